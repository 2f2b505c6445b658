# Welcome to New Las Vegas in the browser: the drawing in words, what can be done now, the first-game guide.

# Places and cards
ui-nlv-at = street { $street }, avenue { $avenue }
ui-nlv-number-at = { $number } at { $place }
ui-nlv-pair = { $number } and { $effect }
ui-nlv-pair-solo = { $number } and { $effect } (ACME gets { $card })
ui-nlv-way-passing = { $way }, passing { $casinos }
ui-nlv-go-n = north
ui-nlv-go-e = east
ui-nlv-go-s = south
ui-nlv-go-w = west

# A casino
ui-nlv-is-crane = under construction
ui-nlv-is-empty = not open
ui-nlv-is-open = open with { $number }
ui-nlv-is-extended = extended with { $number }
ui-nlv-debt-open = built, debt still owed
ui-nlv-star = star
ui-nlv-star-won = show on stage
ui-nlv-star-lost = show lost
ui-nlv-kind-vip = VIP casino
ui-nlv-kind-luxury = luxury casino
ui-nlv-kind-mafia = mafia casino
ui-nlv-passed = the limousine was here

# The drawing
ui-nlv-city = The city
ui-nlv-near = Street { $street } close up, choice { $nth } of { $all }
ui-nlv-near-back = Previous choice
ui-nlv-near-on = Next choice
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
   *[no] {""}
}
ui-nlv-series = Street { $street }: longest series { $length }{ $best ->
    [yes] , nobody has a longer one
   *[no] {""}
}

# The table
# On a card, in few letters
ui-nlv-effect-inauguration = Ribbon
ui-nlv-effect-construction = Build
ui-nlv-effect-limousine = Drive
ui-nlv-effect-show = Show
ui-nlv-effect-improvement = Improve
ui-nlv-no-card = No card yet
ui-nlv-next = Next turn's effect: { $effect }
ui-nlv-cards-left = { $cards ->
    [one] 1 card still to come
   *[other] { $cards } cards still to come
}
ui-nlv-first = { $points } for being first{ $gone ->
    [yes] {" "}(no longer possible)
   *[no] {""}
}
ui-nlv-later = { $points } later
ui-nlv-scored = { $points ->
    [one] You scored { $points } point for it.
   *[other] You scored { $points } points for it.
}
ui-nlv-acme-has = ACME: { $points }
ui-nlv-claim = Claim
ui-nlv-bonus = The mayor's bonuses
ui-nlv-mode-card = Number { $number } of the card
ui-nlv-mode-effect = Effect
ui-nlv-easy = Easy Opening
ui-nlv-mode-easy = Easy Opening: { $number }
ui-nlv-mode-extend = Extended Casino
ui-nlv-cost-pair = Circles a pair of inauguration boxes.
ui-nlv-cost-debt = Circles a pair of inauguration boxes and its debt.

# Sheets
ui-nlv-sheet-of = Sheet: { $name }
ui-nlv-score-sheet = Score sheet
ui-nlv-points-so-far = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
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
ui-nlv-ladder-is = { $value } each, so far: { $count }
ui-nlv-bonus-is = { $value } for each street in which nobody has a longer series
ui-nlv-track = { $checked } of { $boxes } boxes checked, not used for a bonus: { $count }
ui-nlv-boxes-count = { $count ->
    [one] 1 box counts
   *[other] { $count } boxes count
}
ui-nlv-show-is = Column { $column }: { $boxes ->
    [one] { $boxes } box crossed off
   *[other] { $boxes } boxes crossed off
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The safe
ui-nlv-safe = Safe: { $bundles ->
    [one] { $bundles } bundle
   *[other] { $bundles } bundles
} for { $debts ->
    [one] { $debts } debt
   *[other] { $debts } debts
}{ $state ->
    [lost] ; as things stand { $penalty } points are lost
    [thin] ; only the bank could still help
   *[fine] {""}
}
ui-nlv-debts = Debts
ui-nlv-loan-borrow = borrows
ui-nlv-loan-decline = does not borrow
ui-nlv-safe-start = At the start
ui-nlv-safe-mafia = Mafia casinos visited and open
ui-nlv-safe-cranes = Built but not yet open
ui-nlv-safe-shows = Debts of the shows
ui-nlv-safe-bonuses = Extended casinos
ui-nlv-safe-last = Last in the inauguration
ui-nlv-safe-if-none = if nobody else borrows
ui-nlv-safe-if-some = { $count ->
    [one] if { $count } other borrows
   *[other] if { $count } others borrow
}
ui-nlv-safe-if-range = if { $fewest } to { $most } others borrow
ui-nlv-safe-if-most = { $count ->
    [one] if at most { $count } other borrows
   *[other] if at most { $count } others borrow
}
ui-nlv-safe-if-acme = if ACME borrows
ui-nlv-safe-if-not-acme = if ACME does not borrow
ui-nlv-safe-lost-if = −{ $points } { $condition }
ui-nlv-safe-alone = Without the bank
ui-nlv-safe-from-bank = From the bank
ui-nlv-safe-covered = covered
ui-nlv-safe-clear = No debts
ui-nlv-safe-lane = { $condition }: { $bundles ->
    [one] { $bundles } bundle
   *[other] { $bundles } bundles
}
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
   *[no] does not fulfil the project, but builds
} { $count ->
    [one] hotel { $avenues }
   *[other] hotels { $avenues }
}
ui-nlv-settled = settled
ui-nlv-acme-pile = Its pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-nlv-acme-look = Look at the pile
ui-nlv-acme-loan = Borrows if the card set aside is { $number } or more.
ui-nlv-acme-has-now = Has
ui-nlv-acme-each = Worth each
ui-nlv-acme-improves = { $cards ->
    [one] From { $cards } improvement card on
   *[other] From { $cards } improvement cards on
}

# What can I do now
ui-nlv-now-sent = Confirmed. Waiting for the others.
ui-nlv-now-wait = Nothing to do at the moment.
ui-nlv-now-loan = Would you borrow from the bank?
ui-nlv-now-loan-made = Confirm your answer to the bank.
ui-nlv-now-pick = Take one of the three combinations.
ui-nlv-now-pick-solo = Take the number of one card and the effect of another; the third goes to ACME.
ui-nlv-now-refuse = No number fits: your permit is refused. Check two inauguration boxes.
ui-nlv-now-give = Choose the card that ACME gets.
ui-nlv-now-open = Open a casino that glows.
ui-nlv-now-easy = The number fits only with Easy Opening: choose a place.
ui-nlv-now-free = Free Action: choose any other effect, in the city or on the score sheet.
ui-nlv-now-inauguration = Check an inauguration box, or confirm without it.
ui-nlv-now-construction = Finish a casino under construction, or confirm without it.
ui-nlv-now-limousine = Drive the limousine along a glowing road, or confirm without it.
ui-nlv-now-show = Put on a show: choose a column, or confirm and lose the star.
ui-nlv-now-improvement = Improve a value of the score sheet, or confirm without it.
ui-nlv-now-extras = Confirm your turn, or use one of the highlighted options first.
ui-nlv-now-end = Confirm your turn.

# The first-game guide
guide-new-las-vegas-welcome = The most points win. Be an architect: open casinos in four streets, and score for hotels, shows, long series, golf and the limousine.
guide-new-las-vegas-introductory = A first game is played without golf and without the bank. Your safe holds three bundles of bills, so three debts are harmless.
guide-new-las-vegas-cards = Each pair has a number and an effect. Take one; others may take the same. The small sign beside a number is the effect that comes there next turn.
guide-new-las-vegas-solo = Of your three cards one gives its number, another its effect, and the third goes to ACME's pile, where it brings points. So think about what ACME should not get, too.
guide-new-las-vegas-open = Numbers grow from left to right in every street, and no number stands there twice. Small numbers belong to the left, large ones to the right. What glows is allowed; the badge is what it adds to your total at once.
guide-new-las-vegas-series = A run of only even or only odd numbers in a street scores one point for each casino, and a bonus if nobody has a longer one there. The light bar below the signs marks it; its length is shown at the end of the street.
guide-new-las-vegas-hotels = When all four casinos of an avenue are open, the hotel below it rises: a large one if you are among the first, a small one later.
guide-new-las-vegas-projects = Three projects are open to all. The higher value is for everyone who completes it in the first turn anyone does.
guide-new-las-vegas-golf = Your first casino in the top street builds the hole above it, and so does every casino next to an open one. Opening one apart from them loses all holes on that side.
guide-new-las-vegas-bonus = Once a turn, a pair of boxes that is marked on the track pays for a bonus if both are checked: another number, another effect, or a twin next door (with a debt). Circled boxes no longer count for the inauguration.
guide-new-las-vegas-refuse = Then you check two inauguration boxes and do nothing else. The last box ends the game.
guide-new-las-vegas-inauguration = Check a box of the track. Whoever has the most boxes left at the end scores most; whoever has the fewest owes a debt.
guide-new-las-vegas-construction = Cross off a crane: the casino is built and can be opened from the next turn on. Until you open it you owe its debt.
guide-new-las-vegas-limousine = Draw a line from lamp to lamp. Red carpets on the way count if their casino is open in the end. Come home to the airport: every missing line costs points.
guide-new-las-vegas-show = You opened a casino with a star: circle it and cross off a box of one column. The first box of a column brings two debts, which you clear with further boxes of that column.
guide-new-las-vegas-improvement = Cross off a value, and the next one counts at the end. Improve what you have plenty of.
guide-new-las-vegas-claim = Claim it now: the points stay yours even if things change later.
guide-new-las-vegas-debts = At the end each debt takes a bundle of bills. With too few bundles you lose 20 points. The bar above the city shows both.
guide-new-las-vegas-confirm = Until you confirm you can undo every step. When all have confirmed, the next cards come.
guide-new-las-vegas-lesson-1-pick = Take the pair with the crane: you open a casino with the number and finish one that is under construction.
guide-new-las-vegas-lesson-2-pick = Take the pair with the limousine: after the number it drives from lamp to lamp.
guide-new-las-vegas-lesson-3-pick = Take the pair with the arrow: it makes something you collect more valuable.
guide-new-las-vegas-approvals = Three approval cards wait in the lower half of the pile. Each lets ACME build hotels, and some let it fulfil a project.
guide-new-las-vegas-end = The game ends with the turn in which somebody checks the last inauguration box, fulfils the third project, or has opened every built casino.
guide-new-las-vegas-score = Projects, inauguration, shows, hotels, streets, golf and limousine are added up; whoever cannot pay the debts loses 20.
guide-new-las-vegas-loan = Everybody answers in secret. If many borrow, all get many bundles for their debts; if nobody does, there are none.
