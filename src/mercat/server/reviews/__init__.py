"""Reviews of games that are over, and their pages."""
