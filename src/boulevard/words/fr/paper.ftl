# Printed sheets, boards and cards
paper-name = Nom
paper-date = Date
paper-first = premier
paper-later = ensuite
paper-bundles = Liasses
paper-lot-price = pour construire
paper-lot-start = au départ

# The page that prints
ui-paper = À la vraie table
ui-print = Imprimer
ui-print-game = Jeu
ui-print-part = Quoi
ui-print-part-sheets = { $game ->
    [lords-of-vegas] Plateau
   *[other] Feuilles
}
ui-print-part-cards = Cartes
ui-print-part-all = Tout
ui-print-paper = Papier
ui-print-per-page = Feuilles par page
ui-print-copies = Nombre de feuilles
ui-print-language = Langue
ui-print-ink = Économiser l'encre : des lignes, pas d'aplats
ui-print-large = Gros caractères, sur plus de pages
ui-print-sheet = Une feuille à vous
ui-print-sheet-off = La feuille habituelle
ui-print-no-json = { $file } : ce fichier n'est pas du JSON lisible.
ui-print-pdf = Télécharger le PDF
ui-print-now = Imprimer
ui-print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
ui-print-ours = Tous les dessins sont les nôtres. Les cartes ont la taille de cartes à jouer ; des traits montrent où couper.

# Finished sheets
check-street = Rue { $street }
check-board = Le plateau
error-check-name = { $where } : un nom est un texte de { $most } lettres au plus.
ui-check = Vérifier des feuilles
ui-check-how = { $game ->
    [lords-of-vegas] Placez la fin d'une partie sur le Strip : choisissez un joueur, puis un marqueur, une compagnie ou un dé, et touchez un lot. Boss, points et erreurs s'affichent au fur et à mesure ; tout reste sur cet appareil.
   *[other] Saisissez des feuilles terminées : prenez un numéro ou un signe, puis touchez son emplacement. Points et erreurs s'affichent au fur et à mesure ; tout reste sur cet appareil.
}
ui-check-add = { $game ->
    [lords-of-vegas] Autre joueur
   *[other] Autre feuille
}
ui-check-remove = { $game ->
    [lords-of-vegas] Retirer ce joueur
   *[other] Retirer cette feuille
}
ui-check-tools = À écrire
ui-check-erase = Gomme
ui-check-less = Moins : { $what }
ui-check-more = Plus : { $what }
ui-check-crosses = Croix de l'agent immobilier, par taille
ui-check-plan = Plan { $plan }
ui-check-project = Projet { $plan }
ui-check-plan-points = Points du plan { $plan }
ui-check-advanced = Plans avancés
ui-check-problems = Ce qui est impossible
ui-check-possible = { $game ->
    [lords-of-vegas] Tout est possible sur cette table.
   *[other] Tout est possible sur ces feuilles.
}
ui-check-open = Ouvrir un fichier
ui-check-full = Cet appareil n'a plus de place pour garder les feuilles ; enregistrez-les dans un fichier.
ui-check-nlv-extended = Extension de casino
ui-check-nlv-back = Reprendre la dernière ligne
ui-check-nlv-boxes = Cases cochées
ui-check-nlv-bonus = Groupe { $pair }
ui-check-nlv-bonus-none = non utilisé
ui-check-nlv-bonus-debt = extension de casino, une dette
ui-check-nlv-bonus-clear = autre bonus
ui-check-nlv-improved = Valeurs rayées
ui-check-nlv-loan = Crédit
ui-check-lov-marker = Marqueur
ui-check-lov-no-die = Pas de dé
ui-check-lov-last = Elle reste à payer

# A sheet of one's own
ui-own = Votre feuille
ui-own-how = { $game ->
    [welcome-to] Inventez un quartier : d'autres rues, piscines, parcs et échelles. Gardez-le dans un fichier et servez-vous-en à toute table, à l'impression et avec --option sheet=FICHIER.
   *[other] Vous possédez New Las Vegas ? Une partie de notre feuille est une reconstitution. Corrigez ce qui diffère sur la vôtre, gardez-la dans un fichier et servez-vous-en à toute table, à l'impression et avec --option sheet=FICHIER.
}
ui-own-save = Enregistrer
ui-own-again = Recommencer
ui-own-fine = On peut jouer avec cette feuille.
ui-own-ours = notre reconstitution : comparez avec la vôtre
ui-own-known = { $game ->
    [welcome-to] comme dans la boîte
   *[other] du livret de règles ou d'une transcription
}
ui-own-changed = { $game ->
    [welcome-to] changé par vous
   *[other] corrigé par vous
}
ui-own-list = { $game ->
    [welcome-to] Ce qui diffère
   *[other] À comparer
}
ui-own-part-streets = Rues
ui-own-part-city-sheet = Feuille de la ville
ui-own-part-limousine-map = Carte de la limousine
ui-own-part-deck = Cartes casino
ui-own-part-projects = Projets
ui-own-part-acme = Architectes d'ACME
ui-own-part-safe = Coffre-fort
ui-own-par = PAR { $par }, avenue { $avenue }
ui-own-lamp = Réverbère
ui-own-start = Départ de la limousine
ui-own-closed = Tronçons fermés
ui-own-carpets = Tapis posés ailleurs
ui-own-boxes = Inauguration : cases, cochées au départ
ui-own-pairs = Paires de bonus : leurs premières cases
ui-own-fulfils = Remplit le projet { $nth }
ui-own-crane = Grue : ajoutée à sa série
ui-own-borrows = Emprunte à partir du numéro
ui-own-values = { $what } : de base, améliorée, à partir de combien de cartes
ui-own-safe-bundles-at-start = Liasses au départ
ui-own-safe-introductory-game = Liasses de la partie d'initiation
ui-own-safe-more-than-half-borrow = Liasses si plus de la moitié emprunte
ui-own-safe-half-or-more-refuse = Liasses si la moitié ou plus refuse
ui-own-safe-bankruptcy = Points de faillite
ui-own-wt-tap = Touchez une maison pour lui donner une piscine, ou la lui retirer.
ui-own-wt-house = Maison { $street }.{ $place }, piscine
ui-own-wt-houses = Maisons
ui-own-wt-ladders = Échelles
ui-own-wt-ladders-how = Ce qui compte après 0, 1, 2 … croix, séparé par des espaces.
ui-own-wt-temps = Cases d'intérimaires
ui-own-wt-estates = Lotissements de { $size }
error-own-game = Les feuilles personnelles existent pour Welcome et New Las Vegas, pas pour { $game }.
