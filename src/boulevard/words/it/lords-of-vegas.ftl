# Lords of Vegas
game-lords-of-vegas = Lords of Vegas
score-lords-of-vegas-points = Punti

company-lov-albion = Albion (viola)
company-lov-sphinx = Sphinx (oro)
company-lov-vega = Vega (blu)
company-lov-tivoli = Tivoli (grigio)
company-lov-pioneer = Pioneer (marrone)

step-lords-of-vegas-build = Costruire su { $rest }
step-lords-of-vegas-sprawl = Espandersi su { $rest }
step-lords-of-vegas-remodel = Ristrutturare il casinò { $rest }
step-lords-of-vegas-reorganise = Riorganizzare il casinò { $rest }
step-lords-of-vegas-arrange = Mettere il tuo dado su { $rest }
step-lords-of-vegas-gamble = Scommettere nel casinò { $rest }
step-lords-of-vegas-stand = Tenere tutta la scommessa
step-lords-of-vegas-lay-off = Cedere metà della scommessa alla banca
step-lords-of-vegas-lift = Prendere il tuo dado da { $rest }
step-lords-of-vegas-give-up = Rinunciare al lotto { $rest }
step-lords-of-vegas-leave = Non prendere il lotto pescato
step-lords-of-vegas-end = Finire il turno
step-lords-of-vegas-offer = Offerta al posto { $rest }
step-lords-of-vegas-counter = Controfferta al posto { $rest }
step-lords-of-vegas-accept = Accettare l'offerta del posto { $rest }
step-lords-of-vegas-reject = Rifiutare l'offerta del posto { $rest }
step-lords-of-vegas-withdraw = Ritirare l'offerta al posto { $rest }

# Why a step is refused
error-lov-step = «{ $step }» non è una mossa di questo gioco.
error-lov-no-such-lot = Non c'è un lotto «{ $lot }»; i lotti vanno da A1 a F9.
error-lov-no-such-company = Non c'è una compagnia «{ $company }»; le compagnie sono: { $companies }.
error-lov-not-active = Adesso può farlo solo il posto { $seat }; tutti possono proporre scambi.
error-lov-money = Hai { $have } $, costruire su { $lot } costa { $cost } $.
error-lov-money-sprawl = Hai { $have } $, espandersi su { $lot } costa { $cost } $.
error-lov-money-remodel = Hai { $have } $, ristrutturare il casinò in { $lot } costa { $cost } $.
error-lov-money-reorganise = Hai { $have } $, riorganizzare il casinò in { $lot } costa { $cost } $.
error-lov-money-bet = Hai { $have } $ e non puoi scommettere { $bet } $.
error-lov-no-tiles = { $left ->
    [0] Non restano tessere { $company }
    [one] Resta solo una tessera { $company }
   *[other] Restano solo { $left } tessere { $company }
}; ne servono { $need }.
error-lov-lot-built = Su { $lot } c'è già una tessera casinò.
error-lov-lot-owned = { $lot } è del posto { $seat }; ci si espande solo su un lotto di nessuno.
error-lov-not-your-lot = { $lot } non è un tuo lotto.
error-lov-not-adjacent = { $lot } non tocca con un lato nessun casinò { $company }.
error-lov-not-boss = Non sei il boss del casinò in { $lot }.
error-lov-same-company = Il casinò in { $lot } è già { $company }.
error-lov-no-casino = Non c'è un casinò in { $lot }.
error-lov-no-die = Non hai dadi nel casinò in { $lot }.
error-lov-no-own-die = Non hai dadi su { $lot }.
error-lov-rolled = Il dado su { $lot } è già stato riorganizzato in questo turno.
error-lov-gambled = Hai già scommesso in questo turno.
error-lov-own-casino = In { $lot } il boss sei tu; scommetti nel casinò di un altro.
error-lov-no-boss = Il casinò in { $lot } non ha un boss contro cui scommettere.
error-lov-bet = «{ $bet }» non è una scommessa; si scommettono dollari interi, da 1 in su.
error-lov-bet-limit = Il limite in { $lot } è { $limit } $, non { $bet } $.
error-lov-arrange = Prima serve un dado per { $lot }. Possibile: { $steps }

# Why a deal is refused
error-lov-deal-form = Uno scambio si scrive come offer:2:give=$5,A3,die@B2;get=die@C1 (un lato può essere «nothing»).
error-lov-deal-word = «{ $word }» non si può scambiare: solo denaro ($5), lotti (A3), dadi (die@B2) e un'azione del posto attivo.
error-lov-deal-twice = «{ $word }» è nominato due volte.
error-lov-deal-no-action = «{ $word }» non si vende; le azioni sono build, sprawl, remodel, reorganise e gamble.
error-lov-deal-one-action = Uno scambio contiene al massimo un'azione.
error-lov-deal-active = Solo il posto { $seat }, di turno, può vendere un'azione.
error-lov-deal-action = L'azione di questo scambio non sarebbe possibile dopo il passaggio dei beni.
error-lov-deal-self = Per uno scambio servono due posti.
error-lov-deal-empty = Uno scambio in cui nulla passa di mano non lo è.
error-lov-deal-not-now = Niente scambi adesso: prima va finito ciò che è iniziato.
error-lov-deal-money = Il posto { $seat } ha { $have } $ e non può dare { $money } $.
error-lov-deal-lot = { $lot } non è un lotto del posto { $seat }.
error-lov-deal-die = Il posto { $seat } non ha dadi su { $lot }.
error-lov-deal-markers = Al posto { $seat } servirebbero più dei suoi { $most } segnalini.
error-lov-deal-dice = Al posto { $seat } servirebbero più dei suoi { $most } dadi.
error-lov-deal-other-terms = L'offerta ha altri termini. Per accettarla di': { $offer }
error-lov-no-offer = Il posto { $seat } non ti ha offerto nulla.
error-lov-no-own-offer = Non hai offerto nulla al posto { $seat }.

# Why a position is refused
error-lov-position-lot = { $where }: «{ $found }» non è un lotto.
impossible-lov-track = { $where }: il tracciato dei punti non ha una casella { $points }.
impossible-lov-twice = { $where }: { $lot } compare due volte.
impossible-lov-markers = { $where }: { $found } segnalini, un posto ne ha { $most }.
impossible-lov-dice = { $where }: il posto { $seat } ha { $found } dadi sul tabellone, ma ne possiede { $most }.
impossible-lov-tiles = { $where }: { $found } tessere { $company }, ce ne sono { $most }.
impossible-lov-marker-on-tile = { $where }: su { $lot } ci sono una tessera e un segnalino.
impossible-lov-marker-undrawn = { $where }: su { $lot } c'è un segnalino, ma la sua carta non è mai uscita.
impossible-lov-block-f = { $where }: { $lot } è nel blocco F, che in due non si usa.
impossible-lov-nobody-built = { $where }: nessuna carta del casinò in { $lot } è uscita, quindi nessuno può averlo costruito.
impossible-lov-tie = { $where }: parità per il boss in { $lot }; una parità si rilancia subito.
impossible-lov-drawn = { $where }: sono uscite { $found } carte; qui devono essere da { $fewest } a { $most }.
impossible-lov-end-card = { $where }: la carta di fine partita viene dopo il terzo mazzetto e chiude la partita.
impossible-lov-not-over = { $where }: senza la carta di fine partita o 90 punti la partita non è finita.
impossible-lov-over = { $where }: qualcuno ha { $points } punti, quindi la partita è finita.
impossible-lov-start = { $where }: prima del primo turno ogni posto ha i lotti delle sue due carte e nient'altro.
impossible-lov-not-started = { $where }: nessuno è attivo prima del primo turno.
impossible-lov-card = { $where }: questa carta non va con ciò che sta accadendo.
impossible-lov-card-undrawn = { $where }: la carta { $card } non è uscita.
impossible-lov-no-die = { $where }: su { $lot } non c'è un dado.
impossible-lov-no-casino = { $where }: in { $lot } non c'è un casinò con dadi.
impossible-lov-not-this-turn = { $where }: in un turno non iniziato non può essere successo nulla.
impossible-lov-gambled = { $where }: è in corso una scommessa, quindi il posto ha scommesso.
impossible-lov-gamble-boss = { $where }: il casinò in { $lot } non ha un altro boss contro cui scommettere.
impossible-lov-bet = { $where }: il posto non ha denaro da scommettere.
impossible-lov-taking = { $where }: nulla impedisce di prendere il lotto della carta { $card }, o non c'è nulla da prendere.
impossible-lov-lifting = { $where }: su { $lot } nessuna tessera può aspettare un dado.
impossible-lov-roll = { $where }: non possono essere questi i dadi da lanciare.
impossible-lov-reorganised = { $where }: i dadi del casinò in { $lot } contano come riorganizzati.
impossible-lov-arranging = { $where }: non possono essere questi i dadi ancora da disporre.
impossible-lov-contenders = { $where }: per il primo turno tirano almeno due posti.
impossible-lov-nothing-pending = { $where }: non c'è nulla in sospeso.
impossible-lov-offer = { $where }: un'offerta va da un posto a un altro, una alla volta, e il suo posto ha fatto un'offerta in questo turno.

# What happened
log-lov-start-card = Il posto { $seat } riceve { $lot } e { $money } $.
log-lov-start-roll = Il posto { $seat } tira { $value }.
log-lov-first = Il posto { $seat } gioca il primo turno.
log-lov-card = Il posto { $seat } pesca { $lot }.
log-lov-end-card = Il posto { $seat } pesca la carta di fine partita.
log-lov-take-over = { $other ->
    [0] Il posto { $seat } prende possesso di { $lot } con un { $value }.
   *[other] Il posto { $seat } prende { $lot } con un { $value } al posto { $other }.
}
log-lov-leave = Il posto { $seat } lascia { $lot }.
log-lov-give-up = Il posto { $seat } rinuncia a { $lot }.
log-lov-lift = Il posto { $seat } riprende il suo dado da { $lot }.
log-lov-rent = I lotti pagano { $money } $ al posto { $seat }.
log-lov-income = Il casinò { $company } { $lot } paga { $money } $ al posto { $seat }.
log-lov-points = Il casinò { $company } { $lot } dà { $points } punti al posto { $seat }: { $before } → { $after }.
log-lov-build = Il posto { $seat } costruisce { $company } su { $lot } per { $money } $, con un { $value }.
log-lov-sprawl = Il posto { $seat } espande { $company } su { $lot } per { $money } $, con un { $value }.
log-lov-remodel = Il posto { $seat } ristruttura il casinò { $lot } in { $company } per { $money } $.
log-lov-reorganise = Il posto { $seat } riorganizza il casinò { $lot } per { $money } $.
log-lov-roll = Il dado del posto { $seat } su { $lot } mostra { $value }.
log-lov-tie = Parità per il boss nel casinò { $lot } con { $value }: quei dadi si rilanciano.
log-lov-gamble = Il posto { $seat } scommette { $money } $ nel casinò { $lot } del posto { $other }.
log-lov-stand = Il posto { $seat } tiene tutta la scommessa.
log-lov-lay-off = Il posto { $seat } cede metà della scommessa alla banca.
log-lov-gamble-won = { $first } e { $second } fanno { $total }: il posto { $seat } vince { $money } $, di cui { $share } $ dal posto { $other }.
log-lov-gamble-lost = { $first } e { $second } fanno { $total }: il posto { $seat } perde { $money } $, di cui { $share } $ al posto { $other }.
log-lov-offer = Il posto { $seat } offre al posto { $other }: { $terms }
log-lov-deal = Il posto { $seat } e il posto { $other } sono d'accordo: { $terms }
log-lov-reject = Il posto { $seat } rifiuta l'offerta del posto { $other }.
log-lov-withdraw = Il posto { $seat } ritira la sua offerta al posto { $other }.
