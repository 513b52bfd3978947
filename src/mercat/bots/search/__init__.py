"""The bots' searches: trees, playouts, learned values and their weights."""
