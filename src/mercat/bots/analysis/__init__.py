"""Analysis by bots for people: hints, reviews, chances."""
