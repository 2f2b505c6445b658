# Lords of Vegas dans le navigateur
lov-money = { $money } $
lov-strip-label = Le Strip : 48 lots. Les flèches vont de lot en lot, Entrée choisit.
lov-nothing = rien

# Coups
lov-verb-build = Construire
lov-verb-sprawl = S'étendre
lov-verb-remodel = Réaménager
lov-verb-reorganise = Réorganiser
lov-verb-gamble = Parier

# Que faire maintenant
lov-prompt-wait = { $name } joue. Vous pouvez regarder le plateau.
lov-prompt-wait-boss = { $name } décide s'il faut abandonner la moitié du pari.
lov-prompt-lay-off = { $name } parie { $money } dans votre casino. Garder tout le pari, ou en abandonner la moitié ?
lov-prompt-arrange = Lequel de vos dés va sur { $lot } ?
lov-prompt-lift = Tous vos dés sont sur le plateau. Lequel passe sur la nouvelle tuile en { $lot } ?
lov-prompt-take-die = Tous vos dés sont sur le plateau. Déplacez-en un pour prendre { $lot }, ou laissez-le.
lov-prompt-take-marker = Tous vos marqueurs sont posés. Renoncez à un lot pour prendre { $lot }, ou laissez-le.
lov-prompt-offer = { $name } vous propose un échange.
lov-prompt-deal = { $name } joue. Vous pouvez proposer des échanges.
lov-prompt-break = Échanger, ou retourner la carte ?
lov-prompt-break-other = C'est bientôt à { $name }. Avant la carte, il y a le temps d'un échange.
lov-prompt-turn = Choisissez ce qui brille, ou terminez le tour.
lov-prompt-poor = Trop peu d'argent pour agir : échangez, ou terminez le tour.
lov-click-look = Choisissez un lot ou un casino pour le regarder.
lov-click-lot = Choisissez-le sur le plateau.

# La table
lov-players = Joueurs
lov-you = vous
lov-gained-points = +{ $points } ★
lov-dice-left = { $count ->
    [one] { $count } dé en réserve
   *[other] { $count } dés en réserve
}
lov-markers-left = { $count ->
    [one] { $count } marqueur en réserve
   *[other] { $count } marqueurs en réserve
}
lov-boss-of = { $count ->
    [one] patron de { $count } casino
   *[other] patron de { $count } casinos
}
lov-track = Piste de score
lov-track-seat = { $name } { $points }
lov-track-step = Ici, il faut au moins { $step } points d'un coup pour avancer.
lov-cards = Cartes
lov-card = Carte du tour : { $lot }, fait payer les casinos { $company }
lov-card-strip = Carte du tour : { $lot }, fait payer tous les casinos du Strip
lov-card-end = La carte de fin de partie
lov-cards-left = { $count ->
    [one] carte avant la fin
   *[other] cartes avant la fin
}
lov-company = Compagnie
lov-in-deck = Dans la pioche
lov-tiles = Tuiles
lov-would-score = Qui marque
lov-brings-you = Pour vous
lov-actions = Actions
lov-deals = Échanges
lov-skip = Passer

# Un lot ou un casino
lov-chosen = { $lot } : choix
lov-casino-title = Casino { $company } { $lot }
lov-lot-title = Lot { $lot }
lov-casino-facts = { $count ->
    [one] Une tuile : { $count } point pour son patron, paris jusqu'à { $limit }.
   *[other] { $count } tuiles : { $count } points pour son patron, paris jusqu'à { $limit }.
}
lov-lot-facts = On y pose un dé de { $value }. Sa carte fait payer les casinos { $company }.
lov-lot-facts-strip = On y pose un dé de { $value }. Sa carte fait payer tous les casinos du Strip.
lov-boss-is = Patron : { $name }
lov-boss-none = Pas de patron.
lov-owner-is = Marqueur : { $name }
lov-on-strip = Au bord du Strip.
lov-card-in = La carte { $lot } est encore dans la pioche.
lov-card-out = La carte { $lot } est sortie.
lov-from = dès { $money }
lov-up-to = ≤{ $money }
lov-leaves = reste { $money }
lov-stock = { $count ->
    [0] plus de tuile
    [one] dernière tuile
   *[other] { $count } tuiles restantes
}
lov-brings-boss = { $count ->
    [one] casino d'une tuile, vous êtes le patron
   *[other] casino de { $count } tuiles, vous êtes le patron
}
lov-brings-other = { $count ->
    [one] casino d'une tuile, patron : { $name }
   *[other] casino de { $count } tuiles, patron : { $name }
}
lov-brings-tie = { $count ->
    [one] casino d'une tuile, départage : { $names }
   *[other] casino de { $count } tuiles, départage : { $names }
}
lov-brings-roll = patron d'emblée { $boss } %, départage { $tie } %
lov-rolled = Des dés de ce casino ont été réorganisés pendant ce tour ; aucun dé n'est lancé deux fois, on ne peut donc pas le réorganiser encore.
lov-label-rolled = réorganisé pendant ce tour
lov-nothing-here = Rien à faire ici pour l'instant.
lov-label-lot = { $lot }, lot vide, { $price }, dé { $value }
lov-label-tile = { $lot }, { $company }, taille du casino { $count }
lov-label-die = dé { $value } ({ $name })
lov-label-no-die = sans dé
lov-label-can = Possible : { $actions }
lov-label-closed = { $lot }, fermé dans une partie à deux

# Paris
lov-gamble-title = Parier contre { $name }
lov-bet = Pari
lov-less = Moins
lov-more = Plus
lov-chance = { $percent } %
lov-mean = en moyenne { $sign }{ NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) } $
lov-boss-has = { $name } n'a que { $money } pour payer.
lov-if-laid-off = Si { $name } abandonne la moitié à la banque, vous gagnez { $one }, ou { $two } avec 2 et 12.
lov-gamble-pending = { $name } parie { $money } et recevrait :
lov-gamble-stand = pari gardé entier
lov-gamble-laid-off = moitié abandonnée
lov-bank-share = La banque prend sa moitié : { $half } si vous gagnez, { $one } ou { $two } si vous perdez.

# Avant une carte
lov-break = Prochaine carte : { $name }
lov-break-soon = Elle sera retournée d'elle-même dans un instant.
lov-break-offers = Des offres sont ouvertes : elle attend { $name }.
lov-wait = Attendre
lov-wait-over = Continuer
lov-wait-for = Un instant demandé : { $names }.

# Échanges
lov-good-lot = lot { $lot }
lov-good-die = dé { $value } sur { $lot }
lov-you-give = Vous donnez
lov-you-get = { $name } donne
lov-partner = Échanger avec
lov-deal-how = Mettez des jetons sur la table, et cliquez sur des lots et des dés, ici ou sur le Strip.
lov-add-chip = Ajouter { $money }
lov-take-chip = Reprendre { $money }
lov-add-action = Ajouter une action de ce tour
lov-add-action-how = Choisissez l'endroit sur le Strip, puis l'action.
lov-remove = Enlever
lov-send-offer = Proposer à { $name }
lov-send-counter = Faire une contre-offre à { $name }
lov-good-to = { $good }, à { $name }
lov-does = { $name } fait ensuite : { $actions }
lov-agreed = D'accord jusqu'ici : { $names }
lov-send-several = Proposer à { $names }
lov-add-action-more = Ajouter une autre action
lov-clear = Vider la table
lov-ideas = { $count ->
    [0] Aucune suggestion
    [one] Une suggestion
   *[other] { $count } suggestions
}
lov-accept = Accepter
lov-counter = Faire une contre-offre
lov-reject = Refuser
lov-withdraw = Retirer
lov-no-deals = Pas d'échange en ce moment.

# La première partie
guide-lords-of-vegas-lesson-win = Le meilleur total l'emporte. Quand une carte d'une compagnie sort, chacun de ses casinos rapporte à son patron un point par tuile. Construisons un premier casino.
guide-lords-of-vegas-lesson-turn = Chaque tour commence par une carte. Retournez-la : son lot est à vous.
guide-lords-of-vegas-lesson-build = Vous avez de quoi payer ce lot. Touchez-le, puis choisissez une compagnie.
guide-lords-of-vegas-lesson-boss = Vous voilà patron d'un casino. Terminez le tour ; vous pouvez revenir en arrière jusqu'à la prochaine carte.
guide-lords-of-vegas-lesson-next = C'est de nouveau votre tour. Chacun de vos lots marqués paie 1 $ à chaque carte.
guide-lords-of-vegas-lesson-grow = Les tuiles d'une compagnie qui se touchent forment un casino. Construisez à côté du vôtre avec la même compagnie, ou terminez le tour et économisez.
guide-lords-of-vegas-strip = Le meilleur total l'emporte, et ce sont les patrons des casinos qui marquent. Six blocs de lots des deux côtés du boulevard. Chaque lot montre le prix d'une construction et le dé qui l'accompagne. Les jetons à votre couleur marquent vos lots.
guide-lords-of-vegas-card = La carte donne son lot au joueur qui la pioche. Puis chaque lot marqué paie 1 $, et tous les casinos de la compagnie de la carte paient : 1 $ par point de dé à tous ceux qui y ont un dé, un point par tuile au patron.
guide-lords-of-vegas-build = Vous avez de quoi construire sur un de vos lots. Choisissez le lot, puis une compagnie : à côté d'un casino de la même compagnie, le vôtre ne fait plus qu'un avec lui.
guide-lords-of-vegas-save = Vous ne pouvez encore rien payer. Les lots marqués rapportent 1 $ à chaque carte ; terminez votre tour.
guide-lords-of-vegas-boss = La couronne d'or : votre dé est le plus haut de ce casino, tous ses points sont à vous. Les autres gagnent quand même l'argent de leurs dés.
guide-lords-of-vegas-sprawl = En tant que patron, vous pouvez vous étendre sur un lot libre voisin pour le double de son prix. Mais le joueur qui pioche sa carte prend cette tuile.
guide-lords-of-vegas-casino = Les tuiles d'une compagnie qui se touchent forment un casino, quels qu'en soient les propriétaires. Le plus haut dé le dirige ; en cas d'égalité, ces dés sont relancés.
guide-lords-of-vegas-gamble = Une fois par tour, vous pouvez parier contre un autre patron. La maison a un petit avantage ; le panneau montre les chances avant le pari.
guide-lords-of-vegas-lay-off = Vous êtes la maison. En général vous gagnez un peu ; abandonner la moitié à la banque divise par deux le risque et le gain.
guide-lords-of-vegas-remodel = Pour 5 $ par tuile, un patron change la compagnie d'un casino, par exemple pour rejoindre un voisin ou suivre les cartes encore dans la pioche.
guide-lords-of-vegas-reorganise = Si vous avez un dé dans un casino, vous pouvez en faire relancer tous les dés, pour 1 $ par point. C'est ainsi que tombent les patrons.
guide-lords-of-vegas-arrange = Après le lancer, vous décidez lequel de vos dés va sur laquelle de vos tuiles. Mettez les plus hauts là où aucune carte ne peut les prendre.
guide-lords-of-vegas-track = Les panneaux jaunes disent combien de points d'un coup il faut pour avancer. À partir de 8, les casinos d'une tuile ne rapportent plus rien.
guide-lords-of-vegas-deals = À tout moment, au tour de n'importe qui, vous pouvez faire un échange avec un ou plusieurs autres : argent, lots, dés, et des actions du joueur dont c'est le tour. Ouvrez la table d'échange à côté du Strip.
guide-lords-of-vegas-offer = Regardez ce que chacun aurait après l'échange. Vous pouvez accepter, refuser ou proposer vos propres termes.
guide-lords-of-vegas-end = Quand vient la carte de fin de partie, les lots et les casinos au bord du Strip paient une dernière fois. Puis les points décident, et l'argent en cas d'égalité.
