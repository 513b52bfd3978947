"""The entrance: the lobby, settings, help, and the routes of the JSON API."""
