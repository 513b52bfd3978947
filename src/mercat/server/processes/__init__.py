"""The coordination of several processes of one server: the bus, chores, shares, and the register of processes."""
