"""The table as people and programs see it: its pages and their parts, its acts, its JSON and its stream."""
