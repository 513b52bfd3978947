"""Matches and their storage: the journal, draws and their proof, saving, replay."""
