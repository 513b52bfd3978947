"""The bot in examples/ plays, as anybody's would."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_two_bots_from_elsewhere_play_a_game_to_its_end(standing: Any) -> None:
    host = standing.visitor()
    table = host.post("/api/tables", json={"game": "toy", "seats": 2}).json()["table"]
    bots = [subprocess.Popen([sys.executable, str(BOT), standing.address, table, name]) for name in ("One", "Two")]
    assert [bot.wait(60) for bot in bots] == [0, 0]
    seen = host.get(f"/api/tables/{table}").json()
    assert seen["status"] == "over" and {seat["name"] for seat in seen["seats"]} == {"One", "Two"}


def test_the_program_of_the_documentation_plays_a_game(standing: Any, tmp_path: Path) -> None:
    program = tmp_path / "agent.py"
    program.write_text(PAGE.read_text("utf-8").split("```python\n")[1].split("```")[0], "utf-8")
    ran = subprocess.run([sys.executable, program, standing.address], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert len(ast.literal_eval(ran.stdout)) == 2


def test_it_is_as_short_as_promised_and_needs_nothing_installed() -> None:
    code = [line for line in BOT.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 20
    assert {line.split()[1].split(".")[0] for line in code if line.startswith("import ")} <= sys.stdlib_module_names
