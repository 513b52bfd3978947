"""Jinja with short ways for what the drawings of tables do thousands of times at every move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.runtime import Context, Macro


class Calls(Context):
    """A context that calls macros and partial functions at once: neither asks for the context."""

    def call(self, called: Any, /, *arguments: Any, **named: Any) -> Any:
        kind = type(called)
        if kind is Macro:
            named.pop("_loop_vars", None)
            named.pop("_block_vars", None)
            return called(self.eval_ctx, *arguments, **named)
        if kind is partial:
            named.pop("_loop_vars", None)
            named.pop("_block_vars", None)
            return called(*arguments, **named)
        return super().call(called, *arguments, **named)


class Templates(Environment):
    """An environment in which `thing.name` is first the entry of a plain dict, then an attribute."""

    context_class = Calls

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


def environment(folders: Sequence[Path]) -> Environment:
    """The templates of these folders: values are escaped, unknown names are errors, and no file is looked at again."""
    return Templates(loader=FileSystemLoader(folders), autoescape=True, trim_blocks=True, lstrip_blocks=True,
                     undefined=StrictUndefined, auto_reload=False)
