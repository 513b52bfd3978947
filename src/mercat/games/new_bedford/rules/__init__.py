"""What players do: one file for each kind of action or space."""
