# The browser app.
ui-name = Boulevard
ui-skip = Aller au contenu
ui-home = Accueil
ui-settings = Réglages
ui-language = Langue
ui-sound = Son
ui-dark = Couleurs sombres
ui-me = Vous
ui-close = Fermer
ui-save = Enregistrer
ui-done = C'est fait.
ui-again = Réessayer
ui-loading = Un instant ...
ui-copy = Copier
ui-copied = Copié

# Home
ui-home-title = Trois villes vous attendent
ui-home-running = Vos tables
ui-game-welcome-to = Welcome
ui-game-new-las-vegas = New Las Vegas
ui-game-lords-of-vegas = Lords of Vegas
ui-tagline-welcome-to = Dessinez une banlieue des années 50 : retournez, écrivez, clôturez, plongez.
ui-tagline-new-las-vegas = Bâtissez des casinos au crépuscule et promenez-y les stars.
ui-tagline-lords-of-vegas = Régnez sur le Strip à coups de dés, d'accords et d'audace.
ui-game-missing = Ce jeu n'est pas sur ce serveur.
ui-play-bot = Jouer tout de suite contre un robot
ui-play-friends = Entre amis
ui-play-solo = Solo
ui-learn = Apprendre
ui-rules = Règles
ui-table-open = En attente de joueurs
ui-table-your-turn = À vous de jouer
ui-table-waiting = En attente des autres
ui-records = Parties jouées
ui-records-none = Vos parties terminées peuvent être revues ici.
ui-record-import = Ouvrir un enregistrement
ui-record-line = { $total } points, { $place }e sur { $seats }
ui-record-save = Garder l'enregistrement
ui-record-fair = Vérifié : cartes et dés découlent de la graine scellée au départ.

# A new table
ui-your-name = Votre nom
ui-new-people = Personnes en tout
ui-new-here = dont sur cet appareil
ui-new-bots = Robots
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
ui-invite-how = Envoyez ce lien aux personnes avec qui vous voulez jouer.
ui-seats = Places
ui-seat = Place { $seat }
ui-seat-open = Place libre
ui-seat-yours = Vous
ui-seat-bot = Robot
ui-seat-here = Sur cet appareil
ui-seat-free = Libérer la place
ui-bot-kind = Force des robots
ui-online = présent
ui-away = absent
ui-start = Commencer
ui-start-open = { $count ->
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
ui-choices = Ce que vous pouvez faire
ui-side = Score, journal et discussion
ui-score = Score
ui-log = Ce qui s'est passé
ui-log-empty = Rien pour l'instant.
ui-log-start = La partie commence.
ui-log-turn = { $name } : { $steps }
ui-log-bot = Un robot joue pour { $name }.
ui-log-undo = { $name } revient d'un pas.
ui-log-sat = { $name } s'assied.
ui-log-left = La place { $seat } est libre.
ui-log-late = Temps dépassé : { $names }.
ui-log-over = La partie est terminée.
ui-chat = Discussion
ui-chat-say = Dire quelque chose
ui-chat-send = Envoyer
ui-undo = Retour
ui-restart = Recommencer le tour
ui-confirm = Valider
ui-ready = prêt
ui-you = { $name } (vous)
ui-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-prompt-choose = À vous : choisissez.
ui-prompt-wait = Votre tour est validé. Les autres réfléchissent encore.
ui-prompt-watch = Vous regardez.
ui-prompt-over = La partie est terminée.
ui-waiting-for = { $count ->
    [one] En attente de { $names }.
   *[other] En attente de { $count } joueurs : { $names }.
}
ui-watching = Vous regardez cette table.
ui-watching-back = Une de ces places est à vous ? Revenez avec votre lien personnel.
ui-hot-seat = Places sur cet appareil
ui-late = { $name } a dépassé le temps.
ui-late-bot = Laisser jouer un robot
ui-offline = Pas de connexion. Nouvel essai ...
ui-offline-draft = Pas de connexion. Votre choix est gardé et sera envoyé dès que possible.
ui-table-menu = Cette table
ui-leave-bot = Donner la place de { $name } à un robot
ui-leave-open = Libérer la place de { $name }
ui-commitment = Donne scellée : { $hash }
ui-seed = Graine : { $seed }

# The end
ui-end-counting = On compte ...
ui-end-skip = Tout montrer
ui-end-solo = { $total } points
ui-end-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
ui-end-look = Voir le plateau
ui-rematch = Rejouer
ui-replay = Revoir
ui-replay-of = { $game }, pas à pas
ui-replay-back = Un pas en arrière
ui-replay-on = Un pas en avant
ui-replay-play = Lire
ui-replay-pause = Pause
ui-replay-slider = Pas de la partie

# The rules
ui-rules-missing = Les règles de ce jeu ne sont pas encore écrites.
ui-rules-english = Ces règles ne sont pas encore traduites.
ui-rules-table = Tableau

# You
ui-link = Lien personnel
ui-link-how = Ouvre vos places sur un autre appareil. Qui l'a est vous : gardez-le pour vous.
ui-link-make = Montrer le lien
ui-link-renew = Nouveau lien, fermer tous les autres
ui-account = Compte
ui-account-how = Un compte garde vos parties sous un nom et un mot de passe. Il n'en faut pas pour jouer.
ui-account-yours = Vous êtes connecté en tant que { $account }.
ui-account-name = Nom du compte
ui-account-make = Créer un compte
ui-password = Mot de passe
ui-login = Se connecter
ui-logout = Se déconnecter
ui-back-title = Content de vous revoir, { $name }
ui-back = Cet appareil a maintenant vos places.
ui-guide = Guide de la première partie
ui-guide-on = Activer le guide
ui-guide-off = Plus de conseils
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
ui-problem-identity-title = Nous ne vous reconnaissons plus
ui-problem-identity = Ce navigateur a perdu son cookie. Vos places sont toujours là : ouvrez votre lien personnel ou connectez-vous.
ui-problem-private-title = Une table privée
ui-problem-private = Seules les personnes assises peuvent voir cette partie.
ui-problem-record-title = Cet enregistrement n'existe pas
ui-problem-record = L'adresse est peut-être incomplète. L'accueil permet d'ouvrir un enregistrement depuis un fichier.
ui-problem-offline-title = Le serveur ne répond pas
ui-problem-offline = Vérifiez votre connexion. Rien n'est perdu : vos parties sont gardées sur le serveur.
ui-problem-page-title = Rien ici
ui-problem-page = Aucune page n'a cette adresse.
ui-problem-busy-title = Trop vite
ui-problem-busy = Le serveur demande une petite pause. Réessayez dans un instant.
ui-problem-other-title = Cela n'a pas marché
ui-problem-other = Quelque chose d'inattendu s'est produit. Rien n'a été changé.

# Bots
bot-random = Hasard
bot-greedy = Gourmand

# Welcome To on the board
ui-wt-cards = Cartes et plans
ui-wt-street = Rue { $street }
ui-wt-streets = Les trois rues
ui-wt-sheets = Feuilles
ui-wt-sheet-of = Feuille de { $name }
ui-wt-effect-surveyor = Clôture
ui-wt-effect-estate = Agent
ui-wt-effect-park = Parc
ui-wt-effect-pool = Piscine
ui-wt-effect-temp = Intérim
ui-wt-effect-bis = Bis
ui-wt-lot = Maison { $house } : { $number }
ui-wt-lot-empty = Terrain { $house } : vide
ui-wt-lot-roundabout = Terrain { $house } : rond-point
ui-wt-lot-pool = avec la place d'une piscine
ui-wt-lot-pool-built = avec piscine
ui-wt-lot-fence = clôture à droite
ui-wt-lot-estate = dans un lotissement complet de { $size }
ui-wt-parks = Rue { $street }, parcs : { $planted }, valeur { $points }
ui-wt-pools = Piscines : { $count }, valeur { $points }
ui-wt-temps = Intérimaires : { $count }
ui-wt-estates = Un lotissement de { $size } rapporte { $points }
ui-wt-bis = Bis : { $count }, moins { $points }
ui-wt-roundabouts = Ronds-points : { $count }
ui-wt-refusals = Permis refusés : { $count }
ui-wt-plan = Plan { $plan } : { $condition }. Rapporte { $points }. Vous en avez { $scored } points.
ui-wt-which-number = Quel numéro ?
ui-wt-roundabout = Construire un rond-point
ui-wt-prompt-pick = Choisissez une des combinaisons : un numéro et son effet.
ui-wt-prompt-write = Inscrivez le { $number } dans une maison allumée.
ui-wt-prompt-write-temp = Choisissez le numéro, puis une maison allumée.
ui-wt-prompt-use = Choisissez le lotissement que le plan utilise.
ui-wt-prompt-pass = Choisissez la carte pour votre voisin.
ui-wt-prompt-fence = Vous pouvez tracer une clôture, puis valider.
ui-wt-prompt-estate = Vous pouvez valoriser une taille de lotissement, puis valider.
ui-wt-prompt-park = Vous pouvez aménager un parc dans cette rue, puis valider.
ui-wt-prompt-pool = Vous pouvez construire la piscine, puis valider.
ui-wt-prompt-temp = Vous pouvez engager un intérimaire, puis valider.
ui-wt-prompt-bis = Vous pouvez copier un numéro dans la maison voisine, puis valider.
ui-wt-prompt-claim = Vous avez réalisé un plan : annoncez-le, puis validez.
ui-wt-prompt-refuse = Aucun numéro ne convient : prenez un refus.
ui-wt-prompt-done = Validez votre tour, ou revenez en arrière.

# Welcome To, the first game
guide-welcome-to-welcome = Vous construisez trois rues. Tout le monde utilise les mêmes cartes en même temps, chacun sur sa feuille.
guide-welcome-to-pick = Chaque paire est un numéro et un effet. Choisissez celle qui vous plaît ; d'autres peuvent prendre la même.
guide-welcome-to-write = Dans chaque rue, les numéros croissent de gauche à droite. Vous pouvez laisser des trous et les remplir plus tard : petits numéros à gauche, grands à droite.
guide-welcome-to-fence = Les clôtures font les lotissements. Un lotissement complet, c'est une à six maisons de suite, une clôture à chaque bout et aucun trou. Seuls les lotissements complets comptent.
guide-welcome-to-estate = L'agent valorise tous les lotissements d'une même taille. Choisissez une taille que vous aurez souvent.
guide-welcome-to-park = Les parcs comptent dans la rue où vous venez d'écrire. Le dernier d'une rue vaut le plus.
guide-welcome-to-pool = Cette maison a la place d'une piscine. Chaque piscine vaut plus que la précédente.
guide-welcome-to-temp = Un intérimaire change le numéro de deux au plus. Qui en engage le plus gagne 7 points à la fin.
guide-welcome-to-bis = Le bis copie un numéro dans la maison voisine. Il bouche les trous, mais chaque copie coûte des points.
guide-welcome-to-next = Le petit signe sur une carte numéro annonce le prochain effet de cette pile.
guide-welcome-to-plans = Les plans de la ville demandent certains lotissements. Le premier à en réaliser un gagne le plus grand nombre.
guide-welcome-to-claim = Vous avez ce que ce plan demande. Annoncez-le : les lotissements utilisés ne changent plus.
guide-welcome-to-refuse = Aucun numéro ne convient. Le troisième refus termine la partie, et les refus coûtent des points.
guide-welcome-to-end = La partie se termine quand quelqu'un a rempli toutes ses maisons, réalisé les trois plans ou reçu trois refus.
guide-welcome-to-confirm = Tant que vous n'avez pas validé, vous pouvez revenir sur chaque pas. Personne ne voit votre tour avant.
