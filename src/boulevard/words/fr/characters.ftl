# Who sits at the table when a program plays: names, and a style in one sentence. Levels: how strong.
bot-daisy = Daisy
bot-style-daisy = Nouvelle en ville. Construit où c’est joli et se réjouit de chaque maison.
bot-walter = Walter
bot-style-walter = Veut une piscine derrière chaque maison. Compte ses points après.
bot-peggy = Peggy
bot-style-peggy = Plante un arbre avant tout et remplit ses parcs jusqu’au dernier.
bot-frank = Frank
bot-style-frank = Aime les clôtures : de petits lotissements bien fermés qui prennent de la valeur.
bot-rosa = Rosa
bot-style-rosa = Tient une agence d’intérim et embauche d’abord pour elle. Dure à battre.
bot-harold = Harold
bot-style-harold = Lit les plans deux fois et arrive souvent le premier à la mairie.
bot-dolly = Dolly
bot-style-dolly = Venue pour les lumières. Ouvre la porte la plus proche.
bot-buster = Buster
bot-style-buster = Bâtit des golfs dans le désert. Les casinos attendront.
bot-lola = Lola
bot-style-lola = Une vedette : pas de soirée sans spectacle.
bot-vince = Vince
bot-style-vince = Connaît tout le monde, roule partout et se fait payer en liasses.
bot-grace = Grace
bot-style-grace = Banquière dans l’âme. Ne doit jamais plus qu’elle ne peut payer.
bot-maxwell = Maxwell
bot-style-maxwell = Trois projets en tête et le Strip dans la poche.
bot-penny = Penny
bot-style-penny = Première nuit sur le Strip. Achète ce qui brille.
bot-ace = Ace
bot-style-ace = Ne passe devant aucune table de jeu sans miser, surtout chez les autres.
bot-stella = Stella
bot-style-stella = Tout sur le Strip, rien derrière.
bot-tony = Tony
bot-style-tony = Lance les dés pour votre casino avant même l’ouverture.
bot-ruby = Ruby
bot-style-ruby = Elle a une offre pour vous. Bonne pour les deux, meilleure pour elle.
bot-morris = Morris
bot-style-morris = Attend, économise et finit par acheter tout le pâté de maisons.
ui-bot-level = { $level ->
    [1] débutant
    [2] occasionnel
    [3] habitué
    [4] fort
   *[5] maître
}
bot-says-plan = Tout se passe comme prévu.
bot-says-refused = Ce n’était pas prévu.
bot-says-hotel = Quelle vue d’ici !
bot-says-boss = Voilà comment on fait.
bot-says-robbed = Hé, c’était à moi !
bot-says-lucky = C’est mon soir de chance.
bot-says-unlucky = Le prochain lancer sera meilleur.
bot-says-deal = Un plaisir de faire affaire avec vous.
