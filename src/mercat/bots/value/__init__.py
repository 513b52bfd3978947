"""A value of positions that is learned by self-play, and the bots that play by it."""
