# What every game and command says.
seat = Platz { $seat }
score-category = Punkte
score-total = Summe
score-place = Rang

# Steps and chance
error-no-such-game = Es gibt kein Spiel „{ $game }“. Die Spiele sind: { $games }.
error-no-such-bot = Es gibt keinen Bot „{ $bot }“. Die Bots sind: { $bots }.
error-no-such-seat = Es gibt keinen Platz { $seat } in diesem Spiel; es hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
error-not-your-turn = Platz { $seat } ist nicht an der Reihe.
error-game-over = Das Spiel ist zu Ende.
error-chance-next = Erst kommen Karten oder Würfel; vorher kann niemand ziehen.
error-chance-not-next = Jetzt ist nichts aufzudecken oder zu würfeln.
error-chance-impossible = „{ $outcome }“ kann jetzt nicht kommen.
error-step-not-now = „{ $step }“ geht jetzt nicht. Möglich: { $steps }
error-nothing-to-undo = Es gibt nichts zurückzunehmen.

# Before a game
error-seats = { $seats } Plätze gehen nicht; möglich sind { $fewest } bis { $most }.
error-option-unknown = Dieses Spiel hat keine Option „{ $option }“. Seine Optionen: { $options }.
error-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“; zur Wahl stehen: { $values }.
error-option-data = Die Option „{ $option }“ erwartet ein JSON-Objekt.
error-option-text = Eine Option schreibt man Name=Wert, nicht „{ $text }“.
error-options-shape = Optionen sind Namen mit Werten.
error-bots-count = { $bots } Bots wurden für { $seats } Plätze genannt; nenne einen für alle oder einen je Platz.

# Files
error-file-missing = Die Datei „{ $file }“ gibt es nicht.
error-file-text = „{ $file }“ ist keine Textdatei.
error-file-json = „{ $file }“ ist kein gültiges JSON: Zeile { $line }, Spalte { $column }: { $reason }.
error-file = „{ $file }“ kann nicht gelesen werden: { $reason }.
error-file-unusable = „{ $file }“ lässt sich nicht verwenden: { $reason }.

# Positions
error-position-object = { $where }: erwartet wird ein Objekt mit benannten Feldern.
error-position-missing = { $where }: das Feld „{ $field }“ fehlt.
error-position-extra = { $where }: ein Feld „{ $field }“ gibt es nicht.
error-position-number = { $where }: erwartet wird eine ganze Zahl von { $low } bis { $high }.
error-position-list = { $where }: erwartet wird eine Liste von { $count }.
error-position-list-range = { $where }: erwartet wird eine Liste von { $fewest } bis { $most }.
error-position-flag = { $where }: erwartet wird true oder false.
error-position-word = { $where }: zur Wahl stehen: { $known }.
error-position-game = Das ist keine Stellung von { $game }, sondern von „{ $found }“.
error-position-rules = Diese Stellung folgt der Regelfassung { $found }; hier wird Fassung { $rules } gespielt.
error-position-twice = { $where }: { $number } steht zweimal da.
impossible-draft = { $where }: { $reason }
impossible-draft-now = { $where }: zu diesem Zeitpunkt kann niemand einen Zug begonnen haben.

# Records
error-record-line = Zeile { $line }: { $reason }
error-record-first-line = Eine Aufzeichnung beginnt mit „{ $expected }“.
error-record-long = Eine Aufzeichnung hat höchstens { $most } Zeichen.
error-record-unknown-line = Das ist weder eine Kopfzeile noch ein Zug: „{ $text }“.
error-record-twice = „{ $name }“ steht zweimal da.
error-record-late-header = „{ $name }“ gehört vor den ersten Zug.
error-record-after-end = Nach dem Ende des Spiels stehen noch Züge.
error-record-empty-line = Ein Zug fehlt.
error-record-missing = Der Aufzeichnung fehlt „{ $name }“.
error-record-number = „{ $text }“ ist keine Zahl für „{ $name }“.
error-record-json = Was hinter „{ $name }“ steht, ist nicht lesbar.
error-record-names = Eine Aufzeichnung mit { $seats } Plätzen braucht ebenso viele Namen.
error-record-rules = Die Aufzeichnung folgt Fassung { $rules } der Regeln von { $game }; hier wird Fassung { $known } gespielt.
error-record-start = Die Anfangsstellung passt nicht zu Plätzen und Optionen der Aufzeichnung.
error-record-unfinished = Die Aufzeichnung nennt ein Ergebnis, aber das Spiel ist nicht zu Ende.
error-record-result = Die Aufzeichnung nennt das Ergebnis { $found }, die Züge ergeben { $expected }.
error-record-no-seed = Die Aufzeichnung hat keinen Startwert, ihr Zufall lässt sich nicht prüfen. Er wird am Ende eines Spiels veröffentlicht.
error-record-no-commitment = Die Aufzeichnung hat keine Festlegung, mit der sich der Startwert vergleichen ließe.
error-record-commitment = Der Startwert ist nicht der, auf den man sich am Anfang festgelegt hat.
error-record-chance = Der Zufall hätte { $expected } geben müssen, aufgezeichnet ist { $found }.

# Playing in the terminal
error-language = Es gibt keine Sprache „{ $language }“. Die Sprachen sind: { $languages }.
error-play-resume = „{ $file }“ wurde nicht von „boulevard play“ gespeichert und kann nicht fortgesetzt werden; „boulevard replay“ zeigt es.
error-play-finished = Das Spiel in „{ $file }“ ist zu Ende; „boulevard replay“ zeigt es.
play-interpreted = Boulevard läuft interpretiert (langsamer): beim Einrichten wurde kein C-Compiler gefunden.
play-welcome = { $game }. Tippe die Nummer einer Möglichkeit oder ihren Namen; u nimmt einen Schritt zurück, ? hilft, q hört auf.
play-prompt = Deine Wahl?
play-help = Tippe die Nummer vor einer Möglichkeit oder ihren Namen, zum Beispiel A oder 8@2.4 (8 ins vierte Haus der zweiten Straße). u: Schritt zurück. q: aufhören; das Spiel ist gespeichert.
play-many = { $kind } ... tippe einen Platz: { $places }
play-lords-of-vegas-card = Karte: { $card }
play-turn = Runde { $turn }
play-next-effects = Bauarbeiten der nächsten Runde: { $effects }
play-your-sheet = Dein Spielzettel
play-sheet-of = Platz { $seat }
play-bot-step = { $name } (Platz { $seat }): { $step }
play-over = Das Spiel ist zu Ende. Es steht in { $file }
play-stopped = Gespeichert. Weiter mit: boulevard play --resume { $file }
