# Lords of Vegas dans le navigateur
lov-money = { $money } $
lov-price = { $money } $
lov-company-albion = Albion
lov-company-sphinx = Sphinx
lov-company-vega = Vega
lov-company-tivoli = Tivoli
lov-company-pioneer = Pioneer
lov-company-strip = Le Strip
lov-strip = Le Strip
lov-strip-label = Le Strip : 48 lots. Les flèches vont de lot en lot, Entrée choisit.
lov-nothing = rien
lov-rule = La règle

# Coups
lov-verb-build = Construire
lov-verb-sprawl = S'étendre
lov-verb-remodel = Réaménager
lov-verb-reorganise = Réorganiser
lov-verb-gamble = Parier
lov-do-build = Construire { $company } sur { $lot } pour { $cost }
lov-do-sprawl = Étendre { $company } sur { $lot } pour { $cost }
lov-do-remodel = Réaménager le casino { $lot } en { $company } pour { $cost }
lov-do-reorganise = Réorganiser le casino { $lot } pour { $cost }
lov-do-gamble = Parier { $cost } dans le casino { $lot }
lov-do-arrange = Poser le { $value } sur { $lot }
lov-do-lift = Prendre votre dé sur { $lot }
lov-do-give-up = Renoncer au lot { $lot }
lov-do-leave = Laisser le lot pioché
lov-do-stand = Garder tout le pari
lov-do-lay-off = En abandonner la moitié à la banque
lov-do-end = Finir le tour
lov-do-offer = Proposer à { $name } : vous donnez { $give } et recevez { $get }
lov-do-counter = Contre-proposer à { $name } : vous donnez { $give } et recevez { $get }
lov-do-accept = Accepter de { $name } : vous donnez { $give } et recevez { $get }
lov-do-reject = Refuser l'offre de { $name }
lov-do-withdraw = Retirer votre offre à { $name }

# Que faire maintenant
lov-prompt-over = La partie est terminée.
lov-prompt-wait = { $name } joue. Vous pouvez regarder le plateau.
lov-prompt-wait-boss = { $name } décide quelle part du pari garder.
lov-prompt-lay-off = { $name } parie { $money } dans votre casino. Garder tout le pari, ou en abandonner la moitié ?
lov-prompt-arrange = Lequel de vos dés va sur { $lot } ?
lov-prompt-lift = Tous vos dés sont sur le plateau. Lequel passe sur la nouvelle tuile en { $lot } ?
lov-prompt-take-die = Tous vos dés sont sur le plateau. Déplacez-en un pour prendre { $lot }, ou laissez-le.
lov-prompt-take-marker = Tous vos marqueurs sont posés. Renoncez à un lot pour prendre { $lot }, ou laissez-le.
lov-prompt-offer = { $name } vous propose un échange. Acceptez, contre-proposez ou refusez.
lov-prompt-deal = { $name } joue. Vous pouvez proposer des échanges.
lov-prompt-turn = Vous avez { $money }. Choisissez un lot ou un casino qui brille, ou finissez votre tour.
lov-prompt-poor = Vous avez { $money }, trop peu pour agir. Proposez un échange, ou finissez votre tour.
lov-click-city = Choisissez un lot ou un casino qui brille pour voir ce que vous pouvez y faire et à quel prix.
lov-click-look = Choisissez un lot ou un casino pour le regarder.
lov-click-lot = Choisissez-le sur le Strip.

# La table
lov-players = Joueurs
lov-you = vous
lov-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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
lov-card = Carte du tour : { $lot }, paie { $company }
lov-card-end = La carte de fin
lov-cards-left = { $count ->
    [one] carte avant la fin
   *[other] cartes avant la fin
}
lov-company = Compagnie
lov-in-deck = Dans la pioche
lov-tiles = Tuiles
lov-panel = Ce que vous pouvez faire
lov-actions = Actions
lov-deals = Échanges
lov-close = Fermer
lov-skip = Passer

# Un lot ou un casino
lov-chosen = { $lot } : choix
lov-casino-title = Casino { $company } { $lot }
lov-lot-title = Lot { $lot }
lov-casino-facts = { $count ->
    [one] Une tuile : { $count } point pour son patron, paris jusqu'à { $limit }.
   *[other] { $count } tuiles : { $count } points pour son patron, paris jusqu'à { $limit }.
}
lov-lot-facts = On y pose un dé de { $value }. Sa carte paie { $company }.
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
    [one] dernière tuile
   *[other] { $count } tuiles restantes
}
lov-brings-boss = { $count ->
    [one] casino d'une tuile, vous êtes le patron
   *[other] casino de { $count } tuiles, vous êtes le patron
}
lov-brings-other = casino de { $count } tuiles, patron : { $name }
lov-brings-tie = casino de { $count } tuiles, départage : { $names }
lov-brings-roll = patron aussitôt { $boss } %, départage { $tie } %
lov-nothing-here = Rien à faire ici pour l'instant.
lov-label-lot = { $lot }, lot vide, { $price }, dé { $value }
lov-label-tile = { $lot }, { $company }, taille du casino { $count }
lov-label-die = dé { $value } de { $name }
lov-label-no-die = sans dé
lov-label-can = Possible : { $actions }
lov-label-closed = { $lot }, fermé à deux joueurs

# Paris
lov-gamble-title = Parier contre { $name }
lov-bet = Pari
lov-less = Moins
lov-more = Plus
lov-chance = { $percent } %
lov-mean = en moyenne { $sign }{ NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) } $
lov-boss-has = { $name } n'a que { $money } pour payer.

# Échanges
lov-good-lot = lot { $lot }
lov-good-die = dé { $value } sur { $lot }
lov-you-give = Vous donnez
lov-you-get = { $name } donne
lov-offer-gives = { $name } donne : { $goods }
lov-partner = Échanger avec
lov-deal-how = Mettez des jetons sur la table, et cliquez sur des lots et des dés, ici ou sur le Strip.
lov-add-chip = Ajouter { $money }
lov-take-chip = Reprendre { $money }
lov-add-action = Ajouter une action de ce tour
lov-add-action-how = Choisissez l'endroit sur le Strip, puis l'action.
lov-remove = Enlever
lov-send-offer = Proposer à { $name }
lov-send-counter = Contre-proposer à { $name }
lov-clear = Vider la table
lov-ideas = { $count ->
    [one] Une offre habituelle
   *[other] { $count } offres habituelles
}
lov-accept = Accepter
lov-counter = Contre-proposer
lov-reject = Refuser
lov-withdraw = Retirer
lov-offer-stale = En l'état, ce n'est plus possible.
lov-no-deals = Pas d'échange en ce moment.

# Ce qui s'est passé
lov-log-start-card = { $name } commence avec { $lot } et { $money }.
lov-log-start-roll = { $name } lance { $value }.
lov-log-first = { $name } joue le premier tour.
lov-log-card = { $name } pioche { $lot }.
lov-log-end-card = { $name } pioche la carte de fin.
lov-log-take-over = { $name } prend { $lot } à { $other }, avec un { $value }.
lov-log-take-empty = { $name } prend possession de { $lot }, avec un { $value }.
lov-log-leave = { $name } laisse { $lot }.
lov-log-give-up = { $name } renonce à { $lot }.
lov-log-lift = { $name } reprend un dé sur { $lot }.
lov-log-rent = Les lots rapportent { $money } à { $name }.
lov-log-income = { $company } { $lot } paie { $money } à { $name }.
lov-log-points = { $points ->
    [one] { $company } { $lot } donne { $points } point à { $name } : { $before } → { $after }.
   *[other] { $company } { $lot } donne { $points } points à { $name } : { $before } → { $after }.
}
lov-log-points-lost = { $company } { $lot } vaut { $points } pour { $name }, mais la piste a un saut : { $before } → { $after }.
lov-log-build = { $name } construit { $company } sur { $lot } pour { $money }, avec un { $value }.
lov-log-sprawl = { $name } étend { $company } sur { $lot } pour { $money }, avec un { $value }.
lov-log-remodel = { $name } réaménage le casino { $lot } en { $company } pour { $money }.
lov-log-reorganise = { $name } réorganise le casino { $lot } pour { $money }.
lov-log-roll = { $lot } : { $name } lance { $value }.
lov-log-tie = Égalité pour le patron du casino { $lot } à { $value } : ces dés sont relancés.
lov-log-gamble = { $name } parie { $money } dans le casino { $lot } de { $other }.
lov-log-stand = { $name } garde tout le pari.
lov-log-lay-off = { $name } abandonne la moitié du pari à la banque.
lov-log-gamble-won = { $first } + { $second } = { $total } : { $name } gagne { $money }, dont { $share } de { $other }.
lov-log-gamble-lost = { $first } + { $second } = { $total } : { $name } perd { $money }, dont { $share } pour { $other }.
lov-log-offer = { $name } propose à { $other } { $give } contre { $get }.
lov-log-deal = Échange entre { $name } et { $other } : { $give } contre { $get }.
lov-log-reject = { $name } refuse l'offre de { $other }.
lov-log-withdraw = { $name } retire l'offre à { $other }.

# La première partie
guide-lords-of-vegas-strip-title = Le Strip
guide-lords-of-vegas-strip = Six blocs de lots des deux côtés du boulevard. Chaque lot montre le prix d'une construction et le dé qui l'accompagne. Les jetons à votre enseigne marquent vos lots.
guide-lords-of-vegas-card-title = Chaque tour commence par une carte
guide-lords-of-vegas-card = La carte donne son lot à qui la pioche. Puis chaque lot marqué paie 1 $, et tous les casinos de la compagnie de la carte paient : 1 $ par point de dé à chacun, un point par tuile au patron.
guide-lords-of-vegas-build-title = Construire
guide-lords-of-vegas-build = Vous avez de quoi construire sur un de vos lots. Choisissez le lot, puis une compagnie : à côté d'un casino de la même compagnie, le vôtre ne fait plus qu'un avec lui.
guide-lords-of-vegas-save-title = Économiser
guide-lords-of-vegas-save = Vous ne pouvez encore rien payer. Les lots marqués rapportent 1 $ à chaque carte ; finissez votre tour.
guide-lords-of-vegas-boss-title = Patron
guide-lords-of-vegas-boss = La couronne d'or : votre dé est le plus haut de ce casino, tous ses points sont à vous. Les autres y touchent toujours l'argent de leurs dés.
guide-lords-of-vegas-sprawl-title = S'étendre
guide-lords-of-vegas-sprawl = En tant que patron, vous pouvez vous étendre sur un lot libre voisin pour le double de son prix. Mais qui pioche sa carte prend cette tuile.
guide-lords-of-vegas-casino-title = Un seul casino
guide-lords-of-vegas-casino = Les tuiles d'une compagnie qui se touchent forment un casino, quels qu'en soient les propriétaires. Le plus haut dé le dirige ; en cas d'égalité, ces dés sont relancés.
guide-lords-of-vegas-gamble-title = Parier
guide-lords-of-vegas-gamble = Une fois par tour, vous pouvez parier contre un autre patron. La maison a un petit avantage ; le panneau montre les chances avant le pari.
guide-lords-of-vegas-lay-off-title = On parie dans votre casino
guide-lords-of-vegas-lay-off = Vous êtes la maison. En général vous gagnez un peu ; abandonner la moitié à la banque divise par deux le risque et le gain.
guide-lords-of-vegas-remodel-title = Réaménager
guide-lords-of-vegas-remodel = Pour 5 $ par tuile, un patron change la compagnie d'un casino, par exemple pour rejoindre un voisin ou suivre les cartes encore dans la pioche.
guide-lords-of-vegas-reorganise-title = Réorganiser
guide-lords-of-vegas-reorganise = Qui a un dé dans un casino peut en faire relancer tous les dés, pour 1 $ par point. C'est ainsi que tombent les patrons.
guide-lords-of-vegas-arrange-title = Vos dés, vos tuiles
guide-lords-of-vegas-arrange = Après le lancer, vous décidez lequel de vos dés va sur laquelle de vos tuiles. Mettez les plus hauts là où aucune carte ne peut les prendre.
guide-lords-of-vegas-track-title = Les sauts de la piste
guide-lords-of-vegas-track = Les panneaux jaunes disent combien de points d'un coup il faut pour avancer. À partir de 8, les casinos d'une tuile ne rapportent plus rien.
guide-lords-of-vegas-deals-title = Échanges
guide-lords-of-vegas-deals = Chacun peut échanger à tout moment argent, lots et dés, et qui joue aussi une action. Ouvrez la table d'échange à côté du Strip.
guide-lords-of-vegas-offer-title = Une offre pour vous
guide-lords-of-vegas-offer = Regardez ce que chacun aurait après. Vous pouvez accepter, refuser ou proposer vos propres termes.
guide-lords-of-vegas-end-title = La fin approche
guide-lords-of-vegas-end = Quand vient la carte de fin, les lots et les casinos au bord du Strip paient une dernière fois. Puis les points décident, et l'argent en cas d'égalité.
