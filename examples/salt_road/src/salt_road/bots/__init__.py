"""What bots are told of the game."""
