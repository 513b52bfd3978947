"""The actions of players and nations, one file for each."""
