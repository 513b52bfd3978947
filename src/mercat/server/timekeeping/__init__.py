"""Time at tables: the consequences of running out of time, pauses, people's rest times, and the display of clocks."""
