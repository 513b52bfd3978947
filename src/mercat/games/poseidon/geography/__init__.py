"""The drawn coasts of Poseidon: land, islands and mountains, generated solely from the kinds of the hexes."""
