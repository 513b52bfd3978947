"""The table in the browser: pages, stream, JSON API, store, and bots at work."""
