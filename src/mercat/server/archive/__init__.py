"""Finished games: their results, the archive that everybody may replay, and the statistics."""
