"""A person's own pages: devices, personal tokens, preferences, download, and deletion."""
