"""The table for people and programs: its pages and their parts, its acts, its JSON and its stream."""
