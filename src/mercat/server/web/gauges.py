"""What the metrics read of a running server when they are asked for, in a thread of their own: sizes and counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from mercat.server.bots.queue import KINDS, Candidate
from mercat.server.services import Services
from mercat.server.telemetry.metrics import Labels, Read
from mercat.server.web.connection_limits import Crowd
from mercat.server.web.rate_limits import Limiter

WAITING, WORKING = "waiting", "working"


def readings(services: Services, limiter: Limiter | None) -> list[Read]:
    """What is read of the services and of the rate limits."""
    streams, tables, places = services.streams, services.tables, services.workers.places
    refused = Counter[str]() if limiter is None else limiter.refused
    return [
        Read("mercat_moves", "Lines added to journals, by game.", lambda: by_name(tables.moves), ("game",), counts=True),
        Read("mercat_refused_requests", "Requests refused because too many had come from a network, by kind.",
             lambda: by_name(refused), ("kind",), counts=True),
        Read("mercat_streams", "Streams open: pages and programs that watch tables.",
             lambda: one(sum(list(streams.open_by_network.values())))),
        Read("mercat_tables_watched", "Tables that somebody watches.", lambda: one(len(streams.watchers))),
        Read("mercat_tables_in_memory", "Tables held in memory.", lambda: one(len(tables.cache.tables))),
        Read("mercat_work", "Work for the bots' processes: bots, hints and reviews that wait for a process or have one.",
             lambda: queues({WAITING: list(places.waiting), WORKING: list(places.thinking)}), ("kind", "state")),
        Read("mercat_reviews", "Reviews that are being made.", lambda: one(len(services.reviews.progress)))]


def of_connections(crowd: Crowd) -> list[Read]:
    """What is read of the connections."""
    return [Read("mercat_connections", "Connections open.", lambda: one(crowd.count)),
            Read("mercat_refused_connections", "Connections refused because there were too many, of a network or of all.",
                 lambda: one(crowd.refused), counts=True)]


def one(number: int) -> Mapping[Labels, float]:
    """A number without labels."""
    return {(): number}


def by_name(counted: Counter[str]) -> Mapping[Labels, float]:
    """A number for each name."""
    return {(name,): number for name, number in dict(counted).items()}


def queues(found: Mapping[str, Sequence[Candidate]]) -> Mapping[Labels, float]:
    """How much work of each kind is in each state, zeros included."""
    return {(kind, state): sum(one.kind == kind for one in some) for kind in KINDS for state, some in found.items()}
