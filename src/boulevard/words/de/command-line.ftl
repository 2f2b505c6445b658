
error-own-bot-class = „{ $file }“ enthält keinen Bot „{ $bot }“ (eine Klasse, die von boulevard.bots.base.Bot abstammt). Bots darin: { $bots }.
error-own-bot-broken = Der Bot in „{ $file }“ lässt sich nicht verwenden: { $reason }.
error-own-bot-resume = Das Spiel in „{ $file }“ wurde mit „{ $bot }“ gespielt, also mit einem Programm: Um es auszuführen, nenne es mit --bot.
error-package-missing = Dafür fehlt das Paket { $package }: pip install "boulevard[{ $extra }]".
error-option-number = { $option } nimmt eine Zahl, zum Beispiel { $example }.
error-option-number-from = { $option } nimmt eine Zahl ab { $least }.
error-option-number-between = { $option } nimmt eine Zahl von { $least } bis { $most }.
verify-seeded = In sich stimmig: Alle { $answers } Antworten des Zufalls folgen aus einem Startwert, der nicht geheim war.
verify-sealed = { $seats ->
    [0] In sich stimmig: Alle { $answers } Antworten des Zufalls folgen aus dem versiegelten Startwert.
    [one] In sich stimmig: Alle { $answers } Antworten des Zufalls folgen aus dem versiegelten Startwert und der Zahl, die ein Platz beigemischt hat.
   *[other] In sich stimmig: Alle { $answers } Antworten des Zufalls folgen aus dem versiegelten Startwert und den Zahlen, die { $seats } Plätze beigemischt haben.
}
verify-seal = Haben alle vor dem Spiel dieses Siegel gesehen, so hat niemand die Karten ausgesucht: { $seal }
error-arena-file = Zeile { $line } von „{ $file }“ ist keine Partie einer Arena. Nenne mit --keep eine andere Datei oder richte die Zeile.
error-arena-setting = „{ $file }“ enthält Partien eines anderen Spiels, anderer Bots oder anderer Optionen. Nenne mit --keep eine andere Datei.
error-weights = „{ $file }“ enthält keine Gewichte für „{ $layout }“. Lerne neue mit `boulevard train`.
error-train-game = Für { $game } lässt sich noch nichts lernen; es gibt: { $games }.
error-train-file = „{ $file }“ bewahrt einen anderen Lauf auf, oder keinen. Nenne mit --keep eine andere Datei oder dasselbe Spiel, dieselben Plätze und denselben Startwert.
error-arena-sprt = Ein sequenzieller Test braucht einen ersten Bot und andere, mit denen er verglichen wird, auf mindestens 2 Plätzen.
error-no-cluster = Unter „{ $address }“ ist kein Ray-Cluster: { $reason }.
