"""Rules and positions: the words of a game, its decisions, what is legal and what a move does."""
