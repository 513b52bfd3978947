"""The search for a fleet's best routes."""
