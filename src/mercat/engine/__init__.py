"""The engine that every game is built on. It knows no particular game, and does no input or output."""
