"""What forms bring, checked as far as their shape goes."""

from __future__ import annotations

from starlette.datastructures import FormData

from mercat.server.problems import Problem


def text_of(form: FormData, name: str, otherwise: str = "") -> str:
    """A text of a form; a file in its place counts as nothing."""
    value = form.get(name, otherwise)
    return value if isinstance(value, str) else otherwise


def number_of(form: FormData, name: str) -> int:
    """A number of a form. Raises Problem."""
    text = text_of(form, name)
    if not (text.isascii() and text.isdecimal()) or len(text) > 7:
        raise Problem(422, "not-understood", where=name)
    return int(text)
