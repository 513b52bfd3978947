"""People's ratings, and the changes that they bring to rated games."""
