"""What bots go by: how good a position is, and which moves deserve attention."""
