# What every game and command says.
seat = Place { $seat }
score-category = Points
score-total = Total
score-place = Rang

# Steps and chance
error-no-such-game = Il n'y a pas de jeu « { $game } ». Les jeux sont : { $games }.
error-no-such-bot = Il n'y a pas de robot « { $bot } ». Les robots sont : { $bots }.
error-no-such-seat = Il n'y a pas de place { $seat } dans cette partie ; elle compte { $seats ->
    [one] une place
   *[other] { $seats } places
}.
error-not-your-turn = Ce n'est pas à la place { $seat } de jouer.
error-game-over = La partie est terminée.
error-chance-next = Les cartes ou les dés viennent d'abord ; personne ne peut jouer avant.
error-chance-not-next = Il n'y a rien à distribuer ni à lancer maintenant.
error-chance-impossible = « { $outcome } » ne peut pas sortir maintenant.
error-step-not-now = « { $step } » n'est pas possible maintenant. Possible : { $steps }
error-nothing-to-undo = Il n'y a rien à reprendre.

# Before a game
error-seats = { $seats } places, ce n'est pas possible ; il en faut de { $fewest } à { $most }.
error-option-unknown = Ce jeu n'a pas d'option « { $option } ». Ses options sont : { $options }.
error-option-value = « { $value } » n'est pas une valeur de l'option « { $option } » ; au choix : { $values }.
error-option-data = L'option « { $option } » attend un objet JSON.
error-option-text = Une option s'écrit nom=valeur, et non « { $text } ».
error-options-shape = Les options sont des noms avec des valeurs.
error-bots-count = { $bots } robots ont été nommés pour { $seats } places ; nommez-en un pour toutes, ou un par place.

# Files
error-file-missing = Le fichier « { $file } » n'existe pas.
error-file-text = « { $file } » n'est pas un fichier texte.
error-file-json = « { $file } » n'est pas du JSON valable : ligne { $line }, colonne { $column } : { $reason }.
error-file = « { $file } » ne peut pas être lu : { $reason }.
error-file-unusable = « { $file } » est inutilisable : { $reason }.

# Positions
error-position-object = { $where } : un objet avec des champs nommés est attendu.
error-position-missing = { $where } : le champ « { $field } » manque.
error-position-extra = { $where } : il n'y a pas de champ « { $field } ».
error-position-number = { $where } : un nombre entier de { $low } à { $high } est attendu.
error-position-list = { $where } : une liste de { $count } est attendue.
error-position-list-range = { $where } : une liste de { $fewest } à { $most } est attendue.
error-position-flag = { $where } : true ou false est attendu.
error-position-word = { $where } : au choix : { $known }.
error-position-game = Ce n'est pas une position de { $game } mais de « { $found } ».
error-position-rules = Cette position suit la version { $found } des règles ; ici on joue la version { $rules }.
error-position-twice = { $where } : { $number } s'y trouve deux fois.
impossible-draft = { $where } : { $reason }
impossible-draft-now = { $where } : personne ne peut avoir commencé un tour à ce moment de la partie.

# Records
error-record-line = Ligne { $line } : { $reason }
error-record-first-line = Un enregistrement commence par « { $expected } ».
error-record-long = Un enregistrement compte au plus { $most } caractères.
error-record-unknown-line = Ce n'est ni un en-tête ni un coup : « { $text } ».
error-record-twice = « { $name } » s'y trouve deux fois.
error-record-late-header = « { $name } » doit précéder le premier coup.
error-record-after-end = Il y a des coups après la fin de la partie.
error-record-empty-line = Il manque un coup.
error-record-missing = L'enregistrement n'a pas de « { $name } ».
error-record-number = « { $text } » n'est pas un nombre pour « { $name } ».
error-record-json = Ce qui suit « { $name } » est illisible.
error-record-names = Un enregistrement de { $seats } places demande autant de noms.
error-record-rules = L'enregistrement suit la version { $rules } des règles de { $game } ; ici on joue la version { $known }.
error-record-start = La position de départ ne correspond pas aux places et aux options de l'enregistrement.
error-record-unfinished = L'enregistrement donne un résultat, mais la partie n'est pas terminée.
error-record-result = L'enregistrement donne le résultat { $found }, les coups donnent { $expected }.
error-record-no-seed = L'enregistrement n'a pas de graine : le hasard ne peut pas être vérifié. La graine est publiée à la fin de la partie.
error-record-no-commitment = L'enregistrement n'a pas d'engagement auquel comparer la graine.
error-record-commitment = La graine n'est pas celle à laquelle on s'était engagé au départ.
error-record-chance = Le hasard aurait dû donner { $expected }, mais l'enregistrement dit { $found }.

# Playing in the terminal
error-language = Il n'y a pas de langue « { $language } ». Les langues sont : { $languages }.
error-play-resume = « { $file } » n'a pas été enregistré par « boulevard play » et ne peut pas être repris ; « boulevard replay » le montre.
error-play-finished = La partie de « { $file } » est terminée ; « boulevard replay » la montre.
play-interpreted = Boulevard tourne en mode interprété (plus lent) : aucun compilateur C n'a été trouvé à l'installation.
play-welcome = { $game }. Tapez le numéro d'un choix ou son nom ; u reprend un coup, ? aide, q arrête.
play-prompt = Votre choix ?
play-help = Tapez le numéro devant un choix, ou son nom, par exemple A ou 8@2.4 (8 dans la quatrième maison de la deuxième rue). u : reprendre un coup. q : arrêter ; la partie est enregistrée.
play-many = { $kind } ... tapez une place : { $places }
play-lords-of-vegas-card = Carte : { $card }
play-turn = Tour { $turn }
play-next-effects = Effets du prochain tour : { $effects }
play-your-sheet = Votre feuille
play-sheet-of = Place { $seat }
play-bot-step = { $name } (place { $seat }) : { $step }
play-over = La partie est terminée. Elle est notée dans { $file }
play-stopped = Enregistré. Pour continuer : boulevard play --resume { $file }
