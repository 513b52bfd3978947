"""The clocks of tables: turns, the time each seat has left, rests, and the seats for which tables wait."""
