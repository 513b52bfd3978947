"""Training of a value function for positions."""
