"""The examples of docs/library.md, run as they stand."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "library.md"


def test_every_example_is_so():
    tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert tried.attempted > 30 and tried.failed == 0
