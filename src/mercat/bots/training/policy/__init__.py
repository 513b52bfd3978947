"""Training of a game's policy of playouts."""
