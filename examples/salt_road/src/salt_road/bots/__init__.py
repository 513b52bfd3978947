"""The game's advice to bots."""
