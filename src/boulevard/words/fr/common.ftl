# What every game and command says.
seat = Place { $seat }
player = Joueur { $seat }
score-category = Points
score-total = Total
score-place = Rang

# Steps and chance
error-no-such-game = Il n'y a pas de jeu « { $game } ». Les jeux sont : { $games }.
error-no-such-bot = Il n'y a pas de robot « { $bot } ». Les robots sont : { $bots }.
error-no-such-seat = Il n'y a pas de place { $seat } dans cette partie ; { $last ->
    [0] sa seule place porte le numéro 0
   *[other] ses places portent les numéros 0 à { $last }
}.
error-seat-written = Il n'y a pas de place { $seat } dans cette partie ; elle compte { $seats ->
    [one] une place
   *[other] { $seats } places
}.
error-not-your-turn = Ce n'est pas au joueur { $seat } de jouer.
error-game-over = La partie est terminée.
error-chance-next = Les cartes ou les dés viennent d'abord ; personne ne peut jouer avant qu'ils soient révélés.
error-chance-not-next = Il n'y a rien à distribuer ni à lancer maintenant.
error-chance-impossible = « { $outcome } » ne peut pas sortir maintenant.
error-step-not-now = « { $step } » n'est pas possible maintenant. Possible : { $steps }
error-nothing-to-undo = Il n'y a rien à annuler.
error-after-confirm = « { $step } » termine le tour ; rien ne peut suivre.
error-no-drafts = Dans ce jeu, on joue un coup à la fois.
error-nothing-to-correct = Aucune réponse du hasard ne peut être corrigée maintenant.

# Before a game
error-seats = On ne peut pas jouer à { $seats } ; il faut de { $fewest } à { $most } joueurs.
error-option-unknown = Ce jeu n'a pas d'option « { $option } ». Ses options sont : { $options }.
error-option-value = « { $value } » n'est pas une valeur de l'option « { $option } » ; au choix : { $values }.
error-option-data = L'option « { $option } » attend un objet JSON.
error-option-text = Une option s'écrit nom=valeur, et non « { $text } ».
error-options-shape = Les options sont des noms avec des valeurs.
error-bots-count = Robots nommés : { $bots }, places : { $seats }. Nommez-en un pour toutes, ou un par place.

# Files
error-file-missing = Le fichier « { $file } » n'existe pas.
error-file-text = « { $file } » n'est pas un fichier texte.
error-file-json = « { $file } » n'est pas du JSON valide : ligne { $line }, colonne { $column } : { $reason }.
error-file = « { $file } » ne peut pas être lu : { $reason }.
error-file-unusable = « { $file } » est inutilisable : { $reason }.

# Positions
error-position-object = { $where } : un objet avec des champs nommés est attendu.
error-position-missing = { $where } : le champ « { $field } » manque.
error-position-extra = { $where } : il n'y a pas de champ « { $field } ».
error-position-number = { $where } : un nombre entier de { $low } à { $high } est attendu.
error-position-list = { $where } : une liste de longueur { $count } est attendue.
error-position-list-range = { $where } : une liste de longueur { $fewest } à { $most } est attendue.
error-position-flag = { $where } : true ou false est attendu.
error-position-word = { $where } : au choix : { $known }.
error-position-game = Cette position n'est pas de « { $game } » mais de « { $found } ».
error-position-twice = { $where } : { $number } apparaît deux fois.
impossible-draft = { $where } : { $reason }
impossible-draft-now = { $where } : personne ne peut avoir commencé un tour à ce moment de la partie.

# Records
error-record-line = Ligne { $line } : { $reason }
error-record-first-line = Une partie enregistrée commence par « { $expected } ».
error-record-long = Une partie enregistrée compte au plus { $most } caractères.
error-record-unknown-line = Ce n'est ni un en-tête ni un coup : « { $text } ».
error-record-twice = « { $name } » apparaît deux fois.
error-record-late-header = « { $name } » doit précéder le premier coup.
error-record-after-end = Il y a des coups après la fin de la partie.
error-record-empty-line = Il manque un coup.
error-record-missing = Il manque « { $name } » à la partie enregistrée.
error-record-number = « { $text } » n'est pas un nombre pour « { $name } ».
error-record-json = La valeur de « { $name } » est illisible.
error-record-names = Une partie enregistrée demande autant de noms que de places : { $seats }.
error-record-seat-numbers = Chaque nombre d'une place s'écrit avec la place, un signe égal et 32 chiffres hexadécimaux ; pas ici : { $text }.
error-rules-version = Cette partie suit la version { $rules } des règles de { $game } ; jouables ici : { $known }.
error-no-whole-turns = { $game } n'a pas de tours entiers à énumérer : on y agit l'un après l'autre.
error-record-start = La position de départ ne correspond pas aux places et aux options de la partie enregistrée.
error-record-unfinished = La partie enregistrée donne un résultat, mais elle n'est pas terminée.
error-record-result = La partie enregistrée donne le résultat { $found }, ses coups donnent { $expected }.
error-record-no-seed = La partie enregistrée n'a pas de valeur de départ (graine) : cartes et dés ne peuvent pas être vérifiés. Elle est publiée à la fin de la partie.
error-record-no-commitment = La partie enregistrée n'a pas de sceau auquel comparer la valeur de départ.
error-record-commitment = La valeur de départ n'est pas celle qui avait été scellée.
error-record-chance = Le hasard aurait dû donner { $expected }, mais la partie enregistrée dit { $found }.
error-record-chance-source = Le hasard vient de sealed, seeded ou typed, pas de « { $source } ».
error-record-typed = Rien à prouver : on a lu les cartes et les dés de cette partie sur la table.

# Playing in the terminal
error-language = Il n'y a pas de langue « { $language } ». Les langues sont : { $languages }.
error-play-resume = « { $file } » n'a pas été enregistré par « boulevard play » et ne peut pas être repris ; « boulevard replay » le montre.
error-play-finished = La partie de « { $file } » est terminée ; « boulevard replay » la montre.
play-interpreted = Boulevard tourne en mode interprété (plus lent) : aucun compilateur C n'a été trouvé à l'installation.
play-welcome = { $game }. Tapez le numéro d'un choix ou son nom. Annuler : u, aide : ?, quitter : q.
play-prompt = Votre choix ?
play-help = Tapez le numéro devant un choix, ou son nom, par exemple A ou 8@2.4 (8 dans la quatrième maison de la deuxième rue). u : annuler une étape. q : quitter ; la partie est enregistrée.
play-many = { $kind }... tapez un emplacement : { $places }
play-lords-of-vegas-card = Carte : { $card }
play-lords-of-vegas-signs = Lots : dé/joueur, * patron ; [joueur] $prix ; $prix (dé) ; × fermé.
play-turn = Tour { $turn }
play-next-effects = Effets du prochain tour : { $effects }
play-your-sheet = Votre feuille
play-over = La partie est terminée. Elle est enregistrée dans { $file }
play-stopped = Enregistré. Pour continuer : boulevard play --resume { $file }
