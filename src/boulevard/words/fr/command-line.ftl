
error-own-bot-class = « { $file } » ne contient pas de robot « { $bot } » (une classe dérivée de boulevard.bots.base.Bot). Ses robots : { $bots }.
error-own-bot-broken = Le robot de « { $file } » est inutilisable : { $reason }.
error-own-bot-resume = La partie de « { $file } » a été jouée avec « { $bot } », qui est un programme : pour l'exécuter, nommez-le avec --bot.
error-package-missing = Il faut pour cela le paquet { $package }, qui n'est pas installé : pip install "boulevard[{ $extra }]".
error-option-number = { $option } attend un nombre, par exemple { $example }.
error-option-number-from = { $option } attend un nombre à partir de { $least }.
error-option-number-between = { $option } attend un nombre de { $least } à { $most }.
verify-seeded = Cohérent : les { $answers } réponses du hasard découlent d'une graine qui n'était pas secrète.
verify-sealed = { $seats ->
    [0] Cohérent : les { $answers } réponses du hasard découlent de la graine scellée.
    [one] Cohérent : les { $answers } réponses du hasard découlent de la graine scellée et du nombre ajouté par une place.
   *[other] Cohérent : les { $answers } réponses du hasard découlent de la graine scellée et des nombres ajoutés par { $seats } places.
}
verify-seal = Si c'est le sceau que tous ont vu avant la partie, personne n'a choisi les cartes : { $seal }
error-arena-file = La ligne { $line } de « { $file } » n’est pas une donne d’arène. Nommez un autre fichier avec --keep ou réparez la ligne.
error-arena-setting = « { $file } » garde des donnes d’un autre jeu, d’autres robots ou d’autres options. Nommez un autre fichier avec --keep.
error-weights = « { $file } » ne contient pas de poids pour « { $layout } ». Apprenez-en de nouveaux avec `boulevard train`.
error-train-game = Rien ne s’apprend encore pour { $game } ; il y a : { $games }.
error-train-file = « { $file } » garde un autre apprentissage, ou aucun. Nommez un autre fichier avec --keep, ou les mêmes jeu, places et graine.
error-arena-sprt = Un test séquentiel demande un premier robot et d’autres à qui le comparer, avec 2 places ou plus.
error-no-cluster = Aucun cluster Ray à l’adresse « { $address } » : { $reason }.
