"""Reviews of finished games, and their pages."""
