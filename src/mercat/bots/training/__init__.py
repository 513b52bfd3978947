"""Training of bots by self-play."""
