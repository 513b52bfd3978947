"""Training of a value function of positions."""
