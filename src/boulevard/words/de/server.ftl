error-server-bad-request = Die Anfrage war nicht zu verstehen: { $where }: { $problem }
error-server-message = Die Nachricht war nicht zu verstehen: { $where }: { $problem }
error-server-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-server-chat = Eine Nachricht hat 1 bis { $most } Zeichen.
error-server-account-name = Ein Kontoname hat { $fewest } bis { $most } sichtbare Zeichen.
error-server-account-taken = Der Kontoname „{ $account }“ ist vergeben.
error-server-has-account = Du hast schon das Konto „{ $account }“.
error-server-password-length = Ein Passwort hat { $fewest } bis { $most } Zeichen.
error-server-login = Konto und Passwort passen nicht zusammen.
error-server-link = Dieser persönliche Link gilt nicht oder nicht mehr.
error-server-no-identity = Der Server weiß nicht, wer du bist; öffne zuerst die Startseite.
error-server-origin = Anfragen von anderen Seiten werden abgelehnt.
error-server-not-your-seat = Platz { $seat } gehört dir nicht.
error-server-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-server-not-seated = Das kann nur, wer an diesem Tisch sitzt.
error-server-invite = Um Platz zu nehmen, brauchst du den Einladungslink dieses Tisches.
error-server-no-spectators = An diesem Tisch sind keine Zuschauer zugelassen.
error-server-no-route = Unter dieser Adresse gibt es nichts.
error-server-no-table = Diesen Tisch gibt es nicht.
error-server-no-invite = Diese Einladung führt zu keinem Tisch.
error-server-no-record = Diese gespeicherte Partie gibt es nicht.
error-server-method = Diese Adresse nimmt solche Anfragen nicht an.
error-server-too-large = Das ist zu groß; höchstens { $most } Bytes sind erlaubt.
error-server-media-type = Der Inhalt muss { $wanted } sein.
error-server-too-fast = Zu viele Anfragen; versuche es in { $seconds } s wieder.
error-server-busy = An diesem Tisch passiert gerade zu viel auf einmal; versuche es noch einmal.
error-server-going-down = Der Server wird gerade beendet; versuche es gleich noch einmal.
error-server-database = Der Server kommt gerade nicht an seine Daten; nichts ist geschehen. Bitte bald noch einmal versuchen.
error-server-defect = Auf dem Server ist etwas schiefgegangen. Das lag nicht an dir.
error-server-not-started = Die Partie hat noch nicht begonnen.
error-server-started = Die Partie hat schon begonnen.
error-server-not-over = Die Partie ist noch nicht zu Ende.
error-server-open-seats = Die Partie kann nicht beginnen; freie Plätze: { $count }.
error-server-seat-taken = Platz { $seat } ist besetzt.
error-server-places = Angegebene Besetzungen: { $places }, Plätze: { $seats }. Gib für jeden Platz eine an.
error-server-not-late = Spieler { $seat } hat noch Zeit.
error-server-wait = Jemand hat um einen Moment gebeten. Die Karte kann danach aufgedeckt werden, spätestens in { $seconds } s.
error-server-no-pause = Im Moment gibt es nichts aufzuhalten.
error-server-waited = Du hast vor dieser Karte schon um einen Moment gebeten.
error-server-turn-over = Runde { $turn } ist vorbei; jetzt läuft Runde { $now }.
error-server-no-steps = In diesem Spiel wird ein ganzer Zug entworfen und dann bestätigt.
error-server-record-secret = Die gespeicherte Partie würde Geheimnisse verraten; es gibt sie, wenn die Partie zu Ende ist.
error-server-record-long = Eine gespeicherte Partie darf höchstens { $most } Schritte haben.
error-server-replay-range = Schritte dieser gespeicherten Partie: { $length }. Fordere einen Teil davon an.
error-server-no-turn = Züge dieser Partie: { $turns }. Wähle einen davon.
error-server-no-practice = Von { $game } gibt es keine Übungspartie.
error-server-old-rules = An diesem Tisch gilt Regelfassung { $rules } von { $game }, die hier nicht mehr gespielt wird.
error-server-workers = Mehrere Arbeitsprozesse ({ $workers }) gehen nur unter Linux; nimm einen.
error-server-worker = Der Server konnte nicht starten; was schiefging, steht darüber.
error-server-sqlite-taken = Ein anderer Server benutzt „{ $file }“.
error-server-workers-left = Prozesse eines abgebrochenen Servers arbeiten noch mit „{ $file }“. Versuche es gleich noch einmal oder beende sie.
error-server-database-url = Die Adresse der Datenbank muss mit sqlite:///DATEI oder postgresql:// beginnen.
error-server-no-database = Die Datenbank ist nicht benutzbar: { $reason }
error-server-setting = Der Wert von { $name } ist nicht zu brauchen: { $problem }. Was möglich ist, steht in docs/server.md.
error-server-address-taken = Unter { $host }:{ $port } kann nichts lauschen: { $reason }
error-server-backup-exists = „{ $file }“ gibt es schon; nichts wurde geschrieben.
error-server-backup-tool = Eine Sicherung von PostgreSQL braucht das Programm pg_dump, das fehlt oder scheiterte: { $reason }

# boulevard load
error-load-server = Der Server, der gemessen werden soll, antwortet nicht wie erwartet: { $reason }
error-load-limits = Der Server, der gemessen werden soll, begrenzt die Zahl der Anfragen; starte ihn mit hohen Werten für BOULEVARD_HTTP_RATE, BOULEVARD_CREATE_RATE und BOULEVARD_SOCKET_RATE.
error-load-lost = Vom Server abgebrochene Verbindungen: { $count }. Die Zahlen wären also wertlos; versuche es mit weniger Spielern oder langsamer.
error-load-restart = Neu starten lässt sich nur ein Server, der für die Messung gestartet wird: lass --url weg.
error-load-attack = Angegriffen wird nur ein Server, der für die Messung gestartet wird (lass --url weg), und zwar so: { $known }.
error-server-many-bots = So viele Bots können an einem Tisch höchstens sitzen: { $most }.
error-server-many-seats = So viele Plätze kann eine Person an einem Tisch höchstens haben: { $most }.
error-server-many-sockets = Es sind zu viele Verbindungen offen; erlaubt sind { $most }. Schließe einige davon.
error-server-malformed = „{ $file }“ ist beschädigt oder keine SQLite-Datenbank: { $reason }
error-server-no-backup = Es gibt keine Datei „{ $file }“, die sich zurückspielen ließe.
error-server-restore-full = Eine PostgreSQL-Sicherung lässt sich nur in eine leere Datenbank zurückspielen; in dieser gibt es schon Tabellen.
error-server-password-common = Dieses Passwort würden andere mit als Erstes ausprobieren; wähle ein anderes.
error-server-no-account = Du spielst als Gast, ohne Konto und Passwort.
error-server-unknown-account = Es gibt kein Konto „{ $account }“.
error-server-slow = Die Anfrage ist nicht innerhalb von { $seconds } s angekommen.
error-server-unknown-setting = Es gibt keine Einstellung { $name }.
error-server-second-seat = Dieses Spiel hat Geheimnisse: Während der Partie darf niemand einen zweiten Platz nehmen.
error-server-unsure = Der Server hat im falschen Moment die Verbindung zu seinen Daten verloren: Vielleicht ist es geschehen, vielleicht nicht. Sieh nach oder versuche es mit demselben Schlüssel noch einmal.

# Hereinkommen und gerufen werden.
error-server-colour-taken = Platz { $seat } hat diese Farbe schon.
error-server-no-code = Kein Tisch hat gerade diesen Code. Ein Code gilt zwei Tage.
error-server-no-call = Diese Art der Benachrichtigung gibt es bei dir nicht.
error-server-many-calls = Mehr als { $most } Arten der Benachrichtigung lassen sich nicht speichern.
error-server-push-address = Dieser Server kann diesen Browser nicht benachrichtigen.
error-server-mail-address = Dieser Server kann nicht an diese Adresse schreiben.
error-server-mail-failed = Die E-Mail ließ sich nicht verschicken. Versuche es später noch einmal.
error-server-mail-settings = E-Mail braucht BOULEVARD_SMTP_URL (smtp://... oder smtps://...), BOULEVARD_MAIL_FROM und BOULEVARD_PUBLIC_URL.
error-server-call-link = Dieser Link gilt nicht mehr.
call-turn = { $game }: Du bist dran
call-deal = { $game }: Ein Angebot wartet auf dich
call-over = { $game }: Die Partie ist zu Ende
call-with = Mit { $names }
mail-confirm-title = Darf Boulevard dir schreiben?
mail-confirm =
    { $name } hat diese Adresse auf einem Boulevard-Server angegeben, um zu erfahren, wann eine Partie wartet.

    Wenn du das warst, öffne diesen Link:
    { $link }

    Wenn nicht, musst du nichts tun: Es kommt keine weitere E-Mail.
mail-call =
    { $title }.
    { $names }

    Zurück an den Tisch:
    { $link }

    Keine solchen E-Mails mehr:
    { $stop }
error-server-no-pages = Dieses Boulevard wurde ohne die Browser-App gebaut.
error-server-site-folder = Der Ordner { $folder } enthält anderes; wähle einen neuen oder einen leeren.
error-server-club-code = Dieser Server gehört einem Club; wer neu ist, braucht dessen Code.
error-server-banned = Dieser Server lässt dich nicht mehr herein. Sprich mit der Person, die ihn betreibt.
error-server-muted = Du darfst spielen, aber im Moment nichts schreiben. Sprich mit der Person, die diesen Server betreibt.
error-server-not-administrator = Das kann nur die Verwaltung des Servers.
error-server-is-administrator = { $name } gehört zur Verwaltung. Nimm das zuerst zurück: boulevard admin promote --off
error-server-no-person = Es gibt niemanden namens „{ $name }“.
error-server-nothing-said = Dort wurde nichts gesagt.
error-server-long-text = Das ist zu lang. Erlaubte Zeichen: { $most }.
error-server-address = „{ $address }“ ist keine Adresse wie 192.0.2.1 oder 2001:db8::1.
error-chaos-fault = Es gibt keine Störung „{ $name }“; es gibt: { $known }.
error-chaos-line = Ein eigenes Netz ließ sich nicht einrichten ({ $reason }). Es braucht Linux, den Befehl `ip` und die Rechte der Verwaltung.
error-chaos-lines-database = Rechner mit eigenen Netzen brauchen eine Datenbank, die beide erreichen: nenne eine mit --database-url.
