"""Advice for bots that play Clans of Caledonia: the evaluation of positions and moves."""
