"""Metrics for Prometheus, at a separate address that only the admin should be able to access.

Each server process provides its own metrics. If there are several processes, each has its own address, and Prometheus reads all
of them. Labels are games, routes and other words from the program, never names or ids, so their number is bounded.

Numbers that the server counts or stores for other reasons are read when the metrics are requested. Only durations and requests
are recorded as they occur.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from threading import Thread
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics, start_http_server
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from mercat import __version__
from mercat.engine.rules.state import is_compiled

REQUEST_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
DATABASE_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)
Labels = tuple[str, ...]
disable_created_metrics()                                # type: ignore[no-untyped-call]  # a third more lines for nobody


class Read:
    """A metric whose numbers are read when the metrics are requested: a single number, or a number for each label."""

    def __init__(self, name: str, meaning: str, read: Callable[[], Mapping[Labels, float]], labels: Labels = (),
                 counts: bool = False) -> None:
        self.name = name
        self.meaning = meaning
        self.read = read
        self.labels = labels
        self.counts = counts                             # whether the number only grows

    def metric(self) -> Metric:
        family = CounterMetricFamily if self.counts else GaugeMetricFamily
        made = family(self.name, self.meaning, labels=self.labels)
        for labels, number in self.read().items():
            made.add_metric(labels, number)
        return made


class Readings(Collector):
    """A collector of metrics whose numbers are read when the metrics are requested."""

    def __init__(self, readings: Iterable[Read]) -> None:
        self.readings = list(readings)

    def collect(self) -> Iterable[Metric]:
        return [one.metric() for one in self.readings]


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("mercat_requests", "Requests answered, by route, method and class of status.",
                                ("route", "method", "status"), registry=self.registry)
        self.durations = Histogram("mercat_request_seconds", "Seconds until an answer began, by route.", ("route",),
                                   buckets=REQUEST_SECONDS, registry=self.registry)
        self.database = Histogram("mercat_database_seconds", "Seconds that was waited for the database, by kind of work.",
                                  ("kind",), buckets=DATABASE_SECONDS, registry=self.registry)
        self.known_requests: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        self.known_kinds: dict[str, Histogram] = {}
        ProcessCollector(registry=self.registry)
        self.read([Read("mercat_info", "The version of Mercat, and whether the games run compiled.",
                        lambda: {(__version__, "yes" if is_compiled() else "no"): 1}, ("version", "compiled"))])
        self.server: tuple[WSGIServer, Thread] | None = None

    def read(self, readings: Iterable[Read]) -> None:
        """Add metrics whose numbers are read when the metrics are requested."""
        self.registry.register(Readings(readings))

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request, and the seconds until its response began."""
        key = route, method, status // 100
        counter = self.known_requests.get(key)
        if counter is None:                              # finding the labels each time would take longer than counting
            counter = self.requests.labels(route, method, f"{status // 100}xx"), self.durations.labels(route)
            self.known_requests[key] = counter
        counter[0].inc()
        counter[1].observe(seconds)

    def database_work(self, kind: str, seconds: float) -> None:
        """Count a piece of work with the database, and the seconds that it took. `kind` is "read" or "write"."""
        found = self.known_kinds.get(kind)
        if found is None:
            found = self.known_kinds[kind] = self.database.labels(kind)
        found.observe(seconds)

    def serve(self, host: str, port: int) -> None:
        """Serve the metrics in a separate thread. Raise OSError if the address is not available."""
        self.server = start_http_server(port, host, self.registry)

    def close(self) -> None:
        """Stop serving the metrics."""
        if self.server is not None:
            server, thread = self.server
            server.shutdown()
            server.server_close()
            thread.join()
            self.server = None
