"""The search for the best routes of a fleet."""
