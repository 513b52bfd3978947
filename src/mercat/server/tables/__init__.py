"""Tables without a page: seats, moves, undo, requests, chat, matches in memory, and who sees what of them."""
