
error-own-bot-class = «{ $file }» non contiene un bot «{ $bot }» (una classe derivata da boulevard.bots.base.Bot). I suoi bot: { $bots }.
error-own-bot-broken = Il bot in «{ $file }» non si può usare: { $reason }.
error-own-bot-resume = La partita in «{ $file }» è stata giocata con «{ $bot }», che è un programma: per eseguirlo, nominalo con --bot.
error-package-missing = Per questo serve il pacchetto { $package }, che non è installato: pip install "boulevard[{ $extra }]".
error-option-number = { $option } vuole un numero, per esempio { $example }.
error-option-number-from = { $option } vuole un numero da { $least } in su.
error-option-number-between = { $option } vuole un numero da { $least } a { $most }.
verify-seeded = Coerente: tutte le { $answers } risposte del caso derivano da un seme che non era segreto.
verify-sealed = { $seats ->
    [0] Coerente: tutte le { $answers } risposte del caso derivano dal seme sigillato.
    [one] Coerente: tutte le { $answers } risposte del caso derivano dal seme sigillato e dal numero aggiunto da un posto.
   *[other] Coerente: tutte le { $answers } risposte del caso derivano dal seme sigillato e dai numeri aggiunti da { $seats } posti.
}
verify-seal = Se è il sigillo che tutti hanno visto prima della partita, nessuno ha scelto le carte: { $seal }
error-arena-file = La riga { $line } di «{ $file }» non è una mano dell’arena. Nomina un altro file con --keep o correggi la riga.
error-arena-setting = «{ $file }» contiene mani di un altro gioco, di altri bot o di altre opzioni. Nomina un altro file con --keep.
error-weights = «{ $file }» non contiene pesi per «{ $layout }». Imparane di nuovi con `boulevard train`.
error-train-game = Per { $game } non si può ancora imparare nulla; ci sono: { $games }.
error-train-file = «{ $file }» conserva un altro addestramento, o nessuno. Nomina un altro file con --keep, oppure lo stesso gioco, gli stessi posti e lo stesso seme.
error-arena-sprt = Un test sequenziale richiede un primo bot e altri con cui confrontarlo, con almeno 2 posti.
error-no-cluster = Nessun cluster Ray all’indirizzo «{ $address }»: { $reason }.
