"""A table for economic board games, and the same rules as a library."""
