"""Analysis by bots for human players: hints, reviews, chances."""
