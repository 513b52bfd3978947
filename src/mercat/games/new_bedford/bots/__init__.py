"""Advice about New Bedford for bots, in addition to its rules."""
