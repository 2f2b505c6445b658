error-server-bad-request = The request could not be understood: { $where }: { $problem }
error-server-message = The message could not be understood: { $where }: { $problem }
error-server-name = A name has 1 to { $most } visible characters.
error-server-chat = A message has 1 to { $most } characters.
error-server-account-name = An account name has { $fewest } to { $most } visible characters.
error-server-account-taken = The account name '{ $account }' is taken.
error-server-has-account = You already have the account '{ $account }'.
error-server-password-length = A password has { $fewest } to { $most } characters.
error-server-login = Account and password do not match.
error-server-link = This personal link is not valid, or no longer valid.
error-server-no-identity = The server does not know who you are; open the start page first.
error-server-origin = Requests from other sites are refused.
error-server-not-your-seat = Seat { $seat } is not yours.
error-server-not-host = Only the host of the table can do that.
error-server-not-seated = Only somebody with a seat at this table can do that.
error-server-invite = You need the invite link of this table to sit down.
error-server-no-spectators = No spectators at this table.
error-server-no-route = There is nothing at this address.
error-server-no-table = There is no such table.
error-server-no-invite = This invite does not lead to a table.
error-server-no-record = There is no such saved game.
error-server-method = This address does not take such requests.
error-server-too-large = That is too large; the limit is { $most } bytes.
error-server-media-type = The content must be of type { $wanted }.
error-server-too-fast = Too many requests; try again in { $seconds } s.
error-server-busy = Too much is happening at this table right now; try again.
error-server-going-down = The server is shutting down; try again in a moment.
error-server-database = The server cannot reach its data at the moment; nothing was done. Try again soon.
error-server-defect = Something went wrong on the server. It was not your fault.
error-server-not-started = The game has not begun yet.
error-server-started = The game has begun already.
error-server-not-over = The game is not over yet.
error-server-open-seats = The game cannot begin; free seats: { $count }.
error-server-seat-taken = Seat { $seat } is taken.
error-server-places = Entries given: { $places }, seats: { $seats }. Give one entry for each seat.
error-server-not-late = Player { $seat } still has time.
error-server-wait = Somebody asked for a moment. The card can be turned when they are ready, in { $seconds } s at the latest.
error-server-no-pause = There is nothing to wait for now.
error-server-waited = You have already asked for a moment before this card.
error-server-turn-over = Turn { $turn } is over; it is turn { $now } now.
error-server-no-steps = In this game a whole turn is drafted and then confirmed.
error-server-record-secret = The saved game would give secrets away; it is available when the game is over.
error-server-record-long = A saved game may have at most { $most } steps.
error-server-replay-range = Steps in this saved game: { $length }. Ask for a part of it.
error-server-no-turn = Turns of this game: { $turns }. Choose one of them.
error-server-no-practice = There is no practice game of { $game }.
error-server-old-rules = This table of { $game } follows version { $rules } of the rules, which is not played here any more.
error-server-workers = Several workers ({ $workers }) are possible on Linux only; use one.
error-server-worker = The server could not start; what went wrong stands above.
error-server-sqlite-taken = Another server is using '{ $file }'.
error-server-workers-left = Processes of a server that was killed are still at work with '{ $file }'. Try again in a moment, or end them.
error-server-database-url = The address of the database must begin with sqlite:///FILE or postgresql://.
error-server-no-database = The database cannot be used: { $reason }
error-server-setting = The value of { $name } cannot be used: { $problem }. What it may be is in docs/server.md.
error-server-address-taken = Nothing can listen at { $host }:{ $port }: { $reason }
error-server-backup-exists = '{ $file }' is already there; nothing was written.
error-server-backup-tool = A backup of PostgreSQL needs the program pg_dump, which was not found or failed: { $reason }

# boulevard load
error-load-server = The server to be measured does not answer as expected: { $reason }
error-load-limits = The server to be measured limits how fast it may be asked; start it with BOULEVARD_HTTP_RATE, BOULEVARD_CREATE_RATE and BOULEVARD_SOCKET_RATE set high.
error-load-lost = Connections dropped by the server: { $count }. The figures would mean nothing; try fewer players or a lower rate.
error-load-restart = Only a server that is started for the measurement can be started again: leave --url out.
error-load-attack = Only a server that is started for the measurement is attacked (leave --url out), in one of these ways: { $known }.
error-server-many-bots = Bots that can sit at one table: { $most } at most.
error-server-many-seats = Seats that one person can hold at a table: { $most } at most.
error-server-many-sockets = Too many connections are open; the limit is { $most }. Close some of them.
error-server-malformed = '{ $file }' is damaged or not an SQLite database: { $reason }
error-server-no-backup = There is no file '{ $file }' to restore.
error-server-restore-full = A backup of PostgreSQL goes into an empty database; this one has tables.
error-server-password-common = This password is one of the first that others would try; choose another one.
error-server-no-account = You are playing as a guest, without an account or a password.
error-server-unknown-account = There is no account '{ $account }'.
error-server-slow = The request did not arrive within { $seconds } s.
error-server-unknown-setting = There is no setting { $name }.
error-server-second-seat = This game has secrets: once it has begun, nobody may take a second seat.
error-server-unsure = The server lost touch with its data at the wrong moment: perhaps it was done, perhaps not. Check, or try again with the same key.

# Coming in, and being called.
error-server-colour-taken = Seat { $seat } already has this colour.
error-server-no-code = No table has this code now. Codes are good for two days.
error-server-no-call = There is no such way to notify you.
error-server-many-calls = At most { $most } ways to notify you can be kept.
error-server-push-address = This server cannot notify this browser.
error-server-mail-address = This server cannot send e-mail to this address.
error-server-mail-failed = The e-mail could not be sent. Try again later.
error-server-mail-settings = E-mail needs BOULEVARD_SMTP_URL (smtp://... or smtps://...), BOULEVARD_MAIL_FROM and BOULEVARD_PUBLIC_URL.
error-server-call-link = This link is not valid any more.
call-turn = { $game }: it is your turn
call-deal = { $game }: a deal is waiting for you
call-over = { $game }: the game is over
call-with = With { $names }
mail-confirm-title = May Boulevard write to you?
mail-confirm =
    { $name } gave this address on a Boulevard server, to be told when a game is waiting.

    If that was you, open this link:
    { $link }

    If not, do nothing: you will get no further e-mail.
mail-call =
    { $title }.
    { $names }

    Back to the table:
    { $link }

    Stop these e-mails:
    { $stop }
error-server-no-pages = This Boulevard was built without the browser app.
error-server-site-folder = The folder { $folder } holds other things; choose a new or an empty one.
error-server-club-code = This server is for a club; newcomers need its code.
error-server-banned = This server does not let you in any more. Ask whoever runs it.
error-server-muted = You may play, but not chat at the moment. Ask whoever runs this server.
error-server-not-administrator = Only administrators can do that.
error-server-is-administrator = { $name } is an administrator. Take that back first: boulevard admin promote --off
error-server-no-person = There is nobody called '{ $name }'.
error-server-nothing-said = Nothing was said there.
error-server-long-text = That is too long. Characters allowed: { $most }.
error-server-address = '{ $address }' is not an address such as 192.0.2.1 or 2001:db8::1.
error-chaos-fault = There is no fault '{ $name }'; there are: { $known }.
error-chaos-line = A network of its own could not be made ({ $reason }). It takes Linux, the command `ip` and the rights of the administrator.
error-chaos-lines-database = Machines with networks of their own need a database that both can reach: name one with --database-url.
