"""Bots that return a move: by name, by strength, or from external packages."""
