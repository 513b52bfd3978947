"""Routes: pages for people, JSON for programs, streams for both."""
