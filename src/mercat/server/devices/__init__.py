"""A person's own page: browsers, personal tokens, preferences, the download, and deletion."""
