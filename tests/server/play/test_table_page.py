"""What the page of a table shows: legal moves, previews, reasons, history, moments, the score sheet."""

import random
from dataclasses import replace
from typing import Any

import pytest

from mercat.engine.matches.match import Match
from mercat.moments import moments_of
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.play import history, legal_moves, live
from mercat.server.play.past_players import Players
from mercat.server.play.players import seat_names
from mercat.server.play.preview import preview
from mercat.server.play.table_page import page_of
from mercat.server.storage.models import BOT, OVER, PERSON, PLAYING
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Reader, Snapshot
from mercat.server.words import voice_of

NAMES = ["Ana", "Ben", "Cid"]
PLAYERS = Players(tuple(NAMES))


def played(moves: int, seed: int = 5, seats: int = 3) -> Match[Any]:
    """A random game of New Bedford after this many moves of players."""
    match = Match.start("new_bedford", seats, {}, seed, NAMES[:seats])
    chance = random.Random(seed)
    while moves > 0 and match.to_move is not None:
        match.play(chance.choice(match.legal()))
        moves -= 1
    return match


def seat_of(number: int, kind: str, name: str, bot: str | None = None, mine: bool = False) -> Seat:
    return Seat(number=number, kind=kind, name=name, bot=bot, held=None, held_by=None, mine=mine, present=True, free=False)


def snapshot_of(match: Match[Any], mine: int | None = 0) -> Snapshot:
    seats = (*(seat_of(seat, PERSON, NAMES[seat], mine=seat == mine) for seat in range(match.seats - 1)),
             seat_of(match.seats - 1, BOT, "", "greedy"))
    status = OVER if match.to_move is None else PLAYING
    return Snapshot(id=f"table {id(match)}", game="new_bedford", options=match.options, status=status, sandbox=False, host=True,
                    seats=seats, length=len(match.entries), version=f"{len(match.entries)}.0", match=match, to_move=match.to_move,
                    can_move=match.to_move == mine, undo_to=None, restart_to=None, rematch=None, parent=None, commitment="",
                    step=match.step, asked=None, chat=())


def say_of(match: Match[Any], language: str = "en") -> Any:
    return voice_of(match.game, language, NAMES)


def test_rows_and_buttons_are_the_legal_moves() -> None:
    for moves in (0, 3, 20, 61):
        match = played(moves)
        rows = legal_moves.rows(match, say_of(match))
        assert [row.move for row in rows] == [str(move) for move in match.legal()]
        groups = legal_moves.groups(match, say_of(match), "en", NAMES)
        buttons = {(group.facet, chip.value) for group in groups for chip in group.chips}
        assert buttons == {tuple(pair.split("=")) for row in rows for pair in row.facets.split(" ")}


def test_many_numbers_get_a_slider(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(0)
    few = legal_moves.groups(match, say_of(match), "en", NAMES)
    monkeypatch.setattr(legal_moves, "MANY", 3)
    many = legal_moves.groups(match, say_of(match), "en", NAMES)
    assert not any(group.many for group in few)
    assert [group.many for group in many] == [len(group.chips) > 3 and group.chips[0].value.isdecimal() for group in many]
    assert any(group.many for group in many)


def test_a_preview_shows_the_events_that_then_happen() -> None:
    match, previewed = played(6), 0
    while match.to_move is not None and previewed < 60:
        move = str(random.Random(previewed).choice(match.legal()))
        shown = preview(match, move, say_of(match), NAMES, Preferences())
        before = match.journal
        assert shown.seat == match.to_move and match.journal == before      # a preview changes nothing
        first = len(match.entries)
        match.play(move)
        happened = [history.event_sentence(event, say_of(match)) for event in match.entries[first].events]
        assert list(shown.sentences) == happened
        previewed += 1
    assert previewed == 60


def test_a_reason_is_about_the_selected_facets() -> None:
    match = played(3)
    assert match.step == "placing"
    refused = legal_moves.refusal_of(match, {"space": "city_pier"})
    assert refused is not None and refused.rule == "NB-SHIP-3"
    sentences = {refused.sentence(language, NAMES) for language in ("en", "es", "pl")}
    assert len(sentences) == 3 and all(text.endswith(".") for text in sentences)
    assert legal_moves.refusal_of(match, {"space": "nowhere", "zzz": "1", "panel": "me"}) is not None


def test_where_one_move_is_left_the_page_says_why_there_is_no_other() -> None:
    alone = told = 0
    for seed in range(3):
        match, chance = Match.start("caledonia", 2, {}, seed, NAMES[:2]), random.Random(seed)
        while match.to_move is not None and told < 12:
            refusals = {language: legal_moves.refusals(match, say_of(match, language), language, NAMES)
                        for language in ("en", "es", "pl")}
            assert all(not found for found in refusals.values()) or len(match.legal()) == 1
            if [move.verb for move in match.legal()] == ["pass"]:
                alone += 1
                told += any("short" in refusal.sentence for refusal in refusals["en"])
                labels = [label for refusal in refusals["en"] for label in refusal.labels]
                offered = {chip.label for chip in legal_moves.unavailable(match, say_of(match))}
                assert len(set(labels)) == len(labels) and set(labels) <= offered
                assert len({found[0].sentence for found in refusals.values()}) == 3
            match.play(chance.choice(match.legal()))
    assert alone > 3 and told > 3


def test_set_up_is_one_entry_to_be_folded() -> None:
    entries, _ = history.history(played(3), PLAYERS, say_of(played(3)))
    assert [entry.set_up for entry in entries] == [True] + [False] * (len(entries) - 1)


def test_warnings_can_be_switched_off() -> None:
    for seed in range(40):
        match = played(400, seed)
        while match.to_move is None or not any(match.warning(move) for move in match.legal()):
            match.undo()
            if not match.path or len(match.entries) > 600:
                break
        warned = [move for move in match.legal() if match.warning(move)]
        if warned:
            warning = match.warning(warned[0])
            assert warning is not None
            muted = Preferences(muted=frozenset({warning.reason}))
            on, off, less = (preview(match, str(warned[0]), say_of(match), NAMES, preferences)
                             for preferences in (Preferences(), Preferences(warnings="off"), muted))
            assert on.warning and not off.warning and not less.warning and on.sentences == off.sentences
            shown = render("parts/preview.html", Preferences(), preview=on, table="a")
            assert on.warning_rule in match.game.ledger.ids and f'href="/t/a/help#{on.warning_rule}"' in shown
            return
    raise AssertionError("no warning in forty games")


def test_moments_are_where_a_seat_decides() -> None:
    match = played(50)
    known = moments_of(match)
    assert list(known.moments) == sorted(set(known.moments)) and known.moments[-1] == len(match.entries)
    for moment in known.moments:
        assert match.at(moment).to_move not in (None, -1)
    assert set(known.rounds) <= set(known.moments) and len(known.rounds) >= 2
    assert known.before(known.moments[0]) is None and known.after(known.moments[-1]) is None
    assert known.round_before(known.rounds[1]) == known.rounds[0] and known.round_after(known.rounds[0]) == known.rounds[1]


def test_undone_moves_are_not_in_the_history() -> None:
    match = played(12)
    before, _ = history.history(match, PLAYERS, say_of(match))
    match.play(match.legal()[0])
    match.undo()
    after, _ = history.history(match, PLAYERS, say_of(match))
    assert after == before


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_history_has_a_sentence_for_every_event_and_names_players(language: str) -> None:
    match = played(400)
    entries, others = history.history(match, PLAYERS, say_of(match, language), most=10_000)
    assert not others and len(entries) > 100
    text = " ".join(sentence for entry in entries for sentence in entry.sentences)
    assert "event-" not in text and "cause-" not in text and "move-" not in text and all(name in text for name in NAMES)


def test_lines_that_say_nothing_new_are_left_out_but_for_the_moment_shown() -> None:
    match, chance = Match.start("poseidon", 3, {}, 5, NAMES), random.Random(5)
    for _ in range(200):
        match.play(chance.choice(match.legal()))
    entries, _ = history.history(match, PLAYERS, say_of(match), most=10_000)
    told = {entry.at for entry in entries}
    silent = [group for group in moments_of(match).groups if group[-1] not in told]
    verbs = {match.game.vocabulary.verb(match.entries[group[0] - 1].move).name for group in silent}
    assert {"found", "sell", "end_turn"} <= verbs
    assert not any(match.entries[length - 1].events for group in silent for length in group)
    at = silent[0][-1]
    around, _ = history.history(match, PLAYERS, say_of(match), around=at, most=10_000)
    assert [entry.at for entry in around if entry.here] == [at]
    assert {entry.at for entry in around} == told | {at}


def test_the_newest_entry_shown_leads_to_the_present_though_silent_moves_follow_it() -> None:
    match, chance, seen = Match.start("caledonia", 3, {}, 7, NAMES), random.Random(7), 0
    while match.to_move is not None:
        match.play(chance.choice(match.legal()))
        entries, _ = history.history(match, PLAYERS, say_of(match))
        assert [entry.now for entry in entries] == [False] * (len(entries) - 1) + [True]
        seen += entries[-1].at < len(match.entries)
    assert seen
    entries, _ = history.history(match, PLAYERS, say_of(match), around=10, most=10)
    assert not any(entry.now for entry in entries)


def test_what_is_drawn_for_a_new_round_stands_below_its_heading_and_the_move_before_it_above() -> None:
    match, chance = Match.start("caledonia", 3, {}, 5, NAMES), random.Random(3)
    while match.to_move is not None:
        match.play(chance.choice(match.legal()))
    entries, _ = history.history(match, PLAYERS, say_of(match), most=10_000)
    began = [entry for entry in entries if entry.heading.startswith("Round ")]
    assert len(began) == 5 and all("is turned up" not in entry.line for entry in began)
    assert all(entry.line for entry in began), "what ended the round before"
    assert [entry.opening.count("is turned up") for entry in began[1:]] == [3, 1, 1, 0]
    assert all(entry.whole == f"{entry.line} {entry.opening}".strip() for entry in began)


def test_a_line_of_the_history_names_who_moved_once() -> None:
    names = ["Ana", "Ben", "Ana Lee"]
    sentences = ["Ben pays £2.", "Ben builds on A1.", "Ana gets £1.", "Ben ends."]
    assert history.joined(sentences, 1, names) == "Ben pays £2\u00a0· builds on A1. Ana gets £1. Ben ends."
    assert history.joined(["Ana pays.", "Ana Lee gets £2."], 0, names) == "Ana pays. Ana Lee gets £2."
    assert history.joined(["Round 1.", "Ben pays."], None, names) == "Round 1. Ben pays."
    match = played(400)
    entries, _ = history.history(match, PLAYERS, say_of(match), most=10_000)
    assert any(len(entry.line) < len(" ".join(entry.sentences)) for entry in entries)
    for entry in entries:
        assert not entry.name or entry.line.count(f"{entry.name} ") <= " ".join(entry.sentences).count(f"{entry.name} ")


def test_waiting_players_see_the_latest_entries_and_the_places_touched() -> None:
    match = played(40)
    while match.to_move != 0:
        match.play(match.legal()[0])
    mine = page_of(snapshot_of(match), "en")
    assert mine.latest == () and mine.news
    watching = page_of(snapshot_of(match, None), "en")
    assert [entry.at for entry in watching.latest] == [entry.at for entry in watching.history[-2:]] and watching.news
    assert page_of(snapshot_of(match), "en", 20).news == ""


def test_who_waits_sees_the_moves_that_their_orders_have_made_since_their_last_one() -> None:
    """Even if others have moved since."""
    match = played(60)
    while match.to_move == 0:
        match.play(match.legal()[0])
    page = page_of(snapshot_of(match), "en")
    shown = page.history[-12:]
    by_order = [replace(entry, fresh=place > 1, by_order=True, seat=place % 2) for place, entry in enumerate(shown[:-2])]
    others = [replace(entry, fresh=True, by_order=False, seat=1) for entry in shown[-2:]]
    assert page.mood == "waiting"
    latest = replace(page, history=[*by_order, *others]).latest
    assert [entry.at for entry in latest] == [entry.at for entry in (by_order[6], by_order[8], *others)]
    assert [entry.at for entry in replace(page, history=[*by_order[:2], *others]).latest] == [entry.at for entry in others]


def test_a_past_moment_shows_the_table_of_then() -> None:
    match = played(40)
    known = moments_of(match)
    for at in known.moments[::7]:
        shown = page_of(snapshot_of(match), "en", at)
        earlier = match.at(at)
        assert shown.past == (at < known.moments[-1]) and (not shown.past or not shown.decision)
        told = [player.score and player.score.total for player in sorted(shown.players, key=lambda player: player.number)]
        assert told == [score.total if at >= known.rounds[0] else None for score in earlier.scores()]


def test_the_score_sheet_has_the_scores_of_the_engine() -> None:
    match = played(1000)
    assert match.to_move is None
    shown = page_of(snapshot_of(match), "en")
    assert shown.final is not None
    by_seat = {score.seat: score for score in match.scores()}
    for column, seat in enumerate(shown.final.scores):
        assert (seat.place, seat.total) == (by_seat[seat.seat].place, by_seat[seat.seat].total)
        assert sum(line.points[column] for line in shown.final.lines) == seat.total
    assert shown.final.scores[0].place == 1 and shown.final.scores[0].name in shown.instruction


def test_the_names_of_bots_are_unique() -> None:
    person = seat_of(0, PERSON, "Bruno", mine=True)
    seats = (person, *(seat_of(number, BOT, "", "greedy") for number in range(1, 5)))
    names = seat_names(seats, "en")
    assert names[0] == "Bruno" and len({name.casefold() for name in names}) == 5


def test_a_stream_sends_only_the_parts_that_changed() -> None:
    match = played(20)
    changes = live.Changes()
    first = changes(snapshot_of(match), Reader())
    assert all(f'id="{part}"' in first for part in ("strip", "prompt", "board", "players", "history-box", "chat"))
    assert changes(snapshot_of(match), Reader()) == ""
    match.play(match.legal()[0])
    second = changes(snapshot_of(match), Reader())
    assert 'id="strip"' in second and 'id="chat"' not in second
    assert len(second) < len(live.all_parts(snapshot_of(match), Reader()))


def test_a_stream_holds_hashes_of_what_it_sent() -> None:
    changes = live.Changes()
    assert changes(snapshot_of(played(20)), Reader())
    assert set(changes.sent) == set(live.PARTS) and set(map(type, changes.sent.values())) == {int}


def test_no_joint_confirmation_is_offered_in_the_words_of_the_first_move() -> None:
    """Two private cards follow each other: to forgo both reads like forgoing the first."""
    match, chance, names = Match.start("poseidon", 2, {}, 5, NAMES[:2]), random.Random(5), NAMES[:2]
    forgone, joint = 0, 0
    while match.to_move is not None and forgone < 40:
        moves = [str(move) for move in match.legal()]
        if "keep_income" in moves and len(moves) > 1:
            shown = preview(match, "keep_income", say_of(match), names, Preferences())
            assert shown.then_label != shown.label
            forgone += 1
        joint += any(preview(match, move, say_of(match), names, Preferences()).then for move in moves[:1])
        match.play("keep_income" if "keep_income" in moves else chance.choice(moves))
    assert forgone and joint, (forgone, joint)
