# What every game and command says.
seat = Seat { $seat }
score-category = Points
score-total = Total
score-place = Place

# Steps and chance
error-no-such-game = There is no game called '{ $game }'. The games are: { $games }.
error-no-such-bot = There is no bot called '{ $bot }'. The bots are: { $bots }.
error-no-such-seat = There is no seat { $seat } in this game; it has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
error-not-your-turn = It is not the turn of seat { $seat }.
error-game-over = The game is over.
error-chance-next = Cards or dice come next; nobody can move before they are shown.
error-chance-not-next = Nothing is to be dealt or rolled now.
error-chance-impossible = '{ $outcome }' cannot come up now.
error-step-not-now = '{ $step }' is not possible now. Possible: { $steps }
error-nothing-to-undo = There is nothing to take back.

# Before a game
error-seats = { $seats } is not a possible number of seats; it takes { $fewest } to { $most }.
error-option-unknown = This game has no option '{ $option }'. Its options are: { $options }.
error-option-value = '{ $value }' is not a value of option '{ $option }'; choose one of: { $values }.
error-option-data = Option '{ $option }' takes a JSON object.
error-option-text = Write an option as name=value, not '{ $text }'.
error-options-shape = Options are names with values.
error-bots-count = { $bots } bots were named for { $seats } seats; name one for all, or one for each seat.

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
error-position-rules = This position follows version { $found } of the rules; version { $rules } is played here.
error-position-twice = { $where }: { $number } stands there twice.
impossible-draft = { $where }: { $reason }
impossible-draft-now = { $where }: nobody can have begun a turn at this point of the game.

# Records
error-record-line = Line { $line }: { $reason }
error-record-first-line = A record begins with '{ $expected }'.
error-record-long = A record has at most { $most } characters.
error-record-unknown-line = This is neither a heading nor a move: '{ $text }'.
error-record-twice = '{ $name }' stands there twice.
error-record-late-header = '{ $name }' belongs before the first move.
error-record-after-end = There are moves after the end of the game.
error-record-empty-line = A move is missing.
error-record-missing = The record has no '{ $name }'.
error-record-number = '{ $text }' is not a number for '{ $name }'.
error-record-json = What stands behind '{ $name }' cannot be read.
error-record-names = A record of { $seats } seats needs as many names.
error-record-rules = The record follows version { $rules } of the rules of { $game }; version { $known } is played here.
error-record-start = The starting position does not fit the seats and options of the record.
error-record-unfinished = The record gives a result, but the game is not over.
error-record-result = The record gives the result { $found }, the moves give { $expected }.
error-record-no-seed = The record has no seed, so its chance cannot be checked. The seed is published when a game is over.
error-record-no-commitment = The record has no commitment to compare the seed with.
error-record-commitment = The seed is not the one that was committed at the start.
error-record-chance = Chance should have given { $expected }, but the record says { $found }.

# Playing in the terminal
error-language = There is no language '{ $language }'. The languages are: { $languages }.
error-play-resume = '{ $file }' was not saved by 'boulevard play', so it cannot be resumed; 'boulevard replay' shows it.
error-play-finished = The game in '{ $file }' is over; 'boulevard replay' shows it.
play-interpreted = Boulevard runs interpreted (slower): no C compiler was found when it was set up.
play-welcome = { $game }. Type the number of a choice or its name; u takes a step back, ? helps, q stops.
play-prompt = Your choice?
play-help = Type the number in front of a choice, or its name, for instance A or 8@2.4 (8 in the fourth house of the second street). u: take a step back. q: stop; the game is saved.
play-many = { $kind } ... type a place: { $places }
play-lords-of-vegas-card = Card: { $card }
play-turn = Turn { $turn }
play-next-effects = Next turn's effects: { $effects }
play-your-sheet = Your sheet
play-sheet-of = Seat { $seat }
play-bot-step = { $name } (seat { $seat }): { $step }
play-over = The game is over. It is written down in { $file }
play-stopped = Saved. Go on with: boulevard play --resume { $file }
