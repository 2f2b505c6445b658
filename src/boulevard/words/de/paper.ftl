# Printed sheets, boards and cards
paper-name = Name
paper-date = Datum
paper-first = zuerst
paper-later = später
paper-bundles = Bündel
paper-lot-price = zum Bauen
paper-lot-start = zum Start

# The page that prints
ui-paper = Am echten Tisch
ui-print = Drucken
ui-print-game = Spiel
ui-print-part = Was
ui-print-part-sheets = { $game ->
    [lords-of-vegas] Plan
   *[other] Blätter
}
ui-print-part-cards = Karten
ui-print-part-all = Alles
ui-print-paper = Papier
ui-print-per-page = Blätter auf einer Seite
ui-print-copies = Wie viele Blätter
ui-print-language = Sprache
ui-print-ink = Tinte sparen: Linien statt Flächen
ui-print-large = Großdruck, auf mehr Seiten
ui-print-sheet = Ein eigenes Blatt
ui-print-sheet-off = Das übliche Blatt
ui-print-no-json = { $file }: Diese Datei ist kein lesbares JSON.
ui-print-pdf = PDF herunterladen
ui-print-now = Drucken
ui-print-pages = { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
}
ui-print-ours = Alle Zeichnungen sind unsere eigenen. Karten haben die Größe von Spielkarten; Linien zeigen, wo geschnitten wird.

# Finished sheets
check-street = Straße { $street }
check-board = Das Spielbrett
error-check-name = { $where }: Ein Name ist ein Text von höchstens { $most } Zeichen.
ui-check = Blätter prüfen
ui-check-how = { $game ->
    [lords-of-vegas] Stell das Ende einer Partie auf den Strip: Wähle einen Spieler, dann einen Marker, eine Gesellschaft oder einen Würfel, und tippe auf ein Grundstück. Bosse, Punkte und Fehler erscheinen sofort; alles bleibt auf diesem Gerät.
   *[other] Gib fertige Blätter ein: Nimm eine Zahl oder ein Zeichen und tippe darauf, wo es steht. Punkte und Fehler erscheinen sofort; alles bleibt auf diesem Gerät.
}
ui-check-add = { $game ->
    [lords-of-vegas] Noch ein Spieler
   *[other] Noch ein Blatt
}
ui-check-remove = { $game ->
    [lords-of-vegas] Diesen Spieler entfernen
   *[other] Dieses Blatt entfernen
}
ui-check-tools = Was geschrieben wird
ui-check-erase = Radiergummi
ui-check-less = Weniger: { $what }
ui-check-more = Mehr: { $what }
ui-check-crosses = Kreuze des Immobilienmaklers, nach Größe
ui-check-plan = Plan { $plan }
ui-check-project = Projekt { $plan }
ui-check-plan-points = Punkte für Plan { $plan }
ui-check-advanced = Pläne für Fortgeschrittene
ui-check-problems = Was nicht sein kann
ui-check-possible = { $game ->
    [lords-of-vegas] Auf diesem Tisch ist alles möglich.
   *[other] Auf diesen Blättern ist alles möglich.
}
ui-check-open = Datei öffnen
ui-check-full = Auf diesem Gerät ist kein Platz mehr für die Blätter; speichere sie als Datei.
ui-check-nlv-extended = Erweitertes Casino
ui-check-nlv-back = Letzte Linie zurücknehmen
ui-check-nlv-boxes = Abgehakte Felder
ui-check-nlv-bonus = Paar { $pair }
ui-check-nlv-bonus-none = nicht genutzt
ui-check-nlv-bonus-debt = erweitertes Casino, ein Schuldschein
ui-check-nlv-bonus-clear = anderer Bonus
ui-check-nlv-improved = Durchgestrichene Werte
ui-check-nlv-loan = Kredit
ui-check-lov-marker = Marker
ui-check-lov-no-die = Kein Würfel
ui-check-lov-last = Noch auszuzahlen

# A sheet of one's own
ui-own = Dein eigenes Blatt
ui-own-how = { $game ->
    [welcome-to] Denk dir eine Siedlung aus: andere Straßen, Schwimmbäder, Parks und Leitern. Speichere sie als Datei und nutze sie an jedem Tisch, beim Drucken und mit --option sheet=DATEI.
   *[other] Du besitzt New Las Vegas? Teile unseres Blattes sind rekonstruiert. Verbessere, was auf deinem anders ist, speichere es als Datei und nutze sie an jedem Tisch, beim Drucken und mit --option sheet=DATEI.
}
ui-own-save = Datei speichern
ui-own-again = Neu mit unserem Blatt beginnen
ui-own-fine = Mit diesem Blatt kann gespielt werden.
ui-own-ours = von uns rekonstruiert, mit deinem vergleichen
ui-own-known = { $game ->
    [welcome-to] wie in der Schachtel
   *[other] aus der Anleitung oder aus einer Abschrift
}
ui-own-changed = { $game ->
    [welcome-to] von dir geändert
   *[other] von dir verbessert
}
ui-own-list = { $game ->
    [welcome-to] Was anders ist
   *[other] Was zu vergleichen ist
}
ui-own-part-streets = Straßen
ui-own-part-city-sheet = Stadtblatt
ui-own-part-limousine-map = Karte der Limousine
ui-own-part-deck = Casinokarten
ui-own-part-projects = Projekte
ui-own-part-acme = ACME-Architekten
ui-own-part-safe = Tresor
ui-own-par = PAR { $par }, Avenue { $avenue }
ui-own-lamp = Laterne
ui-own-start = Start der Limousine
ui-own-closed = Gesperrte Straßenstücke
ui-own-carpets = Teppiche, die anderswo liegen
ui-own-boxes = Einweihung: Kästchen, zu Beginn abgehakt
ui-own-pairs = Bonuspaare: ihre ersten Kästchen
ui-own-fulfils = Erfüllt Projekt { $nth }
ui-own-crane = Kran, zu seiner Serie gezählt
ui-own-borrows = Leiht ab der Zahl
ui-own-values = { $what }: einfach, verbessert, ab wie vielen Karten
ui-own-safe-bundles-at-start = Bündel zu Beginn
ui-own-safe-introductory-game = Bündel im Einführungsspiel
ui-own-safe-more-than-half-borrow = Bündel, wenn mehr als die Hälfte leiht
ui-own-safe-half-or-more-refuse = Bündel, wenn die Hälfte oder mehr nicht leiht
ui-own-safe-bankruptcy = Punkte der Pleite
ui-own-wt-tap = Tippe auf ein Haus, um ihm ein Schwimmbad zu geben oder zu nehmen.
ui-own-wt-house = Haus { $street }.{ $place }, Schwimmbad
ui-own-wt-houses = Häuser
ui-own-wt-ladders = Leitern
ui-own-wt-ladders-how = Was nach 0, 1, 2 … Kreuzen gilt, mit Leerzeichen dazwischen.
ui-own-wt-temps = Felder für Zeitarbeiter
ui-own-wt-estates = Siedlungen mit { $size }
error-own-game = Eigene Blätter gibt es für Welcome To und New Las Vegas, nicht für { $game }.
