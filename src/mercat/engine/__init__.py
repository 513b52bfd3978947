"""The engine that all games are built on. It knows no particular game and performs no input or output."""
