# Welcome to New Las Vegas in the browser: the drawing in words, what can be done now, the first-game guide.

# Places and cards
ui-nlv-at = street { $street }, avenue { $avenue }
ui-nlv-number-at = { $number } in { $place }
ui-nlv-pair = { $number } and { $effect }
ui-nlv-pair-solo = { $number } and { $effect } (ACME gets { $card })
ui-nlv-way-passing = { $way }, past: { $casinos }
ui-nlv-go-n = north
ui-nlv-go-e = east
ui-nlv-go-s = south
ui-nlv-go-w = west
ui-nlv-column-left = left
ui-nlv-column-right = right

# A casino
ui-nlv-is-crane = under construction
ui-nlv-is-empty = not open
ui-nlv-is-open = open with { $number }
ui-nlv-is-extended = extended with { $number }
ui-nlv-debt-open = crane built, debt owed
ui-nlv-star = star
ui-nlv-star-won = show given
ui-nlv-star-lost = show lost
ui-nlv-kind-vip = VIP casino
ui-nlv-kind-luxury = luxury casino
ui-nlv-kind-mafia = mafia casino
ui-nlv-passed = the limousine was here

# The drawing
ui-nlv-city = The city
ui-nlv-table = Cards and projects
ui-nlv-airport = Airport: start and end of the limousine's trail
ui-nlv-limousine = Limousine, { $lines ->
    [0] still at the airport
    [one] 1 line driven
   *[other] { $lines } lines driven
}
ui-nlv-hole = Golf hole of avenue { $avenue }, PAR { $par }: { $state ->
    [built] built
    [lost] lost
   *[open] not built
}
ui-nlv-hotel = Hotel of avenue { $avenue }: { $state ->
    [large] large hotel built
    [small] small hotel built
    [late] only the small one is left
   *[free] not built
}{ $rival ->
    [yes] ; ACME has a large one
   *[no] { "" }
}
ui-nlv-series = Street { $street }: longest series { $length }{ $best ->
    [yes] , nobody has a longer one
   *[no] { "" }
}

# The table
ui-nlv-no-card = No card yet
ui-nlv-next = Next turn's effect: { $effect }
ui-nlv-cards-left = { $cards ->
    [one] 1 card still to come
   *[other] { $cards } cards still to come
}
ui-nlv-role-number = Number
ui-nlv-role-effect = Effect
ui-nlv-role-acme = For ACME
ui-nlv-first = { $points } for being first{ $gone ->
    [yes] , no longer possible
   *[no] { "" }
}
ui-nlv-later = { $points } later
ui-nlv-scored = You scored { $points }.
ui-nlv-acme-has = ACME: { $points }
ui-nlv-claim = Claim
ui-nlv-bonus = Bonus of the mayor
ui-nlv-mode-card = The card's { $number }
ui-nlv-mode-effect = Effect
ui-nlv-easy = Easy Opening
ui-nlv-mode-easy = Easy Opening: { $number }
ui-nlv-mode-extend = Extended Casino
ui-nlv-cost-pair = Circles a pair of inauguration boxes.
ui-nlv-cost-debt = Circles a pair of inauguration boxes and its debt.
ui-nlv-jump = { $count ->
    [one] 1 choice on the score sheet
   *[other] { $count } choices on the score sheet
}

# Sheets
ui-nlv-sheets = Whose sheet
ui-nlv-sheet-of = Sheet of { $name }
ui-nlv-you = { $name } (you)
ui-nlv-ready = has confirmed
ui-nlv-score-sheet = Score sheet
ui-nlv-points = { $points } points
ui-nlv-points-so-far = { $points } points so far
ui-nlv-ladder-inauguration = Inauguration
ui-nlv-ladder-hotel-large = Large
ui-nlv-ladder-hotel-small = Small
ui-nlv-ladder-streets = Street bonus
ui-nlv-ladder-golf-3 = PAR 3
ui-nlv-ladder-golf-4 = PAR 4
ui-nlv-ladder-golf-5 = PAR 5
ui-nlv-ladder-vip = VIP
ui-nlv-ladder-luxury = Luxury
ui-nlv-ladder-missing = Missing lines
ui-nlv-improve-inauguration = the inauguration
ui-nlv-improve-hotel-large = large hotels
ui-nlv-improve-hotel-small = small hotels
ui-nlv-improve-streets = the street bonus
ui-nlv-improve-golf-3 = PAR 3 holes
ui-nlv-improve-golf-4 = PAR 4 holes
ui-nlv-improve-golf-5 = PAR 5 holes
ui-nlv-improve-vip = VIP casinos
ui-nlv-improve-luxury = luxury casinos
ui-nlv-improve-missing = missing lines
ui-nlv-from-to = { $what } ({ $from } → { $to })
ui-nlv-ladder-is = { $value } each, { $count } so far
ui-nlv-bonus-is = { $value } for each street in which nobody has a longer series
ui-nlv-track = { $checked } of { $boxes } boxes checked, { $count } of them not used for a bonus
ui-nlv-boxes-count = { $count ->
    [one] 1 box counts
   *[other] { $count } boxes count
}
ui-nlv-show-is = Column { $column }: { $boxes } crossed, { $points } points

# The safe
ui-nlv-safe = Safe: { $bundles } bundles for { $debts } debts{ $state ->
    [lost] ; as it stands { $penalty } points are lost
    [thin] ; only the bank could still help
   *[fine] { "" }
}
ui-nlv-bundles = Bundles
ui-nlv-debts = Debts
ui-nlv-loan-borrow = borrows
ui-nlv-loan-decline = does not borrow
ui-nlv-safe-start = At the start
ui-nlv-safe-mafia = Mafia casinos visited and open
ui-nlv-safe-bank = The bank ({ $many }, { $few } or 0)
ui-nlv-safe-cranes = Cranes built but not open
ui-nlv-safe-shows = Debts of the shows
ui-nlv-safe-bonuses = Extended casinos
ui-nlv-safe-last = Last in the inauguration
ui-nlv-bank = The bank
ui-nlv-bank-question = Would you borrow? Your answer stays secret until the end of the game. Each bundle of bills pays one debt.
ui-nlv-bank-many = More than half want to borrow: everybody gets { $bundles } bundles.
ui-nlv-bank-few = Half or more do not: everybody gets { $bundles }.
ui-nlv-bank-none = Nobody wants to: nobody gets anything.

# ACME
ui-nlv-acme = ACME, your rival
ui-nlv-architect = Architect of level { $level }
ui-nlv-acme-approvals = Approval cards
ui-nlv-approval = { $nth }: { $fulfils ->
    [yes] fulfils the project and builds
   *[no] no project, but builds
} { $count ->
    [one] hotel { $avenues }
   *[other] hotels { $avenues }
}
ui-nlv-settled = done
ui-nlv-acme-pile = Its pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-nlv-acme-look = Look at the pile
ui-nlv-acme-loan = Borrows if the card set aside is { $number } or more.
ui-nlv-acme-has-now = Has
ui-nlv-acme-each = Worth each
ui-nlv-acme-improves = From { $cards } improvement cards on
ui-nlv-count-of = { $what }: { $count }

# The log
ui-nlv-told-open = { $name } opens { $place } with { $number }.
ui-nlv-told-easy = { $name } opens { $place } with { $number } (Easy Opening).
ui-nlv-told-extend = { $name } extends a casino: { $number } in { $place }.
ui-nlv-told-free = { $name } uses Free Action.
ui-nlv-told-inaugurate = { $name } checks an inauguration box.
ui-nlv-told-refuse = { $name } has no number that fits and checks two inauguration boxes.
ui-nlv-told-crane = { $name } builds the crane in { $place }.
ui-nlv-told-drive = { $name } drives the limousine: { $way }.
ui-nlv-told-show = { $name } puts on a show (column: { $column }).
ui-nlv-told-improve = { $name } improves { $what }.
ui-nlv-told-claim = { $name } claims project { $project }.
ui-nlv-told-reshuffle = { $name } has the cards shuffled.
ui-nlv-log-line = { $name }: { $what }
ui-nlv-log-loan-card = The card set aside is a { $number }: { $borrows ->
    [yes] ACME borrows.
   *[no] ACME does not borrow.
}

# What can I do now
ui-nlv-now-over = The game is over.
ui-nlv-now-sent = Confirmed. Waiting for the others.
ui-nlv-now-wait = Nothing to do at the moment.
ui-nlv-now-loan = Decide in secret: would you borrow from the bank?
ui-nlv-now-loan-made = Confirm your answer to the bank.
ui-nlv-now-pick = Take one of the three combinations.
ui-nlv-now-pick-solo = Take the number of one card and the effect of another; the third goes to ACME.
ui-nlv-now-refuse = No number fits. Check two inauguration boxes instead.
ui-nlv-now-give = Choose the card that ACME gets.
ui-nlv-now-open = Open a casino: choose a glowing place in the city.
ui-nlv-now-easy = The number fits only with Easy Opening: choose a place.
ui-nlv-now-free = Free Action: choose any other effect, in the city or on the score sheet.
ui-nlv-now-inauguration = Check an inauguration box, or confirm without it.
ui-nlv-now-construction = Build a crane, or confirm without it.
ui-nlv-now-limousine = Drive the limousine along a glowing road, or confirm without it.
ui-nlv-now-show = Put on a show: choose a column, or confirm and lose the star.
ui-nlv-now-improvement = Improve a value of the score sheet, or confirm without it.
ui-nlv-now-extras = Confirm your turn, or do one of the glowing things first.
ui-nlv-now-end = Confirm your turn.

# The first-game guide
guide-new-las-vegas-welcome-title = Welcome to the Strip
guide-new-las-vegas-welcome = You are an architect. Open casinos in four streets, and score for hotels, shows, long series, golf and the limousine. Most points win.
guide-new-las-vegas-introductory-title = The introductory game
guide-new-las-vegas-introductory = For the first time there is no golf and no bank. Your safe holds three bundles of bills, so three debts are harmless.
guide-new-las-vegas-cards-title = Three combinations
guide-new-las-vegas-cards = Each pair is a number and an effect. Take one; others may take the same. The small sign beside a number is the effect that comes there next turn.
guide-new-las-vegas-solo-title = Alone against ACME
guide-new-las-vegas-solo = Of your three cards one gives its number, another its effect, and the third goes to ACME's pile, where it brings points. So choose also what ACME shall not get.
guide-new-las-vegas-open-title = Open a casino
guide-new-las-vegas-open = Numbers grow from left to right in every street, and no number stands there twice. Small numbers belong to the left, large ones to the right. What glows is allowed; the badge is what it adds to your total at once.
guide-new-las-vegas-series-title = Even or odd
guide-new-las-vegas-series = A run of only even or only odd numbers in a street scores its length, and a bonus if nobody has a longer one there. The light bar below the signs marks it, the number stands at the end of the street.
guide-new-las-vegas-hotels-title = Hotels
guide-new-las-vegas-hotels = When all four casinos of an avenue are open, the hotel below it rises: a large one if you are among the first, a small one later.
guide-new-las-vegas-projects-title = Projects
guide-new-las-vegas-projects = Three projects are open to all. The higher value is for those who are first, in the same turn.
guide-new-las-vegas-golf-title = Golf
guide-new-las-vegas-golf = Your first casino in the top street builds the hole above it, and so does every casino next to an open one. Opening one apart from them loses all holes on that side.
guide-new-las-vegas-bonus-title = Bonuses of the mayor
guide-new-las-vegas-bonus = A marked pair of checked inauguration boxes pays for one bonus a turn: another number, another effect, or a twin next door (with a debt). Circled boxes no longer count for the inauguration.
guide-new-las-vegas-refuse-title = No number fits
guide-new-las-vegas-refuse = Then you check two inauguration boxes and do nothing else. The last box ends the game.
guide-new-las-vegas-inauguration-title = Inauguration
guide-new-las-vegas-inauguration = Check a box of the track. Whoever has the most boxes left at the end scores most; who has the fewest owes a debt.
guide-new-las-vegas-construction-title = Construction
guide-new-las-vegas-construction = Cross off a crane, and its casino can be opened from the next turn on. Until you open it you owe its debt.
guide-new-las-vegas-limousine-title = The limousine
guide-new-las-vegas-limousine = Draw a line from lamp to lamp. Red carpets on the way count if their casino is open in the end. Come home to the airport: every missing line costs points.
guide-new-las-vegas-show-title = Shows
guide-new-las-vegas-show = You opened a casino with a star: circle it and cross a box of one column. A column brings two debts at first, which you clear by going on.
guide-new-las-vegas-improvement-title = Improvements
guide-new-las-vegas-improvement = Cross off a value, and the next one counts at the end. Improve what you have much of.
guide-new-las-vegas-claim-title = A project is fulfilled
guide-new-las-vegas-claim = Claim it now: the points stay yours even if things change later.
guide-new-las-vegas-debts-title = Debts and the safe
guide-new-las-vegas-debts = At the end each debt takes a bundle of bills. With too few bundles you lose 20 points. The bar above the city shows both.
guide-new-las-vegas-confirm-title = Confirm
guide-new-las-vegas-confirm = Until you confirm you can take back every step. When all have confirmed, the next cards come.
guide-new-las-vegas-approvals-title = ACME's approvals
guide-new-las-vegas-approvals = Three approval cards wait in the lower half of the pile. Each lets ACME build hotels, and some let it fulfil a project.
guide-new-las-vegas-end-title = The end
guide-new-las-vegas-end = The game ends with the turn in which somebody checks the last inauguration box, fulfils the third project, or has opened every built casino.
guide-new-las-vegas-score-title = The score
guide-new-las-vegas-score = Projects, inauguration, shows, hotels, streets, golf and limousine are added up; whoever cannot pay the debts loses 20.
guide-new-las-vegas-loan-title = The bank asks
guide-new-las-vegas-loan = Everybody answers in secret. If many borrow, all get many bundles for their debts; if nobody does, there are none.
