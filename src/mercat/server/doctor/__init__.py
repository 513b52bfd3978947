"""`mercat doctor`: an examination of a server and its environment that changes nothing."""
