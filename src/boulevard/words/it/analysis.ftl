# Una partita rivista, suggerimenti, problemi
error-analysis-unfinished = Solo una partita finita può essere giudicata; questa non lo è.
analysis-title = { $game }: la partita giudicata
analysis-by = Giudicata da { $bot }; da ogni decisione { $quick } ha continuato { $games } volte.
analysis-partial = Interrotto prima: non ogni decisione è stata giudicata.
analysis-curve-points = Punti da attendersi
analysis-curve-win = Probabilità di vittoria
analysis-sums = Fortuna e abilità
analysis-begin = Atteso all'inizio
analysis-luck = Fortuna
analysis-given = Errori dell'altro
analysis-cost = Errori propri
analysis-end = Alla fine
analysis-mistakes = Che cosa è costato di più
analysis-none = Niente è costato sicuramente qualcosa.
analysis-turn = Turno
analysis-player = Chi
analysis-done = Che cosa è stato fatto
analysis-better = Che cosa era meglio
analysis-costs = Costo
analysis-decisions = Ogni decisione
analysis-note = Nessuno è giudicato per ciò che non poteva sapere. Dopo ± c'è l'errore standard.
ui-analyse = Giudica la partita
ui-analyse-stop = Ferma
ui-analysing = Turno { $turn } di { $turns } in esame
ui-analysis-cost-points = punti regalati: { $value }
ui-analysis-cost-win = probabilità regalata: { $value } %
ui-analysis-master = Che cosa avrebbe fatto il maestro
ui-analysis-real = Che cosa è stato giocato
error-hint-people = Niente suggerimenti a un tavolo dove si gioca tra persone.
ui-hint = Suggerisci qualcosa
ui-hint-thinking = Sto pensando…
ui-hint-also = Quasi altrettanto buono:
ui-hint-why = Perché?
hint-points = { $points ->
    [one] subito un punto: { $category }
   *[other] subito { $points } punti: { $category }
}
hint-estate = { $size ->
    [one] completa un quartiere di una casa
   *[other] completa un quartiere di { $size } case
}
hint-plan = avvicina il piano { $plan }
hint-room = lascia posto al numero { $number }
hint-debts = { $count ->
    [one] un debito in meno
   *[other] { $count } debiti in meno
}
hint-series = porta la serie della strada { $street } a { $length }
hint-inauguration = { $count ->
    [one] segna una casella dell'inaugurazione
   *[other] segna { $count } caselle dell'inaugurazione
}
hint-end = ora nient'altro vale il suo prezzo
hint-odds = { $percent } % di probabilità di essere poi il boss
hint-boss = { $size ->
    [one] boss di un casinò di un lotto
   *[other] boss di un casinò di { $size } lotti
}
hint-die = un dado in più sul tabellone
hint-open = lascia più aperto di tutto il resto
ui-puzzles = Problemi
ui-puzzles-about = Una mossa è chiaramente la migliore. Quale?
ui-puzzle-number = Problema { $number } di { $count }
ui-puzzle-solved = { $count ->
    [0] nessuno risolto
    [one] uno risolto
   *[other] { $count } risolti
}
ui-puzzle-task = Trova il turno migliore, poi confermalo.
ui-puzzle-step = Trova il passo migliore.
ui-puzzle-right = Giusto!
ui-puzzle-close = Quasi altrettanto buono: nessuno noterebbe la differenza.
ui-puzzle-wrong = C'è di meglio.
ui-puzzle-points = punti da attendersi: { $value }
ui-puzzle-win = probabilità di vittoria: { $value } %
ui-puzzle-yours = La tua scelta
ui-puzzle-best = La scelta migliore
ui-puzzle-second = La seconda scelta
ui-puzzle-again = Riprova
ui-puzzle-show = Mostra la scelta migliore
ui-puzzle-next = Problema seguente
ui-puzzle-last = Problema precedente
ui-puzzle-waiting = Confronto in corso
error-puzzle-none = Questo problema non esiste.
error-puzzle-file = La riga { $line } di «{ $file }» non contiene un problema da risolvere. Indica un altro file con --keep o correggi la riga.
