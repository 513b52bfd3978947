"""Matches: the journal, nature's draws and the proof that they are fair, saving and replay."""
