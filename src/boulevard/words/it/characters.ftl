# Who sits at the table when a program plays: names, and a style in one sentence. Levels: how strong.
bot-daisy = Daisy
bot-style-daisy = Nuova in città. Costruisce dove le piace ed è contenta di ogni casa.
bot-walter = Walter
bot-style-walter = Vuole una piscina dietro ogni casa. I punti li conta dopo.
bot-peggy = Peggy
bot-style-peggy = Prima di tutto pianta un albero e riempie i parchi fino all’ultimo.
bot-frank = Frank
bot-style-frank = Ama le recinzioni: piccoli quartieri ben chiusi che valgono sempre di più.
bot-rosa = Rosa
bot-style-rosa = Ha un’agenzia interinale e assume prima per sé. Difficile da battere.
bot-harold = Harold
bot-style-harold = Legge i piani due volte e spesso è il primo in municipio.
bot-dolly = Dolly
bot-style-dolly = È venuta per le luci. Apre la porta più vicina.
bot-buster = Buster
bot-style-buster = Costruisce campi da golf nel deserto. I casinò possono aspettare.
bot-lola = Lola
bot-style-lola = Una stella del palcoscenico: nessuna sera senza spettacolo.
bot-vince = Vince
bot-style-vince = Conosce tutti, va dappertutto e si fa pagare a mazzette.
bot-grace = Grace
bot-style-grace = Banchiera nell’anima. Non deve mai ciò che non può pagare.
bot-maxwell = Maxwell
bot-style-maxwell = Ha tre progetti in testa e la Strip in tasca.
bot-penny = Penny
bot-style-penny = Prima notte sulla Strip. Compra ciò che luccica.
bot-ace = Ace
bot-style-ace = Non passa davanti a un tavolo da gioco senza puntare, men che meno altrui.
bot-stella = Stella
bot-style-stella = Tutto sulla Strip, niente dietro.
bot-tony = Tony
bot-style-tony = Tira i dadi per il tuo casinò prima che tu l’abbia aperto.
bot-ruby = Ruby
bot-style-ruby = Ha un’offerta per te. Buona per entrambi, migliore per chi la fa.
bot-morris = Morris
bot-style-morris = Aspetta, risparmia e alla fine compra tutto l’isolato.
ui-bot-level = { $level ->
    [1] principiante
    [2] occasionale
    [3] abituale
    [4] forte
   *[5] maestro
}
bot-says-plan = Tutto secondo i piani.
bot-says-refused = Questo non era previsto.
bot-says-hotel = Che vista da quassù!
bot-says-boss = Ecco come si fa.
bot-says-robbed = Ehi, quello era mio!
bot-says-lucky = Stasera è la mia serata.
bot-says-unlucky = Il prossimo tiro andrà meglio.
bot-says-deal = È un piacere fare affari con te.
