"""Write docs/engine-reference.md: the parts of the engine for authors of games, from its docstrings.

    python tools/engine_reference.py
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "engine-reference.md"
ENGINE: Final = "src/mercat/engine"
# The modules in the order of the page, each with the classes and functions that authors use.
USED: Final = {
    "rules/vocabulary.py": ("Facet", "numbers", "Word", "Named", "Reason", "Vocabulary"),
    "rules/state.py": ("Fields", "Grid", "State", "Event"),
    "rules/frame.py": ("Frame",),
    "rules/rule.py": ("Rule", "Chance"),
    "rules/step.py": ("Step", "Automatic"),
    "rules/sequence.py": ("SequenceOfPlay",),
    "rules/rulebook.py": ("Rules",),
    "rules/moves.py": ("Moves",),
    "rules/ledger.py": ("Ledger",),
    "rules/editing.py": ("Editing",),
    "rules/order_kinds.py": ("Orders", "OrderKind", "OrderField", "Order"),
    "game.py": ("Game", "Option", "Score", "ScoreLine", "Fact", "Merit", "Series"),
    "advice/evaluation.py": ("Advice", "SearchSettings"),
    "advice/policy.py": ("Policy",),
    "advice/inputs.py": ("Inputs", "Accumulator"),
    "advice/habits.py": ("Habits",),
    "advice/styles.py": ("Style",),
}
HEAD: Final = """# Reference of the engine

This page lists the parts of `mercat.engine` that authors of games use; `tools/engine_reference.py` writes it from the docstrings.
[The engine in one hour](engine.md) explains how the parts fit together. Import each name from the module in the heading above it;
other modules may import the name too, but mypy does not let you import it from there. Compiling removes the docstrings, so
`help()` shows no descriptions in a compiled Mercat; all of them are on this page.
"""

Defined = ast.ClassDef | ast.FunctionDef


def page() -> str:
    """Return the text of the page."""
    parts = [HEAD]
    for file, names in USED.items():
        tree = ast.parse((ROOT / ENGINE / file).read_text("utf-8"))
        defined = {node.name: node for node in tree.body if isinstance(node, Defined)}
        found = [defined[name] for name in names if name in defined]
        if found:
            parts.append(f"## {'mercat.engine.' + file.removesuffix('.py').replace('/', '.')}\n")
            parts += [text for node in found for text in told(node)]
    return "\n".join(parts)


def told(node: Defined) -> Iterator[str]:
    """Yield the text on a class with its methods, or on a function."""
    yield f"### `{signature(node)}`\n"
    yield f"{written(node)}\n"
    if isinstance(node, ast.ClassDef):
        yield from (f"{written(one)}\n" for one in node.body
                    if isinstance(one, ast.FunctionDef) and one.name == "__init__" and ast.get_docstring(one))
        methods = [one for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")
                   and ast.get_docstring(one)]
        yield from (f"- `{signature(one)}`: {' '.join(written(one).split())}" for one in methods)
        if methods:
            yield ""


def signature(node: Defined) -> str:
    """Return the signature: for a class, that of its constructor."""
    if isinstance(node, ast.FunctionDef):
        if any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list):
            return node.name
        return f"{node.name}({arguments(node)})"
    made = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
    return node.name if made is None else f"{node.name}({arguments(made)})"


def arguments(node: ast.FunctionDef) -> str:
    """Return the arguments with their types and defaults, without `self`."""
    said = ast.unparse(node.args)
    return said.removeprefix("self").removeprefix(", ")


def written(node: Defined) -> str:
    """Return the docstring, with its examples indented as code."""
    return ast.get_docstring(node) or ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
