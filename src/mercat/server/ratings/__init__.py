"""People's ratings, and the ways in which they affect rated games."""
