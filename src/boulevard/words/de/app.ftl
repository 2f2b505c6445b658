# The browser app.
ui-name = Boulevard
ui-skip = Zum Inhalt springen
ui-home = Startseite
ui-settings = Einstellungen
ui-language = Sprache
ui-sound = Ton
ui-dark = Dunkle Farben
ui-me = Du
ui-close = Schließen
ui-save = Speichern
ui-done = Erledigt.
ui-again = Noch einmal
ui-loading = Einen Augenblick ...
ui-copy = Kopieren
ui-copied = Kopiert

# Home
ui-home-title = Drei Städte warten auf dich
ui-home-running = Deine Tische
ui-game-welcome-to = Welcome To...
ui-game-new-las-vegas = New Las Vegas
ui-game-lords-of-vegas = Lords of Vegas
ui-tagline-welcome-to = Zeichne eine Vorstadt der 50er: aufdecken, eintragen, einzäunen, baden.
ui-tagline-new-las-vegas = Baue Casinos in der Dämmerung und fahre die Stars daran vorbei.
ui-tagline-lords-of-vegas = Beherrsche den Strip mit Würfeln, Geschäften und Nerven.
ui-game-missing = Dieses Spiel gibt es auf diesem Server nicht.
ui-play-bot = Gleich gegen einen Bot spielen
ui-play-friends = Mit Freunden
ui-play-solo = Solo
ui-learn = Lernen
ui-rules = Regeln
ui-table-open = Wartet auf Mitspieler
ui-table-your-turn = Du bist dran
ui-table-waiting = Wartet auf die anderen
ui-records = Gespielte Partien
ui-records-none = Beendete Partien kannst du hier noch einmal ansehen.
ui-record-import = Aufzeichnung öffnen
ui-record-line = { $total } Punkte, Platz { $place } von { $seats }
ui-record-save = Aufzeichnung speichern
ui-record-fair = Geprüft: Karten und Würfel folgen aus dem Startwert, der zu Beginn versiegelt wurde.

# A new table
ui-your-name = Dein Name
ui-new-people = Personen insgesamt
ui-new-here = davon an diesem Gerät
ui-new-bots = Bots
ui-new-create = Tisch eröffnen
ui-guest-seat = Gast { $seat }
ui-options = Varianten
ui-turn-limit = Zeit für einen Zug
ui-turn-limit-value = { $seconds ->
    [0] unbegrenzt
    [300] 5 Minuten
    [3600] 1 Stunde
    [86400] 1 Tag
    [259200] 3 Tage
   *[other] { $seconds } Sekunden
}

# The lobby
ui-invite = Einladungslink
ui-invite-how = Schick diesen Link an alle, mit denen du spielen möchtest.
ui-seats = Plätze
ui-seat = Platz { $seat }
ui-seat-open = Freier Platz
ui-seat-yours = Du
ui-seat-bot = Bot
ui-seat-here = An diesem Gerät
ui-seat-free = Platz freigeben
ui-bot-kind = Stärke der Bots
ui-online = da
ui-away = nicht da
ui-start = Los geht's
ui-start-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
ui-start-host = Wer den Tisch eröffnet hat, startet das Spiel.
ui-join-title = Spiel mit: { $game }
ui-join-who = Am Tisch: { $names }. Freie Plätze: { $free }.
ui-join = Hinsetzen
ui-watch = Zuschauen

# At the table
ui-board = Spielplan
ui-choices = Was du tun kannst
ui-side = Punkte, Verlauf und Gespräch
ui-score = Punkte
ui-log = Was geschehen ist
ui-log-empty = Noch nichts.
ui-log-start = Das Spiel beginnt.
ui-log-turn = { $name }: { $steps }
ui-log-bot = Ein Bot zieht für { $name }.
ui-log-undo = { $name } nimmt einen Schritt zurück.
ui-log-sat = { $name } setzt sich.
ui-log-left = Platz { $seat } ist frei.
ui-log-late = Zeit überschritten: { $names }.
ui-log-over = Das Spiel ist zu Ende.
ui-chat = Gespräch
ui-chat-say = Etwas sagen
ui-chat-send = Senden
ui-undo = Zurück
ui-restart = Zug neu beginnen
ui-confirm = Bestätigen
ui-ready = fertig
ui-you = { $name } (du)
ui-gain = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-prompt-choose = Du bist dran: wähle.
ui-prompt-wait = Dein Zug steht. Die anderen überlegen noch.
ui-prompt-watch = Du schaust zu.
ui-prompt-over = Das Spiel ist zu Ende.
ui-waiting-for = { $count ->
    [one] Wir warten auf { $names }.
   *[other] Wir warten auf { $count } Personen: { $names }.
}
ui-watching = Du schaust an diesem Tisch zu.
ui-watching-back = Gehört einer der Plätze dir? Komm mit deinem persönlichen Link zurück.
ui-hot-seat = Plätze an diesem Gerät
ui-late = { $name } hat die Zeit überschritten.
ui-late-bot = Einen Bot ziehen lassen
ui-offline = Keine Verbindung. Neuer Versuch ...
ui-offline-draft = Keine Verbindung. Dein Schritt ist aufgehoben und wird so bald wie möglich gesendet.
ui-table-menu = Dieser Tisch
ui-leave-bot = Platz von { $name } einem Bot geben
ui-leave-open = Platz von { $name } freigeben
ui-commitment = Versiegelte Karten: { $hash }
ui-seed = Startwert: { $seed }

# The end
ui-end-counting = Es wird gezählt ...
ui-end-skip = Alles zeigen
ui-end-solo = { $total } Punkte
ui-end-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
ui-end-look = Spielplan ansehen
ui-rematch = Noch eine Partie
ui-replay = Noch einmal ansehen
ui-replay-of = { $game }, Schritt für Schritt
ui-replay-back = Einen Schritt zurück
ui-replay-on = Einen Schritt weiter
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-slider = Schritt der Partie

# The rules
ui-rules-missing = Die Regeln dieses Spiels sind noch nicht geschrieben.
ui-rules-english = Diese Regeln sind noch nicht übersetzt.
ui-rules-table = Tabelle

# You
ui-link = Persönlicher Link
ui-link-how = Öffnet deine Plätze auf einem anderen Gerät. Wer ihn hat, ist du: behalte ihn für dich.
ui-link-make = Link zeigen
ui-link-renew = Neuer Link, alle anderen beenden
ui-account = Konto
ui-account-how = Ein Konto bewahrt deine Partien unter Name und Passwort auf. Zum Spielen brauchst du keines.
ui-account-yours = Du bist angemeldet als { $account }.
ui-account-name = Kontoname
ui-account-make = Konto anlegen
ui-password = Passwort
ui-login = Anmelden
ui-logout = Abmelden
ui-back-title = Willkommen zurück, { $name }
ui-back = Dieses Gerät hat jetzt deine Plätze.
ui-guide = Hilfe beim ersten Spiel
ui-guide-on = Hilfe einschalten
ui-guide-off = Keine Hinweise mehr
ui-guide-next = Verstanden
ui-guide-more = Die Regel

# Dead ends
ui-problem-table-title = Diesen Tisch gibt es nicht
ui-problem-table = Vielleicht ist die Adresse unvollständig, oder der Tisch wurde entfernt.
ui-problem-invite-title = Diese Einladung ist abgelaufen
ui-problem-invite = Der Link führt zu keinem Tisch mehr. Bitte um einen neuen oder eröffne selbst einen Tisch.
ui-problem-full-title = Alle Plätze sind besetzt
ui-problem-full = Du kannst zuschauen oder selbst einen Tisch eröffnen.
ui-problem-link-title = Dieser persönliche Link ist abgelaufen
ui-problem-link = Mach einen neuen auf dem Gerät, an dem du zuletzt gespielt hast, oder melde dich mit deinem Konto an.
ui-problem-over-title = Dieses Spiel ist zu Ende
ui-problem-over = Spielplan und Abrechnung kannst du noch ansehen.
ui-problem-identity-title = Wir erkennen dich nicht wieder
ui-problem-identity = Dieser Browser hat sein Cookie verloren. Deine Plätze sind noch da: öffne deinen persönlichen Link oder melde dich an.
ui-problem-private-title = Ein privater Tisch
ui-problem-private = Nur wer einen Platz hat, darf dieses Spiel sehen.
ui-problem-record-title = Diese Aufzeichnung gibt es nicht
ui-problem-record = Vielleicht ist die Adresse unvollständig. Auf der Startseite kannst du eine Aufzeichnung aus einer Datei öffnen.
ui-problem-offline-title = Der Server antwortet nicht
ui-problem-offline = Prüfe deine Verbindung. Nichts ist verloren: deine Partien liegen auf dem Server.
ui-problem-page-title = Hier ist nichts
ui-problem-page = Keine Seite hat diese Adresse.
ui-problem-busy-title = Zu schnell
ui-problem-busy = Der Server bittet um eine kurze Pause. Versuch es gleich noch einmal.
ui-problem-other-title = Das hat nicht geklappt
ui-problem-other = Etwas Unerwartetes ist geschehen. Es wurde nichts geändert.

# Bots
bot-random = Zufall
bot-greedy = Gierig

# Welcome To on the board
ui-wt-cards = Karten und Pläne
ui-wt-street = Straße { $street }
ui-wt-streets = Die drei Straßen
ui-wt-sheets = Spielzettel
ui-wt-sheet-of = Spielzettel von { $name }
ui-wt-effect-surveyor = Zaun
ui-wt-effect-estate = Makler
ui-wt-effect-park = Park
ui-wt-effect-pool = Pool
ui-wt-effect-temp = Zeitarbeit
ui-wt-effect-bis = Bis
ui-wt-lot = Haus { $house }: { $number }
ui-wt-lot-empty = Bauplatz { $house }: leer
ui-wt-lot-roundabout = Bauplatz { $house }: Kreisverkehr
ui-wt-lot-pool = mit Platz für ein Schwimmbad
ui-wt-lot-pool-built = mit Schwimmbad
ui-wt-lot-fence = Zaun rechts
ui-wt-lot-estate = in einer fertigen Siedlung mit { $size }
ui-wt-parks = Straße { $street }, Parks: { $planted }, Wert { $points }
ui-wt-pools = Schwimmbäder: { $count }, Wert { $points }
ui-wt-temps = Zeitarbeiter: { $count }
ui-wt-estates = Eine Siedlung mit { $size } zählt { $points }
ui-wt-bis = Bis: { $count }, minus { $points }
ui-wt-roundabouts = Kreisverkehre: { $count }
ui-wt-refusals = Abgelehnte Bauanträge: { $count }
ui-wt-plan = Plan { $plan }: { $condition }. Zählt { $points }. Du hast { $scored } Punkte dafür.
ui-wt-which-number = Welche Nummer?
ui-wt-roundabout = Kreisverkehr bauen
ui-wt-prompt-pick = Wähle eine der Kombinationen: eine Nummer und ihre Bauarbeit.
ui-wt-prompt-write = Trag die { $number } in ein leuchtendes Haus ein.
ui-wt-prompt-write-temp = Wähle die Nummer, dann ein leuchtendes Haus.
ui-wt-prompt-use = Wähle die Siedlung, die der Plan verbraucht.
ui-wt-prompt-pass = Wähle die Karte für deinen Nachbarn.
ui-wt-prompt-fence = Du darfst einen Zaun zeichnen, dann bestätigen.
ui-wt-prompt-estate = Du darfst den Wert einer Siedlungsgröße erhöhen, dann bestätigen.
ui-wt-prompt-park = Du darfst in dieser Straße einen Park anlegen, dann bestätigen.
ui-wt-prompt-pool = Du darfst das Schwimmbad bauen, dann bestätigen.
ui-wt-prompt-temp = Du darfst einen Zeitarbeiter einstellen, dann bestätigen.
ui-wt-prompt-bis = Du darfst eine Nummer ins Haus daneben übertragen, dann bestätigen.
ui-wt-prompt-claim = Du hast einen Plan erfüllt: melde ihn, dann bestätigen.
ui-wt-prompt-refuse = Keine Nummer passt: Bauantrag abgelehnt.
ui-wt-prompt-done = Bestätige deinen Zug oder nimm Schritte zurück.

# Welcome To, the first game
guide-welcome-to-welcome = Du baust drei Straßen. Alle benutzen gleichzeitig dieselben Karten, jeder auf seinem Zettel.
guide-welcome-to-pick = Jedes Paar ist eine Hausnummer und eine Bauarbeit. Nimm das Paar, das dir gefällt; andere dürfen dasselbe nehmen.
guide-welcome-to-write = In jeder Straße steigen die Nummern von links nach rechts. Lücken kannst du später füllen: kleine Nummern links, große rechts.
guide-welcome-to-fence = Zäune machen Siedlungen. Fertig ist eine Siedlung aus einem bis sechs Häusern nebeneinander, mit Zaun an beiden Enden und ohne Lücke. Nur fertige zählen.
guide-welcome-to-estate = Der Makler macht alle Siedlungen einer Größe wertvoller. Wähle eine Größe, die du oft haben wirst.
guide-welcome-to-park = Parks zählen in der Straße, in die du gerade geschrieben hast. Der letzte einer Straße ist am meisten wert.
guide-welcome-to-pool = Dieses Haus hat Platz für ein Schwimmbad. Jedes weitere ist mehr wert als das vorige.
guide-welcome-to-temp = Mit Zeitarbeitern änderst du die Nummer um bis zu zwei. Wer die meisten einstellt, bekommt am Ende 7 Punkte.
guide-welcome-to-bis = Bis überträgt eine Nummer ins Haus daneben. Das füllt Lücken, aber jede Kopie kostet Punkte.
guide-welcome-to-next = Das kleine Zeichen auf einer Nummernkarte verrät die nächste Bauarbeit dieses Stapels.
guide-welcome-to-plans = Die Stadtpläne verlangen bestimmte Siedlungen. Wer einen zuerst erfüllt, bekommt die höhere Zahl.
guide-welcome-to-claim = Du hast, was dieser Plan verlangt. Melde ihn: die benutzten Siedlungen bleiben, wie sie sind.
guide-welcome-to-refuse = Keine Nummer passt. Die dritte Ablehnung beendet das Spiel, und Ablehnungen kosten Punkte.
guide-welcome-to-end = Das Spiel endet, wenn jemand alle Häuser gefüllt, alle drei Pläne erfüllt oder drei Ablehnungen hat.
guide-welcome-to-confirm = Bis du bestätigst, kannst du jeden Schritt zurücknehmen. Vorher sieht niemand deinen Zug.
