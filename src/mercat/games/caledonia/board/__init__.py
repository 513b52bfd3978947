"""The map: its hexes, their neighbours, the pieces on them, sets of hexes, and settlements."""
