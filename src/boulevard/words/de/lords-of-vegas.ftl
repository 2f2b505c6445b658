# Lords of Vegas
game-lords-of-vegas = Lords of Vegas
score-lords-of-vegas-points = Punkte

company-lov-albion = Albion (lila)
company-lov-sphinx = Sphinx (gold)
company-lov-vega = Vega (blau)
company-lov-tivoli = Tivoli (grau)
company-lov-pioneer = Pioneer (braun)

step-lords-of-vegas-build = Bauen auf { $rest }
step-lords-of-vegas-sprawl = Ausbreiten auf { $rest }
step-lords-of-vegas-remodel = Das Casino { $rest } umbauen
step-lords-of-vegas-reorganise = Das Casino { $rest } neu organisieren
step-lords-of-vegas-arrange = Deinen Würfel legen auf { $rest }
step-lords-of-vegas-gamble = Wetten im Casino { $rest }
step-lords-of-vegas-stand = Die ganze Wette behalten
step-lords-of-vegas-lay-off = Die halbe Wette an die Bank abgeben
step-lords-of-vegas-lift = Deinen Würfel nehmen von { $rest }
step-lords-of-vegas-give-up = Das Grundstück { $rest } aufgeben
step-lords-of-vegas-leave = Das gezogene Grundstück nicht nehmen
step-lords-of-vegas-end = Den Zug beenden
step-lords-of-vegas-offer = Angebot an Platz { $rest }
step-lords-of-vegas-counter = Gegenangebot an Platz { $rest }
step-lords-of-vegas-accept = Das Angebot annehmen von Platz { $rest }
step-lords-of-vegas-reject = Das Angebot ablehnen von Platz { $rest }
step-lords-of-vegas-withdraw = Das Angebot zurückziehen an Platz { $rest }

# Why a step is refused
error-lov-step = „{ $step }“ ist kein Schritt dieses Spiels.
error-lov-no-such-lot = Es gibt kein Grundstück „{ $lot }“; sie heißen A1 bis F9.
error-lov-no-such-company = Es gibt keine Gesellschaft „{ $company }“; es gibt: { $companies }.
error-lov-not-active = Das kann jetzt nur Platz { $seat }; handeln dürfen alle.
error-lov-money = Du hast { $have } $, bauen auf { $lot } kostet { $cost } $.
error-lov-money-sprawl = Du hast { $have } $, ausbreiten auf { $lot } kostet { $cost } $.
error-lov-money-remodel = Du hast { $have } $, das Casino bei { $lot } umzubauen kostet { $cost } $.
error-lov-money-reorganise = Du hast { $have } $, das Casino bei { $lot } neu zu organisieren kostet { $cost } $.
error-lov-money-bet = Du hast { $have } $ und kannst nicht { $bet } $ wetten.
error-lov-no-tiles = { $left ->
    [0] Von { $company } ist kein Plättchen übrig
    [one] Von { $company } ist nur ein Plättchen übrig
   *[other] Von { $company } sind nur { $left } Plättchen übrig
}; nötig: { $need }.
error-lov-lot-built = Auf { $lot } liegt schon ein Casinoplättchen.
error-lov-lot-owned = { $lot } gehört Platz { $seat }; ausbreiten geht nur auf ein Grundstück, das niemandem gehört.
error-lov-not-your-lot = { $lot } ist kein Grundstück von dir.
error-lov-not-adjacent = { $lot } grenzt mit keiner Seite an ein Casino von { $company }.
error-lov-not-boss = Du bist nicht der Boss des Casinos bei { $lot }.
error-lov-same-company = Das Casino bei { $lot } gehört schon zu { $company }.
error-lov-no-casino = Bei { $lot } steht kein Casino.
error-lov-no-die = Du hast keinen Würfel im Casino bei { $lot }.
error-lov-no-own-die = Du hast keinen Würfel auf { $lot }.
error-lov-rolled = Der Würfel auf { $lot } wurde in diesem Zug schon neu organisiert.
error-lov-gambled = Du hast in diesem Zug schon gewettet.
error-lov-own-casino = Bei { $lot } bist du selbst der Boss; wette im Casino eines anderen.
error-lov-no-boss = Das Casino bei { $lot } hat keinen Boss, gegen den man wetten kann.
error-lov-bet = „{ $bet }“ ist keine Wette; gewettet werden ganze Dollar ab 1.
error-lov-bet-limit = Das Limit bei { $lot } ist { $limit } $, nicht { $bet } $.
error-lov-arrange = Als Nächstes kommt ein Würfel für { $lot }. Möglich: { $steps }

# Why a deal is refused
error-lov-deal-form = Ein Handel schreibt sich wie offer:2:give=$5,A3,die@B2;get=die@C1 (eine Seite kann „nothing“ sein).
error-lov-deal-word = „{ $word }“ kann nicht gehandelt werden: nur Geld ($5), Grundstücke (A3), Würfel (die@B2) und eine Aktion des aktiven Platzes.
error-lov-deal-twice = „{ $word }“ ist zweimal genannt.
error-lov-deal-no-action = „{ $word }“ ist nicht verkäuflich; Aktionen sind build, sprawl, remodel, reorganise und gamble.
error-lov-deal-one-action = Ein Handel enthält höchstens eine Aktion.
error-lov-deal-active = Nur Platz { $seat }, der am Zug ist, kann eine Aktion verkaufen.
error-lov-deal-action = Die Aktion dieses Handels wäre nach dem Tausch nicht möglich.
error-lov-deal-self = Zum Handel gehören zwei Plätze.
error-lov-deal-empty = Ein Handel, bei dem nichts den Besitzer wechselt, ist keiner.
error-lov-deal-not-now = Jetzt kein Handel: erst muss fertig werden, was begonnen hat.
error-lov-deal-money = Platz { $seat } hat { $have } $ und kann nicht { $money } $ geben.
error-lov-deal-lot = { $lot } ist kein Grundstück von Platz { $seat }.
error-lov-deal-die = Platz { $seat } hat keinen Würfel auf { $lot }.
error-lov-deal-markers = Platz { $seat } bräuchte mehr als seine { $most } Marker.
error-lov-deal-dice = Platz { $seat } bräuchte mehr als seine { $most } Würfel.
error-lov-deal-other-terms = Das Angebot lautet anders. Um es anzunehmen, sage: { $offer }
error-lov-no-offer = Platz { $seat } hat dir nichts angeboten.
error-lov-no-own-offer = Du hast Platz { $seat } nichts angeboten.

# Why a position is refused
error-lov-position-lot = { $where }: „{ $found }“ ist kein Grundstück.
impossible-lov-track = { $where }: die Punkteleiste hat kein Feld { $points }.
impossible-lov-twice = { $where }: { $lot } kommt zweimal vor.
impossible-lov-markers = { $where }: { $found } Marker, ein Platz hat { $most }.
impossible-lov-dice = { $where }: Platz { $seat } hat { $found } Würfel auf dem Plan, besitzt aber { $most }.
impossible-lov-tiles = { $where }: { $found } Plättchen von { $company }, es gibt { $most }.
impossible-lov-marker-on-tile = { $where }: auf { $lot } liegen ein Plättchen und ein Marker.
impossible-lov-marker-undrawn = { $where }: auf { $lot } liegt ein Marker, aber die Karte wurde nie gezogen.
impossible-lov-block-f = { $where }: { $lot } liegt im Block F, der zu zweit nicht benutzt wird.
impossible-lov-nobody-built = { $where }: keine Karte des Casinos bei { $lot } wurde gezogen, also kann es niemand gebaut haben.
impossible-lov-tie = { $where }: Gleichstand um den Boss bei { $lot }; er wird sofort ausgewürfelt.
impossible-lov-drawn = { $where }: { $found } Karten sind gezogen; hier müssen es { $fewest } bis { $most } sein.
impossible-lov-end-card = { $where }: die Schlusskarte kommt nach dem dritten Stapel und beendet das Spiel.
impossible-lov-not-over = { $where }: ohne Schlusskarte oder 90 Punkte ist das Spiel nicht zu Ende.
impossible-lov-over = { $where }: jemand hat { $points } Punkte, also ist das Spiel zu Ende.
impossible-lov-start = { $where }: vor dem ersten Zug hat jeder Platz die Grundstücke seiner zwei Karten und sonst nichts.
impossible-lov-not-started = { $where }: vor dem ersten Zug ist niemand aktiv.
impossible-lov-card = { $where }: diese Karte passt nicht zu dem, was gerade geschieht.
impossible-lov-card-undrawn = { $where }: die Karte { $card } wurde nicht gezogen.
impossible-lov-no-die = { $where }: auf { $lot } steht kein Würfel.
impossible-lov-no-casino = { $where }: bei { $lot } steht kein Casino mit Würfeln.
impossible-lov-not-this-turn = { $where }: in einem Zug, der nicht begonnen hat, kann nichts geschehen sein.
impossible-lov-gambled = { $where }: eine Wette läuft, also hat der Platz gewettet.
impossible-lov-gamble-boss = { $where }: das Casino bei { $lot } hat keinen anderen Boss, gegen den man wetten kann.
impossible-lov-bet = { $where }: der Platz hat kein Geld für eine Wette.
impossible-lov-taking = { $where }: nichts hindert den Platz, das Grundstück der Karte { $card } zu nehmen, oder es gibt nichts zu nehmen.
impossible-lov-lifting = { $where }: auf { $lot } kann kein Plättchen auf einen Würfel warten.
impossible-lov-roll = { $where }: diese Würfel können nicht an der Reihe sein.
impossible-lov-reorganised = { $where }: die Würfel des Casinos bei { $lot } gelten als neu organisiert.
impossible-lov-arranging = { $where }: diese Würfel können nicht noch zu verteilen sein.
impossible-lov-contenders = { $where }: um den ersten Zug würfeln mindestens zwei Plätze.
impossible-lov-nothing-pending = { $where }: es steht nichts aus.
impossible-lov-offer = { $where }: ein Angebot geht von einem Platz an einen anderen, eines zur Zeit, und sein Platz hat in diesem Zug etwas angeboten.

# What happened
log-lov-start-card = Platz { $seat } bekommt { $lot } und { $money } $.
log-lov-start-roll = Platz { $seat } würfelt { $value }.
log-lov-first = Platz { $seat } hat den ersten Zug.
log-lov-card = Platz { $seat } zieht { $lot }.
log-lov-end-card = Platz { $seat } zieht die Schlusskarte.
log-lov-take-over = { $other ->
    [0] Platz { $seat } übernimmt { $lot } mit einer { $value }.
   *[other] Platz { $seat } übernimmt { $lot } mit einer { $value } von Platz { $other }.
}
log-lov-leave = Platz { $seat } lässt { $lot } liegen.
log-lov-give-up = Platz { $seat } gibt { $lot } auf.
log-lov-lift = Platz { $seat } nimmt seinen Würfel von { $lot }.
log-lov-rent = Grundstücke bringen Platz { $seat } { $money } $.
log-lov-income = Das { $company }-Casino { $lot } zahlt Platz { $seat } { $money } $.
log-lov-points = Das { $company }-Casino { $lot } bringt Platz { $seat } { $points } Punkte: { $before } → { $after }.
log-lov-build = Platz { $seat } baut { $company } auf { $lot } für { $money } $, mit einer { $value }.
log-lov-sprawl = Platz { $seat } breitet { $company } auf { $lot } aus für { $money } $, mit einer { $value }.
log-lov-remodel = Platz { $seat } baut das Casino { $lot } zu { $company } um für { $money } $.
log-lov-reorganise = Platz { $seat } organisiert das Casino { $lot } neu für { $money } $.
log-lov-roll = Der Würfel von Platz { $seat } auf { $lot } zeigt { $value }.
log-lov-tie = Gleichstand um den Boss im Casino { $lot } mit { $value }: diese Würfel rollen noch einmal.
log-lov-gamble = Platz { $seat } wettet { $money } $ im Casino { $lot } von Platz { $other }.
log-lov-stand = Platz { $seat } behält die ganze Wette.
log-lov-lay-off = Platz { $seat } gibt die halbe Wette an die Bank ab.
log-lov-gamble-won = { $first } und { $second } sind { $total }: Platz { $seat } gewinnt { $money } $, davon { $share } $ von Platz { $other }.
log-lov-gamble-lost = { $first } und { $second } sind { $total }: Platz { $seat } verliert { $money } $, davon { $share } $ an Platz { $other }.
log-lov-offer = Platz { $seat } bietet Platz { $other } an: { $terms }
log-lov-deal = Platz { $seat } und Platz { $other } sind sich einig: { $terms }
log-lov-reject = Platz { $seat } lehnt das Angebot von Platz { $other } ab.
log-lov-withdraw = Platz { $seat } zieht sein Angebot an Platz { $other } zurück.
