# Printed sheets, boards and cards
paper-name = Name
paper-date = Date
paper-first = first
paper-later = later
paper-bundles = Bundles
paper-lot-price = to build
paper-lot-start = to start with

# The page that prints
ui-paper = At the real table
ui-print = Print
ui-print-game = Game
ui-print-part = What
ui-print-part-sheets = { $game ->
    [lords-of-vegas] Board
   *[other] Sheets
}
ui-print-part-cards = Cards
ui-print-part-all = Everything
ui-print-paper = Paper
ui-print-per-page = Sheets on a page
ui-print-copies = How many sheets
ui-print-language = Language
ui-print-ink = Save ink: lines, no areas
ui-print-large = Large print, on more pages
ui-print-sheet = A sheet of your own
ui-print-sheet-off = The usual sheet
ui-print-no-json = { $file }: this file cannot be read as JSON.
ui-print-pdf = Download PDF
ui-print-now = Print
ui-print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
ui-print-ours = All drawings are our own. Cards have the size of playing cards; lines show where to cut.

# Finished sheets
check-street = Street { $street }
check-board = The board
error-check-name = { $where }: a name is a text of at most { $most } letters.
ui-check = Check sheets
ui-check-how = { $game ->
    [lords-of-vegas] Put the end of a game on the Strip: choose a player, then a marker, a company or a die, and tap a lot. Bosses, points and mistakes are told as you go; everything stays on this device.
   *[other] Enter finished sheets: take a number or a sign, then tap where it stands. Points and mistakes are told as you go; everything stays on this device.
}
ui-check-add = { $game ->
    [lords-of-vegas] Another player
   *[other] Another sheet
}
ui-check-remove = { $game ->
    [lords-of-vegas] Remove this player
   *[other] Remove this sheet
}
ui-check-tools = What to write
ui-check-erase = Eraser
ui-check-less = Less: { $what }
ui-check-more = More: { $what }
ui-check-crosses = Crosses of the real estate agent, by size
ui-check-plan = City plan { $plan }
ui-check-project = Project { $plan }
ui-check-plan-points = Points for plan { $plan }
ui-check-advanced = Advanced plans
ui-check-problems = What is impossible
ui-check-possible = { $game ->
    [lords-of-vegas] Everything on this table is possible.
   *[other] Everything on these sheets is possible.
}
ui-check-open = Open a file
ui-check-full = This device has no room left to keep the sheets; save them as a file.
ui-check-nlv-extended = Extended casino
ui-check-nlv-back = Take the last line back
ui-check-nlv-boxes = Boxes checked
ui-check-nlv-bonus = Pair { $pair }
ui-check-nlv-bonus-none = not used
ui-check-nlv-bonus-debt = extended casino, a debt
ui-check-nlv-bonus-clear = another bonus
ui-check-nlv-improved = Values crossed off
ui-check-nlv-loan = Loan
ui-check-lov-marker = Marker
ui-check-lov-no-die = No die
ui-check-lov-last = It is still to be paid

# A sheet of one's own
ui-own = Your own sheet
ui-own-how = { $game ->
    [welcome-to] Make up a neighbourhood: other streets, pools, parks and ladders. Keep it as a file, and use that file at any table, when printing and with --option sheet=FILE.
   *[other] You own New Las Vegas? Parts of our sheet are a reconstruction. Correct what differs on yours, keep it as a file, and use that file at any table, when printing and with --option sheet=FILE.
}
ui-own-save = Save the file
ui-own-again = Start again from our sheet
ui-own-fine = This sheet can be played.
ui-own-ours = our reconstruction: compare it with yours
ui-own-known = { $game ->
    [welcome-to] as in the box
   *[other] from the rulebook or from a transcription
}
ui-own-changed = { $game ->
    [welcome-to] changed by you
   *[other] corrected by you
}
ui-own-list = { $game ->
    [welcome-to] What is different
   *[other] What to compare
}
ui-own-part-streets = Streets
ui-own-part-city-sheet = City sheet
ui-own-part-limousine-map = Limousine map
ui-own-part-deck = Casino cards
ui-own-part-projects = Projects
ui-own-part-acme = ACME architects
ui-own-part-safe = Safe
ui-own-par = PAR { $par }, avenue { $avenue }
ui-own-lamp = Lamp
ui-own-start = Start of the limousine
ui-own-closed = Closed stretches of road
ui-own-carpets = Carpets that lie elsewhere
ui-own-boxes = Inauguration: boxes, checked at the start
ui-own-pairs = Bonus pairs: their first boxes
ui-own-fulfils = Fulfils project { $nth }
ui-own-crane = Crane: added to its series
ui-own-borrows = Borrows from number
ui-own-values = { $what }: basic, improved, from how many cards
ui-own-safe-bundles-at-start = Bundles at the start
ui-own-safe-introductory-game = Bundles in the introductory game
ui-own-safe-more-than-half-borrow = Bundles if more than half borrow
ui-own-safe-half-or-more-refuse = Bundles if half or more do not
ui-own-safe-bankruptcy = Points of bankruptcy
ui-own-wt-tap = Tap a house to give it a pool, or to take it away.
ui-own-wt-house = House { $street }.{ $place }, pool
ui-own-wt-houses = Houses
ui-own-wt-ladders = Ladders
ui-own-wt-ladders-how = What stands after 0, 1, 2 … crosses, with spaces between.
ui-own-wt-temps = Boxes for temps
ui-own-wt-estates = Estates of { $size }
error-own-game = Sheets of your own exist for Welcome To and New Las Vegas, not for { $game }.
