"""Bots: whose thinks next, the processes in which they do, and hints."""
