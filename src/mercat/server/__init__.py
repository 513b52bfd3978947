"""The web server: its rooms, such as `web`, `pages`, `tables`, `bots` and `storage`, put together by `app`."""
