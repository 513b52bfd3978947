step-building_bonus = You may choose among the contracts of the next round.
help-building_bonus = For your fourth factory of a kind or with port 8, with an empty export box: keep one of the three contracts that lie face up (Buchanan adds three from the pile and keeps two) for the price of the round.
move-look = Look at the contracts of the next round for the building bonus
help-keeping = You pay the price of the round, as if you obtained it. The others leave the game, and three new ones are laid out.
