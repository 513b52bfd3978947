"""Orders for later, and turns that are prepared."""
