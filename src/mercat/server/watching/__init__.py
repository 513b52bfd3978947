"""Something to watch: running games on the start page, and of each game one that masters have played."""
