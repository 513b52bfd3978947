"""Endurance tests of a server, run by hand:  python -m tests.server.soak [SCENARIO ...] [--seconds 300] [--seed 1]

Every scenario is a module of this package with a function `run(data, seconds, seed)`: it starts servers of its own on the folder
`data`, runs for about `seconds`, and returns the figures to print. It raises AssertionError if the server breaks a promise. With
MERCAT_TEST_DATABASE the servers use that (empty) database, otherwise SQLite in the folder. `tests/server/test_soak.py` runs each
scenario in its short form.
"""
