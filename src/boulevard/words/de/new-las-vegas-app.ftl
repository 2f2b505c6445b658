# Welcome to New Las Vegas im Browser: die Zeichnung in Worten, was man tun kann, die Anleitung für das erste Spiel.

# Orte und Karten
ui-nlv-at = Straße { $street }, Avenue { $avenue }
ui-nlv-number-at = { $number } in { $place }
ui-nlv-pair = { $number } und { $effect }
ui-nlv-pair-solo = { $number } und { $effect } (ACME bekommt { $card })
ui-nlv-way-passing = { $way }, vorbei an { $casinos }
ui-nlv-go-n = Norden
ui-nlv-go-e = Osten
ui-nlv-go-s = Süden
ui-nlv-go-w = Westen

# Ein Casino
ui-nlv-is-crane = Baustelle
ui-nlv-is-empty = nicht eröffnet
ui-nlv-is-open = mit { $number } eröffnet
ui-nlv-is-extended = mit { $number } erweitert
ui-nlv-debt-open = fertiggestellt, Schuldschein noch offen
ui-nlv-star = Stern
ui-nlv-star-won = Show aufgeführt
ui-nlv-star-lost = Show verloren
ui-nlv-kind-vip = VIP-Casino
ui-nlv-kind-luxury = Luxus-Casino
ui-nlv-kind-mafia = Mafia-Casino
ui-nlv-passed = die Limousine war hier

# Die Zeichnung
ui-nlv-city = Die Stadt
ui-nlv-near = Straße { $street } von Nahem, Auswahl { $nth } von { $all }
ui-nlv-near-back = Vorige Auswahl
ui-nlv-near-on = Nächste Auswahl
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
   *[no] {""}
}
ui-nlv-series = Straße { $street }: längste Serie { $length }{ $best ->
    [yes] , niemand hat eine längere
   *[no] {""}
}

# Der Tisch
# On a card, in few letters
ui-nlv-effect-inauguration = Einweihen
ui-nlv-effect-construction = Bauen
ui-nlv-effect-limousine = Fahren
ui-nlv-effect-show = Show
ui-nlv-effect-improvement = Aufwerten
ui-nlv-no-card = Noch keine Karte
ui-nlv-next = Effekt der nächsten Runde: { $effect }
ui-nlv-cards-left = { $cards ->
    [one] { $cards } Karte kommt noch
   *[other] { $cards } Karten kommen noch
}
ui-nlv-first = { $points } für die Ersten{ $gone ->
    [yes] {" "}(nicht mehr möglich)
   *[no] {""}
}
ui-nlv-later = { $points } später
ui-nlv-scored = { $points ->
    [one] Du hast dafür { $points } Punkt bekommen.
   *[other] Du hast dafür { $points } Punkte bekommen.
}
ui-nlv-acme-has = ACME: { $points }
ui-nlv-claim = Punkte eintragen
ui-nlv-bonus = Boni der Bürgermeisterin
ui-nlv-mode-card = Die { $number } der Karte
ui-nlv-mode-effect = Effekt
ui-nlv-easy = Leichte Eröffnung
ui-nlv-mode-easy = Leichte Eröffnung: { $number }
ui-nlv-mode-extend = Casino-Erweiterung
ui-nlv-cost-pair = Kreist ein Paar Einweihungsfelder ein.
ui-nlv-cost-debt = Kreist ein Paar Einweihungsfelder und dessen Schuldschein ein.

# Bögen
ui-nlv-sheet-of = Bogen: { $name }
ui-nlv-score-sheet = Wertungsbogen
ui-nlv-points-so-far = { $points ->
    [one] bisher { $points } Punkt
   *[other] bisher { $points } Punkte
}
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
ui-nlv-track = { $checked } von { $boxes } Feldern angekreuzt, nicht für einen Bonus genutzt: { $count }
ui-nlv-boxes-count = { $count ->
    [one] { $count } Feld zählt
   *[other] { $count } Felder zählen
}
ui-nlv-show-is = Spalte { $column }: { $boxes ->
    [one] { $boxes } Feld durchgestrichen
   *[other] { $boxes } Felder durchgestrichen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Der Tresor
ui-nlv-safe = Tresor: { $bundles ->
    [one] { $bundles } Geldbündel
   *[other] { $bundles } Geldbündel
} für { $debts ->
    [one] { $debts } Schuldschein
   *[other] { $debts } Schuldscheine
}{ $state ->
    [lost] ; so gehen { $penalty } Punkte verloren
    [thin] ; nur die Bank kann noch helfen
   *[fine] {""}
}
ui-nlv-debts = Schuldscheine
ui-nlv-loan-borrow = nimmt einen Kredit
ui-nlv-loan-decline = nimmt keinen Kredit
ui-nlv-safe-start = Am Anfang
ui-nlv-safe-mafia = Mafia-Casinos besucht und eröffnet
ui-nlv-safe-cranes = Fertiggestellt, noch nicht eröffnet
ui-nlv-safe-shows = Schuldscheine der Shows
ui-nlv-safe-bonuses = Erweiterte Casinos
ui-nlv-safe-last = Letzter Rang der Einweihung
ui-nlv-safe-if-none = wenn sonst niemand den Kredit will
ui-nlv-safe-if-some = { $count ->
    [one] wenn noch { $count } Person den Kredit will
   *[other] wenn noch { $count } Personen den Kredit wollen
}
ui-nlv-safe-if-range = wenn noch { $fewest } bis { $most } Personen den Kredit wollen
ui-nlv-safe-if-most = { $count ->
    [one] wenn höchstens noch { $count } Person den Kredit will
   *[other] wenn höchstens noch { $count } Personen den Kredit wollen
}
ui-nlv-safe-if-acme = wenn ACME den Kredit will
ui-nlv-safe-if-not-acme = wenn ACME den Kredit nicht will
ui-nlv-safe-lost-if = −{ $points }, { $condition }
ui-nlv-safe-alone = Ohne die Bank
ui-nlv-safe-from-bank = Von der Bank
ui-nlv-safe-covered = gedeckt
ui-nlv-safe-clear = Keine Schuldscheine
ui-nlv-safe-lane = { $condition }: { $bundles } Geldbündel
ui-nlv-bank = Die Bank
ui-nlv-bank-question = Würdest du einen Kredit aufnehmen? Deine Antwort bleibt bis zum Ende der Partie geheim. Jedes Geldbündel bezahlt einen Schuldschein.
ui-nlv-bank-many = Mehr als die Hälfte will den Kredit: Alle bekommen { $bundles } Geldbündel.
ui-nlv-bank-few = Die Hälfte oder mehr will nicht: Alle bekommen { $bundles }.
ui-nlv-bank-none = Niemand will ihn: Niemand bekommt etwas.

# ACME
ui-nlv-acme = ACME, deine Konkurrenz
ui-nlv-architect = Architekt der Stufe { $level }
ui-nlv-acme-approvals = Genehmigungskarten
ui-nlv-approval = { $nth }: { $fulfils ->
    [yes] erfüllt das Projekt und baut
   *[no] erfüllt das Projekt nicht, baut aber
} { $count ->
    [one] das Hotel { $avenues }
   *[other] die Hotels { $avenues }
}
ui-nlv-settled = erledigt
ui-nlv-acme-pile = Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
ui-nlv-acme-look = Den Stapel ansehen
ui-nlv-acme-loan = Nimmt den Kredit, wenn die beiseitegelegte Karte mindestens { $number } zeigt.
ui-nlv-acme-has-now = Hat
ui-nlv-acme-each = Wert
ui-nlv-acme-improves = { $cards ->
    [one] Ab { $cards } Verbesserungskarte
   *[other] Ab { $cards } Verbesserungskarten
}

# Was kann ich tun
ui-nlv-now-sent = Bestätigt. Die anderen sind noch dran.
ui-nlv-now-wait = Im Moment ist nichts zu tun.
ui-nlv-now-loan = Würdest du einen Kredit aufnehmen?
ui-nlv-now-loan-made = Bestätige deine Antwort an die Bank.
ui-nlv-now-pick = Nimm eine der drei Kombinationen.
ui-nlv-now-pick-solo = Nimm die Zahl einer Karte und den Effekt einer anderen; die dritte bekommt ACME.
ui-nlv-now-refuse = Keine Zahl passt: Kreuze stattdessen zwei Einweihungsfelder an.
ui-nlv-now-give = Wähle die Karte für ACME.
ui-nlv-now-open = Eröffne ein leuchtendes Casino.
ui-nlv-now-easy = Die Zahl passt nur mit dem Bonus „Leichte Eröffnung“: Wähle ein Feld.
ui-nlv-now-free = Freie Aktion: Wähle einen anderen Effekt, in der Stadt oder auf dem Wertungsbogen.
ui-nlv-now-inauguration = Kreuze ein Einweihungsfeld an oder bestätige ohne.
ui-nlv-now-construction = Stelle eine Baustelle fertig oder bestätige ohne.
ui-nlv-now-limousine = Lass die Limousine eine leuchtende Straße entlangfahren oder bestätige ohne.
ui-nlv-now-show = Führe eine Show auf: Wähle eine Spalte, oder bestätige und verliere den Stern.
ui-nlv-now-improvement = Verbessere einen Wert des Wertungsbogens oder bestätige ohne.
ui-nlv-now-extras = Bestätige deine Runde, oder nutze vorher eine der leuchtenden Möglichkeiten.
ui-nlv-now-end = Bestätige deine Runde.

# Die Anleitung für das erste Spiel
guide-new-las-vegas-welcome = Wer die meisten Punkte hat, gewinnt. Eröffne Casinos in vier Straßen und punkte mit Hotels, Shows, langen Serien, Golf und der Limousine.
guide-new-las-vegas-introductory = Die erste Partie spielt man ohne Golf und ohne Bank. In deinem Tresor liegen drei Geldbündel: Drei Schuldscheine schaden also nicht.
guide-new-las-vegas-cards = Jedes Paar besteht aus einer Zahl und einem Effekt. Nimm eines; andere dürfen dasselbe nehmen. Das kleine Zeichen bei einer Zahl ist der Effekt, der dort in der nächsten Runde liegt.
guide-new-las-vegas-solo = Von deinen drei Karten gibt eine die Zahl, eine andere den Effekt, und die dritte geht auf den Stapel von ACME, wo sie Punkte bringt. Überlege also auch, was ACME nicht bekommen soll.
guide-new-las-vegas-open = In jeder Straße steigen die Zahlen von links nach rechts, und keine steht dort zweimal. Kleine gehören nach links, große nach rechts. Was leuchtet, ist erlaubt; das Schildchen sagt, was es sofort zur Summe beiträgt.
guide-new-las-vegas-series = Eine Reihe nur gerader oder nur ungerader Zahlen in einer Straße bringt einen Punkt je Casino, und einen Bonus, wenn dort niemand eine längere hat. Der helle Balken unter den Schildern zeigt sie, ihre Länge steht am Ende der Straße.
guide-new-las-vegas-hotels = Sind alle vier Casinos einer Avenue eröffnet, wächst darunter das Hotel: ein großes, wenn du unter den Ersten bist, später ein kleines.
guide-new-las-vegas-projects = Drei Projekte stehen allen offen. Den höheren Wert bekommen alle, die es in der ersten Runde erfüllen, in der es jemand schafft.
guide-new-las-vegas-golf = Dein erstes Casino in der obersten Straße baut das Loch darüber, ebenso jedes Casino neben einem eröffneten. Wer eines abseits eröffnet, verliert alle Löcher auf dieser Seite.
guide-new-las-vegas-bonus = Einmal je Runde bezahlt ein auf der Leiste markiertes Paar, dessen Felder beide angekreuzt sind, einen Bonus: eine andere Zahl, einen anderen Effekt oder einen Zwilling nebenan (mit Schuldschein). Eingekreiste Felder zählen nicht mehr für die Einweihung.
guide-new-las-vegas-refuse = Dann kreuzt du zwei Einweihungsfelder an und tust sonst nichts. Das letzte Feld beendet die Partie.
guide-new-las-vegas-inauguration = Kreuze ein Feld der Leiste an. Wer am Ende die meisten übrig hat, punktet am meisten; wer die wenigsten hat, bekommt einen Schuldschein.
guide-new-las-vegas-construction = Streiche einen Kran durch: Das Casino ist fertig und kann ab der nächsten Runde eröffnet werden. Bis dahin ist sein Schuldschein offen.
guide-new-las-vegas-limousine = Ziehe eine Linie von Laterne zu Laterne. Rote Teppiche am Weg zählen, wenn ihr Casino am Ende eröffnet ist. Komm zum Flughafen zurück: Jede fehlende Linie kostet Punkte.
guide-new-las-vegas-show = Du hast ein Casino mit Stern eröffnet: Kreise ihn ein und streiche ein Feld einer Spalte durch. Das erste Feld einer Spalte bringt zwei Schuldscheine, die du mit weiteren Feldern dieser Spalte tilgst.
guide-new-las-vegas-improvement = Streiche einen Wert durch, und am Ende zählt der nächste. Verbessere, wovon du viel hast.
guide-new-las-vegas-claim = Trage die Punkte jetzt ein; sie bleiben, auch wenn sich später etwas ändert.
guide-new-las-vegas-debts = Am Ende kostet jeder Schuldschein ein Geldbündel. Reichen sie nicht, verlierst du 20 Punkte. Die Leiste über der Stadt zeigt beides.
guide-new-las-vegas-confirm = Bis du bestätigst, kannst du jeden Schritt rückgängig machen. Haben alle bestätigt, kommen die nächsten Karten.
guide-new-las-vegas-lesson-1-pick = Nimm das Paar mit dem Kran: Mit der Zahl eröffnest du ein Casino, und eines im Bau wird fertig.
guide-new-las-vegas-lesson-2-pick = Nimm das Paar mit der Limousine: Nach der Zahl fährt sie von Laterne zu Laterne.
guide-new-las-vegas-lesson-3-pick = Nimm das Paar mit dem Pfeil: Es macht etwas wertvoller, das du sammelst.
guide-new-las-vegas-approvals = Drei Genehmigungskarten liegen in der unteren Hälfte des Stapels. Jede lässt ACME Hotels bauen, manche auch ein Projekt erfüllen.
guide-new-las-vegas-end = Die Partie endet mit der Runde, in der jemand das letzte Einweihungsfeld ankreuzt, das dritte Projekt erfüllt oder alle fertigen Casinos eröffnet hat.
guide-new-las-vegas-score = Projekte, Einweihung, Shows, Hotels, Straßen, Golf und Limousine werden addiert; wer seine Schuldscheine nicht bezahlen kann, verliert 20.
guide-new-las-vegas-loan = Alle antworten geheim. Nehmen viele den Kredit, bekommen alle viele Geldbündel für ihre Schuldscheine; nimmt ihn niemand, gibt es keine.
