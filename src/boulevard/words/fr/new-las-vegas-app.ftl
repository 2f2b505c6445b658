# Welcome to New Las Vegas dans le navigateur : le dessin en mots, ce qu'on peut faire, le guide de la première partie.

# Lieux et cartes
ui-nlv-at = rue { $street }, avenue { $avenue }
ui-nlv-number-at = { $number }, { $place }
ui-nlv-pair = { $number } et { $effect }
ui-nlv-pair-solo = { $number } et { $effect } (l'ACME reçoit { $card })
ui-nlv-way-passing = { $way }, en passant devant { $casinos }
ui-nlv-go-n = nord
ui-nlv-go-e = est
ui-nlv-go-s = sud
ui-nlv-go-w = ouest

# Un casino
ui-nlv-is-crane = en chantier
ui-nlv-is-empty = pas ouvert
ui-nlv-is-open = ouvert avec le { $number }
ui-nlv-is-extended = extension avec le { $number }
ui-nlv-debt-open = casino construit, dette à rembourser
ui-nlv-star = étoile
ui-nlv-star-won = spectacle produit
ui-nlv-star-lost = spectacle perdu
ui-nlv-kind-vip = casino VIP
ui-nlv-kind-luxury = casino de luxe
ui-nlv-kind-mafia = casino mafieux
ui-nlv-passed = la limousine est passée

# Le dessin
ui-nlv-city = La ville
ui-nlv-near = Rue { $street } de près, choix { $nth } sur { $all }
ui-nlv-near-back = Choix précédent
ui-nlv-near-on = Choix suivant
ui-nlv-table = Cartes et projets
ui-nlv-airport = Aéroport : départ et arrivée de la limousine
ui-nlv-limousine = Limousine, { $lines ->
    [0] encore à l'aéroport
    [one] { $lines } ligne tracée
   *[other] { $lines } lignes tracées
}
ui-nlv-hole = Trou de golf de l'avenue { $avenue }, PAR { $par } : { $state ->
    [built] construit
    [lost] perdu
   *[open] pas construit
}
ui-nlv-hotel = Hôtel de l'avenue { $avenue } : { $state ->
    [large] grand hôtel construit
    [small] petit hôtel construit
    [late] il ne reste que le petit
   *[free] pas construit
}{ $rival ->
    [yes] , l'ACME y a un grand hôtel
   *[no] {""}
}
ui-nlv-series = Rue { $street } : plus longue suite { $length }{ $best ->
    [yes] , personne n'en a de plus longue
   *[no] {""}
}

# La table
# On a card, in few letters
ui-nlv-effect-inauguration = Ruban
ui-nlv-effect-construction = Bâtir
ui-nlv-effect-limousine = Rouler
ui-nlv-effect-show = Spectacle
ui-nlv-effect-improvement = Améliorer
ui-nlv-no-card = Pas encore de carte
ui-nlv-next = Action du tour suivant : { $effect }
ui-nlv-cards-left = { $cards ->
    [one] { $cards } carte à venir
   *[other] { $cards } cartes à venir
}
ui-nlv-first = { $points } pour les premiers{ $gone ->
    [yes] {" "}(n'est plus possible)
   *[no] {""}
}
ui-nlv-later = { $points } ensuite
ui-nlv-scored = { $points ->
    [one] Vous y avez marqué { $points } point.
   *[other] Vous y avez marqué { $points } points.
}
ui-nlv-acme-has = ACME : { $points }
ui-nlv-claim = Valider le projet
ui-nlv-bonus = Bonus de la Maire
ui-nlv-mode-card = Le { $number } de la carte
ui-nlv-mode-effect = Action
ui-nlv-easy = Facilité d'ouverture
ui-nlv-mode-easy = Facilité d'ouverture : { $number }
ui-nlv-mode-extend = Extension de casino
ui-nlv-cost-pair = Entoure un groupe de cases d'inauguration.
ui-nlv-cost-debt = Entoure un groupe de cases d'inauguration et sa dette.

# Feuilles
ui-nlv-sheet-of = Feuille : { $name }
ui-nlv-score-sheet = Feuille de score
ui-nlv-points-so-far = { $points ->
    [one] { $points } point pour l'instant
   *[other] { $points } points pour l'instant
}
ui-nlv-ladder-inauguration = Inauguration
ui-nlv-ladder-hotel-large = Grands
ui-nlv-ladder-hotel-small = Petits
ui-nlv-ladder-streets = Bonus de rue
ui-nlv-ladder-golf-3 = PAR 3
ui-nlv-ladder-golf-4 = PAR 4
ui-nlv-ladder-golf-5 = PAR 5
ui-nlv-ladder-vip = VIP
ui-nlv-ladder-luxury = Luxe
ui-nlv-ladder-missing = Lignes manquantes
ui-nlv-improve-inauguration = l'inauguration
ui-nlv-improve-hotel-large = les grands hôtels
ui-nlv-improve-hotel-small = les petits hôtels
ui-nlv-improve-streets = le bonus de rue
ui-nlv-improve-golf-3 = les trous PAR 3
ui-nlv-improve-golf-4 = les trous PAR 4
ui-nlv-improve-golf-5 = les trous PAR 5
ui-nlv-improve-vip = les casinos VIP
ui-nlv-improve-luxury = les casinos de luxe
ui-nlv-improve-missing = les lignes manquantes
ui-nlv-from-to = { $what } ({ $from } → { $to })
ui-nlv-ladder-is = { $value } chacun, { $count } pour l'instant
ui-nlv-bonus-is = { $value } pour chaque rue où personne n'a de suite plus longue
ui-nlv-track = { $checked ->
    [one] { $checked } case cochée sur { $boxes }
   *[other] { $checked } cases cochées sur { $boxes }
}, non utilisées pour un bonus : { $count }
ui-nlv-boxes-count = { $count ->
    [one] { $count } case compte
   *[other] { $count } cases comptent
}
ui-nlv-show-is = Colonne { $column } : { $boxes ->
    [one] { $boxes } case rayée
   *[other] { $boxes } cases rayées
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Le coffre-fort
ui-nlv-safe = Coffre-fort : { $bundles ->
    [one] { $bundles } liasse
   *[other] { $bundles } liasses
} pour { $debts ->
    [one] { $debts } dette
   *[other] { $debts } dettes
}{ $state ->
    [lost] , pour l'instant { $penalty } points perdus
    [thin] , seule la banque peut encore aider
   *[fine] {""}
}
ui-nlv-debts = Dettes
ui-nlv-loan-borrow = emprunte
ui-nlv-loan-decline = n'emprunte pas
ui-nlv-safe-start = Au début
ui-nlv-safe-mafia = Casinos mafieux visités et ouverts
ui-nlv-safe-cranes = Construits, pas encore ouverts
ui-nlv-safe-shows = Dettes des spectacles
ui-nlv-safe-bonuses = Extensions de casino
ui-nlv-safe-last = Dernier rang à l'inauguration
ui-nlv-safe-if-none = si personne d'autre n'emprunte
ui-nlv-safe-if-some = { $count ->
    [one] si { $count } autre emprunte
   *[other] si { $count } autres empruntent
}
ui-nlv-safe-if-range = si { $fewest } à { $most } autres empruntent
ui-nlv-safe-if-most = { $count ->
    [one] si { $count } autre au plus emprunte
   *[other] si { $count } autres au plus empruntent
}
ui-nlv-safe-if-acme = si ACME emprunte
ui-nlv-safe-if-not-acme = si ACME n'emprunte pas
ui-nlv-safe-lost-if = −{ $points } { $condition }
ui-nlv-safe-alone = Sans la banque
ui-nlv-safe-from-bank = De la banque
ui-nlv-safe-covered = couvert
ui-nlv-safe-clear = Aucune dette
ui-nlv-safe-lane = { $condition } : { $bundles ->
    [one] { $bundles } liasse
   *[other] { $bundles } liasses
}
ui-nlv-bank = La banque
ui-nlv-bank-question = Emprunteriez-vous ? Votre réponse reste secrète jusqu'à la fin de la partie. Chaque liasse de billets paie une dette.
ui-nlv-bank-many = Plus de la moitié veulent emprunter : chacun reçoit { $bundles } liasses.
ui-nlv-bank-few = La moitié ou plus refusent : chacun en reçoit { $bundles }.
ui-nlv-bank-none = Personne ne veut : personne ne reçoit rien.

# ACME
ui-nlv-acme = L'ACME, votre rivale
ui-nlv-architect = Architecte de niveau { $level }
ui-nlv-acme-approvals = Cartes Validation
ui-nlv-approval = { $nth } : { $fulfils ->
    [yes] valide le projet et construit
   *[no] ne valide pas le projet, mais construit
} { $count ->
    [one] l'hôtel { $avenues }
   *[other] les hôtels { $avenues }
}
ui-nlv-settled = réglé
ui-nlv-acme-pile = Sa pile : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-nlv-acme-look = Regarder la pile
ui-nlv-acme-loan = Emprunte si la carte mise de côté vaut { $number } ou plus.
ui-nlv-acme-has-now = A
ui-nlv-acme-each = Valeur
ui-nlv-acme-improves = { $cards ->
    [one] À partir de { $cards } carte amélioration
   *[other] À partir de { $cards } cartes amélioration
}

# Que puis-je faire
ui-nlv-now-sent = C'est confirmé. On attend les autres.
ui-nlv-now-wait = Rien à faire pour le moment.
ui-nlv-now-loan = Emprunteriez-vous à la banque ?
ui-nlv-now-loan-made = Confirmez votre réponse à la banque.
ui-nlv-now-pick = Prenez une des trois combinaisons.
ui-nlv-now-pick-solo = Prenez le numéro d'une carte et l'action d'une autre ; la troisième va à l'ACME.
ui-nlv-now-refuse = Aucun numéro ne convient : cochez plutôt deux cases d'inauguration.
ui-nlv-now-give = Choisissez la carte que reçoit l'ACME.
ui-nlv-now-open = Ouvrez un casino qui brille.
ui-nlv-now-easy = Le numéro ne va qu'avec la Facilité d'ouverture : choisissez un emplacement.
ui-nlv-now-free = Action libre : choisissez une autre action, dans la ville ou sur la feuille de score.
ui-nlv-now-inauguration = Cochez une case d'inauguration, ou confirmez sans le faire.
ui-nlv-now-construction = Terminez un casino en chantier, ou confirmez sans le faire.
ui-nlv-now-limousine = Faites avancer la limousine sur une route en surbrillance, ou confirmez sans le faire.
ui-nlv-now-show = Produisez un spectacle : choisissez une colonne, ou confirmez et perdez l'étoile.
ui-nlv-now-improvement = Améliorez une valeur de la feuille de score, ou confirmez sans le faire.
ui-nlv-now-extras = Confirmez votre tour, ou choisissez d'abord une des options en surbrillance.
ui-nlv-now-end = Confirmez votre tour.

# Le guide de la première partie
guide-new-las-vegas-welcome = Le meilleur total l'emporte. Vous êtes architecte : ouvrez des casinos dans quatre rues et marquez des points avec les hôtels, les spectacles, les longues suites, le golf et la limousine.
guide-new-las-vegas-introductory = Pour une première partie, on joue sans golf ni banque. Votre coffre-fort contient trois liasses de billets : trois dettes sont sans danger.
guide-new-las-vegas-cards = Chaque combinaison réunit un numéro et une action. Prenez-en une ; d'autres peuvent prendre la même. Le petit signe à côté d'un numéro est l'action qui viendra là au tour suivant.
guide-new-las-vegas-solo = De vos trois cartes, l'une donne son numéro, une autre son action, et la troisième va dans la pile de l'ACME, où elle rapporte des points. Pensez donc aussi à ce que l'ACME ne doit pas avoir.
guide-new-las-vegas-open = Les numéros croissent de gauche à droite dans chaque rue, et aucun n'y figure deux fois. Les petits vont à gauche, les grands à droite. Ce qui est en surbrillance est permis ; le badge dit ce que cela ajoute tout de suite à votre total.
guide-new-las-vegas-series = Une suite de numéros seulement pairs ou seulement impairs dans une rue rapporte un point par casino, et un bonus si personne n'y en a de plus longue. La barre claire sous les enseignes la marque ; sa longueur est indiquée au bout de la rue.
guide-new-las-vegas-hotels = Quand les quatre casinos d'une avenue sont ouverts, l'hôtel en dessous s'élève : un grand si vous êtes parmi les premiers, un petit ensuite.
guide-new-las-vegas-projects = Trois projets sont ouverts à tous. La valeur la plus haute est pour tous ceux qui le valident au premier tour où quelqu'un y parvient.
guide-new-las-vegas-golf = Votre premier casino dans la rue du haut construit le trou au-dessus, et de même chaque casino voisin d'un casino ouvert. En ouvrir un à l'écart fait perdre tous les trous de ce côté.
guide-new-las-vegas-bonus = Une fois par tour, un groupe indiqué sur la piste paie un bonus si ses deux cases sont cochées : un autre numéro, une autre action, ou un jumeau à côté (avec une dette). Les cases entourées ne comptent plus pour l'inauguration.
guide-new-las-vegas-refuse = Vous cochez alors deux cases d'inauguration et ne faites rien d'autre. La dernière case met fin à la partie.
guide-new-las-vegas-inauguration = Cochez une case de la piste. Le joueur qui a le plus de cases à la fin marque le plus ; celui qui en a le moins doit rembourser une dette.
guide-new-las-vegas-construction = Rayez une grue : le casino est construit et pourra ouvrir dès le tour suivant. Tant qu'il n'est pas ouvert, vous devez sa dette.
guide-new-las-vegas-limousine = Tracez une ligne d'un lampadaire à l'autre. Les tapis rouges du trajet comptent si leur casino est ouvert à la fin. Rentrez à l'aéroport : chaque ligne manquante coûte des points.
guide-new-las-vegas-show = Vous avez ouvert un casino à étoile : entourez-la et rayez une case d'une colonne. La première case d'une colonne apporte deux dettes, que les cases suivantes de cette colonne effacent.
guide-new-las-vegas-improvement = Rayez une valeur, et la suivante compte à la fin. Améliorez ce que vous avez en nombre.
guide-new-las-vegas-claim = Validez-le maintenant : les points vous restent même si les choses changent.
guide-new-las-vegas-debts = À la fin chaque dette prend une liasse de billets. Avec trop peu de liasses vous perdez 20 points. La barre au-dessus de la ville montre les deux.
guide-new-las-vegas-confirm = Tant que vous n'avez pas confirmé, vous pouvez tout annuler. Quand tous ont confirmé, les cartes suivantes arrivent.
guide-new-las-vegas-lesson-1-pick = Prenez la combinaison avec la grue : le numéro ouvre un casino, et la grue en termine un en construction.
guide-new-las-vegas-lesson-2-pick = Prenez la combinaison avec la limousine : après le numéro, elle roule de lampadaire en lampadaire.
guide-new-las-vegas-lesson-3-pick = Prenez la combinaison avec la flèche : elle donne plus de valeur à ce que vous accumulez.
guide-new-las-vegas-approvals = Trois cartes Validation attendent dans la moitié inférieure de la pile. Chacune laisse l'ACME construire des hôtels, et certaines valider un projet.
guide-new-las-vegas-end = La partie se termine au tour où quelqu'un coche la dernière case d'inauguration, valide son troisième projet ou a ouvert tous ses casinos construits.
guide-new-las-vegas-score = Projets, inauguration, spectacles, hôtels, rues, golf et limousine s'additionnent ; un joueur qui ne peut pas payer ses dettes perd 20.
guide-new-las-vegas-loan = Chacun répond en secret. Si beaucoup empruntent, tous reçoivent beaucoup de liasses pour leurs dettes ; si personne n'emprunte, il n'y en a pas.
