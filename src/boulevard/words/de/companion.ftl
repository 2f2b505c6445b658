# Spielen mit der echten Schachtel: Karten und Würfel, die jemand eingibt, und die Seite, die dahin führt.

error-chance-dealt = An diesem Tisch gibt Boulevard; niemand muss sagen, was aufgedeckt wird.
error-chance-told = Jemand war schneller: Diese Karte oder dieser Würfel ist schon eingegeben.
error-chance-secret = Mit diesen Optionen sind die Kartenhände geheim, und niemand darf alle sehen. Lass Boulevard geben, oder führe hier nur dein eigenes Blatt und sag, wie viele andere ihres bei sich haben.
error-chance-paper = Was andere auf Papier tun, muss jemand eingeben. Wähle echte Karten, oder gib hier allen ein Blatt.
impossible-others = { $where }: In diesem Spiel spielt niemand auf Papier.
impossible-others-told = { $where }: Was die auf Papier haben, wird am Spielende angegeben, und zwar alles.
error-server-no-stage = Hier zeigt niemand mehr Karten. Frag beim Geber nach einem neuen Link.

ui-cards = Karten und Würfel
ui-cards-here = Boulevard gibt
ui-cards-real = Die Karten sind echt
ui-cards-real-what = Du spielst mit deiner eigenen Schachtel: Tippe an, was aufgedeckt wird, Boulevard ist das Blatt.
ui-cards-typed = Karten und Würfel dieses Spiels sind echt: Jemand gibt ein, was sie zeigen. Zu beweisen gibt es hier nichts.
ui-record-typed = Karten und Würfel dieses Spiels waren echt: Jemand hat eingegeben, was sie zeigten.

ui-tell-card = { $number } mit { $effect }
ui-tell-goal = Welche liegt auf dem Tisch? Tippe sie an.
ui-tell-effects = Tippe die drei Karten an, deren Rückseite oben liegt.
ui-tell-numbers = Tippe die drei aufgedeckten Zahlen an, von links nach rechts.
ui-tell-hand = Tippe die drei Karten an, die du auf der Hand hast.
ui-tell-aside = Tippe die Karte an, die unter dem Wertungsblatt lag.
ui-tell-solo = Die Solokarte
ui-tell-top = Der Stapel zeigt als Nächstes { $effect }
ui-tell-approval = Die Genehmigungskarte von Projekt { $project }
ui-tell-start-card = Eine Startkarte von { $name }: Tippe ihr Grundstück an.
ui-tell-start-die = Wer beginnt? Tippe einen Würfel von { $name } an.
ui-tell-turn-card = { $name } deckt eine Karte auf: Tippe ihr Grundstück an.
ui-tell-gamble = Die Wette läuft: Tippe an, was der Würfel zeigt.
ui-tell-lot = Wirf den Würfel von { $name } auf { $lot } und tippe ihn an.
ui-tell-watch = Jemand gibt die aufgedeckten Karten ein.
ui-tell-wrong = Falsche Karte
ui-tell-unplays = Mit dieser Karte wurde schon gespielt. Das wird mit ihr zurückgenommen.
ui-tell-unplay = Alles zurücknehmen
ui-tell-keep = Doch nicht
ui-tell-others = Auf Papier:
ui-tell-others-plan = Plan { $plan } erfüllt
ui-tell-others-project = Projekt { $project } erfüllt
ui-tell-others-hotel = Großes Hotel, Avenue { $avenue }
ui-tell-others-hotels = Ein großes Hotel ...
ui-tell-others-shuffle = Neu gemischt
ui-tell-others-end = Spielende
ui-tell-others-first = War auf Papier jemand irgendwo Erster? Gib das an, dann tippe die nächsten Karten an.
ui-tell-others-temps = Auf Papier, Person { $player } von { $count }: Wie viele Zeitarbeiter?
ui-tell-others-inauguration = Auf Papier, Person { $player } von { $count }: Wie viele Felder für die Einweihung?
ui-tell-others-loan = Auf Papier, Person { $player } von { $count }: Wollte sie den Kredit?
ui-tell-others-series = Wie lang ist auf Papier die längste Serie in Straße { $street }?
ui-tell-yes = Ja
ui-tell-no = Nein
ui-log-untold = Eine Karte oder ein Würfel war falsch abgelesen und ist zurückgenommen.

ui-sheet = Blatt
ui-sheet-what = Deine Karten liegen auf dem Tisch, dieses Gerät ist das Blatt: Nur Erlaubtes leuchtet, und die Punkte zählen mit.
ui-print-what = Blätter, Pläne und Karten auf Papier, in unserer eigenen Zeichnung.
ui-check-what = Fertige Blätter aus Papier, ihre Punkte und was daran nicht sein kann.
ui-own-what = Du hast das Spiel? Berichtige sein Blatt, oder zeichne ein eigenes.
ui-companion-what = Du hast die Schachtel. Boulevard ist, was dir fehlt: Stapel, Blatt, Schiedsrichter oder Drucker.

ui-stage = Stadion: Jedes Handy geht mit
ui-stage-how = Einscannen: dieselben Karten auf deinem Handy, bei jedem Aufdecken.
ui-stage-lost = Der Saal ist gerade nicht zu erreichen. Deine Karten bleiben, und beim nächsten Aufdecken werden sie gezeigt.
ui-follow = Karten des Gebers
ui-follow-wait = Warten auf den Geber …
ui-follow-turn = Runde { $turn }
ui-follow-sheet = Mein Blatt hier
ui-follow-next = Der Geber deckt die nächsten Karten auf.
ui-dealer-expert = In der Expertenversion von Welcome To sind die Kartenhände geheim: Das Gerät wandert herum. Wie viele spielen mit?
ui-dealer-hand = Die Nummer nimmst du von einer Karte, die Bauarbeit von einer anderen. Die dritte geht an deinen rechten Nachbarn: Welche?
ui-dealer-pass = Weitergeben
ui-dealer-hand-why = Alle sehen nur ihre eigene Hand.
ui-dealer-pile = Oben auf dem Stapel:
ui-dealer-deal = Geben
ui-dealer-goals = Hat jemand einen Plan erfüllt? Tippe ihn an, dann gib die nächsten Karten.
ui-dealer-flip-far = Aufdecken, von der anderen Seite

ui-strip-card = Karte aufdecken
ui-strip-left = noch { $cards } bis zum Ende
ui-strip-start = Startkarten: Markiert diese Grundstücke
ui-strip-begins = { $name } beginnt.
ui-strip-turn = { $name } hat diese Karte aufgedeckt.
ui-strip-over = Die Spielendekarte: eine letzte Auszahlung, dann wird gezählt.
ui-strip-pays = { $company } zahlt
ui-strip-who = Spieler
ui-strip-lots = Grundstücke
ui-strip-pips = Augen
ui-strip-money = Geld
ui-strip-bosses = Jedes Grundstück zahlt $1, jeder Würfel der zahlenden Casinos seine Augen. Danach bekommt jeder Boss Punkte nach der Größe seines Casinos, das kleinste zuerst.
ui-strip-roll = { $dice ->
    [one] Einen Würfel
   *[other] { $dice } Würfel
 } werfen
ui-strip-reroll = Zeigt { $value }; antippen, um ihn neu zu werfen
ui-strip-lost = Eine Wette ist verloren: Das tun { $ways } von 36 Würfen.
ui-strip-won = Eine Wette gewinnt { $times ->
    [one] den Einsatz
   *[other] das { $times }-Fache des Einsatzes
 }: Das tun { $ways } von 36 Würfen.
ui-strip-seats = Spieler bei Lords of Vegas:
