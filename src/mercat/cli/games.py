"""`mercat games`: what can be played."""

from __future__ import annotations

from typing import Any

from mercat.cli.languages import Language, the_language
from mercat.cli.output import print_json
from mercat.cli.parameters import Json


def games(as_json: Json = False, language: Language = None) -> None:
    """List the games with their players and options."""
    from mercat.games import find, names

    tongue = the_language(language)
    rows: list[dict[str, Any]] = []
    for name in names():
        game = find(name)
        rows.append({"name": name, "title": game.say(tongue, "game"), "about": game.say(tongue, "game-about"),
                     "version": game.version, "seats": [int(game.fewest), int(game.most)],
                     "options": {option.name: {"values": option.values, "default": option.default} for option in game.options},
                     "presets": {preset: dict(values) for preset, values in game.presets.items()}})
    if as_json:
        print_json(rows)
        return
    for row in rows:
        print(f"{row['name']}  {row['title']}, {row['seats'][0]}-{row['seats'][1]}")
        print(f"    {row['about']}")
        for option, said in row["options"].items():
            values = ", ".join(f"[{value}]" if value == said["default"] else value for value in said["values"])
            print(f"    {option} = {values}")
