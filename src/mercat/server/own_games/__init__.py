"""A person's games: those that are waiting for the person, all other ones, and the page that other people see."""
