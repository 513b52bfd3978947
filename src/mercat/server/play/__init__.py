"""A table as people and programs use it: its pages and their parts, its acts, its JSON and its stream."""
