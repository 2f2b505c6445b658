# Lords of Vegas
game-lords-of-vegas = Lords of Vegas
score-lords-of-vegas-points = Points

company-lov-albion = Albion (purple)
company-lov-sphinx = Sphinx (gold)
company-lov-vega = Vega (blue)
company-lov-tivoli = Tivoli (grey)
company-lov-pioneer = Pioneer (brown)

step-lords-of-vegas-build = Build on { $rest }
step-lords-of-vegas-sprawl = Sprawl onto { $rest }
step-lords-of-vegas-remodel = Remodel the casino { $rest }
step-lords-of-vegas-reorganise = Reorganise the casino { $rest }
step-lords-of-vegas-arrange = Put your die on { $rest }
step-lords-of-vegas-gamble = Gamble in the casino { $rest }
step-lords-of-vegas-stand = Keep the whole bet
step-lords-of-vegas-lay-off = Lay half of the bet off to the bank
step-lords-of-vegas-lift = Take your die from { $rest }
step-lords-of-vegas-give-up = Give up the lot { $rest }
step-lords-of-vegas-leave = Do not take the drawn lot
step-lords-of-vegas-end = End the turn
step-lords-of-vegas-offer = Offer to seat { $rest }
step-lords-of-vegas-counter = Counter-offer to seat { $rest }
step-lords-of-vegas-accept = Accept the offer of seat { $rest }
step-lords-of-vegas-reject = Reject the offer of seat { $rest }
step-lords-of-vegas-withdraw = Withdraw the offer to seat { $rest }

# Why a step is refused
error-lov-step = '{ $step }' is not a step of this game.
error-lov-no-such-lot = There is no lot '{ $lot }'; lots are A1 to F9.
error-lov-no-such-company = There is no company '{ $company }'; the companies are: { $companies }.
error-lov-not-active = Only seat { $seat } can do this now; everybody may offer deals.
error-lov-money = You have ${ $have }, building on { $lot } costs ${ $cost }.
error-lov-money-sprawl = You have ${ $have }, sprawling onto { $lot } costs ${ $cost }.
error-lov-money-remodel = You have ${ $have }, remodelling the casino at { $lot } costs ${ $cost }.
error-lov-money-reorganise = You have ${ $have }, reorganising the casino at { $lot } costs ${ $cost }.
error-lov-money-bet = You have ${ $have } and cannot bet ${ $bet }.
error-lov-no-tiles = { $left ->
    [0] No tiles of { $company } are left
    [one] Of { $company } only one tile is left
   *[other] Of { $company } only { $left } tiles are left
}; { $need } are needed.
error-lov-lot-built = { $lot } has a casino tile already.
error-lov-lot-owned = { $lot } is a lot of seat { $seat }; sprawling takes a lot that nobody owns.
error-lov-not-your-lot = { $lot } is not a lot of yours.
error-lov-not-adjacent = { $lot } shares no edge with a casino of { $company }.
error-lov-not-boss = You are not the boss of the casino at { $lot }.
error-lov-same-company = The casino at { $lot } belongs to { $company } already.
error-lov-no-casino = There is no casino at { $lot }.
error-lov-no-die = You have no die in the casino at { $lot }.
error-lov-no-own-die = You have no die on { $lot }.
error-lov-rolled = The die on { $lot } was already reorganised this turn.
error-lov-gambled = You have already gambled this turn.
error-lov-own-casino = You are the boss at { $lot } yourself; gamble in a casino of somebody else.
error-lov-no-boss = The casino at { $lot } has no boss to gamble against.
error-lov-bet = '{ $bet }' is not a bet; bets are whole dollars from 1 on.
error-lov-bet-limit = The limit at { $lot } is ${ $limit }, not ${ $bet }.
error-lov-arrange = A die for { $lot } comes next. Possible: { $steps }

# Why a deal is refused
error-lov-deal-form = A deal is written like offer:2:give=$5,A3,die@B2;get=die@C1 (a side may be 'nothing').
error-lov-deal-word = '{ $word }' cannot be part of a deal: only money ($5), lots (A3), dice (die@B2) and an action of the active seat.
error-lov-deal-twice = '{ $word }' is named twice.
error-lov-deal-no-action = '{ $word }' cannot be sold; actions are build, sprawl, remodel, reorganise and gamble.
error-lov-deal-one-action = A deal holds one action at most.
error-lov-deal-active = Only seat { $seat }, whose turn it is, can sell an action.
error-lov-deal-action = The action of this deal would not be possible once the goods have changed hands.
error-lov-deal-self = A deal takes two seats.
error-lov-deal-empty = A deal in which nothing changes hands is none.
error-lov-deal-not-now = No deals now: something that has begun must be finished first.
error-lov-deal-money = Seat { $seat } has ${ $have } and cannot give ${ $money }.
error-lov-deal-lot = { $lot } is not a lot of seat { $seat }.
error-lov-deal-die = Seat { $seat } has no die on { $lot }.
error-lov-deal-markers = Seat { $seat } would need more than its { $most } markers.
error-lov-deal-dice = Seat { $seat } would need more than its { $most } dice.
error-lov-deal-other-terms = The offer has other terms. To accept it, say: { $offer }
error-lov-no-offer = There is no offer of seat { $seat } to you.
error-lov-no-own-offer = You have made no offer to seat { $seat }.

# Why a position is refused
error-lov-position-lot = { $where }: '{ $found }' is not a lot.
impossible-lov-track = { $where }: the score track has no space { $points }.
impossible-lov-twice = { $where }: { $lot } is there twice.
impossible-lov-markers = { $where }: { $found } markers, a seat has { $most }.
impossible-lov-dice = { $where }: seat { $seat } has { $found } dice on the board, but owns { $most }.
impossible-lov-tiles = { $where }: { $found } tiles of { $company }, there are { $most }.
impossible-lov-marker-on-tile = { $where }: { $lot } has a tile and a marker.
impossible-lov-marker-undrawn = { $where }: { $lot } has a marker, but its card was never drawn.
impossible-lov-block-f = { $where }: { $lot } is in block F, which two seats do not use.
impossible-lov-nobody-built = { $where }: no card of the casino at { $lot } was drawn, so nobody can have built it.
impossible-lov-tie = { $where }: seats are tied for boss at { $lot }; a tie is rolled off at once.
impossible-lov-drawn = { $where }: { $found } cards were drawn; here it must be { $fewest } to { $most }.
impossible-lov-end-card = { $where }: the End of Game card comes after the third pile and ends the game.
impossible-lov-not-over = { $where }: the game is not over without the End of Game card or 90 points.
impossible-lov-over = { $where }: somebody has { $points } points, so the game is over.
impossible-lov-start = { $where }: before the first turn every seat has the lots of its two cards and nothing else.
impossible-lov-not-started = { $where }: nobody is active before the first turn.
impossible-lov-card = { $where }: this card does not fit what is going on.
impossible-lov-card-undrawn = { $where }: card { $card } was not drawn.
impossible-lov-no-die = { $where }: there is no die on { $lot }.
impossible-lov-no-casino = { $where }: there is no casino with dice at { $lot }.
impossible-lov-not-this-turn = { $where }: nothing can have been done in a turn that has not begun.
impossible-lov-gambled = { $where }: a gamble is under way, so the seat has gambled.
impossible-lov-gamble-boss = { $where }: the casino at { $lot } has no other boss to gamble against.
impossible-lov-bet = { $where }: the seat has no money to bet.
impossible-lov-taking = { $where }: nothing stops the seat from taking the lot of card { $card }, or nothing is to be taken.
impossible-lov-lifting = { $where }: on { $lot } no tile can be waiting for a die.
impossible-lov-roll = { $where }: these dice cannot be the ones to roll.
impossible-lov-reorganised = { $where }: the dice of the casino at { $lot } count as reorganised.
impossible-lov-arranging = { $where }: these dice cannot be left to arrange.
impossible-lov-contenders = { $where }: two seats or more roll for the first turn.
impossible-lov-nothing-pending = { $where }: nothing is pending now.
impossible-lov-offer = { $where }: an offer goes from one seat to another, one at a time, and its seat has made an offer this turn.

# What happened
log-lov-start-card = Seat { $seat } gets { $lot } and ${ $money }.
log-lov-start-roll = Seat { $seat } rolls { $value }.
log-lov-first = Seat { $seat } takes the first turn.
log-lov-card = Seat { $seat } draws { $lot }.
log-lov-end-card = Seat { $seat } draws the End of Game card.
log-lov-take-over = { $other ->
    [0] Seat { $seat } takes over { $lot } with a { $value }.
   *[other] Seat { $seat } takes over { $lot } with a { $value } from seat { $other }.
}
log-lov-leave = Seat { $seat } leaves { $lot }.
log-lov-give-up = Seat { $seat } gives up { $lot }.
log-lov-lift = Seat { $seat } takes its die from { $lot }.
log-lov-rent = Lots pay ${ $money } to seat { $seat }.
log-lov-income = The { $company } casino { $lot } pays ${ $money } to seat { $seat }.
log-lov-points = The { $company } casino { $lot } brings seat { $seat } { $points } points: { $before } → { $after }.
log-lov-build = Seat { $seat } builds { $company } on { $lot } for ${ $money }, with a { $value }.
log-lov-sprawl = Seat { $seat } sprawls { $company } onto { $lot } for ${ $money }, with a { $value }.
log-lov-remodel = Seat { $seat } remodels the casino { $lot } to { $company } for ${ $money }.
log-lov-reorganise = Seat { $seat } reorganises the casino { $lot } for ${ $money }.
log-lov-roll = The die of seat { $seat } on { $lot } shows { $value }.
log-lov-tie = Tied for boss in the casino { $lot } with { $value }: those dice roll again.
log-lov-gamble = Seat { $seat } bets ${ $money } in the casino { $lot } of seat { $other }.
log-lov-stand = Seat { $seat } keeps the whole bet.
log-lov-lay-off = Seat { $seat } lays half of the bet off to the bank.
log-lov-gamble-won = { $first } and { $second } make { $total }: seat { $seat } wins ${ $money }, of which seat { $other } pays ${ $share }.
log-lov-gamble-lost = { $first } and { $second } make { $total }: seat { $seat } loses ${ $money }, of which seat { $other } gets ${ $share }.
log-lov-offer = Seat { $seat } offers seat { $other }: { $terms }
log-lov-deal = Seats { $seat } and { $other } have a deal: { $terms }
log-lov-reject = Seat { $seat } rejects the offer of seat { $other }.
log-lov-withdraw = Seat { $seat } withdraws its offer to seat { $other }.
