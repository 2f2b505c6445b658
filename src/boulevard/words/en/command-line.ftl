
error-own-bot-class = '{ $file }' holds no bot called '{ $bot }' (a class made from boulevard.bots.base.Bot). Its bots: { $bots }.
error-own-bot-broken = The bot in '{ $file }' cannot be used: { $reason }.
error-own-bot-resume = The game in '{ $file }' was played with '{ $bot }', which is a program: to run it, name it with --bot.
error-package-missing = This needs the package { $package }, which is not installed: pip install "boulevard[{ $extra }]".
error-option-number = { $option } takes a number, for instance { $example }.
error-option-number-from = { $option } takes a number from { $least } on.
error-option-number-between = { $option } takes a number from { $least } to { $most }.
verify-seeded = Consistent with itself: all { $answers } answers of chance follow from a seed that was no secret.
verify-sealed = { $seats ->
    [0] Consistent with itself: all { $answers } answers of chance follow from the sealed seed.
    [one] Consistent with itself: all { $answers } answers of chance follow from the sealed seed and the number that one seat mixed in.
   *[other] Consistent with itself: all { $answers } answers of chance follow from the sealed seed and the numbers that { $seats } seats mixed in.
}
verify-seal = If this is the seal that the players saw before the game, nobody chose the cards: { $seal }
error-arena-file = Line { $line } of '{ $file }' is not a deal of an arena. Name another file with --keep, or repair the line.
error-arena-setting = '{ $file }' keeps deals of another game, other bots or other options. Name another file with --keep.
error-weights = '{ $file }' does not hold weights for '{ $layout }'. Learn new ones with `boulevard train`.
error-train-game = Nothing can be learned for { $game } yet; there is: { $games }.
error-train-file = '{ $file }' keeps another run, or none. Name another file with --keep, or the same game, seats and seed.
error-arena-sprt = A sequential test needs a first bot and others to compare it with, on 2 seats or more.
error-no-cluster = There is no Ray cluster at '{ $address }': { $reason }.
