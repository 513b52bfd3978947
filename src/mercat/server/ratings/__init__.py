"""Ratings of people, and what rated games change."""
