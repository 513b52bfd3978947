"""Bots: the queue where they wait to think, the worker processes, and hints."""
