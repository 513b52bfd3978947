"""The coordination of several processes of one server: the bus, chores, shares, and what other processes have stored."""
