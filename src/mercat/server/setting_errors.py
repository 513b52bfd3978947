"""What is wrong with the settings, in the host's language: the texts `setting-...` of the server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from mercat.server.problems import Worded
from mercat.text import language_of_environment

LONGEST: Final = 200                                     # characters of a value that are quoted
KINDS: Final[Mapping[str, str]] = {
    "int_parsing": "whole", "int_from_float": "whole", "int_parsing_size": "long-number", "float_parsing": "number",
    "bool_parsing": "yes-or-no", "greater_than_equal": "range", "less_than_equal": "range", "string_too_long": "long",
    "literal_error": "choice"}


class SettingError(Worded, ValueError):
    """A setting that cannot be."""

    kind = "setting"

    def __init__(self, key: str, **facts: Any) -> None:
        self.key, self.facts = key, facts
        super().__init__(self.sentence())


class CannotStart(SystemExit):
    """Ends a process before it serves, with one sentence, in the language that the environment tells unless a caller knows it."""

    def __init__(self, why: Worded) -> None:
        self.why = why
        super().__init__(f"mercat: {why.sentence(language_of_environment())}")

    def sentence(self, language: str) -> str:
        return self.why.sentence(language)


def quoted(value: object) -> str:
    """A value as it was written, or its beginning."""
    said = repr(value)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


class Unit(str):
    """Marks a setting that is a duration: what a number alone counts."""


def unit_of(field: FieldInfo) -> str | None:
    """The unit of a setting that is a duration."""
    return next((str(one) for one in field.metadata if isinstance(one, Unit)), None)


def setting_error(error: ErrorDetails, fields: Mapping[str, FieldInfo]) -> Worded:
    """What validation has found to be wrong with one of these settings."""
    kind, facts = error["type"], error.get("ctx", {})
    if kind == "value_error":
        found: Worded = facts["error"]
        return found
    name = str(error["loc"][0])
    said: dict[str, Any] = {"name": f"MERCAT_{name.upper()}", "value": quoted(error["input"])}
    if KINDS[kind] == "range":
        limits = [limit for limit in fields[name].metadata if isinstance(limit, Ge | Le)]
        least, most = (float(next(getattr(one, which) for one in limits if hasattr(one, which))) for which in ("ge", "le"))
        said |= {"least": f"{least:g}", "most": f"{most:,.0f}"}
    elif kind == "string_too_long":
        said |= {"most": facts["max_length"]}
    elif kind == "literal_error":
        said |= {"values": str(facts["expected"]).replace("'", "").replace(" or ", ", ")}
    return SettingError(KINDS[kind], **said)
