# The browser app.
ui-name = Boulevard
ui-skip = Vai al contenuto
ui-home = Pagina iniziale
ui-settings = Impostazioni
ui-language = Lingua
ui-sound = Suono
ui-dark = Colori scuri
ui-me = Tu
ui-close = Chiudi
ui-save = Salva
ui-done = Fatto.
ui-again = Riprova
ui-loading = Un momento ...
ui-copy = Copia
ui-copied = Copiato

# Home
ui-home-title = Tre città ti aspettano
ui-home-running = I tuoi tavoli
ui-game-welcome-to = Welcome To...
ui-game-new-las-vegas = New Las Vegas
ui-game-lords-of-vegas = Lords of Vegas
ui-tagline-welcome-to = Disegna un sobborgo degli anni '50: gira, scrivi, recinta, tuffati.
ui-tagline-new-las-vegas = Alza casinò al tramonto e portaci davanti le star.
ui-tagline-lords-of-vegas = Domina la Strip con dadi, accordi e sangue freddo.
ui-game-missing = Questo gioco non è su questo server.
ui-play-bot = Gioca subito contro un bot
ui-play-friends = Con amici
ui-play-solo = Solitario
ui-learn = Impara
ui-rules = Regole
ui-table-open = In attesa di giocatori
ui-table-your-turn = Tocca a te
ui-table-waiting = In attesa degli altri
ui-records = Partite giocate
ui-records-none = Qui puoi rivedere le partite che hai finito.
ui-record-import = Apri una registrazione
ui-record-line = { $total } punti, posto { $place } di { $seats }
ui-record-save = Salva la registrazione
ui-record-fair = Verificato: carte e dadi seguono dal seme sigillato all'inizio.

# A new table
ui-your-name = Il tuo nome
ui-new-people = Persone in tutto
ui-new-here = di cui su questo dispositivo
ui-new-bots = Bot
ui-new-create = Apri il tavolo
ui-guest-seat = Ospite { $seat }
ui-options = Opzioni
ui-turn-limit = Tempo per un turno
ui-turn-limit-value = { $seconds ->
    [0] senza limite
    [300] 5 minuti
    [3600] 1 ora
    [86400] 1 giorno
    [259200] 3 giorni
   *[other] { $seconds } secondi
}

# The lobby
ui-invite = Link d'invito
ui-invite-how = Manda questo link a chi vuoi che giochi con te.
ui-seats = Posti
ui-seat = Posto { $seat }
ui-seat-open = Posto libero
ui-seat-yours = Tu
ui-seat-bot = Bot
ui-seat-here = Su questo dispositivo
ui-seat-free = Libera il posto
ui-bot-kind = Forza dei bot
ui-online = presente
ui-away = assente
ui-start = Comincia
ui-start-open = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
ui-start-host = Chi ha aperto il tavolo fa cominciare la partita.
ui-join-title = Vieni a giocare a { $game }
ui-join-who = Al tavolo: { $names }. Posti liberi: { $free }.
ui-join = Siediti
ui-watch = Guarda

# At the table
ui-board = Tabellone
ui-choices = Che cosa puoi fare
ui-side = Punti, diario e chiacchiere
ui-score = Punti
ui-log = Che cosa è successo
ui-log-empty = Ancora niente.
ui-log-start = La partita comincia.
ui-log-turn = { $name }: { $steps }
ui-log-bot = Un bot gioca per { $name }.
ui-log-undo = { $name } torna indietro di un passo.
ui-log-sat = { $name } si siede.
ui-log-left = Il posto { $seat } è libero.
ui-log-late = Tempo superato: { $names }.
ui-log-over = La partita è finita.
ui-chat = Chiacchiere
ui-chat-say = Di' qualcosa
ui-chat-send = Invia
ui-undo = Indietro
ui-restart = Ricomincia il turno
ui-confirm = Conferma
ui-ready = pronto
ui-you = { $name } (tu)
ui-gain = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ui-prompt-choose = Tocca a te: scegli.
ui-prompt-wait = Il tuo turno è confermato. Gli altri stanno pensando.
ui-prompt-watch = Stai guardando.
ui-prompt-over = La partita è finita.
ui-waiting-for = { $count ->
    [one] In attesa di { $names }.
   *[other] In attesa di { $count } giocatori: { $names }.
}
ui-watching = Stai guardando questo tavolo.
ui-watching-back = Uno dei posti è tuo? Torna con il tuo link personale.
ui-hot-seat = Posti su questo dispositivo
ui-late = { $name } ha superato il tempo.
ui-late-bot = Fai giocare un bot
ui-offline = Nessuna connessione. Riprovo ...
ui-offline-draft = Nessuna connessione. La tua scelta è conservata e sarà inviata appena possibile.
ui-table-menu = Questo tavolo
ui-leave-bot = Dai a un bot il posto di { $name }
ui-leave-open = Libera il posto di { $name }
ui-commitment = Mazzo sigillato: { $hash }
ui-seed = Seme: { $seed }

# The end
ui-end-counting = Si conta ...
ui-end-skip = Mostra tutto
ui-end-solo = { $total } punti
ui-end-winner = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
ui-end-look = Guarda il tabellone
ui-rematch = Gioca ancora
ui-replay = Rivedi
ui-replay-of = { $game }, passo per passo
ui-replay-back = Un passo indietro
ui-replay-on = Un passo avanti
ui-replay-play = Riproduci
ui-replay-pause = Pausa
ui-replay-slider = Passo della partita

# The rules
ui-rules-missing = Le regole di questo gioco non sono ancora scritte.
ui-rules-english = Queste regole non sono ancora tradotte.
ui-rules-table = Tabella

# You
ui-link = Link personale
ui-link-how = Apre i tuoi posti su un altro dispositivo. Chi lo ha sei tu: tienilo per te.
ui-link-make = Mostra il link
ui-link-renew = Nuovo link, chiudi tutti gli altri
ui-account = Account
ui-account-how = Un account conserva le tue partite con nome e password. Per giocare non serve.
ui-account-yours = Hai effettuato l'accesso come { $account }.
ui-account-name = Nome dell'account
ui-account-make = Crea un account
ui-password = Password
ui-login = Accedi
ui-logout = Esci
ui-back-title = Ben tornato, { $name }
ui-back = Ora questo dispositivo ha i tuoi posti.
ui-guide = Guida alla prima partita
ui-guide-on = Attiva la guida
ui-guide-off = Basta consigli
ui-guide-next = Capito
ui-guide-more = La regola

# Dead ends
ui-problem-table-title = Questo tavolo non esiste
ui-problem-table = Forse l'indirizzo è incompleto, o il tavolo è stato rimosso.
ui-problem-invite-title = Questo invito è scaduto
ui-problem-invite = Non porta più a un tavolo. Chiedi un nuovo link o apri un tavolo tuo.
ui-problem-full-title = Tutti i posti sono occupati
ui-problem-full = Puoi guardare questa partita o aprire un tavolo tuo.
ui-problem-link-title = Questo link personale è scaduto
ui-problem-link = Creane uno nuovo sul dispositivo su cui hai giocato, o accedi con il tuo account.
ui-problem-over-title = Questa partita è finita
ui-problem-over = Puoi ancora guardare il tabellone e il conteggio.
ui-problem-identity-title = Non ti riconosciamo più
ui-problem-identity = Questo browser ha perso il suo cookie. I tuoi posti ci sono ancora: apri il tuo link personale o accedi.
ui-problem-private-title = Un tavolo privato
ui-problem-private = Solo chi ha un posto può vedere questa partita.
ui-problem-record-title = Questa registrazione non esiste
ui-problem-record = Forse l'indirizzo è incompleto. Dalla pagina iniziale puoi aprire una registrazione da un file.
ui-problem-offline-title = Il server non risponde
ui-problem-offline = Controlla la connessione. Niente è perduto: le tue partite sono sul server.
ui-problem-page-title = Qui non c'è niente
ui-problem-page = Nessuna pagina ha questo indirizzo.
ui-problem-busy-title = Troppo veloce
ui-problem-busy = Il server chiede una breve pausa. Riprova tra un momento.
ui-problem-other-title = Non ha funzionato
ui-problem-other = È successo qualcosa di inatteso. Niente è stato cambiato.

# Bots
bot-random = Caso
bot-greedy = Avido

# Welcome To on the board
ui-wt-cards = Carte e piani
ui-wt-street = Via { $street }
ui-wt-streets = Le tre vie
ui-wt-sheets = Fogli
ui-wt-sheet-of = Foglio di { $name }
ui-wt-effect-surveyor = Recinto
ui-wt-effect-estate = Agente
ui-wt-effect-park = Parco
ui-wt-effect-pool = Piscina
ui-wt-effect-temp = Interinale
ui-wt-effect-bis = Bis
ui-wt-lot = Casa { $house }: { $number }
ui-wt-lot-empty = Lotto { $house }: vuoto
ui-wt-lot-roundabout = Lotto { $house }: rotonda
ui-wt-lot-pool = con posto per una piscina
ui-wt-lot-pool-built = con piscina
ui-wt-lot-fence = recinto a destra
ui-wt-lot-estate = in un quartiere completo da { $size }
ui-wt-parks = Via { $street }, parchi: { $planted }, valore { $points }
ui-wt-pools = Piscine: { $count }, valore { $points }
ui-wt-temps = Interinali: { $count }
ui-wt-estates = Un quartiere da { $size } vale { $points }
ui-wt-bis = Bis: { $count }, meno { $points }
ui-wt-roundabouts = Rotonde: { $count }
ui-wt-refusals = Permessi rifiutati: { $count }
ui-wt-plan = Piano { $plan }: { $condition }. Vale { $points }. Ne hai { $scored } punti.
ui-wt-which-number = Quale numero?
ui-wt-roundabout = Costruisci una rotonda
ui-wt-prompt-pick = Scegli una delle combinazioni: un numero e il suo effetto.
ui-wt-prompt-write = Scrivi il { $number } in una casa illuminata.
ui-wt-prompt-write-temp = Scegli il numero, poi una casa illuminata.
ui-wt-prompt-use = Scegli il quartiere che il piano consuma.
ui-wt-prompt-pass = Scegli la carta per il tuo vicino.
ui-wt-prompt-fence = Puoi disegnare un recinto, poi conferma.
ui-wt-prompt-estate = Puoi aumentare il valore di una misura di quartiere, poi conferma.
ui-wt-prompt-park = Puoi piantare un parco in questa via, poi conferma.
ui-wt-prompt-pool = Puoi costruire la piscina, poi conferma.
ui-wt-prompt-temp = Puoi assumere un interinale, poi conferma.
ui-wt-prompt-bis = Puoi copiare un numero nella casa accanto, poi conferma.
ui-wt-prompt-claim = Hai completato un piano: dichiaralo, poi conferma.
ui-wt-prompt-refuse = Nessun numero va bene: prendi un rifiuto.
ui-wt-prompt-done = Conferma il turno o torna indietro.

# Welcome To, the first game
guide-welcome-to-welcome = Costruisci tre vie. Tutti usano le stesse carte nello stesso momento, ognuno sul proprio foglio.
guide-welcome-to-pick = Ogni coppia è un numero civico e un effetto. Scegli quella che preferisci; altri possono prendere la stessa.
guide-welcome-to-write = In ogni via i numeri crescono da sinistra a destra. Puoi lasciare vuoti e riempirli dopo: numeri bassi a sinistra, alti a destra.
guide-welcome-to-fence = I recinti fanno i quartieri. Un quartiere completo ha da una a sei case in fila, un recinto a ogni estremità e nessun vuoto. Contano solo quelli completi.
guide-welcome-to-estate = L'agente aumenta il valore di tutti i quartieri di una misura. Scegline una che avrai spesso.
guide-welcome-to-park = I parchi contano nella via in cui hai appena scritto. L'ultimo di una via vale di più.
guide-welcome-to-pool = Questa casa ha posto per una piscina. Ogni piscina vale più della precedente.
guide-welcome-to-temp = Con un interinale cambi il numero fino a due. Chi ne assume di più riceve 7 punti alla fine.
guide-welcome-to-bis = Bis copia un numero nella casa accanto. Riempie i vuoti, ma ogni copia costa punti.
guide-welcome-to-next = Il piccolo segno su una carta numero dice quale effetto verrà dopo in quel mazzo.
guide-welcome-to-plans = I piani della città chiedono certi quartieri. Chi ne completa uno per primo riceve il numero più alto.
guide-welcome-to-claim = Hai quello che questo piano chiede. Dichiaralo: i quartieri usati restano come sono.
guide-welcome-to-refuse = Nessun numero va bene. Il terzo rifiuto finisce la partita, e i rifiuti costano punti.
guide-welcome-to-end = La partita finisce quando qualcuno ha riempito tutte le case, completato i tre piani o ricevuto tre rifiuti.
guide-welcome-to-confirm = Finché non confermi puoi tornare indietro di ogni passo. Nessuno vede il tuo turno prima.
