# The browser app.
ui-name = Boulevard
ui-skip = Skip to the content
ui-home = Home
ui-settings = Settings
ui-language = Language
ui-sound = Sound
ui-dark = Dark mode
ui-me = You
ui-close = Close
ui-save = Save
ui-done = Saved.
ui-again = Try again
ui-loading = One moment...
ui-copy = Copy
ui-copied = Copied
ui-labelled = { $label }: { $text }

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
ui-records = Finished games
ui-records-none = Your finished games appear here, ready to watch again.
ui-record-import = Open a saved game
ui-record-save = Save this game
ui-record-fair = Consistent with itself: cards and dice follow from the seed it names. The server it was played on knows whether they were fixed before the first move.

# A new table
ui-your-name = Your name
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
ui-seats = Seats
ui-seat-open = Free seat
ui-seat-yours = You
ui-seat-bot = Bot
ui-seat-here = On this device
ui-seat-free = Leave the seat
ui-online = online
ui-away = offline
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
ui-players = Players
ui-turn-now = Turn { $turn }
ui-guide-show = Hint
ui-own-sheet = Back to your sheet
ui-choices = What you can do
ui-side = Score, log and chat
ui-score = Score
ui-log = Log
ui-log-empty = Nothing yet.
ui-log-start = The game begins.
ui-log-bot = A bot plays for { $name }.
ui-log-undo = { $name } undoes a step.
ui-log-sat = { $name } sits down.
ui-log-left = Seat { $seat } is free.
ui-log-late = Out of time: { $names }.
ui-chat = Chat
ui-chat-say = Write a message
ui-chat-send = Send
ui-undo = Undo
ui-restart = Start the turn again
ui-confirm = Confirm
ui-ready = has played
ui-you = { $name } (you)
ui-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-prompt-wait = You have confirmed. The others are still thinking.
ui-prompt-watch = You are watching.
ui-prompt-over = The game is over.
ui-waiting-for = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $count } players: { $names }.
}
ui-watching = You are watching this table.
ui-watching-back = Is one of the seats yours? Come back with your personal link.
ui-hot-seat = Seats on this device
ui-late = { $name } has run out of time.
ui-late-bot = Let a bot play
ui-offline = No connection. Trying again...
ui-offline-draft = No connection. Your step is kept and will be sent as soon as possible.
ui-table-menu = Table menu
ui-leave-bot = Let a bot take over for { $name }
ui-leave-open = Give up the seat: { $name }
ui-commitment = Seal of cards and dice: { $hash }
ui-proven = { $count ->
    [0] The server sealed cards and dice before the first move and cannot change them any more.
    [one] Cards and dice come from the server’s sealed seed and a number of one seat that it could not know: nobody chose them.
   *[other] Cards and dice come from the server’s sealed seed and numbers of { $count } seats that it could not know: nobody chose them.
}
ui-seed = Seed: { $seed }

# The end
ui-end-counting = Counting...
ui-end-skip = Skip to the result
ui-end-solo = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ui-end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ui-end-look = Look at the board
ui-end-you = You win, { $name }!
ui-end-ahead = { $points ->
    [one] One point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
}
ui-end-level = Level with { $name } in everything; ties go to the player.
ui-end-shared = Equal in everything: the victory is shared.
ui-end-tie-welcome-to = { $step ->
    [0] As many points as { $name }: more estates decide.
   *[other] As many points and estates as { $name }: more estates of size { $step } decide.
}
ui-end-tie-new-las-vegas = { $step ->
    [0] As many points as { $name }: more hotels decide.
   *[other] As many points and hotels as { $name }: more large hotels decide.
}
ui-end-tie-lords-of-vegas = As many points as { $name }: more money decides.
ui-end-behind = { $points ->
    [one] You: place { $place }, one point behind.
   *[other] You: place { $place }, { $points } points behind.
}
ui-end-behind-level = You: place { $place }, with as many points.
ui-end-place = { $name } · { $place }.
ui-end-first = Your first game
ui-end-best-now = Your best so far
ui-end-best = Best so far: { $points }
ui-end-average = { $games ->
    [one] Average: { $points } in { $games } game
   *[other] Average: { $points } in { $games } games
}
ui-end-with = with { $names }
ui-end-share = Share the picture
ui-end-save = Save the picture
ui-end-next = Next
ui-end-again = Count again
ui-end-result = Result
ui-portrait = What { $name } has built
ui-rematch = Play again
ui-replay = Watch again
ui-replay-of = { $game }, turn by turn
ui-replay-back = Previous turn
ui-replay-on = Next turn
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-slider = Turn of the game
ui-replay-turn = Turn { $turn } of { $turns }
ui-replay-round = Turn { $turn } of { $turns }
ui-replay-none = No turn was played yet
ui-replay-first = First turn
ui-replay-last = Last turn
ui-replay-speed = Speed
ui-replay-link = Link to this turn
ui-replay-as = Play on as
ui-replay-go-on = Play on from here
ui-replay-curve = Points, turn by turn
ui-replay-keys = ← → turns · Space plays
ui-origin-turn = This game goes on from turn { $turn } of an earlier one. It does not count for your results.
ui-origin-round = This game goes on from turn { $turn } of an earlier one. It does not count for your results.
ui-origin-practice = Practice: the cards are arranged. The game does not count for your results.

# The rules
ui-rules-missing = The rules of this game are not written yet.
ui-rules-english = These rules are not translated yet.
ui-rules-table = Table

# You
ui-link = Personal link
ui-link-how = Opens your seats on another device. Anyone who has it can play as you: keep it to yourself.
ui-link-make = Show the link
ui-link-renew = Make a new link and cancel the old ones
ui-account = Account
ui-account-how = An account keeps your games under a name and password. You do not need one to play.
ui-account-yours = Account: { $account }
ui-account-name = Account name
ui-account-make = Create an account
ui-password = Password
ui-password-change = Change your password
ui-password-change-how = All other devices are logged out, and links made before end.
ui-password-old = Old password
ui-password-new = New password
ui-kept = What is kept about you
ui-kept-how = Your name, your games and results, and who may call you. A copy is yours at any time.
ui-kept-save = Save a copy
ui-delete = Delete me
ui-delete-how = Account, results and saved games you brought are deleted, and your name leaves the tables. Seats in games that go on become free. Nobody can undo this.
ui-delete-sure = Delete me for good
ui-login = Sign in
ui-logout = Sign out
ui-back-title = Welcome back, { $name }
ui-back = This device now has your seats.
ui-guide = First-game guide
ui-guide-on = Switch the guide on
ui-guide-off = Hide the hints
ui-guide-next = Got it
ui-guide-more = The rule

# Dead ends
ui-problem-table-title = There is no such table
ui-problem-table = The address may be incomplete, or the table was removed.
ui-problem-invite-title = This invite has expired
ui-problem-invite = It no longer leads to a table. Ask for a new link, or open a table of your own.
ui-problem-full-title = All seats are taken
ui-problem-full = You can watch this game, or open a table of your own.
ui-problem-link-title = This personal link has expired
ui-problem-link = Make a new one on the device where you last played, or sign in with your account.
ui-problem-over-title = This game is over
ui-problem-over = You can still look at the board and the final score.
ui-problem-identity-title = This browser has forgotten you
ui-problem-identity = This browser has lost its cookie. Your seats are still there: open your personal link, or sign in.
ui-problem-private-title = A private table
ui-problem-private = Only the players of this table may see this game.
ui-problem-record-title = This saved game does not exist
ui-problem-record = The address may be incomplete. You can open a saved game from a file on the home page.
ui-problem-offline-title = The server does not answer
ui-problem-offline = Check your connection. Nothing is lost: your games are kept on the server.
ui-problem-page-title = Nothing here
ui-problem-page = This page does not exist.
ui-problem-busy-title = One moment, please
ui-problem-busy = The server asks for a short break. Try again in a moment.
ui-problem-other-title = That did not work
ui-problem-other = Something unexpected happened. Nothing was changed.

# Bots
bot-random = Lucky Lou
bot-greedy = Quick Rick
bot-learned = Clever Cleo
bot-master = Grandmaster Gus

# Welcome To on the board
ui-wt-cards = Cards and plans
ui-wt-streets = The three streets
ui-wt-pile = { $cards ->
    [one] Pile: { $cards } card
   *[other] Pile: { $cards } cards
}
ui-wt-pile-top = Its next effect: { $effect }
ui-wt-pile-unseen = Not seen yet
ui-wt-pile-hand = Seen in the hand of { $name }
ui-wt-pile-played = Played
ui-wt-sheet-of = Sheet: { $name }
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
ui-wt-lot-estate = { $size ->
    [one] part of a complete estate of { $size } house
   *[other] part of a complete estate of { $size } houses
}
ui-wt-parks = { $street }, parks: { $planted }, worth { $points }
ui-wt-pools = Pools: { $count }, worth { $points }
ui-wt-temps = Temps: { $count }
ui-wt-estates = { $size ->
    [one] An estate of { $size } house pays { $points }
   *[other] An estate of { $size } houses pays { $points }
}
ui-wt-bis = Bis: { $count }, minus { $points }
ui-wt-roundabouts = Roundabouts: { $count }
ui-wt-refusals = Permit refusals: { $count }
ui-wt-plan = Plan { $plan }: { $condition }. Pays { $points }.{ $scored ->
    [0] {""}
    [one] {" "}You scored { $scored } point for it.
   *[other] {" "}You scored { $scored } points for it.
}
ui-wt-which-number = Which number?
ui-wt-roundabout = Build a roundabout
ui-wt-prompt-pick = Choose one of the combinations: a number and its effect.
ui-wt-prompt-write = Write number { $number } in a house that glows.
ui-wt-prompt-write-temp = Choose the number, then a house that glows.
ui-wt-prompt-use = Choose the estate that the plan uses up.
ui-wt-prompt-pass = Choose the card that you pass to the right.
ui-wt-prompt-fence = Draw a fence if you like, then confirm.
ui-wt-prompt-estate = Raise the value of one size of estates if you like, then confirm.
ui-wt-prompt-park = Add a park in this street if you like, then confirm.
ui-wt-prompt-pool = Build the pool if you like, then confirm.
ui-wt-prompt-temp = Hire a temp if you like, then confirm.
ui-wt-prompt-bis = Copy a number into the house next to it if you like, then confirm.
ui-wt-prompt-claim = You have fulfilled a plan: claim it, then confirm.
ui-wt-prompt-refuse = No number fits: your permit is refused.
ui-wt-prompt-done = Confirm your turn, or undo steps.

# Welcome To, the first game
guide-welcome-to-welcome = Whoever has the most points at the end wins. You are building three streets; everybody uses the same cards, each on their own sheet.
guide-welcome-to-pick = Each pair has a house number and an effect. Choose the pair you like; others may choose the same.
guide-welcome-to-write = Numbers grow from left to right in every street. You may leave gaps and fill them later: low numbers left, high numbers right.
guide-welcome-to-fence = Fences mark out estates. A complete estate is one to six houses in a row with a fence at both ends and no gap. Only complete estates score.
guide-welcome-to-estate = The agent makes all estates of one size more valuable. Choose a size you will have often.
guide-welcome-to-park = Parks count in the street you have just written in. The last one of a street is worth the most.
guide-welcome-to-pool = This house has room for a pool. Each pool is worth 3 to 5 points, later ones more.
guide-welcome-to-temp = With a temp you may change the number by 1 or 2. Whoever hires the most gets 7 points at the end.
guide-welcome-to-bis = Bis copies a number into the house next to it. It fills gaps, but every copy costs points.
guide-welcome-to-next = The small sign on a number card tells which effect comes next in that pile.
guide-welcome-to-plans = The city plans ask for certain estates. Whoever fulfils one first scores the higher value.
guide-welcome-to-claim = You have what this plan asks for. Claim it: the estates used for it can no longer be changed.
guide-welcome-to-refuse = No number fits anywhere. The third refusal ends the game, and refusals cost points.
guide-welcome-to-end = The game ends when somebody has filled all houses, fulfilled all three plans or been refused three times.
guide-welcome-to-confirm = Until you confirm you can undo every step. Nobody sees your turn before that.
guide-welcome-to-lesson-win = Whoever has the most points at the end wins. Points come from estates, parks, pools and city plans. Let us build a first estate.
guide-welcome-to-lesson-1-pick = Take the 1 with the fence.
guide-welcome-to-lesson-1-write = Write it into the first house: numbers grow from left to right, and no number is smaller.
guide-welcome-to-lesson-1-fence = Put the fence right of your house. A house between two fences is a complete estate of one.
guide-welcome-to-lesson-1-done = That is your first estate. Confirm the turn; until then you can undo every step.
guide-welcome-to-lesson-2-pick = Now take the 6 with the agent, who makes estates more valuable.
guide-welcome-to-lesson-2-write = A 6 belongs near the middle, with room on both sides.
guide-welcome-to-lesson-2-estate = Raise the estates of one house: from now on each of yours counts more.
guide-welcome-to-lesson-2-done = Confirm. Your opponent plays at the same time, with the same cards.
guide-welcome-to-lesson-3-plan = City plan 1 wants six estates of one house. Whoever fulfils a plan first scores the higher value.
guide-welcome-to-lesson-3-pick = You have one of them. Take the 7 with the fence for the next.
guide-welcome-to-lesson-3-write = Write the 7 right beside your estate.
guide-welcome-to-lesson-3-fence = A fence here, and the second estate of one house is complete.
guide-welcome-to-lesson-3-done = Two of six. Confirm; from here on the choices are yours.

# Coming in
ui-code = Have a table code?
ui-code-enter = Enter
ui-code-how = Or type this code at { $address }
ui-qr = QR code of the invite link
ui-qr-how = Scan and sit down
ui-share = Share
ui-share-text = Come and play { $game }. The code is { $code }.
ui-door-closed = For now only this computer can join.
ui-door-open-how = To let phones and tablets in, stop Boulevard and start it like this:
ui-new-title = Set the table
ui-seats-near = More seats
ui-seat-add = One more seat
ui-seat-remove = Remove the seat
ui-seat-name = Name on the card
ui-seat-colour = Colour
ui-seat-who = Who sits here?
ui-seat-invited = A friend elsewhere
ui-colour-teal = teal
ui-colour-coral = coral
ui-colour-mustard = mustard
ui-colour-violet = violet
ui-colour-blue = blue
ui-colour-green = green
ui-colour-pink = pink
ui-colour-slate = slate
ui-colour-red = red
ui-colour-white = white
ui-colour-black = black
ui-listed = Anybody on this server may join
ui-lobby-full = Everybody is here.
ui-lobby-watch = The table is being set.
ui-problem-code-title = No table has this code
ui-problem-code = Codes are good for two days. Ask for a new one.

# Home: what is going on
ui-home-join = Tables you may join
ui-home-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
ui-home-all = Show all { $count }
ui-result-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ui-result-place = place { $place } of { $seats }

# One device, several people
ui-hand-over = Pass the device to { $name }
ui-hand-over-why = Everybody sees only their own sheet.
ui-hand-over-ready = I am { $name }
ui-hand-over-off = Skip this screen from now on
ui-hand-over-setting = Show “Pass the device to ...” between two turns

# Being called
ui-call = Notify me when it is my turn
ui-call-browser = In this browser
ui-call-push = This browser, even when the page is closed
ui-call-always = Done: this browser will notify you, even when the page is closed.
ui-call-while-open = Done: this browser will notify you while the page is open.
ui-call-refused = The browser does not allow notifications here.
ui-call-insecure = Browsers allow notifications only at https addresses.
ui-call-unconfirmed = not confirmed yet
ui-call-stop = Stop
ui-call-mail = Your e-mail address
ui-call-mail-ask = By e-mail
ui-call-mail-sent = An e-mail is on its way. Open the link in it.
ui-call-back = Back to the table
ui-letter-confirm = Yes, e-mail me when it is my turn
ui-letter-stop = Stop these e-mails
ui-letter-yes = Done: { $address } will get an e-mail when it is your turn.
ui-letter-stopped = Done: no more e-mails to { $address }.

# The office of a server
ui-office = The office
ui-office-here = { $count ->
    [one] page is open
   *[other] pages are open
}
ui-office-known = { $count ->
    [one] person is known, { $accounts } with an account
   *[other] people are known, { $accounts } with an account
}
ui-office-playing = { $count ->
    [one] game is being played, { $over } are over
   *[other] games are being played, { $over } are over
}
ui-office-copied = Last copy: { $when }
ui-office-no-copy = There is no copy yet.
ui-office-copies = { $hours ->
    [one] Every hour; the last { $keep } are kept.
   *[other] Every { $hours } hours; the last { $keep } are kept.
}
ui-office-copies-off = The server makes none by itself (BOULEVARD_BACKUP_EVERY).
ui-office-copy = Make one now
ui-office-announce = Said to everybody, on top of every page
ui-office-announce-example = Soup at eight, the final begins at nine.
ui-office-announce-do = Put it up
ui-office-announce-off = Take it down
ui-office-open = The door is open
ui-office-open-how = Anybody may come in and play.
ui-office-closed = Members only
ui-office-closed-how = Newcomers are asked for the code of the club.
ui-office-code = Code of the club
ui-office-close = Ask for this code
ui-office-open-do = Open the door
ui-office-people = People
ui-office-tables = Tables
ui-office-find-person = Name or account
ui-office-find-table = Name of a player
ui-office-guest = guest
ui-office-online = here now
ui-office-seen = last here on { $when }
ui-office-sits = { $count ->
    [one] at one table
   *[other] at { $count } tables
}
ui-office-is-banned = Shut out
ui-office-is-muted = May not chat
ui-office-administrator = Administrator
ui-office-mute = Forbid to chat
ui-office-unmute = Allow to chat again
ui-office-ban = Shut out
ui-office-unban = Let in again
ui-office-password = Set a new password
ui-office-password-is = The new password of { $name }, shown only now:
ui-office-nobody = Nobody of this name.
ui-office-address = Shut out an address: 192.0.2.1
ui-office-address-do = Shut out
ui-office-no-table = No such table.
ui-office-status-open = has not begun
ui-office-status-running = being played
ui-office-status-over = over
ui-office-listening = { $count ->
    [one] one page open
   *[other] { $count } pages open
}
ui-office-remove = Remove the table
ui-office-unsay = Take these words away
ui-office-sure = Really?
ui-club = Members only
ui-club-how = This server is for a club. What is its code?
ui-club-wrong = That is not the code.
ui-club-enter = Come in
ui-club-known = I have an account
