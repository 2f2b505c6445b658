# Lords of Vegas
game-lords-of-vegas = Lords of Vegas
score-lords-of-vegas-points = Points
score-lords-of-vegas-strip = With the last card
score-lords-of-vegas-casinos = Boss of casinos
score-lords-of-vegas-dice = Dice on the Strip
score-lords-of-vegas-money = Money

word-company-albion = Albion
word-company-sphinx = Sphinx
word-company-vega = Vega
word-company-tivoli = Tivoli
word-company-pioneer = Pioneer
word-company-strip = The Strip

step-lords-of-vegas-build = { $cost ->
    [0] Build { $company } on { $lot }
   *[other] Build { $company } on { $lot } for ${ $cost }
}
step-lords-of-vegas-sprawl = { $cost ->
    [0] Sprawl { $company } onto { $lot }
   *[other] Sprawl { $company } onto { $lot } for ${ $cost }
}
step-lords-of-vegas-remodel = { $cost ->
    [0] Remodel the casino { $lot } to { $company }
   *[other] Remodel the casino { $lot } to { $company } for ${ $cost }
}
step-lords-of-vegas-reorganise = { $cost ->
    [0] Reorganise the casino { $lot }
   *[other] Reorganise the casino { $lot } for ${ $cost }
}
step-lords-of-vegas-arrange = Put the { $value } on { $lot }
step-lords-of-vegas-gamble = Bet ${ $cost } in the casino { $lot }
step-lords-of-vegas-stand = Keep the whole bet
step-lords-of-vegas-lay-off = Lay half off to the bank
step-lords-of-vegas-turn-card = Turn the card
step-lords-of-vegas-lift = Take your die from { $lot }
step-lords-of-vegas-give-up = Give up the lot { $lot }
step-lords-of-vegas-leave = Do not take the drawn lot
step-lords-of-vegas-end = End the turn
step-lords-of-vegas-offer = Make { $name } an offer: you give { $give } and get { $get }
step-lords-of-vegas-counter = Counter-offer to { $name }: you give { $give } and get { $get }
step-lords-of-vegas-accept = Accept the offer from { $name }: you give { $give } and get { $get }
step-lords-of-vegas-reject = Reject the offer from { $name }
step-lords-of-vegas-withdraw = Withdraw your offer to { $name }
step-lords-of-vegas-offer-several = Propose a deal: { $deal }
step-lords-of-vegas-counter-several = Propose another deal instead: { $deal }
step-lords-of-vegas-accept-several = Agree to the deal: { $deal }
step-lords-of-vegas-reject-several = Reject the deal: { $deal }
step-lords-of-vegas-withdraw-several = Withdraw the deal you proposed: { $deal }

# Why a step is refused
error-lov-step = '{ $step }' is not a step of this game.
error-lov-no-such-lot = There is no lot '{ $lot }'; lots are A1 to F9.
error-lov-no-such-company = There is no company '{ $company }'; the companies are: { $companies }.
error-lov-not-active = Only player { $seat } can do this now; everybody may offer deals.
error-lov-money = You have ${ $have }; building on { $lot } costs ${ $cost }.
error-lov-money-sprawl = You have ${ $have }; sprawling onto { $lot } costs ${ $cost }.
error-lov-money-remodel = You have ${ $have }; remodelling the casino at { $lot } costs ${ $cost }.
error-lov-money-reorganise = You have ${ $have }; reorganising the casino at { $lot } costs ${ $cost }.
error-lov-money-bet = You have ${ $have } and cannot bet ${ $bet }.
error-lov-no-tiles = Too few { $company } tiles: { $need } needed, { $left } left.
error-lov-lot-built = { $lot } has a casino tile already.
error-lov-lot-owned = { $lot } is a lot of player { $seat }; sprawling takes a lot that nobody owns.
error-lov-not-your-lot = { $lot } is not a lot of yours.
error-lov-not-adjacent = { $lot } shares no edge with any { $company } casino.
error-lov-not-boss = You are not the boss of the casino at { $lot }.
error-lov-same-company = The casino at { $lot } belongs to { $company } already.
error-lov-no-casino = There is no casino at { $lot }.
error-lov-no-die = You have no die in the casino at { $lot }.
error-lov-no-own-die = You have no die on { $lot }.
error-lov-rolled = The die on { $lot } has already been reorganised this turn.
error-lov-gambled = You have already gambled this turn.
error-lov-own-casino = You are the boss at { $lot } yourself; gamble in somebody else's casino.
error-lov-no-boss = The casino at { $lot } has no boss to gamble against.
error-lov-bet = '{ $bet }' is not a bet; bets are whole dollars, at least 1.
error-lov-bet-limit = The limit at { $lot } is ${ $limit }, not ${ $bet }.
error-lov-arrange = A die for { $lot } comes next. Possible: { $steps }

# Why a deal is refused
error-lov-deal-form = A deal is written like offer:2:give=$5,A3,die@B2;get=die@C1 (a side may be 'nothing').
error-lov-deal-word = '{ $word }' cannot be part of a deal: only money ($5), lots (A3), dice (die@B2) and actions of the player whose turn it is.
error-lov-deal-twice = '{ $word }' is named twice.
error-lov-deal-no-action = '{ $word }' cannot be sold; actions are build, sprawl, remodel, reorganise and gamble.
error-lov-deal-one-action = A deal in this notation holds one action.
error-lov-deal-active = Only player { $seat }, whose turn it is, can sell an action.
error-lov-deal-action = The action of this deal would not be possible once the goods have changed hands.
error-lov-deal-self = A deal takes at least two different players.
error-lov-deal-empty = Nothing changes hands in this deal.
error-lov-deal-not-now = Finish what is under way first, then deal.
error-lov-deal-money = Player { $seat } has ${ $have } and cannot give ${ $money }.
error-lov-deal-lot = { $lot } is not a lot of player { $seat }.
error-lov-deal-die = Player { $seat } has no die on { $lot }.
error-lov-deal-markers = Player { $seat } would need more than { $most } markers.
error-lov-deal-dice = Player { $seat } would need more than { $most } dice.
error-lov-deal-other-terms = The offer has other terms. To accept it, type: { $offer }
error-lov-not-on-the-menu = This offer has no number, because it is not on the menu: { $step }. It can be made in words.
error-lov-no-offer = Player { $seat } has offered you nothing.
error-lov-no-own-offer = You have offered player { $seat } nothing.
error-lov-deal-one-doer = In a deal only one player does something: the one whose turn it is.
error-lov-sold = Player { $seat } could not do this once the goods have changed hands: { $action }. The reason: { $reason }
error-lov-deal-many = You already have { $most } open offers; withdraw one first.
error-lov-deal-chance = A card or a die comes first; you can accept after that.
error-lov-deal-half-done = An action is half done: player { $seat } decides first, then deals are carried out.
error-lov-deal-card = The card is turned up but not paid yet; deals are carried out after that.
error-lov-deal-lift = Player { $seat } must free a die first: now only a deal that takes one of those dice is possible.
error-lov-deal-no-turn = Actions are part of a deal only in the turn of the player who takes them; it is not the turn of player { $seat }.
error-lov-which-offer = There are several; say which: { $offers }
error-lov-no-such-offer = You have made no such offer.

# Why a position is refused
error-lov-position-lot = { $where }: '{ $found }' is not a lot.
impossible-lov-track = { $where }: the score track has no space { $points }.
impossible-lov-twice = { $where }: { $lot } is there twice.
impossible-lov-markers = { $where }: too many markers: { $found } of { $most }.
impossible-lov-dice = { $where }: too many dice of player { $seat } on the board: { $found } of { $most }.
impossible-lov-tiles = { $where }: too many { $company } tiles: { $found } of { $most }.
impossible-lov-marker-on-tile = { $where }: { $lot } has a tile and a marker.
impossible-lov-marker-undrawn = { $where }: { $lot } has a marker, but its card was never drawn.
impossible-lov-block-f = { $where }: { $lot } is in block F, which is closed in a game of two.
impossible-lov-nobody-built = { $where }: no card of the casino at { $lot } was drawn, so nobody can have built it.
impossible-lov-tie = { $where }: players are tied for boss at { $lot }; a tie is rolled off at once.
impossible-lov-drawn = { $where }: cards drawn: { $found }; here it must be { $fewest } to { $most }.
impossible-lov-end-card = { $where }: the End of Game card comes after the third pile and ends the game.
impossible-lov-not-over = { $where }: the game is not over without the End of Game card or 90 points.
impossible-lov-over = { $where }: somebody has { $points } points, so the game is over.
impossible-lov-start = { $where }: before the first turn every player has the lots of two cards and nothing else.
impossible-lov-not-started = { $where }: nobody is active before the first turn.
impossible-lov-card = { $where }: this card does not fit what is going on.
impossible-lov-card-undrawn = { $where }: card { $card } was not drawn.
impossible-lov-no-die = { $where }: there is no die on { $lot }.
impossible-lov-no-casino = { $where }: there is no casino with dice at { $lot }.
impossible-lov-not-this-turn = { $where }: nothing can have been done in a turn that has not begun.
impossible-lov-gambled = { $where }: a gamble is under way, so the active player has gambled.
impossible-lov-gamble-boss = { $where }: the casino at { $lot } has no other boss to gamble against.
impossible-lov-bet = { $where }: the active player has no money to bet.
impossible-lov-taking = { $where }: nothing stops the player from taking the lot of card { $card }, or nothing is to be taken.
impossible-lov-lifting = { $where }: on { $lot } no tile can be waiting for a die.
impossible-lov-roll = { $where }: these dice cannot be the ones to roll.
impossible-lov-reorganised = { $where }: the dice of the casino at { $lot } count as reorganised.
impossible-lov-arranging = { $where }: these dice cannot be left to arrange.
impossible-lov-contenders = { $where }: at least two players roll for the first turn.
impossible-lov-nothing-pending = { $where }: nothing is pending now.
impossible-lov-offer = { $where }: an offer goes from one player to another, one at a time, and its player has made an offer this turn.
impossible-lov-no-break = { $where }: in rules version 1 there is no break before a card.

# What happened
log-lov-start-card = { $seat } starts with { $lot } and ${ $money }.
log-lov-start-roll = { $seat } rolls { $value }.
log-lov-first = { $seat } takes the first turn.
log-lov-card = { $seat } draws { $lot }.
log-lov-end-card = { $seat } draws the End of Game card.
log-lov-take-over = { $seat } takes over { $lot } from { $other } (die: { $value }).
log-lov-take-empty = { $seat } takes over { $lot } (die: { $value }).
log-lov-leave = { $seat } does not take { $lot }.
log-lov-give-up = { $seat } gives up { $lot }.
log-lov-lift = { $seat } takes a die from { $lot }.
log-lov-rent = { $seat } gets ${ $money } for lots.
log-lov-income = { $seat } gets ${ $money } from { $company } { $lot }.
log-lov-points = { $points ->
    [one] { $seat } gets { $points } point for { $company } { $lot }
   *[other] { $seat } gets { $points } points for { $company } { $lot }
}: { $before } → { $after }{ $lost ->
    [true] . The gap in the track swallows the rest.
   *[false] .
}
log-lov-build = { $seat } builds { $company } on { $lot } for ${ $money } (die: { $value }).
log-lov-sprawl = { $seat } sprawls { $company } onto { $lot } for ${ $money } (die: { $value }).
log-lov-remodel = { $seat } remodels the casino { $lot } to { $company } for ${ $money }.
log-lov-reorganise = { $seat } reorganises the casino { $lot } for ${ $money }.
log-lov-roll = { $lot }: { $seat } rolls { $value }.
log-lov-tie = Tied for boss in the casino { $lot } with { $value }: those dice are rolled again.
log-lov-gamble = { $seat } bets ${ $money } in the casino { $lot } against { $other }.
log-lov-stand = { $seat } keeps the whole bet.
log-lov-lay-off = { $seat } lays half of the bet off to the bank.
log-lov-gamble-won = { $first } + { $second } = { $total }: { $seat } wins ${ $money }, of which { $other } pays ${ $share }.
log-lov-gamble-lost = { $first } + { $second } = { $total }: { $seat } loses ${ $money }, of which { $other } gets ${ $share }.
log-lov-offer = { $seat } makes { $other } an offer: { $terms }.
log-lov-deal = { $seat } and { $other } have a deal: { $terms }.
log-lov-reject = { $seat } rejects the offer from { $other }.
log-lov-withdraw = { $seat } withdraws the offer to { $other }.
log-lov-offer-of-several = { $seat } proposes a deal among several players: { $deal }
log-lov-deal-of-several = The deal that { $seat } proposed is made: { $deal }
log-lov-agree = { $seat } agrees to the deal proposed by { $other }.
log-lov-sold-dropped = The dice no longer allow { $seat } this part of the deal: { $action }
lov-terms = { $give } for { $get }
