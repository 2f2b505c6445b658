# The browser app.
ui-name = Boulevard
ui-skip = Vai al contenuto
ui-home = Pagina iniziale
ui-settings = Impostazioni
ui-language = Lingua
ui-sound = Suono
ui-dark = Modalità scura
ui-me = Tu
ui-close = Chiudi
ui-save = Salva
ui-done = Salvato.
ui-again = Riprova
ui-loading = Un momento...
ui-copy = Copia
ui-copied = Copiato
ui-labelled = { $label }: { $text }

# Home
ui-home-title = Tre città ti aspettano
ui-home-running = I tuoi tavoli
ui-game-welcome-to = Welcome To...
ui-game-new-las-vegas = New Las Vegas
ui-game-lords-of-vegas = Lords of Vegas
ui-tagline-welcome-to = Disegna un sobborgo degli anni '50: gira, scrivi, recinta, tuffati.
ui-tagline-new-las-vegas = Costruisci casinò al tramonto e falli ammirare alle star in limousine.
ui-tagline-lords-of-vegas = Domina la Strip con dadi, accordi e sangue freddo.
ui-game-missing = Questo gioco non è su questo server.
ui-play-bot = Gioca subito contro un bot
ui-play-friends = Con amici
ui-play-solo = In solitario
ui-learn = Impara
ui-rules = Regole
ui-table-open = Mancano giocatori
ui-table-your-turn = Tocca a te
ui-table-waiting = Giocano gli altri
ui-records = Partite finite
ui-records-none = Qui trovi le partite che hai finito, pronte da rivedere.
ui-record-import = Apri una partita salvata
ui-record-save = Salva la partita
ui-record-fair = Coerente: carte e dadi derivano dal seme indicato. Solo il server della partita sa se erano fissati prima della prima mossa.

# A new table
ui-your-name = Il tuo nome
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
ui-seats = Posti
ui-seat-open = Posto libero
ui-seat-yours = Tu
ui-seat-bot = Bot
ui-seat-here = Su questo dispositivo
ui-seat-free = Libera il posto
ui-online = in linea
ui-away = non in linea
ui-start = Comincia
ui-start-open = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
ui-start-host = La partita inizia quando lo decide chi ha aperto il tavolo.
ui-join-title = Vieni a giocare a { $game }
ui-join-who = Al tavolo: { $names }. Posti liberi: { $free }.
ui-join = Siediti
ui-watch = Guarda

# At the table
ui-board = Tabellone
ui-players = Giocatori
ui-turn-now = Turno { $turn }
ui-guide-show = Consiglio
ui-own-sheet = Torna al tuo foglio
ui-choices = Che cosa puoi fare
ui-side = Punti, cronologia e chat
ui-score = Punti
ui-log = Cronologia
ui-log-empty = Ancora niente.
ui-log-start = La partita comincia.
ui-log-bot = Un bot gioca per { $name }.
ui-log-undo = { $name } annulla un passo.
ui-log-sat = { $name } si siede.
ui-log-left = Il posto { $seat } è libero.
ui-log-late = Tempo esaurito: { $names }.
ui-chat = Chat
ui-chat-say = Scrivi un messaggio
ui-chat-send = Invia
ui-undo = Annulla
ui-restart = Ricomincia il turno
ui-confirm = Conferma
ui-ready = ha giocato
ui-you = { $name } (tu)
ui-gain = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ui-prompt-wait = Hai confermato. Gli altri stanno pensando.
ui-prompt-watch = Stai guardando.
ui-prompt-over = La partita è finita.
ui-waiting-for = { $count ->
    [one] Si aspetta { $names }.
   *[other] Si aspettano { $count } giocatori: { $names }.
}
ui-watching = Stai guardando questo tavolo.
ui-watching-back = Uno dei posti è tuo? Torna con il tuo link personale.
ui-hot-seat = Posti su questo dispositivo
ui-late = { $name } ha esaurito il tempo.
ui-late-bot = Fai giocare un bot
ui-offline = Nessuna connessione. Riprovo...
ui-offline-draft = Nessuna connessione. La tua scelta è conservata e sarà inviata appena possibile.
ui-table-menu = Menu del tavolo
ui-leave-bot = Fai giocare un bot al posto di { $name }
ui-leave-open = Libera il posto: { $name }
ui-commitment = Sigillo di carte e dadi: { $hash }
ui-proven = { $count ->
    [0] Il server ha sigillato carte e dadi prima della prima mossa e da allora non può cambiarli.
    [one] Carte e dadi derivano dal seme sigillato del server e da un numero di un posto che non poteva conoscere: nessuno li ha scelti.
   *[other] Carte e dadi derivano dal seme sigillato del server e da numeri di { $count } posti che non poteva conoscere: nessuno li ha scelti.
}
ui-seed = Valore iniziale (seed): { $seed }

# The end
ui-end-counting = Conteggio in corso...
ui-end-skip = Vai al risultato
ui-end-solo = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}
ui-end-winner = { $count ->
    [one] Vince { $names }
   *[other] Vittoria a pari merito: { $names }
}
ui-end-look = Guarda il tabellone
ui-end-you = Hai vinto, { $name }!
ui-end-ahead = { $points ->
    [one] { $points } punto più di { $name }.
   *[other] { $points } punti più di { $name }.
}
ui-end-level = In tutto alla pari con { $name }; in parità vince chi gioca.
ui-end-shared = Parità in tutto: la vittoria è condivisa.
ui-end-tie-welcome-to = { $step ->
    [0] Tanti punti quanti { $name }: decidono più quartieri.
   *[other] Tanti punti e quartieri quanti { $name }: decidono più quartieri da { $step }.
}
ui-end-tie-new-las-vegas = { $step ->
    [0] Tanti punti quanti { $name }: decidono più hotel.
   *[other] Tanti punti e hotel quanti { $name }: decidono più hotel grandi.
}
ui-end-tie-lords-of-vegas = Tanti punti quanti { $name }: decide il denaro.
ui-end-behind = { $points ->
    [one] Tu: posto { $place }, { $points } punto in meno.
   *[other] Tu: posto { $place }, { $points } punti in meno.
}
ui-end-behind-level = Tu: posto { $place }, con gli stessi punti.
ui-end-place = { $name } · { $place }.
ui-end-first = La tua prima partita
ui-end-best-now = Il tuo miglior risultato
ui-end-best = Miglior risultato: { $points }
ui-end-average = { $games ->
    [one] Media: { $points } in { $games } partita
   *[other] Media: { $points } in { $games } partite
}
ui-end-with = con { $names }
ui-end-share = Condividi l’immagine
ui-end-save = Salva l’immagine
ui-end-next = Avanti
ui-end-again = Conta ancora
ui-end-result = Risultato
ui-portrait = Che cosa ha costruito { $name }
ui-rematch = Gioca ancora
ui-replay = Rivedi la partita
ui-replay-of = { $game }, turno per turno
ui-replay-back = Turno precedente
ui-replay-on = Turno successivo
ui-replay-play = Riproduci
ui-replay-pause = Pausa
ui-replay-slider = Turno della partita
ui-replay-turn = Turno { $turn } di { $turns }
ui-replay-round = Turno { $turn } di { $turns }
ui-replay-none = Nessun turno è stato giocato
ui-replay-first = Primo turno
ui-replay-last = Ultimo turno
ui-replay-speed = Velocità
ui-replay-link = Link a questo turno
ui-replay-as = Continua al posto di
ui-replay-go-on = Gioca da qui
ui-replay-curve = Punti, turno per turno
ui-replay-keys = ← → turni · Spazio riproduce
ui-origin-turn = Questa partita continua una precedente dal turno { $turn }. Non conta per i tuoi risultati.
ui-origin-round = Questa partita continua una precedente dal turno { $turn }. Non conta per i tuoi risultati.
ui-origin-practice = Esercizio: le carte sono preparate. La partita non conta per i tuoi risultati.

# The rules
ui-rules-missing = Le regole di questo gioco non sono ancora scritte.
ui-rules-english = Queste regole non sono ancora tradotte.
ui-rules-table = Tabella

# You
ui-link = Link personale
ui-link-how = Apre i tuoi posti su un altro dispositivo. Chi ce l'ha può giocare al posto tuo: tienilo per te.
ui-link-make = Mostra il link
ui-link-renew = Nuovo link (i vecchi non varranno più)
ui-account = Account
ui-account-how = Un account conserva le tue partite con nome e password. Per giocare non serve.
ui-account-yours = Account: { $account }
ui-account-name = Nome dell'account
ui-account-make = Crea un account
ui-password = Password
ui-password-change = Cambiare la password
ui-password-change-how = Tutti gli altri dispositivi vengono disconnessi e i link di prima finiscono.
ui-password-old = Vecchia password
ui-password-new = Nuova password
ui-kept = Che cosa è conservato di te
ui-kept-how = Il tuo nome, le tue partite e i risultati, e come puoi essere chiamato. Una copia è tua in ogni momento.
ui-kept-save = Salva una copia
ui-delete = Cancellami
ui-delete-how = Account, risultati e partite che hai portato vengono cancellati, e il tuo nome lascia i tavoli. I posti nelle partite in corso si liberano. Nessuno può tornare indietro.
ui-delete-sure = Cancellami per sempre
ui-login = Accedi
ui-logout = Esci
ui-back-title = Che bello rivederti, { $name }
ui-back = Ora questo dispositivo ha i tuoi posti.
ui-guide = Guida alla prima partita
ui-guide-on = Attiva la guida
ui-guide-off = Nascondi i consigli
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
ui-problem-identity-title = Questo browser non ti conosce più
ui-problem-identity = Questo browser ha perso il suo cookie. I tuoi posti ci sono ancora: apri il tuo link personale o accedi.
ui-problem-private-title = Un tavolo privato
ui-problem-private = Solo chi gioca a questo tavolo può vedere la partita.
ui-problem-record-title = Questa partita salvata non esiste
ui-problem-record = Forse l'indirizzo è incompleto. Dalla pagina iniziale puoi aprire una partita salvata da un file.
ui-problem-offline-title = Il server non risponde
ui-problem-offline = Controlla la connessione. Non è andato perso nulla: le tue partite sono sul server.
ui-problem-page-title = Qui non c'è niente
ui-problem-page = Questa pagina non esiste.
ui-problem-busy-title = Un momento, per favore
ui-problem-busy = Il server chiede una breve pausa. Riprova tra un momento.
ui-problem-other-title = Non ha funzionato
ui-problem-other = È successo qualcosa di inatteso. Non è cambiato nulla.

# Bots
bot-random = Sbadato
bot-greedy = Furbo
bot-learned = Studioso
bot-master = Gran maestro

# Welcome To on the board
ui-wt-cards = Carte e piani
ui-wt-streets = Le tre vie
ui-wt-pile = { $cards ->
    [one] Mazzo: { $cards } carta
   *[other] Mazzo: { $cards } carte
}
ui-wt-pile-top = Il suo prossimo effetto: { $effect }
ui-wt-pile-unseen = Non ancora visti
ui-wt-pile-hand = Visto nella mano di { $name }
ui-wt-pile-played = Carte giocate
ui-wt-sheet-of = Foglio: { $name }
ui-wt-effect-surveyor = Recinzione
ui-wt-effect-estate = Agente
ui-wt-effect-park = Parco
ui-wt-effect-pool = Piscina
ui-wt-effect-temp = Interinali
ui-wt-effect-bis = Bis
ui-wt-lot = Casa { $house }: { $number }
ui-wt-lot-empty = Lotto { $house }: vuoto
ui-wt-lot-roundabout = Lotto { $house }: rotonda
ui-wt-lot-pool = con spazio per una piscina
ui-wt-lot-pool-built = con piscina
ui-wt-lot-fence = recinzione a destra
ui-wt-lot-estate = { $size ->
    [one] in un quartiere completo da { $size } casa
   *[other] in un quartiere completo da { $size } case
}
ui-wt-parks = { $street }, parchi: { $planted }, valore { $points }
ui-wt-pools = Piscine: { $count }, valore { $points }
ui-wt-temps = Interinali: { $count }
ui-wt-estates = { $size ->
    [one] Un quartiere da { $size } casa vale { $points }
   *[other] Un quartiere da { $size } case vale { $points }
}
ui-wt-bis = Bis: { $count }, meno { $points }
ui-wt-roundabouts = Rotonde: { $count }
ui-wt-refusals = Permessi rifiutati: { $count }
ui-wt-plan = Piano { $plan }: { $condition }. Vale { $points }.{ $scored ->
    [0] {""}
    [one] {" "}Ti ha dato { $scored } punto.
   *[other] {" "}Ti ha dato { $scored } punti.
}
ui-wt-which-number = Quale numero?
ui-wt-roundabout = Costruisci una rotonda
ui-wt-prompt-pick = Scegli una delle combinazioni: un numero e il suo effetto.
ui-wt-prompt-write = Scrivi il numero { $number } in una casa evidenziata.
ui-wt-prompt-write-temp = Scegli il numero, poi una casa evidenziata.
ui-wt-prompt-use = Scegli il quartiere da usare per il piano.
ui-wt-prompt-pass = Scegli la carta da passare a destra.
ui-wt-prompt-fence = Se vuoi, disegna una recinzione, poi conferma.
ui-wt-prompt-estate = Se vuoi, aumenta il valore di una dimensione di quartiere, poi conferma.
ui-wt-prompt-park = Se vuoi, crea un parco in questa via, poi conferma.
ui-wt-prompt-pool = Se vuoi, costruisci la piscina, poi conferma.
ui-wt-prompt-temp = Se vuoi, assumi un interinale, poi conferma.
ui-wt-prompt-bis = Se vuoi, copia un numero nella casa accanto, poi conferma.
ui-wt-prompt-claim = Hai completato un piano: dichiaralo, poi conferma.
ui-wt-prompt-refuse = Nessun numero va bene: permesso rifiutato.
ui-wt-prompt-done = Conferma il turno o annulla dei passi.

# Welcome To, the first game
guide-welcome-to-welcome = Vince chi ha più punti alla fine. Costruisci tre strade; tutti usano le stesse carte, ognuno sul proprio foglio.
guide-welcome-to-pick = Ogni coppia ha un numero civico e un effetto. Scegli quella che preferisci; altri possono prendere la stessa.
guide-welcome-to-write = In ogni via i numeri crescono da sinistra a destra. Puoi lasciare spazi vuoti e riempirli dopo: numeri bassi a sinistra, alti a destra.
guide-welcome-to-fence = Le recinzioni delimitano i quartieri. Un quartiere completo ha da una a sei case in fila, una recinzione a ogni estremità e nessuno spazio vuoto. Contano solo quelli completi.
guide-welcome-to-estate = L'agente aumenta il valore di tutti i quartieri di una dimensione. Scegline una che avrai spesso.
guide-welcome-to-park = I parchi contano nella via in cui hai appena scritto. L'ultimo di una via è quello che vale di più.
guide-welcome-to-pool = Questa casa ha spazio per una piscina. Ogni piscina vale da 3 a 5 punti, le ultime di più.
guide-welcome-to-temp = Con un interinale puoi cambiare il numero di 1 o 2. Chi ne assume di più riceve 7 punti alla fine.
guide-welcome-to-bis = Bis copia un numero nella casa accanto. Riempie gli spazi vuoti, ma ogni copia costa punti.
guide-welcome-to-next = Il piccolo segno su una carta numero dice quale effetto verrà dopo in quel mazzo.
guide-welcome-to-plans = I piani della città chiedono certi quartieri. Chi ne completa uno per primo ottiene il punteggio più alto.
guide-welcome-to-claim = Hai quello che questo piano chiede. Dichiaralo: i quartieri usati non si potranno più cambiare.
guide-welcome-to-refuse = Nessun numero va bene. Il terzo rifiuto pone fine alla partita, e i rifiuti costano punti.
guide-welcome-to-end = La partita finisce quando qualcuno ha costruito tutte le case, completato i tre piani o ricevuto il terzo rifiuto.
guide-welcome-to-confirm = Finché non confermi puoi annullare ogni passo. Nessuno vede il tuo turno prima.
guide-welcome-to-lesson-win = Vince chi ha più punti alla fine. I punti vengono da quartieri, parchi, piscine e piani urbanistici. Costruiamo un primo quartiere.
guide-welcome-to-lesson-1-pick = Prendi l’1 con la recinzione.
guide-welcome-to-lesson-1-write = Scrivilo nella prima casa: i numeri crescono da sinistra a destra, e nessuno è più piccolo.
guide-welcome-to-lesson-1-fence = Metti la recinzione a destra della tua casa. Una casa tra due recinzioni è un quartiere completo da 1.
guide-welcome-to-lesson-1-done = Ecco il tuo primo quartiere. Conferma il turno; fino ad allora puoi annullare ogni passo.
guide-welcome-to-lesson-2-pick = Ora prendi il 6 con l’agente, che dà più valore ai quartieri.
guide-welcome-to-lesson-2-write = Un 6 sta bene verso il centro, con spazio da entrambi i lati.
guide-welcome-to-lesson-2-estate = Aumenta i quartieri da una casa: da ora ognuno dei tuoi vale di più.
guide-welcome-to-lesson-2-done = Conferma. L’avversario gioca nello stesso momento, con le stesse carte.
guide-welcome-to-lesson-3-plan = Il piano 1 chiede sei quartieri da una casa. Chi completa un piano per primo ottiene il valore più alto.
guide-welcome-to-lesson-3-pick = Ne hai uno. Prendi il 7 con la recinzione per il prossimo.
guide-welcome-to-lesson-3-write = Scrivi il 7 proprio accanto al tuo quartiere.
guide-welcome-to-lesson-3-fence = Una recinzione qui, e il secondo quartiere da una casa è completo.
guide-welcome-to-lesson-3-done = Due su sei. Conferma; da qui in poi scegli tu.

# Entrare
ui-code = Hai un codice del tavolo?
ui-code-enter = Entra
ui-code-how = Oppure scrivi questo codice su { $address }
ui-qr = Codice QR del link d'invito
ui-qr-how = Inquadra e siediti
ui-share = Condividi
ui-share-text = Vieni a giocare a { $game }. Il codice è { $code }.
ui-door-closed = Per ora può entrare solo questo computer.
ui-door-open-how = Per far entrare telefoni e tablet, ferma Boulevard e riavvialo così:
ui-new-title = Prepara il tavolo
ui-seats-near = Altri posti
ui-seat-add = Un posto in più
ui-seat-remove = Togli il posto
ui-seat-name = Nome sul segnaposto
ui-seat-colour = Colore
ui-seat-who = Chi si siede qui?
ui-seat-invited = Qualcuno a distanza
ui-colour-teal = ottanio
ui-colour-coral = corallo
ui-colour-mustard = senape
ui-colour-violet = viola
ui-colour-blue = blu
ui-colour-green = verde
ui-colour-pink = rosa
ui-colour-slate = ardesia
ui-colour-red = rosso
ui-colour-white = bianco
ui-colour-black = nero
ui-listed = Chiunque su questo server può sedersi
ui-lobby-full = Ci sono tutti.
ui-lobby-watch = Il tavolo è in preparazione.
ui-problem-code-title = Nessun tavolo ha questo codice
ui-problem-code = Un codice vale due giorni. Chiedine uno nuovo.

# Pagina iniziale: che cosa succede
ui-home-join = Tavoli aperti a tutti
ui-home-free = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
ui-home-all = Mostra tutto ({ $count })
ui-result-points = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}
ui-result-place = { $place }º posto su { $seats }

# Un dispositivo, più persone
ui-hand-over = Passa il dispositivo: tocca a te, { $name }
ui-hand-over-why = Ognuno vede solo il proprio foglio.
ui-hand-over-ready = Sono { $name }
ui-hand-over-off = Non mostrare più questa schermata
ui-hand-over-setting = Mostra «Passa il dispositivo...» tra due turni

# Essere chiamati
ui-call = Avvisami quando tocca a me
ui-call-browser = In questo browser
ui-call-push = Questo browser, anche a pagina chiusa
ui-call-always = Fatto: questo browser ti avviserà, anche a pagina chiusa.
ui-call-while-open = Fatto: questo browser ti avviserà finché la pagina è aperta.
ui-call-refused = Qui il browser non permette le notifiche.
ui-call-insecure = I browser permettono le notifiche solo agli indirizzi https.
ui-call-unconfirmed = da confermare
ui-call-stop = Interrompi
ui-call-mail = Il tuo indirizzo e-mail
ui-call-mail-ask = Per e-mail
ui-call-mail-sent = Un'e-mail è in arrivo. Apri il link che contiene.
ui-call-back = Torna al tavolo
ui-letter-confirm = Sì, scrivimi quando tocca a me
ui-letter-stop = Disattiva queste e-mail
ui-letter-yes = Fatto: { $address } riceverà un'e-mail quando tocca a te.
ui-letter-stopped = Fatto: nessun'altra e-mail a { $address }.

# L'ufficio di un server
ui-office = L'ufficio
ui-office-here = { $count ->
    [one] pagina è aperta
   *[other] pagine sono aperte
}
ui-office-known = { $count ->
    [one] persona conosciuta, { $accounts } con un account
   *[other] persone conosciute, { $accounts } con un account
}
ui-office-playing = { $count ->
    [one] partita in corso, { $over } finite
   *[other] partite in corso, { $over } finite
}
ui-office-copied = Ultima copia: { $when }
ui-office-no-copy = Non c'è ancora nessuna copia.
ui-office-copies = { $hours ->
    [one] Ogni ora; si tengono le ultime { $keep }.
   *[other] Ogni { $hours } ore; si tengono le ultime { $keep }.
}
ui-office-copies-off = Il server non ne fa da solo (BOULEVARD_BACKUP_EVERY).
ui-office-copy = Fanne una adesso
ui-office-announce = Detto a tutti, in cima a ogni pagina
ui-office-announce-example = Zuppa alle otto, la finale comincia alle nove.
ui-office-announce-do = Affiggi
ui-office-announce-off = Togli
ui-office-open = La porta è aperta
ui-office-open-how = Chiunque può entrare e giocare.
ui-office-closed = Riservato al club
ui-office-closed-how = A chi è nuovo si chiede il codice del club.
ui-office-code = Codice del club
ui-office-close = Chiedi questo codice
ui-office-open-do = Apri la porta
ui-office-people = Persone
ui-office-tables = Tavoli
ui-office-find-person = Nome o account
ui-office-find-table = Nome di una persona al tavolo
ui-office-guest = ospite
ui-office-online = qui adesso
ui-office-seen = ultima visita il { $when }
ui-office-sits = { $count ->
    [one] a un tavolo
   *[other] a { $count } tavoli
}
ui-office-is-banned = Fuori
ui-office-is-muted = Non può scrivere
ui-office-administrator = Amministrazione
ui-office-mute = Vieta di scrivere
ui-office-unmute = Permetti di nuovo di scrivere
ui-office-ban = Non lasciare più entrare
ui-office-unban = Lascia entrare di nuovo
ui-office-password = Dai una nuova password
ui-office-password-is = La nuova password di { $name }, visibile solo adesso:
ui-office-nobody = Nessuno con questo nome.
ui-office-address = Blocca un indirizzo: 192.0.2.1
ui-office-address-do = Blocca
ui-office-no-table = Nessun tavolo così.
ui-office-status-open = non ancora cominciata
ui-office-status-running = in corso
ui-office-status-over = finita
ui-office-listening = { $count ->
    [one] una pagina aperta
   *[other] { $count } pagine aperte
}
ui-office-remove = Rimuovi il tavolo
ui-office-unsay = Cancella queste parole
ui-office-sure = Davvero?
ui-club = Riservato al club
ui-club-how = Questo server è di un club. Qual è il suo codice?
ui-club-wrong = Non è il codice giusto.
ui-club-enter = Entra
ui-club-known = Ho un account
