"""Jinja with shortcuts for operations that drawings of tables perform thousands of times at every move, and isolation of names.

Names that are written from right to left are isolated in HTML, so that a number next to them appears in its proper place;
otherwise, an Arabic or Hebrew name would pull the following number to its left. Each word in such a script in the text of a page
is put into a `bdi` element. Titles, attributes and drawings are not changed.
"""

from __future__ import annotations

import marshal
import re
import sys
from collections.abc import Callable, Hashable, Iterable, Mapping, MutableMapping, Sequence
from functools import lru_cache, partial
from operator import itemgetter
from types import FunctionType
from typing import Any, Final

import markupsafe
from jinja2 import BaseLoader, Environment, StrictUndefined, nodes, runtime
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Context
from jinja2.utils import missing
from markupsafe import Markup

from mercat.lru import Lru
from mercat.server.words import Say

MOST_KEPT: Final = 50_000                                # pieces of HTML, which take KEPT_BYTES together with their keys: of the
                                                         # games' drawings, and as much of the pages' own
KEPT_BYTES: Final = 24_000_000
PIECE_BYTES: Final = 350                                 # of each piece, in addition to its HTML and its facts
MARSHALLED: Final = 2                                         # version of marshal in which equal data are equal bytes
FACTS: Final = 3                                         # the index of the facts in a key
MARK: Final = "\x1a"                                     # around a seat's number, in place of a player's name
MARKED: Final = re.compile(f"{MARK}([0-9]+){MARK}")
MOST_ESCAPED: Final = 10_000                             # short texts whose escaped form is cached
LONGEST_ESCAPED: Final = 200                             # characters of such a text; longer ones hardly ever recur
remembered: Final = lru_cache(MOST_ESCAPED)(markupsafe.escape)
LETTER: Final = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
WORDS: Final = re.compile(f"{LETTER}+(?:[ '’.\\-_\u00a0]+{LETTER}+)*")
TAGS: Final = re.compile(r"(<!--.*?-->|<[^>]*>)", re.DOTALL)
TEXT_ALONE: Final = frozenset({"bdi", "option", "script", "style", "svg", "textarea", "title"})        # have no further elements
NAME: Final = re.compile(r"</?([a-zA-Z][\w-]*)")
LEADS: Final = bytes([*range(0xD6, 0xE1), 0xEF, 0xF0])   # first bytes of such letters in UTF-8
OTHERS: Final = bytes(sorted(set(range(256)) - set(LEADS)))


def escape(value: Any, /) -> str:
    """Return a value as HTML. HTML and whole numbers remain unchanged; short texts are cached, since they recur."""
    kind = type(value)
    if kind is Markup:
        return value                                     # type: ignore[no-any-return]
    if kind is str:
        return remembered(value) if len(value) <= LONGEST_ESCAPED else markupsafe.escape(value)   # never a `Markup`: the same key
    return str(value) if kind is int else markupsafe.escape(value)


def markup_join(parts: Iterable[Any], /) -> str:
    """Return the result of Jinja's operator `~`: the parts joined as a text, or as HTML if any part is HTML."""
    texts = []
    for part in parts:
        kind = type(part)
        if kind is not str and kind is not int:
            return runtime.markup_join(parts)
        texts.append(part if kind is str else str(part))
    return "".join(texts)


class Macro(runtime.Macro):
    """A macro that can be called directly if its arguments are given by position."""

    def __init__(self, environment: Environment, func: Callable[..., str], name: str, arguments: list[str], catch_kwargs: bool,
                 catch_varargs: bool, caller: bool, default_autoescape: bool | None = None) -> None:
        super().__init__(environment, func, name, arguments, catch_kwargs, catch_varargs, caller, default_autoescape)
        self.draw: Final = func
        self.left_out: Final = (missing,) * len(arguments)       # the macro has their defaults
        self.most: Final = -1 if catch_kwargs or catch_varargs or caller else len(arguments)
        self.writes_names: Final = "names" in arguments


class ShortCode(CodeGenerator):
    """A template compiler that uses `escape`, `markup_join` and `Macro` from this module in place of Jinja's.

    The compiled code reads attributes, and entries of plain dicts, directly, and does not pass the calling loop to functions.
    """

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:
        super().visit_Template(node, frame)
        self.writeline(f"from {__name__} import {escape.__name__}, {markup_join.__name__}, {Macro.__name__}")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        self.write("context.call(")
        self.visit(node.node, frame)
        self.signature(node, frame, {"caller": "caller"} if forward_caller else None)
        self.write(")")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        """Generate code for `thing.name` that reads it in the same way as `Templates.getattr`."""
        name = repr(node.attr)
        self.write(f"(of[{name}] if type(of := ")
        self.visit(node.node, frame)
        self.write(f") is dict and {name} in of else found if (found := getattr(of, {name}, missing)) is not missing "
                   f"else environment.getattr(of, {name}))")


class Calls(Context):
    """A context that calls macros, functions and `kept` directly, since none of them needs the context."""

    def call(self, called: Any, /, *arguments: Any, **named: Any) -> Any:
        kind = type(called)
        if kind is Macro:
            given = len(arguments)
            if given == called.most and not named:
                return str.__new__(Markup, called.draw(*arguments))
            if given < called.most and not named:
                return str.__new__(Markup, called.draw(*arguments, *called.left_out[given:]))
            return called(self.eval_ctx, *arguments, **named)
        if kind is FunctionType or kind is partial or kind is Kept:
            return called(*arguments, **named)
        return super().call(called, *arguments, **named)


class Templates(Environment):
    """A Jinja environment in which `thing.name` is the entry of a plain dict if there is such an entry, otherwise an
    attribute."""

    context_class = Calls
    code_generator_class = ShortCode

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return the global values as a plain dict, which every rendering copies. Shared values must be complete before the first
        template is loaded."""
        return {**self.globals, **(d or {})}

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)


class Kept:
    """The template function `kept`: `kept(macro, say, ...)` is `macro(..., say)`, rendered once for all tables and moves with the
    same facts.

    The macro must come from an imported file, since the macros of a template being rendered are created again each time. Facts
    must be plain data or hashable. `say` is as created by `voice_of`, with the players' names; the macro's `say` has no names. A
    macro with the parameter `names`, before `say`, gets marks in place of the names. It must output the marks unchanged, even
    within a text; afterwards the names replace the marks.
    """

    def __init__(self) -> None:
        self.drawn: Lru[tuple[Hashable, ...], Markup] = Lru(MOST_KEPT, KEPT_BYTES, bytes_of)

    def __call__(self, macro: Macro, say: Say, *facts: Any) -> Markup:
        words, about, names = (say.func, say.args, say.keywords.get("names", ())) if type(say) is partial else (say, (), ())
        try:
            told: Hashable = marshal.dumps(facts, MARSHALLED)
        except ValueError:                               # not plain data alone
            told = told_apart(facts)
        key = (macro, words, about, told, len(names) if macro.writes_names else 0)
        drawn = self.drawn.get(key)
        if drawn is None:
            marks = [[f"{MARK}{seat}{MARK}" for seat in range(len(names))]] if macro.writes_names else []
            drawn = Markup(macro(*facts, *marks, partial(words, *about)))
            self.drawn.put(key, drawn)
        return with_names(drawn, names) if macro.writes_names and MARK in drawn else drawn


def told_apart(facts: tuple[Any, ...]) -> tuple[Hashable, ...]:
    """Return facts as parts of a cache key: plain data as bytes, everything else together with its type, since HTML would
    otherwise equal a text with the same characters."""
    told: list[Any] = []
    for fact in facts:
        kind = type(fact)
        try:
            told.append(marshal.dumps(fact, MARSHALLED))
        except ValueError:
            told += (kind, len(fact), *told_apart(fact)) if kind is tuple else (kind, fact)
    return tuple(told)


def bytes_of(key: tuple[Hashable, ...], drawn: Markup) -> int:
    """Return the number of bytes that a cached piece takes up, including its key."""
    told = key[FACTS]
    facts = told if type(told) is tuple else (told,)
    return PIECE_BYTES + sys.getsizeof(drawn) + sum(sys.getsizeof(fact) for fact in facts if not isinstance(fact, type))


def with_names(drawn: Markup, names: Sequence[str]) -> Markup:
    """Return a drawing with names in place of the marks."""
    return Markup(MARKED.sub(lambda mark: escape(names[int(mark[1])]), drawn))


def picked(rows: Iterable[Mapping[str, Any]], *names: str) -> list[tuple[Any, ...]]:
    """Return the values of two or more names in each row of plain data. A macro called with these values remains cached when
    other values change."""
    return list(map(itemgetter(*names), rows))


def only(row: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """Return one row of plain data restricted to these names."""
    return {name: row[name] for name in names}


def environment(loader: BaseLoader) -> Environment:
    """Return a Jinja environment that uses this loader. Values are escaped, unknown names are errors, and each file is read only
    once."""
    made = Templates(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=StrictUndefined,
                     auto_reload=False, cache_size=-1)   # all of them stay: they are few
    made.globals.update(kept=Kept(), picked=picked, only=only)
    return made


def isolated(html: str) -> str:
    """Return the HTML with `bdi` elements around words that are written from right to left."""
    if not html.encode("utf-8", "surrogatepass").translate(None, OTHERS) or WORDS.search(html) is None:
        return html                                      # the first question is quick, and hardly any page needs the second
    parts = TAGS.split(html)                             # texts at even places, tags at odd ones
    inside = ""                                          # the outermost open element whose text stays as it is
    depth = 0                                            # and how many of its name are open
    for place, part in enumerate(parts):
        if place % 2 == 0:
            if not inside and part:
                parts[place] = WORDS.sub(r"<bdi>\g<0></bdi>", part)
            continue
        found = NAME.match(part)
        name = found[1].lower() if found else ""
        if name in TEXT_ALONE and (not inside or name == inside) and not part.endswith("/>"):
            depth += -1 if part.startswith("</") else 1
            inside = name if depth > 0 else ""
    return "".join(parts)
