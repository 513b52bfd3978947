"""The table as people and programs meet it: its pages and their parts, its acts, its JSON, its stream."""
