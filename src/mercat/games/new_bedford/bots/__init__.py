"""Advice for bots that play New Bedford."""
