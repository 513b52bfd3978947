"""`mercat doctor`: an examination of a server and its surroundings, which changes nothing."""
