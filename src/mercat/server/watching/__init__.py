"""Games to watch: games in progress on the start page, and a game of masters for each game."""
