"""One file for each thing a player does."""
