"""Bots: the queue of bots waiting to think, the worker processes, and hints."""
