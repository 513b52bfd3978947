"""The map: which hexes there are, what lies on them and what is next to them; sets of hexes; settlements."""
