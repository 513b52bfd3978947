"""What a game tells bots: how to value positions, and which moves look promising."""
