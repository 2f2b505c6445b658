# What every game and command says.
seat = Posto { $seat }
player = Giocatore { $seat }
score-category = Punti
score-total = Totale
score-place = Posizione

# Steps and chance
error-no-such-game = Non c'è un gioco «{ $game }». I giochi sono: { $games }.
error-no-such-bot = Non c'è un bot «{ $bot }». I bot sono: { $bots }.
error-no-such-seat = Non c'è un posto { $seat } in questa partita; { $last ->
    [0] il suo unico posto ha il numero 0
   *[other] i suoi posti hanno i numeri da 0 a { $last }
}.
error-seat-written = Non c'è un posto { $seat } in questa partita; ne ha { $seats ->
    [one] uno
   *[other] { $seats }
}.
error-not-your-turn = Non tocca al giocatore { $seat }.
error-game-over = La partita è finita.
error-chance-next = Prima vengono le carte o i dadi; nessuno può giocare finché non sono scoperti.
error-chance-not-next = Ora non c'è niente da distribuire o da lanciare.
error-chance-impossible = «{ $outcome }» non può uscire ora.
error-step-not-now = «{ $step }» non è possibile ora. Possibile: { $steps }
error-nothing-to-undo = Non c'è niente da annullare.
error-after-confirm = «{ $step }» conclude il turno; non può seguire altro.
error-no-drafts = In questo gioco si gioca un passo alla volta.
error-nothing-to-correct = Ora non c'è nessuna risposta del caso da correggere.

# Before a game
error-seats = In { $seats } non si può giocare; servono da { $fewest } a { $most } giocatori.
error-option-unknown = Questo gioco non ha l'opzione «{ $option }». Le sue opzioni sono: { $options }.
error-option-value = «{ $value }» non è un valore dell'opzione «{ $option }»; a scelta: { $values }.
error-option-data = L'opzione «{ $option }» vuole un oggetto JSON.
error-option-text = Un'opzione si scrive nome=valore, non «{ $text }».
error-options-shape = Le opzioni sono nomi con valori.
error-bots-count = Bot nominati: { $bots }, posti: { $seats }. Nominane uno per tutti o uno per posto.

# Files
error-file-missing = Il file «{ $file }» non esiste.
error-file-text = «{ $file }» non è un file di testo.
error-file-json = «{ $file }» non è JSON valido: riga { $line }, colonna { $column }: { $reason }.
error-file = «{ $file }» non si può leggere: { $reason }.
error-file-unusable = «{ $file }» non è utilizzabile: { $reason }.

# Positions
error-position-object = { $where }: ci vuole un oggetto con campi nominati.
error-position-missing = { $where }: manca il campo «{ $field }».
error-position-extra = { $where }: non c'è un campo «{ $field }».
error-position-number = { $where }: ci vuole un numero intero da { $low } a { $high }.
error-position-list = { $where }: ci vuole una lista di lunghezza { $count }.
error-position-list-range = { $where }: ci vuole una lista di lunghezza da { $fewest } a { $most }.
error-position-flag = { $where }: ci vuole true o false.
error-position-word = { $where }: a scelta: { $known }.
error-position-game = Questa non è una posizione di { $game } ma di «{ $found }».
error-position-twice = { $where }: { $number } compare due volte.
impossible-draft = { $where }: { $reason }
impossible-draft-now = { $where }: a questo punto della partita nessuno può aver iniziato un turno.

# Records
error-record-line = Riga { $line }: { $reason }
error-record-first-line = Una partita salvata comincia con «{ $expected }».
error-record-long = Una partita salvata ha al massimo { $most } caratteri.
error-record-unknown-line = Non è né un'intestazione né una mossa: «{ $text }».
error-record-twice = «{ $name }» compare due volte.
error-record-late-header = «{ $name }» va prima della prima mossa.
error-record-after-end = Ci sono mosse dopo la fine della partita.
error-record-empty-line = Manca una mossa.
error-record-missing = Alla partita salvata manca «{ $name }».
error-record-number = «{ $text }» non è un numero per «{ $name }».
error-record-json = Il valore di «{ $name }» è illeggibile.
error-record-names = Una partita salvata vuole tanti nomi quanti sono i posti: { $seats }.
error-record-seat-numbers = Ogni numero di un posto ha il posto, un segno di uguale e 32 cifre esadecimali; qui no: { $text }.
error-rules-version = Questa partita segue la versione { $rules } delle regole di { $game }; qui si giocano: { $known }.
error-no-whole-turns = { $game } non ha turni interi da elencare: si agisce uno dopo l'altro.
error-record-start = La posizione iniziale non corrisponde ai posti e alle opzioni della partita salvata.
error-record-unfinished = La partita salvata dà un risultato, ma non è finita.
error-record-result = La partita salvata dà il risultato { $found }, le sue mosse danno { $expected }.
error-record-no-seed = La partita salvata non ha un valore iniziale (seed), quindi carte e dadi non si possono verificare. Viene pubblicato a fine partita.
error-record-no-commitment = La partita salvata non ha un sigillo con cui confrontare il valore iniziale.
error-record-commitment = Il valore iniziale non è quello sigillato all'inizio.
error-record-chance = Il caso avrebbe dovuto dare { $expected }, ma la partita salvata dice { $found }.
error-record-chance-source = Il caso viene da sealed, seeded o typed, non da «{ $source }».
error-record-typed = Nulla da dimostrare: carte e dadi di questa partita sono stati letti sul tavolo.

# Playing in the terminal
error-language = Non c'è una lingua «{ $language }». Le lingue sono: { $languages }.
error-play-resume = «{ $file }» non è stato salvato da «boulevard play» e non si può riprendere; «boulevard replay» lo mostra.
error-play-finished = La partita in «{ $file }» è finita; «boulevard replay» la mostra.
play-interpreted = Boulevard funziona in modalità interpretata (più lenta): all'installazione non è stato trovato un compilatore C.
play-welcome = { $game }. Scrivi il numero di una scelta o il suo nome. u: annulla, ?: aiuto, q: esci.
play-prompt = La tua scelta?
play-help = Scrivi il numero davanti a una scelta, o il suo nome, per esempio A o 8@2.4 (8 nella quarta casa della seconda via). u: annulla un passo. q: esci; la partita è salvata.
play-many = { $kind }... scrivi uno spazio: { $places }
play-lords-of-vegas-card = Carta: { $card }
play-lords-of-vegas-signs = Lotti: dado/giocatore, * boss; [giocatore] $prezzo; $prezzo (dado); × chiuso.
play-turn = Turno { $turn }
play-next-effects = Effetti del prossimo turno: { $effects }
play-your-sheet = Il tuo foglio
play-over = La partita è finita. È salvata in { $file }
play-stopped = Salvata. Per continuare: boulevard play --resume { $file }
