"""What a player does: one file for each thing."""
