# Playing with the real box: cards and dice that somebody types, and the page that leads to it.

error-chance-dealt = Boulevard deals at this table; nobody has to say what comes up.
error-chance-told = Somebody was quicker: that card or die is typed already.
error-chance-secret = With these options hands are secret, and nobody may see them all. Let Boulevard deal, or put only your own sheet here and say how many others have theirs with them.
error-chance-paper = What people on paper do has to be told. Choose real cards, or let everybody have a sheet here.
impossible-others = { $where }: nobody plays on paper in this game.
impossible-others-told = { $where }: what those on paper have is told at the end of the game, all of it.
error-server-no-stage = Nobody shows cards here any more. Ask the dealer for a new link.

ui-cards = Cards and dice
ui-cards-here = Boulevard deals
ui-cards-real = The cards are real
ui-cards-real-what = You play with your own box: tap what comes up, and Boulevard is the sheet.
ui-cards-typed = Cards and dice of this game are real: somebody types what they show, so there is nothing to prove.
ui-record-typed = Cards and dice of this game were real: people typed what they showed.

ui-tell-card = { $number } with { $effect }
ui-tell-goal = Which one lies on the table? Tap it.
ui-tell-effects = Tap the three cards that lie effect side up.
ui-tell-numbers = Tap the three numbers that came up, left to right.
ui-tell-hand = Tap the three cards in your hand.
ui-tell-aside = Tap the card that lay under the score sheet.
ui-tell-solo = The Solo card
ui-tell-top = The pile shows { $effect } next
ui-tell-approval = The approval card of project { $project }
ui-tell-start-card = A starting card of { $name }: tap its lot.
ui-tell-start-die = Who begins? Tap a die of { $name }.
ui-tell-turn-card = { $name } turns a card: tap its lot.
ui-tell-gamble = The gamble is on: tap what the die shows.
ui-tell-lot = Roll the die of { $name } on { $lot } and tap it.
ui-tell-watch = Somebody types the cards that came up.
ui-tell-wrong = Wrong card
ui-tell-unplays = Turns were played with that card. They are taken back with it.
ui-tell-unplay = Take all back
ui-tell-keep = Keep it
ui-tell-others = On paper:
ui-tell-others-plan = Plan { $plan } completed
ui-tell-others-project = Project { $project } fulfilled
ui-tell-others-hotel = Large hotel, avenue { $avenue }
ui-tell-others-hotels = A large hotel ...
ui-tell-others-shuffle = Cards reshuffled
ui-tell-others-end = Game over
ui-tell-others-first = Did somebody on paper reach something first? Say so, then tap the next cards.
ui-tell-others-temps = On paper, player { $player } of { $count }: how many temps?
ui-tell-others-inauguration = On paper, player { $player } of { $count }: how many boxes go into the inauguration?
ui-tell-others-loan = On paper, player { $player } of { $count }: did they want the loan?
ui-tell-others-series = What is the longest series on paper in street { $street }?
ui-tell-yes = Yes
ui-tell-no = No
ui-log-untold = A card or die was misread, and is taken back.

ui-sheet = Sheet
ui-sheet-what = Your own cards lie on the table, this device is the sheet: only legal places glow, and points are counted as you go.
ui-print-what = Sheets, boards and cards on paper, in our own drawing.
ui-check-what = Finished sheets of paper: what they are worth, and what is impossible.
ui-own-what = You own the game? Correct its sheet, or draw one of your own.
ui-companion-what = You have the box. Boulevard is what you lack: the deck, the sheet, the referee or the printer.

ui-stage = Stadium: every phone follows
ui-stage-how = Scan it: the same cards on your phone, at every flip.
ui-stage-lost = The hall cannot be reached at the moment. Your cards stay, and are shown with the next flip.
ui-follow = Following the dealer
ui-follow-wait = Waiting for the dealer…
ui-follow-turn = turn { $turn }
ui-follow-sheet = Keep my sheet here
ui-follow-next = The dealer turns the next cards.
ui-dealer-expert = In the expert game of Welcome To hands are secret: the device goes round. How many play?
ui-dealer-hand = Your number is of one card, your effect of another. The third goes to your right-hand neighbour: which one?
ui-dealer-pass = Pass on
ui-dealer-hand-why = Everybody sees only their own hand.
ui-dealer-pile = Next on the pile:
ui-dealer-deal = Deal
ui-dealer-goals = Has somebody fulfilled a city plan? Tap it, then deal.
ui-dealer-flip-far = Flip, from the other side

ui-strip-card = Turn a card
ui-strip-left = { $cards } before the end
ui-strip-start = Starting cards: mark these lots
ui-strip-begins = { $name } begins.
ui-strip-turn = { $name } turned this card.
ui-strip-over = The End of Game card: a last payout, then count.
ui-strip-pays = { $company } pays
ui-strip-who = Player
ui-strip-lots = Lots
ui-strip-pips = Pips
ui-strip-money = Money
ui-strip-bosses = Lots pay $1 each, dice of the paying casinos their pips. Then each boss scores the size of the casino, the smallest first.
ui-strip-roll = Roll { $dice ->
    [one] one die
   *[other] { $dice } dice
 }
ui-strip-reroll = Shows { $value }; tap to roll it again
ui-strip-lost = A gamble is lost: { $ways } of 36 rolls do that.
ui-strip-won = A gamble wins { $times ->
    [one] its bet
   *[other] { $times } times its bet
 }: { $ways } of 36 rolls do that.
ui-strip-seats = Players of Lords of Vegas:
