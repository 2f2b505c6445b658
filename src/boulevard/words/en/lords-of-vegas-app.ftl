# Lords of Vegas in the browser
lov-money = ${ $money }
lov-strip-label = The Strip: 48 lots. Arrow keys move from lot to lot, Enter chooses.
lov-nothing = nothing

# Steps
lov-verb-build = Build
lov-verb-sprawl = Sprawl
lov-verb-remodel = Remodel
lov-verb-reorganise = Reorganise
lov-verb-gamble = Gamble

# What can I do now
lov-prompt-wait = { $name } is playing. You may look around.
lov-prompt-wait-boss = { $name } decides whether to lay off half of the bet.
lov-prompt-lay-off = { $name } bets { $money } in your casino. Keep the whole bet, or lay half of it off?
lov-prompt-arrange = Which of your dice goes on { $lot }?
lov-prompt-lift = All your dice are out. Which one moves to the new tile on { $lot }?
lov-prompt-take-die = All your dice are out. Move one to take over { $lot }, or leave it.
lov-prompt-take-marker = All your markers are out. Give one lot up to take { $lot }, or leave it.
lov-prompt-offer = { $name } offers you a deal.
lov-prompt-deal = { $name } is playing. You may offer deals.
lov-prompt-break = Deal, or turn the card?
lov-prompt-break-other = { $name } is next. Before the card there is time for a deal.
lov-prompt-turn = Choose what glows, or end your turn.
lov-prompt-poor = Too little money to act: deal, or end your turn.
lov-click-look = Choose any lot or casino to look at it.
lov-click-lot = Pick it on the board.

# The table
lov-players = Players
lov-you = you
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
lov-card = Card of the turn: { $lot }; { $company } casinos pay
lov-card-strip = Card of the turn: { $lot }; all casinos on the Strip pay
lov-card-end = The End of Game card
lov-cards-left = { $count ->
    [one] card before the end
   *[other] cards before the end
}
lov-company = Company
lov-in-deck = In the deck
lov-tiles = Tiles
lov-would-score = Who scores
lov-brings-you = Brings you
lov-actions = Actions
lov-deals = Deals
lov-skip = Skip

# A lot or casino
lov-chosen = { $lot }: choices
lov-casino-title = { $company } casino { $lot }
lov-lot-title = Lot { $lot }
lov-casino-facts = { $count ->
    [one] One tile: 1 point for its boss, bets up to { $limit }.
   *[other] { $count } tiles: { $count } points for its boss, bets up to { $limit }.
}
lov-lot-facts = A die of { $value } goes here. With its card, { $company } casinos pay.
lov-lot-facts-strip = A die of { $value } goes here. With its card, all casinos on the Strip pay.
lov-boss-is = Boss: { $name }
lov-boss-none = No boss.
lov-owner-is = Marker: { $name }
lov-on-strip = On the Strip.
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
lov-brings-other = { $count ->
    [one] casino of one tile, { $name } is boss
   *[other] casino of { $count } tiles, { $name } is boss
}
lov-brings-tie = { $count ->
    [one] casino of one tile, roll-off: { $names }
   *[other] casino of { $count } tiles, roll-off: { $names }
}
lov-brings-roll = boss at once { $boss }%, roll-off { $tie }%
lov-rolled = Dice in it were reorganised this turn; no die is rolled twice, so it cannot be reorganised again.
lov-label-rolled = reorganised this turn
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
lov-chance = { $percent }%
lov-mean = on average { $sign }${ NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lov-boss-has = { $name } has only { $money } to pay with.
lov-if-laid-off = If { $name } lays half off to the bank, you win { $one }, or { $two } with 2 and 12.
lov-gamble-pending = { $name } bets { $money } and would get:
lov-gamble-stand = whole bet kept
lov-gamble-laid-off = half laid off
lov-bank-share = The bank takes its half: { $half } if you win, { $one } or { $two } if you lose.

# Before a card
lov-break = Before the card of { $name }
lov-break-soon = It is turned by itself in a moment.
lov-break-offers = Offers stand, so it waits for { $name }.
lov-wait = Wait
lov-wait-over = Go on
lov-wait-for = { $names } asked for a moment.

# Deals
lov-good-lot = lot { $lot }
lov-good-die = die { $value } on { $lot }
lov-you-give = You give
lov-you-get = { $name } gives
lov-partner = Deal with
lov-deal-how = Put chips on the table, and click lots and dice here or on the Strip.
lov-add-chip = Add { $money }
lov-take-chip = Take { $money } back
lov-add-action = Add an action of this turn
lov-add-action-how = Choose where on the Strip, then the action.
lov-remove = Remove
lov-send-offer = Offer it to { $name }
lov-send-counter = Counter-offer to { $name }
lov-good-to = { $good }, to { $name }
lov-does = { $name } then does: { $actions }
lov-agreed = Agreed so far: { $names }
lov-send-several = Propose it to { $names }
lov-add-action-more = Add another action
lov-clear = Clear the table
lov-ideas = { $count ->
    [one] A suggestion
   *[other] { $count } suggestions
}
lov-accept = Accept
lov-counter = Counter
lov-reject = Reject
lov-withdraw = Withdraw
lov-no-deals = No deals at this moment.

# The first game
guide-lords-of-vegas-lesson-win = The most points at the end win. When a card of a company comes up, each of its casinos brings its boss a point a tile. Let us build a first casino.
guide-lords-of-vegas-lesson-turn = Every turn begins with a card. Turn it over: its lot becomes yours.
guide-lords-of-vegas-lesson-build = You have enough money for this lot. Tap it, then choose a company.
guide-lords-of-vegas-lesson-boss = You are the boss of a casino now. End the turn; until the next card it can be taken back.
guide-lords-of-vegas-lesson-next = Your turn again. Each of your marked lots pays $1 with every card.
guide-lords-of-vegas-lesson-grow = Tiles of one company that touch are one casino. Build beside yours in the same company, or end the turn and save.
guide-lords-of-vegas-strip = The most points win, and the bosses of casinos get them. Six blocks of lots on both sides of the boulevard. Each lot shows the price of building there and the die that comes with it. Chips with your suit mark your lots.
guide-lords-of-vegas-card = Whoever draws the card gets its lot. Then every marked lot pays $1, and all casinos of the card's company pay: $1 a pip to everybody with dice in them, a point a tile to the boss.
guide-lords-of-vegas-build = You have enough money to build on a lot of yours. Choose the lot, then a company: next to a casino of the same company yours grows together with it.
guide-lords-of-vegas-save = You cannot pay for anything yet. Marked lots bring $1 with every card; end your turn.
guide-lords-of-vegas-boss = The golden crown: your die is the highest in this casino, so all its points are yours. Others in it still get money for their pips.
guide-lords-of-vegas-sprawl = As boss you may grow onto a free lot beside your casino for twice its price. But whoever draws its card takes that tile over.
guide-lords-of-vegas-casino = Tiles of one company that touch are one casino, whoever owns them. The highest die rules all of it; if two players tie, those dice are rolled again.
guide-lords-of-vegas-gamble = Once a turn you may bet against another boss. The house has a small edge; the panel shows the odds before you bet.
guide-lords-of-vegas-lay-off = You are the house. Usually you win a little; laying half off to the bank halves the risk and the gain.
guide-lords-of-vegas-remodel = For $5 a tile a boss changes the company of a casino, for instance to join a neighbour or to follow the cards that are still in the deck.
guide-lords-of-vegas-reorganise = Anybody with a die in a casino may have all its dice rolled, for $1 a pip. That is how bosses fall.
guide-lords-of-vegas-arrange = After the roll you decide which of your dice goes on which of your tiles. Put the high ones where no card can take them.
guide-lords-of-vegas-track = The yellow signs say how many points at once it takes to move on. From 8 on, casinos of one tile bring nothing more.
guide-lords-of-vegas-deals = At any time, in anybody's turn, you may deal with one or several others: money, lots, dice, and actions of the player whose turn it is. Open the deal table beside the Strip.
guide-lords-of-vegas-offer = Look at what both sides would have afterwards. You may accept, reject, or counter with terms of your own.
guide-lords-of-vegas-end = When the End of Game card comes, lots and the casinos on the Strip pay once more. Then points decide, and money among equals.
