"""What the table may agree on: CAL-VARIANT-4 CAL-VARIANT-11 CAL-VARIANT-12."""

import pytest

import mercat
from mercat.engine.matches.match import Refused
from mercat.games.caledonia.board.maps import MODULE_OF, MODULES
from mercat.games.caledonia.vocabulary import HEX


@pytest.mark.parametrize(("seats", "options", "reason"), [
    (1, {"map": "tight"}, "tight_seats"),
    (4, {"map": "tight"}, "tight_seats"),
    (1, {"clans": "auction"}, "auction_alone"),
    (1, {"greatest_glory": "on"}, "glory_alone"),
    (3, {"greatest_glory": "on", "scoring_tiles": "off", "ports": "off"}, "glory_nowhere"),
])
def test_refused_together(seats: int, options: dict[str, str], reason: str) -> None:
    """CAL-VARIANT-11, and each with a sentence in every language."""
    with pytest.raises(Refused) as caught:
        mercat.Match.start("caledonia", seats=seats, options=options, seed=1)
    assert caught.value.reason == reason
    sentences = {caught.value.sentence(language) for language in ("en", "es", "pl")}
    assert len(sentences) == 3 and reason not in sentences


@pytest.mark.parametrize("seats", [2, 3])
def test_tighter_map(seats: int) -> None:
    """CAL-VARIANT-4: by chance four covered spaces, one on each module."""
    for seed in range(5):
        match = mercat.Match.start("caledonia", seats=seats, options={"map": "tight"}, seed=seed)
        covered = [entry.text.split()[1] for entry in match.entries if entry.text.startswith("cover ")]
        assert {MODULES[MODULE_OF[HEX.index(hex)]] for hex in covered} == {"A", "B", "C", "D"} and len(covered) == 4


def test_two_covers_on_one_module_by_hand() -> None:
    """CAL-VARIANT-4: the rulebook prefers one on each module, and a deal by hand need not."""
    sides = ["draw_side A1", "draw_side B1", "draw_side C1", "draw_side D1"]
    match = mercat.Match.start("caledonia", seats=2, options={"map": "tight"}, seed=1, deal=[*sides, "cover D3", "cover D2"])
    covered = [entry.text.split()[1] for entry in match.entries if entry.text.startswith("cover ")]
    assert covered[:2] == ["D3", "D2"]
    assert [MODULES[MODULE_OF[HEX.index(hex)]] for hex in covered] == ["A", "A", "B", "C"]
    with pytest.raises(Refused):
        mercat.Match.start("caledonia", seats=2, options={"map": "tight"}, seed=1, deal=[*sides, "cover D3", "cover D3"])


def test_first_game() -> None:
    """CAL-VARIANT-12."""
    game = mercat.find("caledonia")
    assert game.presets["first_game"] == {"clans": "off", "imports": "static", "scoring_tiles": "off", "ports": "off"}
    match = mercat.Match.start("caledonia", seats=2, options=game.presets["first_game"], seed=1)
    assert {move.verb for move in match.legal()} == {"choose_start"}
