"""Bots at work: whose bot thinks next, and the processes in which they think."""
