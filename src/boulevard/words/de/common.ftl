# What every game and command says.
seat = Platz { $seat }
player = Spieler { $seat }
score-category = Punkte
score-total = Summe
score-place = Rang

# Steps and chance
error-no-such-game = Es gibt kein Spiel „{ $game }“. Die Spiele sind: { $games }.
error-no-such-bot = Es gibt keinen Bot „{ $bot }“. Die Bots sind: { $bots }.
error-no-such-seat = Es gibt keinen Platz { $seat } in dieser Partie; { $last ->
    [0] ihr einziger Platz hat die Nummer 0
   *[other] ihre Plätze haben die Nummern 0 bis { $last }
}.
error-seat-written = Es gibt keinen Platz { $seat } in dieser Partie; sie hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
error-not-your-turn = Spieler { $seat } ist nicht an der Reihe.
error-game-over = Die Partie ist zu Ende.
error-chance-next = Erst werden Karten oder Würfel aufgedeckt; vorher kann niemand ziehen.
error-chance-not-next = Jetzt ist nichts aufzudecken oder zu würfeln.
error-chance-impossible = „{ $outcome }“ kann jetzt nicht kommen.
error-step-not-now = „{ $step }“ geht jetzt nicht. Möglich: { $steps }
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-after-confirm = „{ $step }“ beendet den Zug; danach kann nichts mehr kommen.
error-no-drafts = In diesem Spiel werden Schritte einzeln gespielt.
error-nothing-to-correct = Es gibt gerade keine Antwort des Zufalls zu berichtigen.

# Before a game
error-seats = Zahl der Spieler: { $seats }. Möglich sind { $fewest } bis { $most } Spieler.
error-option-unknown = Dieses Spiel hat keine Option „{ $option }“. Seine Optionen: { $options }.
error-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“; zur Wahl stehen: { $values }.
error-option-data = Die Option „{ $option }“ erwartet ein JSON-Objekt.
error-option-text = Eine Option schreibt man Name=Wert, nicht „{ $text }“.
error-options-shape = Optionen sind Namen mit Werten.
error-bots-count = Genannte Bots: { $bots }, Plätze: { $seats }. Nenne einen für alle oder einen je Platz.

# Files
error-file-missing = Die Datei „{ $file }“ gibt es nicht.
error-file-text = „{ $file }“ ist keine Textdatei.
error-file-json = „{ $file }“ ist kein gültiges JSON: Zeile { $line }, Spalte { $column }: { $reason }.
error-file = „{ $file }“ kann nicht gelesen werden: { $reason }.
error-file-unusable = „{ $file }“ lässt sich nicht verwenden: { $reason }.

# Positions
error-position-object = { $where }: Erwartet wird ein Objekt mit benannten Feldern.
error-position-missing = { $where }: Das Feld „{ $field }“ fehlt.
error-position-extra = { $where }: Ein Feld „{ $field }“ gibt es nicht.
error-position-number = { $where }: Erwartet wird eine ganze Zahl von { $low } bis { $high }.
error-position-list = { $where }: Erwartet wird eine Liste der Länge { $count }.
error-position-list-range = { $where }: Erwartet wird eine Liste der Länge { $fewest } bis { $most }.
error-position-flag = { $where }: Erwartet wird true oder false.
error-position-word = { $where }: Zur Wahl stehen: { $known }.
error-position-game = Das ist keine Stellung von { $game }, sondern von „{ $found }“.
error-position-twice = { $where }: { $number } kommt zweimal vor.
impossible-draft = { $where }: { $reason }
impossible-draft-now = { $where }: Zu diesem Zeitpunkt kann niemand einen Zug begonnen haben.

# Records
error-record-line = Zeile { $line }: { $reason }
error-record-first-line = Eine gespeicherte Partie beginnt mit „{ $expected }“.
error-record-long = Eine gespeicherte Partie hat höchstens { $most } Zeichen.
error-record-unknown-line = Das ist weder eine Kopfzeile noch ein Zug: „{ $text }“.
error-record-twice = „{ $name }“ kommt zweimal vor.
error-record-late-header = „{ $name }“ gehört vor den ersten Zug.
error-record-after-end = Nach dem Ende der Partie stehen noch Züge.
error-record-empty-line = Ein Zug fehlt.
error-record-missing = Der gespeicherten Partie fehlt „{ $name }“.
error-record-number = „{ $text }“ ist keine Zahl für „{ $name }“.
error-record-json = Der Wert von „{ $name }“ ist nicht lesbar.
error-record-names = Eine gespeicherte Partie braucht so viele Namen wie Plätze: { $seats }.
error-record-seat-numbers = Jede Zahl eines Platzes besteht aus Platz, Gleichheitszeichen und 32 Hexadezimalziffern; hier ist es anders: { $text }.
error-rules-version = Diese Partie folgt Fassung { $rules } der Regeln von { $game }; hier spielbar: { $known }.
error-no-whole-turns = { $game } hat keine ganzen Züge, die sich auflisten lassen: Man handelt nacheinander.
error-record-start = Die Anfangsstellung passt nicht zu Plätzen und Optionen der gespeicherten Partie.
error-record-unfinished = Die gespeicherte Partie nennt ein Ergebnis, ist aber nicht zu Ende.
error-record-result = Die gespeicherte Partie nennt das Ergebnis { $found }, ihre Züge ergeben { $expected }.
error-record-no-seed = Die gespeicherte Partie hat keinen Startwert, also lassen sich Karten und Würfel nicht prüfen. Er wird am Ende einer Partie veröffentlicht.
error-record-no-commitment = Die gespeicherte Partie hat kein Siegel, mit dem sich der Startwert vergleichen ließe.
error-record-commitment = Der Startwert ist nicht der, der zu Beginn versiegelt wurde.
error-record-chance = Der Zufall hätte { $expected } geben müssen, in der gespeicherten Partie steht { $found }.
error-record-chance-source = Der Zufall kommt aus sealed, seeded oder typed, nicht aus „{ $source }“.
error-record-typed = Nichts zu beweisen: Karten und Würfel dieser Partie wurden am Tisch abgelesen.

# Playing in the terminal
error-language = Es gibt keine Sprache „{ $language }“. Die Sprachen sind: { $languages }.
error-play-resume = „{ $file }“ wurde nicht von „boulevard play“ gespeichert und lässt sich nicht fortsetzen; „boulevard replay“ zeigt die Partie.
error-play-finished = Die Partie in „{ $file }“ ist zu Ende; „boulevard replay“ zeigt sie.
play-interpreted = Boulevard läuft interpretiert (langsamer): Beim Einrichten wurde kein C-Compiler gefunden.
play-welcome = { $game }. Tippe die Nummer einer Möglichkeit oder ihren Namen. u: Schritt zurück, ?: Hilfe, q: beenden.
play-prompt = Deine Wahl?
play-help = Tippe die Nummer vor einer Möglichkeit oder ihren Namen, zum Beispiel A oder 8@2.4 (8 ins vierte Haus der zweiten Straße). u: Schritt zurück. q: beenden; die Partie ist gespeichert.
play-many = { $kind } ... tippe ein Haus: { $places }
play-lords-of-vegas-card = Karte: { $card }
play-lords-of-vegas-signs = Grundstücke: Würfel/Spieler, * Boss; [Spieler] $Preis; $Preis (Würfel); × geschlossen.
play-turn = Runde { $turn }
play-next-effects = Bauarbeiten der nächsten Runde: { $effects }
play-your-sheet = Dein Spielzettel
play-over = Die Partie ist zu Ende und gespeichert in { $file }
play-stopped = Gespeichert. Weiter mit: boulevard play --resume { $file }
