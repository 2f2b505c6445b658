# Welcome to New Las Vegas
game-new-las-vegas = Welcome to New Las Vegas
option-new-las-vegas-introductory = Partita introduttiva: senza golf, senza banca, tre mazzette di denaro
option-new-las-vegas-acme = Livello dell'architetto ACME, per un giocatore
option-new-las-vegas-sheet = Una copia corretta dei fogli (file JSON)

score-new-las-vegas-projects = Progetti
score-new-las-vegas-inauguration = Inaugurazione
score-new-las-vegas-shows = Spettacoli
score-new-las-vegas-hotels = Hotel
score-new-las-vegas-streets = Strade
score-new-las-vegas-golf = Campo da golf
score-new-las-vegas-limousine = Limousine
score-new-las-vegas-bankruptcy = Cassaforte

word-effect-inauguration = inaugurazione
word-effect-construction = costruzione
word-effect-limousine = limousine
word-effect-show = spettacolo
word-effect-improvement = miglioramento

word-column-left = sinistra
word-column-right = destra
word-colour-pink = rosa
word-colour-purple = viola
word-colour-yellow = giallo
word-ladder-inauguration = inaugurazione
word-ladder-hotel-large = hotel grandi
word-ladder-hotel-small = hotel piccoli
word-ladder-streets = bonus strade
word-ladder-golf-3 = buche PAR 3
word-ladder-golf-4 = buche PAR 4
word-ladder-golf-5 = buche PAR 5
word-ladder-vip = casinò VIP
word-ladder-luxury = casinò lussuosi
word-ladder-missing = linee mancanti

project-large-3 = Tre hotel grandi
project-small-5 = Cinque hotel piccoli
project-hotels-7 = Sette hotel, grandi o piccoli
project-large-neighbours-2 = Due hotel grandi su viali adiacenti
project-hotels-row-4 = Quattro hotel su viali consecutivi
project-hotels-ends = Gli hotel dei viali 1 e 11
project-inauguration-10 = Dieci caselle di inaugurazione segnate e non cerchiate
project-limo-types = La limousine è passata davanti a un casinò VIP, a uno lussuoso e a uno mafioso
project-even-6 = Una serie di sei casinò pari
project-odd-7 = Una serie di sette casinò dispari
project-odd-4-twice = Due serie di quattro casinò dispari
project-even-5-end = Una serie di cinque casinò pari a un capo di una strada
project-streets-2 = Tutti i casinò di due strade aperti, esclusi quelli in costruzione
project-limo-streets = La limousine è passata davanti a un casinò speciale in ogni strada
project-cranes-ends = I cantieri dei viali 1 e 11 completati e aperti
project-cranes-2 = Tutti i cantieri di due strade completati e aperti
project-cranes-4 = Tutti i cantieri della città completati
project-cranes-shows = In una strada: tutti i cantieri completati e aperti, tutti gli spettacoli ospitati
project-shows-3 = Le prime tre caselle di entrambe le colonne spettacoli
project-shows-golf = Tutti gli spettacoli e tutte le buche della strada più in alto
project-par-4 = Tutte le buche PAR 4

step-new-las-vegas-borrow = Chiedi il prestito alla banca
step-new-las-vegas-decline = Niente prestito
step-new-las-vegas-pick = Prendi { $rest }
step-new-las-vegas-open = Apri un casinò: { $rest }
step-new-las-vegas-easy = Apertura rapida: { $rest }
step-new-las-vegas-extend = Casinò esteso: { $rest }
step-new-las-vegas-free = Azione gratuita: un altro effetto
step-new-las-vegas-inaugurate = Segna una casella di inaugurazione
step-new-las-vegas-crane = Completa il casinò in costruzione: { $rest }
step-new-las-vegas-drive = Fai avanzare la limousine: { $rest }
step-new-las-vegas-show = Ospita uno spettacolo, colonna { $rest }
step-new-las-vegas-improve = Migliora { $rest }
step-new-las-vegas-refuse = Nessun numero va bene: segna due caselle di inaugurazione
step-new-las-vegas-give = Dai la carta { $rest } ad ACME
step-new-las-vegas-claim = Dichiara il progetto { $rest }
step-new-las-vegas-reshuffle = Fai rimescolare le carte
step-new-las-vegas-done = Fatto

log-nlv-did-open = { $seat } apre il casinò { $place } con il numero { $number }.
log-nlv-did-easy = { $seat } apre il casinò { $place } con il numero { $number } (Apertura rapida).
log-nlv-did-extend = { $seat } estende un casinò: { $number }, { $place }.
log-nlv-did-free = { $seat } usa l'Azione gratuita.
log-nlv-did-inaugurate = { $seat } segna una casella di inaugurazione.
log-nlv-did-refuse = Permesso rifiutato: { $seat } segna due caselle di inaugurazione.
log-nlv-did-crane = { $seat } completa il casinò in costruzione: { $place }.
log-nlv-did-drive = { $seat } fa avanzare la limousine: { $way }.
log-nlv-did-show = { $seat } ospita uno spettacolo (colonna: { $column }).
log-nlv-did-improve = { $seat } migliora { $what }.
log-nlv-did-reshuffle = { $seat } fa rimescolare le carte.

# Che cosa è successo
log-nlv-loans = Tutti hanno deciso sul prestito della banca.
log-nlv-loan = { $loan ->
    [borrow] { $seat } aveva deciso di chiedere il prestito.
   *[decline] { $seat } aveva deciso di non chiedere il prestito.
}
log-nlv-loan-card = La carta messa da parte ha il numero { $number }: { $borrows ->
    [true] ACME chiede il prestito.
   *[false] ACME non chiede il prestito.
}
log-nlv-project = { $seat } completa il progetto { $project } e annota { $points }.
log-nlv-hotel-large = { $seat } costruisce l'hotel grande del viale { $avenue }. Dal prossimo turno i suoi piani alti sono chiusi agli altri.
log-nlv-hotel-small = { $seat } costruisce l'hotel piccolo del viale { $avenue }.
log-nlv-approval = È uscita la carta Progetto Approvato del progetto { $project }.
log-nlv-acme-project = ACME completa il progetto { $project }.
log-nlv-acme-hotel = ACME costruisce l'hotel grande del viale { $avenue }.
log-nlv-reshuffle = Le carte vengono rimescolate.

# Mosse rifiutate
error-nlv-unknown-step = «{ $step }» non è un passo di questo gioco. I passi iniziano con: { $verbs }.
error-nlv-loan-first = Prima decidi sul prestito (borrow o decline), poi done; «{ $step }» viene dopo.
error-nlv-loan-over = La banca chiede una sola volta, prima del primo turno.
error-nlv-pick-first = Scegli una combinazione prima di «{ $step }».
error-nlv-number-fits = Uno dei numeri trova posto, quindi il permesso non viene rifiutato.
error-nlv-give-first = Prima scegli la carta per ACME.
error-nlv-open-first = Apri un casinò con il numero prima di «{ $step }».
error-nlv-free-first = L'Azione gratuita è usata: scegli il suo effetto.
error-nlv-free-same = L'Azione gratuita serve per un effetto diverso da quello della carta ({ $effect }).
error-nlv-refused-turn = In questo turno il permesso è stato rifiutato: niente effetto né bonus.
error-nlv-bonus-used = Un solo bonus per turno.
error-nlv-no-pair = Nessuna coppia di caselle di inaugurazione segnate è libera per un bonus.
error-nlv-number = «{ $number }» non è un numero da 0 a 17.
error-nlv-casino = Non c'è un casinò «{ $casino }»; 2.4 è quello della seconda strada nel quarto viale.
error-nlv-no-crane = Il casinò { $casino } non è in costruzione.
error-nlv-crane-built = Il casinò { $casino } è già costruito.
error-nlv-casino-open = Il casinò { $casino } è già aperto, con il numero { $number }.
error-nlv-under-construction = Il casinò { $casino } è ancora in costruzione.
error-nlv-no-neighbour = Il casinò { $casino } non ha un vicino aperto.
error-nlv-extend = Non si può estendere il numero { $number } a { $casino }: dev'essere il numero di un vicino, e il numero della carta deve trovare posto.
error-nlv-opened = Il casinò di questo turno è già aperto: { $casino }.
error-nlv-other-number = La carta dice { $card }, non { $number }; l'Apertura rapida (easy) potrebbe cambiarlo.
error-nlv-easy-number = L'Apertura rapida cambia { $card } di 1 o 2, non in { $number }.
error-nlv-order = { $number } in { $casino } romperebbe l'ordine crescente della strada.
error-nlv-effect-used = L'effetto di questo turno è già usato.
error-nlv-other-effect = «{ $step }» non è l'effetto della carta ({ $effect }); l'Azione gratuita (free) potrebbe cambiarlo.
error-nlv-no-star = Il casinò { $casino } non ha la stella, quindi niente spettacolo.
error-nlv-column = Uno spettacolo va in una delle colonne: { $columns }.
error-nlv-column-full = Tutte le caselle di questa colonna sono cancellate: { $column }.
error-nlv-ladder = Si può migliorare: { $ladders }.
error-nlv-ladder-top = Nessun altro miglioramento possibile: { $ladder }.
error-nlv-no-golf = La partita introduttiva è senza golf: non c’è nulla da migliorare.
error-nlv-line = «{ $line }» non è una linea; è fatta di una o due lettere fra N, E, S e W, per esempio NE.
error-nlv-limousine-home = La limousine è tornata all'aeroporto e non riparte.
error-nlv-no-lamp = { $line } non porta al lampione successivo.
error-nlv-road-used = { $line } ripercorrerebbe lo stesso tratto.
error-nlv-project-claimed = Il progetto { $project } è già dichiarato.
error-nlv-project-open = Le condizioni del progetto { $project } non sono soddisfatte.

# Posizioni
error-nlv-position-casino = { $where }: null, un numero da 0 a 17 o per esempio «7x» per un casinò esteso.
error-nlv-position-card = { $where }: «{ $card }» non è una carta; 8-show lo è.
error-nlv-position-line = { $where }: «{ $line }» non è una linea della limousine.
impossible-nlv-finished = { $where }: un foglio è completo, quindi la partita è finita.
impossible-nlv-unfinished = { $where }: nulla ha posto fine alla partita.
impossible-nlv-card-twice = { $where }: ci sono troppe carte { $card }.
impossible-nlv-cards-missing = { $where }: non sono le carte sul tavolo in questo momento.
impossible-nlv-cards-early = { $where }: nessuna carta è stata ancora pescata.
impossible-nlv-cards-dealt = { $where }: le carte non vengono pescate in quest'ordine.
impossible-nlv-pile-turns = { $where }: carte rimaste: { $cards }; in questo turno non è possibile.
impossible-nlv-no-crane = { $where }: { $casino } non è un casinò in costruzione.
impossible-nlv-unbuilt = { $where }: { $casino } è aperto, ma ancora in costruzione.
impossible-nlv-order = { $where }: { $number } in { $casino } viene dopo { $before }.
impossible-nlv-twins = { $where }: i numeri uguali ({ $number }) devono essere vicini e tutti tranne uno estesi.
impossible-nlv-show = { $where }: { $casino } non è un casinò con stella aperto con una carta.
impossible-nlv-show-boxes = { $where }: caselle cancellate: { $boxes }, stelle cerchiate: { $stars }.
impossible-nlv-hotels = { $where }: ogni viale completo ha un hotel, e nessun altro.
impossible-nlv-hotel-first = { $where }: nessuno ha l'hotel grande del viale { $avenue }.
impossible-nlv-golf-introductory = { $where }: la partita introduttiva è senza golf.
impossible-nlv-golf-holes = { $where }: le buche stanno sopra casinò aperti, e il primo ne ha costruita una.
impossible-nlv-golf-gap = { $where }: il campo da golf non ha interruzioni.
impossible-nlv-golf-lost = { $where }: un lato del campo è perso per intero, esattamente quando lì è stato aperto un casinò staccato.
impossible-nlv-limousine-home = { $where }: la limousine era già tornata.
impossible-nlv-no-lamp = { $where }: { $line } non porta a un lampione.
impossible-nlv-road-used = { $where }: { $line } ripercorre lo stesso tratto.
impossible-nlv-pair = { $where }: la coppia { $pair } è usata ma non segnata.
impossible-nlv-extensions = { $where }: coppie con debito: { $debts }, casinò estesi: { $casinos }.
impossible-nlv-turns = { $where }: casinò aperti con carte: { $opened }, turni: { $turns }; non corrisponde.
impossible-nlv-effects = { $where }: effetti usati: { $effects }, casinò aperti: { $opened }.
impossible-nlv-bonuses = { $where }: bonus usati: { $bonuses }, casinò aperti: { $opened }.
impossible-nlv-easy = { $where }: numeri fuori da 1-15: { $casinos }; servono altrettante Aperture rapide.
impossible-nlv-loan-introductory = { $where }: la partita introduttiva è senza banca.
impossible-nlv-loans-partly = { $where }: sul prestito hanno deciso tutti oppure nessuno.
impossible-nlv-loans-missing = { $where }: mancano le decisioni sul prestito.
impossible-nlv-loans-over = { $where }: sul prestito si è già deciso, o la banca non c'è.
impossible-nlv-reveal = { $where }: una partita in solitario finisce quando la carta messa da parte è rivelata.
impossible-nlv-loan-card-early = { $where }: la carta messa da parte si rivela solo alla fine.
impossible-nlv-project-colour = { $where }: { $project } non può essere il progetto { $colour }.
impossible-nlv-projects-missing = { $where }: a questo punto ci sono tre progetti.
impossible-nlv-project-unknown = { $where }: punti per il progetto { $project }, che non è in gioco.
impossible-nlv-project-points = { $where }: il progetto { $project } dà { $first } o { $later } punti, non { $points }.
impossible-nlv-project-approved = { $where }: il progetto { $project } è approvato esattamente quando qualcuno è stato il primo.
impossible-nlv-project-open = { $where }: le condizioni del progetto { $project } non sono soddisfatte.
impossible-nlv-acme-seats = { $where }: ACME gioca solo contro un giocatore.
impossible-nlv-approval-twice = { $where }: c'è una sola carta Progetto Approvato per il progetto { $colour }.
impossible-nlv-acme-hotels = { $where }: la carta Architetto non costruisce ancora questi hotel.
impossible-nlv-acme-projects = { $where }: il progetto { $project } non corrisponde alla carta Architetto.
impossible-nlv-acme-cards = { $where }: carte: { $cards }, turni: { $turns }; non corrisponde.
impossible-nlv-discards = { $where }: carte scartate: { $cards }, turni: { $turns }; non corrisponde.
impossible-nlv-aside = { $where }: la carta messa da parte dev'essere tra quelle mai viste.
impossible-nlv-upper = { $where }: carte sopra le carte Progetto Approvato: { $cards }, attese: { $expected }.

# Un proprio file dei fogli
error-nlv-sheet-game = { $where }: questo file è per «{ $game }».
error-nlv-sheet-cards = { $where }: carte attese con questo effetto: { $expected }.
error-nlv-sheet-number = { $where }: carte attese con il numero { $number }: { $expected }.
error-nlv-sheet-project = { $where }: il secondo punteggio non può superare il primo.
error-nlv-sheet-casino = { $where }: «{ $casino }» non è un tipo di casinò; usa { $kinds }, uniti da + se serve.
error-nlv-sheet-street = { $where }: ne serve almeno uno: { $kind }.
error-nlv-sheet-avenue = { $where }: il viale { $avenue } deve avere un casinò in costruzione.
error-nlv-sheet-par = { $where }: non c'è nessuna buca PAR 4.
error-nlv-sheet-pair = { $where }: una coppia è fatta di due caselle vicine, e le coppie sono in ordine.
error-nlv-sheet-ascending = { $where }: i valori non devono peggiorare di passo in passo.
error-nlv-sheet-lamps = { $where }: serve una riga di 12 segni, o per un lampione e . se manca.
error-nlv-sheet-start = { $where }: l'incrocio { $crossing } non ha un lampione, il percorso non può partire da lì.
error-nlv-sheet-crossing = { $where }: «{ $crossing }» non è un incrocio; vanno da 1.0 a 4.11.
error-nlv-sheet-road = { $where }: «{ $road }» non è un tratto fra due incroci vicini, come 1.3-1.4.
error-nlv-sheet-carpet = { $where }: «{ $casino }» non è un casinò speciale.
error-nlv-sheet-stuck = { $where }: nessuna linea parte dall'inizio.
error-nlv-sheet-level = { $where }: atteso il livello { $level }.
