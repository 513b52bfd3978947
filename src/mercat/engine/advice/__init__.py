"""A game's advice to bots: the values of positions, and weights of the moves."""
