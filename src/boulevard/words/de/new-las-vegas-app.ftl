# Welcome to New Las Vegas im Browser: die Zeichnung in Worten, was man tun kann, die Anleitung für das erste Spiel.

# Orte und Karten
ui-nlv-at = Straße { $street }, Avenue { $avenue }
ui-nlv-number-at = { $number } in { $place }
ui-nlv-pair = { $number } und { $effect }
ui-nlv-pair-solo = { $number } und { $effect } (ACME bekommt { $card })
ui-nlv-way-passing = { $way }, vorbei an: { $casinos }
ui-nlv-go-n = Norden
ui-nlv-go-e = Osten
ui-nlv-go-s = Süden
ui-nlv-go-w = Westen
ui-nlv-column-left = links
ui-nlv-column-right = rechts

# Ein Casino
ui-nlv-is-crane = Baustelle
ui-nlv-is-empty = nicht eröffnet
ui-nlv-is-open = mit { $number } eröffnet
ui-nlv-is-extended = mit { $number } erweitert
ui-nlv-debt-open = Baustelle fertig, Schuld offen
ui-nlv-star = Stern
ui-nlv-star-won = Show aufgeführt
ui-nlv-star-lost = Show verloren
ui-nlv-kind-vip = VIP-Casino
ui-nlv-kind-luxury = Luxus-Casino
ui-nlv-kind-mafia = Mafia-Casino
ui-nlv-passed = die Limousine war hier

# Die Zeichnung
ui-nlv-city = Die Stadt
ui-nlv-table = Karten und Projekte
ui-nlv-airport = Flughafen: Anfang und Ende der Limousinenfahrt
ui-nlv-limousine = Limousine, { $lines ->
    [0] noch am Flughafen
    [one] { $lines } Linie gefahren
   *[other] { $lines } Linien gefahren
}
ui-nlv-hole = Golfloch der Avenue { $avenue }, PAR { $par }: { $state ->
    [built] gebaut
    [lost] verloren
   *[open] nicht gebaut
}
ui-nlv-hotel = Hotel der Avenue { $avenue }: { $state ->
    [large] großes Hotel gebaut
    [small] kleines Hotel gebaut
    [late] nur noch das kleine ist frei
   *[free] nicht gebaut
}{ $rival ->
    [yes] ; ACME hat ein großes
   *[no] { "" }
}
ui-nlv-series = Straße { $street }: längste Serie { $length }{ $best ->
    [yes] , niemand hat eine längere
   *[no] { "" }
}

# Der Tisch
ui-nlv-no-card = Noch keine Karte
ui-nlv-next = Effekt der nächsten Runde: { $effect }
ui-nlv-cards-left = { $cards ->
    [one] { $cards } Karte kommt noch
   *[other] { $cards } Karten kommen noch
}
ui-nlv-role-number = Zahl
ui-nlv-role-effect = Effekt
ui-nlv-role-acme = Für ACME
ui-nlv-first = { $points } für die Ersten{ $gone ->
    [yes] , nicht mehr möglich
   *[no] { "" }
}
ui-nlv-later = { $points } später
ui-nlv-scored = Du hast { $points } gewertet.
ui-nlv-acme-has = ACME: { $points }
ui-nlv-claim = Werten
ui-nlv-bonus = Bonus des Bürgermeisters
ui-nlv-mode-card = Die { $number } der Karte
ui-nlv-mode-effect = Effekt
ui-nlv-easy = Leichte Eröffnung
ui-nlv-mode-easy = Leichte Eröffnung: { $number }
ui-nlv-mode-extend = Casino erweitern
ui-nlv-cost-pair = Kreist ein Paar Einweihungsfelder ein.
ui-nlv-cost-debt = Kreist ein Paar Einweihungsfelder und dessen Schuld ein.
ui-nlv-jump = { $count ->
    [one] { $count } Möglichkeit auf dem Wertungsbogen
   *[other] { $count } Möglichkeiten auf dem Wertungsbogen
}

# Bögen
ui-nlv-sheets = Wessen Bogen
ui-nlv-sheet-of = Bogen von { $name }
ui-nlv-you = { $name } (du)
ui-nlv-ready = hat bestätigt
ui-nlv-score-sheet = Wertungsbogen
ui-nlv-points = { $points } Punkte
ui-nlv-points-so-far = bisher { $points } Punkte
ui-nlv-ladder-inauguration = Einweihung
ui-nlv-ladder-hotel-large = Große
ui-nlv-ladder-hotel-small = Kleine
ui-nlv-ladder-streets = Straßenbonus
ui-nlv-ladder-golf-3 = PAR 3
ui-nlv-ladder-golf-4 = PAR 4
ui-nlv-ladder-golf-5 = PAR 5
ui-nlv-ladder-vip = VIP
ui-nlv-ladder-luxury = Luxus
ui-nlv-ladder-missing = Fehlende Linien
ui-nlv-improve-inauguration = die Einweihung
ui-nlv-improve-hotel-large = große Hotels
ui-nlv-improve-hotel-small = kleine Hotels
ui-nlv-improve-streets = den Straßenbonus
ui-nlv-improve-golf-3 = PAR-3-Löcher
ui-nlv-improve-golf-4 = PAR-4-Löcher
ui-nlv-improve-golf-5 = PAR-5-Löcher
ui-nlv-improve-vip = VIP-Casinos
ui-nlv-improve-luxury = Luxus-Casinos
ui-nlv-improve-missing = fehlende Linien
ui-nlv-from-to = { $what } ({ $from } → { $to })
ui-nlv-ladder-is = je { $value }, bisher { $count }
ui-nlv-bonus-is = { $value } für jede Straße, in der niemand eine längere Serie hat
ui-nlv-track = { $checked } von { $boxes } Feldern angekreuzt, davon { $count } nicht für einen Bonus benutzt
ui-nlv-boxes-count = { $count ->
    [one] { $count } Feld zählt
   *[other] { $count } Felder zählen
}
ui-nlv-show-is = Spalte { $column }: { $boxes } angekreuzt, { $points } Punkte

# Der Tresor
ui-nlv-safe = Tresor: { $bundles } Geldbündel für { $debts } Schulden{ $state ->
    [lost] ; so gehen { $penalty } Punkte verloren
    [thin] ; nur die Bank kann noch helfen
   *[fine] { "" }
}
ui-nlv-bundles = Geldbündel
ui-nlv-debts = Schulden
ui-nlv-loan-borrow = leiht Geld
ui-nlv-loan-decline = leiht nichts
ui-nlv-safe-start = Am Anfang
ui-nlv-safe-mafia = Mafia-Casinos besucht und eröffnet
ui-nlv-safe-bank = Die Bank ({ $many }, { $few } oder 0)
ui-nlv-safe-cranes = Baustellen fertig, nicht eröffnet
ui-nlv-safe-shows = Schulden der Shows
ui-nlv-safe-bonuses = Erweiterte Casinos
ui-nlv-safe-last = Letzter Platz der Einweihung
ui-nlv-bank = Die Bank
ui-nlv-bank-question = Würdest du Geld leihen? Deine Antwort bleibt bis zum Ende des Spiels geheim. Jedes Geldbündel bezahlt eine Schuld.
ui-nlv-bank-many = Mehr als die Hälfte will leihen: Alle bekommen { $bundles } Geldbündel.
ui-nlv-bank-few = Die Hälfte oder mehr will nicht: Alle bekommen { $bundles }.
ui-nlv-bank-none = Niemand will leihen: Niemand bekommt etwas.

# ACME
ui-nlv-acme = ACME, deine Konkurrenz
ui-nlv-architect = Architekt der Stufe { $level }
ui-nlv-acme-approvals = Genehmigungskarten
ui-nlv-approval = { $nth }: { $fulfils ->
    [yes] erfüllt das Projekt und baut
   *[no] kein Projekt, aber baut
} { $count ->
    [one] Hotel { $avenues }
   *[other] die Hotels { $avenues }
}
ui-nlv-settled = erledigt
ui-nlv-acme-pile = Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
ui-nlv-acme-look = Den Stapel ansehen
ui-nlv-acme-loan = Leiht Geld, wenn die beiseitegelegte Karte mindestens { $number } zeigt.
ui-nlv-acme-has-now = Hat
ui-nlv-acme-each = Wert
ui-nlv-acme-improves = Ab { $cards } Verbesserungskarten
ui-nlv-count-of = { $what }: { $count }

# Das Protokoll
ui-nlv-told-open = { $name } eröffnet { $place } mit { $number }.
ui-nlv-told-easy = { $name } eröffnet { $place } mit { $number } (Leichte Eröffnung).
ui-nlv-told-extend = { $name } erweitert ein Casino: { $number } in { $place }.
ui-nlv-told-free = { $name } nutzt die Freie Aktion.
ui-nlv-told-inaugurate = { $name } kreuzt ein Einweihungsfeld an.
ui-nlv-told-refuse = { $name } hat keine passende Zahl und kreuzt zwei Einweihungsfelder an.
ui-nlv-told-crane = { $name } stellt die Baustelle { $place } fertig.
ui-nlv-told-drive = { $name } fährt mit der Limousine: { $way }.
ui-nlv-told-show = { $name } führt eine Show auf (Spalte: { $column }).
ui-nlv-told-improve = { $name } verbessert { $what }.
ui-nlv-told-claim = { $name } wertet Projekt { $project }.
ui-nlv-told-reshuffle = { $name } lässt die Karten neu mischen.
ui-nlv-log-line = { $name }: { $what }
ui-nlv-log-loan-card = Die beiseitegelegte Karte ist eine { $number }: { $borrows ->
    [yes] ACME leiht Geld.
   *[no] ACME leiht nichts.
}

# Was kann ich tun
ui-nlv-now-over = Das Spiel ist zu Ende.
ui-nlv-now-sent = Bestätigt. Die anderen sind noch dran.
ui-nlv-now-wait = Im Moment ist nichts zu tun.
ui-nlv-now-loan = Entscheide geheim: Würdest du bei der Bank Geld leihen?
ui-nlv-now-loan-made = Bestätige deine Antwort an die Bank.
ui-nlv-now-pick = Nimm eine der drei Kombinationen.
ui-nlv-now-pick-solo = Nimm die Zahl einer Karte und den Effekt einer anderen; die dritte bekommt ACME.
ui-nlv-now-refuse = Keine Zahl passt. Kreuze stattdessen zwei Einweihungsfelder an.
ui-nlv-now-give = Wähle die Karte für ACME.
ui-nlv-now-open = Eröffne ein Casino: Wähle einen leuchtenden Platz in der Stadt.
ui-nlv-now-easy = Die Zahl passt nur mit Leichter Eröffnung: Wähle einen Platz.
ui-nlv-now-free = Freie Aktion: Wähle einen anderen Effekt, in der Stadt oder auf dem Wertungsbogen.
ui-nlv-now-inauguration = Kreuze ein Einweihungsfeld an oder bestätige ohne.
ui-nlv-now-construction = Stelle eine Baustelle fertig oder bestätige ohne.
ui-nlv-now-limousine = Fahre mit der Limousine eine leuchtende Straße entlang oder bestätige ohne.
ui-nlv-now-show = Führe eine Show auf: Wähle eine Spalte, oder bestätige und verliere den Stern.
ui-nlv-now-improvement = Verbessere einen Wert des Wertungsbogens oder bestätige ohne.
ui-nlv-now-extras = Bestätige deinen Zug, oder tu vorher noch etwas Leuchtendes.
ui-nlv-now-end = Bestätige deinen Zug.

# Die Anleitung für das erste Spiel
guide-new-las-vegas-welcome-title = Willkommen am Strip
guide-new-las-vegas-welcome = Du bist Architektin oder Architekt. Eröffne Casinos in vier Straßen und punkte mit Hotels, Shows, langen Serien, Golf und der Limousine. Die meisten Punkte gewinnen.
guide-new-las-vegas-introductory-title = Das Einführungsspiel
guide-new-las-vegas-introductory = Beim ersten Mal gibt es weder Golf noch Bank. In deinem Tresor liegen drei Geldbündel: Drei Schulden schaden also nicht.
guide-new-las-vegas-cards-title = Drei Kombinationen
guide-new-las-vegas-cards = Jedes Paar ist eine Zahl und ein Effekt. Nimm eines; andere dürfen dasselbe nehmen. Das kleine Zeichen bei einer Zahl ist der Effekt, der dort in der nächsten Runde liegt.
guide-new-las-vegas-solo-title = Allein gegen ACME
guide-new-las-vegas-solo = Von deinen drei Karten gibt eine die Zahl, eine andere den Effekt, und die dritte geht auf den Stapel von ACME, wo sie Punkte bringt. Wähle also auch, was ACME nicht bekommen soll.
guide-new-las-vegas-open-title = Ein Casino eröffnen
guide-new-las-vegas-open = In jeder Straße steigen die Zahlen von links nach rechts, und keine steht dort zweimal. Kleine gehören nach links, große nach rechts. Was leuchtet, ist erlaubt; das Schildchen sagt, was es sofort zur Summe beiträgt.
guide-new-las-vegas-series-title = Gerade oder ungerade
guide-new-las-vegas-series = Eine Reihe nur gerader oder nur ungerader Zahlen in einer Straße bringt ihre Länge, und einen Bonus, wenn dort niemand eine längere hat. Der helle Balken unter den Schildern zeigt sie, die Zahl steht am Ende der Straße.
guide-new-las-vegas-hotels-title = Hotels
guide-new-las-vegas-hotels = Sind alle vier Casinos einer Avenue eröffnet, wächst darunter das Hotel: ein großes, wenn du unter den Ersten bist, später ein kleines.
guide-new-las-vegas-projects-title = Projekte
guide-new-las-vegas-projects = Drei Projekte stehen allen offen. Den höheren Wert bekommen alle, die in derselben Runde die Ersten sind.
guide-new-las-vegas-golf-title = Golf
guide-new-las-vegas-golf = Dein erstes Casino in der obersten Straße baut das Loch darüber, ebenso jedes Casino neben einem eröffneten. Wer eines abseits eröffnet, verliert alle Löcher auf dieser Seite.
guide-new-las-vegas-bonus-title = Boni des Bürgermeisters
guide-new-las-vegas-bonus = Ein markiertes Paar angekreuzter Einweihungsfelder bezahlt einen Bonus je Runde: eine andere Zahl, einen anderen Effekt oder einen Zwilling nebenan (mit Schuld). Eingekreiste Felder zählen nicht mehr für die Einweihung.
guide-new-las-vegas-refuse-title = Keine Zahl passt
guide-new-las-vegas-refuse = Dann kreuzt du zwei Einweihungsfelder an und tust sonst nichts. Das letzte Feld beendet das Spiel.
guide-new-las-vegas-inauguration-title = Einweihung
guide-new-las-vegas-inauguration = Kreuze ein Feld der Leiste an. Wer am Ende die meisten übrig hat, punktet am meisten; wer die wenigsten hat, macht eine Schuld.
guide-new-las-vegas-construction-title = Bau
guide-new-las-vegas-construction = Streiche einen Kran, und das Casino kann ab der nächsten Runde eröffnet werden. Bis dahin ist seine Schuld offen.
guide-new-las-vegas-limousine-title = Die Limousine
guide-new-las-vegas-limousine = Ziehe eine Linie von Laterne zu Laterne. Rote Teppiche am Weg zählen, wenn ihr Casino am Ende eröffnet ist. Komm zum Flughafen zurück: Jede fehlende Linie kostet Punkte.
guide-new-las-vegas-show-title = Shows
guide-new-las-vegas-show = Du hast ein Casino mit Stern eröffnet: Kreise ihn ein und kreuze ein Feld einer Spalte an. Eine Spalte bringt zuerst zwei Schulden, die beim Weitergehen verschwinden.
guide-new-las-vegas-improvement-title = Verbesserungen
guide-new-las-vegas-improvement = Streiche einen Wert, und am Ende zählt der nächste. Verbessere, wovon du viel hast.
guide-new-las-vegas-claim-title = Ein Projekt ist erfüllt
guide-new-las-vegas-claim = Werte es jetzt: Die Punkte bleiben, auch wenn sich später etwas ändert.
guide-new-las-vegas-debts-title = Schulden und Tresor
guide-new-las-vegas-debts = Am Ende kostet jede Schuld ein Geldbündel. Reichen sie nicht, verlierst du 20 Punkte. Die Leiste über der Stadt zeigt beides.
guide-new-las-vegas-confirm-title = Bestätigen
guide-new-las-vegas-confirm = Bis du bestätigst, kannst du jeden Schritt zurücknehmen. Haben alle bestätigt, kommen die nächsten Karten.
guide-new-las-vegas-approvals-title = Genehmigungen für ACME
guide-new-las-vegas-approvals = Drei Genehmigungskarten liegen in der unteren Hälfte des Stapels. Jede lässt ACME Hotels bauen, manche auch ein Projekt erfüllen.
guide-new-las-vegas-end-title = Das Ende
guide-new-las-vegas-end = Das Spiel endet mit der Runde, in der jemand das letzte Einweihungsfeld ankreuzt, das dritte Projekt erfüllt oder alle gebauten Casinos eröffnet hat.
guide-new-las-vegas-score-title = Die Wertung
guide-new-las-vegas-score = Projekte, Einweihung, Shows, Hotels, Straßen, Golf und Limousine werden addiert; wer seine Schulden nicht bezahlen kann, verliert 20.
guide-new-las-vegas-loan-title = Die Bank fragt
guide-new-las-vegas-loan = Alle antworten geheim. Leihen viele, bekommen alle viele Geldbündel für ihre Schulden; leiht niemand, gibt es keine.
