"""The actions of players, one file for each."""
