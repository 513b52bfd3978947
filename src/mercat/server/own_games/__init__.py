"""A person's games: those that wait, all others, and the page that other people see."""
