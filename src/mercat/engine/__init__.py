"""The table every game is played on. Knows no game, reads and writes nothing."""
