"""Time at tables: the consequences of running out of time, pauses, people's rests, and the display of clocks."""
