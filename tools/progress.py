"""How far the tests are and how long they will still take, every half minute."""

import time
from typing import Any

import pytest

EVERY = 30.0  # seconds


def left(done: int, of: int, seconds: float) -> str:
    """Return the line that tells it.

    >>> left(500, 2000, 60)
    '500 of 2000 tests in 1:00, about 3:00 left'
    """
    rest = seconds * (of - done) / done if done else 0.0
    return f"{done} of {of} tests in {clock(seconds)}, about {clock(rest)} left"


def clock(seconds: float) -> str:
    """Return a time as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class Progress:
    """Counts in the process that collects the reports of all."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.began = self.told = time.monotonic()
        self.of = 0
        self.done = 0

    def pytest_xdist_node_collection_finished(self, ids: Any) -> None:
        self.of = len(ids)
        self.began = self.told = time.monotonic()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.of = max(self.of, len(session.items))
        self.began = self.told = time.monotonic()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.done += report.when == "teardown"
        now = time.monotonic()
        if self.of and now - self.told >= EVERY:
            self.told = now
            reporter = self.config.pluginmanager.get_plugin("terminalreporter")
            if reporter is not None:
                reporter.write_line(f"  {left(self.done, self.of, now - self.began)}")


def pytest_configure(config: pytest.Config) -> None:
    """Count, but not in the processes that only run tests."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(config), "nunatak-progress")
