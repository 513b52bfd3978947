"""The players' actions, with one file for each."""
