# Lords of Vegas
game-lords-of-vegas = Lords of Vegas
score-lords-of-vegas-points = Points
score-lords-of-vegas-strip = Avec la carte de fin de partie
score-lords-of-vegas-casinos = Patron de casinos
score-lords-of-vegas-dice = Dés sur le Strip
score-lords-of-vegas-money = Argent

word-company-albion = Albion
word-company-sphinx = Sphinx
word-company-vega = Vega
word-company-tivoli = Tivoli
word-company-pioneer = Pioneer
word-company-strip = Le Strip

step-lords-of-vegas-build = { $cost ->
    [0] Construire un casino { $company } sur { $lot }
   *[other] Construire un casino { $company } sur { $lot } pour { $cost } $
}
step-lords-of-vegas-sprawl = { $cost ->
    [0] Étendre { $company } sur { $lot }
   *[other] Étendre { $company } sur { $lot } pour { $cost } $
}
step-lords-of-vegas-remodel = { $cost ->
    [0] Réaménager le casino { $lot } en { $company }
   *[other] Réaménager le casino { $lot } en { $company } pour { $cost } $
}
step-lords-of-vegas-reorganise = { $cost ->
    [0] Réorganiser le casino { $lot }
   *[other] Réorganiser le casino { $lot } pour { $cost } $
}
step-lords-of-vegas-arrange = Poser le { $value } sur { $lot }
step-lords-of-vegas-gamble = Parier { $cost } $ dans le casino { $lot }
step-lords-of-vegas-stand = Garder tout le pari
step-lords-of-vegas-lay-off = Abandonner la moitié à la banque
step-lords-of-vegas-turn-card = Retourner la carte
step-lords-of-vegas-lift = Prendre votre dé sur { $lot }
step-lords-of-vegas-give-up = Renoncer au lot { $lot }
step-lords-of-vegas-leave = Ne pas prendre le lot pioché
step-lords-of-vegas-end = Terminer le tour
step-lords-of-vegas-offer = Proposer à { $name } : vous donnez { $give } et recevez { $get }
step-lords-of-vegas-counter = Faire une contre-offre à { $name } : vous donnez { $give } et recevez { $get }
step-lords-of-vegas-accept = Accepter l'offre ({ $name }) : vous donnez { $give } et recevez { $get }
step-lords-of-vegas-reject = Refuser l'offre ({ $name })
step-lords-of-vegas-withdraw = Retirer votre offre à { $name }
step-lords-of-vegas-offer-several = Proposer un échange : { $deal }
step-lords-of-vegas-counter-several = Proposer plutôt un autre échange : { $deal }
step-lords-of-vegas-accept-several = Accepter l'échange : { $deal }
step-lords-of-vegas-reject-several = Refuser l'échange : { $deal }
step-lords-of-vegas-withdraw-several = Retirer l'échange que vous avez proposé : { $deal }

# Why a step is refused
error-lov-step = « { $step } » n'est pas une étape de ce jeu.
error-lov-no-such-lot = Il n'y a pas de lot « { $lot } » ; les lots vont de A1 à F9.
error-lov-no-such-company = Il n'y a pas de compagnie « { $company } » ; les compagnies sont : { $companies }.
error-lov-not-active = Seul le joueur { $seat } peut le faire maintenant ; tout le monde peut proposer des échanges.
error-lov-money = Vous avez { $have } $ ; construire sur { $lot } coûte { $cost } $.
error-lov-money-sprawl = Vous avez { $have } $ ; s'étendre sur { $lot } coûte { $cost } $.
error-lov-money-remodel = Vous avez { $have } $ ; réaménager le casino en { $lot } coûte { $cost } $.
error-lov-money-reorganise = Vous avez { $have } $ ; réorganiser le casino en { $lot } coûte { $cost } $.
error-lov-money-bet = Vous avez { $have } $ et ne pouvez pas parier { $bet } $.
error-lov-no-tiles = Pas assez de tuiles { $company } : { $need } à poser, { $left } en réserve.
error-lov-lot-built = { $lot } porte déjà une tuile de casino.
error-lov-lot-owned = { $lot } appartient au joueur { $seat } ; une extension demande un lot sans propriétaire.
error-lov-not-your-lot = { $lot } n'est pas un de vos lots.
error-lov-not-adjacent = { $lot } n'a aucun côté commun avec un casino { $company }.
error-lov-not-boss = Vous n'êtes pas le patron du casino en { $lot }.
error-lov-same-company = Le casino en { $lot } est déjà { $company }.
error-lov-no-casino = Il n'y a pas de casino en { $lot }.
error-lov-no-die = Vous n'avez pas de dé dans le casino en { $lot }.
error-lov-no-own-die = Vous n'avez pas de dé sur { $lot }.
error-lov-rolled = Le dé sur { $lot } a déjà été réorganisé pendant ce tour.
error-lov-gambled = Vous avez déjà parié pendant ce tour.
error-lov-own-casino = Vous êtes vous-même le patron en { $lot } ; pariez dans un casino dont vous n'êtes pas le patron.
error-lov-no-boss = Le casino en { $lot } n'a pas de patron contre qui parier.
error-lov-bet = « { $bet } » n'est pas un pari ; on parie des dollars entiers, à partir de 1.
error-lov-bet-limit = La limite en { $lot } est de { $limit } $, pas { $bet } $.
error-lov-arrange = Il faut d'abord un dé pour { $lot }. Possible : { $steps }

# Why a deal is refused
error-lov-deal-form = Un échange s'écrit comme offer:2:give=$5,A3,die@B2;get=die@C1 (un côté peut être « nothing »).
error-lov-deal-word = « { $word } » ne peut pas s'échanger : seulement de l'argent ($5), des lots (A3), des dés (die@B2) et des actions du joueur dont c'est le tour.
error-lov-deal-twice = « { $word } » est nommé deux fois.
error-lov-deal-no-action = « { $word } » ne se vend pas ; les actions sont build, sprawl, remodel, reorganise et gamble.
error-lov-deal-one-action = Un échange dans cette notation contient une action.
error-lov-deal-active = Seul le joueur { $seat }, dont c'est le tour, peut vendre une action.
error-lov-deal-action = L'action de cet échange ne serait pas possible une fois les biens échangés.
error-lov-deal-self = Il faut au moins deux joueurs différents pour un échange.
error-lov-deal-empty = Rien ne change de mains dans cet échange.
error-lov-deal-not-now = Terminez d'abord ce qui est en cours, puis échangez.
error-lov-deal-money = Le joueur { $seat } a { $have } $ et ne peut pas donner { $money } $.
error-lov-deal-lot = { $lot } n'est pas un lot du joueur { $seat }.
error-lov-deal-die = Le joueur { $seat } n'a pas de dé sur { $lot }.
error-lov-deal-markers = Il faudrait au joueur { $seat } plus de { $most } marqueurs.
error-lov-deal-dice = Il faudrait au joueur { $seat } plus de { $most } dés.
error-lov-deal-other-terms = L'offre a d'autres termes. Pour l'accepter, tapez : { $offer }
error-lov-not-on-the-menu = Cette offre n'a pas de numéro, car elle n'est pas au menu : { $step }. Elle peut être faite en mots.
error-lov-no-offer = Le joueur { $seat } ne vous a rien proposé.
error-lov-no-own-offer = Vous n'avez rien proposé au joueur { $seat }.
error-lov-deal-one-doer = Dans un échange, une seule personne agit : celle dont c'est le tour.
error-lov-sold = Une fois les biens échangés, le joueur { $seat } ne pourrait pas faire ceci : { $action }. La raison : { $reason }
error-lov-deal-many = Vous avez déjà { $most } offres en cours ; retirez-en une d'abord.
error-lov-deal-chance = Une carte ou un dé vient d'abord ; vous pourrez accepter ensuite.
error-lov-deal-half-done = Une action est en cours : le joueur { $seat } décide d'abord, ensuite les échanges ont lieu.
error-lov-deal-card = La carte est retournée mais pas encore payée ; les échanges ont lieu ensuite.
error-lov-deal-lift = Le joueur { $seat } doit d'abord libérer un dé : seul un échange qui lui en prend un est possible maintenant.
error-lov-deal-no-turn = Seul le joueur dont c'est le tour peut promettre une action dans un échange ; ce n'est pas le tour du joueur { $seat }.
error-lov-which-offer = Il y en a plusieurs ; précisez laquelle : { $offers }
error-lov-no-such-offer = Vous n'avez pas fait cette offre.

# Why a position is refused
error-lov-position-lot = { $where } : « { $found } » n'est pas un lot.
impossible-lov-track = { $where } : la piste de score n'a pas de case { $points }.
impossible-lov-twice = { $where } : { $lot } y est deux fois.
impossible-lov-markers = { $where } : trop de marqueurs : { $found } sur { $most }.
impossible-lov-dice = { $where } : trop de dés du joueur { $seat } sur le plateau : { $found } sur { $most }.
impossible-lov-tiles = { $where } : trop de tuiles { $company } : { $found } sur { $most }.
impossible-lov-marker-on-tile = { $where } : { $lot } porte une tuile et un marqueur.
impossible-lov-marker-undrawn = { $where } : { $lot } porte un marqueur, mais sa carte n'est jamais sortie.
impossible-lov-block-f = { $where } : { $lot } est dans le bloc F, fermé dans une partie à deux.
impossible-lov-nobody-built = { $where } : aucune carte du casino en { $lot } n'est sortie, personne n'a donc pu le construire.
impossible-lov-tie = { $where } : égalité pour le patron en { $lot } ; une égalité se relance aussitôt.
impossible-lov-drawn = { $where } : cartes sorties : { $found } ; il en faut ici de { $fewest } à { $most }.
impossible-lov-end-card = { $where } : la carte de fin de partie vient après la troisième pile et met fin à la partie.
impossible-lov-not-over = { $where } : sans la carte de fin de partie ni 90 points, la partie n'est pas terminée.
impossible-lov-over = { $where } : quelqu'un a { $points } points, la partie est donc terminée.
impossible-lov-start = { $where } : avant le premier tour, chaque joueur a les lots de ses deux cartes et rien d'autre.
impossible-lov-not-started = { $where } : personne n'est actif avant le premier tour.
impossible-lov-card = { $where } : cette carte ne va pas avec ce qui se passe.
impossible-lov-card-undrawn = { $where } : la carte { $card } n'est pas sortie.
impossible-lov-no-die = { $where } : il n'y a pas de dé sur { $lot }.
impossible-lov-no-casino = { $where } : il n'y a pas de casino avec des dés en { $lot }.
impossible-lov-not-this-turn = { $where } : rien n'a pu se faire dans un tour qui n'a pas commencé.
impossible-lov-gambled = { $where } : un pari est en cours, le joueur dont c'est le tour a donc parié.
impossible-lov-gamble-boss = { $where } : le casino en { $lot } n'a pas d'autre patron contre qui parier.
impossible-lov-bet = { $where } : le joueur dont c'est le tour n'a pas d'argent à parier.
impossible-lov-taking = { $where } : rien n'empêche de prendre le lot de la carte { $card }, ou il n'y a rien à prendre.
impossible-lov-lifting = { $where } : aucune tuile ne peut attendre un dé en { $lot }.
impossible-lov-roll = { $where } : ce ne peuvent pas être les dés à lancer.
impossible-lov-reorganised = { $where } : les dés du casino en { $lot } comptent comme réorganisés.
impossible-lov-arranging = { $where } : ce ne peuvent pas être les dés qui restent à placer.
impossible-lov-contenders = { $where } : au moins deux joueurs lancent les dés pour le premier tour.
impossible-lov-nothing-pending = { $where } : rien n'est en attente.
impossible-lov-offer = { $where } : une offre va d'un joueur à un autre, une à la fois, et son auteur a fait une offre pendant ce tour.
impossible-lov-no-break = { $where } : dans la version 1 des règles, il n'y a pas de pause avant une carte.

# What happened
log-lov-start-card = { $seat } commence avec { $lot } et { $money } $.
log-lov-start-roll = { $seat } lance { $value }.
log-lov-first = { $seat } joue le premier tour.
log-lov-card = { $seat } pioche { $lot }.
log-lov-end-card = { $seat } pioche la carte de fin de partie.
log-lov-take-over = { $seat } prend possession de { $lot } (à { $other }, dé : { $value }).
log-lov-take-empty = { $seat } prend possession de { $lot } (dé : { $value }).
log-lov-leave = { $seat } ne prend pas { $lot }.
log-lov-give-up = { $seat } renonce à { $lot }.
log-lov-lift = { $seat } reprend un dé sur { $lot }.
log-lov-rent = { $seat } reçoit { $money } $ pour ses lots.
log-lov-income = { $seat } reçoit { $money } $ du casino { $company } { $lot }.
log-lov-points = { $points ->
    [one] { $seat } marque { $points } point pour le casino { $company } { $lot }
   *[other] { $seat } marque { $points } points pour le casino { $company } { $lot }
} : { $before } → { $after }{ $lost ->
    [true] . Le reste se perd dans la cassure de la piste.
   *[false] .
}
log-lov-build = { $seat } construit un casino { $company } sur { $lot } pour { $money } $ (dé : { $value }).
log-lov-sprawl = { $seat } étend { $company } sur { $lot } pour { $money } $ (dé : { $value }).
log-lov-remodel = { $seat } réaménage le casino { $lot } en { $company } pour { $money } $.
log-lov-reorganise = { $seat } réorganise le casino { $lot } pour { $money } $.
log-lov-roll = { $lot } : { $seat } lance { $value }.
log-lov-tie = Égalité pour le patron du casino { $lot } à { $value } : ces dés sont relancés.
log-lov-gamble = { $seat } parie { $money } $ dans le casino { $lot } contre { $other }.
log-lov-stand = { $seat } garde tout le pari.
log-lov-lay-off = { $seat } abandonne la moitié du pari à la banque.
log-lov-gamble-won = { $first } + { $second } = { $total } : { $seat } gagne { $money } $, et { $other } en paie { $share } $.
log-lov-gamble-lost = { $first } + { $second } = { $total } : { $seat } perd { $money } $, et { $other } en reçoit { $share } $.
log-lov-offer = { $seat } fait une offre à { $other } : { $terms }.
log-lov-deal = { $seat } et { $other } font un échange : { $terms }.
log-lov-reject = { $seat } refuse l'offre ({ $other }).
log-lov-withdraw = { $seat } retire son offre à { $other }.
log-lov-offer-of-several = { $seat } propose un échange entre plusieurs joueurs : { $deal }
log-lov-deal-of-several = L'échange proposé par { $seat } est conclu : { $deal }
log-lov-agree = { $seat } accepte l'échange que propose { $other }.
log-lov-sold-dropped = Les dés ne permettent plus cette partie de l'échange ({ $seat }) : { $action }
lov-terms = { $give } contre { $get }
