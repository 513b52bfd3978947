"""Tables without their pages: seats, moves, undo, requests, chat, matches in memory, and each reader's view of tables."""
