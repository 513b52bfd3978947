"""The web server. `app` assembles it from its packages, such as `web`, `pages`, `tables`, `bots` and `storage`."""
