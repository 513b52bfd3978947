"""A person's own page: browsers, personal tokens, preferences, download, and deletion."""
