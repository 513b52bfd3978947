"""People's ratings, and rated games."""
