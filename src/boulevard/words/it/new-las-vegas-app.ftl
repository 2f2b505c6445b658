# Welcome to New Las Vegas nel browser: il disegno in parole, che cosa si può fare, la guida alla prima partita.

# Luoghi e carte
ui-nlv-at = strada { $street }, viale { $avenue }
ui-nlv-number-at = { $number }, { $place }
ui-nlv-pair = { $number } e { $effect }
ui-nlv-pair-solo = { $number } e { $effect } (ad ACME va { $card })
ui-nlv-way-passing = { $way }, passando davanti a { $casinos }
ui-nlv-go-n = nord
ui-nlv-go-e = est
ui-nlv-go-s = sud
ui-nlv-go-w = ovest

# Un casinò
ui-nlv-is-crane = in costruzione
ui-nlv-is-empty = non aperto
ui-nlv-is-open = aperto con { $number }
ui-nlv-is-extended = esteso con { $number }
ui-nlv-debt-open = casinò costruito, debito da pagare
ui-nlv-star = stella
ui-nlv-star-won = spettacolo ospitato
ui-nlv-star-lost = spettacolo perso
ui-nlv-kind-vip = casinò VIP
ui-nlv-kind-luxury = casinò lussuoso
ui-nlv-kind-mafia = casinò mafioso
ui-nlv-passed = la limousine è passata

# Il disegno
ui-nlv-city = La città
ui-nlv-near = Strada { $street } da vicino, scelta { $nth } di { $all }
ui-nlv-near-back = Scelta precedente
ui-nlv-near-on = Scelta successiva
ui-nlv-table = Carte e progetti
ui-nlv-airport = Aeroporto: partenza e arrivo della limousine
ui-nlv-limousine = Limousine, { $lines ->
    [0] ancora all'aeroporto
    [one] { $lines } linea percorsa
   *[other] { $lines } linee percorse
}
ui-nlv-hole = Buca del viale { $avenue }, PAR { $par }: { $state ->
    [built] costruita
    [lost] persa
   *[open] non costruita
}
ui-nlv-hotel = Hotel del viale { $avenue }: { $state ->
    [large] hotel grande costruito
    [small] hotel piccolo costruito
    [late] resta solo quello piccolo
   *[free] non costruito
}{ $rival ->
    [yes] ; ACME ne ha uno grande
   *[no] {""}
}
ui-nlv-series = Strada { $street }: serie più lunga { $length }{ $best ->
    [yes] , nessuno ne ha una più lunga
   *[no] {""}
}

# Il tavolo
# On a card, in few letters
ui-nlv-effect-inauguration = Nastro
ui-nlv-effect-construction = Costruire
ui-nlv-effect-limousine = Guidare
ui-nlv-effect-show = Show
ui-nlv-effect-improvement = Migliora
ui-nlv-no-card = Ancora nessuna carta
ui-nlv-next = Effetto del prossimo turno: { $effect }
ui-nlv-cards-left = { $cards ->
    [one] { $cards } carta deve ancora uscire
   *[other] { $cards } carte devono ancora uscire
}
ui-nlv-first = { $points } per i primi{ $gone ->
    [yes] {" "}(non più possibile)
   *[no] {""}
}
ui-nlv-later = { $points } dopo
ui-nlv-scored = { $points ->
    [one] Hai ottenuto { $points } punto.
   *[other] Hai ottenuto { $points } punti.
}
ui-nlv-acme-has = ACME: { $points }
ui-nlv-claim = Dichiara
ui-nlv-bonus = Bonus del Sindaco
ui-nlv-mode-card = Numero { $number } della carta
ui-nlv-mode-effect = Effetto
ui-nlv-easy = Apertura rapida
ui-nlv-mode-easy = Apertura rapida: { $number }
ui-nlv-mode-extend = Casinò esteso
ui-nlv-cost-pair = Cerchia una coppia di caselle di inaugurazione.
ui-nlv-cost-debt = Cerchia una coppia di caselle di inaugurazione e il suo debito.

# Fogli
ui-nlv-sheet-of = Foglio: { $name }
ui-nlv-score-sheet = Foglio punteggio
ui-nlv-points-so-far = { $points ->
    [one] finora { $points } punto
   *[other] finora { $points } punti
}
ui-nlv-ladder-inauguration = Inaugurazione
ui-nlv-ladder-hotel-large = Grandi
ui-nlv-ladder-hotel-small = Piccoli
ui-nlv-ladder-streets = Bonus strade
ui-nlv-ladder-golf-3 = PAR 3
ui-nlv-ladder-golf-4 = PAR 4
ui-nlv-ladder-golf-5 = PAR 5
ui-nlv-ladder-vip = VIP
ui-nlv-ladder-luxury = Lusso
ui-nlv-ladder-missing = Linee mancanti
ui-nlv-improve-inauguration = l'inaugurazione
ui-nlv-improve-hotel-large = gli hotel grandi
ui-nlv-improve-hotel-small = gli hotel piccoli
ui-nlv-improve-streets = il bonus strade
ui-nlv-improve-golf-3 = le buche PAR 3
ui-nlv-improve-golf-4 = le buche PAR 4
ui-nlv-improve-golf-5 = le buche PAR 5
ui-nlv-improve-vip = i casinò VIP
ui-nlv-improve-luxury = i casinò lussuosi
ui-nlv-improve-missing = le linee mancanti
ui-nlv-from-to = { $what } ({ $from } → { $to })
ui-nlv-ladder-is = { $value } ciascuno, finora { $count }
ui-nlv-bonus-is = { $value } per ogni strada in cui nessuno ha una serie più lunga
ui-nlv-track = { $checked ->
    [one] { $checked } casella segnata su { $boxes }
   *[other] { $checked } caselle segnate su { $boxes }
}, non usate per un bonus: { $count }
ui-nlv-boxes-count = { $count ->
    [one] { $count } casella conta
   *[other] { $count } caselle contano
}
ui-nlv-show-is = Colonna { $column }: { $boxes ->
    [one] { $boxes } casella cancellata
   *[other] { $boxes } caselle cancellate
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# La cassaforte
ui-nlv-safe = Cassaforte: { $bundles ->
    [one] { $bundles } mazzetta
   *[other] { $bundles } mazzette
} per { $debts ->
    [one] { $debts } debito
   *[other] { $debts } debiti
}{ $state ->
    [lost] ; così si perdono { $penalty } punti
    [thin] ; solo la banca può ancora aiutare
   *[fine] {""}
}
ui-nlv-debts = Debiti
ui-nlv-loan-borrow = vuole il prestito
ui-nlv-loan-decline = non vuole il prestito
ui-nlv-safe-start = All'inizio
ui-nlv-safe-mafia = Casinò mafiosi visitati e aperti
ui-nlv-safe-cranes = Costruiti, non ancora aperti
ui-nlv-safe-shows = Debiti degli spettacoli
ui-nlv-safe-bonuses = Casinò estesi
ui-nlv-safe-last = Ultima posizione nell'inaugurazione
ui-nlv-safe-if-none = se nessun altro vuole il prestito
ui-nlv-safe-if-some = { $count ->
    [one] se un'altra persona vuole il prestito
   *[other] se altre { $count } persone vogliono il prestito
}
ui-nlv-safe-if-range = se da { $fewest } a { $most } altre persone vogliono il prestito
ui-nlv-safe-if-most = { $count ->
    [one] se al massimo un'altra persona vuole il prestito
   *[other] se al massimo altre { $count } persone vogliono il prestito
}
ui-nlv-safe-if-acme = se l'ACME vuole il prestito
ui-nlv-safe-if-not-acme = se l'ACME non vuole il prestito
ui-nlv-safe-lost-if = −{ $points } { $condition }
ui-nlv-safe-alone = Senza la banca
ui-nlv-safe-from-bank = Dalla banca
ui-nlv-safe-covered = coperto
ui-nlv-safe-clear = Nessun debito
ui-nlv-safe-lane = { $condition }: { $bundles ->
    [one] { $bundles } mazzetta
   *[other] { $bundles } mazzette
}
ui-nlv-bank = La banca
ui-nlv-bank-question = Chiederesti il prestito? La tua risposta resta segreta fino alla fine della partita. Ogni mazzetta di denaro paga un debito.
ui-nlv-bank-many = Più della metà lo chiede: tutti ricevono { $bundles } mazzette.
ui-nlv-bank-few = La metà o più non lo chiede: tutti ne ricevono { $bundles }.
ui-nlv-bank-none = Nessuno lo chiede: nessuno riceve niente.

# ACME
ui-nlv-acme = ACME, la tua rivale
ui-nlv-architect = Architetto di livello { $level }
ui-nlv-acme-approvals = Carte Progetto Approvato
ui-nlv-approval = { $nth }: { $fulfils ->
    [yes] completa il progetto e costruisce
   *[no] non completa il progetto, ma costruisce
} { $count ->
    [one] l'hotel { $avenues }
   *[other] gli hotel { $avenues }
}
ui-nlv-settled = risolto
ui-nlv-acme-pile = La sua pila: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
ui-nlv-acme-look = Guarda la pila
ui-nlv-acme-loan = Chiede il prestito se la carta messa da parte vale almeno { $number }.
ui-nlv-acme-has-now = Ha
ui-nlv-acme-each = Valore
ui-nlv-acme-improves = { $cards ->
    [one] Da { $cards } carta miglioramento in poi
   *[other] Da { $cards } carte miglioramento in poi
}

# Che cosa posso fare
ui-nlv-now-sent = Confermato. Si aspettano gli altri.
ui-nlv-now-wait = Niente da fare al momento.
ui-nlv-now-loan = Chiederesti il prestito alla banca?
ui-nlv-now-loan-made = Conferma la risposta alla banca.
ui-nlv-now-pick = Prendi una delle tre combinazioni.
ui-nlv-now-pick-solo = Prendi il numero di una carta e l'effetto di un'altra; la terza va ad ACME.
ui-nlv-now-refuse = Nessun numero va bene: segna invece due caselle di inaugurazione.
ui-nlv-now-give = Scegli la carta che va ad ACME.
ui-nlv-now-open = Apri un casinò evidenziato.
ui-nlv-now-easy = Il numero va bene solo con l'Apertura rapida: scegli uno spazio.
ui-nlv-now-free = Azione gratuita: scegli un altro effetto, nella città o sul foglio punteggio.
ui-nlv-now-inauguration = Segna una casella di inaugurazione, o conferma senza farlo.
ui-nlv-now-construction = Completa un casinò in costruzione, o conferma senza farlo.
ui-nlv-now-limousine = Fai avanzare la limousine su una strada evidenziata, o conferma senza farlo.
ui-nlv-now-show = Ospita uno spettacolo: scegli una colonna, o conferma e perdi la stella.
ui-nlv-now-improvement = Migliora un valore del foglio punteggio, o conferma senza farlo.
ui-nlv-now-extras = Conferma il turno, o scegli prima una delle opzioni evidenziate.
ui-nlv-now-end = Conferma il turno.

# La guida alla prima partita
guide-new-las-vegas-welcome = Vince chi ha più punti. Apri casinò in quattro strade e fai punti con hotel, spettacoli, serie lunghe, golf e limousine.
guide-new-las-vegas-introductory = La prima partita si gioca senza golf e senza banca. La cassaforte contiene tre mazzette di denaro: tre debiti non fanno danno.
guide-new-las-vegas-cards = Ogni coppia ha un numero e un effetto. Prendine una; altri possono prendere la stessa. Il piccolo segno accanto a un numero è l'effetto che lì verrà al prossimo turno.
guide-new-las-vegas-solo = Delle tre carte una dà il numero, un'altra l'effetto, e la terza va nella pila di ACME, dove porta punti. Pensa quindi anche a che cosa ACME non deve avere.
guide-new-las-vegas-open = In ogni strada i numeri crescono da sinistra a destra e nessuno compare due volte. I piccoli vanno a sinistra, i grandi a destra. Ciò che è evidenziato è permesso; l'etichetta dice quanto aggiunge subito al totale.
guide-new-las-vegas-series = Una fila di soli numeri pari o soli dispari in una strada vale un punto per casinò, più un bonus se nessuno ne ha lì una più lunga. La barra chiara sotto le insegne la mostra; la lunghezza è indicata in fondo alla strada.
guide-new-las-vegas-hotels = Quando i quattro casinò di un viale sono aperti, sotto sorge l'hotel: grande se sei tra i primi, piccolo più tardi.
guide-new-las-vegas-projects = Tre progetti sono aperti a tutti. Il valore più alto è per tutti quelli che lo completano nel primo turno in cui qualcuno ci riesce.
guide-new-las-vegas-golf = Il primo casinò nella strada più in alto fa costruire la buca sopra di esso, e così ogni casinò accanto a uno aperto. Aprirne uno lontano fa perdere tutte le buche da quella parte.
guide-new-las-vegas-bonus = Ogni turno puoi pagare un bonus con una delle coppie indicate sul tracciato, se entrambe le caselle sono segnate: un altro numero, un altro effetto o un gemello accanto (con un debito). Le caselle cerchiate non contano più per l'inaugurazione.
guide-new-las-vegas-refuse = Allora segni due caselle di inaugurazione e non fai altro. L'ultima casella conclude la partita.
guide-new-las-vegas-inauguration = Segna una casella del tracciato. Chi alla fine ne ha di più fa più punti; chi ne ha di meno ha un debito.
guide-new-las-vegas-construction = Cancella una gru: il casinò è costruito e potrà aprire dal prossimo turno. Finché non apre, il suo debito resta da pagare.
guide-new-las-vegas-limousine = Traccia una linea da lampione a lampione. I tappeti rossi lungo la via contano se alla fine il casinò è aperto. Torna all'aeroporto: ogni linea mancante costa punti.
guide-new-las-vegas-show = Hai aperto un casinò con la stella: cerchiala e cancella una casella di una colonna. La prima casella di una colonna porta due debiti, che si eliminano con le caselle successive.
guide-new-las-vegas-improvement = Cancella un valore, e alla fine conta il successivo. Migliora ciò che hai in abbondanza.
guide-new-las-vegas-claim = Dichiaralo ora: i punti restano anche se poi le cose cambiano.
guide-new-las-vegas-debts = Alla fine ogni debito prende una mazzetta di denaro. Se non bastano, perdi 20 punti. La barra sopra la città mostra entrambi.
guide-new-las-vegas-confirm = Fino alla conferma puoi annullare ogni passo. Quando tutti hanno confermato, arrivano le prossime carte.
guide-new-las-vegas-lesson-1-pick = Prendi la coppia con la gru: con il numero apri un casinò e ne finisci uno in costruzione.
guide-new-las-vegas-lesson-2-pick = Prendi la coppia con la limousine: dopo il numero va da un lampione all’altro.
guide-new-las-vegas-lesson-3-pick = Prendi la coppia con la freccia: dà più valore a ciò che raccogli.
guide-new-las-vegas-approvals = Tre carte Progetto Approvato aspettano nella metà inferiore della pila. Ognuna fa costruire hotel ad ACME, e alcune le fanno completare un progetto.
guide-new-las-vegas-end = La partita finisce con il turno in cui qualcuno segna l'ultima casella di inaugurazione, completa il terzo progetto o ha aperto tutti i casinò costruiti.
guide-new-las-vegas-score = Progetti, inaugurazione, spettacoli, hotel, strade, golf e limousine si sommano; chi non può pagare i debiti perde 20.
guide-new-las-vegas-loan = Tutti rispondono in segreto. Se molti chiedono il prestito, tutti ricevono molte mazzette per i debiti; se nessuno lo chiede, non ce ne sono.
