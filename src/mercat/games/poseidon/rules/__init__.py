"""The rules for the actions of players and nations, with one file for each kind of action."""
