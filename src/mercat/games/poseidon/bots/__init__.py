"""Advice for bots: the value of a position, and the weight of each move."""
