"""What players and nations do, one file for each thing."""
