"""Evaluation of positions and moves for bots."""
