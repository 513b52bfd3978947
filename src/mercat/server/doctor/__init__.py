"""`mercat doctor`: checks of a server and its environment that change nothing."""
