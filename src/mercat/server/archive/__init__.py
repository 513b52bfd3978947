"""Finished games: their results, the archive where everybody may replay them, and the statistics."""
