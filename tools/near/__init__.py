"""The tests nearest to a change: `make check` runs them, and `make map` records them."""
