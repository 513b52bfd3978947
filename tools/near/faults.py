"""Faults that can be planted in a source: each replaces a few letters, and changes the behaviour of the program."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from near.places import Part, Source, functions, is_text, parsed

CHECK, COMPARISON, EMPTY, OWNER = "a check gone", "a comparison turned round", "a list empty", "an owner ignored"
CONSTANT, RESULT, CALL = "a number off by one", "a result dropped", "a call gone"
KINDS = [CHECK, COMPARISON, EMPTY, OWNER, CONSTANT, RESULT, CALL]
TURNED: dict[type[ast.cmpop], str] = {ast.Eq: "!=", ast.NotEq: "==", ast.Lt: ">=", ast.LtE: ">", ast.Gt: "<=", ast.GtE: "<",
                                      ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is"}
OWNERS = re.compile(r"\b(seat|seats|owner|owners|browser|reader|token|player|host|network|who)\b")
QUIET = re.compile(r"\b(log|logger|warn|warning|sleep|timeout|cache|maxsize|repr|debug|flush|close)\b")      # changes no result
SIGNS = {"__repr__", "__str__", "__hash__", "__init_subclass__"}


@dataclass(frozen=True)
class Fault:
    """A range of letters in a file, and their replacement."""

    path: str
    kind: str
    line: int
    first: int
    last: int
    instead: str
    part: str

    def planted(self, text: str) -> str:
        return text[:self.first] + self.instead + text[self.last:]


class Text:
    """Finds the letters of a node, since `ast` counts the bytes of a line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = text.splitlines()

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno or node.lineno, node.end_col_offset or 0)


def python_faults(path: str, text: str, never: dict[str, set[int]]) -> list[Fault]:
    """Return all faults for the lines that some test executes; `never` are the other lines of each function, as in the map, and
    only the functions in it are tried."""
    source, place, found = parsed(text), Text(text), []
    for name, node in functions(ast.parse(text).body):
        part = source.parts[name]
        if name in never and name.rpartition(".")[2] not in SIGNS:
            for kind, at, (first, last), instead in of_function(node, place):
                if executed(at, part, source, never[name]) and not QUIET.search(place.lines[at - 1]):
                    found.append(Fault(path, kind, at, first, last, instead, name))
    return found


def executed(line: int, part: Part, source: Source, never: set[int]) -> bool:
    """Return whether a test executes the statement that a line belongs to."""
    begun = max((start for start in source.statements if part.first <= start <= line), default=line)
    return line >= part.body and begun - part.first not in never


Change = tuple[str, int, tuple[int, int], str]


def of_function(function: ast.FunctionDef | ast.AsyncFunctionDef, place: Text) -> Iterator[Change]:
    """Yield kind, line, letters and replacement."""
    apart: list[ast.AST | None] = [*function.decorator_list, function.args, function.returns]
    for found in ast.walk(function):
        apart += [found] if isinstance(found, (ast.JoinedStr, ast.Assert)) else []
        apart += [found.annotation] if isinstance(found, ast.AnnAssign) else []
    inside = {id(node) for found in apart if found is not None for node in ast.walk(found)}
    for node in ast.walk(function):
        if id(node) not in inside:
            for kind, target, instead in of_node(node, place):
                yield kind, target.lineno, place.span(target), instead


def of_node(node: ast.AST, place: Text) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    if isinstance(node, ast.If) and len(node.body) == 1 and isinstance(node.body[0], (ast.Raise, ast.Return)) and not node.orelse:
        yield CHECK, node.test, "False"
    if isinstance(node, ast.comprehension):
        for condition in node.ifs:
            owned = OWNERS.search(place.text[slice(*place.span(condition))])
            yield OWNER if owned else CHECK, condition, "True"
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        written = place.text[slice(*place.span(node))]
        left, right = place.text[slice(*place.span(node.left))], place.text[slice(*place.span(node.comparators[0]))]
        if OWNERS.search(written) and isinstance(node.ops[0], (ast.Eq, ast.In)):
            yield OWNER, node, "True"
        yield COMPARISON, node, f"{left} {TURNED[type(node.ops[0])]} {right}"
    if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp)):
        yield EMPTY, node, {ast.ListComp: "[]", ast.SetComp: "set()", ast.DictComp: "{}"}[type(node)]
    if isinstance(node, ast.List) and node.elts and isinstance(node.ctx, ast.Load):
        yield EMPTY, node, "[]"
    if isinstance(node, ast.Constant) and type(node.value) is int and abs(node.value) < 1000:
        yield CONSTANT, node, str(node.value + 1)
    if isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        yield RESULT, node, "return None"
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and not is_text(node):
        yield CALL, node, "pass"


SCRIPT = [                                                # a kind, a pattern (its group is replaced), a replacement
    (CHECK, re.compile(r"^\s*if \((.+)\) (?:return\b|\{ return)"), "false"),
    (COMPARISON, re.compile(r" (===) "), "!=="), (COMPARISON, re.compile(r" (!==) "), "==="),
    (COMPARISON, re.compile(r" (<) "), ">="), (COMPARISON, re.compile(r" (>) "), "<="),
    (EMPTY, re.compile(r"\breturn (\[\.\.\..+\]);"), "[]"), (EMPTY, re.compile(r"= (\[\.\.\.[^\]]+\])[;.]"), "[]"),
    (RESULT, re.compile(r"^\s*(return [^;{]+;)\s*$"), "return;"),
    (CALL, re.compile(r"^\s*([\w.]+\([^{}]*\);)\s*$"), ";"),
]


def script_faults(path: str, text: str) -> list[Fault]:
    """Return faults of the same kinds in JavaScript, found by the form of a line; its numbers are pixels and milliseconds, and
    adding one is no fault."""
    found, start = [], 0
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        if not line.lstrip().startswith(("//", "/*", "*")):
            for kind, form, instead in SCRIPT:
                for match in form.finditer(line):
                    first, last = match.span(1)
                    found.append(Fault(path, kind, number, start + first, start + last, instead, ""))
        start += len(line)
    return found
