# Lords of Vegas im Browser
lov-money = { $money } $
lov-strip-label = Der Strip: 48 Grundstücke. Pfeiltasten führen von einem zum nächsten, Eingabe wählt.
lov-nothing = nichts

# Schritte
lov-verb-build = Bauen
lov-verb-sprawl = Ausbreiten
lov-verb-remodel = Umbauen
lov-verb-reorganise = Neu organisieren
lov-verb-gamble = Wetten

# Was kann ich jetzt tun
lov-prompt-wait = { $name } ist am Zug. Du kannst dich umsehen.
lov-prompt-wait-boss = { $name } überlegt, ob die halbe Wette an die Bank geht.
lov-prompt-lay-off = { $name } wettet { $money } in deinem Casino. Die ganze Wette behalten oder die Hälfte abgeben?
lov-prompt-arrange = Welcher deiner Würfel kommt auf { $lot }?
lov-prompt-lift = Alle deine Würfel liegen aus. Welcher kommt auf das neue Plättchen auf { $lot }?
lov-prompt-take-die = Alle deine Würfel liegen aus. Versetze einen, um { $lot } zu übernehmen, oder lass es.
lov-prompt-take-marker = Alle deine Marker liegen aus. Gib ein Grundstück auf, um { $lot } zu nehmen, oder lass es.
lov-prompt-offer = { $name } bietet dir einen Handel an.
lov-prompt-deal = { $name } ist am Zug. Du kannst einen Handel vorschlagen.
lov-prompt-break = Handeln oder aufdecken?
lov-prompt-break-other = { $name } ist als Nächstes dran. Vor der Karte ist Zeit für einen Handel.
lov-prompt-turn = Wähle, was leuchtet, oder beende den Zug.
lov-prompt-poor = Zu wenig Geld für Aktionen: Handle, oder beende den Zug.
lov-click-look = Wähle ein Grundstück oder Casino, um es anzusehen.
lov-click-lot = Wähle auf dem Spielplan.

# Der Tisch
lov-players = Spieler
lov-you = du
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
lov-card = Karte des Zuges: { $lot }; es zahlen die { $company }-Casinos
lov-card-strip = Karte des Zuges: { $lot }; es zahlen alle Casinos am Strip
lov-card-end = Die Schlusskarte
lov-cards-left = { $count ->
    [one] Karte bis zum Schluss
   *[other] Karten bis zum Schluss
}
lov-company = Gesellschaft
lov-in-deck = Im Stapel
lov-tiles = Plättchen
lov-would-score = Wer punktet
lov-brings-you = Bringt dir
lov-actions = Aktionen
lov-deals = Handel
lov-skip = Überspringen

# Ein Grundstück oder Casino
lov-chosen = { $lot }: Möglichkeiten
lov-casino-title = { $company }-Casino { $lot }
lov-lot-title = Grundstück { $lot }
lov-casino-facts = { $count ->
    [one] Ein Plättchen: 1 Punkt für den Boss, Wetten bis { $limit }.
   *[other] { $count } Plättchen: { $count } Punkte für den Boss, Wetten bis { $limit }.
}
lov-lot-facts = Hierher kommt ein Würfel mit { $value }. Bei seiner Karte zahlen die { $company }-Casinos.
lov-lot-facts-strip = Hierher kommt ein Würfel mit { $value }. Bei seiner Karte zahlen alle Casinos am Strip.
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
lov-brings-other = { $count ->
    [one] Casino mit einem Plättchen, Boss: { $name }
   *[other] Casino mit { $count } Plättchen, Boss: { $name }
}
lov-brings-tie = { $count ->
    [one] Casino mit einem Plättchen, Stechen: { $names }
   *[other] Casino mit { $count } Plättchen, Stechen: { $names }
}
lov-brings-roll = sofort Boss { $boss } %, Stechen { $tie } %
lov-rolled = Würfel darin wurden in diesem Zug schon neu geworfen; keiner wird zweimal geworfen, also geht es hier nicht noch einmal.
lov-label-rolled = in diesem Zug neu geworfen
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
lov-if-laid-off = Gibt { $name } die Hälfte an die Bank ab, gewinnst du { $one }, bei 2 und 12 { $two }.
lov-gamble-pending = { $name } wettet { $money } und bekäme:
lov-gamble-stand = ganze Wette behalten
lov-gamble-laid-off = halb abgegeben
lov-bank-share = Die Bank übernimmt ihre Hälfte: { $half }, wenn du gewinnst, { $one } oder { $two }, wenn du verlierst.

# Vor einer Karte
lov-break = Vor der Karte von { $name }
lov-break-soon = Gleich wird sie von selbst aufgedeckt.
lov-break-offers = Es stehen Angebote; sie wartet auf { $name }.
lov-wait = Warten
lov-wait-over = Weiter
lov-wait-for = Um einen Moment gebeten: { $names }.

# Handel
lov-good-lot = Grundstück { $lot }
lov-good-die = Würfel { $value } auf { $lot }
lov-you-give = Du gibst
lov-you-get = { $name } gibt
lov-partner = Handeln mit
lov-deal-how = Leg Chips auf den Tisch und klicke Grundstücke und Würfel an, hier oder auf dem Strip.
lov-add-chip = { $money } dazulegen
lov-take-chip = { $money } zurücknehmen
lov-add-action = Eine Aktion dieses Zuges dazulegen
lov-add-action-how = Wähle den Ort auf dem Strip, dann die Aktion.
lov-remove = Entfernen
lov-send-offer = Angebot an { $name }
lov-send-counter = Gegenangebot an { $name }
lov-good-to = { $good }, an { $name }
lov-does = { $name } tut danach: { $actions }
lov-agreed = Zugestimmt bisher: { $names }
lov-send-several = Vorschlag an { $names }
lov-add-action-more = Noch eine Aktion dazulegen
lov-clear = Tisch abräumen
lov-ideas = { $count ->
    [one] Ein Vorschlag
   *[other] { $count } Vorschläge
}
lov-accept = Annehmen
lov-counter = Gegenangebot
lov-reject = Ablehnen
lov-withdraw = Zurückziehen
lov-no-deals = Gerade wird nicht gehandelt.

# Das erste Spiel
guide-lords-of-vegas-lesson-win = Wer am Ende die meisten Punkte hat, gewinnt. Kommt die Karte einer Gesellschaft, bringt jedes ihrer Casinos seinem Boss einen Punkt je Plättchen. Bauen wir ein erstes Casino.
guide-lords-of-vegas-lesson-turn = Jeder Zug beginnt mit einer Karte. Decke sie auf: Das Grundstück darauf gehört dir.
guide-lords-of-vegas-lesson-build = Für dieses Grundstück reicht dein Geld. Tippe es an und wähle eine Gesellschaft.
guide-lords-of-vegas-lesson-boss = Jetzt bist du der Boss eines Casinos. Beende den Zug; bis zur nächsten Karte kannst du ihn zurücknehmen.
guide-lords-of-vegas-lesson-next = Du bist wieder dran. Jedes deiner markierten Grundstücke zahlt 1 $ mit jeder Karte.
guide-lords-of-vegas-lesson-grow = Plättchen einer Gesellschaft, die sich berühren, sind ein Casino. Baue neben deinem mit derselben Gesellschaft, oder beende den Zug und spare.
guide-lords-of-vegas-strip = Wer die meisten Punkte hat, gewinnt, und Punkte bekommen die Bosse der Casinos. Sechs Blöcke mit Grundstücken zu beiden Seiten des Boulevards. Jedes zeigt, was Bauen dort kostet und welcher Würfel dazukommt. Chips mit deiner Farbe und deinem Zeichen markieren, was dir gehört.
guide-lords-of-vegas-card = Wer die Karte zieht, bekommt ihr Grundstück. Dann zahlt jedes markierte Grundstück 1 $, und alle Casinos der Gesellschaft auf der Karte zahlen: 1 $ je Auge an alle, die dort Würfel haben, einen Punkt je Plättchen an den Boss.
guide-lords-of-vegas-build = Dein Geld reicht, um auf einem deiner Grundstücke zu bauen. Wähle es und dann eine Gesellschaft: Neben einem Casino derselben Gesellschaft wachsen beide zusammen.
guide-lords-of-vegas-save = Noch kannst du nichts bezahlen. Markierte Grundstücke bringen 1 $ mit jeder Karte; beende deinen Zug.
guide-lords-of-vegas-boss = Die goldene Krone: Dein Würfel ist der höchste in diesem Casino, also gehören dir alle seine Punkte. Die anderen bekommen weiter Geld für ihre Augen.
guide-lords-of-vegas-sprawl = Als Boss darfst du dich auf ein freies Grundstück neben deinem Casino ausbreiten, für den doppelten Preis. Doch wer seine Karte zieht, übernimmt dieses Plättchen.
guide-lords-of-vegas-casino = Plättchen einer Gesellschaft, die sich berühren, sind ein Casino, wem sie auch gehören. Der höchste Würfel regiert es; bei Gleichstand werden diese Würfel neu geworfen.
guide-lords-of-vegas-gamble = Einmal im Zug darfst du gegen einen anderen Boss wetten. Das Haus hat einen kleinen Vorteil; die Chancen siehst du, bevor du setzt.
guide-lords-of-vegas-lay-off = Du bist das Haus. Meist gewinnst du ein wenig; die Hälfte an die Bank abzugeben halbiert Risiko und Gewinn.
guide-lords-of-vegas-remodel = Für 5 $ je Plättchen wechselt ein Boss die Gesellschaft eines Casinos, etwa um sich mit dem Nachbarn zu verbinden oder den Karten zu folgen, die noch im Stapel sind.
guide-lords-of-vegas-reorganise = Wer einen Würfel in einem Casino hat, darf dort alle Würfel neu werfen lassen, für 1 $ je Auge. So werden Bosse gestürzt.
guide-lords-of-vegas-arrange = Nach dem Wurf entscheidest du, welcher deiner Würfel auf welches deiner Plättchen kommt. Leg die hohen dorthin, wo keine Karte sie nehmen kann.
guide-lords-of-vegas-track = Die gelben Schilder sagen, wie viele Punkte auf einmal weiterführen. Ab 8 bringen Casinos mit einem Plättchen nichts mehr.
guide-lords-of-vegas-deals = Jederzeit, auch wenn andere am Zug sind, darfst du mit einem oder mehreren handeln: mit Geld, Grundstücken, Würfeln und Aktionen dessen, der am Zug ist. Öffne den Handelstisch neben dem Strip.
guide-lords-of-vegas-offer = Sieh nach, was beide Seiten danach hätten. Du kannst annehmen, ablehnen oder eigene Bedingungen nennen.
guide-lords-of-vegas-end = Kommt die Schlusskarte, zahlen die Grundstücke und die Casinos am Strip ein letztes Mal. Dann entscheiden die Punkte, bei Gleichstand das Geld.
