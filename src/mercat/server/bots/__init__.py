"""Bots: the order in which they think, and the processes in which they do."""
