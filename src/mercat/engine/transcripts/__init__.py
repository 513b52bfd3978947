"""Transcripts and lessons: games and examples as plain text, run line by line."""
