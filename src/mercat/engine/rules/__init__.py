"""Rules and positions: the words of a game, its decisions, its legal moves and their effects."""
