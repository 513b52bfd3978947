"""The clocks of tables: turns, each seat's remaining time, rests, and the seats for which tables wait."""
