"""`mercat serve --develop GAME`: a server on the author's own machine that shows what is wrong and takes up every change."""
