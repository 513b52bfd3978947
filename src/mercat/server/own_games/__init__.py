"""A person's games: games that are waiting for the person, all other games, and the page that other people see."""
