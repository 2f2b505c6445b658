# Lords of Vegas in the browser
lov-money = ${ $money }
lov-price = ${ $money }
lov-company-albion = Albion
lov-company-sphinx = Sphinx
lov-company-vega = Vega
lov-company-tivoli = Tivoli
lov-company-pioneer = Pioneer
lov-company-strip = The Strip
lov-strip = The Strip
lov-strip-label = The Strip: 48 lots. Arrow keys move from lot to lot, Enter chooses.
lov-nothing = nothing
lov-rule = The rule

# Steps
lov-verb-build = Build
lov-verb-sprawl = Sprawl
lov-verb-remodel = Remodel
lov-verb-reorganise = Reorganise
lov-verb-gamble = Gamble
lov-do-build = Build { $company } on { $lot } for { $cost }
lov-do-sprawl = Sprawl { $company } onto { $lot } for { $cost }
lov-do-remodel = Remodel the casino { $lot } to { $company } for { $cost }
lov-do-reorganise = Reorganise the casino { $lot } for { $cost }
lov-do-gamble = Bet { $cost } in the casino { $lot }
lov-do-arrange = Put the { $value } on { $lot }
lov-do-lift = Take your die from { $lot }
lov-do-give-up = Give up the lot { $lot }
lov-do-leave = Leave the drawn lot
lov-do-stand = Keep the whole bet
lov-do-lay-off = Lay half off to the bank
lov-do-end = End the turn
lov-do-offer = Offer { $name }: you give { $give } and get { $get }
lov-do-counter = Counter-offer to { $name }: you give { $give } and get { $get }
lov-do-accept = Accept from { $name }: you give { $give } and get { $get }
lov-do-reject = Reject the offer of { $name }
lov-do-withdraw = Withdraw your offer to { $name }

# What can I do now
lov-prompt-over = The game is over.
lov-prompt-wait = { $name } is playing. You may look around.
lov-prompt-wait-boss = { $name } decides how much of the bet to keep.
lov-prompt-lay-off = { $name } bets { $money } in your casino. Keep the whole bet, or lay half of it off?
lov-prompt-arrange = Which of your dice goes on { $lot }?
lov-prompt-lift = All your dice are out. Which one moves to the new tile on { $lot }?
lov-prompt-take-die = All your dice are out. Move one to take over { $lot }, or leave it.
lov-prompt-take-marker = All your markers are out. Give one lot up to take { $lot }, or leave it.
lov-prompt-offer = { $name } offers you a deal. Accept, counter or reject it.
lov-prompt-deal = { $name } is playing. You may offer deals.
lov-prompt-turn = You have { $money }. Choose a glowing lot or casino, or end your turn.
lov-prompt-poor = You have { $money }, too little for an action now. Offer a deal, or end your turn.
lov-click-city = Choose a glowing lot or casino to see what you can do there and what it costs.
lov-click-look = Choose any lot or casino to look at it.
lov-click-lot = Choose it on the Strip.

# The table
lov-players = Players
lov-you = you
lov-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
lov-gained-points = +{ $points } ★
lov-dice-left = { $count ->
    [one] 1 die left
   *[other] { $count } dice left
}
lov-markers-left = { $count ->
    [one] 1 marker left
   *[other] { $count } markers left
}
lov-boss-of = { $count ->
    [one] boss of 1 casino
   *[other] boss of { $count } casinos
}
lov-track = Score track
lov-track-seat = { $name } { $points }
lov-track-step = Here it takes { $step } or more points at once to move on.
lov-cards = Cards
lov-card = Card of the turn: { $lot }, pays { $company }
lov-card-end = The End of Game card
lov-cards-left = { $count ->
    [one] card before the end
   *[other] cards before the end
}
lov-company = Company
lov-in-deck = In the deck
lov-tiles = Tiles
lov-panel = What you can do
lov-actions = Actions
lov-deals = Deals
lov-close = Close
lov-skip = Skip

# A lot or casino
lov-chosen = { $lot }: choices
lov-casino-title = { $company } casino { $lot }
lov-lot-title = Lot { $lot }
lov-casino-facts = { $count ->
    [one] One tile: 1 point for its boss, bets up to { $limit }.
   *[other] { $count } tiles: { $count } points for its boss, bets up to { $limit }.
}
lov-lot-facts = A die of { $value } goes here. Its card pays { $company }.
lov-boss-is = Boss: { $name }
lov-boss-none = No boss.
lov-owner-is = Marker: { $name }
lov-on-strip = At the Strip.
lov-card-in = The card { $lot } is still in the deck.
lov-card-out = The card { $lot } has been drawn.
lov-from = from { $money }
lov-up-to = ≤{ $money }
lov-leaves = leaves { $money }
lov-stock = { $count ->
    [one] last tile
   *[other] { $count } tiles left
}
lov-brings-boss = { $count ->
    [one] casino of one tile, you are boss
   *[other] casino of { $count } tiles, you are boss
}
lov-brings-other = casino of { $count } tiles, { $name } is boss
lov-brings-tie = casino of { $count } tiles, roll-off: { $names }
lov-brings-roll = boss at once { $boss } %, roll-off { $tie } %
lov-nothing-here = Nothing to do here now.
lov-label-lot = { $lot }, empty lot, { $price }, die { $value }
lov-label-tile = { $lot }, { $company }, casino size { $count }
lov-label-die = die { $value } of { $name }
lov-label-no-die = no die
lov-label-can = You can: { $actions }
lov-label-closed = { $lot }, closed in a game of two

# Gambling
lov-gamble-title = Gamble against { $name }
lov-bet = Bet
lov-less = Less
lov-more = More
lov-chance = { $percent } %
lov-mean = on average { $sign }${ NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lov-boss-has = { $name } has only { $money } to pay with.

# Deals
lov-good-lot = lot { $lot }
lov-good-die = die { $value } on { $lot }
lov-you-give = You give
lov-you-get = { $name } gives
lov-offer-gives = { $name } gives: { $goods }
lov-partner = Deal with
lov-deal-how = Put chips on the table, and click lots and dice here or on the Strip.
lov-add-chip = Add { $money }
lov-take-chip = Take { $money } back
lov-add-action = Add an action of this turn
lov-add-action-how = Choose where on the Strip, then the action.
lov-remove = Remove
lov-send-offer = Offer it to { $name }
lov-send-counter = Counter-offer to { $name }
lov-clear = Clear the table
lov-ideas = { $count ->
    [one] A typical offer
   *[other] { $count } typical offers
}
lov-accept = Accept
lov-counter = Counter
lov-reject = Reject
lov-withdraw = Withdraw
lov-offer-stale = As things stand, this cannot be done any more.
lov-no-deals = No deals at this moment.

# What happened
lov-log-start-card = { $name } starts with { $lot } and { $money }.
lov-log-start-roll = { $name } rolls { $value }.
lov-log-first = { $name } takes the first turn.
lov-log-card = { $name } draws { $lot }.
lov-log-end-card = { $name } draws the End of Game card.
lov-log-take-over = { $name } takes { $lot } over from { $other }, with a { $value }.
lov-log-take-empty = { $name } takes { $lot } over, with a { $value }.
lov-log-leave = { $name } leaves { $lot }.
lov-log-give-up = { $name } gives up { $lot }.
lov-log-lift = { $name } takes a die from { $lot }.
lov-log-rent = Lots pay { $name } { $money }.
lov-log-income = { $company } { $lot } pays { $name } { $money }.
lov-log-points = { $points ->
    [one] { $company } { $lot } brings { $name } 1 point: { $before } → { $after }.
   *[other] { $company } { $lot } brings { $name } { $points } points: { $before } → { $after }.
}
lov-log-points-lost = { $company } { $lot } is worth { $points } to { $name }, but the track has a break: { $before } → { $after }.
lov-log-build = { $name } builds { $company } on { $lot } for { $money }, with a { $value }.
lov-log-sprawl = { $name } sprawls { $company } onto { $lot } for { $money }, with a { $value }.
lov-log-remodel = { $name } remodels the casino { $lot } to { $company } for { $money }.
lov-log-reorganise = { $name } reorganises the casino { $lot } for { $money }.
lov-log-roll = { $lot }: { $name } rolls { $value }.
lov-log-tie = Tied for boss in the casino { $lot } with { $value }: those dice roll again.
lov-log-gamble = { $name } bets { $money } in the casino { $lot } of { $other }.
lov-log-stand = { $name } keeps the whole bet.
lov-log-lay-off = { $name } lays half of the bet off to the bank.
lov-log-gamble-won = { $first } + { $second } = { $total }: { $name } wins { $money }, of which { $other } pays { $share }.
lov-log-gamble-lost = { $first } + { $second } = { $total }: { $name } loses { $money }, of which { $other } gets { $share }.
lov-log-offer = { $name } offers { $other } { $give } for { $get }.
lov-log-deal = { $name } and { $other } have a deal: { $give } for { $get }.
lov-log-reject = { $name } rejects the offer of { $other }.
lov-log-withdraw = { $name } withdraws the offer to { $other }.

# The first game
guide-lords-of-vegas-strip-title = The Strip
guide-lords-of-vegas-strip = Six blocks of lots on both sides of the boulevard. Each lot shows the price of building there and the die that comes with it. Chips with your suit mark your lots.
guide-lords-of-vegas-card-title = A card starts every turn
guide-lords-of-vegas-card = The card gives its lot to whoever draws it. Then every marked lot pays $1, and all casinos of the card's company pay: $1 a pip to everybody in them, a point a tile to the boss.
guide-lords-of-vegas-build-title = Build
guide-lords-of-vegas-build = You have enough money to build on a lot of yours. Choose the lot, then a company: next to a casino of the same company yours grows together with it.
guide-lords-of-vegas-save-title = Saving is fine
guide-lords-of-vegas-save = You cannot pay for anything yet. Marked lots bring $1 with every card; end your turn.
guide-lords-of-vegas-boss-title = Boss
guide-lords-of-vegas-boss = The golden crown: your die is the highest in this casino, so all its points are yours. Others in it still get money for their pips.
guide-lords-of-vegas-sprawl-title = Sprawl
guide-lords-of-vegas-sprawl = As boss you may grow onto a free lot beside your casino for twice its price. But whoever draws its card takes that tile over.
guide-lords-of-vegas-casino-title = One casino
guide-lords-of-vegas-casino = Tiles of one company that touch are one casino, whoever owns them. The highest die rules all of it, and if two seats tie, those dice roll again.
guide-lords-of-vegas-gamble-title = Gamble
guide-lords-of-vegas-gamble = Once a turn you may bet against another boss. The house has a small edge; the panel shows the odds before you bet.
guide-lords-of-vegas-lay-off-title = Somebody gambles in your casino
guide-lords-of-vegas-lay-off = You are the house. Usually you win a little; laying half off to the bank halves the risk and the gain.
guide-lords-of-vegas-remodel-title = Remodel
guide-lords-of-vegas-remodel = For $5 a tile a boss changes the company of a casino, for instance to join a neighbour or to follow the cards that are still in the deck.
guide-lords-of-vegas-reorganise-title = Reorganise
guide-lords-of-vegas-reorganise = Anybody with a die in a casino may have all its dice rolled, for $1 a pip. That is how bosses fall.
guide-lords-of-vegas-arrange-title = Your dice, your tiles
guide-lords-of-vegas-arrange = After the roll you decide which of your dice goes on which of your tiles. Put the high ones where no card can take them.
guide-lords-of-vegas-track-title = Breaks in the track
guide-lords-of-vegas-track = The yellow signs say how many points at once it takes to move on. From 8 on, casinos of one tile bring nothing more.
guide-lords-of-vegas-deals-title = Deals
guide-lords-of-vegas-deals = Anybody may deal at any time with money, lots and dice, and the active player also with an action. Open the deal table beside the Strip.
guide-lords-of-vegas-offer-title = An offer for you
guide-lords-of-vegas-offer = Look at what both sides would have afterwards. You may accept, reject, or counter with terms of your own.
guide-lords-of-vegas-end-title = The end comes near
guide-lords-of-vegas-end = When the End of Game card comes, lots and the casinos at the Strip pay once more. Then points decide, and money among equals.
