# Welcome to New Las Vegas
game-new-las-vegas = Welcome to New Las Vegas
option-new-las-vegas-introductory = Einführungsspiel: ohne Golf, ohne Bank, mit drei Geldbündeln
option-new-las-vegas-acme = Stufe des ACME-Architekten, für eine Person
option-new-las-vegas-sheet = Eine berichtigte Fassung der Bögen (JSON-Datei)

score-new-las-vegas-projects = Projekte
score-new-las-vegas-inauguration = Einweihung
score-new-las-vegas-shows = Shows
score-new-las-vegas-hotels = Hotels
score-new-las-vegas-streets = Straßen
score-new-las-vegas-golf = Golf
score-new-las-vegas-limousine = Limousine
score-new-las-vegas-bankruptcy = Tresor

word-effect-inauguration = Einweihung
word-effect-construction = Bau
word-effect-limousine = Limousine
word-effect-show = Show
word-effect-improvement = Verbesserung

word-column-left = links
word-column-right = rechts
word-colour-pink = Rosa
word-colour-purple = Lila
word-colour-yellow = Gelb
word-ladder-inauguration = Einweihung
word-ladder-hotel-large = große Hotels
word-ladder-hotel-small = kleine Hotels
word-ladder-streets = Straßenbonus
word-ladder-golf-3 = PAR-3-Löcher
word-ladder-golf-4 = PAR-4-Löcher
word-ladder-golf-5 = PAR-5-Löcher
word-ladder-vip = VIP-Casinos
word-ladder-luxury = Luxus-Casinos
word-ladder-missing = fehlende Linien

project-large-3 = Drei große Hotels
project-small-5 = Fünf kleine Hotels
project-hotels-7 = Sieben Hotels beliebiger Größe
project-large-neighbours-2 = Zwei große Hotels an benachbarten Avenues
project-hotels-row-4 = Vier Hotels an aufeinanderfolgenden Avenues
project-hotels-ends = Die Hotels der 1. und der 11. Avenue
project-inauguration-10 = Zehn angekreuzte, nicht eingekreiste Einweihungsfelder
project-limo-types = Die Limousine fuhr an VIP-, Luxus- und Mafia-Casino vorbei
project-even-6 = Eine Serie von sechs geraden Casinos
project-odd-7 = Eine Serie von sieben ungeraden Casinos
project-odd-4-twice = Zwei Serien von vier ungeraden Casinos
project-even-5-end = Eine Serie von fünf geraden Casinos an einem Straßenende
project-streets-2 = Alle Casinos zweier Straßen eröffnet, Baustellen ausgenommen
project-limo-streets = Die Limousine fuhr in jeder Straße an einem besonderen Casino vorbei
project-cranes-ends = Die Baustellen der 1. und der 11. Avenue fertiggestellt und eröffnet
project-cranes-2 = Alle Baustellen zweier Straßen fertiggestellt und eröffnet
project-cranes-4 = Alle Baustellen der Stadt fertiggestellt
project-cranes-shows = In einer Straße: alle Baustellen fertiggestellt und eröffnet, alle Shows aufgeführt
project-shows-3 = Die ersten drei Felder beider Showspalten
project-shows-golf = Alle Shows und alle Golflöcher der obersten Straße
project-par-4 = Alle Golflöcher PAR 4

step-new-las-vegas-borrow = Einen Kredit aufnehmen
step-new-las-vegas-decline = Keinen Kredit nehmen
step-new-las-vegas-pick = { $rest } nehmen
step-new-las-vegas-open = Ein Casino eröffnen: { $rest }
step-new-las-vegas-easy = Leichte Eröffnung: { $rest }
step-new-las-vegas-extend = Casino-Erweiterung: { $rest }
step-new-las-vegas-free = Freie Aktion: ein anderer Effekt
step-new-las-vegas-inaugurate = Ein Einweihungsfeld ankreuzen
step-new-las-vegas-crane = Die Baustelle in { $rest } fertigstellen
step-new-las-vegas-drive = Die Limousine weiterfahren lassen: { $rest }
step-new-las-vegas-show = Eine Show aufführen, Spalte { $rest }
step-new-las-vegas-improve = { $rest } verbessern
step-new-las-vegas-refuse = Keine Zahl passt: zwei Einweihungsfelder ankreuzen
step-new-las-vegas-give = Karte { $rest } an ACME geben
step-new-las-vegas-claim = Projekt { $rest } eintragen
step-new-las-vegas-reshuffle = Die Karten neu mischen lassen
step-new-las-vegas-done = Fertig

log-nlv-did-open = { $seat } eröffnet das Casino { $place } mit { $number }.
log-nlv-did-easy = { $seat } eröffnet das Casino { $place } mit { $number } (Leichte Eröffnung).
log-nlv-did-extend = { $seat } erweitert ein Casino: { $number } in { $place }.
log-nlv-did-free = { $seat } nutzt die Freie Aktion.
log-nlv-did-inaugurate = { $seat } kreuzt ein Einweihungsfeld an.
log-nlv-did-refuse = Für { $seat } passt keine Zahl: Zwei Einweihungsfelder werden angekreuzt.
log-nlv-did-crane = { $seat } stellt die Baustelle in { $place } fertig.
log-nlv-did-drive = { $seat } lässt die Limousine weiterfahren: { $way }.
log-nlv-did-show = { $seat } führt eine Show auf (Spalte: { $column }).
log-nlv-did-improve = { $seat } verbessert { $what }.
log-nlv-did-reshuffle = { $seat } lässt die Karten neu mischen.

# Was geschehen ist
log-nlv-loans = Alle haben sich entschieden, ob sie einen Kredit aufnehmen.
log-nlv-loan = { $loan ->
    [borrow] { $seat } hatte sich für den Kredit entschieden.
   *[decline] { $seat } hatte sich gegen den Kredit entschieden.
}
log-nlv-loan-card = Die beiseitegelegte Karte zeigt die { $number }: { $borrows ->
    [true] ACME nimmt einen Kredit auf.
   *[false] ACME nimmt keinen Kredit auf.
}
log-nlv-project = { $seat } erfüllt Projekt { $project } und notiert { $points }.
log-nlv-hotel-large = { $seat } baut das große Hotel der Avenue { $avenue }. Ab der nächsten Runde sind seine oberen Etagen für die anderen geschlossen.
log-nlv-hotel-small = { $seat } baut das kleine Hotel der Avenue { $avenue }.
log-nlv-approval = Die Genehmigungskarte von Projekt { $project } ist gekommen.
log-nlv-acme-project = ACME erfüllt Projekt { $project }.
log-nlv-acme-hotel = ACME baut das große Hotel der Avenue { $avenue }.
log-nlv-reshuffle = Die Karten werden neu gemischt.

# Abgelehnte Züge
error-nlv-unknown-step = „{ $step }“ ist kein Schritt dieses Spiels. Schritte beginnen mit: { $verbs }.
error-nlv-loan-first = Entscheide zuerst über den Kredit (borrow oder decline), dann done; „{ $step }“ kommt später.
error-nlv-loan-over = Die Bank fragt nur einmal, vor der ersten Runde.
error-nlv-pick-first = Wähle zuerst eine Kombination, dann „{ $step }“.
error-nlv-number-fits = Eine der Zahlen passt irgendwo, also gibt es keine Ablehnung.
error-nlv-give-first = Wähle zuerst die Karte, die ACME bekommt.
error-nlv-open-first = Eröffne zuerst mit der Zahl ein Casino, dann „{ $step }“.
error-nlv-free-first = Die Freie Aktion ist gewählt: Wähle jetzt ihren Effekt.
error-nlv-free-same = Die Freie Aktion gilt für einen anderen Effekt als den der Karte ({ $effect }).
error-nlv-refused-turn = In dieser Runde gab es eine Ablehnung: kein Effekt und kein Bonus.
error-nlv-bonus-used = Nur ein Bonus pro Runde.
error-nlv-no-pair = Kein Paar angekreuzter Einweihungsfelder ist für einen Bonus frei.
error-nlv-number = „{ $number }“ ist keine Zahl von 0 bis 17.
error-nlv-casino = Es gibt kein Casino „{ $casino }“; 2.4 ist das der zweiten Straße in der vierten Avenue.
error-nlv-no-crane = Casino { $casino } ist keine Baustelle.
error-nlv-crane-built = Casino { $casino } ist schon fertiggestellt.
error-nlv-casino-open = Casino { $casino } ist schon eröffnet, mit der Zahl { $number }.
error-nlv-under-construction = Casino { $casino } ist noch eine Baustelle.
error-nlv-no-neighbour = Casino { $casino } hat keinen eröffneten Nachbarn.
error-nlv-extend = { $number } lässt sich nicht auf { $casino } erweitern: Es muss die Zahl eines Nachbarn sein, und die Zahl der Karte braucht noch Platz.
error-nlv-opened = Das Casino dieser Runde ist schon eröffnet: { $casino }.
error-nlv-other-number = Auf der Karte steht { $card }, nicht { $number }; der Bonus „Leichte Eröffnung“ (easy) könnte das ändern.
error-nlv-easy-number = Der Bonus „Leichte Eröffnung“ ändert { $card } um 1 oder 2, nicht zu { $number }.
error-nlv-order = { $number } in { $casino } würde die aufsteigende Reihe der Straße brechen.
error-nlv-effect-used = Der Effekt dieser Runde ist schon genutzt.
error-nlv-other-effect = „{ $step }“ ist nicht der Effekt der Karte ({ $effect }); die Freie Aktion (free) könnte das ändern.
error-nlv-no-star = Casino { $casino } hat keinen Stern, also keine Show.
error-nlv-column = Eine Show kommt in eine der Spalten: { $columns }.
error-nlv-column-full = Alle Felder dieser Showspalte sind durchgestrichen: { $column }.
error-nlv-ladder = Verbessert werden kann: { $ladders }.
error-nlv-ladder-top = Nicht weiter zu verbessern: { $ladder }.
error-nlv-no-golf = Das Einführungsspiel hat kein Golf: Da ist nichts zu verbessern.
error-nlv-line = „{ $line }“ ist keine Linie; sie besteht aus ein oder zwei Buchstaben von N, E, S und W, etwa NE.
error-nlv-limousine-home = Die Limousine ist zurück am Flughafen und fährt nicht mehr los.
error-nlv-no-lamp = { $line } führt nicht zur nächsten Laterne.
error-nlv-road-used = { $line } würde ein Straßenstück zum zweiten Mal benutzen.
error-nlv-project-claimed = Projekt { $project } ist schon eingetragen.
error-nlv-project-open = Die Bedingungen von Projekt { $project } sind nicht erfüllt.

# Stellungen
error-nlv-position-casino = { $where }: Null, eine Zahl von 0 bis 17 oder etwa „7x“ für ein erweitertes Casino.
error-nlv-position-card = { $where }: „{ $card }“ ist keine Karte; 8-show ist eine.
error-nlv-position-line = { $where }: „{ $line }“ ist keine Linie der Limousine.
impossible-nlv-finished = { $where }: Ein Bogen ist fertig, also ist die Partie zu Ende.
impossible-nlv-unfinished = { $where }: Nichts hat die Partie beendet.
impossible-nlv-card-twice = { $where }: Es gibt zu viele Karten { $card }.
impossible-nlv-cards-missing = { $where }: Nicht die Karten, die zu diesem Zeitpunkt ausliegen.
impossible-nlv-cards-early = { $where }: Noch wurde keine Karte aufgedeckt.
impossible-nlv-cards-dealt = { $where }: In dieser Reihenfolge werden Karten nicht aufgedeckt.
impossible-nlv-pile-turns = { $where }: Übrige Karten: { $cards }; das kann in dieser Runde nicht sein.
impossible-nlv-no-crane = { $where }: { $casino } ist keine Baustelle.
impossible-nlv-unbuilt = { $where }: { $casino } ist eröffnet, aber noch eine Baustelle.
impossible-nlv-order = { $where }: { $number } in { $casino } kommt nach { $before }.
impossible-nlv-twins = { $where }: Gleiche Zahlen ({ $number }) müssen nebeneinander stehen, alle bis auf eine erweitert.
impossible-nlv-show = { $where }: { $casino } ist kein mit einer Karte eröffnetes Casino mit Stern.
impossible-nlv-show-boxes = { $where }: Durchgestrichene Felder: { $boxes }, eingekreiste Sterne: { $stars }.
impossible-nlv-hotels = { $where }: Jede vollständige Avenue hat ein Hotel, und keine andere.
impossible-nlv-hotel-first = { $where }: Niemand hat das große Hotel der Avenue { $avenue }.
impossible-nlv-golf-introductory = { $where }: Das Einführungsspiel hat kein Golf.
impossible-nlv-golf-holes = { $where }: Löcher liegen über eröffneten Casinos, und das erste hat eines gebaut.
impossible-nlv-golf-gap = { $where }: Der Golfplatz hat keine Lücken.
impossible-nlv-golf-lost = { $where }: Eine Seite des Platzes ist ganz verloren, genau wenn dort abseits ein Casino eröffnet wurde.
impossible-nlv-limousine-home = { $where }: Die Limousine war schon zurück.
impossible-nlv-no-lamp = { $where }: { $line } führt zu keiner Laterne.
impossible-nlv-road-used = { $where }: { $line } benutzt ein Straßenstück zum zweiten Mal.
impossible-nlv-pair = { $where }: Paar { $pair } ist benutzt, aber nicht angekreuzt.
impossible-nlv-extensions = { $where }: Paare mit Schuldschein: { $debts }, erweiterte Casinos: { $casinos }.
impossible-nlv-turns = { $where }: Mit Karten eröffnete Casinos: { $opened }, Runden: { $turns }; das passt nicht zusammen.
impossible-nlv-effects = { $where }: Genutzte Effekte: { $effects }, eröffnete Casinos: { $opened }.
impossible-nlv-bonuses = { $where }: Genutzte Boni: { $bonuses }, eröffnete Casinos: { $opened }.
impossible-nlv-easy = { $where }: Zahlen außerhalb von 1 bis 15: { $casinos }; sie brauchen ebenso oft den Bonus „Leichte Eröffnung“.
impossible-nlv-loan-introductory = { $where }: Das Einführungsspiel hat keine Bank.
impossible-nlv-loans-partly = { $where }: Über die Bank haben entweder alle entschieden oder niemand.
impossible-nlv-loans-missing = { $where }: Die Entscheidungen über die Bank fehlen.
impossible-nlv-loans-over = { $where }: Über die Bank ist schon entschieden, oder es gibt keine.
impossible-nlv-reveal = { $where }: Eine Solopartie ist zu Ende, wenn die beiseitegelegte Karte gezeigt wurde.
impossible-nlv-loan-card-early = { $where }: Die beiseitegelegte Karte wird erst am Ende gezeigt.
impossible-nlv-project-colour = { $where }: { $project } kann nicht das Projekt in { $colour } sein.
impossible-nlv-projects-missing = { $where }: Inzwischen liegen drei Projekte aus.
impossible-nlv-project-unknown = { $where }: Punkte für Projekt { $project }, das nicht ausliegt.
impossible-nlv-project-points = { $where }: Projekt { $project } bringt { $first } oder { $later } Punkte, nicht { $points }.
impossible-nlv-project-approved = { $where }: Projekt { $project } ist genau dann genehmigt, wenn jemand zuerst fertig war.
impossible-nlv-project-open = { $where }: Die Bedingungen von Projekt { $project } sind nicht erfüllt.
impossible-nlv-acme-seats = { $where }: ACME spielt nur gegen eine Person.
impossible-nlv-approval-twice = { $where }: Es gibt nur eine Genehmigungskarte in { $colour }.
impossible-nlv-acme-hotels = { $where }: Diese Hotels baut die Architektenkarte noch nicht.
impossible-nlv-acme-projects = { $where }: Projekt { $project } passt nicht zur Architektenkarte.
impossible-nlv-acme-cards = { $where }: Karten: { $cards }, Runden: { $turns }; das passt nicht zusammen.
impossible-nlv-discards = { $where }: Abgelegte Karten: { $cards }, Runden: { $turns }; das passt nicht zusammen.
impossible-nlv-aside = { $where }: Die beiseitegelegte Karte muss unter den nie gesehenen sein.
impossible-nlv-upper = { $where }: Karten über den Genehmigungskarten: { $cards }, es müssten { $expected } sein.

# Eine eigene Bogendatei
error-nlv-sheet-game = { $where }: Diese Datei ist für „{ $game }“.
error-nlv-sheet-cards = { $where }: Erwartete Karten mit diesem Effekt: { $expected }.
error-nlv-sheet-number = { $where }: Erwartete Karten mit der Zahl { $number }: { $expected }.
error-nlv-sheet-project = { $where }: Später kann es nicht mehr Punkte geben als zuerst.
error-nlv-sheet-casino = { $where }: „{ $casino }“ ist keine Art von Casino; möglich sind { $kinds }, bei Bedarf mit + verbunden.
error-nlv-sheet-street = { $where }: Mindestens eines fehlt: { $kind }.
error-nlv-sheet-avenue = { $where }: Avenue { $avenue } braucht eine Baustelle.
error-nlv-sheet-par = { $where }: Es gibt kein Loch PAR 4.
error-nlv-sheet-pair = { $where }: Ein Paar sind zwei benachbarte Felder, und Paare stehen der Reihe nach.
error-nlv-sheet-ascending = { $where }: Die Werte dürfen von Stufe zu Stufe nicht schlechter werden.
error-nlv-sheet-lamps = { $where }: Erwartet wird eine Zeile aus 12 Zeichen, o für eine Laterne und . für keine.
error-nlv-sheet-start = { $where }: Kreuzung { $crossing } hat keine Laterne, dort kann die Fahrt nicht beginnen.
error-nlv-sheet-crossing = { $where }: „{ $crossing }“ ist keine Kreuzung; es gibt 1.0 bis 4.11.
error-nlv-sheet-road = { $where }: „{ $road }“ ist kein Straßenstück zwischen zwei Nachbarkreuzungen wie 1.3-1.4.
error-nlv-sheet-carpet = { $where }: „{ $casino }“ ist kein besonderes Casino.
error-nlv-sheet-stuck = { $where }: Vom Start geht keine Linie aus.
error-nlv-sheet-level = { $where }: Erwartet wird Stufe { $level }.
