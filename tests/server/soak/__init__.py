"""What a server must survive, as programs run by hand:  python -m tests.server.soak [SCENARIO ...] [--seconds 300] [--seed 1]

Every scenario is a module of this package with a function `run(data, seconds, seed)`: it starts servers of its own on the folder
`data`, keeps at it for about `seconds`, and returns the figures worth printing. A broken promise is an AssertionError that says
which. With MERCAT_TEST_DATABASE the servers work on that (empty) database, else on SQLite in the folder.
`tests/server/test_soak.py` runs each scenario in its short form.
"""
