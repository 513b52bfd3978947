"""Tables without their pages: seats, moves, undo, requests, chat, matches in memory, and the view of a table for each reader."""
