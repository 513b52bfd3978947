"""The parts of a source: its functions by line, the names defined by its other lines, and the users of a name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

HOME = Path(__file__).resolve().parents[2]
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Part:
    """A function (a method is `Class.method`; nested functions belong to the outer one), with its lines."""

    name: str
    first: int                                            # decorators included
    body: int                                             # the lines before it run when the module is imported
    last: int
    mentions: frozenset[str]


@dataclass
class Source:
    """A module: its functions, and for each line outside of them the names that it defines."""

    parts: dict[str, Part] = field(default_factory=dict)
    defines: dict[int, set[str]] = field(default_factory=dict)
    uses: dict[str, set[str]] = field(default_factory=dict)       # the names in the definition of a name
    imports: set[str] = field(default_factory=set)        # names of modules, with dots
    statements: set[int] = field(default_factory=set)     # the lines at which they begin

    def parts_at(self, lines: set[int]) -> list[str]:
        return [part.name for part in self.parts.values() if any(part.first <= line <= part.last for line in lines)]

    def names_at(self, lines: set[int]) -> set[str]:
        """Return the names defined by these lines, if they are outside of functions."""
        return {name for line in lines for name in self.defines.get(line, ())}


def mentioned(node: ast.AST) -> frozenset[str]:
    return frozenset(found.id if isinstance(found, ast.Name) else found.attr for found in ast.walk(node)
                     if isinstance(found, (ast.Name, ast.Attribute)))


def functions(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Function]]:
    for node in body:
        if isinstance(node, Function):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node.body, f"{prefix}{node.name}.")
        elif isinstance(node, (ast.If, ast.Try, ast.With)):
            yield from functions([found for found in ast.iter_child_nodes(node) if isinstance(found, ast.stmt)], prefix)


def statements(body: list[ast.stmt], owner: str = "") -> Iterator[tuple[str, ast.stmt]]:
    """Yield the statements outside of functions, each with its class."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield node.name, ast.Expr(ast.Tuple([*node.bases, *node.decorator_list], ast.Load()), lineno=node.lineno,
                                      end_lineno=node.body[0].lineno - 1)
            yield from statements(node.body, node.name)
        elif not isinstance(node, Function):
            yield owner, node


def imported(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Import):
        return {name.name for name in node.names}
    if isinstance(node, ast.ImportFrom) and node.module:
        return {node.module} | {f"{node.module}.{name.name}" for name in node.names}
    return set()


def parsed(text: str) -> Source:
    """Return a parsed source. Raises SyntaxError."""
    tree, source = ast.parse(text), Source()
    for name, node in functions(tree.body):
        first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        body = node.body[1] if len(node.body) > 1 and is_text(node.body[0]) else node.body[0]
        start = min([body.lineno, *(decorator.lineno for decorator in getattr(body, "decorator_list", []))])
        source.parts[name] = Part(name, first, start, node.end_lineno or node.lineno, mentioned(node))
    for owner, statement in statements(tree.body):
        defined = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        defined |= {owner} if owner else set()
        for line in range(statement.lineno, (statement.end_lineno or statement.lineno) + 1):
            source.defines.setdefault(line, set()).update(defined)
        for name in defined:
            source.uses.setdefault(name, set()).update(mentioned(statement))
    for below_it in below(tree):
        if not is_text(below_it):
            source.statements.add(below_it.lineno)
        source.imports |= imported(below_it)
    return source


def below(tree: ast.AST) -> Iterator[ast.stmt]:
    """Yield all statements at any depth, without descending into expressions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, ast.expr):
            yield from below(node)


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


@cache
def read(path: str) -> Source:
    """Return a source of the checkout as it is now; empty if it is missing or cannot be parsed (Ruff gives the reason)."""
    try:
        return parsed((HOME / path).read_text("utf-8"))
    except (OSError, SyntaxError, UnicodeDecodeError):
        return Source()


def module_name(path: str) -> str:
    return ".".join(Path(path).with_suffix("").parts).removeprefix("src.").removesuffix(".__init__")


@cache
def sources() -> tuple[str, ...]:
    return tuple(sorted(found.relative_to(HOME).as_posix() for found in (HOME / "src").rglob("*.py")))


def mentioning(path: str, names: set[str]) -> list[tuple[str, str]]:
    """Return the functions that use one of these names of a module, directly or by a derived name outside of functions. Those of
    the module itself come first."""
    module, found = module_name(path), []
    for other in [path, *(other for other in sources() if other != path)]:
        source = read(other)
        if other != path and not any(name == module or name.startswith(f"{module}.") for name in source.imports):
            continue
        known = derived(source, names)
        found += [(other, part.name) for part in source.parts.values() if part.mentions & known]
    return found


def derived(source: Source, names: set[str]) -> set[str]:
    """Return these names, and those that the module derives from them outside of its functions."""
    known: set[str] = set()
    fresh = set(names)
    while fresh:
        known |= fresh
        fresh = {name for name, uses in source.uses.items() if uses & known} - known
    return known
