# Eine Partie noch einmal betrachtet, Vorschläge, Rätsel
error-analysis-unfinished = Nur eine beendete Partie lässt sich beurteilen; diese ist nicht zu Ende.
analysis-title = { $game }: die Partie beurteilt
analysis-by = Beurteilt von { $bot }; { $quick } hat von jeder Entscheidung aus { $games } Mal weitergespielt.
analysis-partial = Vorzeitig beendet: Nicht jede Entscheidung wurde beurteilt.
analysis-curve-points = Zu erwartende Punkte
analysis-curve-win = Aussicht auf den Sieg
analysis-sums = Glück und Können
analysis-begin = Anfangs erwartet
analysis-luck = Glück
analysis-given = Fehler der anderen Seite
analysis-cost = Eigene Fehler
analysis-end = Am Ende
analysis-mistakes = Was am meisten gekostet hat
analysis-none = Nichts hat sicher etwas gekostet.
analysis-turn = Runde
analysis-player = Wer
analysis-done = Was geschah
analysis-better = Was besser war
analysis-costs = Kosten
analysis-decisions = Jede Entscheidung
analysis-note = Niemand wird nach dem beurteilt, was nicht zu wissen war. Hinter ± steht der Standardfehler.
ui-analyse = Partie beurteilen
ui-analyse-stop = Anhalten
ui-analysing = Runde { $turn } von { $turns } wird betrachtet
ui-analysis-cost-points = verschenkte Punkte: { $value }
ui-analysis-cost-win = verschenkte Aussicht: { $value } %
ui-analysis-master = Was der Meister getan hätte
ui-analysis-real = Was gespielt wurde
error-hint-people = Wo Menschen gegeneinander spielen, gibt es keine Vorschläge.
ui-hint = Etwas vorschlagen
ui-hint-thinking = Wird überlegt…
ui-hint-also = Etwa genauso gut:
ui-hint-why = Warum?
hint-points = { $points ->
    [one] sofort ein Punkt: { $category }
   *[other] sofort { $points } Punkte: { $category }
}
hint-estate = { $size ->
    [one] vollendet eine Siedlung aus einem Haus
   *[other] vollendet eine Siedlung aus { $size } Häusern
}
hint-plan = bringt Plan { $plan } näher
hint-room = lässt Platz für die Zahl { $number }
hint-debts = { $count ->
    [one] ein Schuldschein weniger
   *[other] { $count } Schuldscheine weniger
}
hint-series = verlängert die Serie von Straße { $street } auf { $length }
hint-inauguration = { $count ->
    [one] kreuzt ein Feld der Einweihung an
   *[other] kreuzt { $count } Felder der Einweihung an
}
hint-end = nichts anderes ist jetzt seinen Preis wert
hint-odds = { $percent } % Aussicht, danach Boss zu sein
hint-boss = { $size ->
    [one] Boss eines Casinos mit einem Grundstück
   *[other] Boss eines Casinos mit { $size } Grundstücken
}
hint-die = ein Würfel mehr auf dem Plan
hint-open = lässt mehr offen als alles andere
ui-puzzles = Rätsel
ui-puzzles-about = Eine Möglichkeit ist klar die beste. Welche?
ui-puzzle-number = Rätsel { $number } von { $count }
ui-puzzle-solved = { $count ->
    [0] keines gelöst
    [one] eines gelöst
   *[other] { $count } gelöst
}
ui-puzzle-task = Finde die beste Möglichkeit und bestätige sie.
ui-puzzle-step = Finde den besten Schritt.
ui-puzzle-right = Richtig!
ui-puzzle-close = Fast genauso gut: Niemand könnte den Unterschied erkennen.
ui-puzzle-wrong = Es gibt etwas Besseres.
ui-puzzle-points = zu erwartende Punkte: { $value }
ui-puzzle-win = Aussicht auf den Sieg: { $value } %
ui-puzzle-yours = Deine Wahl
ui-puzzle-best = Die beste Wahl
ui-puzzle-second = Die zweitbeste
ui-puzzle-again = Noch einmal versuchen
ui-puzzle-show = Die beste Wahl zeigen
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-last = Voriges Rätsel
ui-puzzle-waiting = Wird verglichen
error-puzzle-none = Dieses Rätsel gibt es nicht.
error-puzzle-file = Zeile { $line } von „{ $file }“ ist kein Rätsel. Nenne mit --keep eine andere Datei oder berichtige die Zeile.
