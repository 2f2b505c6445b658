# Lords of Vegas im Browser
lov-money = { $money } $
lov-price = { $money } $
lov-company-albion = Albion
lov-company-sphinx = Sphinx
lov-company-vega = Vega
lov-company-tivoli = Tivoli
lov-company-pioneer = Pioneer
lov-company-strip = Der Strip
lov-strip = Der Strip
lov-strip-label = Der Strip: 48 Grundstücke. Pfeiltasten führen von einem zum nächsten, Eingabe wählt.
lov-nothing = nichts
lov-rule = Die Regel

# Schritte
lov-verb-build = Bauen
lov-verb-sprawl = Ausbreiten
lov-verb-remodel = Umbauen
lov-verb-reorganise = Neu organisieren
lov-verb-gamble = Wetten
lov-do-build = { $company } auf { $lot } bauen für { $cost }
lov-do-sprawl = { $company } auf { $lot } ausbreiten für { $cost }
lov-do-remodel = Das Casino { $lot } zu { $company } umbauen für { $cost }
lov-do-reorganise = Das Casino { $lot } neu organisieren für { $cost }
lov-do-gamble = { $cost } im Casino { $lot } wetten
lov-do-arrange = Die { $value } auf { $lot } legen
lov-do-lift = Deinen Würfel von { $lot } nehmen
lov-do-give-up = Das Grundstück { $lot } aufgeben
lov-do-leave = Das gezogene Grundstück liegen lassen
lov-do-stand = Die ganze Wette behalten
lov-do-lay-off = Die Hälfte an die Bank abgeben
lov-do-end = Den Zug beenden
lov-do-offer = Angebot an { $name }: du gibst { $give } und bekommst { $get }
lov-do-counter = Gegenangebot an { $name }: du gibst { $give } und bekommst { $get }
lov-do-accept = Von { $name } annehmen: du gibst { $give } und bekommst { $get }
lov-do-reject = Das Angebot von { $name } ablehnen
lov-do-withdraw = Dein Angebot an { $name } zurückziehen

# Was kann ich jetzt tun
lov-prompt-over = Das Spiel ist zu Ende.
lov-prompt-wait = { $name } ist am Zug. Du kannst dich umsehen.
lov-prompt-wait-boss = { $name } entscheidet, wie viel von der Wette bleibt.
lov-prompt-lay-off = { $name } wettet { $money } in deinem Casino. Die ganze Wette behalten oder die Hälfte abgeben?
lov-prompt-arrange = Welcher deiner Würfel kommt auf { $lot }?
lov-prompt-lift = Alle deine Würfel liegen aus. Welcher kommt auf das neue Plättchen auf { $lot }?
lov-prompt-take-die = Alle deine Würfel liegen aus. Versetze einen, um { $lot } zu übernehmen, oder lass es.
lov-prompt-take-marker = Alle deine Marker liegen aus. Gib ein Grundstück auf, um { $lot } zu nehmen, oder lass es.
lov-prompt-offer = { $name } bietet dir einen Handel an. Nimm an, mach ein Gegenangebot oder lehne ab.
lov-prompt-deal = { $name } ist am Zug. Du kannst Handel anbieten.
lov-prompt-turn = Du hast { $money }. Wähle ein leuchtendes Grundstück oder Casino, oder beende deinen Zug.
lov-prompt-poor = Du hast { $money }, zu wenig für eine Aktion. Biete einen Handel an oder beende deinen Zug.
lov-click-city = Wähle ein leuchtendes Grundstück oder Casino und sieh, was du dort tun kannst und was es kostet.
lov-click-look = Wähle ein Grundstück oder Casino, um es anzusehen.
lov-click-lot = Wähle auf dem Strip.

# Der Tisch
lov-players = Spieler
lov-you = du
lov-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
lov-gained-points = +{ $points } ★
lov-dice-left = { $count ->
    [one] 1 Würfel übrig
   *[other] { $count } Würfel übrig
}
lov-markers-left = { $count ->
    [one] 1 Marker übrig
   *[other] { $count } Marker übrig
}
lov-boss-of = { $count ->
    [one] Boss in 1 Casino
   *[other] Boss in { $count } Casinos
}
lov-track = Punkteleiste
lov-track-seat = { $name } { $points }
lov-track-step = Hier braucht es mindestens { $step } Punkte auf einmal, um weiterzukommen.
lov-cards = Karten
lov-card = Karte des Zuges: { $lot }, zahlt { $company }
lov-card-end = Die Schlusskarte
lov-cards-left = { $count ->
    [one] Karte bis zum Schluss
   *[other] Karten bis zum Schluss
}
lov-company = Gesellschaft
lov-in-deck = Im Stapel
lov-tiles = Plättchen
lov-panel = Was du tun kannst
lov-actions = Aktionen
lov-deals = Handel
lov-close = Schließen
lov-skip = Weiter

# Ein Grundstück oder Casino
lov-chosen = { $lot }: Möglichkeiten
lov-casino-title = { $company }-Casino { $lot }
lov-lot-title = Grundstück { $lot }
lov-casino-facts = { $count ->
    [one] Ein Plättchen: 1 Punkt für den Boss, Wetten bis { $limit }.
   *[other] { $count } Plättchen: { $count } Punkte für den Boss, Wetten bis { $limit }.
}
lov-lot-facts = Hierher kommt ein Würfel mit { $value }. Seine Karte zahlt { $company }.
lov-boss-is = Boss: { $name }
lov-boss-none = Kein Boss.
lov-owner-is = Marker: { $name }
lov-on-strip = Am Strip.
lov-card-in = Die Karte { $lot } ist noch im Stapel.
lov-card-out = Die Karte { $lot } ist gezogen.
lov-from = ab { $money }
lov-up-to = ≤{ $money }
lov-leaves = bleiben { $money }
lov-stock = { $count ->
    [one] letztes Plättchen
   *[other] { $count } Plättchen übrig
}
lov-brings-boss = { $count ->
    [one] Casino mit einem Plättchen, du bist Boss
   *[other] Casino mit { $count } Plättchen, du bist Boss
}
lov-brings-other = Casino mit { $count } Plättchen, Boss: { $name }
lov-brings-tie = Casino mit { $count } Plättchen, Stechen: { $names }
lov-brings-roll = sofort Boss { $boss } %, Stechen { $tie } %
lov-nothing-here = Hier ist jetzt nichts zu tun.
lov-label-lot = { $lot }, leeres Grundstück, { $price }, Würfel { $value }
lov-label-tile = { $lot }, { $company }, Größe des Casinos { $count }
lov-label-die = Würfel { $value } von { $name }
lov-label-no-die = kein Würfel
lov-label-can = Möglich: { $actions }
lov-label-closed = { $lot }, zu zweit geschlossen

# Wetten
lov-gamble-title = Gegen { $name } wetten
lov-bet = Einsatz
lov-less = Weniger
lov-more = Mehr
lov-chance = { $percent } %
lov-mean = im Mittel { $sign }{ NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) } $
lov-boss-has = { $name } hat nur { $money } zum Zahlen.

# Handel
lov-good-lot = Grundstück { $lot }
lov-good-die = Würfel { $value } auf { $lot }
lov-you-give = Du gibst
lov-you-get = { $name } gibt
lov-offer-gives = { $name } gibt: { $goods }
lov-partner = Handeln mit
lov-deal-how = Leg Chips auf den Tisch und klicke Grundstücke und Würfel an, hier oder auf dem Strip.
lov-add-chip = { $money } dazulegen
lov-take-chip = { $money } zurücknehmen
lov-add-action = Eine Aktion dieses Zuges dazulegen
lov-add-action-how = Wähle den Ort auf dem Strip, dann die Aktion.
lov-remove = Entfernen
lov-send-offer = { $name } anbieten
lov-send-counter = Gegenangebot an { $name }
lov-clear = Tisch abräumen
lov-ideas = { $count ->
    [one] Ein übliches Angebot
   *[other] { $count } übliche Angebote
}
lov-accept = Annehmen
lov-counter = Gegenangebot
lov-reject = Ablehnen
lov-withdraw = Zurückziehen
lov-offer-stale = So, wie es steht, geht das nicht mehr.
lov-no-deals = Gerade wird nicht gehandelt.

# Was geschah
lov-log-start-card = { $name } beginnt mit { $lot } und { $money }.
lov-log-start-roll = { $name } würfelt { $value }.
lov-log-first = { $name } hat den ersten Zug.
lov-log-card = { $name } zieht { $lot }.
lov-log-end-card = { $name } zieht die Schlusskarte.
lov-log-take-over = { $name } übernimmt { $lot } von { $other }, mit einer { $value }.
lov-log-take-empty = { $name } übernimmt { $lot }, mit einer { $value }.
lov-log-leave = { $name } lässt { $lot } liegen.
lov-log-give-up = { $name } gibt { $lot } auf.
lov-log-lift = { $name } nimmt einen Würfel von { $lot }.
lov-log-rent = Grundstücke zahlen { $name } { $money }.
lov-log-income = { $company } { $lot } zahlt { $name } { $money }.
lov-log-points = { $points ->
    [one] { $company } { $lot } bringt { $name } 1 Punkt: { $before } → { $after }.
   *[other] { $company } { $lot } bringt { $name } { $points } Punkte: { $before } → { $after }.
}
lov-log-points-lost = { $company } { $lot } ist für { $name } { $points } wert, aber die Leiste hat einen Sprung: { $before } → { $after }.
lov-log-build = { $name } baut { $company } auf { $lot } für { $money }, mit einer { $value }.
lov-log-sprawl = { $name } breitet { $company } auf { $lot } aus für { $money }, mit einer { $value }.
lov-log-remodel = { $name } baut das Casino { $lot } zu { $company } um für { $money }.
lov-log-reorganise = { $name } organisiert das Casino { $lot } neu für { $money }.
lov-log-roll = { $lot }: { $name } würfelt { $value }.
lov-log-tie = Gleichstand um den Boss im Casino { $lot } mit { $value }: diese Würfel rollen noch einmal.
lov-log-gamble = { $name } wettet { $money } im Casino { $lot } von { $other }.
lov-log-stand = { $name } behält die ganze Wette.
lov-log-lay-off = { $name } gibt die halbe Wette an die Bank ab.
lov-log-gamble-won = { $first } + { $second } = { $total }: { $name } gewinnt { $money }, davon { $share } von { $other }.
lov-log-gamble-lost = { $first } + { $second } = { $total }: { $name } verliert { $money }, davon { $share } an { $other }.
lov-log-offer = { $name } bietet { $other } an: { $give } für { $get }.
lov-log-deal = { $name } und { $other } sind sich einig: { $give } für { $get }.
lov-log-reject = { $name } lehnt das Angebot von { $other } ab.
lov-log-withdraw = { $name } zieht das Angebot an { $other } zurück.

# Das erste Spiel
guide-lords-of-vegas-strip-title = Der Strip
guide-lords-of-vegas-strip = Sechs Blöcke mit Grundstücken zu beiden Seiten des Boulevards. Jedes zeigt, was Bauen dort kostet und welcher Würfel dazukommt. Chips mit deiner Farbe und deinem Zeichen markieren, was dir gehört.
guide-lords-of-vegas-card-title = Jeder Zug beginnt mit einer Karte
guide-lords-of-vegas-card = Die Karte gibt ihr Grundstück dem, der sie zieht. Dann zahlt jedes markierte Grundstück 1 $, und alle Casinos der Gesellschaft auf der Karte zahlen: 1 $ je Auge an alle darin, einen Punkt je Plättchen an den Boss.
guide-lords-of-vegas-build-title = Bauen
guide-lords-of-vegas-build = Dein Geld reicht, um auf einem deiner Grundstücke zu bauen. Wähle es und dann eine Gesellschaft: neben einem Casino derselben Gesellschaft wachsen beide zusammen.
guide-lords-of-vegas-save-title = Sparen ist in Ordnung
guide-lords-of-vegas-save = Noch kannst du nichts bezahlen. Markierte Grundstücke bringen 1 $ mit jeder Karte; beende deinen Zug.
guide-lords-of-vegas-boss-title = Boss
guide-lords-of-vegas-boss = Die goldene Krone: dein Würfel ist der höchste in diesem Casino, also gehören dir alle seine Punkte. Die anderen bekommen weiter Geld für ihre Augen.
guide-lords-of-vegas-sprawl-title = Ausbreiten
guide-lords-of-vegas-sprawl = Als Boss darfst du auf ein freies Grundstück neben deinem Casino wachsen, für den doppelten Preis. Doch wer seine Karte zieht, übernimmt dieses Plättchen.
guide-lords-of-vegas-casino-title = Ein Casino
guide-lords-of-vegas-casino = Plättchen einer Gesellschaft, die sich berühren, sind ein Casino, wem sie auch gehören. Der höchste Würfel regiert es; bei Gleichstand rollen diese Würfel noch einmal.
guide-lords-of-vegas-gamble-title = Wetten
guide-lords-of-vegas-gamble = Einmal im Zug darfst du gegen einen anderen Boss wetten. Das Haus hat einen kleinen Vorteil; die Chancen stehen daneben, bevor du setzt.
guide-lords-of-vegas-lay-off-title = Jemand wettet in deinem Casino
guide-lords-of-vegas-lay-off = Du bist das Haus. Meist gewinnst du ein wenig; die Hälfte an die Bank abzugeben halbiert Risiko und Gewinn.
guide-lords-of-vegas-remodel-title = Umbauen
guide-lords-of-vegas-remodel = Für 5 $ je Plättchen wechselt ein Boss die Gesellschaft eines Casinos, etwa um sich mit dem Nachbarn zu verbinden oder den Karten zu folgen, die noch im Stapel sind.
guide-lords-of-vegas-reorganise-title = Neu organisieren
guide-lords-of-vegas-reorganise = Wer einen Würfel in einem Casino hat, darf alle seine Würfel rollen lassen, für 1 $ je Auge. So werden Bosse gestürzt.
guide-lords-of-vegas-arrange-title = Deine Würfel, deine Plättchen
guide-lords-of-vegas-arrange = Nach dem Wurf entscheidest du, welcher deiner Würfel auf welches deiner Plättchen kommt. Leg die hohen dorthin, wo keine Karte sie nehmen kann.
guide-lords-of-vegas-track-title = Sprünge in der Leiste
guide-lords-of-vegas-track = Die gelben Schilder sagen, wie viele Punkte auf einmal weiterführen. Ab 8 bringen Casinos mit einem Plättchen nichts mehr.
guide-lords-of-vegas-deals-title = Handel
guide-lords-of-vegas-deals = Alle dürfen jederzeit mit Geld, Grundstücken und Würfeln handeln, und wer am Zug ist, auch mit einer Aktion. Öffne den Handelstisch neben dem Strip.
guide-lords-of-vegas-offer-title = Ein Angebot für dich
guide-lords-of-vegas-offer = Sieh nach, was beide Seiten danach hätten. Du kannst annehmen, ablehnen oder eigene Bedingungen nennen.
guide-lords-of-vegas-end-title = Das Ende ist nah
guide-lords-of-vegas-end = Kommt die Schlusskarte, zahlen die Grundstücke und die Casinos am Strip ein letztes Mal. Dann entscheiden die Punkte, bei Gleichstand das Geld.
