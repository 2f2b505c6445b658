# Giocare con la scatola vera: carte e dadi che qualcuno inserisce, e la pagina che ci porta.

error-chance-dealt = A questo tavolo distribuisce Boulevard; nessuno deve dire che cosa esce.
error-chance-told = Qualcuno è stato più veloce: questa carta o questo dado è già inserito.
error-chance-secret = Con queste opzioni le mani restano nascoste e nessuno può vederle tutte. Lascia distribuire Boulevard, oppure tieni qui solo il tuo foglio e indica quanti altri hanno il loro con sé.
error-chance-paper = Ciò che fa chi gioca su carta va inserito. Scegli le carte vere, o dai a tutti un foglio qui.
impossible-others = { $where }: in questa partita nessuno gioca su carta.
impossible-others-told = { $where }: ciò che hanno i giocatori su carta si dice a fine partita, per intero.
error-server-no-stage = Qui nessuno mostra più carte. Chiedi un nuovo link al mazziere.

ui-cards = Carte e dadi
ui-cards-here = Distribuisce Boulevard
ui-cards-real = Le carte sono vere
ui-cards-real-what = Gioca con la tua scatola: tocca quello che esce, Boulevard è il foglio.
ui-cards-typed = Le carte e i dadi di questa partita sono veri: qualcuno inserisce quello che mostrano, quindi non c'è niente da dimostrare.
ui-record-typed = Le carte e i dadi di questa partita erano veri: qualcuno ha inserito quello che mostravano.

ui-tell-card = { $number } con { $effect }
ui-tell-goal = Quale c'è sul tavolo? Toccala.
ui-tell-effects = Tocca le tre carte con l'altro lato in vista.
ui-tell-numbers = Tocca i tre numeri usciti, da sinistra a destra.
ui-tell-hand = Tocca le tre carte che hai in mano.
ui-tell-aside = Tocca la carta che stava sotto il foglio dei punti.
ui-tell-solo = La carta Solo
ui-tell-top = Il mazzo mostra poi { $effect }
ui-tell-approval = La carta di approvazione del progetto { $project }
ui-tell-start-card = Una carta iniziale di { $name }: tocca il suo lotto.
ui-tell-start-die = Chi comincia? Tocca un dado di { $name }.
ui-tell-turn-card = { $name } gira una carta: tocca il suo lotto.
ui-tell-gamble = La scommessa è aperta: tocca quello che mostra il dado.
ui-tell-lot = Lancia il dado di { $name } su { $lot } e toccalo.
ui-tell-watch = Qualcuno inserisce le carte uscite.
ui-tell-wrong = Carta sbagliata
ui-tell-unplays = Con quella carta si è già giocato. Anche quei turni vengono annullati.
ui-tell-unplay = Annulla tutto
ui-tell-keep = Tienila
ui-tell-others = Su carta:
ui-tell-others-plan = Piano { $plan } completato
ui-tell-others-project = Progetto { $project } completato
ui-tell-others-hotel = Hotel grande, viale { $avenue }
ui-tell-others-hotels = Un hotel grande ...
ui-tell-others-shuffle = Carte rimescolate
ui-tell-others-end = Fine partita
ui-tell-others-first = Qualcuno su carta è arrivato primo da qualche parte? Dillo, poi tocca le carte seguenti.
ui-tell-others-temps = Su carta, giocatore { $player } di { $count }: quanti interinali?
ui-tell-others-inauguration = Su carta, giocatore { $player } di { $count }: quante caselle per l'inaugurazione?
ui-tell-others-loan = Su carta, giocatore { $player } di { $count }: voleva il prestito?
ui-tell-others-series = Qual è la serie più lunga su carta nella strada { $street }?
ui-tell-yes = Sì
ui-tell-no = No
ui-log-untold = Una carta o un dado era stato letto male, ed è annullato.

ui-sheet = Foglio
ui-sheet-what = Le tue carte sono sul tavolo, questo dispositivo è il foglio: si illumina solo ciò che è permesso, e i punti si contano via via.
ui-print-what = Fogli, tabelloni e carte su carta, con il nostro disegno.
ui-check-what = Fogli di carta finiti: quanto valgono, e che cosa è impossibile.
ui-own-what = Hai il gioco? Correggi il suo foglio, o disegnane uno tuo.
ui-companion-what = La scatola ce l'hai. Boulevard è quello che ti manca: il mazzo, il foglio, l'arbitro o la stampante.

ui-stage = Stadio: ogni telefono segue
ui-stage-how = Scansiona: le stesse carte sul tuo telefono, a ogni girata.
ui-stage-lost = La sala non è raggiungibile al momento. Le tue carte restano, e la prossima girata le mostrerà.
ui-follow = Le carte del mazziere
ui-follow-wait = In attesa del mazziere…
ui-follow-turn = turno { $turn }
ui-follow-sheet = Il mio foglio qui
ui-follow-next = Il mazziere gira le prossime carte.
ui-dealer-expert = Nella versione esperti di Welcome To le mani restano nascoste: il dispositivo passa di mano. Quanti giocano?
ui-dealer-hand = Il numero viene da una carta, l'effetto da un'altra. La terza va a chi siede alla tua destra: quale?
ui-dealer-pass = Passa
ui-dealer-hand-why = Ognuno vede solo la propria mano.
ui-dealer-pile = In cima al mazzo:
ui-dealer-deal = Distribuisci
ui-dealer-goals = Qualcuno ha completato un piano? Toccalo, poi distribuisci.
ui-dealer-flip-far = Gira, dall'altro lato

ui-strip-card = Gira una carta
ui-strip-left = ancora { $cards } prima della fine
ui-strip-start = Carte iniziali: segna questi lotti
ui-strip-begins = { $name } comincia.
ui-strip-turn = { $name } ha girato questa carta.
ui-strip-over = La carta di fine partita: un ultimo pagamento, poi si conta.
ui-strip-pays = { $company } paga
ui-strip-who = Giocatore
ui-strip-lots = Lotti
ui-strip-pips = Punti dei dadi
ui-strip-money = Denaro
ui-strip-bosses = Ogni lotto paga $1, ogni dado dei casinò che pagano i suoi punti. Poi ogni boss segna la grandezza del suo casinò, il più piccolo per primo.
ui-strip-roll = Lancia { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 }
ui-strip-reroll = Mostra { $value }; tocca per rilanciarlo
ui-strip-lost = Una scommessa è persa: lo fanno { $ways } lanci su 36.
ui-strip-won = Una scommessa vince { $times ->
    [one] la puntata
   *[other] { $times } volte la puntata
 }: lo fanno { $ways } lanci su 36.
ui-strip-seats = Giocatori di Lords of Vegas:
