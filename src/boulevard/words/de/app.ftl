# The browser app.
ui-name = Boulevard
ui-skip = Zum Inhalt springen
ui-home = Startseite
ui-settings = Einstellungen
ui-language = Sprache
ui-sound = Ton
ui-dark = Dunkler Modus
ui-me = Du
ui-close = Schließen
ui-save = Speichern
ui-done = Gespeichert.
ui-again = Erneut versuchen
ui-loading = Einen Augenblick ...
ui-copy = Kopieren
ui-copied = Kopiert
ui-labelled = { $label }: { $text }

# Home
ui-home-title = Drei Städte warten auf dich
ui-home-running = Deine Tische
ui-game-welcome-to = Welcome To...
ui-game-new-las-vegas = New Las Vegas
ui-game-lords-of-vegas = Lords of Vegas
ui-tagline-welcome-to = Zeichne eine Vorstadt der 50er-Jahre: aufdecken, eintragen, einzäunen, baden.
ui-tagline-new-las-vegas = Lass Casinos im Abendlicht entstehen und chauffiere die Stars daran vorbei.
ui-tagline-lords-of-vegas = Beherrsche den Strip mit Würfelglück, Verhandlungsgeschick und starken Nerven.
ui-game-missing = Dieses Spiel gibt es auf diesem Server nicht.
ui-play-bot = Sofort gegen einen Bot spielen
ui-play-friends = Mit Freunden
ui-play-solo = Allein
ui-learn = Lernen
ui-rules = Regeln
ui-table-open = Wartet auf Mitspieler
ui-table-your-turn = Du bist dran
ui-table-waiting = Die anderen spielen
ui-records = Beendete Partien
ui-records-none = Deine beendeten Partien kannst du dir hier noch einmal ansehen.
ui-record-import = Gespeicherte Partie öffnen
ui-record-save = Partie speichern
ui-record-fair = In sich stimmig: Karten und Würfel folgen aus dem genannten Startwert. Ob sie vor dem ersten Zug feststanden, weiß der Server, auf dem gespielt wurde.

# A new table
ui-your-name = Dein Name
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
ui-seats = Plätze
ui-seat-open = Freier Platz
ui-seat-yours = Du
ui-seat-bot = Bot
ui-seat-here = An diesem Gerät
ui-seat-free = Platz freigeben
ui-online = online
ui-away = offline
ui-start = Los geht's
ui-start-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
ui-start-host = Wer den Tisch eröffnet hat, startet die Partie.
ui-join-title = Spiel mit: { $game }
ui-join-who = Am Tisch: { $names }. Freie Plätze: { $free }.
ui-join = Hinsetzen
ui-watch = Zuschauen

# At the table
ui-board = Spielplan
ui-players = Mitspielende
ui-turn-now = Runde { $turn }
ui-guide-show = Hinweis
ui-own-sheet = Zurück zu deinem Blatt
ui-choices = Was du tun kannst
ui-side = Punkte, Verlauf und Chat
ui-score = Punkte
ui-log = Verlauf
ui-log-empty = Noch nichts.
ui-log-start = Die Partie beginnt.
ui-log-bot = Ein Bot spielt für { $name }.
ui-log-undo = { $name } macht einen Schritt rückgängig.
ui-log-sat = { $name } setzt sich.
ui-log-left = Platz { $seat } ist frei.
ui-log-late = Zeit abgelaufen: { $names }.
ui-chat = Chat
ui-chat-say = Nachricht schreiben
ui-chat-send = Senden
ui-undo = Rückgängig
ui-restart = Zug von vorn beginnen
ui-confirm = Bestätigen
ui-ready = hat gespielt
ui-you = { $name } (du)
ui-gain = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-prompt-wait = Du hast bestätigt. Die anderen überlegen noch.
ui-prompt-watch = Du schaust zu.
ui-prompt-over = Die Partie ist zu Ende.
ui-waiting-for = { $count ->
    [one] Wir warten noch auf { $names }.
   *[other] Wir warten noch auf { $count } Mitspielende: { $names }.
}
ui-watching = Du schaust an diesem Tisch zu.
ui-watching-back = Gehört einer der Plätze dir? Komm mit deinem persönlichen Link zurück.
ui-hot-seat = Plätze an diesem Gerät
ui-late = Die Zeit ist abgelaufen: { $name }
ui-late-bot = Bot spielen lassen
ui-offline = Keine Verbindung. Neuer Versuch ...
ui-offline-draft = Keine Verbindung. Dein Schritt bleibt erhalten und wird so bald wie möglich gesendet.
ui-table-menu = Tischmenü
ui-leave-bot = Einen Bot für { $name } spielen lassen
ui-leave-open = Platz freigeben: { $name }
ui-commitment = Siegel der Karten und Würfel: { $hash }
ui-proven = { $count ->
    [0] Der Server hat Karten und Würfel vor dem ersten Zug versiegelt und kann sie seitdem nicht ändern.
    [one] Karten und Würfel folgen aus dem versiegelten Startwert des Servers und einer Zahl eines Platzes, die er nicht kennen konnte: Niemand hat sie ausgesucht.
   *[other] Karten und Würfel folgen aus dem versiegelten Startwert des Servers und Zahlen von { $count } Plätzen, die er nicht kennen konnte: Niemand hat sie ausgesucht.
}
ui-seed = Startwert: { $seed }

# The end
ui-end-counting = Es wird gezählt ...
ui-end-skip = Zum Ergebnis
ui-end-solo = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
ui-end-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
ui-end-look = Spielplan ansehen
ui-end-you = Du gewinnst, { $name }!
ui-end-ahead = { $points ->
    [one] { $points } Punkt vor { $name }.
   *[other] { $points } Punkte vor { $name }.
}
ui-end-level = In allem gleichauf mit { $name }; bei Gleichstand gewinnt der Mensch.
ui-end-shared = In allem gleich: Der Sieg wird geteilt.
ui-end-tie-welcome-to = { $step ->
    [0] So viele Punkte wie { $name }: Mehr Siedlungen entscheiden.
   *[other] So viele Punkte und Siedlungen wie { $name }: Mehr Siedlungen der Größe { $step } entscheiden.
}
ui-end-tie-new-las-vegas = { $step ->
    [0] So viele Punkte wie { $name }: Mehr Hotels entscheiden.
   *[other] So viele Punkte und Hotels wie { $name }: Mehr große Hotels entscheiden.
}
ui-end-tie-lords-of-vegas = So viele Punkte wie { $name }: Mehr Geld entscheidet.
ui-end-behind = { $points ->
    [one] Du: Platz { $place }, { $points } Punkt zurück.
   *[other] Du: Platz { $place }, { $points } Punkte zurück.
}
ui-end-behind-level = Du: Platz { $place }, mit ebenso vielen Punkten.
ui-end-place = { $name } · { $place }.
ui-end-first = Deine erste Partie
ui-end-best-now = Dein bestes Ergebnis bisher
ui-end-best = Bestes Ergebnis: { $points }
ui-end-average = { $games ->
    [one] Schnitt: { $points } in { $games } Partie
   *[other] Schnitt: { $points } in { $games } Partien
}
ui-end-with = mit { $names }
ui-end-share = Bild teilen
ui-end-save = Bild sichern
ui-end-next = Weiter
ui-end-again = Noch einmal zählen
ui-end-result = Ergebnis
ui-portrait = Was { $name } gebaut hat
ui-rematch = Noch eine Partie
ui-replay = Erneut ansehen
ui-replay-of = { $game }, Schritt für Schritt
ui-replay-back = Schritt zurück
ui-replay-on = Schritt weiter
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-slider = Stelle der Partie
ui-replay-turn = Zug { $turn } von { $turns }
ui-replay-round = Runde { $turn } von { $turns }
ui-replay-none = Noch wurde nichts gespielt
ui-replay-first = Zum Anfang
ui-replay-last = Zum Ende
ui-replay-speed = Tempo
ui-replay-link = Link zu dieser Stelle
ui-replay-as = Weiterspielen als
ui-replay-go-on = Ab hier weiterspielen
ui-replay-curve = Punkte im Verlauf
ui-replay-keys = ← → Schritte · Leertaste spielt ab
ui-origin-turn = Diese Partie setzt eine frühere ab Zug { $turn } fort. Für deine Ergebnisse zählt sie nicht.
ui-origin-round = Diese Partie setzt eine frühere ab Runde { $turn } fort. Für deine Ergebnisse zählt sie nicht.
ui-origin-practice = Übung: Die Karten sind vorbereitet. Für deine Ergebnisse zählt die Partie nicht.

# The rules
ui-rules-missing = Die Regeln dieses Spiels sind noch nicht geschrieben.
ui-rules-english = Diese Regeln sind noch nicht übersetzt.
ui-rules-table = Tabelle

# You
ui-link = Persönlicher Link
ui-link-how = Öffnet deine Plätze auf einem anderen Gerät. Wer ihn kennt, kann an deiner Stelle spielen: Gib ihn nicht weiter.
ui-link-make = Link zeigen
ui-link-renew = Neuen Link erzeugen, alte sperren
ui-account = Konto
ui-account-how = Ein Konto bewahrt deine Partien unter Name und Passwort auf. Zum Spielen brauchst du keines.
ui-account-yours = Konto: { $account }
ui-account-name = Kontoname
ui-account-make = Konto anlegen
ui-password = Passwort
ui-password-change = Passwort ändern
ui-password-change-how = Alle anderen Geräte werden abgemeldet, und frühere Links enden.
ui-password-old = Altes Passwort
ui-password-new = Neues Passwort
ui-kept = Was über dich gespeichert ist
ui-kept-how = Dein Name, deine Spiele und Ergebnisse und wie du gerufen werden willst. Eine Kopie bekommst du jederzeit.
ui-kept-save = Kopie speichern
ui-delete = Mich löschen
ui-delete-how = Konto, Ergebnisse und mitgebrachte Spielstände werden gelöscht, und dein Name verlässt die Tische. Plätze in laufenden Spielen werden frei. Das kann niemand rückgängig machen.
ui-delete-sure = Mich endgültig löschen
ui-login = Anmelden
ui-logout = Abmelden
ui-back-title = Willkommen zurück, { $name }
ui-back = Dieses Gerät hat jetzt deine Plätze.
ui-guide = Einführung
ui-guide-on = Einführung einschalten
ui-guide-off = Hinweise ausblenden
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
ui-problem-over-title = Diese Partie ist zu Ende
ui-problem-over = Spielplan und Abrechnung kannst du noch ansehen.
ui-problem-identity-title = Dieser Browser kennt dich nicht mehr
ui-problem-identity = Dieser Browser hat sein Cookie verloren. Deine Plätze sind noch da: Öffne deinen persönlichen Link oder melde dich an.
ui-problem-private-title = Ein privater Tisch
ui-problem-private = Nur wer an diesem Tisch mitspielt, darf die Partie sehen.
ui-problem-record-title = Diese gespeicherte Partie gibt es nicht
ui-problem-record = Vielleicht ist die Adresse unvollständig. Auf der Startseite kannst du eine gespeicherte Partie aus einer Datei öffnen.
ui-problem-offline-title = Der Server antwortet nicht
ui-problem-offline = Prüfe deine Verbindung. Nichts ist verloren: Deine Partien liegen auf dem Server.
ui-problem-page-title = Hier ist nichts
ui-problem-page = Diese Seite gibt es nicht.
ui-problem-busy-title = Einen Moment bitte
ui-problem-busy = Der Server bittet um eine kurze Pause. Versuch es gleich noch einmal.
ui-problem-other-title = Das hat nicht geklappt
ui-problem-other = Etwas Unerwartetes ist geschehen. Es wurde nichts geändert.

# Bots
bot-random = Glückspilz
bot-greedy = Punktejäger
bot-learned = Schlaukopf
bot-master = Altmeister

# Welcome To on the board
ui-wt-cards = Karten und Pläne
ui-wt-streets = Die drei Straßen
ui-wt-pile = { $cards ->
    [one] Stapel: { $cards } Karte
   *[other] Stapel: { $cards } Karten
}
ui-wt-pile-top = Nächste Bauarbeit: { $effect }
ui-wt-pile-unseen = Noch nicht gesehen
ui-wt-pile-hand = Gesehen auf der Hand von { $name }
ui-wt-pile-played = Gespielt
ui-wt-sheet-of = Spielzettel: { $name }
ui-wt-effect-surveyor = Zaun
ui-wt-effect-estate = Makler
ui-wt-effect-park = Park
ui-wt-effect-pool = Schwimmbad
ui-wt-effect-temp = Zeitarbeit
ui-wt-effect-bis = Bis
ui-wt-lot = Haus { $house }: { $number }
ui-wt-lot-empty = Bauplatz { $house }: leer
ui-wt-lot-roundabout = Bauplatz { $house }: Kreisverkehr
ui-wt-lot-pool = mit Platz für ein Schwimmbad
ui-wt-lot-pool-built = mit Schwimmbad
ui-wt-lot-fence = Zaun rechts
ui-wt-lot-estate = in einer fertigen Siedlung der Größe { $size }
ui-wt-parks = { $street }, Parks: { $planted }, Wert { $points }
ui-wt-pools = Schwimmbäder: { $count }, Wert { $points }
ui-wt-temps = Zeitarbeiter: { $count }
ui-wt-estates = Eine Siedlung der Größe { $size } zählt { $points }
ui-wt-bis = Bis: { $count }, minus { $points }
ui-wt-roundabouts = Kreisverkehre: { $count }
ui-wt-refusals = Abgelehnte Bauanträge: { $count }
ui-wt-plan = Plan { $plan }: { $condition }. Zählt { $points }.{ $scored ->
    [0] {""}
    [one] {" "}Du hast dafür { $scored } Punkt bekommen.
   *[other] {" "}Du hast dafür { $scored } Punkte bekommen.
}
ui-wt-which-number = Welche Nummer?
ui-wt-roundabout = Kreisverkehr bauen
ui-wt-prompt-pick = Wähle eine der Kombinationen: eine Nummer und ihre Bauarbeit.
ui-wt-prompt-write = Trag die { $number } in ein leuchtendes Haus ein.
ui-wt-prompt-write-temp = Wähle die Nummer, dann ein leuchtendes Haus.
ui-wt-prompt-use = Wähle die Siedlung, die du für den Plan verwendest.
ui-wt-prompt-pass = Wähle die Karte, die du nach rechts weitergibst.
ui-wt-prompt-fence = Zeichne, wenn du willst, einen Zaun und bestätige dann.
ui-wt-prompt-estate = Erhöhe, wenn du willst, den Wert einer Siedlungsgröße und bestätige dann.
ui-wt-prompt-park = Lege, wenn du willst, in dieser Straße einen Park an und bestätige dann.
ui-wt-prompt-pool = Baue, wenn du willst, das Schwimmbad und bestätige dann.
ui-wt-prompt-temp = Stelle, wenn du willst, einen Zeitarbeiter ein und bestätige dann.
ui-wt-prompt-bis = Kopiere, wenn du willst, eine Nummer ins Haus daneben und bestätige dann.
ui-wt-prompt-claim = Du hast einen Plan erfüllt: Melde ihn und bestätige dann.
ui-wt-prompt-refuse = Keine Nummer passt: Dein Bauantrag wird abgelehnt.
ui-wt-prompt-done = Bestätige deine Runde oder mach Schritte rückgängig.

# Welcome To, the first game
guide-welcome-to-welcome = Wer am Ende die meisten Punkte hat, gewinnt. Du baust drei Straßen; alle nutzen dieselben Karten, jeder auf seinem Blatt.
guide-welcome-to-pick = Jedes Paar besteht aus einer Hausnummer und einer Bauarbeit. Nimm das Paar, das dir gefällt; andere dürfen dasselbe nehmen.
guide-welcome-to-write = In jeder Straße steigen die Nummern von links nach rechts. Lücken kannst du später füllen: Kleine Nummern gehören nach links, große nach rechts.
guide-welcome-to-fence = Zäune grenzen Siedlungen ab. Eine Siedlung ist fertig, wenn ein bis sechs Häuser lückenlos nebeneinanderstehen und an beiden Enden ein Zaun ist. Nur fertige Siedlungen zählen.
guide-welcome-to-estate = Der Makler macht alle Siedlungen einer Größe wertvoller. Wähle eine Größe, die du oft haben wirst.
guide-welcome-to-park = Parks zählen in der Straße, in die du gerade geschrieben hast. Der letzte einer Straße ist am meisten wert.
guide-welcome-to-pool = Dieses Haus hat Platz für ein Schwimmbad. Jedes Schwimmbad bringt 3 bis 5 Punkte, spätere mehr.
guide-welcome-to-temp = Mit einem Zeitarbeiter darfst du die Nummer um 1 oder 2 ändern. Wer die meisten einstellt, bekommt am Ende 7 Punkte.
guide-welcome-to-bis = Bis kopiert eine Nummer ins Haus daneben. Das füllt Lücken, aber jede Kopie kostet Punkte.
guide-welcome-to-next = Das kleine Zeichen auf einer Nummernkarte verrät die nächste Bauarbeit dieses Stapels.
guide-welcome-to-plans = Die Stadtpläne verlangen bestimmte Siedlungen. Wer einen zuerst erfüllt, bekommt die höhere Punktzahl.
guide-welcome-to-claim = Du hast, was dieser Plan verlangt. Melde ihn. Die dafür verwendeten Siedlungen lassen sich danach nicht mehr ändern.
guide-welcome-to-refuse = Keine Nummer passt. Die dritte Ablehnung beendet die Partie, und Ablehnungen kosten Punkte.
guide-welcome-to-end = Die Partie endet, wenn jemand alle Häuser gebaut, alle drei Pläne erfüllt oder die dritte Ablehnung bekommen hat.
guide-welcome-to-confirm = Bis du bestätigst, kannst du jeden Schritt rückgängig machen. Vorher sieht niemand, was du tust.
guide-welcome-to-lesson-win = Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen Siedlungen, Parks, Schwimmbäder und Stadtpläne. Bauen wir eine erste Siedlung.
guide-welcome-to-lesson-1-pick = Nimm die 1 mit dem Zaun.
guide-welcome-to-lesson-1-write = Schreib sie ins erste Haus: Die Nummern steigen von links nach rechts, und keine ist kleiner.
guide-welcome-to-lesson-1-fence = Setz den Zaun rechts neben dein Haus. Ein Haus zwischen zwei Zäunen ist eine vollständige Siedlung der Größe 1.
guide-welcome-to-lesson-1-done = Das ist deine erste Siedlung. Bestätige die Runde; bis dahin kannst du jeden Schritt zurücknehmen.
guide-welcome-to-lesson-2-pick = Nimm jetzt die 6 mit dem Makler, der Siedlungen wertvoller macht.
guide-welcome-to-lesson-2-write = Eine 6 gehört in die Nähe der Mitte, mit Platz auf beiden Seiten.
guide-welcome-to-lesson-2-estate = Werte Siedlungen mit einem Haus auf: Jede von dir zählt ab jetzt mehr.
guide-welcome-to-lesson-2-done = Bestätige. Dein Gegner spielt gleichzeitig, mit denselben Karten.
guide-welcome-to-lesson-3-plan = Stadtplan 1 verlangt sechs Siedlungen mit einem Haus. Wer einen Plan zuerst erfüllt, bekommt den höheren Wert.
guide-welcome-to-lesson-3-pick = Eine hast du. Nimm die 7 mit dem Zaun für die nächste.
guide-welcome-to-lesson-3-write = Schreib die 7 gleich neben deine Siedlung.
guide-welcome-to-lesson-3-fence = Hier ein Zaun, und die zweite Siedlung mit einem Haus ist vollständig.
guide-welcome-to-lesson-3-done = Zwei von sechs. Bestätige; ab hier entscheidest du.

# Hereinkommen
ui-code = Hast du einen Tischcode?
ui-code-enter = Eintreten
ui-code-how = Oder gib diesen Code ein auf { $address }
ui-qr = QR-Code des Einladungslinks
ui-qr-how = Scannen und hinsetzen
ui-share = Teilen
ui-share-text = Komm und spiel { $game } mit. Der Code ist { $code }.
ui-door-closed = Bisher kann nur dieser Computer mitspielen.
ui-door-open-how = Damit auch Handys und Tablets mitspielen können, beende Boulevard und starte es so:
ui-new-title = Deck den Tisch
ui-seats-near = Weitere Plätze
ui-seat-add = Noch ein Platz
ui-seat-remove = Platz entfernen
ui-seat-name = Name auf der Tischkarte
ui-seat-colour = Farbe
ui-seat-who = Wer sitzt hier?
ui-seat-invited = Jemand an einem anderen Ort
ui-colour-teal = Petrol
ui-colour-coral = Koralle
ui-colour-mustard = Senf
ui-colour-violet = Violett
ui-colour-blue = Blau
ui-colour-green = Grün
ui-colour-pink = Rosa
ui-colour-slate = Schiefer
ui-colour-red = Rot
ui-colour-white = Weiß
ui-colour-black = Schwarz
ui-listed = Alle auf diesem Server dürfen sich dazusetzen
ui-lobby-full = Alle sind da.
ui-lobby-watch = Der Tisch wird gedeckt.
ui-problem-code-title = Kein Tisch hat diesen Code
ui-problem-code = Ein Code gilt zwei Tage. Frag nach einem neuen.

# Startseite: was gerade läuft
ui-home-join = Tische, an die du dich setzen kannst
ui-home-free = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
ui-home-all = Alle { $count } zeigen
ui-result-points = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
ui-result-place = Rang { $place } von { $seats }

# Ein Gerät, mehrere Leute
ui-hand-over = Gib das Gerät an { $name } weiter
ui-hand-over-why = Alle sehen nur ihr eigenes Blatt.
ui-hand-over-ready = Ich bin { $name }
ui-hand-over-off = Diesen Bildschirm nicht mehr zeigen
ui-hand-over-setting = Zwischen zwei Zügen „Gib das Gerät weiter“ zeigen

# Gerufen werden
ui-call = Benachrichtige mich, wenn ich dran bin
ui-call-browser = In diesem Browser
ui-call-push = Dieser Browser, auch wenn die Seite zu ist
ui-call-always = Erledigt: Dieser Browser benachrichtigt dich, auch wenn die Seite zu ist.
ui-call-while-open = Erledigt: Dieser Browser benachrichtigt dich, solange die Seite offen ist.
ui-call-refused = Der Browser lässt hier keine Benachrichtigungen zu.
ui-call-insecure = Browser erlauben Benachrichtigungen nur bei Adressen mit https.
ui-call-unconfirmed = noch nicht bestätigt
ui-call-stop = Beenden
ui-call-mail = Deine E-Mail-Adresse
ui-call-mail-ask = Per E-Mail
ui-call-mail-sent = Eine E-Mail ist unterwegs. Öffne den Link darin.
ui-call-back = Zurück an den Tisch
ui-letter-confirm = Ja, schreib mir, wenn ich dran bin
ui-letter-stop = Keine solchen E-Mails mehr
ui-letter-yes = Erledigt: { $address } bekommt eine E-Mail, wenn du dran bist.
ui-letter-stopped = Erledigt: keine E-Mails mehr an { $address }.

# Das Büro eines Servers
ui-office = Das Büro
ui-office-here = { $count ->
    [one] Seite ist offen
   *[other] Seiten sind offen
}
ui-office-known = { $count ->
    [one] Person ist bekannt, { $accounts } mit Konto
   *[other] Personen sind bekannt, { $accounts } mit Konto
}
ui-office-playing = { $count ->
    [one] Partie läuft, { $over } sind zu Ende
   *[other] Partien laufen, { $over } sind zu Ende
}
ui-office-copied = Letzte Sicherung: { $when }
ui-office-no-copy = Es gibt noch keine Sicherung.
ui-office-copies = { $hours ->
    [one] Jede Stunde; die letzten { $keep } bleiben.
   *[other] Alle { $hours } Stunden; die letzten { $keep } bleiben.
}
ui-office-copies-off = Der Server macht selbst keine (BOULEVARD_BACKUP_EVERY).
ui-office-copy = Jetzt sichern
ui-office-announce = Für alle, oben auf jeder Seite
ui-office-announce-example = Suppe um acht, das Finale beginnt um neun.
ui-office-announce-do = Aushängen
ui-office-announce-off = Abhängen
ui-office-open = Die Tür ist offen
ui-office-open-how = Alle dürfen herein und spielen.
ui-office-closed = Nur für den Club
ui-office-closed-how = Wer neu ist, wird nach dem Code des Clubs gefragt.
ui-office-code = Code des Clubs
ui-office-close = Nach diesem Code fragen
ui-office-open-do = Tür öffnen
ui-office-people = Leute
ui-office-tables = Tische
ui-office-find-person = Name oder Konto
ui-office-find-table = Name einer Person am Tisch
ui-office-guest = Gast
ui-office-online = gerade hier
ui-office-seen = zuletzt hier am { $when }
ui-office-sits = { $count ->
    [one] an einem Tisch
   *[other] an { $count } Tischen
}
ui-office-is-banned = Ausgesperrt
ui-office-is-muted = Darf nicht schreiben
ui-office-administrator = Verwaltung
ui-office-mute = Schreiben verbieten
ui-office-unmute = Schreiben wieder erlauben
ui-office-ban = Aussperren
ui-office-unban = Wieder hereinlassen
ui-office-password = Neues Passwort setzen
ui-office-password-is = Das neue Passwort von { $name }, nur jetzt zu sehen:
ui-office-nobody = Niemand heißt so.
ui-office-address = Eine Adresse aussperren: 192.0.2.1
ui-office-address-do = Aussperren
ui-office-no-table = Kein solcher Tisch.
ui-office-status-open = noch nicht begonnen
ui-office-status-running = läuft
ui-office-status-over = zu Ende
ui-office-listening = { $count ->
    [one] eine Seite offen
   *[other] { $count } Seiten offen
}
ui-office-remove = Tisch entfernen
ui-office-unsay = Diese Worte entfernen
ui-office-sure = Wirklich?
ui-club = Nur für den Club
ui-club-how = Dieser Server gehört einem Club. Wie lautet sein Code?
ui-club-wrong = Das ist nicht der Code.
ui-club-enter = Herein
ui-club-known = Ich habe ein Konto
