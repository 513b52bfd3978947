"""The rules of the players' actions, with one file for each action."""
