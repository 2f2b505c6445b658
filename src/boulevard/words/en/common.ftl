# What every game and command says.
seat = Seat { $seat }
player = Player { $seat }
score-category = Points
score-total = Total
score-place = Place

# Steps and chance
error-no-such-game = There is no game called '{ $game }'. The games are: { $games }.
error-no-such-bot = There is no bot called '{ $bot }'. The bots are: { $bots }.
error-no-such-seat = There is no seat { $seat } in this game; { $last ->
    [0] its only seat has the number 0
   *[other] its seats have the numbers 0 to { $last }
}.
error-seat-written = There is no seat { $seat } in this game; it has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
error-not-your-turn = It is not the turn of player { $seat }.
error-game-over = The game is over.
error-chance-next = Cards or dice come next; nobody can move before they are revealed.
error-chance-not-next = Nothing is to be dealt or rolled now.
error-chance-impossible = '{ $outcome }' cannot come up now.
error-step-not-now = '{ $step }' is not possible now. Possible: { $steps }
error-nothing-to-undo = There is nothing to undo.
error-after-confirm = '{ $step }' ends the turn; nothing can follow it.
error-no-drafts = In this game steps are played one by one.
error-nothing-to-correct = There is no answer of chance that could be corrected now.

# Before a game
error-seats = This game takes { $fewest } to { $most } players, not { $seats }.
error-option-unknown = This game has no option '{ $option }'. Its options are: { $options }.
error-option-value = '{ $value }' is not a value of option '{ $option }'; choose one of: { $values }.
error-option-data = Option '{ $option }' takes a JSON object.
error-option-text = Write an option as name=value, not '{ $text }'.
error-options-shape = Options are names with values.
error-bots-count = Bots named: { $bots }, seats: { $seats }. Name one for all, or one for each seat.

# Files
error-file-missing = There is no file '{ $file }'.
error-file-text = '{ $file }' is not a text file.
error-file-json = '{ $file }' is not valid JSON: line { $line }, column { $column }: { $reason }.
error-file = '{ $file }' cannot be read: { $reason }.
error-file-unusable = '{ $file }' cannot be used: { $reason }.

# Positions
error-position-object = { $where }: expected an object with named fields.
error-position-missing = { $where }: the field '{ $field }' is missing.
error-position-extra = { $where }: there is no field '{ $field }'.
error-position-number = { $where }: expected a whole number from { $low } to { $high }.
error-position-list = { $where }: expected a list of { $count }.
error-position-list-range = { $where }: expected a list of { $fewest } to { $most }.
error-position-flag = { $where }: expected true or false.
error-position-word = { $where }: expected one of: { $known }.
error-position-game = This is not a position of { $game } but of '{ $found }'.
error-position-twice = { $where }: { $number } appears twice.
impossible-draft = { $where }: { $reason }
impossible-draft-now = { $where }: nobody can have begun a turn at this point of the game.

# Records
error-record-line = Line { $line }: { $reason }
error-record-first-line = A saved game begins with '{ $expected }'.
error-record-long = A saved game has at most { $most } characters.
error-record-unknown-line = This is neither a heading nor a move: '{ $text }'.
error-record-twice = '{ $name }' appears twice.
error-record-late-header = '{ $name }' belongs before the first move.
error-record-after-end = There are moves after the end of the game.
error-record-empty-line = A move is missing.
error-record-missing = The saved game has no '{ $name }'.
error-record-number = '{ $text }' is not a number for '{ $name }'.
error-record-json = The value of '{ $name }' cannot be read.
error-record-names = A saved game needs as many names as seats: { $seats }.
error-record-seat-numbers = Each number of a seat has its seat, an equals sign and 32 hex digits; this does not: { $text }.
error-rules-version = This game follows version { $rules } of the rules of { $game }; what can be played here: { $known }.
error-no-whole-turns = { $game } has no whole turns to list: its players act one after another.
error-record-start = The starting position does not fit the seats and options of the saved game.
error-record-unfinished = The saved game gives a result, but the game is not over.
error-record-result = The saved game gives the result { $found }, its moves give { $expected }.
error-record-no-seed = The saved game has no seed, so its cards and dice cannot be checked. The seed is published when a game is over.
error-record-no-commitment = The saved game has no seal to compare the seed with.
error-record-commitment = The seed is not the one that was sealed at the start.
error-record-chance = Chance should have given { $expected }, but the saved game says { $found }.
error-record-chance-source = Chance comes from sealed, seeded or typed, not from '{ $source }'.
error-record-typed = Nothing to prove: people read the cards and dice of this game off the table.

# Playing in the terminal
error-language = There is no language '{ $language }'. The languages are: { $languages }.
error-play-resume = '{ $file }' was not saved by 'boulevard play', so it cannot be resumed; 'boulevard replay' shows it.
error-play-finished = The game in '{ $file }' is over; 'boulevard replay' shows it.
play-interpreted = Boulevard runs interpreted (slower): no C compiler was found when it was set up.
play-welcome = { $game }. Type the number of a choice or its name. u: undo, ?: help, q: quit.
play-prompt = Your choice?
play-help = Type the number in front of a choice, or its name, for instance A or 8@2.4 (8 in the fourth house of the second street). u: undo a step. q: quit; the game is saved.
play-many = { $kind }… type a place: { $places }
play-lords-of-vegas-card = Card: { $card }
play-lords-of-vegas-signs = Lots: die/player, * boss; [player] $price; $price (die); × closed.
play-turn = Turn { $turn }
play-next-effects = Next turn's effects: { $effects }
play-your-sheet = Your sheet
play-over = The game is over. It is saved in { $file }
play-stopped = Saved. Go on with: boulevard play --resume { $file }
