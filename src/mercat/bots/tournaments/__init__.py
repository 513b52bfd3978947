"""Games between bots, and their evaluation: comparisons, ratings, statistics."""
