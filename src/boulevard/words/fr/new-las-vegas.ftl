# Welcome to New Las Vegas
game-new-las-vegas = Welcome to New Las Vegas
option-new-las-vegas-introductory = Partie d'initiation : sans golf, sans banque, trois liasses de billets
option-new-las-vegas-acme = Niveau de l'architecte ACME, pour une personne
option-new-las-vegas-sheet = Une copie corrigée des feuilles (fichier JSON)

score-new-las-vegas-projects = Projets
score-new-las-vegas-inauguration = Inauguration
score-new-las-vegas-shows = Spectacles
score-new-las-vegas-hotels = Hôtels
score-new-las-vegas-streets = Rues
score-new-las-vegas-golf = Golf
score-new-las-vegas-limousine = Limousine
score-new-las-vegas-bankruptcy = Coffre-fort

word-effect-inauguration = inauguration
word-effect-construction = construction
word-effect-limousine = limousine
word-effect-show = spectacle
word-effect-improvement = amélioration

word-column-left = gauche
word-column-right = droite
word-colour-pink = rose
word-colour-purple = violet
word-colour-yellow = jaune
word-ladder-inauguration = inauguration
word-ladder-hotel-large = grands hôtels
word-ladder-hotel-small = petits hôtels
word-ladder-streets = bonus de rue
word-ladder-golf-3 = trous PAR 3
word-ladder-golf-4 = trous PAR 4
word-ladder-golf-5 = trous PAR 5
word-ladder-vip = casinos VIP
word-ladder-luxury = casinos de luxe
word-ladder-missing = lignes manquantes

project-large-3 = Trois grands hôtels
project-small-5 = Cinq petits hôtels
project-hotels-7 = Sept hôtels, grands ou petits
project-large-neighbours-2 = Deux grands hôtels sur des avenues voisines
project-hotels-row-4 = Quatre hôtels sur des avenues consécutives
project-hotels-ends = Les hôtels des avenues 1 et 11
project-inauguration-10 = Dix cases d'inauguration cochées et non entourées
project-limo-types = La limousine est passée devant un casino VIP, un de luxe et un mafieux
project-even-6 = Une suite de six casinos pairs
project-odd-7 = Une suite de sept casinos impairs
project-odd-4-twice = Deux suites de quatre casinos impairs
project-even-5-end = Une suite de cinq casinos pairs au bout d'une rue
project-streets-2 = Tous les casinos de deux rues ouverts, hors casinos en chantier
project-limo-streets = La limousine est passée devant un casino spécial dans chaque rue
project-cranes-ends = Les casinos en chantier des avenues 1 et 11 construits et ouverts
project-cranes-2 = Tous les casinos en chantier de deux rues construits et ouverts
project-cranes-4 = Tous les casinos en chantier de la ville construits
project-cranes-shows = Dans une même rue : tous les casinos en chantier construits et ouverts, tous les spectacles produits
project-shows-3 = Les trois premières cases des deux colonnes de spectacles
project-shows-golf = Tous les spectacles et tous les trous de golf de la rue du haut
project-par-4 = Tous les trous de golf PAR 4

step-new-las-vegas-borrow = Emprunter à la banque
step-new-las-vegas-decline = Ne pas emprunter
step-new-las-vegas-pick = Prendre { $rest }
step-new-las-vegas-open = Ouvrir un casino : { $rest }
step-new-las-vegas-easy = Facilité d'ouverture : { $rest }
step-new-las-vegas-extend = Extension de casino : { $rest }
step-new-las-vegas-free = Action libre : une autre action
step-new-las-vegas-inaugurate = Cocher une case d'inauguration
step-new-las-vegas-crane = Construire le casino en chantier : { $rest }
step-new-las-vegas-drive = Prolonger le trajet de la limousine : { $rest }
step-new-las-vegas-show = Produire un spectacle, colonne { $rest }
step-new-las-vegas-improve = Améliorer { $rest }
step-new-las-vegas-refuse = Aucun numéro ne convient : cocher deux cases d'inauguration
step-new-las-vegas-give = Donner la carte { $rest } à l'ACME
step-new-las-vegas-claim = Valider le projet { $rest }
step-new-las-vegas-reshuffle = Faire remélanger les cartes
step-new-las-vegas-done = Terminé

log-nlv-did-open = { $seat } ouvre le casino { $place } avec le { $number }.
log-nlv-did-easy = { $seat } ouvre le casino { $place } avec le { $number } (Facilité d'ouverture).
log-nlv-did-extend = { $seat } étend un casino : { $number }, { $place }.
log-nlv-did-free = { $seat } utilise l'Action libre.
log-nlv-did-inaugurate = { $seat } coche une case d'inauguration.
log-nlv-did-refuse = Refus de permis : { $seat } coche deux cases d'inauguration.
log-nlv-did-crane = { $seat } construit le casino en chantier : { $place }.
log-nlv-did-drive = { $seat } prolonge le trajet de la limousine : { $way }.
log-nlv-did-show = { $seat } produit un spectacle (colonne : { $column }).
log-nlv-did-improve = { $seat } améliore { $what }.
log-nlv-did-reshuffle = { $seat } fait remélanger les cartes.

# Ce qui s'est passé
log-nlv-loans = Tout le monde a fait son choix de crédit bancaire.
log-nlv-loan = { $loan ->
    [borrow] { $seat } avait choisi d'emprunter.
   *[decline] { $seat } avait choisi de ne pas emprunter.
}
log-nlv-loan-card = La carte mise de côté porte le numéro { $number } : { $borrows ->
    [true] l'ACME emprunte.
   *[false] l'ACME n'emprunte pas.
}
log-nlv-project = { $seat } valide le projet { $project } et note { $points }.
log-nlv-hotel-large = { $seat } construit le grand hôtel de l'avenue { $avenue }. Dès le prochain tour, ses étages supérieurs sont fermés aux autres.
log-nlv-hotel-small = { $seat } construit le petit hôtel de l'avenue { $avenue }.
log-nlv-approval = La carte Validation du projet { $project } est apparue.
log-nlv-acme-project = L'ACME valide le projet { $project }.
log-nlv-acme-hotel = L'ACME construit le grand hôtel de l'avenue { $avenue }.
log-nlv-reshuffle = Les cartes sont remélangées.

# Coups refusés
error-nlv-unknown-step = « { $step } » n'est pas une étape de ce jeu. Les étapes commencent par : { $verbs }.
error-nlv-loan-first = Choisissez d'abord le crédit bancaire (borrow ou decline), puis done ; « { $step } » vient plus tard.
error-nlv-loan-over = La banque ne demande qu'une fois, avant le premier tour.
error-nlv-pick-first = Choisissez une combinaison avant « { $step } ».
error-nlv-number-fits = Un des numéros convient quelque part : pas de refus de permis.
error-nlv-give-first = Choisissez d'abord la carte pour l'ACME.
error-nlv-open-first = Ouvrez un casino avec le numéro avant « { $step } ».
error-nlv-free-first = L'Action libre est utilisée : choisissez son action.
error-nlv-free-same = L'Action libre sert à une autre action que celle de la carte ({ $effect }).
error-nlv-refused-turn = Votre permis a été refusé ce tour-ci : ni action ni bonus.
error-nlv-bonus-used = Un seul bonus par tour.
error-nlv-no-pair = Aucun groupe de cases d'inauguration cochées n'est libre pour un bonus.
error-nlv-number = « { $number } » n'est pas un numéro de 0 à 17.
error-nlv-casino = Il n'y a pas de casino « { $casino } » ; 2.4 est celui de la deuxième rue dans la quatrième avenue.
error-nlv-no-crane = Le casino { $casino } n'est pas en chantier.
error-nlv-crane-built = Le casino { $casino } est déjà construit.
error-nlv-casino-open = Le casino { $casino } est déjà ouvert, avec le numéro { $number }.
error-nlv-under-construction = Le casino { $casino } est encore en chantier.
error-nlv-no-neighbour = Le casino { $casino } n'a pas de voisin ouvert.
error-nlv-extend = Impossible d'étendre le { $number } en { $casino } : il faut le numéro d'un voisin, et le numéro de la carte doit garder un emplacement.
error-nlv-opened = Le casino de ce tour est déjà ouvert : { $casino }.
error-nlv-other-number = La carte indique { $card }, pas { $number } ; la Facilité d'ouverture (easy) pourrait le changer.
error-nlv-easy-number = La Facilité d'ouverture change { $card } de 1 ou 2, pas en { $number }.
error-nlv-order = { $number } en { $casino } romprait l'ordre croissant de la rue.
error-nlv-effect-used = L'action de ce tour est déjà faite.
error-nlv-other-effect = « { $step } » n'est pas l'action de la carte ({ $effect }) ; l'Action libre (free) pourrait la changer.
error-nlv-no-star = Le casino { $casino } n'a pas d'étoile, donc pas de spectacle.
error-nlv-column = Un spectacle va dans une des colonnes : { $columns }.
error-nlv-column-full = Toutes les cases de cette colonne de spectacles sont rayées : { $column }.
error-nlv-ladder = Ce qui peut être amélioré : { $ladders }.
error-nlv-ladder-top = Plus d'amélioration possible : { $ladder }.
error-nlv-no-golf = La partie d'initiation se joue sans golf : il n'y a rien à améliorer.
error-nlv-line = « { $line } » n'est pas une ligne ; c'est une ou deux lettres parmi N, E, S et W, par exemple NE.
error-nlv-limousine-home = La limousine est revenue à l'aéroport et ne repart plus.
error-nlv-no-lamp = { $line } ne mène pas au lampadaire suivant.
error-nlv-road-used = { $line } repasserait par un tronçon déjà emprunté.
error-nlv-project-claimed = Le projet { $project } est déjà validé.
error-nlv-project-open = Les conditions du projet { $project } ne sont pas remplies.

# Positions
error-nlv-position-casino = { $where } : null, un numéro de 0 à 17, ou par exemple « 7x » pour une extension de casino.
error-nlv-position-card = { $where } : « { $card } » n'est pas une carte ; 8-show en est une.
error-nlv-position-line = { $where } : « { $line } » n'est pas une ligne de la limousine.
impossible-nlv-finished = { $where } : une feuille est terminée, donc la partie aussi.
impossible-nlv-unfinished = { $where } : rien n'a mis fin à la partie.
impossible-nlv-card-twice = { $where } : il y a trop de cartes { $card }.
impossible-nlv-cards-missing = { $where } : ce ne sont pas les cartes posées sur la table à ce moment.
impossible-nlv-cards-early = { $where } : aucune carte n'a encore été piochée.
impossible-nlv-cards-dealt = { $where } : les cartes ne sont pas piochées dans cet ordre.
impossible-nlv-pile-turns = { $where } : cartes restantes : { $cards } ; c'est impossible à ce tour.
impossible-nlv-no-crane = { $where } : { $casino } n'est pas en chantier.
impossible-nlv-unbuilt = { $where } : { $casino } est ouvert, mais encore en chantier.
impossible-nlv-order = { $where } : { $number } en { $casino } vient après { $before }.
impossible-nlv-twins = { $where } : les numéros égaux ({ $number }) doivent être voisins et tous sauf un des extensions.
impossible-nlv-show = { $where } : { $casino } n'est pas un casino à étoile ouvert avec une carte.
impossible-nlv-show-boxes = { $where } : cases rayées : { $boxes }, étoiles entourées : { $stars }.
impossible-nlv-hotels = { $where } : chaque avenue complète a un hôtel, et aucune autre.
impossible-nlv-hotel-first = { $where } : personne n'a le grand hôtel de l'avenue { $avenue }.
impossible-nlv-golf-introductory = { $where } : la partie d'initiation se joue sans golf.
impossible-nlv-golf-holes = { $where } : les trous sont au-dessus de casinos ouverts, et le premier en a construit un.
impossible-nlv-golf-gap = { $where } : le parcours de golf est d'un seul tenant.
impossible-nlv-golf-lost = { $where } : un côté du golf est perdu en entier, exactement quand un casino y a été ouvert à l'écart.
impossible-nlv-limousine-home = { $where } : la limousine était déjà revenue.
impossible-nlv-no-lamp = { $where } : { $line } ne mène pas à un lampadaire.
impossible-nlv-road-used = { $where } : { $line } repasse par un tronçon déjà emprunté.
impossible-nlv-pair = { $where } : le groupe { $pair } est utilisé mais pas coché.
impossible-nlv-extensions = { $where } : groupes avec dette : { $debts }, extensions de casino : { $casinos }.
impossible-nlv-turns = { $where } : casinos ouverts avec des cartes : { $opened }, tours : { $turns } ; cela ne correspond pas.
impossible-nlv-effects = { $where } : actions faites : { $effects }, casinos ouverts : { $opened }.
impossible-nlv-bonuses = { $where } : bonus utilisés : { $bonuses }, casinos ouverts : { $opened }.
impossible-nlv-easy = { $where } : numéros hors de 1 à 15 : { $casinos } ; il faut autant de Facilités d'ouverture.
impossible-nlv-loan-introductory = { $where } : la partie d'initiation se joue sans banque.
impossible-nlv-loans-partly = { $where } : ou bien tous ont choisi leur crédit, ou bien personne.
impossible-nlv-loans-missing = { $where } : les choix de crédit manquent.
impossible-nlv-loans-over = { $where } : les choix de crédit sont déjà faits, ou il n'y a pas de banque.
impossible-nlv-reveal = { $where } : une partie solo est finie quand la carte mise de côté est révélée.
impossible-nlv-loan-card-early = { $where } : la carte mise de côté n'est révélée qu'à la fin.
impossible-nlv-project-colour = { $where } : { $project } ne peut pas être le projet { $colour }.
impossible-nlv-projects-missing = { $where } : trois projets sont déjà en jeu.
impossible-nlv-project-unknown = { $where } : des points pour le projet { $project }, qui n'est pas en jeu.
impossible-nlv-project-points = { $where } : le projet { $project } rapporte { $first } ou { $later } points, pas { $points }.
impossible-nlv-project-approved = { $where } : le projet { $project } est validé exactement quand quelqu'un a été premier.
impossible-nlv-project-open = { $where } : les conditions du projet { $project } ne sont pas remplies.
impossible-nlv-acme-seats = { $where } : l'ACME ne joue que contre une personne.
impossible-nlv-approval-twice = { $where } : il n'y a qu'une carte Validation pour le projet { $colour }.
impossible-nlv-acme-hotels = { $where } : la carte Architecte ne construit pas encore ces hôtels.
impossible-nlv-acme-projects = { $where } : le projet { $project } ne correspond pas à la carte Architecte.
impossible-nlv-acme-cards = { $where } : cartes : { $cards }, tours : { $turns } ; cela ne correspond pas.
impossible-nlv-discards = { $where } : cartes défaussées : { $cards }, tours : { $turns } ; cela ne correspond pas.
impossible-nlv-aside = { $where } : la carte mise de côté doit être parmi les cartes jamais vues.
impossible-nlv-upper = { $where } : cartes au-dessus des cartes Validation : { $cards }, attendues : { $expected }.

# Un fichier de feuilles à soi
error-nlv-sheet-game = { $where } : ce fichier est pour « { $game } ».
error-nlv-sheet-cards = { $where } : cartes attendues avec cette action : { $expected }.
error-nlv-sheet-number = { $where } : cartes attendues avec le numéro { $number } : { $expected }.
error-nlv-sheet-project = { $where } : le second score ne peut pas dépasser le premier.
error-nlv-sheet-casino = { $where } : « { $casino } » n'est pas un type de casino ; utilisez { $kinds }, reliés par + au besoin.
error-nlv-sheet-street = { $where } : il en faut au moins un : { $kind }.
error-nlv-sheet-avenue = { $where } : l'avenue { $avenue } doit avoir un casino en chantier.
error-nlv-sheet-par = { $where } : il n'y a aucun trou PAR 4.
error-nlv-sheet-pair = { $where } : un groupe est fait de deux cases voisines, et les groupes sont dans l'ordre.
error-nlv-sheet-ascending = { $where } : les valeurs ne doivent pas empirer.
error-nlv-sheet-lamps = { $where } : il faut une ligne de 12 signes, o pour un lampadaire et . sinon.
error-nlv-sheet-start = { $where } : le carrefour { $crossing } n'a pas de lampadaire, le trajet ne peut pas y commencer.
error-nlv-sheet-crossing = { $where } : « { $crossing } » n'est pas un carrefour ; ils vont de 1.0 à 4.11.
error-nlv-sheet-road = { $where } : « { $road } » n'est pas un tronçon entre deux carrefours voisins, comme 1.3-1.4.
error-nlv-sheet-carpet = { $where } : « { $casino } » n'est pas un casino spécial.
error-nlv-sheet-stuck = { $where } : aucune ligne ne part du départ.
error-nlv-sheet-level = { $where } : niveau { $level } attendu.
