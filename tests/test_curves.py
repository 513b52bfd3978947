"""Bent lines: where they go, and how they are written."""

from mercat.curves import closed, line


def test_a_closed_line_goes_through_the_middles() -> None:
    assert closed([(0, 0), (20, 0), (20, 10), (0, 10)]) == "M0 5q0-5 10-5 10 0 10 5 0 5-10 5-10 0-10-5z"


def test_a_line_goes_from_end_to_end() -> None:
    assert line([(5, 5), (15, -5)]) == "M5 5l10-10"
    assert line([(0, 0), (10, 0), (10, 10)]) == "M0 0q10 0 10 10"
    assert line([(0, 0), (10, 0), (10, 10), (20, 10)]) == "M0 0q10 0 10 5 0 5 10 5"
