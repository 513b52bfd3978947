"""Values that are never None in a test."""

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """Return the value; fail if it is None."""
    assert value is not None
    return value
