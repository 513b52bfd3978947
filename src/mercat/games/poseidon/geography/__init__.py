"""The drawn coasts of Poseidon: land, islands and mountains, generated only from the kinds of the hexes."""
