# Who sits at the table when a program plays: names, and a style in one sentence. Levels: how strong.
bot-daisy = Daisy
bot-style-daisy = Neu in der Stadt. Baut, wo es hübsch ist, und freut sich über jedes Haus.
bot-walter = Walter
bot-style-walter = Will hinter jedem Haus einen Pool. Die Punkte zählt er später.
bot-peggy = Peggy
bot-style-peggy = Pflanzt zuerst einen Baum und füllt ihre Parks bis zum letzten.
bot-frank = Frank
bot-style-frank = Liebt Zäune: kleine Siedlungen, sauber geschlossen, immer mehr wert.
bot-rosa = Rosa
bot-style-rosa = Führt eine Zeitarbeitsfirma und stellt zuerst für sich ein. Schwer zu schlagen.
bot-harold = Harold
bot-style-harold = Liest die Stadtpläne zweimal und ist oft als Erster im Rathaus.
bot-dolly = Dolly
bot-style-dolly = Kam wegen der Lichter. Öffnet die nächste Tür.
bot-buster = Buster
bot-style-buster = Baut Golfplätze in die Wüste. Kasinos können warten.
bot-lola = Lola
bot-style-lola = Ein Star der Bühne: kein Abend ohne Show.
bot-vince = Vince
bot-style-vince = Kennt jeden, fährt überall hin und wird in Bündeln bezahlt.
bot-grace = Grace
bot-style-grace = Im Herzen Bankerin. Schuldet nie, was sie nicht zahlen kann.
bot-maxwell = Maxwell
bot-style-maxwell = Hat drei Projekte im Kopf und den Strip in der Tasche.
bot-penny = Penny
bot-style-penny = Die erste Nacht auf dem Strip. Kauft, was glitzert.
bot-ace = Ace
bot-style-ace = Geht an keinem Spieltisch vorbei, am wenigsten an fremden.
bot-stella = Stella
bot-style-stella = Alles am Strip, nichts dahinter.
bot-tony = Tony
bot-style-tony = Würfelt um dein Kasino, bevor du es eröffnet hast.
bot-ruby = Ruby
bot-style-ruby = Hat ein Angebot für dich. Gut für beide, besser für sie.
bot-morris = Morris
bot-style-morris = Wartet, spart und kauft am Ende den ganzen Block.
ui-bot-level = { $level ->
    [1] Neuling
    [2] Gelegenheitsspieler
    [3] Stammgast
    [4] stark
   *[5] Meister
}
bot-says-plan = Alles läuft nach Plan.
bot-says-refused = Das war nicht geplant.
bot-says-hotel = Was für eine Aussicht hier oben!
bot-says-boss = So macht man das.
bot-says-robbed = He, das war meins!
bot-says-lucky = Heute ist mein Abend.
bot-says-unlucky = Der nächste Wurf wird besser.
bot-says-deal = Mit dir macht man gern Geschäfte.
