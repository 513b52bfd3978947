"""Training of a value of positions."""
