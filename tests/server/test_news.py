"""Lists tell whose turn it is, since when, and what happened last, as anybody may read it."""

import random
from typing import Any

import pytest

from nunatak.server.tables import news
from nunatak.table.log import said
from tests.loops import run
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.test_socket import page
from tests.table.sitting import table

ME = {"kind": "me"}
HERE = {"kind": "here", "name": "Noor"}


@pytest.mark.parametrize("game", ["antartik", "meltwater", "arctic"])
def test_what_happened_last_is_never_more_than_a_stranger_may_read(game: str) -> None:
    made, rng = table(["person", "person"], game=game), random.Random(4)
    for _ in range(25):
        seat = made.asked()
        if seat is None:
            break
        made.act(seat, rng.choice(made.choices(seat)), made.row.version, 1.0)
        told = news.read(news.written(made))
        assert told.n == made.length
        public = [news.plain(line.text) for line in said(made, made.record.lines, None, "en")]
        assert told.say("en") in ["", *public]
        assert told.say("xx") == told.say("en")
        assert "[" not in told.say("en")


def home(server: Server, cookie: str = "") -> dict[str, Any]:
    found: dict[str, Any] = page(server, "/", cookie)[1]["home"]
    return found


def test_ones_games_are_listed_without_waking_them(shared: Server) -> None:
    name, cookie = shared.table(ME, HERE)

    async def main() -> None:
        player = await Player(shared.base, name, cookie).open()
        for _ in range(6):
            if player.curtain:
                await player.ask("reveal", seat=player.curtain)
            await player.move()

    run(main())
    [row] = home(shared, cookie)["mine"]
    assert row["action"] == "play"
    assert [seat["kind"] for seat in row["seats"]] == ["you", "you"]
    assert row["turn"] in ("A", "B")
    assert row["last"]
    assert row["when"].startswith("for ")
    assert row["picture"].startswith(f"/t/{name}/")


def test_an_open_table_says_how_it_is_played_and_who_waits(shared: Server) -> None:
    agreed: dict[str, Any] = {"public": True, "game": "meltwater", "options": {"season": "winter"}}
    name, _ = shared.table(ME, {"kind": "open"}, pace="live", minutes=20, **agreed)
    shared.table(ME, {"kind": "link"})  # which is in no list
    [row] = home(shared)["open"]
    assert row["url"] == f"/t/{name}"
    for word in ("20 min", "Winter", "English"):
        assert word in row["note"]
    assert row["last"].startswith("Ines waiting for")
