"""Games to watch: games in progress on the start page, and a masters' game for each board game."""
