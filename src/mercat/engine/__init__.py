"""The engine on which all games are built. It has no knowledge of any particular game and performs no input or output."""
