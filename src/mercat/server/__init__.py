"""The web server: its packages, such as `web`, `pages`, `tables`, `bots` and `storage`; `app` puts them together."""
