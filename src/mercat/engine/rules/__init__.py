"""Rules and positions: a game's vocabulary, its decisions, its legal moves and their effects."""
