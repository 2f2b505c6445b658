# The browser app.
ui-name = Boulevard
ui-skip = Skip to the content
ui-home = Home
ui-settings = Settings
ui-language = Language
ui-sound = Sound
ui-dark = Dark colours
ui-me = You
ui-close = Close
ui-save = Save
ui-done = Done.
ui-again = Try again
ui-loading = One moment ...
ui-copy = Copy
ui-copied = Copied

# Home
ui-home-title = Three cities are waiting for you
ui-home-running = Your tables
ui-game-welcome-to = Welcome To...
ui-game-new-las-vegas = New Las Vegas
ui-game-lords-of-vegas = Lords of Vegas
ui-tagline-welcome-to = Draw a suburb of the 1950s: flip, write, fence, swim.
ui-tagline-new-las-vegas = Raise casinos at dusk and drive the stars past them.
ui-tagline-lords-of-vegas = Rule the Strip with dice, deals and nerve.
ui-game-missing = This game is not on this server.
ui-play-bot = Play now against a bot
ui-play-friends = With friends
ui-play-solo = Solo
ui-learn = Learn
ui-rules = Rules
ui-table-open = Waiting for players
ui-table-your-turn = Your turn
ui-table-waiting = Waiting for the others
ui-records = Played games
ui-records-none = Games you have finished can be watched again here.
ui-record-import = Open a record
ui-record-line = { $total } points, place { $place } of { $seats }
ui-record-save = Save the record
ui-record-fair = Checked: cards and dice follow from the seed that was sealed at the start.

# A new table
ui-your-name = Your name
ui-new-people = People in all
ui-new-here = of them at this device
ui-new-bots = Bots
ui-new-create = Open the table
ui-guest-seat = Guest { $seat }
ui-options = Options
ui-turn-limit = Time for a turn
ui-turn-limit-value = { $seconds ->
    [0] no limit
    [300] 5 minutes
    [3600] 1 hour
    [86400] 1 day
    [259200] 3 days
   *[other] { $seconds } seconds
}

# The lobby
ui-invite = Invite link
ui-invite-how = Send this link to the people you want to play with.
ui-seats = Seats
ui-seat = Seat { $seat }
ui-seat-open = Free seat
ui-seat-yours = You
ui-seat-bot = Bot
ui-seat-here = At this device
ui-seat-free = Free the seat
ui-bot-kind = Strength of the bots
ui-online = here
ui-away = away
ui-start = Start
ui-start-open = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
ui-start-host = The host starts the game.
ui-join-title = Come and play { $game }
ui-join-who = At the table: { $names }. Free seats: { $free }.
ui-join = Sit down
ui-watch = Watch

# At the table
ui-board = Board
ui-choices = What you can do
ui-side = Score, log and talk
ui-score = Score
ui-log = What happened
ui-log-empty = Nothing yet.
ui-log-start = The game begins.
ui-log-turn = { $name }: { $steps }
ui-log-bot = A bot moves for { $name }.
ui-log-undo = { $name } takes a step back.
ui-log-sat = { $name } sits down.
ui-log-left = Seat { $seat } is free.
ui-log-late = Over the time limit: { $names }.
ui-log-over = The game is over.
ui-chat = Talk
ui-chat-say = Say something
ui-chat-send = Send
ui-undo = Back
ui-restart = Start the turn again
ui-confirm = Confirm
ui-ready = ready
ui-you = { $name } (you)
ui-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-prompt-choose = Your turn: choose.
ui-prompt-wait = Your turn is in. The others are still thinking.
ui-prompt-watch = You are watching.
ui-prompt-over = The game is over.
ui-waiting-for = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $count } players: { $names }.
}
ui-watching = You are watching this table.
ui-watching-back = Is one of the seats yours? Come back with your personal link.
ui-hot-seat = Seats at this device
ui-late = { $name } is over the time limit.
ui-late-bot = Let a bot move
ui-offline = No connection. Trying again ...
ui-offline-draft = No connection. Your step is kept and will be sent as soon as possible.
ui-table-menu = This table
ui-leave-bot = Give the seat of { $name } to a bot
ui-leave-open = Free the seat of { $name }
ui-commitment = Sealed deal: { $hash }
ui-seed = Seed: { $seed }

# The end
ui-end-counting = Counting ...
ui-end-skip = Show all
ui-end-solo = { $total } points
ui-end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
ui-end-look = Look at the board
ui-rematch = Play again
ui-replay = Watch again
ui-replay-of = { $game }, step by step
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-slider = Step of the game

# The rules
ui-rules-missing = The rules of this game are not written yet.
ui-rules-english = These rules are not translated yet.
ui-rules-table = Table

# You
ui-link = Personal link
ui-link-how = Opens your seats on another device. Whoever has it is you: keep it to yourself.
ui-link-make = Show the link
ui-link-renew = New link, end all others
ui-account = Account
ui-account-how = An account keeps your games under a name and password. You do not need one to play.
ui-account-yours = You are signed in as { $account }.
ui-account-name = Account name
ui-account-make = Make an account
ui-password = Password
ui-login = Sign in
ui-logout = Sign out
ui-back-title = Welcome back, { $name }
ui-back = This device now has your seats.
ui-guide = First-game guide
ui-guide-on = Switch the guide on
ui-guide-off = No more hints
ui-guide-next = Got it
ui-guide-more = The rule

# Dead ends
ui-problem-table-title = There is no such table
ui-problem-table = The address may be incomplete, or the table was removed.
ui-problem-invite-title = This invite has expired
ui-problem-invite = It does not lead to a table any more. Ask for a new link, or open a table of your own.
ui-problem-full-title = All seats are taken
ui-problem-full = You can watch this game, or open a table of your own.
ui-problem-link-title = This personal link has expired
ui-problem-link = Make a new one on the device where you last played, or sign in with your account.
ui-problem-over-title = This game is over
ui-problem-over = You can still look at the board and the count.
ui-problem-identity-title = We do not know you any more
ui-problem-identity = This browser has lost its cookie. Your seats are still there: open your personal link, or sign in.
ui-problem-private-title = A private table
ui-problem-private = Only people with a seat may see this game.
ui-problem-record-title = There is no such record
ui-problem-record = The address may be incomplete. You can open a record from a file on the home page.
ui-problem-offline-title = The server does not answer
ui-problem-offline = Check your connection. Nothing is lost: your games are kept on the server.
ui-problem-page-title = Nothing here
ui-problem-page = No page has this address.
ui-problem-busy-title = Too fast
ui-problem-busy = The server asks for a short break. Try again in a moment.
ui-problem-other-title = That did not work
ui-problem-other = Something unexpected happened. Nothing was changed.

# Bots
bot-random = Random
bot-greedy = Greedy

# Welcome To on the board
ui-wt-cards = Cards and plans
ui-wt-street = Street { $street }
ui-wt-streets = The three streets
ui-wt-sheets = Sheets
ui-wt-sheet-of = Sheet of { $name }
ui-wt-effect-surveyor = Fence
ui-wt-effect-estate = Agent
ui-wt-effect-park = Park
ui-wt-effect-pool = Pool
ui-wt-effect-temp = Temp
ui-wt-effect-bis = Bis
ui-wt-lot = House { $house }: { $number }
ui-wt-lot-empty = Lot { $house }: empty
ui-wt-lot-roundabout = Lot { $house }: roundabout
ui-wt-lot-pool = with room for a pool
ui-wt-lot-pool-built = with a pool
ui-wt-lot-fence = fence on the right
ui-wt-lot-estate = part of a complete estate of { $size }
ui-wt-parks = Street { $street }, parks: { $planted }, worth { $points }
ui-wt-pools = Pools: { $count }, worth { $points }
ui-wt-temps = Temps: { $count }
ui-wt-estates = An estate of { $size } pays { $points }
ui-wt-bis = Bis: { $count }, minus { $points }
ui-wt-roundabouts = Roundabouts: { $count }
ui-wt-refusals = Permit refusals: { $count }
ui-wt-plan = Plan { $plan }: { $condition }. Pays { $points }. You have { $scored } points from it.
ui-wt-which-number = Which number?
ui-wt-roundabout = Build a roundabout
ui-wt-prompt-pick = Choose one of the combinations: a number and its effect.
ui-wt-prompt-write = Write the { $number } in a house that glows.
ui-wt-prompt-write-temp = Choose the number, then a house that glows.
ui-wt-prompt-use = Choose the estate that the plan uses up.
ui-wt-prompt-pass = Choose the card for your neighbour.
ui-wt-prompt-fence = You may draw a fence, then confirm.
ui-wt-prompt-estate = You may raise the value of one size of estates, then confirm.
ui-wt-prompt-park = You may plant a park in this street, then confirm.
ui-wt-prompt-pool = You may build the pool, then confirm.
ui-wt-prompt-temp = You may hire a temp, then confirm.
ui-wt-prompt-bis = You may copy a number into the house next to it, then confirm.
ui-wt-prompt-claim = You have fulfilled a plan: claim it, then confirm.
ui-wt-prompt-refuse = No number fits: take a refusal.
ui-wt-prompt-done = Confirm your turn, or take steps back.

# Welcome To, the first game
guide-welcome-to-welcome = You are building three streets. Everybody uses the same cards at the same time, each on their own sheet.
guide-welcome-to-pick = Each pair is a house number and an effect. Choose the pair you like; others may choose the same.
guide-welcome-to-write = Numbers grow from left to right in every street. You may leave gaps and fill them later: low numbers left, high numbers right.
guide-welcome-to-fence = Fences make estates. A complete estate is one to six houses in a row with a fence at both ends and no gap. Only complete estates score.
guide-welcome-to-estate = The agent makes all estates of one size more valuable. Choose a size you will have often.
guide-welcome-to-park = Parks count in the street you have just written in. The last one of a street is worth the most.
guide-welcome-to-pool = This house has room for a pool. Every pool built is worth more than the one before.
guide-welcome-to-temp = With a temp you change the number by up to two. Whoever hires the most gets 7 points at the end.
guide-welcome-to-bis = Bis copies a number into the house next to it. It fills gaps, but every copy costs points.
guide-welcome-to-next = The small sign on a number card tells which effect comes next in that pile.
guide-welcome-to-plans = The city plans ask for certain estates. Whoever fulfils one first gets the higher number.
guide-welcome-to-claim = You have what this plan asks for. Claim it: estates used for it stay as they are.
guide-welcome-to-refuse = No number fits anywhere. The third refusal ends the game, and refusals cost points.
guide-welcome-to-end = The game ends when somebody has filled all houses, fulfilled all three plans or been refused three times.
guide-welcome-to-confirm = Until you confirm you can take every step back. Nobody sees your turn before that.
