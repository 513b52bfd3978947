"""Orders for later, and prepared turns."""
