"""The drawn coasts of Poseidon: land, islands and mountains, made from the kinds of the hexes and from nothing else."""
