"""`mercat serve --develop GAME`: a server on a game author's own machine that shows errors and applies every change."""
