"""How bots search: trees, playouts, learned values and their weights."""
