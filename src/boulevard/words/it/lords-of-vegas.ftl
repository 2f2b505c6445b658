# Lords of Vegas
game-lords-of-vegas = Lords of Vegas
score-lords-of-vegas-points = Punti
score-lords-of-vegas-strip = Con l'ultima carta
score-lords-of-vegas-casinos = Boss di casinò
score-lords-of-vegas-dice = Dadi sulla Strip
score-lords-of-vegas-money = Denaro

word-company-albion = Albion
word-company-sphinx = Sphinx
word-company-vega = Vega
word-company-tivoli = Tivoli
word-company-pioneer = Pioneer
word-company-strip = La Strip

step-lords-of-vegas-build = { $cost ->
    [0] Costruisci un casinò { $company } su { $lot }
   *[other] Costruisci un casinò { $company } su { $lot } per { $cost } $
}
step-lords-of-vegas-sprawl = { $cost ->
    [0] Espandi { $company } su { $lot }
   *[other] Espandi { $company } su { $lot } per { $cost } $
}
step-lords-of-vegas-remodel = { $cost ->
    [0] Ristruttura il casinò { $lot } in { $company }
   *[other] Ristruttura il casinò { $lot } in { $company } per { $cost } $
}
step-lords-of-vegas-reorganise = { $cost ->
    [0] Riorganizza il casinò { $lot }
   *[other] Riorganizza il casinò { $lot } per { $cost } $
}
step-lords-of-vegas-arrange = Metti il dado da { $value } su { $lot }
step-lords-of-vegas-gamble = Scommetti { $cost } $ nel casinò { $lot }
step-lords-of-vegas-stand = Tieni tutta la scommessa
step-lords-of-vegas-lay-off = Cedi metà alla banca
step-lords-of-vegas-turn-card = Scopri la carta
step-lords-of-vegas-lift = Prendi il tuo dado da { $lot }
step-lords-of-vegas-give-up = Rinuncia al lotto { $lot }
step-lords-of-vegas-leave = Non prendere il lotto pescato
step-lords-of-vegas-end = Finisci il turno
step-lords-of-vegas-offer = Fai un'offerta ({ $name }): dai { $give } e ricevi { $get }
step-lords-of-vegas-counter = Fai una controfferta ({ $name }): dai { $give } e ricevi { $get }
step-lords-of-vegas-accept = Accetta l'offerta di { $name }: dai { $give } e ricevi { $get }
step-lords-of-vegas-reject = Rifiuta l'offerta di { $name }
step-lords-of-vegas-withdraw = Ritira la tua offerta ({ $name })
step-lords-of-vegas-offer-several = Proponi uno scambio: { $deal }
step-lords-of-vegas-counter-several = Proponi invece un altro scambio: { $deal }
step-lords-of-vegas-accept-several = Accetta lo scambio: { $deal }
step-lords-of-vegas-reject-several = Rifiuta lo scambio: { $deal }
step-lords-of-vegas-withdraw-several = Ritira lo scambio che hai proposto: { $deal }

# Why a step is refused
error-lov-step = «{ $step }» non è un passo di questo gioco.
error-lov-no-such-lot = Non c'è un lotto «{ $lot }»; i lotti vanno da A1 a F9.
error-lov-no-such-company = Non c'è una compagnia «{ $company }»; le compagnie sono: { $companies }.
error-lov-not-active = Adesso può farlo solo il giocatore { $seat }; tutti possono proporre scambi.
error-lov-money = Hai { $have } $; costruire su { $lot } costa { $cost } $.
error-lov-money-sprawl = Hai { $have } $; espandersi su { $lot } costa { $cost } $.
error-lov-money-remodel = Hai { $have } $; ristrutturare il casinò in { $lot } costa { $cost } $.
error-lov-money-reorganise = Hai { $have } $; riorganizzare il casinò in { $lot } costa { $cost } $.
error-lov-money-bet = Hai { $have } $ e non puoi scommettere { $bet } $.
error-lov-no-tiles = Troppo poche tessere { $company }: richieste { $need }, rimaste { $left }.
error-lov-lot-built = Su { $lot } c'è già una tessera casinò.
error-lov-lot-owned = { $lot } è del giocatore { $seat }; ci si espande solo su un lotto di nessuno.
error-lov-not-your-lot = { $lot } non è un tuo lotto.
error-lov-not-adjacent = { $lot } non tocca con un lato nessun casinò { $company }.
error-lov-not-boss = Non sei il boss del casinò in { $lot }.
error-lov-same-company = Il casinò in { $lot } è già { $company }.
error-lov-no-casino = Non c'è un casinò in { $lot }.
error-lov-no-die = Non hai dadi nel casinò in { $lot }.
error-lov-no-own-die = Non hai dadi su { $lot }.
error-lov-rolled = Il dado su { $lot } è già stato riorganizzato in questo turno.
error-lov-gambled = Hai già scommesso in questo turno.
error-lov-own-casino = In { $lot } il boss sei tu; scommetti in un casinò di cui non sei il boss.
error-lov-no-boss = Il casinò in { $lot } non ha un boss contro cui scommettere.
error-lov-bet = «{ $bet }» non è una scommessa; si scommettono dollari interi, da 1 in su.
error-lov-bet-limit = Il limite in { $lot } è { $limit } $, non { $bet } $.
error-lov-arrange = Prima serve un dado per { $lot }. Possibile: { $steps }

# Why a deal is refused
error-lov-deal-form = Uno scambio si scrive come offer:2:give=$5,A3,die@B2;get=die@C1 (un lato può essere «nothing»).
error-lov-deal-word = «{ $word }» non si può scambiare: solo denaro ($5), lotti (A3), dadi (die@B2) e azioni del giocatore di turno.
error-lov-deal-twice = «{ $word }» è nominato due volte.
error-lov-deal-no-action = «{ $word }» non si vende; le azioni sono build, sprawl, remodel, reorganise e gamble.
error-lov-deal-one-action = Uno scambio in questa notazione contiene un'azione.
error-lov-deal-active = Solo il giocatore di turno ({ $seat }) può vendere un'azione.
error-lov-deal-action = L'azione di questo scambio non sarebbe possibile dopo il passaggio dei beni.
error-lov-deal-self = Per uno scambio servono almeno due giocatori diversi.
error-lov-deal-empty = In questo scambio non passa di mano nulla.
error-lov-deal-not-now = Prima finisci ciò che è in corso, poi scambia.
error-lov-deal-money = Il giocatore { $seat } ha { $have } $ e non può dare { $money } $.
error-lov-deal-lot = { $lot } non è un lotto del giocatore { $seat }.
error-lov-deal-die = Il giocatore { $seat } non ha dadi su { $lot }.
error-lov-deal-markers = Al giocatore { $seat } servirebbero più di { $most } segnalini.
error-lov-deal-dice = Al giocatore { $seat } servirebbero più di { $most } dadi.
error-lov-deal-other-terms = L'offerta ha altri termini. Per accettarla scrivi: { $offer }
error-lov-not-on-the-menu = Questa offerta non ha un numero, perché non è nel menù: { $step }. Si può fare a parole.
error-lov-no-offer = Il giocatore { $seat } non ti ha offerto nulla.
error-lov-no-own-offer = Non hai offerto nulla al giocatore { $seat }.
error-lov-deal-one-doer = In uno scambio agisce una sola persona: quella di turno.
error-lov-sold = Scambiati i beni, il giocatore { $seat } non potrebbe fare questo: { $action }. Il motivo: { $reason }
error-lov-deal-many = Hai già { $most } offerte aperte; prima ritirane una.
error-lov-deal-chance = Prima viene una carta o un dado; dopo potrai accettare.
error-lov-deal-half-done = Un'azione è a metà: prima decide il giocatore { $seat }, poi si fanno gli scambi.
error-lov-deal-card = La carta è scoperta ma non ancora pagata; gli scambi si fanno dopo.
error-lov-deal-lift = Il giocatore { $seat } deve prima liberare un dado: ora è possibile solo uno scambio che gliene prende uno.
error-lov-deal-no-turn = In uno scambio solo chi è di turno può promettere azioni; non è il turno del giocatore { $seat }.
error-lov-which-offer = Ce n'è più d'una; indica quale: { $offers }
error-lov-no-such-offer = Non hai fatto questa offerta.

# Why a position is refused
error-lov-position-lot = { $where }: «{ $found }» non è un lotto.
impossible-lov-track = { $where }: il tracciato dei punti non ha una casella { $points }.
impossible-lov-twice = { $where }: { $lot } compare due volte.
impossible-lov-markers = { $where }: troppi segnalini: { $found } su { $most }.
impossible-lov-dice = { $where }: troppi dadi del giocatore { $seat } sul tabellone: { $found } su { $most }.
impossible-lov-tiles = { $where }: troppe tessere { $company }: { $found } su { $most }.
impossible-lov-marker-on-tile = { $where }: su { $lot } ci sono una tessera e un segnalino.
impossible-lov-marker-undrawn = { $where }: su { $lot } c'è un segnalino, ma la sua carta non è mai uscita.
impossible-lov-block-f = { $where }: { $lot } è nell'isolato F, chiuso nelle partite a due.
impossible-lov-nobody-built = { $where }: nessuna carta del casinò in { $lot } è uscita, quindi nessuno può averlo costruito.
impossible-lov-tie = { $where }: parità per il boss in { $lot }; una parità si rilancia subito.
impossible-lov-drawn = { $where }: carte uscite: { $found }; qui devono essere da { $fewest } a { $most }.
impossible-lov-end-card = { $where }: la carta di fine partita viene dopo il terzo mazzetto e pone fine alla partita.
impossible-lov-not-over = { $where }: senza la carta di fine partita o 90 punti la partita non è finita.
impossible-lov-over = { $where }: qualcuno ha { $points } punti, quindi la partita è finita.
impossible-lov-start = { $where }: prima del primo turno ogni giocatore ha i lotti delle sue due carte e nient'altro.
impossible-lov-not-started = { $where }: nessuno è attivo prima del primo turno.
impossible-lov-card = { $where }: questa carta non va con ciò che sta accadendo.
impossible-lov-card-undrawn = { $where }: la carta { $card } non è uscita.
impossible-lov-no-die = { $where }: su { $lot } non c'è un dado.
impossible-lov-no-casino = { $where }: in { $lot } non c'è un casinò con dadi.
impossible-lov-not-this-turn = { $where }: in un turno non iniziato non può essere successo nulla.
impossible-lov-gambled = { $where }: è in corso una scommessa, quindi il giocatore di turno ha scommesso.
impossible-lov-gamble-boss = { $where }: il casinò in { $lot } non ha un altro boss contro cui scommettere.
impossible-lov-bet = { $where }: il giocatore di turno non ha denaro da scommettere.
impossible-lov-taking = { $where }: nulla impedisce di prendere il lotto della carta { $card }, o non c'è nulla da prendere.
impossible-lov-lifting = { $where }: su { $lot } nessuna tessera può aspettare un dado.
impossible-lov-roll = { $where }: non possono essere questi i dadi da lanciare.
impossible-lov-reorganised = { $where }: i dadi del casinò in { $lot } contano come riorganizzati.
impossible-lov-arranging = { $where }: non possono essere questi i dadi ancora da disporre.
impossible-lov-contenders = { $where }: per il primo turno tirano almeno due giocatori.
impossible-lov-nothing-pending = { $where }: non c'è nulla in sospeso.
impossible-lov-offer = { $where }: un'offerta va da un giocatore a un altro, una alla volta, e chi la fa ha fatto un'offerta in questo turno.
impossible-lov-no-break = { $where }: nella versione 1 delle regole non c'è pausa prima di una carta.

# What happened
log-lov-start-card = { $seat } comincia con { $lot } e { $money } $.
log-lov-start-roll = { $seat } tira { $value }.
log-lov-first = { $seat } gioca il primo turno.
log-lov-card = { $seat } pesca { $lot }.
log-lov-end-card = { $seat } pesca la carta di fine partita.
log-lov-take-over = { $seat } prende possesso di { $lot }, che era di { $other } (dado: { $value }).
log-lov-take-empty = { $seat } prende possesso di { $lot } (dado: { $value }).
log-lov-leave = { $seat } non prende { $lot }.
log-lov-give-up = { $seat } rinuncia al lotto { $lot }.
log-lov-lift = { $seat } riprende un dado da { $lot }.
log-lov-rent = { $seat } riceve { $money } $ dai lotti.
log-lov-income = { $seat } riceve { $money } $ da { $company } { $lot }.
log-lov-points = { $points ->
    [one] { $seat } fa { $points } punto con { $company } { $lot }
   *[other] { $seat } fa { $points } punti con { $company } { $lot }
}: { $before } → { $after }{ $lost ->
    [true] . Il salto del tracciato annulla il resto.
   *[false] .
}
log-lov-build = { $seat } costruisce un casinò { $company } su { $lot } per { $money } $ (dado: { $value }).
log-lov-sprawl = { $seat } espande { $company } su { $lot } per { $money } $ (dado: { $value }).
log-lov-remodel = { $seat } ristruttura il casinò { $lot } in { $company } per { $money } $.
log-lov-reorganise = { $seat } riorganizza il casinò { $lot } per { $money } $.
log-lov-roll = { $lot }: { $seat } tira { $value }.
log-lov-tie = Parità per il boss nel casinò { $lot } con { $value }: quei dadi si rilanciano.
log-lov-gamble = { $seat } scommette { $money } $ nel casinò { $lot } contro { $other }.
log-lov-stand = { $seat } tiene tutta la scommessa.
log-lov-lay-off = { $seat } cede metà della scommessa alla banca.
log-lov-gamble-won = { $first } + { $second } = { $total }: { $seat } vince { $money } $, di cui { $other } paga { $share } $.
log-lov-gamble-lost = { $first } + { $second } = { $total }: { $seat } perde { $money } $, di cui { $other } riceve { $share } $.
log-lov-offer = { $seat } fa un'offerta ({ $other }): { $terms }.
log-lov-deal = { $seat } e { $other } sono d'accordo: { $terms }.
log-lov-reject = { $seat } rifiuta l'offerta di { $other }.
log-lov-withdraw = { $seat } ritira la sua offerta ({ $other }).
log-lov-offer-of-several = { $seat } propone uno scambio fra più giocatori: { $deal }
log-lov-deal-of-several = Lo scambio proposto da { $seat } è concluso: { $deal }
log-lov-agree = { $seat } accetta lo scambio proposto da { $other }.
log-lov-sold-dropped = { $seat }: i dadi non permettono più questa parte dello scambio: { $action }
lov-terms = { $give } in cambio di { $get }
