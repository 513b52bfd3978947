"""The rules of the players' actions, with one file for each kind of action or space."""
