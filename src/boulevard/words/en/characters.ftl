# Who sits at the table when a program plays: names, and a style in one sentence. Levels: how strong.
bot-daisy = Daisy
bot-style-daisy = New in town. Builds where it looks nice, and is happy with every house.
bot-walter = Walter
bot-style-walter = Wants a pool behind every house. Counts his points afterwards.
bot-peggy = Peggy
bot-style-peggy = Plants a tree before anything else, and fills her parks to the last one.
bot-frank = Frank
bot-style-frank = Loves fences: small estates, neatly closed, worth more every year.
bot-rosa = Rosa
bot-style-rosa = Runs a temp agency and hires her own people first. Hard to beat.
bot-harold = Harold
bot-style-harold = Reads the city plans twice and is often the first at city hall.
bot-dolly = Dolly
bot-style-dolly = Came for the lights. Opens whatever door is nearest.
bot-buster = Buster
bot-style-buster = Builds golf courses in the desert. Casinos may wait.
bot-lola = Lola
bot-style-lola = A star of the stage: no evening without a show.
bot-vince = Vince
bot-style-vince = Knows everybody, drives everywhere, and gets paid in bundles.
bot-grace = Grace
bot-style-grace = A banker at heart. Never owes what she cannot pay.
bot-maxwell = Maxwell
bot-style-maxwell = Has three projects in his head and the Strip in his pocket.
bot-penny = Penny
bot-style-penny = First night on the Strip. Buys what glitters.
bot-ace = Ace
bot-style-ace = Cannot walk past a gaming table, least of all somebody else’s.
bot-stella = Stella
bot-style-stella = Everything on the Strip, nothing behind it.
bot-tony = Tony
bot-style-tony = Rolls the dice for your casino before you have opened it.
bot-ruby = Ruby
bot-style-ruby = Has an offer for you. It is good for both, and better for her.
bot-morris = Morris
bot-style-morris = Waits, saves, and buys the whole block in the end.
ui-bot-level = { $level ->
    [1] newcomer
    [2] casual
    [3] regular
    [4] strong
   *[5] master
}
bot-says-plan = All according to plan.
bot-says-refused = That was not in my plans.
bot-says-hotel = What a view from up here!
bot-says-boss = And that is how it is done.
bot-says-robbed = Hey, that was mine!
bot-says-lucky = Tonight is my night.
bot-says-unlucky = The next roll will be better.
bot-says-deal = A pleasure to do business.
