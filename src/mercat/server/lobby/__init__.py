"""The front door: the lobby, settings, help, and the routes of the JSON interface."""
