"""What bots tell people: hints, reviews, chances."""
