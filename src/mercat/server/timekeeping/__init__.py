"""Time at tables: the consequences of running out of it, pauses, people's rests, and the display of clocks."""
