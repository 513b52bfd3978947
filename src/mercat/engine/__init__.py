"""The engine that all games are built on. It has no knowledge of any particular game and performs no input or output."""
