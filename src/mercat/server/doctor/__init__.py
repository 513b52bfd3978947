"""`mercat doctor`: what is wrong with a server and its surroundings. Nothing is changed by looking."""
