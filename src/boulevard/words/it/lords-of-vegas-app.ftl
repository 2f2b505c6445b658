# Lords of Vegas nel browser
lov-money = { $money } $
lov-strip-label = La Strip: 48 lotti. Le frecce portano da un lotto all'altro, Invio sceglie.
lov-nothing = niente

# Mosse
lov-verb-build = Costruisci
lov-verb-sprawl = Espanditi
lov-verb-remodel = Ristruttura
lov-verb-reorganise = Riorganizza
lov-verb-gamble = Scommetti

# Che cosa posso fare adesso
lov-prompt-wait = { $name } sta giocando. Puoi guardarti intorno.
lov-prompt-wait-boss = { $name } decide se cedere metà della scommessa.
lov-prompt-lay-off = { $name } scommette { $money } nel tuo casinò. Tenere tutta la scommessa o cederne metà?
lov-prompt-arrange = Quale dei tuoi dadi va su { $lot }?
lov-prompt-lift = Tutti i tuoi dadi sono già sul tabellone. Quale passa sulla nuova tessera su { $lot }?
lov-prompt-take-die = Tutti i tuoi dadi sono già sul tabellone. Spostane uno per prendere { $lot }, o lascialo.
lov-prompt-take-marker = Tutti i tuoi segnalini sono già sul tabellone. Rinuncia a un lotto per prendere { $lot }, o lascialo.
lov-prompt-offer = { $name } ti offre uno scambio.
lov-prompt-deal = { $name } sta giocando. Puoi offrire scambi.
lov-prompt-break = Scambi, o giri la carta?
lov-prompt-break-other = Prossimo turno: { $name }. Prima della carta c'è tempo per uno scambio.
lov-prompt-turn = Scegli un luogo evidenziato, o finisci il turno.
lov-prompt-poor = Poco denaro per agire: scambia, o finisci il turno.
lov-click-look = Scegli un lotto o un casinò per guardarlo.
lov-click-lot = Sceglilo sul tabellone.

# Il tavolo
lov-players = Giocatori
lov-you = tu
lov-gained-points = +{ $points } ★
lov-dice-left = { $count ->
    [one] 1 dado rimasto
   *[other] { $count } dadi rimasti
}
lov-markers-left = { $count ->
    [one] 1 segnalino rimasto
   *[other] { $count } segnalini rimasti
}
lov-boss-of = { $count ->
    [one] boss di 1 casinò
   *[other] boss di { $count } casinò
}
lov-track = Tracciato dei punti
lov-track-seat = { $name } { $points }
lov-track-step = Qui servono almeno { $step } punti in una volta per avanzare.
lov-cards = Carte
lov-card = Carta del turno: { $lot }, fa pagare i casinò { $company }
lov-card-strip = Carta del turno: { $lot }, fa pagare tutti i casinò sulla Strip
lov-card-end = La carta di fine partita
lov-cards-left = { $count ->
    [one] carta prima della fine
   *[other] carte prima della fine
}
lov-company = Compagnia
lov-in-deck = Nel mazzo
lov-tiles = Tessere
lov-would-score = Chi segna
lov-brings-you = Ti porta
lov-actions = Azioni
lov-deals = Scambi
lov-skip = Salta

# Un lotto o un casinò
lov-chosen = { $lot }: scelte
lov-casino-title = Casinò { $company } { $lot }
lov-lot-title = Lotto { $lot }
lov-casino-facts = { $count ->
    [one] Una tessera: 1 punto per il boss, scommesse fino a { $limit }.
   *[other] { $count } tessere: { $count } punti per il boss, scommesse fino a { $limit }.
}
lov-lot-facts = Qui va un dado da { $value }. La sua carta fa pagare i casinò { $company }.
lov-lot-facts-strip = Qui va un dado da { $value }. La sua carta fa pagare tutti i casinò sulla Strip.
lov-boss-is = Boss: { $name }
lov-boss-none = Nessun boss.
lov-owner-is = Segnalino: { $name }
lov-on-strip = Sulla Strip.
lov-card-in = La carta { $lot } è ancora nel mazzo.
lov-card-out = La carta { $lot } è uscita.
lov-from = da { $money }
lov-up-to = ≤{ $money }
lov-leaves = restano { $money }
lov-stock = { $count ->
    [one] ultima tessera
   *[other] { $count } tessere rimaste
}
lov-brings-boss = { $count ->
    [one] casinò di una tessera, sei il boss
   *[other] casinò di { $count } tessere, sei il boss
}
lov-brings-other = { $count ->
    [one] casinò di una tessera, boss: { $name }
   *[other] casinò di { $count } tessere, boss: { $name }
}
lov-brings-tie = { $count ->
    [one] casinò di una tessera, spareggio: { $names }
   *[other] casinò di { $count } tessere, spareggio: { $names }
}
lov-brings-roll = boss subito { $boss } %, spareggio { $tie } %
lov-rolled = Dei dadi qui sono stati riorganizzati in questo turno; nessun dado si lancia due volte, quindi non si può riorganizzare ancora.
lov-label-rolled = riorganizzato in questo turno
lov-nothing-here = Adesso qui non c'è niente da fare.
lov-label-lot = { $lot }, lotto vuoto, { $price }, dado { $value }
lov-label-tile = { $lot }, { $company }, dimensione del casinò { $count }
lov-label-die = dado { $value } di { $name }
lov-label-no-die = senza dado
lov-label-can = Puoi: { $actions }
lov-label-closed = { $lot }, chiuso nelle partite a due

# Scommesse
lov-gamble-title = Scommetti contro { $name }
lov-bet = Scommessa
lov-less = Meno
lov-more = Più
lov-chance = { $percent } %
lov-mean = in media { $sign }{ NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) } $
lov-boss-has = { $name } ha solo { $money } per pagare.
lov-if-laid-off = Se { $name } cede metà alla banca, vinci { $one }, o { $two } con 2 e 12.
lov-gamble-pending = { $name } scommette { $money } e riceverebbe:
lov-gamble-stand = scommessa intera
lov-gamble-laid-off = metà ceduta
lov-bank-share = La banca prende la sua metà: { $half } se vinci, { $one } o { $two } se perdi.

# Prima di una carta
lov-break = Prima della carta di { $name }
lov-break-soon = Tra un momento si gira da sola.
lov-break-offers = Ci sono offerte aperte: aspetta { $name }.
lov-wait = Aspetta
lov-wait-over = Avanti
lov-wait-for = Hanno chiesto un momento: { $names }.

# Scambi
lov-good-lot = lotto { $lot }
lov-good-die = dado { $value } su { $lot }
lov-you-give = Tu dai
lov-you-get = { $name } dà
lov-partner = Scambia con
lov-deal-how = Metti fiches sul tavolo e scegli lotti e dadi, qui o sulla Strip.
lov-add-chip = Aggiungi { $money }
lov-take-chip = Riprendi { $money }
lov-add-action = Aggiungi un'azione di questo turno
lov-add-action-how = Scegli il punto sulla Strip, poi l'azione.
lov-remove = Togli
lov-send-offer = Fai l'offerta: { $name }
lov-send-counter = Fai una controfferta: { $name }
lov-good-to = { $good } → { $name }
lov-does = { $name } poi fa: { $actions }
lov-agreed = D'accordo finora: { $names }
lov-send-several = Proponi lo scambio: { $names }
lov-add-action-more = Aggiungi un'altra azione
lov-clear = Sgombra il tavolo
lov-ideas = { $count ->
    [one] Un suggerimento
   *[other] { $count } suggerimenti
}
lov-accept = Accetta
lov-counter = Fai una controfferta
lov-reject = Rifiuta
lov-withdraw = Ritira
lov-no-deals = In questo momento non si scambia.

# La prima partita
guide-lords-of-vegas-lesson-win = Vince chi alla fine ha più punti. Quando esce la carta di una compagnia, ogni suo casinò dà al boss un punto per tessera. Costruiamo un primo casinò.
guide-lords-of-vegas-lesson-turn = Ogni turno comincia con una carta. Scoprila: il suo lotto è tuo.
guide-lords-of-vegas-lesson-build = Hai abbastanza denaro per questo lotto. Toccalo, poi scegli una compagnia.
guide-lords-of-vegas-lesson-boss = Ora sei il boss di un casinò. Finisci il turno; fino alla prossima carta puoi tornare indietro.
guide-lords-of-vegas-lesson-next = Tocca di nuovo a te. Ogni tuo lotto occupato paga 1 $ a ogni carta.
guide-lords-of-vegas-lesson-grow = Le tessere di una compagnia che si toccano sono un casinò. Costruisci accanto al tuo con la stessa compagnia, oppure finisci il turno e risparmia.
guide-lords-of-vegas-strip = Vince chi ha più punti, e li prendono i boss dei casinò. Sei isolati di lotti ai due lati del boulevard. Ogni lotto mostra il prezzo per costruirci e il dado che lo accompagna. Le fiches con il tuo colore indicano i tuoi lotti.
guide-lords-of-vegas-card = La carta dà il suo lotto a chi la pesca. Poi ogni lotto occupato paga 1 $, e pagano tutti i casinò della compagnia della carta: 1 $ per punto di dado a chi vi ha dei dadi, un punto per tessera al boss.
guide-lords-of-vegas-build = Hai abbastanza denaro per costruire su un tuo lotto. Scegli il lotto, poi una compagnia: accanto a un casinò della stessa compagnia i due diventano uno.
guide-lords-of-vegas-save = Non puoi ancora pagare niente. I lotti occupati rendono 1 $ a ogni carta; finisci il turno.
guide-lords-of-vegas-boss = La corona d'oro: il tuo dado è il più alto di questo casinò, quindi tutti i suoi punti sono tuoi. Gli altri ricevono comunque denaro per i loro dadi.
guide-lords-of-vegas-sprawl = Se sei il boss puoi espanderti su un lotto libero accanto al tuo casinò per il doppio del prezzo. Ma chi pesca la sua carta prende quella tessera.
guide-lords-of-vegas-casino = Le tessere di una compagnia che si toccano sono un casinò, di chiunque siano. Comanda il dado più alto; in caso di parità quei dadi si rilanciano.
guide-lords-of-vegas-gamble = Una volta per turno puoi scommettere contro un altro boss. La casa ha un piccolo vantaggio; il pannello mostra le probabilità prima della scommessa.
guide-lords-of-vegas-lay-off = La casa sei tu. Di solito vinci un po'; cedere metà alla banca dimezza il rischio e il guadagno.
guide-lords-of-vegas-remodel = Per 5 $ a tessera un boss cambia la compagnia di un casinò, per esempio per unirsi a un vicino o seguire le carte ancora nel mazzo.
guide-lords-of-vegas-reorganise = Chi ha un dado in un casinò può farne rilanciare tutti i dadi, per 1 $ a punto. Così cadono i boss.
guide-lords-of-vegas-arrange = Dopo il lancio decidi quale dei tuoi dadi va su quale delle tue tessere. Metti i più alti dove nessuna carta può prenderli.
guide-lords-of-vegas-track = I cartelli gialli dicono quanti punti in una volta servono per avanzare. Da 8 in poi i casinò di una tessera non rendono più nulla.
guide-lords-of-vegas-deals = In ogni momento, nel turno di chiunque, puoi fare uno scambio con uno o più giocatori: denaro, lotti, dadi e azioni di chi è di turno. Apri il tavolo degli scambi accanto alla Strip.
guide-lords-of-vegas-offer = Guarda che cosa avrebbero le due parti dopo lo scambio. Puoi accettare, rifiutare o proporre condizioni tue.
guide-lords-of-vegas-end = Quando arriva la carta di fine partita, i lotti e i casinò sulla Strip pagano un'ultima volta. Poi decidono i punti, e a parità il denaro.
