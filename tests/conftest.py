"""What all tests share."""

import os

import pytest

from mercat.engine.state import is_compiled


def pytest_report_header() -> str:
    return f"mercat runs {'compiled' if is_compiled() else 'interpreted'}"


@pytest.fixture(autouse=True, scope="session")
def the_form_that_was_asked_for() -> None:
    """`MERCAT_FORM` says which form a run is meant to test; testing the other one unnoticed would prove nothing."""
    wanted = os.environ.get("MERCAT_FORM")
    assert wanted in (None, "compiled" if is_compiled() else "interpreted")
