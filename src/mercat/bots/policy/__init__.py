"""Training of a game's policy (`engine/policy.py`) in games that it plays against itself."""
