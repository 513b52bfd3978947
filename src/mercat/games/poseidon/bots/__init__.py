"""Advice for bots that play Poseidon: the value of a position, and the weight of each move."""
