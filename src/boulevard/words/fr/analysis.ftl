# Une partie revue, suggestions, problèmes
error-analysis-unfinished = Seule une partie terminée peut être jugée ; celle-ci ne l'est pas.
analysis-title = { $game } : la partie jugée
analysis-by = Jugée par { $bot } ; { $quick } a joué la suite { $games } fois à partir de chaque décision.
analysis-partial = Arrêté avant la fin : toutes les décisions n'ont pas été jugées.
analysis-curve-points = Points à attendre
analysis-curve-win = Chances de victoire
analysis-sums = Chance et adresse
analysis-begin = Attendu au début
analysis-luck = Chance
analysis-given = Erreurs de l'autre
analysis-cost = Erreurs commises
analysis-end = À la fin
analysis-mistakes = Ce qui a coûté le plus
analysis-none = Rien n'a sûrement coûté quelque chose.
analysis-turn = Tour
analysis-player = Qui
analysis-done = Ce qui a été joué
analysis-better = Ce qui valait mieux
analysis-costs = Coût
analysis-decisions = Toutes les décisions
analysis-note = Personne n'est jugé sur ce qu'il ne pouvait pas savoir. Après ± figure l'erreur type.
ui-analyse = Juger cette partie
ui-analyse-stop = Arrêter
ui-analysing = Tour { $turn } sur { $turns } à l'étude
ui-analysis-cost-points = points perdus : { $value }
ui-analysis-cost-win = chances perdues : { $value } %
ui-analysis-master = Ce que le maître aurait fait
ui-analysis-real = Ce qui a été joué
error-hint-people = Pas de suggestions à une table où des personnes jouent les unes contre les autres.
ui-hint = Suggérer un coup
ui-hint-thinking = Réflexion en cours…
ui-hint-also = À peu près aussi bon :
ui-hint-why = Pourquoi ?
hint-points = { $points ->
    [one] un point tout de suite : { $category }
   *[other] { $points } points tout de suite : { $category }
}
hint-estate = { $size ->
    [one] achève un lotissement d'une maison
   *[other] achève un lotissement de { $size } maisons
}
hint-plan = rapproche du plan { $plan }
hint-room = garde de la place pour le nombre { $number }
hint-debts = { $count ->
    [one] une dette de moins
   *[other] { $count } dettes de moins
}
hint-series = porte la série de la rue { $street } à { $length }
hint-inauguration = { $count ->
    [one] coche une case d'inauguration
   *[other] coche { $count } cases d'inauguration
}
hint-end = rien d'autre ne vaut son prix maintenant
hint-odds = { $percent } % de chances d'être ensuite le patron
hint-boss = { $size ->
    [one] patron d'un casino d'un lot
   *[other] patron d'un casino de { $size } lots
}
hint-die = un dé de plus sur le plateau
hint-open = laisse plus de possibilités que tout le reste
ui-puzzles = Problèmes
ui-puzzles-about = Un coup est nettement le meilleur. Lequel ?
ui-puzzle-number = Problème { $number } sur { $count }
ui-puzzle-solved = { $count ->
    [0] aucun résolu
    [one] un résolu
   *[other] { $count } résolus
}
ui-puzzle-task = Trouvez le meilleur tour, puis confirmez-le.
ui-puzzle-step = Trouvez la meilleure étape.
ui-puzzle-right = Exact !
ui-puzzle-close = Presque aussi bon : personne ne verrait la différence.
ui-puzzle-wrong = Il y a mieux.
ui-puzzle-points = points à attendre : { $value }
ui-puzzle-win = chances de victoire : { $value } %
ui-puzzle-yours = Votre choix
ui-puzzle-best = Le meilleur choix
ui-puzzle-second = Le deuxième choix
ui-puzzle-again = Réessayer
ui-puzzle-show = Montrer le meilleur choix
ui-puzzle-next = Problème suivant
ui-puzzle-last = Problème précédent
ui-puzzle-waiting = Comparaison en cours
error-puzzle-none = Ce problème n'existe pas.
error-puzzle-file = La ligne { $line } de « { $file } » ne contient pas de problème à résoudre. Indiquez un autre fichier avec --keep, ou corrigez la ligne.
