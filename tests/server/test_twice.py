"""What should be done once, asked for many times at the same moment."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.error import HTTPError

from tests.loops import asynchronous
from tests.server.client import Player, Said, post
from tests.server.conftest import Server
from tests.server.counts import count
from tests.server.push_service import Browser
from tests.server.test_challenges import BOT, dared, finish, tried

AT_ONCE = count("at_once", 12)
ME, OPEN = {"kind": "me"}, {"kind": "open"}
Way = tuple[str, dict[str, Any]]


def at_once(ask: Callable[[int], Said]) -> list[Said | int]:
    """Ask so often at the same moment; return the answers, or how they were refused."""

    def one(n: int) -> Said | int:
        try:
            return ask(n)
        except HTTPError as error:
            return error.code

    with ThreadPoolExecutor(AT_ONCE) as crowd:
        return list(crowd.map(one, range(AT_ONCE)))


def refused(found: list[Said | int]) -> Counter[int]:
    """Return how many were refused, in which way."""
    return Counter(each for each in found if isinstance(each, int))


def form(server: Server, path: str, body: object, cookie: str = "") -> Said:
    """Send a form; return the answer."""
    return post(server.base, path, body, cookie)[0]


def test_one_of_many_who_want_a_seat_has_it(shared: Server) -> None:
    table, _ = shared.table(ME, OPEN)
    path = f"/api/tables/{table}/sit"
    found = at_once(lambda n: form(shared, path, {"seat": "B", "name": f"Noor {n}"}))
    assert refused(found) == {403: AT_ONCE - 1}


@asynchronous
async def test_a_game_that_is_begun_by_many_begins_once(shared: Server) -> None:
    table, host = shared.table(ME, OPEN)
    players = [await Player(shared.base, table, host, n).open() for n in range(4)]
    asked = [player.ask("arrange", what="start", level="cub") for player in players]
    answers = await asyncio.gather(*asked)
    assert Counter(each["t"] for each in answers) == {"ack": 1, "error": 3}
    late = await Player(shared.base, table, host, 9).open()
    assert [seat["kind"] for seat in late.heard[0]["seats"]] == ["you", "bot"]
    for player in (*players, late):
        await player.close()


@asynchronous
async def test_seats_that_are_swapped_by_many_are_each_somebodys(shared: Server) -> None:
    table, host = shared.table(ME, OPEN, OPEN)
    form(shared, f"/api/tables/{table}/sit", {"seat": "B", "name": "Noor"})
    players = [await Player(shared.base, table, host, n).open() for n in range(5)]
    asked = [player.ask("arrange", what="swap", seat="A", to="B") for player in players]
    answers = await asyncio.gather(*asked)
    assert all(each["t"] == "ack" for each in answers)
    again = await Player(shared.base, table, host, 9).open()
    seats = again.heard[0]["seats"]
    assert [seat.get("name") for seat in seats[:2]] == ["Noor", "Ines"]  # five times is once
    for player in (*players, again):
        await player.close()


@asynchronous
async def test_a_game_that_many_want_again_is_set_up_once(shared: Server) -> None:
    table, cookie = shared.table(ME, BOT)
    await finish(shared, table, cookie, 1)
    players = [await Player(shared.base, table, cookie, n).open() for n in range(5)]
    await asyncio.gather(*(player.ask("again") for player in players))
    for player in players:
        await player.until(lambda p=player: bool(p.again))  # type: ignore[misc]
    assert len({player.again for player in players}) == 1
    for player in players:
        await player.close()


@asynchronous
async def test_a_challenge_is_made_once_and_nobody_has_two_tries_at_a_time(shared: Server) -> None:
    table, cookie = shared.table(ME, BOT)
    await finish(shared, table, cookie, 2)
    made = await asyncio.to_thread(at_once, lambda n: {"name": dared(shared, table, cookie)})
    assert len({json.dumps(each) for each in made}) == 1
    first = made[0]
    assert isinstance(first, dict)
    _, noor = shared.table(ME, OPEN)
    opened = await asyncio.to_thread(
        at_once, lambda n: {"table": tried(shared, first["name"], noor)[0]}
    )
    assert len({json.dumps(each) for each in opened}) == 1


def test_a_link_that_is_renewed_many_times_at_once_is_one_link_in_the_end(shared: Server) -> None:
    _, cookie = shared.table(ME, OPEN)
    found = at_once(lambda n: form(shared, "/api/me/renew", {}, cookie))
    assert not refused(found)
    links = {each["link"] for each in found if isinstance(each, dict)}
    known = form(shared, "/api/me", {}, cookie)["link"]

    def comes(link: str) -> int:
        try:
            return len(form(shared, "/api/me/come", {"link": link, "look": True}))
        except HTTPError as error:
            return -error.code

    assert [link for link in links | {known} if comes(link) > 0] == [known]


def test_notices_that_are_switched_on_many_times_at_once_are_on(shared: Server) -> None:
    browser = Browser()
    endpoint = {"endpoint": "https://push.example.org/one", **browser.keys}
    for _ in range(3):
        _, cookie = shared.table(ME, OPEN)
        ways: tuple[Way, ...] = (
            ("/api/me/feed", {"on": True}),
            ("/api/me/push", endpoint),
            ("/api/me/likes", {"theme": "dark"}),
        )

        def switch(n: int, c: str = cookie, w: tuple[Way, ...] = ways) -> Said:
            return form(shared, w[n % 3][0], w[n % 3][1], c)

        found = at_once(switch)
        assert not refused(found)
        told = form(shared, "/api/me/notices", {}, cookie)
        assert told["feed"]
        assert len(told["browsers"]) == 1


def test_an_address_is_asked_no_more_often_by_asking_at_once(shared: Server) -> None:
    _, cookie = shared.table(ME, OPEN)
    found = at_once(
        lambda n: form(shared, "/api/me/mail", {"address": f"n{n}@example.org"}, cookie)
    )
    assert refused(found)[429] >= AT_ONCE - 4
    assert set(refused(found)) == {429}


def test_days_away_are_taken_once(shared: Server) -> None:
    _, cookie = shared.table(ME, OPEN)
    until = int(time.time()) + 20 * 86_400
    at_once(lambda n: form(shared, "/api/me/holiday", {"until": until}, cookie))
    assert form(shared, "/api/me", {}, cookie)["holidays"] == 10
