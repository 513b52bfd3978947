"""Jinja with short ways for what the drawings of tables do thousands of times at every move."""

from __future__ import annotations

import marshal
from collections.abc import Hashable, MutableMapping
from functools import lru_cache, partial
from types import FunctionType
from typing import Any, Final

import markupsafe
from jinja2 import BaseLoader, Environment, StrictUndefined
from jinja2.compiler import CodeGenerator, Frame
from jinja2.nodes import Template
from jinja2.runtime import Context, Macro
from markupsafe import Markup

from mercat.lru import Lru
from mercat.server.words import Say

MOST_KEPT: Final = 100_000                               # pieces of HTML
KEPT_BYTES: Final = 24_000_000
PLAIN: Final = 2                                         # of marshal: equal data are equal bytes


MOST_ESCAPED: Final = 10_000                             # texts, remembered as they are written in HTML
remembered: Final = lru_cache(MOST_ESCAPED)(markupsafe.escape)


def escape(value: Any, /) -> str:
    """A value as HTML. What is HTML already, and whole numbers, stay as they are; plain texts recur."""
    kind = type(value)
    if kind is Markup:
        return value                                     # type: ignore[no-any-return]
    if kind is str:
        return remembered(value)                         # never a `Markup`, which would be the same key
    return str(value) if kind is int else markupsafe.escape(value)


class WithShortEscape(CodeGenerator):
    """Compiles templates that call `escape` of this module in place of Jinja's."""

    def visit_Template(self, node: Template, frame: Frame | None = None) -> None:
        super().visit_Template(node, frame)
        self.writeline(f"from {__name__} import {escape.__name__}")


class Calls(Context):
    """A context that calls macros, functions and what is `kept` at once: none of them asks for the context."""

    def call(self, called: Any, /, *arguments: Any, _loop_vars: Any = None, _block_vars: Any = None, **named: Any) -> Any:
        kind = type(called)
        if kind is Macro:
            return called(self.eval_ctx, *arguments, **named)
        if kind is FunctionType or kind is partial or kind is Kept:
            return called(*arguments, **named)
        return super().call(called, *arguments, _loop_vars=_loop_vars, _block_vars=_block_vars, **named)


class Templates(Environment):
    """An environment in which `thing.name` is first the entry of a plain dict, then an attribute."""

    context_class = Calls
    code_generator_class = WithShortEscape

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """A plain dict, which every rendering copies: what all templates know is complete before the first is loaded."""
        return {**self.globals, **(d or {})}

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)


class Kept:
    """`kept(macro, say, ...)` is `macro(..., say)`, drawn once for all tables and moves where the facts are the same.

    Facts are plain data or hashable. This `say` knows no names of players: a macro that writes some gets them as facts.
    """

    def __init__(self) -> None:
        self.drawn: Lru[tuple[Hashable, ...], Markup] = Lru(MOST_KEPT, KEPT_BYTES, len)

    def __call__(self, macro: Macro, say: Say, *facts: Any) -> Markup:
        nameless = (say.func, say.args) if isinstance(say, partial) else (say, ())
        key = (macro, nameless, *(marshal.dumps(fact, PLAIN) if type(fact) in (dict, list) else fact for fact in facts))
        drawn = self.drawn.get(key)
        if drawn is None:
            drawn = Markup(macro(*facts, partial(nameless[0], *nameless[1])))
            self.drawn.put(key, drawn)
        return drawn


def environment(loader: BaseLoader) -> Environment:
    """The templates of a loader: values are escaped, unknown names are errors, and no file is looked at again."""
    made = Templates(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True,
                     undefined=StrictUndefined, auto_reload=False)
    made.globals["kept"] = Kept()
    return made
