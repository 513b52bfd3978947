# The rules of The Salt Road as its players read them. The ids are those of the ledger.
rule-SAL-START-1 = Each player begins with 3 coins and 1 digger. The mine holds 9 salt for each player, or 14.
rule-SAL-ROUND-1 = Each round the city calls a price from 3 to 6, drawn at random.
rule-SAL-ROUND-2 = Each player acts twice a round, in turn. The first turn passes to the next player each round.
rule-SAL-DIG-1 = Digging brings one salt for each digger, or what is left in the mine.
rule-SAL-DIG-2 = Nobody digs in an empty mine.
rule-SAL-HIRE-1 = A digger costs 2, and 1 more for each digger that the player has.
rule-SAL-HIRE-2 = Nobody has more than 4 diggers.
rule-SAL-HIRE-3 = A player who cannot pay cannot hire.
rule-SAL-SELL-1 = A player sells any number of salt, at least one, each for the price.
rule-SAL-SELL-2 = After a sale the price falls by 1, but not below 1.
rule-SAL-END-1 = After six rounds each coin scores one point. In a tie, whoever has more diggers wins.
