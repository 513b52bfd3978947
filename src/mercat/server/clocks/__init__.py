"""Clocks as functions and rows: turns, what each seat has left, rests; what a table waits for, and until when."""
