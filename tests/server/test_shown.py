"""What a page shows of a match: moves and their buttons, the price of a move, reasons, history, moments, the final sheet."""

import random
from typing import Any

import pytest

from mercat.engine.match import Match
from mercat.server.pages import history, parts, prompts, table_page
from mercat.server.pages.drawing import voice_of
from mercat.server.pages.preferences import Preferences
from mercat.server.tables.snapshot import BOT, OVER, PERSON, PLAYING, Reader, SeatSnapshot, Snapshot

NAMES = ["Ana", "Ben", "Cid"]


def played(moves: int, seed: int = 5, seats: int = 3) -> Match[Any]:
    """A random game of New Bedford after so many moves of seats."""
    match = Match.start("new_bedford", seats, {}, seed, NAMES[:seats])
    chance = random.Random(seed)
    while moves > 0 and match.to_move is not None:
        match.play(chance.choice(match.legal()))
        moves -= 1
    return match


def looked_at(match: Match[Any], mine: int | None = 0) -> Snapshot:
    seats = tuple(SeatSnapshot(seat, PERSON, NAMES[seat], None, None, seat == mine, True, False)
                  for seat in range(match.seats - 1))
    seats += (SeatSnapshot(match.seats - 1, BOT, "", "greedy", None, False, True, False),)
    status = OVER if match.to_move is None else PLAYING
    return Snapshot(f"table {id(match)}", "new_bedford", match.options, status, False, True, seats, len(match.entries), 0, match,
                match.to_move, match.to_move == mine, None, None, False, None)


def say_of(match: Match[Any], language: str = "en") -> Any:
    return voice_of(match.game, language, NAMES)


def test_rows_and_buttons_are_the_legal_moves() -> None:
    for moves in (0, 3, 20, 61):
        match = played(moves)
        rows = prompts.rows(match, say_of(match))
        assert [row.move for row in rows] == [str(move) for move in match.legal()]
        groups = prompts.groups(match, say_of(match), "en", NAMES)
        buttons = {(group.facet, chip.value) for group in groups for chip in group.chips}
        assert buttons == {tuple(pair.split("=")) for row in rows for pair in row.facets.split(" ")}


def test_of_many_numbers_one_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(0)
    few = prompts.groups(match, say_of(match), "en", NAMES)
    monkeypatch.setattr(prompts, "MANY", 3)
    many = prompts.groups(match, say_of(match), "en", NAMES)
    assert not any(group.many for group in few)
    assert [group.many for group in many] == [len(group.chips) > 3 and group.chips[0].value.isdecimal() for group in many]
    assert any(group.many for group in many)


def test_a_price_is_what_then_happens() -> None:
    match, priced = played(6), 0
    while match.to_move is not None and priced < 60:
        move = str(random.Random(priced).choice(match.legal()))
        told = prompts.price(match, move, say_of(match), NAMES, Preferences())
        before = match.journal
        assert told.seat == match.to_move and match.journal == before      # looking changes nothing
        first = len(match.entries)
        match.play(move)
        happened = [history.sentence(event, say_of(match)) for event in match.entries[first].events]
        assert list(told.sentences) == happened
        priced += 1
    assert priced == 60


def test_a_reason_answers_what_was_pointed_at() -> None:
    match = played(3)
    assert match.step == "placing"
    told = {language: prompts.reason(match, {"space": "city_pier"}, language, NAMES) for language in ("en", "es", "pl")}
    assert len(set(told.values())) == 3 and all(text.endswith(".") for text in told.values())
    assert prompts.reason(match, {"space": "nowhere", "zzz": "1", "panel": "me"}, "en", NAMES) != ""


def test_warnings_can_be_switched_off() -> None:
    for seed in range(40):
        match = played(400, seed)
        while match.to_move is None or not any(match.warning(move) for move in match.legal()):
            match.undo()
            if not match.path or len(match.entries) > 600:
                break
        warned = [move for move in match.legal() if match.warning(move)]
        if warned:
            muted = Preferences(muted=frozenset({match.warning(warned[0]).reason}))
            on, off, less = (prompts.price(match, str(warned[0]), say_of(match), NAMES, preferences)
                             for preferences in (Preferences(), Preferences(warnings="off"), muted))
            assert on.warning and not off.warning and not less.warning and on.sentences == off.sentences
            return
    raise AssertionError("no warning in forty games")


def test_moments_are_where_a_seat_decides() -> None:
    match = played(50)
    known = history.lines(match)
    assert list(known.moments) == sorted(set(known.moments)) and known.moments[-1] == len(match.entries)
    for moment in known.moments:
        assert match.at(moment).to_move not in (None, -1)
    assert set(known.rounds) <= set(known.moments) and len(known.rounds) >= 2
    assert known.before(known.moments[0]) is None and known.after(known.moments[-1]) is None
    assert known.round_before(known.rounds[1]) == known.rounds[0] and known.round_after(known.rounds[0]) == known.rounds[1]


def test_what_was_taken_back_is_not_told() -> None:
    match = played(12)
    before, _ = history.history(match, NAMES, say_of(match))
    match.play(match.legal()[0])
    match.undo()
    after, _ = history.history(match, NAMES, say_of(match))
    assert after == before


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_history_leaves_no_key_and_says_who(language: str) -> None:
    match = played(400)
    entries, others = history.history(match, NAMES, say_of(match, language), most=10_000)
    assert not others and len(entries) > 100
    told = " ".join(sentence for entry in entries for sentence in entry.sentences)
    assert "event-" not in told and "cause-" not in told and "move-" not in told and all(name in told for name in NAMES)


def test_who_moved_is_named_once_in_a_line() -> None:
    names = ["Ana", "Ben", "Ana Lee"]
    told = ["Ben pays £2.", "Ben builds on A1.", "Ana gets £1.", "Ben ends."]
    assert history.read_on(told, 1, names) == "Ben pays £2\u00a0· builds on A1. Ana gets £1. Ben ends."
    assert history.read_on(["Ana pays.", "Ana Lee gets £2."], 0, names) == "Ana pays. Ana Lee gets £2."
    assert history.read_on(["Round 1.", "Ben pays."], None, names) == "Round 1. Ben pays."
    match = played(400)
    entries, _ = history.history(match, NAMES, say_of(match), most=10_000)
    assert any(len(entry.line) < len(" ".join(entry.sentences)) for entry in entries)
    for entry in entries:
        assert not entry.name or entry.line.count(f"{entry.name} ") <= " ".join(entry.sentences).count(f"{entry.name} ")


def test_who_waits_is_told_what_happened_last_and_where() -> None:
    match = played(40)
    while match.to_move != 0:
        match.play(match.legal()[0])
    mine = table_page.page_of(looked_at(match), "en")
    assert mine.latest == () and mine.news
    watching = table_page.page_of(looked_at(match, None), "en")
    assert [told.at for told in watching.latest] == [told.at for told in watching.history[-2:]] and watching.news
    assert table_page.page_of(looked_at(match), "en", 20).news == ""


def test_the_past_is_shown_as_it_was() -> None:
    match = played(40)
    known = history.lines(match)
    for at in known.moments[::7]:
        shown = table_page.page_of(looked_at(match), "en", at)
        earlier = match.at(at)
        assert shown.past == (at < known.moments[-1]) and (not shown.past or not shown.can_move)
        assert [player.score.total for player in sorted(shown.players, key=lambda player: player.seat)] == [
            score.total for score in earlier.scores()]


def test_the_final_sheet_is_the_engines() -> None:
    match = played(1000)
    assert match.to_move is None
    shown = table_page.page_of(looked_at(match), "en")
    assert shown.final is not None
    by_seat = {score.seat: score for score in match.scores()}
    for column, seat in enumerate(shown.final.scores):
        assert (seat.place, seat.total) == (by_seat[seat.seat].place, by_seat[seat.seat].total)
        assert sum(line.points[column] for line in shown.final.lines) == seat.total
    assert shown.final.scores[0].place == 1 and shown.final.scores[0].name in shown.ask


def test_a_bot_has_a_name_nobody_else_has() -> None:
    person = SeatSnapshot(0, PERSON, "Bruno", None, None, True, True, False)
    seats = (person, *(SeatSnapshot(number, BOT, "", "greedy", None, False, True, False) for number in range(1, 5)))
    names = table_page.shown_names(seats, "en")
    assert names[0] == "Bruno" and len({name.casefold() for name in names}) == 5


def test_a_stream_sends_what_changed_and_no_more() -> None:
    match = played(20)
    changes = parts.Changes()
    first = changes(looked_at(match), Reader())
    assert all(f'id="{part}"' in first for part in ("strip", "prompt", "board", "players", "history-box", "chat"))
    assert changes(looked_at(match), Reader()) == ""
    match.play(match.legal()[0])
    second = changes(looked_at(match), Reader())
    assert 'id="strip"' in second and 'id="chat"' not in second
    assert len(second) < len(parts.fragment(looked_at(match), Reader()))


def test_what_a_stream_has_sent_is_kept_as_digests() -> None:
    changes = parts.Changes()
    sent = changes(looked_at(played(20)), Reader())
    assert set(changes.sent) == set(parts.PARTS)
    assert sum(len(kept) for kept in changes.sent.values()) < len(sent) / 50
