# The browser app.
ui-name = Boulevard
ui-skip = Aller au contenu
ui-home = Accueil
ui-settings = Réglages
ui-language = Langue
ui-sound = Son
ui-dark = Mode sombre
ui-me = Vous
ui-close = Fermer
ui-save = Enregistrer
ui-done = Enregistré.
ui-again = Réessayer
ui-loading = Un instant...
ui-copy = Copier
ui-copied = Copié
ui-labelled = { $label } : { $text }

# Home
ui-home-title = Trois villes vous attendent
ui-home-running = Vos tables
ui-game-welcome-to = Welcome
ui-game-new-las-vegas = New Las Vegas
ui-game-lords-of-vegas = Lords of Vegas
ui-tagline-welcome-to = Dessinez une banlieue des années 50 : retournez, écrivez, clôturez, plongez.
ui-tagline-new-las-vegas = Bâtissez des casinos au crépuscule et faites défiler les stars en limousine.
ui-tagline-lords-of-vegas = Régnez sur le Strip à coups de dés, d'accords et d'audace.
ui-game-missing = Ce jeu n'est pas sur ce serveur.
ui-play-bot = Jouer tout de suite contre un robot
ui-play-friends = Entre amis
ui-play-solo = En solo
ui-learn = Apprendre
ui-rules = Règles
ui-table-open = Il manque des joueurs
ui-table-your-turn = À vous de jouer
ui-table-waiting = Les autres jouent
ui-records = Parties terminées
ui-records-none = Vos parties terminées apparaissent ici, prêtes à être revues.
ui-record-import = Charger une partie
ui-record-save = Enregistrer la partie
ui-record-fair = Cohérent : cartes et dés découlent de la graine indiquée. Seul le serveur de la partie sait s'ils étaient fixés avant le premier coup.

# A new table
ui-your-name = Votre nom
ui-new-create = Ouvrir la table
ui-guest-seat = Invité { $seat }
ui-options = Options
ui-turn-limit = Temps par tour
ui-turn-limit-value = { $seconds ->
    [0] sans limite
    [300] 5 minutes
    [3600] 1 heure
    [86400] 1 jour
    [259200] 3 jours
   *[other] { $seconds } secondes
}

# The lobby
ui-invite = Lien d'invitation
ui-seats = Places
ui-seat-open = Place libre
ui-seat-yours = Vous
ui-seat-bot = Robot
ui-seat-here = Sur cet appareil
ui-seat-free = Libérer la place
ui-online = en ligne
ui-away = hors ligne
ui-start = Commencer
ui-start-open = { $count ->
    [0] Aucune place n'est libre
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
ui-start-host = L'hôte lance la partie.
ui-join-title = Venez jouer à { $game }
ui-join-who = À la table : { $names }. Places libres : { $free }.
ui-join = S'asseoir
ui-watch = Regarder

# At the table
ui-board = Plateau
ui-players = Joueurs
ui-turn-now = Tour { $turn }
ui-guide-show = Conseil
ui-own-sheet = Revenir à votre feuille
ui-choices = Ce que vous pouvez faire
ui-side = Score, journal et discussion
ui-score = Score
ui-log = Journal
ui-log-empty = Rien pour l'instant.
ui-log-start = La partie commence.
ui-log-bot = Un robot joue pour { $name }.
ui-log-undo = { $name } annule son dernier choix.
ui-log-sat = { $name } s'assied.
ui-log-left = La place { $seat } est libre.
ui-log-late = Temps écoulé : { $names }.
ui-chat = Discussion
ui-chat-say = Écrire un message
ui-chat-send = Envoyer
ui-undo = Annuler
ui-restart = Recommencer le tour
ui-confirm = Confirmer
ui-ready = a joué
ui-you = { $name } (vous)
ui-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-prompt-wait = Vous avez confirmé. Les autres réfléchissent encore.
ui-prompt-watch = Vous regardez.
ui-prompt-over = La partie est terminée.
ui-waiting-for = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $count } joueurs : { $names }.
}
ui-watching = Vous regardez cette table.
ui-watching-back = Une de ces places est à vous ? Revenez avec votre lien personnel.
ui-hot-seat = Places sur cet appareil
ui-late = { $name } n'a plus de temps.
ui-late-bot = Laisser jouer un robot
ui-offline = Pas de connexion. Nouvel essai...
ui-offline-draft = Pas de connexion. Votre choix est conservé et sera envoyé dès que possible.
ui-table-menu = Menu de la table
ui-leave-bot = Laisser un robot jouer pour { $name }
ui-leave-open = Libérer la place : { $name }
ui-commitment = Sceau des cartes et des dés : { $hash }
ui-proven = { $count ->
    [0] Le serveur a scellé cartes et dés avant le premier coup et ne peut plus les changer.
    [one] Cartes et dés viennent de la graine scellée du serveur et d'un nombre d'une place qu'il ne pouvait pas connaître : personne ne les a choisis.
   *[other] Cartes et dés viennent de la graine scellée du serveur et de nombres de { $count } places qu'il ne pouvait pas connaître : personne ne les a choisis.
}
ui-seed = Valeur de départ (graine) : { $seed }

# The end
ui-end-counting = On compte...
ui-end-skip = Aller au résultat
ui-end-solo = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ui-end-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
ui-end-look = Voir le plateau
ui-end-you = Vous gagnez, { $name } !
ui-end-ahead = { $points ->
    [one] { $points } point devant { $name }.
   *[other] { $points } points devant { $name }.
}
ui-end-level = À égalité avec { $name } en tout ; l’égalité profite au joueur.
ui-end-shared = Égalité parfaite : la victoire est partagée.
ui-end-tie-welcome-to = { $step ->
    [0] À égalité de points avec { $name } : le nombre de lotissements départage.
   *[other] À égalité de points et de lotissements avec { $name } : les lotissements de taille { $step } départagent.
}
ui-end-tie-new-las-vegas = { $step ->
    [0] À égalité de points avec { $name } : le nombre d’hôtels départage.
   *[other] À égalité de points et d’hôtels avec { $name } : les grands hôtels départagent.
}
ui-end-tie-lords-of-vegas = À égalité de points avec { $name } : l’argent départage.
ui-end-behind = { $points ->
    [one] Vous : place { $place }, à { $points } point.
   *[other] Vous : place { $place }, à { $points } points.
}
ui-end-behind-level = Vous : place { $place }, avec autant de points.
ui-end-place = { $name } · { $place }.
ui-end-first = Votre première partie
ui-end-best-now = Votre record
ui-end-best = Record : { $points }
ui-end-average = { $games ->
    [one] Moyenne : { $points } en { $games } partie
   *[other] Moyenne : { $points } en { $games } parties
}
ui-end-with = avec { $names }
ui-end-share = Partager l’image
ui-end-save = Enregistrer l’image
ui-end-next = Suivant
ui-end-again = Compter encore
ui-end-result = Résultat
ui-portrait = Constructions : { $name }
ui-rematch = Rejouer
ui-replay = Revoir la partie
ui-replay-of = { $game }, tour par tour
ui-replay-back = Tour précédent
ui-replay-on = Tour suivant
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-slider = Tour de la partie
ui-replay-turn = Tour { $turn } sur { $turns }
ui-replay-round = Tour { $turn } sur { $turns }
ui-replay-none = Aucun tour n’a encore été joué
ui-replay-first = Premier tour
ui-replay-last = Dernier tour
ui-replay-speed = Vitesse
ui-replay-link = Lien vers ce tour
ui-replay-as = Continuer à la place
ui-replay-go-on = Continuer d’ici
ui-replay-curve = Points, tour après tour
ui-replay-keys = ← → tours · Espace : lecture
ui-origin-turn = Cette partie continue une partie précédente à partir du tour { $turn }. Elle ne compte pas dans vos résultats.
ui-origin-round = Cette partie continue une partie précédente à partir du tour { $turn }. Elle ne compte pas dans vos résultats.
ui-origin-practice = Entraînement : les cartes sont préparées. La partie ne compte pas dans vos résultats.

# The rules
ui-rules-missing = Les règles de ce jeu ne sont pas encore écrites.
ui-rules-english = Ces règles ne sont pas encore traduites.
ui-rules-table = Tableau

# You
ui-link = Lien personnel
ui-link-how = Ouvre vos places sur un autre appareil. Quiconque le possède peut jouer à votre place : gardez-le pour vous.
ui-link-make = Montrer le lien
ui-link-renew = Nouveau lien (les anciens ne marcheront plus)
ui-account = Compte
ui-account-how = Un compte garde vos parties sous un nom et un mot de passe. Il n'en faut pas pour jouer.
ui-account-yours = Compte : { $account }
ui-account-name = Nom du compte
ui-account-make = Créer un compte
ui-password = Mot de passe
ui-password-change = Changer de mot de passe
ui-password-change-how = Tous les autres appareils sont déconnectés et les liens d'avant prennent fin.
ui-password-old = Ancien mot de passe
ui-password-new = Nouveau mot de passe
ui-kept = Ce qui est conservé sur vous
ui-kept-how = Votre nom, vos parties et résultats, et comment vous joindre. Une copie est à vous à tout moment.
ui-kept-save = Enregistrer une copie
ui-delete = Me supprimer
ui-delete-how = Compte, résultats et parties apportées sont supprimés, et votre nom quitte les tables. Les places des parties en cours se libèrent. Personne ne peut revenir en arrière.
ui-delete-sure = Me supprimer définitivement
ui-login = Se connecter
ui-logout = Se déconnecter
ui-back-title = Bon retour, { $name }
ui-back = Cet appareil a maintenant vos places.
ui-guide = Guide de la première partie
ui-guide-on = Activer le guide
ui-guide-off = Masquer les conseils
ui-guide-next = Compris
ui-guide-more = La règle

# Dead ends
ui-problem-table-title = Cette table n'existe pas
ui-problem-table = L'adresse est peut-être incomplète, ou la table a été supprimée.
ui-problem-invite-title = Cette invitation a expiré
ui-problem-invite = Elle ne mène plus à une table. Demandez un nouveau lien ou ouvrez votre propre table.
ui-problem-full-title = Toutes les places sont prises
ui-problem-full = Vous pouvez regarder cette partie ou ouvrir votre propre table.
ui-problem-link-title = Ce lien personnel a expiré
ui-problem-link = Créez-en un nouveau sur l'appareil où vous avez joué, ou connectez-vous à votre compte.
ui-problem-over-title = Cette partie est terminée
ui-problem-over = Vous pouvez encore voir le plateau et le décompte.
ui-problem-identity-title = Ce navigateur ne vous connaît plus
ui-problem-identity = Ce navigateur a perdu son cookie. Vos places sont toujours là : ouvrez votre lien personnel ou connectez-vous.
ui-problem-private-title = Une table privée
ui-problem-private = Seuls les joueurs de cette table peuvent voir la partie.
ui-problem-record-title = Cette partie enregistrée n'existe pas
ui-problem-record = L'adresse est peut-être incomplète. L'accueil permet d'ouvrir une partie enregistrée depuis un fichier.
ui-problem-offline-title = Le serveur ne répond pas
ui-problem-offline = Vérifiez votre connexion. Rien n'est perdu : vos parties sont conservées sur le serveur.
ui-problem-page-title = Rien ici
ui-problem-page = Cette page n'existe pas.
ui-problem-busy-title = Un instant, s'il vous plaît
ui-problem-busy = Le serveur demande une petite pause. Réessayez dans un instant.
ui-problem-other-title = Cela n'a pas marché
ui-problem-other = Quelque chose d'inattendu s'est produit. Rien n'a été changé.

# Bots
bot-random = Étourdi
bot-greedy = Glouton
bot-learned = Érudit
bot-master = Grand maître

# Welcome To on the board
ui-wt-cards = Cartes et plans
ui-wt-streets = Les trois rues
ui-wt-pile = { $cards ->
    [one] Pile : { $cards } carte
   *[other] Pile : { $cards } cartes
}
ui-wt-pile-top = Son prochain effet : { $effect }
ui-wt-pile-unseen = Pas encore vus
ui-wt-pile-hand = Vu chez { $name }
ui-wt-pile-played = Cartes jouées
ui-wt-sheet-of = Feuille : { $name }
ui-wt-effect-surveyor = Clôture
ui-wt-effect-estate = Agent
ui-wt-effect-park = Parc
ui-wt-effect-pool = Piscine
ui-wt-effect-temp = Intérim
ui-wt-effect-bis = Bis
ui-wt-lot = Maison { $house } : { $number }
ui-wt-lot-empty = Terrain { $house } : vide
ui-wt-lot-roundabout = Terrain { $house } : rond-point
ui-wt-lot-pool = avec un emplacement de piscine
ui-wt-lot-pool-built = avec piscine
ui-wt-lot-fence = clôture à droite
ui-wt-lot-estate = dans un lotissement complet de taille { $size }
ui-wt-parks = { $street }, parcs : { $planted }, valeur { $points }
ui-wt-pools = Piscines : { $count }, valeur { $points }
ui-wt-temps = Intérimaires : { $count }
ui-wt-estates = Un lotissement de taille { $size } rapporte { $points }
ui-wt-bis = Bis : { $count }, moins { $points }
ui-wt-roundabouts = Ronds-points : { $count }
ui-wt-refusals = Permis refusés : { $count }
ui-wt-plan = Plan { $plan } : { $condition }. Rapporte { $points }.{ $scored ->
    [0] {""}
    [one] {" "}Vous y avez marqué { $scored } point.
   *[other] {" "}Vous y avez marqué { $scored } points.
}
ui-wt-which-number = Quel numéro ?
ui-wt-roundabout = Construire un rond-point
ui-wt-prompt-pick = Choisissez une des combinaisons : un numéro et son effet.
ui-wt-prompt-write = Inscrivez le { $number } dans une maison en surbrillance.
ui-wt-prompt-write-temp = Choisissez le numéro, puis une maison en surbrillance.
ui-wt-prompt-use = Choisissez le lotissement que le plan utilise.
ui-wt-prompt-pass = Choisissez la carte que vous passez à droite.
ui-wt-prompt-fence = Tracez une clôture si vous le souhaitez, puis confirmez.
ui-wt-prompt-estate = Valorisez une taille de lotissement si vous le souhaitez, puis confirmez.
ui-wt-prompt-park = Aménagez un parc dans cette rue si vous le souhaitez, puis confirmez.
ui-wt-prompt-pool = Construisez la piscine si vous le souhaitez, puis confirmez.
ui-wt-prompt-temp = Engagez un intérimaire si vous le souhaitez, puis confirmez.
ui-wt-prompt-bis = Copiez un numéro dans la maison voisine si vous le souhaitez, puis confirmez.
ui-wt-prompt-claim = Vous avez réalisé un plan : annoncez-le, puis confirmez.
ui-wt-prompt-refuse = Aucun numéro ne convient : permis refusé.
ui-wt-prompt-done = Confirmez votre tour, ou annulez des étapes.

# Welcome To, the first game
guide-welcome-to-welcome = À la fin, le plus grand nombre de points gagne. Vous construisez trois rues ; tout le monde utilise les mêmes cartes, chacun sur sa feuille.
guide-welcome-to-pick = Chaque combinaison réunit un numéro et un effet. Choisissez celle qui vous plaît ; d'autres peuvent prendre la même.
guide-welcome-to-write = Dans chaque rue, les numéros croissent de gauche à droite. Vous pouvez laisser des vides et les remplir plus tard : petits numéros à gauche, grands à droite.
guide-welcome-to-fence = Les clôtures délimitent les lotissements. Un lotissement complet, c'est une à six maisons de suite, une clôture à chaque bout et aucun vide. Seuls les lotissements complets comptent.
guide-welcome-to-estate = L'agent valorise tous les lotissements d'une même taille. Choisissez une taille que vous aurez souvent.
guide-welcome-to-park = Les parcs comptent dans la rue où vous venez d'écrire. C'est le dernier d'une rue qui vaut le plus.
guide-welcome-to-pool = Cette maison a un emplacement de piscine. Chaque piscine rapporte de 3 à 5 points, les dernières davantage.
guide-welcome-to-temp = Avec un intérimaire, vous pouvez changer le numéro de 1 ou 2. Le joueur qui en engage le plus reçoit 7 points à la fin.
guide-welcome-to-bis = Le bis copie un numéro dans la maison voisine. Il comble les vides, mais chaque copie coûte des points.
guide-welcome-to-next = Le petit signe sur une carte numéro annonce le prochain effet de cette pile.
guide-welcome-to-plans = Les plans de la ville demandent certains lotissements. Le premier à en réaliser un marque la valeur la plus haute.
guide-welcome-to-claim = Vous avez ce que ce plan demande. Annoncez-le : les lotissements utilisés ne pourront plus changer.
guide-welcome-to-refuse = Aucun numéro ne convient. Le troisième refus met fin à la partie, et les refus coûtent des points.
guide-welcome-to-end = La partie se termine quand quelqu'un a rempli toutes ses maisons, réalisé les trois plans ou reçu trois refus.
guide-welcome-to-confirm = Tant que vous n'avez pas confirmé, vous pouvez tout annuler. Personne ne voit votre tour avant.
guide-welcome-to-lesson-win = À la fin, le plus grand nombre de points gagne. Les points viennent des lotissements, des parcs, des piscines et des plans. Construisons un premier lotissement.
guide-welcome-to-lesson-1-pick = Prenez le 1 avec la clôture.
guide-welcome-to-lesson-1-write = Écrivez-le dans la première maison : les numéros croissent de gauche à droite, et aucun n’est plus petit.
guide-welcome-to-lesson-1-fence = Placez la clôture à droite de votre maison. Une maison entre deux clôtures est un lotissement complet de taille 1.
guide-welcome-to-lesson-1-done = Voilà votre premier lotissement. Confirmez le tour ; jusque-là, chaque étape peut être annulée.
guide-welcome-to-lesson-2-pick = Prenez maintenant le 6 avec l’agent, qui donne plus de valeur aux lotissements.
guide-welcome-to-lesson-2-write = Un 6 se place vers le milieu, avec de la place des deux côtés.
guide-welcome-to-lesson-2-estate = Augmentez les lotissements d’une maison : chacun des vôtres vaut désormais plus.
guide-welcome-to-lesson-2-done = Confirmez. L’adversaire joue en même temps, avec les mêmes cartes.
guide-welcome-to-lesson-3-plan = Le plan 1 demande six lotissements d’une maison. Le premier à remplir un plan marque la valeur la plus élevée.
guide-welcome-to-lesson-3-pick = Vous en avez un. Prenez le 7 avec la clôture pour le suivant.
guide-welcome-to-lesson-3-write = Écrivez le 7 juste à côté de votre lotissement.
guide-welcome-to-lesson-3-fence = Une clôture ici, et le deuxième lotissement d’une maison est complet.
guide-welcome-to-lesson-3-done = Deux sur six. Confirmez ; à partir d’ici, les choix sont à vous.

# Entrer
ui-code = Un code reçu de la table ?
ui-code-enter = Entrer
ui-code-how = Ou tapez ce code sur { $address }
ui-qr = Code QR du lien d'invitation
ui-qr-how = Scannez, asseyez-vous
ui-share = Partager
ui-share-text = Venez jouer à { $game }. Le code est { $code }.
ui-door-closed = Pour l'instant, seul cet ordinateur peut entrer.
ui-door-open-how = Pour accueillir téléphones et tablettes, arrêtez Boulevard et relancez-le ainsi :
ui-new-title = Préparez la table
ui-seats-near = Autres places
ui-seat-add = Une place de plus
ui-seat-remove = Enlever la place
ui-seat-name = Nom sur le carton
ui-seat-colour = Couleur
ui-seat-who = Qui s'assied ici ?
ui-seat-invited = Quelqu'un à distance
ui-colour-teal = bleu canard
ui-colour-coral = corail
ui-colour-mustard = moutarde
ui-colour-violet = violet
ui-colour-blue = bleu
ui-colour-green = vert
ui-colour-pink = rose
ui-colour-slate = ardoise
ui-colour-red = rouge
ui-colour-white = blanc
ui-colour-black = noir
ui-listed = Tout le monde sur ce serveur peut s'asseoir
ui-lobby-full = Tout le monde est là.
ui-lobby-watch = La table se prépare.
ui-problem-code-title = Aucune table n'a ce code
ui-problem-code = Un code est valable deux jours. Demandez-en un nouveau.

# Accueil : ce qui se passe
ui-home-join = Tables ouvertes à tous
ui-home-free = { $count ->
    [0] Aucune place libre
    [one] Une place libre
   *[other] { $count } places libres
}
ui-home-all = Tout voir ({ $count })
ui-result-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ui-result-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }

# Un appareil, plusieurs personnes
ui-hand-over = Passez l'appareil à { $name }
ui-hand-over-why = Chacun ne voit que sa propre feuille.
ui-hand-over-ready = Je suis { $name }
ui-hand-over-off = Ne plus afficher cet écran
ui-hand-over-setting = Afficher « Passez l'appareil à ... » entre deux tours

# Être appelé
ui-call = Me prévenir quand c'est à moi
ui-call-browser = Dans ce navigateur
ui-call-push = Ce navigateur, même quand la page est fermée
ui-call-always = C'est fait : ce navigateur vous préviendra, même quand la page est fermée.
ui-call-while-open = C'est fait : ce navigateur vous préviendra tant que la page est ouverte.
ui-call-refused = Le navigateur n'autorise pas les notifications ici.
ui-call-insecure = Les navigateurs n'autorisent les notifications que sur les adresses en https.
ui-call-unconfirmed = pas encore confirmé
ui-call-stop = Arrêter
ui-call-mail = Votre adresse e-mail
ui-call-mail-ask = Par e-mail
ui-call-mail-sent = Un e-mail est en route. Ouvrez le lien qu'il contient.
ui-call-back = Retour à la table
ui-letter-confirm = Oui, écrivez-moi quand c'est à moi
ui-letter-stop = Ne plus recevoir ces e-mails
ui-letter-yes = C'est fait : { $address } recevra un e-mail quand ce sera à vous.
ui-letter-stopped = C'est fait : plus aucun e-mail à { $address }.

# Le bureau d'un serveur
ui-office = Le bureau
ui-office-here = { $count ->
    [one] page est ouverte
   *[other] pages sont ouvertes
}
ui-office-known = { $count ->
    [one] personne connue, { $accounts } avec un compte
   *[other] personnes connues, { $accounts } avec un compte
}
ui-office-playing = { $count ->
    [one] partie en cours, { $over } terminées
   *[other] parties en cours, { $over } terminées
}
ui-office-copied = Dernière sauvegarde : { $when }
ui-office-no-copy = Il n'y a pas encore de sauvegarde.
ui-office-copies = { $hours ->
    [one] Toutes les heures ; les { $keep } dernières sont gardées.
   *[other] Toutes les { $hours } heures ; les { $keep } dernières sont gardées.
}
ui-office-copies-off = Le serveur n'en fait pas de lui-même (BOULEVARD_BACKUP_EVERY).
ui-office-copy = Sauvegarder maintenant
ui-office-announce = Dit à tout le monde, en haut de chaque page
ui-office-announce-example = Soupe à huit heures, la finale commence à neuf heures.
ui-office-announce-do = Afficher
ui-office-announce-off = Retirer
ui-office-open = La porte est ouverte
ui-office-open-how = Tout le monde peut entrer et jouer.
ui-office-closed = Réservé au club
ui-office-closed-how = On demande le code du club aux nouveaux venus.
ui-office-code = Code du club
ui-office-close = Demander ce code
ui-office-open-do = Ouvrir la porte
ui-office-people = Personnes
ui-office-tables = Tables
ui-office-find-person = Nom ou compte
ui-office-find-table = Nom d'une personne à la table
ui-office-guest = sans compte
ui-office-online = ici en ce moment
ui-office-seen = dernière visite le { $when }
ui-office-sits = { $count ->
    [one] à une table
   *[other] à { $count } tables
}
ui-office-is-banned = Accès refusé
ui-office-is-muted = Ne peut pas écrire
ui-office-administrator = Administration
ui-office-mute = Interdire d'écrire
ui-office-unmute = Permettre à nouveau d'écrire
ui-office-ban = Refuser l'accès
ui-office-unban = Laisser entrer à nouveau
ui-office-password = Donner un nouveau mot de passe
ui-office-password-is = Nouveau mot de passe pour { $name }, visible seulement maintenant :
ui-office-nobody = Personne de ce nom.
ui-office-address = Refuser une adresse : 192.0.2.1
ui-office-address-do = Refuser
ui-office-no-table = Aucune table de ce genre.
ui-office-status-open = pas encore commencée
ui-office-status-running = en cours
ui-office-status-over = terminée
ui-office-listening = { $count ->
    [one] une page ouverte
   *[other] { $count } pages ouvertes
}
ui-office-remove = Supprimer la table
ui-office-unsay = Effacer ces mots
ui-office-sure = Vraiment ?
ui-club = Réservé au club
ui-club-how = Ce serveur est celui d'un club. Quel est son code ?
ui-club-wrong = Ce n'est pas le bon code.
ui-club-enter = Entrer
ui-club-known = J'ai un compte
