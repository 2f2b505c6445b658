# Lords of Vegas
game-lords-of-vegas = Lords of Vegas
score-lords-of-vegas-points = Points

company-lov-albion = Albion (violet)
company-lov-sphinx = Sphinx (or)
company-lov-vega = Vega (bleu)
company-lov-tivoli = Tivoli (gris)
company-lov-pioneer = Pioneer (marron)

step-lords-of-vegas-build = Construire sur { $rest }
step-lords-of-vegas-sprawl = S'étendre sur { $rest }
step-lords-of-vegas-remodel = Réaménager le casino { $rest }
step-lords-of-vegas-reorganise = Réorganiser le casino { $rest }
step-lords-of-vegas-arrange = Poser votre dé sur { $rest }
step-lords-of-vegas-gamble = Parier dans le casino { $rest }
step-lords-of-vegas-stand = Garder tout le pari
step-lords-of-vegas-lay-off = Abandonner la moitié du pari à la banque
step-lords-of-vegas-lift = Prendre votre dé sur { $rest }
step-lords-of-vegas-give-up = Renoncer au lot { $rest }
step-lords-of-vegas-leave = Ne pas prendre le lot pioché
step-lords-of-vegas-end = Finir le tour
step-lords-of-vegas-offer = Proposer à la place { $rest }
step-lords-of-vegas-counter = Contre-proposer à la place { $rest }
step-lords-of-vegas-accept = Accepter l'offre de la place { $rest }
step-lords-of-vegas-reject = Refuser l'offre de la place { $rest }
step-lords-of-vegas-withdraw = Retirer l'offre faite à la place { $rest }

# Why a step is refused
error-lov-step = « { $step } » n'est pas un coup de ce jeu.
error-lov-no-such-lot = Il n'y a pas de lot « { $lot } » ; les lots vont de A1 à F9.
error-lov-no-such-company = Il n'y a pas de compagnie « { $company } » ; les compagnies sont : { $companies }.
error-lov-not-active = Seule la place { $seat } peut le faire maintenant ; tout le monde peut proposer des échanges.
error-lov-money = Vous avez { $have } $, construire sur { $lot } coûte { $cost } $.
error-lov-money-sprawl = Vous avez { $have } $, s'étendre sur { $lot } coûte { $cost } $.
error-lov-money-remodel = Vous avez { $have } $, réaménager le casino en { $lot } coûte { $cost } $.
error-lov-money-reorganise = Vous avez { $have } $, réorganiser le casino en { $lot } coûte { $cost } $.
error-lov-money-bet = Vous avez { $have } $ et ne pouvez pas parier { $bet } $.
error-lov-no-tiles = { $left ->
    [0] Il ne reste aucune tuile { $company }
    [one] Il ne reste qu'une tuile { $company }
   *[other] Il ne reste que { $left } tuiles { $company }
} ; il en faut { $need }.
error-lov-lot-built = { $lot } porte déjà une tuile de casino.
error-lov-lot-owned = { $lot } appartient à la place { $seat } ; une extension demande un lot sans propriétaire.
error-lov-not-your-lot = { $lot } n'est pas un de vos lots.
error-lov-not-adjacent = { $lot } ne touche par un côté aucun casino { $company }.
error-lov-not-boss = Vous n'êtes pas le patron du casino en { $lot }.
error-lov-same-company = Le casino en { $lot } est déjà { $company }.
error-lov-no-casino = Il n'y a pas de casino en { $lot }.
error-lov-no-die = Vous n'avez pas de dé dans le casino en { $lot }.
error-lov-no-own-die = Vous n'avez pas de dé sur { $lot }.
error-lov-rolled = Le dé sur { $lot } a déjà été réorganisé pendant ce tour.
error-lov-gambled = Vous avez déjà parié pendant ce tour.
error-lov-own-casino = Vous êtes vous-même le patron en { $lot } ; pariez dans le casino d'un autre.
error-lov-no-boss = Le casino en { $lot } n'a pas de patron contre qui parier.
error-lov-bet = « { $bet } » n'est pas un pari ; on parie des dollars entiers, à partir de 1.
error-lov-bet-limit = La limite en { $lot } est de { $limit } $, pas { $bet } $.
error-lov-arrange = Il faut d'abord un dé pour { $lot }. Possible : { $steps }

# Why a deal is refused
error-lov-deal-form = Un échange s'écrit comme offer:2:give=$5,A3,die@B2;get=die@C1 (un côté peut être « nothing »).
error-lov-deal-word = « { $word } » ne peut pas s'échanger : seulement de l'argent ($5), des lots (A3), des dés (die@B2) et une action de la place active.
error-lov-deal-twice = « { $word } » est nommé deux fois.
error-lov-deal-no-action = « { $word } » ne se vend pas ; les actions sont build, sprawl, remodel, reorganise et gamble.
error-lov-deal-one-action = Un échange contient une action au plus.
error-lov-deal-active = Seule la place { $seat }, dont c'est le tour, peut vendre une action.
error-lov-deal-action = L'action de cet échange ne serait pas possible une fois les biens échangés.
error-lov-deal-self = Il faut deux places pour un échange.
error-lov-deal-empty = Un échange où rien ne change de mains n'en est pas un.
error-lov-deal-not-now = Pas d'échange maintenant : ce qui est commencé doit d'abord être terminé.
error-lov-deal-money = La place { $seat } a { $have } $ et ne peut pas donner { $money } $.
error-lov-deal-lot = { $lot } n'est pas un lot de la place { $seat }.
error-lov-deal-die = La place { $seat } n'a pas de dé sur { $lot }.
error-lov-deal-markers = Il faudrait à la place { $seat } plus que ses { $most } marqueurs.
error-lov-deal-dice = Il faudrait à la place { $seat } plus que ses { $most } dés.
error-lov-deal-other-terms = L'offre a d'autres termes. Pour l'accepter, dites : { $offer }
error-lov-no-offer = La place { $seat } ne vous a rien proposé.
error-lov-no-own-offer = Vous n'avez rien proposé à la place { $seat }.

# Why a position is refused
error-lov-position-lot = { $where } : « { $found } » n'est pas un lot.
impossible-lov-track = { $where } : la piste de score n'a pas de case { $points }.
impossible-lov-twice = { $where } : { $lot } y est deux fois.
impossible-lov-markers = { $where } : { $found } marqueurs, une place en a { $most }.
impossible-lov-dice = { $where } : la place { $seat } a { $found } dés sur le plateau, mais n'en possède que { $most }.
impossible-lov-tiles = { $where } : { $found } tuiles { $company }, il y en a { $most }.
impossible-lov-marker-on-tile = { $where } : { $lot } porte une tuile et un marqueur.
impossible-lov-marker-undrawn = { $where } : { $lot } porte un marqueur, mais sa carte n'est jamais sortie.
impossible-lov-block-f = { $where } : { $lot } est dans le bloc F, qui ne sert pas à deux.
impossible-lov-nobody-built = { $where } : aucune carte du casino en { $lot } n'est sortie, personne n'a donc pu le construire.
impossible-lov-tie = { $where } : égalité pour le patron en { $lot } ; une égalité se relance aussitôt.
impossible-lov-drawn = { $where } : { $found } cartes sont sorties ; il en faut ici de { $fewest } à { $most }.
impossible-lov-end-card = { $where } : la carte de fin vient après la troisième pile et termine la partie.
impossible-lov-not-over = { $where } : sans la carte de fin ni 90 points, la partie n'est pas terminée.
impossible-lov-over = { $where } : quelqu'un a { $points } points, la partie est donc terminée.
impossible-lov-start = { $where } : avant le premier tour, chaque place a les lots de ses deux cartes et rien d'autre.
impossible-lov-not-started = { $where } : personne n'est actif avant le premier tour.
impossible-lov-card = { $where } : cette carte ne va pas avec ce qui se passe.
impossible-lov-card-undrawn = { $where } : la carte { $card } n'est pas sortie.
impossible-lov-no-die = { $where } : il n'y a pas de dé sur { $lot }.
impossible-lov-no-casino = { $where } : il n'y a pas de casino avec des dés en { $lot }.
impossible-lov-not-this-turn = { $where } : rien n'a pu se faire dans un tour qui n'a pas commencé.
impossible-lov-gambled = { $where } : un pari est en cours, la place a donc parié.
impossible-lov-gamble-boss = { $where } : le casino en { $lot } n'a pas d'autre patron contre qui parier.
impossible-lov-bet = { $where } : la place n'a pas d'argent à parier.
impossible-lov-taking = { $where } : rien n'empêche de prendre le lot de la carte { $card }, ou il n'y a rien à prendre.
impossible-lov-lifting = { $where } : aucune tuile ne peut attendre un dé en { $lot }.
impossible-lov-roll = { $where } : ce ne peuvent pas être les dés à lancer.
impossible-lov-reorganised = { $where } : les dés du casino en { $lot } comptent comme réorganisés.
impossible-lov-arranging = { $where } : ce ne peuvent pas être les dés qui restent à placer.
impossible-lov-contenders = { $where } : au moins deux places lancent les dés pour le premier tour.
impossible-lov-nothing-pending = { $where } : rien n'est en attente.
impossible-lov-offer = { $where } : une offre va d'une place à une autre, une à la fois, et sa place a fait une offre pendant ce tour.

# What happened
log-lov-start-card = La place { $seat } reçoit { $lot } et { $money } $.
log-lov-start-roll = La place { $seat } lance { $value }.
log-lov-first = La place { $seat } joue le premier tour.
log-lov-card = La place { $seat } pioche { $lot }.
log-lov-end-card = La place { $seat } pioche la carte de fin.
log-lov-take-over = { $other ->
    [0] La place { $seat } prend possession de { $lot } avec un { $value }.
   *[other] La place { $seat } prend { $lot } avec un { $value } à la place { $other }.
}
log-lov-leave = La place { $seat } laisse { $lot }.
log-lov-give-up = La place { $seat } renonce à { $lot }.
log-lov-lift = La place { $seat } reprend son dé sur { $lot }.
log-lov-rent = Les lots rapportent { $money } $ à la place { $seat }.
log-lov-income = Le casino { $company } { $lot } paie { $money } $ à la place { $seat }.
log-lov-points = Le casino { $company } { $lot } donne { $points } points à la place { $seat } : { $before } → { $after }.
log-lov-build = La place { $seat } construit { $company } sur { $lot } pour { $money } $, avec un { $value }.
log-lov-sprawl = La place { $seat } étend { $company } sur { $lot } pour { $money } $, avec un { $value }.
log-lov-remodel = La place { $seat } réaménage le casino { $lot } en { $company } pour { $money } $.
log-lov-reorganise = La place { $seat } réorganise le casino { $lot } pour { $money } $.
log-lov-roll = Le dé de la place { $seat } sur { $lot } montre { $value }.
log-lov-tie = Égalité pour le patron du casino { $lot } à { $value } : ces dés sont relancés.
log-lov-gamble = La place { $seat } parie { $money } $ dans le casino { $lot } de la place { $other }.
log-lov-stand = La place { $seat } garde tout le pari.
log-lov-lay-off = La place { $seat } abandonne la moitié du pari à la banque.
log-lov-gamble-won = { $first } et { $second } font { $total } : la place { $seat } gagne { $money } $, dont { $share } $ de la place { $other }.
log-lov-gamble-lost = { $first } et { $second } font { $total } : la place { $seat } perd { $money } $, dont { $share } $ pour la place { $other }.
log-lov-offer = La place { $seat } propose à la place { $other } : { $terms }
log-lov-deal = Échange entre les places { $seat } et { $other } : { $terms }
log-lov-reject = La place { $seat } refuse l'offre de la place { $other }.
log-lov-withdraw = La place { $seat } retire son offre à la place { $other }.
