"""Figures for whoever runs the server, in the form that Prometheus reads. They name nobody."""

import asyncio
from collections.abc import Callable

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

TYPE = CONTENT_TYPE_LATEST
FINE = (0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LAG = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
PAUSE = 0.25  # seconds between looks at how late the loop is


class Metrics:
    """What is counted and measured."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.moves = Counter("nunatak_moves", "Choices that were kept", ["by"], registry=here)
        self.answers = Histogram(
            "nunatak_move_seconds",
            "From a person's choice to its acknowledgement",
            buckets=FINE,
            registry=here,
        )
        self.writes = Histogram(
            "nunatak_write_seconds",
            "For keeping what happened at a table",
            buckets=FINE,
            registry=here,
        )
        self.failures = Counter(
            "nunatak_write_failures", "Times that nothing could be kept", registry=here
        )
        self.refusals = Counter(
            "nunatak_refusals", "What was refused, and why", ["reason"], registry=here
        )
        self.lag = Histogram(
            "nunatak_loop_lag_seconds",
            "How late the server comes to what it wanted to do",
            buckets=LAG,
            registry=here,
        )
        self.thoughts = Histogram(
            "nunatak_thinking_seconds",
            "For which bots thought, without their wait for a worker",
            buckets=THINKING,
            registry=here,
        )

    def refused(self, reason: str) -> None:
        """Count a refusal; reasons are the program's own words, so there are not many."""
        self.refusals.labels(reason).inc()

    def watch(self, name: str, about: str, look: Callable[[], float]) -> None:
        """Have something looked up whenever somebody asks."""
        Gauge(name, about, registry=self.registry).set_function(look)

    async def watch_loop(self) -> None:
        """Measure again and again how late the loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PAUSE
            await asyncio.sleep(PAUSE)
            self.lag.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self.registry)
