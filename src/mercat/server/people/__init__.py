"""People: their names, and the sessions, tokens and secrets that identify them."""
