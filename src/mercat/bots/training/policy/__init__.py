"""Training of a game's policy for playouts."""
