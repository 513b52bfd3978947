"""The web server: `http`, `pages`, `tables`, `bots` and `storage`, put together by `app`."""
