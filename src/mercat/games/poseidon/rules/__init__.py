"""The actions of players and nations, with one file for each kind."""
