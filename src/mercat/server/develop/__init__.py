"""`mercat serve --develop GAME`: a server on the author's own machine that shows errors and applies every change."""
