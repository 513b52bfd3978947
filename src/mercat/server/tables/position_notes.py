"""What is noted of positions beside the journal, so that other rules can be told from the same ones later.

A note stands with the last line of what was stored together, and says which fields of the position that changed: a short field
by its numbers (`money=12,14`), a long one by how many it has and a digest (`tiles#117:3f2a1b`). All notes up to a line give what
is known of the position there. The stack of decisions is left out, as its numbers are those of the rules themselves; the journal
shows who moved, and how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.match import Refused
from mercat.engine.rules.state import SEATS, STACK_NAME, State
from mercat.engine.rules.vocabulary import Named

SHORT: Final = 8                                         # numbers of a field that are noted as they are
DIGEST_BYTES: Final = 3


def note(before: State | None, after: State) -> str:
    """What is noted of a position after another; None stands for one of which nothing is known."""
    earlier = {} if before is None else before.dump()
    return " ".join(name + written(numbers) for name, numbers in after.dump().items()
                    if name != STACK_NAME and earlier.get(name) != numbers)


def written(numbers: Sequence[int]) -> str:
    """The numbers of a field, or a digest of many."""
    if len(numbers) <= SHORT:
        return f"={','.join(map(str, numbers))}"
    return f"#{len(numbers)}:{blake2b(repr(list(numbers)).encode(), digest_size=DIGEST_BYTES).hexdigest()}"


def size(text: str) -> int:
    """How many numbers a field has of which this was written."""
    return int(text[1:].partition(":")[0]) if text[0] == "#" else text.count(",") + 1


def read_note(text: str) -> dict[str, str]:
    """A note, by field: what `written` made of its numbers."""
    found = {}
    for one in text.split():
        place = min((one.index(sign) for sign in "=#" if sign in one), default=len(one))
        found[one[:place]] = one[place:]
    return found


def difference(game: Game[Any], known: Mapping[str, str], state: State) -> Refused | None:
    """How a position differs from what is known of it; None if it does not. Fields that are new, or have more or fewer numbers
    than they had, cannot be compared."""
    for name, numbers in state.dump().items():
        was, now = known.get(name), written(numbers)
        if was is not None and was != now and size(was) == size(now):
            return explained(game, state, name, was, now)
    return None


def explained(game: Game[Any], state: State, name: str, was: str, now: str) -> Refused:
    """The refusal of a line after which a field would not be what it was: which number, and of which player, if it is one of a
    few."""
    field = next(field for field in state.fields.declarations if field.name == name)
    what: dict[str, Any] = {"what": Named("field" if game.has("en", f"field-{name}") else "path", name)}
    if was[0] == "=" and field.values is None and len(field.facets) == 1:
        pairs = list(zip(was[1:].split(","), now[1:].split(","), strict=True))
        place = next(number for number, (former, present) in enumerate(pairs) if former != present)
        index, value = field.facets[0], field.facets[0].values[place]
        what |= {"was": int(pairs[place][0]), "now": int(pairs[place][1])}
        if index.name == SEATS.name:
            return Refused("seat_differs", what | {"seat": Named(SEATS.kind, value)}, game.voice)
        if game.has("en", f"path-{name}-{value}"):
            what["what"] = Named("path", f"{name}-{value}")
        return Refused("number_differs", what, game.voice)
    return Refused("position_differs", what, game.voice)
