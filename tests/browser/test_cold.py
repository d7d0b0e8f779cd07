"""How soon a board is seen by somebody with a slow line and a slow machine. For an idle machine."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession

import nunatak
from tests.browser.conftest import Visitors
from tests.browser.test_tables import make

LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 1e5}
SLOWER = 4  # the machine, so many times
SOON = 1000  # milliseconds


def throttle(session: CDPSession) -> None:
    """Give a page a slow line and a slow machine."""
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


@pytest.mark.slow
@pytest.mark.parametrize("name", nunatak.game_names())
def test_the_board_is_there_in_a_second_from_cold(visitors: Visitors, name: str) -> None:
    home = visitors.goto(visitors.come(), "/")
    bots = [{"kind": "bot", "level": "cub"}] * (nunatak.game(name).players[0] - 1)
    url = make(visitors, home, name, {"kind": "me"}, *bots)
    times: list[float] = []
    for _ in range(5):
        page = visitors.come()
        throttle(page.context.new_cdp_session(page))
        page.goto(visitors.server.base + url)
        page.wait_for_selector("body[data-ready]", state="attached")
        mark: Any = page.evaluate("performance.getEntriesByName('board')[0].startTime")
        times.append(float(mark))
        page.context.close()
        visitors.contexts.pop()
    print(f"{name}: {sorted(times)}")
    assert sorted(times)[len(times) // 2] < SOON
