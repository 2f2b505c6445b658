# Jouer avec la vraie boîte : des cartes et des dés que quelqu'un saisit, et la page qui y mène.

error-chance-dealt = À cette table, Boulevard distribue ; personne n'a à dire ce qui sort.
error-chance-told = Quelqu'un a été plus rapide : cette carte ou ce dé est déjà saisi.
error-chance-secret = Avec ces options, les mains sont secrètes et personne ne peut toutes les voir. Laissez Boulevard distribuer, ou ne gardez ici que votre propre feuille et indiquez combien d'autres ont la leur avec eux.
error-chance-paper = Ce que font les joueurs sur papier doit être saisi. Choisissez des cartes réelles, ou donnez une feuille à chacun ici.
impossible-others = { $where } : personne ne joue sur papier dans cette partie.
impossible-others-told = { $where } : ce que les joueurs sur papier possèdent se dit à la fin de la partie, en entier.
error-server-no-stage = Plus personne ne montre de cartes ici. Demandez un nouveau lien au donneur.

ui-cards = Cartes et dés
ui-cards-here = Boulevard distribue
ui-cards-real = Les cartes sont réelles
ui-cards-real-what = Vous jouez avec votre propre boîte : touchez ce qui sort, Boulevard est la feuille.
ui-cards-typed = Les cartes et les dés de cette partie sont réels : quelqu'un saisit ce qu'ils montrent, il n'y a donc rien à prouver.
ui-record-typed = Les cartes et les dés de cette partie étaient réels : quelqu'un a saisi ce qu'ils montraient.

ui-tell-card = { $number } avec { $effect }
ui-tell-goal = Laquelle est sur la table ? Touchez-la.
ui-tell-effects = Touchez les trois cartes dont le verso est visible.
ui-tell-numbers = Touchez les trois numéros révélés, de gauche à droite.
ui-tell-hand = Touchez les trois cartes que vous avez en main.
ui-tell-aside = Touchez la carte qui était sous la feuille de score.
ui-tell-solo = La carte Solo
ui-tell-top = La pioche montre ensuite { $effect }
ui-tell-approval = La carte d'approbation du projet { $project }
ui-tell-start-card = Une carte de départ pour { $name } : touchez son lot.
ui-tell-start-die = Qui commence ? Un dé pour { $name } : touchez-le.
ui-tell-turn-card = { $name } révèle une carte : touchez son lot.
ui-tell-gamble = Le pari est lancé : touchez ce que montre le dé.
ui-tell-lot = { $name } relance son dé sur { $lot } : touchez-le.
ui-tell-watch = Quelqu'un saisit les cartes révélées.
ui-tell-wrong = Mauvaise carte
ui-tell-unplays = On a déjà joué avec cette carte. Ces tours seront annulés avec elle.
ui-tell-unplay = Tout annuler
ui-tell-keep = La garder
ui-tell-others = Sur papier :
ui-tell-others-plan = Plan { $plan } réalisé
ui-tell-others-project = Projet { $project } réalisé
ui-tell-others-hotel = Grand hôtel, avenue { $avenue }
ui-tell-others-hotels = Un grand hôtel ...
ui-tell-others-shuffle = Cartes remélangées
ui-tell-others-end = Fin de partie
ui-tell-others-first = Sur papier, un objectif atteint pour la première fois ? Dites-le, puis touchez les cartes suivantes.
ui-tell-others-temps = Sur papier, joueur { $player } de { $count } : combien d'intérimaires ?
ui-tell-others-inauguration = Sur papier, joueur { $player } de { $count } : combien de cases pour l'inauguration ?
ui-tell-others-loan = Sur papier, joueur { $player } de { $count } : emprunt souhaité ?
ui-tell-others-series = Quelle est la plus longue suite sur papier dans la rue { $street } ?
ui-tell-yes = Oui
ui-tell-no = Non
ui-log-untold = Une carte ou un dé avait été mal lu, c'est annulé.

ui-sheet = Feuille
ui-sheet-what = Vos cartes sont sur la table, cet appareil est la feuille : seul ce qui est permis s'illumine, et les points se comptent au fur et à mesure.
ui-print-what = Feuilles, plateaux et cartes sur papier, dans notre propre dessin.
ui-check-what = Des feuilles de papier finies : ce qu'elles valent, et ce qui est impossible.
ui-own-what = Vous avez le jeu ? Corrigez sa feuille, ou dessinez la vôtre.
ui-companion-what = Vous avez la boîte. Boulevard est ce qui vous manque : la pioche, la feuille, l'arbitre ou l'imprimante.

ui-stage = Stade : chaque téléphone suit
ui-stage-how = Scannez : les mêmes cartes sur votre téléphone, à chaque révélation.
ui-stage-lost = La salle est injoignable pour le moment. Vos cartes restent, et la prochaine révélation les montrera.
ui-follow = Les cartes du donneur
ui-follow-wait = En attente du donneur…
ui-follow-turn = tour { $turn }
ui-follow-sheet = Ma feuille ici
ui-follow-next = Le donneur révèle les prochaines cartes.
ui-dealer-expert = Dans la version expert de Welcome To, les mains sont secrètes : l'appareil circule. Combien jouez-vous ?
ui-dealer-hand = Le numéro vient d'une carte, l'effet d'une autre. La troisième va à votre voisin de droite : laquelle ?
ui-dealer-pass = Passer
ui-dealer-hand-why = Chacun ne voit que sa propre main.
ui-dealer-pile = Sur la pioche :
ui-dealer-deal = Distribuer
ui-dealer-goals = Quelqu'un a-t-il réalisé un plan ? Touchez-le, puis distribuez.
ui-dealer-flip-far = Révéler, de l'autre côté

ui-strip-card = Révéler une carte
ui-strip-left = encore { $cards } avant la fin
ui-strip-start = Cartes de départ : marquez ces lots
ui-strip-begins = { $name } commence.
ui-strip-turn = { $name } a révélé cette carte.
ui-strip-over = La carte de fin de partie : un dernier versement, puis on compte.
ui-strip-pays = { $company } paie
ui-strip-who = Joueur
ui-strip-lots = Parcelles
ui-strip-pips = Points des dés
ui-strip-money = Argent
ui-strip-bosses = Chaque lot rapporte 1 $, chaque dé des casinos qui paient ses points. Puis chaque patron marque la taille de son casino, le plus petit d'abord.
ui-strip-roll = Lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }
ui-strip-reroll = Montre { $value } ; touchez pour le relancer
ui-strip-lost = Un pari est perdu : { $ways } lancers sur 36 font cela.
ui-strip-won = Un pari gagne { $times } fois sa mise : { $ways } lancers sur 36 font cela.
ui-strip-seats = Joueurs de Lords of Vegas :
