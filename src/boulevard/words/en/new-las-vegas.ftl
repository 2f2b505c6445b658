# Welcome to New Las Vegas
game-new-las-vegas = Welcome to New Las Vegas
option-new-las-vegas-introductory = Introductory game: no golf, no bank, three bundles of bills
option-new-las-vegas-acme = Level of the ACME architect, for one player
option-new-las-vegas-sheet = A corrected copy of the sheets (JSON file)

score-new-las-vegas-projects = Projects
score-new-las-vegas-inauguration = Inauguration
score-new-las-vegas-shows = Shows
score-new-las-vegas-hotels = Hotels
score-new-las-vegas-streets = Streets
score-new-las-vegas-golf = Golf
score-new-las-vegas-limousine = Limousine
score-new-las-vegas-bankruptcy = Safe

word-effect-inauguration = inauguration
word-effect-construction = construction
word-effect-limousine = limousine
word-effect-show = show
word-effect-improvement = improvement

word-column-left = left
word-column-right = right
word-colour-pink = pink
word-colour-purple = purple
word-colour-yellow = yellow
word-ladder-inauguration = inauguration
word-ladder-hotel-large = large hotels
word-ladder-hotel-small = small hotels
word-ladder-streets = street bonus
word-ladder-golf-3 = PAR 3 holes
word-ladder-golf-4 = PAR 4 holes
word-ladder-golf-5 = PAR 5 holes
word-ladder-vip = VIP casinos
word-ladder-luxury = luxury casinos
word-ladder-missing = missing lines

project-large-3 = Three large hotels
project-small-5 = Five small hotels
project-hotels-7 = Seven hotels of any size
project-large-neighbours-2 = Two large hotels on neighbouring avenues
project-hotels-row-4 = Four hotels on consecutive avenues
project-hotels-ends = The hotels of the 1st and 11th avenue
project-inauguration-10 = Ten inauguration boxes checked and not circled
project-limo-types = The limousine has passed a VIP, a luxury and a mafia casino
project-even-6 = A series of six even casinos
project-odd-7 = A series of seven odd casinos
project-odd-4-twice = Two series of four odd casinos
project-even-5-end = A series of five even casinos at an end of a street
project-streets-2 = All casinos of two streets open, except those under construction
project-limo-streets = The limousine has passed a special casino in every street
project-cranes-ends = The casinos under construction of the 1st and 11th avenue built and open
project-cranes-2 = All casinos under construction of two streets built and open
project-cranes-4 = All casinos under construction of the city built
project-cranes-shows = In one street: all casinos under construction built and open, all shows given
project-shows-3 = The first three boxes of both show columns
project-shows-golf = All shows and all golf holes of the top street
project-par-4 = All PAR 4 golf holes

step-new-las-vegas-borrow = Borrow from the bank
step-new-las-vegas-decline = Do not borrow
step-new-las-vegas-pick = Take { $rest }
step-new-las-vegas-open = Open a casino: { $rest }
step-new-las-vegas-easy = Easy Opening: { $rest }
step-new-las-vegas-extend = Extended Casino: { $rest }
step-new-las-vegas-free = Free Action: another effect
step-new-las-vegas-inaugurate = Check an inauguration box
step-new-las-vegas-crane = Finish the casino under construction at { $rest }
step-new-las-vegas-drive = Drive the limousine: { $rest }
step-new-las-vegas-show = Put on a show, column { $rest }
step-new-las-vegas-improve = Improve { $rest }
step-new-las-vegas-refuse = No number fits: check two inauguration boxes
step-new-las-vegas-give = Give card { $rest } to ACME
step-new-las-vegas-claim = Claim project { $rest }
step-new-las-vegas-reshuffle = Have the cards reshuffled
step-new-las-vegas-done = Done

log-nlv-did-open = { $seat } opens the casino at { $place } with { $number }.
log-nlv-did-easy = { $seat } opens the casino at { $place } with { $number } (Easy Opening).
log-nlv-did-extend = { $seat } extends a casino: { $number } at { $place }.
log-nlv-did-free = { $seat } uses Free Action.
log-nlv-did-inaugurate = { $seat } checks an inauguration box.
log-nlv-did-refuse = No number fits for { $seat }, who checks two inauguration boxes.
log-nlv-did-crane = { $seat } finishes the casino under construction at { $place }.
log-nlv-did-drive = { $seat } drives the limousine: { $way }.
log-nlv-did-show = { $seat } puts on a show (column: { $column }).
log-nlv-did-improve = { $seat } improves { $what }.
log-nlv-did-reshuffle = { $seat } has the cards reshuffled.

# What happened
log-nlv-loans = Everybody has decided about the bank.
log-nlv-loan = { $loan ->
    [borrow] { $seat } had decided to borrow.
   *[decline] { $seat } had decided not to borrow.
}
log-nlv-loan-card = The card set aside is number { $number }: { $borrows ->
    [true] ACME borrows.
   *[false] ACME does not borrow.
}
log-nlv-project = { $seat } fulfils project { $project } and writes down { $points }.
log-nlv-hotel-large = { $seat } builds the large hotel of avenue { $avenue }. From the next turn on its upper floors are closed to the others.
log-nlv-hotel-small = { $seat } builds the small hotel of avenue { $avenue }.
log-nlv-approval = The approval card of project { $project } came up.
log-nlv-acme-project = ACME fulfils project { $project }.
log-nlv-acme-hotel = ACME builds the large hotel of avenue { $avenue }.
log-nlv-reshuffle = The cards are reshuffled.

# Steps that are refused
error-nlv-unknown-step = '{ $step }' is not a step of this game. Steps begin with: { $verbs }.
error-nlv-loan-first = First decide about the bank (borrow or decline), then done; '{ $step }' comes later.
error-nlv-loan-over = The bank asks only once, before the first turn.
error-nlv-pick-first = Pick a combination before '{ $step }'.
error-nlv-number-fits = One of the numbers fits somewhere, so your permit is not refused.
error-nlv-give-first = First choose the card that ACME gets.
error-nlv-open-first = Open a casino with the number before '{ $step }'.
error-nlv-free-first = Free Action is used: choose its effect.
error-nlv-free-same = Free Action is for another effect than the card's own ({ $effect }).
error-nlv-refused-turn = Your permit was refused, so there is no effect and no bonus this turn.
error-nlv-bonus-used = Only one bonus a turn.
error-nlv-no-pair = No pair of checked inauguration boxes is free for a bonus.
error-nlv-number = '{ $number }' is not a number from 0 to 17.
error-nlv-casino = There is no casino '{ $casino }'; 2.4 is the casino of the second street in the fourth avenue.
error-nlv-no-crane = Casino { $casino } is not under construction.
error-nlv-crane-built = Casino { $casino } is already built.
error-nlv-casino-open = Casino { $casino } is already open, with number { $number }.
error-nlv-under-construction = Casino { $casino } is still under construction.
error-nlv-no-neighbour = Casino { $casino } has no open neighbour.
error-nlv-extend = { $number } cannot be extended to { $casino }: it must be the number of a neighbour, and the card's number needs a place.
error-nlv-opened = This turn's casino is already open: { $casino }.
error-nlv-other-number = The card says { $card }, not { $number }; Easy Opening (easy) could change it.
error-nlv-easy-number = Easy Opening changes { $card } by 1 or 2, not to { $number }.
error-nlv-order = { $number } in { $casino } would break the ascending order of the street.
error-nlv-effect-used = The effect of this turn is already used.
error-nlv-other-effect = '{ $step }' is not the effect of the card ({ $effect }); Free Action (free) could change it.
error-nlv-no-star = Casino { $casino } has no star, so there is no show.
error-nlv-column = A show goes to one of the columns: { $columns }.
error-nlv-column-full = All boxes of this show column are crossed off: { $column }.
error-nlv-ladder = What can be improved: { $ladders }.
error-nlv-ladder-top = No further improvement: { $ladder }.
error-nlv-no-golf = The introductory game has no golf: there is nothing to improve.
error-nlv-line = '{ $line }' is not a line; a line is one or two of N, E, S and W, for instance NE.
error-nlv-limousine-home = The limousine is back at the airport and does not leave again.
error-nlv-no-lamp = { $line } does not lead to the next street lamp.
error-nlv-road-used = { $line } would use a stretch of road for the second time.
error-nlv-project-claimed = Project { $project } is already claimed.
error-nlv-project-open = The conditions of project { $project } are not met.

# Positions
error-nlv-position-casino = { $where }: expected null, a number from 0 to 17, or for instance '7x' for an extended casino.
error-nlv-position-card = { $where }: '{ $card }' is not a card; 8-show is one.
error-nlv-position-line = { $where }: '{ $line }' is not a line of the limousine.
impossible-nlv-finished = { $where }: a sheet is finished, so the game is over.
impossible-nlv-unfinished = { $where }: nothing has ended the game.
impossible-nlv-card-twice = { $where }: there are too many cards { $card }.
impossible-nlv-cards-missing = { $where }: not the cards that lie on the table at this point.
impossible-nlv-cards-early = { $where }: no card has been dealt yet.
impossible-nlv-cards-dealt = { $where }: cards are not dealt in this order.
impossible-nlv-pile-turns = { $where }: cards left: { $cards }; that cannot be so at this turn.
impossible-nlv-no-crane = { $where }: { $casino } is not a casino under construction.
impossible-nlv-unbuilt = { $where }: { $casino } is open, but still under construction.
impossible-nlv-order = { $where }: { $number } in { $casino } comes after { $before }.
impossible-nlv-twins = { $where }: equal numbers ({ $number }) must stand side by side, all but one of them extended.
impossible-nlv-show = { $where }: { $casino } is not an open star casino that a card opened.
impossible-nlv-show-boxes = { $where }: boxes crossed off: { $boxes }, stars circled: { $stars }.
impossible-nlv-hotels = { $where }: every complete avenue has one hotel, and no other avenue has.
impossible-nlv-hotel-first = { $where }: nobody has the large hotel of avenue { $avenue }.
impossible-nlv-golf-introductory = { $where }: the introductory game has no golf.
impossible-nlv-golf-holes = { $where }: holes stand above open casinos, and the first of them built one.
impossible-nlv-golf-gap = { $where }: the golf course has no gaps.
impossible-nlv-golf-lost = { $where }: a side of the course is lost as a whole, exactly when a casino was opened there away from it.
impossible-nlv-limousine-home = { $where }: the limousine was already back.
impossible-nlv-no-lamp = { $where }: { $line } does not lead to a street lamp.
impossible-nlv-road-used = { $where }: { $line } uses a stretch for the second time.
impossible-nlv-pair = { $where }: pair { $pair } is used but not checked.
impossible-nlv-extensions = { $where }: pairs with a debt: { $debts }, extended casinos: { $casinos }.
impossible-nlv-turns = { $where }: casinos opened with cards: { $opened }, turns: { $turns }; that does not fit.
impossible-nlv-effects = { $where }: effects used: { $effects }, casinos opened: { $opened }.
impossible-nlv-bonuses = { $where }: bonuses used: { $bonuses }, casinos opened: { $opened }.
impossible-nlv-easy = { $where }: numbers beyond 1 to 15: { $casinos }; they need as many Easy Openings.
impossible-nlv-loan-introductory = { $where }: the introductory game has no bank.
impossible-nlv-loans-partly = { $where }: either all players have decided about the bank or none.
impossible-nlv-loans-missing = { $where }: the decisions about the bank are missing.
impossible-nlv-loans-over = { $where }: the decisions about the bank are made already, or there is no bank.
impossible-nlv-reveal = { $where }: a solo game is over when the card set aside has been shown.
impossible-nlv-loan-card-early = { $where }: the card set aside is shown only at the end.
impossible-nlv-project-colour = { $where }: { $project } cannot be the { $colour } project.
impossible-nlv-projects-missing = { $where }: three projects are in play by now.
impossible-nlv-project-unknown = { $where }: points for project { $project }, which is not in play.
impossible-nlv-project-points = { $where }: project { $project } brings { $first } or { $later } points, not { $points }.
impossible-nlv-project-approved = { $where }: project { $project } is approved exactly when somebody was first.
impossible-nlv-project-open = { $where }: the conditions of project { $project } are not met.
impossible-nlv-acme-seats = { $where }: ACME plays only against one player.
impossible-nlv-approval-twice = { $where }: there is only one approval card for the { $colour } project.
impossible-nlv-acme-hotels = { $where }: the architect's card does not build these hotels yet.
impossible-nlv-acme-projects = { $where }: project { $project } does not agree with the architect's card.
impossible-nlv-acme-cards = { $where }: cards: { $cards }, turns: { $turns }; that does not fit.
impossible-nlv-discards = { $where }: discarded cards: { $cards }, turns: { $turns }; that does not fit.
impossible-nlv-aside = { $where }: the card set aside must be among the cards never seen.
impossible-nlv-upper = { $where }: cards above the approval cards: { $cards }, expected: { $expected }.

# A sheet file of one's own
error-nlv-sheet-game = { $where }: this file is for '{ $game }'.
error-nlv-sheet-cards = { $where }: cards with this effect expected: { $expected }.
error-nlv-sheet-number = { $where }: cards with number { $number } expected: { $expected }.
error-nlv-sheet-project = { $where }: being later cannot bring more than being first.
error-nlv-sheet-casino = { $where }: '{ $casino }' is not a kind of casino; use { $kinds }, joined by + where needed.
error-nlv-sheet-street = { $where }: at least one is needed: { $kind }.
error-nlv-sheet-avenue = { $where }: avenue { $avenue } needs a casino under construction.
error-nlv-sheet-par = { $where }: there is no PAR 4 hole.
error-nlv-sheet-pair = { $where }: a pair is two neighbouring boxes, and pairs stand in order.
error-nlv-sheet-ascending = { $where }: the values must not get worse from step to step.
error-nlv-sheet-lamps = { $where }: expected a row of 12 signs, o for a lamp and . for none.
error-nlv-sheet-start = { $where }: crossing { $crossing } has no lamp, so the trail cannot start there.
error-nlv-sheet-crossing = { $where }: '{ $crossing }' is not a crossing; they go from 1.0 to 4.11.
error-nlv-sheet-road = { $where }: '{ $road }' is not a stretch of road between two neighbouring crossings, such as 1.3-1.4.
error-nlv-sheet-carpet = { $where }: '{ $casino }' is not a special casino.
error-nlv-sheet-stuck = { $where }: no line leaves the start.
error-nlv-sheet-level = { $where }: expected level { $level }.
