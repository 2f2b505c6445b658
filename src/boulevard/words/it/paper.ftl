# Printed sheets, boards and cards
paper-name = Nome
paper-date = Data
paper-first = primo
paper-later = dopo
paper-bundles = Mazzette
paper-lot-price = per costruire
paper-lot-start = all'inizio

# The page that prints
ui-paper = Al tavolo vero
ui-print = Stampa
ui-print-game = Gioco
ui-print-part = Che cosa
ui-print-part-sheets = { $game ->
    [lords-of-vegas] Plancia
   *[other] Fogli
}
ui-print-part-cards = Carte
ui-print-part-all = Tutto
ui-print-paper = Carta
ui-print-per-page = Fogli per pagina
ui-print-copies = Quanti fogli
ui-print-language = Lingua
ui-print-ink = Risparmia inchiostro: linee, niente campiture
ui-print-large = Caratteri grandi, su più pagine
ui-print-sheet = Un foglio tuo
ui-print-sheet-off = Il foglio solito
ui-print-no-json = { $file }: questo file non è JSON leggibile.
ui-print-pdf = Scarica il PDF
ui-print-now = Stampa
ui-print-pages = { $count ->
    [one] { $count } pagina
   *[other] { $count } pagine
}
ui-print-ours = Tutti i disegni sono nostri. Le carte hanno la misura delle carte da gioco; le linee mostrano dove tagliare.

# Finished sheets
check-street = Via { $street }
check-board = Il tabellone
error-check-name = { $where }: un nome è un testo di { $most } lettere al massimo.
ui-check = Verifica fogli
ui-check-how = { $game ->
    [lords-of-vegas] Metti la fine di una partita sulla Strip: scegli un giocatore, poi un segnalino, una compagnia o un dado, e tocca un lotto. Boss, punti ed errori compaiono subito; tutto resta su questo dispositivo.
   *[other] Inserisci fogli finiti: prendi un numero o un segno, poi tocca il suo posto. Punti ed errori compaiono subito; tutto resta su questo dispositivo.
}
ui-check-add = { $game ->
    [lords-of-vegas] Altro giocatore
   *[other] Altro foglio
}
ui-check-remove = { $game ->
    [lords-of-vegas] Togli questo giocatore
   *[other] Togli questo foglio
}
ui-check-tools = Che cosa scrivere
ui-check-erase = Gomma
ui-check-less = Meno: { $what }
ui-check-more = Più: { $what }
ui-check-crosses = Croci dell'agente immobiliare, per misura
ui-check-plan = Piano { $plan }
ui-check-project = Progetto { $plan }
ui-check-plan-points = Punti del piano { $plan }
ui-check-advanced = Piani avanzati
ui-check-problems = Che cosa è impossibile
ui-check-possible = { $game ->
    [lords-of-vegas] Su questo tavolo tutto è possibile.
   *[other] Su questi fogli tutto è possibile.
}
ui-check-open = Apri un file
ui-check-full = Su questo dispositivo non c'è più spazio per i fogli; salvali in un file.
ui-check-nlv-extended = Casinò esteso
ui-check-nlv-back = Riprendi l'ultima linea
ui-check-nlv-boxes = Caselle segnate
ui-check-nlv-bonus = Coppia { $pair }
ui-check-nlv-bonus-none = non usata
ui-check-nlv-bonus-debt = casinò esteso, un debito
ui-check-nlv-bonus-clear = altro bonus
ui-check-nlv-improved = Valori cancellati
ui-check-nlv-loan = Prestito
ui-check-lov-marker = Segnalino
ui-check-lov-no-die = Nessun dado
ui-check-lov-last = Va ancora pagata

# A sheet of one's own
ui-own = Il tuo foglio
ui-own-how = { $game ->
    [welcome-to] Inventa un quartiere: altre vie, piscine, parchi e scale. Salvalo in un file e usalo a ogni tavolo, per la stampa e con --option sheet=FILE.
   *[other] Possiedi New Las Vegas? Parti del nostro foglio sono una ricostruzione. Correggi ciò che sul tuo è diverso, salvalo in un file e usalo a ogni tavolo, per la stampa e con --option sheet=FILE.
}
ui-own-save = Salva il file
ui-own-again = Ricomincia dal nostro foglio
ui-own-fine = Con questo foglio si può giocare.
ui-own-ours = nostra ricostruzione: confrontala con il tuo
ui-own-known = { $game ->
    [welcome-to] come nella scatola
   *[other] dal regolamento o da una trascrizione
}
ui-own-changed = { $game ->
    [welcome-to] cambiato da te
   *[other] corretto da te
}
ui-own-list = { $game ->
    [welcome-to] Che cosa è diverso
   *[other] Che cosa confrontare
}
ui-own-part-streets = Vie
ui-own-part-city-sheet = Foglio della città
ui-own-part-limousine-map = Mappa della limousine
ui-own-part-deck = Carte casinò
ui-own-part-projects = Progetti
ui-own-part-acme = Architetti ACME
ui-own-part-safe = Cassaforte
ui-own-par = PAR { $par }, viale { $avenue }
ui-own-lamp = Lampione
ui-own-start = Partenza della limousine
ui-own-closed = Tratti di strada chiusi
ui-own-carpets = Tappeti stesi altrove
ui-own-boxes = Inaugurazione: caselle, spuntate all'inizio
ui-own-pairs = Coppie bonus: le loro prime caselle
ui-own-fulfils = Realizza il progetto { $nth }
ui-own-crane = Gru: si aggiunge alla sua serie
ui-own-borrows = Prende in prestito dal numero
ui-own-values = { $what }: base, migliorato, da quante carte
ui-own-safe-bundles-at-start = Mazzette all'inizio
ui-own-safe-introductory-game = Mazzette nella partita introduttiva
ui-own-safe-more-than-half-borrow = Mazzette se più della metà prende in prestito
ui-own-safe-half-or-more-refuse = Mazzette se metà o più rifiuta
ui-own-safe-bankruptcy = Punti della bancarotta
ui-own-wt-tap = Tocca una casa per darle una piscina, o per toglierla.
ui-own-wt-house = Casa { $street }.{ $place }, piscina
ui-own-wt-houses = Case
ui-own-wt-ladders = Scale
ui-own-wt-ladders-how = Che cosa vale dopo 0, 1, 2 … croci, con spazi in mezzo.
ui-own-wt-temps = Caselle degli interinali
ui-own-wt-estates = Quartieri da { $size }
error-own-game = I fogli personali esistono per Welcome To e New Las Vegas, non per { $game }.
