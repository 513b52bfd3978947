"""Searches of the bots: trees, playouts, learned values and their weights."""
