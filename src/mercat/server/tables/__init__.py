"""The live tables: matches in memory, seats, undo requests, chat, and who sees what."""
