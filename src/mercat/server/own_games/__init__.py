"""A person's games: those that are waiting for them, all others, and the page that other people see."""
