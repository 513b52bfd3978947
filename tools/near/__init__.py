"""Which tests are near to a change: what `make check` runs, and what `make map` records for it."""
