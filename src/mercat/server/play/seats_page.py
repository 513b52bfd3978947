"""The HTML of the seats page: the invitation, the free seats, the players who are ready, and what the table has agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mercat.engine.game import Game
from mercat.games import find
from mercat.server.clocks.clock_words import clock_summary
from mercat.server.play import cards
from mercat.server.play.players import BotStrength, Style, bot_strengths, bot_styles
from mercat.server.play.prompt import HappenedLine, happened_lines
from mercat.server.play.table_form import ClockForm, clock_fields
from mercat.server.ratings.shown import rated_terms
from mercat.server.storage.models import OPEN, OVER
from mercat.server.tables.absence import has_not_begun
from mercat.server.tables.happenings import HAPPENINGS
from mercat.server.tables.snapshot import Snapshot
from mercat.server.timekeeping.shown import agreed_clock, choices
from mercat.server.words import Say, named, ui
from mercat.text import languages_note

ROUNDED: Final = 5                                       # minutes
CALL_AFTER: Final = (0, 300, 900, 3_600, 86_400)         # seconds; 0: as the server has it
PREVIEW_SIZE: Final = (840, 480)                         # pixels of the picture of a board


@dataclass(frozen=True)
class LinkPreview:
    """The preview of a link for other programs (Open Graph). All URLs in it are absolute."""

    title: str
    about: str
    address: str
    picture: str                                         # the path of a picture; empty if the game has none

    @property
    def size(self) -> tuple[int, int]:
        return PREVIEW_SIZE


@dataclass(frozen=True)
class SeatsPage:
    """The facts that the page's templates need in addition to the snapshot."""

    title: str                                           # the title of the game
    heading: str                                         # the invitation, for somebody who may sit down; else the title
    about: str                                           # the numbers of players and minutes
    clock: str                                           # the clock in a word or two; empty if there is none
    scene: str
    seats: Sequence[cards.SeatCard]
    unready: str  # the players for whom the game waits, and the free seats, in sentences; empty if for none
    options: Sequence[cards.OptionChoice]                # each with the value of the table
    agreed: Sequence[str]                            # the beginning of the game, and the treatment of absent people, in sentences
    proof: str                                           # the proof of the deal, in a sentence; empty if there is none
    strengths: Sequence[BotStrength]
    styles: Sequence[Style]
    not_begun: frozenset[int]                            # the seats that have not made their set-up choices
    is_shown_out: bool                                   # whether the reader was removed
    happened: Sequence[HappenedLine]                     # events that happened to the reader
    arranged: dict[str, Any] | None                      # the form with which the host changes the table; None for others
    rated: Sequence[str]  # the consequences of a rated game, in sentences; empty if it is not rated

    @property
    def chooses(self) -> bool:
        """Whether there are several free seats to choose from."""
        return self.free > 1

    @property
    def free(self) -> int:
        """The number of seats that are free for the reader or, if the reader already has a seat, for others."""
        return 0 if self.is_shown_out else sum(seat.free for seat in self.seats)


def minutes_of(game: Game[Any], seats: int) -> int:
    """Return the approximate length in minutes of a game with this number of seats, interpolated between the two figures on the
    box."""
    least, most = game.minutes
    share = (seats - game.fewest) / (game.most - game.fewest) if game.most > game.fewest else 1.0
    return ROUNDED * round((least + share * (most - least)) / ROUNDED)


def traits(game: Game[Any], seats: int, language: str) -> str:
    """Return the number of players and the length as text, with the game's languages if the reader's is not among them."""
    interface = ui(language)
    players, minutes, note = interface("invite-players", count=seats), minutes_of(game, seats), languages_note(game, language)
    said = f"{players}, {interface('invite-minutes', minutes=minutes)}" if minutes else players
    return f"{said} · {note}" if note else said


def time_text(seconds: int, interface: Say) -> str:
    """Return a length of time as text."""
    if seconds < 120 and seconds != 60:
        return interface("call-after-usual", seconds=seconds)
    if seconds < 3_600:
        return interface("call-after-minutes", minutes=seconds // 60)
    return interface("call-after-hours", hours=seconds // 3_600)


def call_times(server: int, language: str) -> list[tuple[int, str]]:
    """Return the choices for how long a person must be away before others may call in a bot, in seconds and as text."""
    interface = ui(language)
    least = interface("call-after-least", time=time_text(server, interface))
    return [(0, least), *((seconds, time_text(seconds, interface)) for seconds in CALL_AFTER if seconds > server)]


def invitation(snapshot: Snapshot, language: str) -> str:
    """Return the heading of a table that awaits players, with the name of its opener if they sit there.

    The heading is also for readers whom nobody has invited: those who come from the public list or have left their seat.
    """
    interface, game = ui(language), find(snapshot.game).say(language, "game")
    return interface("invites", player=snapshot.inviter, game=game) if snapshot.inviter else interface("invited", game=game)


def agreed(snapshot: Snapshot, interface: Say) -> list[str]:
    """Return the terms to which the table has agreed, in addition to its options, as sentences."""
    kept = [interface("kept-for", count=round(snapshot.kept_for), result="yes" if snapshot.status == OVER else "no")]
    kept = kept if snapshot.kept_for > 0 else []
    if snapshot.sandbox:
        return kept
    said = []
    if snapshot.match is None:
        said.append(interface("begins-ready" if snapshot.waiting_room else "seats-lead"))
        if snapshot.lots:
            said.append(interface("begins-lots"))
    said.append(interface(f"agreed-{snapshot.absence}", time=time_text(snapshot.call_after, interface)))
    if snapshot.absence != "wait":
        said.append(interface("agreed-set-up"))
    if snapshot.clock is not None:
        said += agreed_clock(snapshot.clock, interface)
    return said + kept


def unready_text(snapshot: Snapshot, interface: Say) -> str:
    """Return sentences to the reader about the players and free seats for which the game is waiting; an empty string if there are
    none."""
    unready = [seat for seat in snapshot.seats if seat.kind == "person" and not seat.ready]
    others = [seat.name for seat in unready if not seat.mine]
    free = sum(seat.free for seat in snapshot.seats)
    if others and len(others) < len(unready):
        waiting = interface("unready-and-mine", players=named([interface("undo-you"), *others], interface))
    elif others:
        waiting = interface("unready", players=named(others, interface))
    elif unready:
        waiting = interface("unready-alone" if free else "unready-mine")
    else:
        waiting = interface("everybody-ready") if free else ""
    return f"{waiting} {interface('still-free', count=free)}" if free else waiting


def seats_page(snapshot: Snapshot, language: str) -> SeatsPage:
    game, interface, seats = find(snapshot.game), ui(language), cards.seat_cards(snapshot, language)
    title, match = game.say(language, "game"), snapshot.match
    has_left = any(HAPPENINGS[one.name].seat_gone for one in snapshot.happened)
    may_come = not (snapshot.mine or snapshot.is_shown_out or has_left)
    invited = may_come and any(seat.free for seat in snapshot.seats)
    return SeatsPage(
        title=title, heading=invitation(snapshot, language) if invited else title, about=traits(game, len(seats), language),
        clock=clock_summary(snapshot.clock, interface),
        scene=cards.scene_of(game), seats=seats, unready=unready_text(snapshot, interface),
        options=cards.agreed_options(game, snapshot, language), agreed=agreed(snapshot, interface),
        proof="" if snapshot.sandbox else interface("deal-proof-about"),
        strengths=bot_strengths(snapshot.game, [len(seats)], language), styles=bot_styles(snapshot.game, language),
        not_begun=frozenset(number for number in snapshot.mine if match is not None and has_not_begun(match, number)),
        is_shown_out=snapshot.is_shown_out, happened=happened_lines(snapshot, interface),
        arranged=arrangement(snapshot, language), rated=rated_terms(interface) if snapshot.rated else ())


def arrangement(snapshot: Snapshot, language: str) -> dict[str, Any] | None:
    """Return the contents of the form with which the host changes the table before the game; None for everybody else."""
    if not snapshot.host or snapshot.status != OPEN or snapshot.sandbox:
        return None
    game, server = find(snapshot.game), snapshot.absent_after
    return {"options": cards.options_of(game, language, snapshot.options), "counts": range(game.fewest, game.most + 1),
            "times": call_times(server, language), "clock": ClockForm(**clock_fields(snapshot.clock)),
            "clock_choices": choices(ui(language)),
            "call_after": snapshot.call_after if snapshot.call_after in CALL_AFTER and snapshot.call_after > server else 0}


def preview_of(snapshot: Snapshot, language: str, base: str) -> LinkPreview:
    """Return the preview of a link to a table. Before the game, it is an invitation that names only the person who invites."""
    game, interface = find(snapshot.game), ui(language)
    picture = cards.board_of(game, language)
    title, about = game.say(language, "game"), interface("preview-running")
    if snapshot.match is None:
        seats = len(snapshot.seats)
        title = invitation(snapshot, language)
        about = interface("preview", players=interface("invite-players", count=seats),
                          minutes=interface("invite-minutes", minutes=minutes_of(game, seats)))
    return LinkPreview(title, about, f"{base}/t/{snapshot.id}", f"{base}{picture}" if picture else "")
