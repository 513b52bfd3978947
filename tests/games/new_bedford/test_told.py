"""What a refusal says is missing, and what the history tells only where it has happened."""

from typing import Any

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.transcripts.paths import edit
from tests.games.new_bedford.test_orders import begun
from tests.present import present


def with_numbers(*lets: str) -> Match[Any]:
    match = begun()
    for line in lets:
        edit(match, ["ana", "ben"], line.split())
    return match


def test_one_wood_is_missing_for_the_lumber_mill() -> None:
    match = with_numbers("owner.lumber_mill ana", "goods.ana.wood 0", "money.ana 0")
    refused = present(match.why_not("place lumber_mill"))
    assert (refused.reason, refused.facets) == ("good_short", {"good": "wood", "amount": 1})


def test_ships_move_only_where_one_is_at_sea() -> None:
    for lets, moved in (((), 0), (("ana.berth.small 3",), 1)):
        match = with_numbers(*lets)
        events = [event.name for _ in range(4) for event in match.play("place farm")]
        assert match.state.round == 2 or match.step != "placing"
        assert events.count("ships_moved") == moved
    assert mercat.find("new_bedford").has("en", "event-ships_moved")
