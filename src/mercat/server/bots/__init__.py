"""Bots: the queue in which they wait to think, the worker processes, and hints."""
