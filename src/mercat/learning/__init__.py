"""Machine learning: observations as rows of numbers, moves as consecutive action numbers, episodes, and batches of matches.

This package needs only the standard library. Rows and masks are in memory that NumPy and PyTorch can read without copying.
"""

from mercat.learning.batch import Batch
from mercat.learning.episode import Episode
from mercat.learning.layout import Column, RowLayout
from mercat.learning.observer import Observer
from mercat.learning.processes import SharedBatch

__all__ = ["Batch", "Column", "Episode", "Observer", "RowLayout", "SharedBatch"]
