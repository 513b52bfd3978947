"""A game's advice to bots: values of positions and weights of moves."""
