"""Games between bots, and what is made of them: comparisons, ratings, statistics."""
