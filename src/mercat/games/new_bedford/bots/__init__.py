"""What bots know of New Bedford beyond its rules."""
