"""People: who they are, on which devices they are known, and what they decide for themselves."""
