"""The actions of players: one file for each kind of action or space."""
