"""Time at tables: what is done when it is over, pauses, one's own rests, and how clocks are shown."""
