"""The entrance to the site: the lobby, settings, help, and the routes of the JSON API."""
