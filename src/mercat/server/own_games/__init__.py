"""A person's games: those that wait, all others, and the page that others see."""
