"""The random number generator, and code that mypyc would compile wrongly."""

import ast
from ast import BinOp
from collections import Counter
from pathlib import Path

from mercat.engine.rules.rng import Generator

SOURCES = Path(__file__).parents[3] / "src" / "mercat"


def test_the_generator_matches_known_answers() -> None:
    generator = Generator(7)
    assert [int(generator.word()) for _ in range(3)] == [1933912603, 1280547928, 898100682]
    assert Generator(7, 1).word() != Generator(7, 2).word() != Generator(8, 2).word()
    assert Generator(-2**70, 2**80).word() != Generator(2**70, 2**80).word(), "any whole numbers"


def test_the_generator_is_uniform() -> None:
    generator = Generator(1)
    seen = Counter(int(generator.below(6)) for _ in range(60_000))
    assert set(seen) == set(range(6)) and all(abs(count - 10_000) < 500 for count in seen.values())
    streams = Counter(int(Generator(5, stream).below(10)) for stream in range(10_000))
    assert all(abs(count - 1000) < 150 for count in streams.values())


def test_no_literal_is_shifted_in_compiled_files() -> None:
    """A literal left of a shift by a native number would be compiled as a 32-bit shift."""
    found = []
    for folder in ("engine", "games", "bots"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift) and shifts_literal(node):
                    found.append(f"{path.relative_to(SOURCES)}:{node.lineno}")
    assert found == []


def shifts_literal(node: BinOp) -> bool:
    """Whether a node shifts a literal by something other than a literal."""
    left = node.left
    if isinstance(left, ast.Call) and len(left.args) == 1:
        left = left.args[0]
    return isinstance(left, ast.Constant) and not isinstance(node.right, ast.Constant)
