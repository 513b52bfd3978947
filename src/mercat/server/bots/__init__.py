"""Bots: the queue of bots that wait to think, the worker processes, and hints."""
