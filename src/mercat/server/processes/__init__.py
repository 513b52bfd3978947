"""Several processes of one server: the bus, chores, shares, what others have stored."""
