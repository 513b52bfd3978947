"""Matches and how they are kept: the journal, draws and their proof, saving, replay."""
