# Lords of Vegas nel browser
lov-money = { $money } $
lov-price = { $money } $
lov-company-albion = Albion
lov-company-sphinx = Sphinx
lov-company-vega = Vega
lov-company-tivoli = Tivoli
lov-company-pioneer = Pioneer
lov-company-strip = Lo Strip
lov-strip = Lo Strip
lov-strip-label = Lo Strip: 48 lotti. Le frecce portano da un lotto all'altro, Invio sceglie.
lov-nothing = niente
lov-rule = La regola

# Mosse
lov-verb-build = Costruire
lov-verb-sprawl = Espandersi
lov-verb-remodel = Ristrutturare
lov-verb-reorganise = Riorganizzare
lov-verb-gamble = Scommettere
lov-do-build = Costruire { $company } su { $lot } per { $cost }
lov-do-sprawl = Espandere { $company } su { $lot } per { $cost }
lov-do-remodel = Ristrutturare il casinò { $lot } in { $company } per { $cost }
lov-do-reorganise = Riorganizzare il casinò { $lot } per { $cost }
lov-do-gamble = Scommettere { $cost } nel casinò { $lot }
lov-do-arrange = Mettere il { $value } su { $lot }
lov-do-lift = Prendere il tuo dado da { $lot }
lov-do-give-up = Rinunciare al lotto { $lot }
lov-do-leave = Lasciare il lotto pescato
lov-do-stand = Tenere tutta la scommessa
lov-do-lay-off = Cederne metà alla banca
lov-do-end = Finire il turno
lov-do-offer = Offrire a { $name }: dai { $give } e ricevi { $get }
lov-do-counter = Controfferta a { $name }: dai { $give } e ricevi { $get }
lov-do-accept = Accettare da { $name }: dai { $give } e ricevi { $get }
lov-do-reject = Rifiutare l'offerta di { $name }
lov-do-withdraw = Ritirare la tua offerta a { $name }

# Che cosa posso fare adesso
lov-prompt-over = La partita è finita.
lov-prompt-wait = { $name } sta giocando. Puoi guardarti intorno.
lov-prompt-wait-boss = { $name } decide quanta scommessa tenere.
lov-prompt-lay-off = { $name } scommette { $money } nel tuo casinò. Tenere tutta la scommessa o cederne metà?
lov-prompt-arrange = Quale dei tuoi dadi va su { $lot }?
lov-prompt-lift = Tutti i tuoi dadi sono in gioco. Quale passa sulla nuova tessera in { $lot }?
lov-prompt-take-die = Tutti i tuoi dadi sono in gioco. Spostane uno per prendere { $lot }, o lascialo.
lov-prompt-take-marker = Tutti i tuoi segnalini sono in gioco. Rinuncia a un lotto per prendere { $lot }, o lascialo.
lov-prompt-offer = { $name } ti offre uno scambio. Accetta, fai una controfferta o rifiuta.
lov-prompt-deal = { $name } sta giocando. Puoi offrire scambi.
lov-prompt-turn = Hai { $money }. Scegli un lotto o un casinò che brilla, o finisci il turno.
lov-prompt-poor = Hai { $money }, troppo poco per agire. Offri uno scambio, o finisci il turno.
lov-click-city = Scegli un lotto o un casinò che brilla per vedere che cosa puoi farci e quanto costa.
lov-click-look = Scegli un lotto o un casinò per guardarlo.
lov-click-lot = Sceglilo sullo Strip.

# Il tavolo
lov-players = Giocatori
lov-you = tu
lov-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
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
lov-card = Carta del turno: { $lot }, paga { $company }
lov-card-end = La carta di fine partita
lov-cards-left = { $count ->
    [one] carta prima della fine
   *[other] carte prima della fine
}
lov-company = Compagnia
lov-in-deck = Nel mazzo
lov-tiles = Tessere
lov-panel = Che cosa puoi fare
lov-actions = Azioni
lov-deals = Scambi
lov-close = Chiudi
lov-skip = Salta

# Un lotto o un casinò
lov-chosen = { $lot }: scelte
lov-casino-title = Casinò { $company } { $lot }
lov-lot-title = Lotto { $lot }
lov-casino-facts = { $count ->
    [one] Una tessera: 1 punto per il boss, scommesse fino a { $limit }.
   *[other] { $count } tessere: { $count } punti per il boss, scommesse fino a { $limit }.
}
lov-lot-facts = Qui va un dado da { $value }. La sua carta paga { $company }.
lov-boss-is = Boss: { $name }
lov-boss-none = Nessun boss.
lov-owner-is = Segnalino: { $name }
lov-on-strip = Sullo Strip.
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
lov-brings-other = casinò di { $count } tessere, boss: { $name }
lov-brings-tie = casinò di { $count } tessere, spareggio: { $names }
lov-brings-roll = boss subito { $boss } %, spareggio { $tie } %
lov-nothing-here = Adesso qui non c'è niente da fare.
lov-label-lot = { $lot }, lotto vuoto, { $price }, dado { $value }
lov-label-tile = { $lot }, { $company }, grandezza del casinò { $count }
lov-label-die = dado { $value } di { $name }
lov-label-no-die = senza dado
lov-label-can = Puoi: { $actions }
lov-label-closed = { $lot }, chiuso in due giocatori

# Scommesse
lov-gamble-title = Scommettere contro { $name }
lov-bet = Scommessa
lov-less = Meno
lov-more = Più
lov-chance = { $percent } %
lov-mean = in media { $sign }{ NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) } $
lov-boss-has = { $name } ha solo { $money } per pagare.

# Scambi
lov-good-lot = lotto { $lot }
lov-good-die = dado { $value } su { $lot }
lov-you-give = Tu dai
lov-you-get = { $name } dà
lov-offer-gives = { $name } dà: { $goods }
lov-partner = Scambiare con
lov-deal-how = Metti fiches sul tavolo e scegli lotti e dadi, qui o sullo Strip.
lov-add-chip = Aggiungere { $money }
lov-take-chip = Riprendere { $money }
lov-add-action = Aggiungere un'azione di questo turno
lov-add-action-how = Scegli il posto sullo Strip, poi l'azione.
lov-remove = Togliere
lov-send-offer = Offrire a { $name }
lov-send-counter = Controfferta a { $name }
lov-clear = Sgombrare il tavolo
lov-ideas = { $count ->
    [one] Un'offerta tipica
   *[other] { $count } offerte tipiche
}
lov-accept = Accettare
lov-counter = Controfferta
lov-reject = Rifiutare
lov-withdraw = Ritirare
lov-offer-stale = Così come stanno le cose, non è più possibile.
lov-no-deals = In questo momento non si scambia.

# Che cosa è successo
lov-log-start-card = { $name } comincia con { $lot } e { $money }.
lov-log-start-roll = { $name } tira { $value }.
lov-log-first = { $name } gioca il primo turno.
lov-log-card = { $name } pesca { $lot }.
lov-log-end-card = { $name } pesca la carta di fine partita.
lov-log-take-over = { $name } prende { $lot } a { $other }, con un { $value }.
lov-log-take-empty = { $name } prende { $lot }, con un { $value }.
lov-log-leave = { $name } lascia { $lot }.
lov-log-give-up = { $name } rinuncia a { $lot }.
lov-log-lift = { $name } riprende un dado da { $lot }.
lov-log-rent = I lotti pagano { $money } a { $name }.
lov-log-income = { $company } { $lot } paga { $money } a { $name }.
lov-log-points = { $points ->
    [one] { $company } { $lot } dà 1 punto a { $name }: { $before } → { $after }.
   *[other] { $company } { $lot } dà { $points } punti a { $name }: { $before } → { $after }.
}
lov-log-points-lost = { $company } { $lot } vale { $points } per { $name }, ma il tracciato ha un salto: { $before } → { $after }.
lov-log-build = { $name } costruisce { $company } su { $lot } per { $money }, con un { $value }.
lov-log-sprawl = { $name } espande { $company } su { $lot } per { $money }, con un { $value }.
lov-log-remodel = { $name } ristruttura il casinò { $lot } in { $company } per { $money }.
lov-log-reorganise = { $name } riorganizza il casinò { $lot } per { $money }.
lov-log-roll = { $lot }: { $name } tira { $value }.
lov-log-tie = Parità per il boss nel casinò { $lot } con { $value }: quei dadi si rilanciano.
lov-log-gamble = { $name } scommette { $money } nel casinò { $lot } di { $other }.
lov-log-stand = { $name } tiene tutta la scommessa.
lov-log-lay-off = { $name } cede metà della scommessa alla banca.
lov-log-gamble-won = { $first } + { $second } = { $total }: { $name } vince { $money }, di cui { $share } da { $other }.
lov-log-gamble-lost = { $first } + { $second } = { $total }: { $name } perde { $money }, di cui { $share } a { $other }.
lov-log-offer = { $name } offre a { $other } { $give } per { $get }.
lov-log-deal = { $name } e { $other } sono d'accordo: { $give } per { $get }.
lov-log-reject = { $name } rifiuta l'offerta di { $other }.
lov-log-withdraw = { $name } ritira l'offerta a { $other }.

# La prima partita
guide-lords-of-vegas-strip-title = Lo Strip
guide-lords-of-vegas-strip = Sei isolati di lotti ai due lati del boulevard. Ogni lotto mostra il prezzo per costruirci e il dado che lo accompagna. Le fiches con il tuo seme segnano i tuoi lotti.
guide-lords-of-vegas-card-title = Ogni turno comincia con una carta
guide-lords-of-vegas-card = La carta dà il suo lotto a chi la pesca. Poi ogni lotto segnato paga 1 $, e pagano tutti i casinò della compagnia della carta: 1 $ per punto di dado a chi è dentro, un punto per tessera al boss.
guide-lords-of-vegas-build-title = Costruire
guide-lords-of-vegas-build = Hai abbastanza denaro per costruire su un tuo lotto. Scegli il lotto, poi una compagnia: accanto a un casinò della stessa compagnia i due diventano uno.
guide-lords-of-vegas-save-title = Risparmiare va bene
guide-lords-of-vegas-save = Non puoi ancora pagare niente. I lotti segnati rendono 1 $ a ogni carta; finisci il turno.
guide-lords-of-vegas-boss-title = Boss
guide-lords-of-vegas-boss = La corona d'oro: il tuo dado è il più alto di questo casinò, quindi tutti i suoi punti sono tuoi. Gli altri ricevono comunque denaro per i loro dadi.
guide-lords-of-vegas-sprawl-title = Espandersi
guide-lords-of-vegas-sprawl = Da boss puoi crescere su un lotto libero accanto al tuo casinò per il doppio del prezzo. Ma chi pesca la sua carta prende quella tessera.
guide-lords-of-vegas-casino-title = Un solo casinò
guide-lords-of-vegas-casino = Le tessere di una compagnia che si toccano sono un casinò, di chiunque siano. Comanda il dado più alto; in caso di parità quei dadi si rilanciano.
guide-lords-of-vegas-gamble-title = Scommettere
guide-lords-of-vegas-gamble = Una volta per turno puoi scommettere contro un altro boss. La casa ha un piccolo vantaggio; il pannello mostra le probabilità prima della scommessa.
guide-lords-of-vegas-lay-off-title = Qualcuno scommette nel tuo casinò
guide-lords-of-vegas-lay-off = La casa sei tu. Di solito vinci un po'; cedere metà alla banca dimezza il rischio e il guadagno.
guide-lords-of-vegas-remodel-title = Ristrutturare
guide-lords-of-vegas-remodel = Per 5 $ a tessera un boss cambia la compagnia di un casinò, per esempio per unirsi a un vicino o seguire le carte ancora nel mazzo.
guide-lords-of-vegas-reorganise-title = Riorganizzare
guide-lords-of-vegas-reorganise = Chi ha un dado in un casinò può farne rilanciare tutti i dadi, per 1 $ a punto. Così cadono i boss.
guide-lords-of-vegas-arrange-title = I tuoi dadi, le tue tessere
guide-lords-of-vegas-arrange = Dopo il lancio decidi quale dei tuoi dadi va su quale delle tue tessere. Metti i più alti dove nessuna carta può prenderli.
guide-lords-of-vegas-track-title = I salti del tracciato
guide-lords-of-vegas-track = I cartelli gialli dicono quanti punti in una volta servono per avanzare. Da 8 in poi i casinò di una tessera non rendono più nulla.
guide-lords-of-vegas-deals-title = Scambi
guide-lords-of-vegas-deals = Tutti possono scambiare in ogni momento denaro, lotti e dadi, e chi è di turno anche un'azione. Apri il tavolo degli scambi accanto allo Strip.
guide-lords-of-vegas-offer-title = Un'offerta per te
guide-lords-of-vegas-offer = Guarda che cosa avrebbero poi le due parti. Puoi accettare, rifiutare o proporre condizioni tue.
guide-lords-of-vegas-end-title = La fine si avvicina
guide-lords-of-vegas-end = Quando arriva la carta di fine partita, i lotti e i casinò sullo Strip pagano un'ultima volta. Poi decidono i punti, e a parità il denaro.
