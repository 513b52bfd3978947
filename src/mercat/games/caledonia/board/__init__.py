"""The map: its hexes, their neighbours and the pieces on them; sets of hexes; settlements."""
