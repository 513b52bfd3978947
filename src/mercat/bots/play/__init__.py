"""Bots that can be asked for a move: by name, by strength, or from somebody else's package."""
