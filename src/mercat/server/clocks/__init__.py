"""The clocks of tables: turns, each seat's remaining time, rest periods, and the seats that tables wait for."""
