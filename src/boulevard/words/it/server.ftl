error-server-bad-request = Non è stato possibile capire la richiesta: { $where }: { $problem }
error-server-message = Non è stato possibile capire il messaggio: { $where }: { $problem }
error-server-name = Un nome ha da 1 a { $most } caratteri visibili.
error-server-chat = Un messaggio ha da 1 a { $most } caratteri.
error-server-account-name = Il nome di un account ha da { $fewest } a { $most } caratteri visibili.
error-server-account-taken = Il nome di account «{ $account }» è già in uso.
error-server-has-account = Hai già l'account «{ $account }».
error-server-password-length = Una password ha da { $fewest } a { $most } caratteri.
error-server-login = Account e password non corrispondono.
error-server-link = Questo link personale non è valido o non lo è più.
error-server-no-identity = Il server non sa chi sei; apri prima la pagina iniziale.
error-server-origin = Le richieste da altri siti vengono rifiutate.
error-server-not-your-seat = Il posto { $seat } non è tuo.
error-server-not-host = Può farlo solo chi ha aperto il tavolo.
error-server-not-seated = Può farlo solo chi siede a questo tavolo.
error-server-invite = Per sederti ti serve il link d'invito di questo tavolo.
error-server-no-spectators = A questo tavolo non sono ammessi spettatori.
error-server-no-route = A questo indirizzo non c'è nulla.
error-server-no-table = Questo tavolo non esiste.
error-server-no-invite = Questo invito non porta a nessun tavolo.
error-server-no-record = Questa partita salvata non esiste.
error-server-method = Questo indirizzo non accetta richieste di questo tipo.
error-server-too-large = È troppo grande; il limite è di { $most } byte.
error-server-media-type = Il contenuto deve essere { $wanted }.
error-server-too-fast = Troppe richieste; riprova tra { $seconds } s.
error-server-busy = Il tavolo è troppo occupato in questo momento; riprova.
error-server-going-down = Il server si sta spegnendo; riprova tra un momento.
error-server-database = Il server non raggiunge i suoi dati in questo momento; non è stato fatto nulla. Riprova tra poco.
error-server-defect = Qualcosa è andato storto sul server. Non è colpa tua.
error-server-not-started = La partita non è ancora iniziata.
error-server-started = La partita è già iniziata.
error-server-not-over = La partita non è ancora finita.
error-server-open-seats = La partita non può iniziare; posti liberi: { $count }.
error-server-seat-taken = Il posto { $seat } è occupato.
error-server-places = Voci indicate: { $places }, posti: { $seats }. Indica una voce per ogni posto.
error-server-not-late = Il giocatore { $seat } ha ancora tempo.
error-server-wait = Qualcuno ha chiesto un momento. La carta si potrà girare dopo, al più tardi tra { $seconds } s.
error-server-no-pause = Per ora non c'è nulla da trattenere.
error-server-waited = Hai già chiesto un momento prima di questa carta.
error-server-turn-over = Il turno { $turn } è finito; ora è il turno { $now }.
error-server-no-steps = In questo gioco si prepara un turno intero e poi lo si conferma.
error-server-record-secret = La partita salvata svelerebbe dei segreti; sarà disponibile alla fine.
error-server-record-long = Una partita salvata può avere al massimo { $most } passi.
error-server-replay-range = Passi di questa partita salvata: { $length }. Chiedine una parte.
error-server-no-turn = Turni di questa partita: { $turns }. Scegline uno.
error-server-no-practice = Non c'è una partita di esercizio: { $game }.
error-server-old-rules = Questo tavolo segue la versione { $rules } delle regole di { $game }, che qui non si gioca più.
error-server-workers = Più processi ({ $workers }) sono possibili solo su Linux; usane uno.
error-server-worker = Il server non è riuscito ad avviarsi; la causa è indicata qui sopra.
error-server-sqlite-taken = Un altro server sta usando «{ $file }».
error-server-workers-left = Processi di un server interrotto stanno ancora lavorando con «{ $file }». Riprova tra un momento, o terminali.
error-server-database-url = L'indirizzo del database deve iniziare con sqlite:///FILE o postgresql://.
error-server-no-database = Il database non è utilizzabile: { $reason }
error-server-setting = Il valore di { $name } non va bene: { $problem }. I valori possibili sono in docs/server.md.
error-server-address-taken = Non è possibile ascoltare su { $host }:{ $port }: { $reason }
error-server-backup-exists = «{ $file }» esiste già; non è stato scritto nulla.
error-server-backup-tool = Il backup di PostgreSQL richiede il programma pg_dump, che manca o ha dato errore: { $reason }

# boulevard load
error-load-server = Il server da misurare non risponde come previsto: { $reason }
error-load-limits = Il server da misurare limita la velocità delle richieste; avvialo con valori alti di BOULEVARD_HTTP_RATE, BOULEVARD_CREATE_RATE e BOULEVARD_SOCKET_RATE.
error-load-lost = Connessioni chiuse dal server: { $count }. Le cifre non avrebbero senso; prova con meno giocatori o a un ritmo più lento.
error-load-restart = Si può riavviare solo un server avviato per la misura: togli --url.
error-load-attack = Si attacca solo un server avviato per la misura (togli --url), in uno di questi modi: { $known }.
error-server-many-bots = Bot che possono sedersi a un tavolo: al massimo { $most }.
error-server-many-seats = Posti che una persona può occupare a un tavolo: al massimo { $most }.
error-server-many-sockets = Ci sono troppe connessioni aperte; il limite è { $most }. Chiudine qualcuna.
error-server-malformed = «{ $file }» è danneggiato o non è un database SQLite: { $reason }
error-server-no-backup = Non c'è nessun file «{ $file }» da ripristinare.
error-server-restore-full = Un backup di PostgreSQL si ripristina in un database vuoto; questo contiene già delle tabelle.
error-server-password-common = Questa password è una delle prime che altri proverebbero; scegline un'altra.
error-server-no-account = Giochi come ospite, senza account né password.
error-server-unknown-account = Non esiste un account «{ $account }».
error-server-slow = La richiesta non è arrivata entro { $seconds } s.
error-server-unknown-setting = Non esiste un'impostazione { $name }.
error-server-second-seat = Questo gioco ha dei segreti: durante la partita nessuno può occupare un secondo posto.
error-server-unsure = Il server ha perso l'accesso ai suoi dati nel momento sbagliato: forse è stato fatto, forse no. Controlla, o riprova con la stessa chiave.

# Entrare, ed essere chiamati.
error-server-colour-taken = Il posto { $seat } ha già questo colore.
error-server-no-code = In questo momento nessun tavolo ha questo codice. Un codice vale due giorni.
error-server-no-call = Questo modo di avvisarti non esiste.
error-server-many-calls = Si possono tenere al massimo { $most } modi di avvisarti.
error-server-push-address = Questo server non può avvisare questo browser.
error-server-mail-address = Questo server non può scrivere a questo indirizzo.
error-server-mail-failed = L'e-mail non è partita. Riprova più tardi.
error-server-mail-settings = L'e-mail richiede BOULEVARD_SMTP_URL (smtp://... o smtps://...), BOULEVARD_MAIL_FROM e BOULEVARD_PUBLIC_URL.
error-server-call-link = Questo link non è più valido.
call-turn = { $game }: tocca a te
call-deal = { $game }: un'offerta ti aspetta
call-over = { $game }: la partita è finita
call-with = Con { $names }
mail-confirm-title = Boulevard può scriverti?
mail-confirm =
    { $name } ha indicato questo indirizzo su un server Boulevard per sapere quando una partita aspetta la sua mossa.

    Se eri tu, apri questo link:
    { $link }

    Altrimenti non fare nulla: non riceverai altre e-mail.
mail-call =
    { $title }.
    { $names }

    Torna al tavolo:
    { $link }

    Non ricevere più queste e-mail:
    { $stop }
error-server-no-pages = Questo Boulevard è stato costruito senza l’app per browser.
error-server-site-folder = La cartella { $folder } contiene altro; scegline una nuova o vuota.
error-server-club-code = Questo server è di un club: chi è nuovo ha bisogno del suo codice.
error-server-banned = Questo server non ti lascia più entrare. Parla con chi lo gestisce.
error-server-muted = Puoi giocare, ma per ora non puoi scrivere. Parla con chi gestisce questo server.
error-server-not-administrator = Può farlo solo chi amministra il server.
error-server-is-administrator = { $name } amministra questo server. Togli prima questo ruolo: boulevard admin promote --off
error-server-no-person = Non c'è nessuno di nome «{ $name }».
error-server-nothing-said = Lì non è stato detto nulla.
error-server-long-text = È troppo lungo. Caratteri ammessi: { $most }.
error-server-address = «{ $address }» non è un indirizzo come 192.0.2.1 o 2001:db8::1.
error-chaos-fault = Non c'è un guasto «{ $name }»; ci sono: { $known }.
error-chaos-line = Non è stato possibile creare reti a parte ({ $reason }). Ci vogliono Linux, il comando `ip` e i diritti di amministrazione.
error-chaos-lines-database = Macchine con reti proprie hanno bisogno di una base di dati che entrambe raggiungano: indicala con --database-url.
