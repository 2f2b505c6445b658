# Welcome to New Las Vegas dans le navigateur : le dessin en mots, ce qu'on peut faire, le guide de la première partie.

# Lieux et cartes
ui-nlv-at = rue { $street }, avenue { $avenue }
ui-nlv-number-at = { $number }, { $place }
ui-nlv-pair = { $number } et { $effect }
ui-nlv-pair-solo = { $number } et { $effect } (la ACME reçoit { $card })
ui-nlv-way-passing = { $way }, devant : { $casinos }
ui-nlv-go-n = nord
ui-nlv-go-e = est
ui-nlv-go-s = sud
ui-nlv-go-w = ouest
ui-nlv-column-left = gauche
ui-nlv-column-right = droite

# Un casino
ui-nlv-is-crane = en chantier
ui-nlv-is-empty = pas ouvert
ui-nlv-is-open = ouvert avec le { $number }
ui-nlv-is-extended = extension avec le { $number }
ui-nlv-debt-open = chantier construit, dette due
ui-nlv-star = étoile
ui-nlv-star-won = spectacle produit
ui-nlv-star-lost = spectacle perdu
ui-nlv-kind-vip = casino VIP
ui-nlv-kind-luxury = casino de luxe
ui-nlv-kind-mafia = casino mafieux
ui-nlv-passed = la limousine est passée

# Le dessin
ui-nlv-city = La ville
ui-nlv-table = Cartes et projets
ui-nlv-airport = Aéroport : départ et arrivée de la limousine
ui-nlv-limousine = Limousine, { $lines ->
    [0] encore à l'aéroport
    [one] { $lines } trait tracé
   *[other] { $lines } traits tracés
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
    [yes] {" "}; la ACME y a un grand hôtel
   *[no] { "" }
}
ui-nlv-series = Rue { $street } : plus longue suite { $length }{ $best ->
    [yes] , personne n'en a de plus longue
   *[no] { "" }
}

# La table
ui-nlv-no-card = Pas encore de carte
ui-nlv-next = Effet du tour suivant : { $effect }
ui-nlv-cards-left = { $cards ->
    [one] { $cards } carte à venir
   *[other] { $cards } cartes à venir
}
ui-nlv-role-number = Numéro
ui-nlv-role-effect = Effet
ui-nlv-role-acme = Pour la ACME
ui-nlv-first = { $points } pour les premiers{ $gone ->
    [yes] , n'est plus possible
   *[no] { "" }
}
ui-nlv-later = { $points } ensuite
ui-nlv-scored = Vous avez marqué { $points }.
ui-nlv-acme-has = ACME : { $points }
ui-nlv-claim = Valider
ui-nlv-bonus = Bonus du maire
ui-nlv-mode-card = Le { $number } de la carte
ui-nlv-mode-effect = Effet
ui-nlv-easy = Facilité d'ouverture
ui-nlv-mode-easy = Facilité d'ouverture : { $number }
ui-nlv-mode-extend = Extension de casino
ui-nlv-cost-pair = Entoure une paire de cases d'inauguration.
ui-nlv-cost-debt = Entoure une paire de cases d'inauguration et sa dette.
ui-nlv-jump = { $count ->
    [one] { $count } choix sur la feuille de score
   *[other] { $count } choix sur la feuille de score
}

# Feuilles
ui-nlv-sheets = À qui est la feuille
ui-nlv-sheet-of = Feuille de { $name }
ui-nlv-you = { $name } (vous)
ui-nlv-ready = a confirmé
ui-nlv-score-sheet = Feuille de score
ui-nlv-points = { $points } points
ui-nlv-points-so-far = { $points } points pour l'instant
ui-nlv-ladder-inauguration = Inauguration
ui-nlv-ladder-hotel-large = Grands
ui-nlv-ladder-hotel-small = Petits
ui-nlv-ladder-streets = Bonus de rue
ui-nlv-ladder-golf-3 = PAR 3
ui-nlv-ladder-golf-4 = PAR 4
ui-nlv-ladder-golf-5 = PAR 5
ui-nlv-ladder-vip = VIP
ui-nlv-ladder-luxury = Luxe
ui-nlv-ladder-missing = Traits manquants
ui-nlv-improve-inauguration = l'inauguration
ui-nlv-improve-hotel-large = les grands hôtels
ui-nlv-improve-hotel-small = les petits hôtels
ui-nlv-improve-streets = le bonus de rue
ui-nlv-improve-golf-3 = les trous PAR 3
ui-nlv-improve-golf-4 = les trous PAR 4
ui-nlv-improve-golf-5 = les trous PAR 5
ui-nlv-improve-vip = les casinos VIP
ui-nlv-improve-luxury = les casinos de luxe
ui-nlv-improve-missing = les traits manquants
ui-nlv-from-to = { $what } ({ $from } → { $to })
ui-nlv-ladder-is = { $value } chacun, { $count } pour l'instant
ui-nlv-bonus-is = { $value } pour chaque rue où personne n'a de suite plus longue
ui-nlv-track = { $checked } cases cochées sur { $boxes }, dont { $count } sans bonus
ui-nlv-boxes-count = { $count ->
    [one] { $count } case compte
   *[other] { $count } cases comptent
}
ui-nlv-show-is = Colonne { $column } : { $boxes } cochées, { $points } points

# Le coffre-fort
ui-nlv-safe = Coffre-fort : { $bundles } liasses pour { $debts } dettes{ $state ->
    [lost] {" "}; pour l'instant { $penalty } points perdus
    [thin] {" "}; seule la banque peut encore aider
   *[fine] { "" }
}
ui-nlv-bundles = Liasses
ui-nlv-debts = Dettes
ui-nlv-loan-borrow = emprunte
ui-nlv-loan-decline = n'emprunte pas
ui-nlv-safe-start = Au début
ui-nlv-safe-mafia = Casinos mafieux visités et ouverts
ui-nlv-safe-bank = La banque ({ $many }, { $few } ou 0)
ui-nlv-safe-cranes = Chantiers construits, pas ouverts
ui-nlv-safe-shows = Dettes des spectacles
ui-nlv-safe-bonuses = Extensions de casino
ui-nlv-safe-last = Dernière place à l'inauguration
ui-nlv-bank = La banque
ui-nlv-bank-question = Emprunteriez-vous ? Votre réponse reste secrète jusqu'à la fin de la partie. Chaque liasse de billets paie une dette.
ui-nlv-bank-many = Plus de la moitié veulent emprunter : chacun reçoit { $bundles } liasses.
ui-nlv-bank-few = La moitié ou plus refusent : chacun en reçoit { $bundles }.
ui-nlv-bank-none = Personne ne veut : personne ne reçoit rien.

# ACME
ui-nlv-acme = La ACME, votre rivale
ui-nlv-architect = Architecte de niveau { $level }
ui-nlv-acme-approvals = Cartes Validation
ui-nlv-approval = { $nth } : { $fulfils ->
    [yes] valide le projet et construit
   *[no] pas de projet, mais construit
} { $count ->
    [one] l'hôtel { $avenues }
   *[other] les hôtels { $avenues }
}
ui-nlv-settled = fait
ui-nlv-acme-pile = Sa pile : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-nlv-acme-look = Regarder la pile
ui-nlv-acme-loan = Emprunte si la carte mise de côté vaut { $number } ou plus.
ui-nlv-acme-has-now = A
ui-nlv-acme-each = Valeur
ui-nlv-acme-improves = À partir de { $cards } cartes amélioration
ui-nlv-count-of = { $what } : { $count }

# Le journal
ui-nlv-told-open = { $name } ouvre { $place } avec le { $number }.
ui-nlv-told-easy = { $name } ouvre { $place } avec le { $number } (Facilité d'ouverture).
ui-nlv-told-extend = { $name } étend un casino : { $number }, { $place }.
ui-nlv-told-free = { $name } utilise Action libre.
ui-nlv-told-inaugurate = { $name } coche une case d'inauguration.
ui-nlv-told-refuse = { $name } n'a aucun numéro possible et coche deux cases d'inauguration.
ui-nlv-told-crane = { $name } construit le casino en chantier { $place }.
ui-nlv-told-drive = { $name } prolonge le trajet de la limousine : { $way }.
ui-nlv-told-show = { $name } produit un spectacle (colonne : { $column }).
ui-nlv-told-improve = { $name } améliore { $what }.
ui-nlv-told-claim = { $name } valide le projet { $project }.
ui-nlv-told-reshuffle = { $name } fait remélanger les cartes.
ui-nlv-log-line = { $name } : { $what }
ui-nlv-log-loan-card = La carte mise de côté est un { $number } : { $borrows ->
    [yes] la ACME emprunte.
   *[no] la ACME n'emprunte pas.
}

# Que puis-je faire
ui-nlv-now-over = La partie est terminée.
ui-nlv-now-sent = C'est confirmé. On attend les autres.
ui-nlv-now-wait = Rien à faire pour le moment.
ui-nlv-now-loan = Décidez en secret : emprunteriez-vous à la banque ?
ui-nlv-now-loan-made = Confirmez votre réponse à la banque.
ui-nlv-now-pick = Prenez une des trois combinaisons.
ui-nlv-now-pick-solo = Prenez le numéro d'une carte et l'effet d'une autre ; la troisième va à la ACME.
ui-nlv-now-refuse = Aucun numéro possible. Cochez deux cases d'inauguration à la place.
ui-nlv-now-give = Choisissez la carte que reçoit la ACME.
ui-nlv-now-open = Ouvrez un casino : choisissez une place lumineuse dans la ville.
ui-nlv-now-easy = Le numéro ne va qu'avec Facilité d'ouverture : choisissez une place.
ui-nlv-now-free = Action libre : choisissez un autre effet, dans la ville ou sur la feuille de score.
ui-nlv-now-inauguration = Cochez une case d'inauguration, ou confirmez sans le faire.
ui-nlv-now-construction = Construisez un chantier, ou confirmez sans le faire.
ui-nlv-now-limousine = Faites avancer la limousine sur une route lumineuse, ou confirmez sans le faire.
ui-nlv-now-show = Produisez un spectacle : choisissez une colonne, ou confirmez et perdez l'étoile.
ui-nlv-now-improvement = Améliorez une valeur de la feuille de score, ou confirmez sans le faire.
ui-nlv-now-extras = Confirmez votre tour, ou faites d'abord une des choses lumineuses.
ui-nlv-now-end = Confirmez votre tour.

# Le guide de la première partie
guide-new-las-vegas-welcome-title = Bienvenue sur le Strip
guide-new-las-vegas-welcome = Vous êtes architecte. Ouvrez des casinos dans quatre rues et marquez pour les hôtels, les spectacles, les longues suites, le golf et la limousine. Le plus de points gagne.
guide-new-las-vegas-introductory-title = La partie d'initiation
guide-new-las-vegas-introductory = Pour la première fois, ni golf ni banque. Votre coffre-fort contient trois liasses de billets : trois dettes sont sans danger.
guide-new-las-vegas-cards-title = Trois combinaisons
guide-new-las-vegas-cards = Chaque paire réunit un numéro et un effet. Prenez-en une ; d'autres peuvent prendre la même. Le petit signe à côté d'un numéro est l'effet qui viendra là au tour suivant.
guide-new-las-vegas-solo-title = En solo contre la ACME
guide-new-las-vegas-solo = De vos trois cartes, l'une donne son numéro, une autre son effet, et la troisième va dans la pile de la ACME, où elle rapporte des points. Choisissez donc aussi ce que la ACME ne doit pas avoir.
guide-new-las-vegas-open-title = Ouvrir un casino
guide-new-las-vegas-open = Les numéros croissent de gauche à droite dans chaque rue, et aucun n'y figure deux fois. Les petits vont à gauche, les grands à droite. Ce qui brille est permis ; le badge dit ce que cela ajoute tout de suite à votre total.
guide-new-las-vegas-series-title = Pair ou impair
guide-new-las-vegas-series = Une suite de numéros seulement pairs ou seulement impairs dans une rue rapporte sa longueur, et un bonus si personne n'y en a de plus longue. La barre claire sous les enseignes la marque, le nombre est au bout de la rue.
guide-new-las-vegas-hotels-title = Hôtels
guide-new-las-vegas-hotels = Quand les quatre casinos d'une avenue sont ouverts, l'hôtel en dessous s'élève : un grand si vous êtes parmi les premiers, un petit ensuite.
guide-new-las-vegas-projects-title = Projets
guide-new-las-vegas-projects = Trois projets sont ouverts à tous. La valeur la plus haute est pour ceux qui sont premiers, au même tour.
guide-new-las-vegas-golf-title = Golf
guide-new-las-vegas-golf = Votre premier casino dans la rue du haut construit le trou au-dessus, et de même chaque casino voisin d'un casino ouvert. En ouvrir un à l'écart fait perdre tous les trous de ce côté.
guide-new-las-vegas-bonus-title = Bonus du maire
guide-new-las-vegas-bonus = Une paire marquée de cases d'inauguration cochées paie un bonus par tour : un autre numéro, un autre effet, ou un jumeau à côté (avec une dette). Les cases entourées ne comptent plus pour l'inauguration.
guide-new-las-vegas-refuse-title = Aucun numéro possible
guide-new-las-vegas-refuse = Vous cochez alors deux cases d'inauguration et ne faites rien d'autre. La dernière case met fin à la partie.
guide-new-las-vegas-inauguration-title = Inauguration
guide-new-las-vegas-inauguration = Cochez une case de la piste. Qui a le plus de cases à la fin marque le plus ; qui en a le moins doit une dette.
guide-new-las-vegas-construction-title = Construction
guide-new-las-vegas-construction = Barrez une grue, et son casino pourra ouvrir dès le tour suivant. Tant qu'il n'est pas ouvert, vous devez sa dette.
guide-new-las-vegas-limousine-title = La limousine
guide-new-las-vegas-limousine = Tracez un trait d'un lampadaire à l'autre. Les tapis rouges du trajet comptent si leur casino est ouvert à la fin. Rentrez à l'aéroport : chaque trait manquant coûte des points.
guide-new-las-vegas-show-title = Spectacles
guide-new-las-vegas-show = Vous avez ouvert un casino à étoile : entourez-la et cochez une case d'une colonne. Une colonne apporte d'abord deux dettes, que l'on efface en continuant.
guide-new-las-vegas-improvement-title = Améliorations
guide-new-las-vegas-improvement = Barrez une valeur, et la suivante compte à la fin. Améliorez ce que vous avez en nombre.
guide-new-las-vegas-claim-title = Un projet est rempli
guide-new-las-vegas-claim = Validez-le maintenant : les points vous restent même si les choses changent.
guide-new-las-vegas-debts-title = Dettes et coffre-fort
guide-new-las-vegas-debts = À la fin chaque dette prend une liasse de billets. Avec trop peu de liasses vous perdez 20 points. La barre au-dessus de la ville montre les deux.
guide-new-las-vegas-confirm-title = Confirmer
guide-new-las-vegas-confirm = Jusqu'à la confirmation vous pouvez reprendre chaque coup. Quand tous ont confirmé, les cartes suivantes arrivent.
guide-new-las-vegas-approvals-title = Les validations de la ACME
guide-new-las-vegas-approvals = Trois cartes Validation attendent dans la moitié inférieure de la pile. Chacune laisse la ACME construire des hôtels, et certaines valider un projet.
guide-new-las-vegas-end-title = La fin
guide-new-las-vegas-end = La partie se termine au tour où quelqu'un coche la dernière case d'inauguration, valide son troisième projet ou a ouvert tous ses casinos construits.
guide-new-las-vegas-score-title = Le score
guide-new-las-vegas-score = Projets, inauguration, spectacles, hôtels, rues, golf et limousine s'additionnent ; qui ne peut payer ses dettes perd 20.
guide-new-las-vegas-loan-title = La banque demande
guide-new-las-vegas-loan = Chacun répond en secret. Si beaucoup empruntent, tous reçoivent beaucoup de liasses pour leurs dettes ; si personne n'emprunte, il n'y en a pas.
