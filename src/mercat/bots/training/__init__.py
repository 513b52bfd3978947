"""Training of what bots play by, in games against themselves."""
