# Lords of Vegas
game-lords-of-vegas = Lords of Vegas
score-lords-of-vegas-points = Punkte
score-lords-of-vegas-strip = Mit der Schlusskarte
score-lords-of-vegas-casinos = Boss von Casinos
score-lords-of-vegas-dice = Würfel am Strip
score-lords-of-vegas-money = Geld

word-company-albion = Albion
word-company-sphinx = Sphinx
word-company-vega = Vega
word-company-tivoli = Tivoli
word-company-pioneer = Pioneer
word-company-strip = Der Strip

step-lords-of-vegas-build = { $cost ->
    [0] Auf { $lot } ein { $company }-Casino bauen
   *[other] Für { $cost } $ auf { $lot } ein { $company }-Casino bauen
}
step-lords-of-vegas-sprawl = { $cost ->
    [0] { $company } auf { $lot } ausweiten
   *[other] Für { $cost } $ { $company } auf { $lot } ausweiten
}
step-lords-of-vegas-remodel = { $cost ->
    [0] Das Casino { $lot } zu { $company } umbauen
   *[other] Das Casino { $lot } für { $cost } $ zu { $company } umbauen
}
step-lords-of-vegas-reorganise = { $cost ->
    [0] Das Casino { $lot } neu organisieren
   *[other] Das Casino { $lot } für { $cost } $ neu organisieren
}
step-lords-of-vegas-arrange = Die { $value } auf { $lot } legen
step-lords-of-vegas-gamble = Im Casino { $lot } { $cost } $ wetten
step-lords-of-vegas-stand = Die ganze Wette behalten
step-lords-of-vegas-lay-off = Die Hälfte an die Bank abgeben
step-lords-of-vegas-turn-card = Die Karte aufdecken
step-lords-of-vegas-lift = Deinen Würfel von { $lot } nehmen
step-lords-of-vegas-give-up = Das Grundstück { $lot } aufgeben
step-lords-of-vegas-leave = Das gezogene Grundstück nicht nehmen
step-lords-of-vegas-end = Den Zug beenden
step-lords-of-vegas-offer = Angebot an { $name }: Du gibst { $give } und bekommst { $get }
step-lords-of-vegas-counter = Gegenangebot an { $name }: Du gibst { $give } und bekommst { $get }
step-lords-of-vegas-accept = Angebot von { $name } annehmen: Du gibst { $give } und bekommst { $get }
step-lords-of-vegas-reject = Das Angebot von { $name } ablehnen
step-lords-of-vegas-withdraw = Dein Angebot an { $name } zurückziehen
step-lords-of-vegas-offer-several = Einen Handel vorschlagen: { $deal }
step-lords-of-vegas-counter-several = Stattdessen einen anderen Handel vorschlagen: { $deal }
step-lords-of-vegas-accept-several = Dem Handel zustimmen: { $deal }
step-lords-of-vegas-reject-several = Den Handel ablehnen: { $deal }
step-lords-of-vegas-withdraw-several = Den eigenen Vorschlag zurückziehen: { $deal }

# Why a step is refused
error-lov-step = „{ $step }“ ist kein Schritt dieses Spiels.
error-lov-no-such-lot = Es gibt kein Grundstück „{ $lot }“; sie heißen A1 bis F9.
error-lov-no-such-company = Es gibt keine Gesellschaft „{ $company }“; es gibt: { $companies }.
error-lov-not-active = Das kann jetzt nur Spieler { $seat }; handeln dürfen alle.
error-lov-money = Du hast { $have } $; auf { $lot } zu bauen kostet { $cost } $.
error-lov-money-sprawl = Du hast { $have } $; dich auf { $lot } auszubreiten kostet { $cost } $.
error-lov-money-remodel = Du hast { $have } $; das Casino bei { $lot } umzubauen kostet { $cost } $.
error-lov-money-reorganise = Du hast { $have } $; das Casino bei { $lot } neu zu organisieren kostet { $cost } $.
error-lov-money-bet = Du hast { $have } $ und kannst nicht { $bet } $ wetten.
error-lov-no-tiles = Zu wenige { $company }-Plättchen: nötig { $need }, übrig { $left }.
error-lov-lot-built = Auf { $lot } liegt schon ein Casinoplättchen.
error-lov-lot-owned = { $lot } gehört Spieler { $seat }; ausbreiten kannst du dich nur auf ein Grundstück, das niemandem gehört.
error-lov-not-your-lot = { $lot } ist kein Grundstück von dir.
error-lov-not-adjacent = { $lot } grenzt mit keiner Seite an ein { $company }-Casino.
error-lov-not-boss = Du bist nicht der Boss des Casinos bei { $lot }.
error-lov-same-company = Das Casino bei { $lot } gehört schon zu { $company }.
error-lov-no-casino = Bei { $lot } steht kein Casino.
error-lov-no-die = Du hast keinen Würfel im Casino bei { $lot }.
error-lov-no-own-die = Du hast keinen Würfel auf { $lot }.
error-lov-rolled = Der Würfel auf { $lot } wurde in diesem Zug schon neu organisiert.
error-lov-gambled = Du hast in diesem Zug schon gewettet.
error-lov-own-casino = Bei { $lot } bist du selbst der Boss; wette in einem Casino, in dem du nicht Boss bist.
error-lov-no-boss = Das Casino bei { $lot } hat keinen Boss, gegen den man wetten kann.
error-lov-bet = „{ $bet }“ ist keine Wette; gewettet werden ganze Dollar ab 1.
error-lov-bet-limit = Das Limit bei { $lot } ist { $limit } $, nicht { $bet } $.
error-lov-arrange = Als Nächstes kommt ein Würfel für { $lot }. Möglich: { $steps }

# Why a deal is refused
error-lov-deal-form = Ein Handel schreibt sich wie offer:2:give=$5,A3,die@B2;get=die@C1 (eine Seite kann „nothing“ sein).
error-lov-deal-word = „{ $word }“ kann nicht gehandelt werden: nur Geld ($5), Grundstücke (A3), Würfel (die@B2) und Aktionen dessen, der am Zug ist.
error-lov-deal-twice = „{ $word }“ ist zweimal genannt.
error-lov-deal-no-action = „{ $word }“ ist nicht verkäuflich; Aktionen sind build, sprawl, remodel, reorganise und gamble.
error-lov-deal-one-action = Ein Handel in dieser Schreibweise enthält eine Aktion.
error-lov-deal-active = Nur Spieler { $seat }, der am Zug ist, kann eine Aktion verkaufen.
error-lov-deal-action = Die Aktion dieses Handels wäre nach dem Tausch nicht möglich.
error-lov-deal-self = Zum Handel gehören mindestens zwei verschiedene Spieler.
error-lov-deal-empty = Bei diesem Handel wechselt nichts den Besitzer.
error-lov-deal-not-now = Bring erst zu Ende, was begonnen hat, und handle dann.
error-lov-deal-money = Spieler { $seat } hat { $have } $ und kann nicht { $money } $ geben.
error-lov-deal-lot = { $lot } ist kein Grundstück von Spieler { $seat }.
error-lov-deal-die = Spieler { $seat } hat keinen Würfel auf { $lot }.
error-lov-deal-markers = Spieler { $seat } bräuchte mehr als { $most } Marker.
error-lov-deal-dice = Spieler { $seat } bräuchte mehr als { $most } Würfel.
error-lov-deal-other-terms = Das Angebot lautet anders. Zum Annehmen schreibe: { $offer }
error-lov-not-on-the-menu = Dieses Angebot hat keine Nummer, weil es nicht auf der Liste steht: { $step }. In Worten ist es möglich.
error-lov-no-offer = Spieler { $seat } hat dir nichts angeboten.
error-lov-no-own-offer = Du hast Spieler { $seat } nichts angeboten.
error-lov-deal-one-doer = In einem Handel führt nur eine Person Aktionen aus: die, die am Zug ist.
error-lov-sold = Nach dem Tausch könnte Spieler { $seat } das nicht tun: { $action }. Der Grund: { $reason }
error-lov-deal-many = Du hast schon { $most } Angebote offen; zieh erst eines zurück.
error-lov-deal-chance = Erst kommt eine Karte oder ein Würfel; danach kannst du annehmen.
error-lov-deal-half-done = Eine Aktion ist noch nicht abgeschlossen: Erst entscheidet Spieler { $seat }, dann wird gehandelt.
error-lov-deal-card = Die Karte ist aufgedeckt, aber noch nicht ausgezahlt; danach wird gehandelt.
error-lov-deal-lift = Spieler { $seat } muss erst einen Würfel frei machen: Jetzt geht nur ein Handel, der einen davon nimmt.
error-lov-deal-no-turn = Aktionen kann in einem Handel nur zusagen, wer am Zug ist; Spieler { $seat } ist nicht am Zug.
error-lov-which-offer = Es gibt mehrere; nenne eines davon: { $offers }
error-lov-no-such-offer = Dieses Angebot hast du nicht gemacht.

# Why a position is refused
error-lov-position-lot = { $where }: „{ $found }“ ist kein Grundstück.
impossible-lov-track = { $where }: Die Punkteleiste hat kein Feld { $points }.
impossible-lov-twice = { $where }: { $lot } kommt zweimal vor.
impossible-lov-markers = { $where }: Zu viele Marker: { $found } von { $most }.
impossible-lov-dice = { $where }: Zu viele Würfel von Spieler { $seat } auf dem Plan: { $found } von { $most }.
impossible-lov-tiles = { $where }: Zu viele { $company }-Plättchen: { $found } von { $most }.
impossible-lov-marker-on-tile = { $where }: Auf { $lot } liegen ein Plättchen und ein Marker.
impossible-lov-marker-undrawn = { $where }: Auf { $lot } liegt ein Marker, aber die Karte wurde nie gezogen.
impossible-lov-block-f = { $where }: { $lot } liegt im Block F, der zu zweit geschlossen ist.
impossible-lov-nobody-built = { $where }: Keine Karte des Casinos bei { $lot } wurde gezogen, also kann es niemand gebaut haben.
impossible-lov-tie = { $where }: Gleichstand um den Boss bei { $lot }; er wird sofort ausgewürfelt.
impossible-lov-drawn = { $where }: Gezogene Karten: { $found }; hier müssen es { $fewest } bis { $most } sein.
impossible-lov-end-card = { $where }: Die Schlusskarte kommt nach dem dritten Stapel und beendet die Partie.
impossible-lov-not-over = { $where }: Ohne Schlusskarte oder 90 Punkte ist die Partie nicht zu Ende.
impossible-lov-over = { $where }: Jemand hat { $points } Punkte, also ist die Partie zu Ende.
impossible-lov-start = { $where }: Vor dem ersten Zug hat jeder Spieler die Grundstücke seiner zwei Karten und sonst nichts.
impossible-lov-not-started = { $where }: Vor dem ersten Zug ist niemand aktiv.
impossible-lov-card = { $where }: Diese Karte passt nicht zu dem, was gerade geschieht.
impossible-lov-card-undrawn = { $where }: Die Karte { $card } wurde nicht gezogen.
impossible-lov-no-die = { $where }: Auf { $lot } steht kein Würfel.
impossible-lov-no-casino = { $where }: Bei { $lot } steht kein Casino mit Würfeln.
impossible-lov-not-this-turn = { $where }: In einem Zug, der nicht begonnen hat, kann nichts geschehen sein.
impossible-lov-gambled = { $where }: Eine Wette läuft, also hat der aktive Spieler gewettet.
impossible-lov-gamble-boss = { $where }: Das Casino bei { $lot } hat keinen anderen Boss, gegen den man wetten kann.
impossible-lov-bet = { $where }: Der aktive Spieler hat kein Geld für eine Wette.
impossible-lov-taking = { $where }: Nichts hindert den Spieler, das Grundstück der Karte { $card } zu nehmen, oder es gibt nichts zu nehmen.
impossible-lov-lifting = { $where }: Auf { $lot } kann kein Plättchen auf einen Würfel warten.
impossible-lov-roll = { $where }: Diese Würfel können nicht an der Reihe sein.
impossible-lov-reorganised = { $where }: Die Würfel des Casinos bei { $lot } gelten als neu organisiert.
impossible-lov-arranging = { $where }: Diese Würfel können nicht noch zu verteilen sein.
impossible-lov-contenders = { $where }: Um den ersten Zug würfeln mindestens zwei Spieler.
impossible-lov-nothing-pending = { $where }: Es steht nichts aus.
impossible-lov-offer = { $where }: Ein Angebot geht von einem Spieler an einen anderen, immer nur eines zur selben Zeit, und wer es macht, hat in diesem Zug etwas angeboten.
impossible-lov-no-break = { $where }: In Version 1 der Regeln gibt es keine Pause vor einer Karte.

# What happened
log-lov-start-card = { $seat } beginnt mit { $lot } und { $money } $.
log-lov-start-roll = { $seat } würfelt { $value }.
log-lov-first = { $seat } hat den ersten Zug.
log-lov-card = { $seat } zieht { $lot }.
log-lov-end-card = { $seat } zieht die Schlusskarte.
log-lov-take-over = { $seat } übernimmt { $lot } von { $other } (Würfel: { $value }).
log-lov-take-empty = { $seat } übernimmt { $lot } (Würfel: { $value }).
log-lov-leave = { $seat } lässt { $lot } liegen.
log-lov-give-up = { $seat } gibt { $lot } auf.
log-lov-lift = { $seat } nimmt einen Würfel von { $lot }.
log-lov-rent = { $seat } bekommt { $money } $ für Grundstücke.
log-lov-income = { $seat } bekommt { $money } $ von { $company } { $lot }.
log-lov-points = { $points ->
    [one] { $seat } bekommt { $points } Punkt für { $company } { $lot }
   *[other] { $seat } bekommt { $points } Punkte für { $company } { $lot }
}: { $before } → { $after }{ $lost ->
    [true] . An der Lücke der Leiste verfällt der Rest.
   *[false] .
}
log-lov-build = { $seat } baut für { $money } $ auf { $lot } ein { $company }-Casino (Würfel: { $value }).
log-lov-sprawl = { $seat } weitet { $company } für { $money } $ auf { $lot } aus (Würfel: { $value }).
log-lov-remodel = { $seat } baut das Casino { $lot } für { $money } $ zu { $company } um.
log-lov-reorganise = { $seat } organisiert das Casino { $lot } für { $money } $ neu.
log-lov-roll = { $lot }: { $seat } würfelt { $value }.
log-lov-tie = Gleichstand um den Boss im Casino { $lot } mit { $value }: Diese Würfel werden neu geworfen.
log-lov-gamble = { $seat } wettet im Casino { $lot } { $money } $ gegen { $other }.
log-lov-stand = { $seat } behält die ganze Wette.
log-lov-lay-off = { $seat } gibt die halbe Wette an die Bank ab.
log-lov-gamble-won = { $first } + { $second } = { $total }: { $seat } gewinnt { $money } $, davon { $share } $ von { $other }.
log-lov-gamble-lost = { $first } + { $second } = { $total }: { $seat } verliert { $money } $, davon { $share } $ an { $other }.
log-lov-offer = { $seat } macht { $other } ein Angebot: { $terms }.
log-lov-deal = { $seat } und { $other } sind sich einig: { $terms }.
log-lov-reject = { $seat } lehnt das Angebot von { $other } ab.
log-lov-withdraw = { $seat } zieht das Angebot an { $other } zurück.
log-lov-offer-of-several = { $seat } schlägt einen Handel zwischen mehreren vor: { $deal }
log-lov-deal-of-several = Der von { $seat } vorgeschlagene Handel ist beschlossen: { $deal }
log-lov-agree = { $seat } ist mit dem Handel von { $other } einverstanden.
log-lov-sold-dropped = Die Würfel erlauben { $seat } diesen Teil des Handels nicht mehr: { $action }
lov-terms = { $give } für { $get }
