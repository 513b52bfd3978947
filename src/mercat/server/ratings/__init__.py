"""People's ratings, and what changes in rated games."""
