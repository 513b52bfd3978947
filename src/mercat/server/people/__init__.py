"""People: their names, and the sessions, tokens and secrets by which they are recognised."""
