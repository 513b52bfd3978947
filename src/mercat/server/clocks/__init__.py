"""The clock of a game as functions of what happened and when: no database, and nobody asks here what time it is.

[docs/playing-by-days.md](../../../../docs/playing-by-days.md) is its specification.
"""
