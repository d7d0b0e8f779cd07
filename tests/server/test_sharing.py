"""Several people at one screen, and bots in the place of those who left."""

import asyncio
import json
from pathlib import Path
from typing import Any

from nunatak.protocol import messages as m
from nunatak.server.base.limits import Limits
from nunatak.server.tables.live import Live
from nunatak.server.tables.viewer import Viewer
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Person, Store
from nunatak.table import Table
from tests.loops import run
from tests.server.client import Player
from tests.server.conftest import Server
from tests.table.sitting import just, kept


def heard(viewer: Viewer) -> list[dict[str, Any]]:
    """Return what a screen was told since the last time."""
    found = []
    while not viewer.outbox.empty():
        message = viewer.outbox.get_nowait()
        assert message is not None
        found.append(json.loads(message))
    return found


def test_a_curtain_falls_between_players_when_one_of_them_has_seen_a_secret(
    tmp_path: Path,
) -> None:
    chance = just(
        "first 1",
        *("card 8-judge", "card 8"),
        *("card 3", "card 5", "card 6", "card 7"),
    )

    async def main() -> None:
        store = await Store.open_in(tmp_path)
        await store.add_person(Person("ines", "Ines"), "h")
        both = kept(["person", "person"])
        for seat in both.seats:
            seat.person = "ines"
        await store.add_table(both.row, both.seats)
        table = Table(both, 1.0, chance)
        live = Live(table, store, Thinking(1, 1.0), Limits(), lambda _: asyncio.sleep(0, ""))
        table.begin(1.0)
        screen = Viewer(Person("ines", "Ines"), "en", Limits())
        await live.join(screen, m.Hello("h"))
        moves = ("raise-hand", "stop", "raise-hand", "stop", "raise-hand", "judge 8")
        for n, text in enumerate(moves):
            assert not screen.curtain
            option = table.game.option(text)
            await live.hear(screen, m.Act(f"k.{n}", table.row.version, option))
            errors = [h for h in heard(screen) if h["t"] == "error"]
            assert errors == []
        assert table.asked() == 0
        assert screen.seat == 0  # whoever asked the judge sits there, and sees it
        assert screen.scene is not None
        assert "seen" in screen.scene.lists["items"]
        for n, text in enumerate(("at-bottom", "next 5", "next 6")):
            option = table.game.option(text)
            await live.hear(screen, m.Act(f"q.{n}", table.row.version, option))
        last = [h for h in heard(screen) if h["t"] in ("scene", "patch")][-1]
        assert table.asked() == 1
        assert last["curtain"] == "B"
        assert "sees" not in json.dumps(last["log"])
        assert screen.seat is None
        await live.hear(screen, m.Reveal("r.1", "B"))
        shown = next(h for h in heard(screen) if h["t"] == "scene")
        assert "curtain" not in shown
        assert [o["option"] for o in shown["scene"]["prompt"]["options"]] == table.choices(1)
        assert "sees" not in json.dumps(shown["log"])
        await live.stop()
        await store.close()

    run(main())


def test_a_bot_plays_for_whoever_left_where_the_table_agreed_and_gives_the_seat_back(
    tmp_path: Path, processes: dict[str, Any]
) -> None:
    server = Server(tmp_path, **processes, grace=0.1, away_none=0.3).start()

    async def main() -> None:
        table, cookie = server.table({"kind": "me"}, {"kind": "open"}, stand_in=True)
        other = server.sit(table, "B", "Noor")
        ines = await Player(server.base, table, cookie, 1).open()
        noor = await Player(server.base, table, other, 2).open()
        await noor.close()

        def log() -> list[str]:
            return [line["text"] for line in ines.log]

        for _ in range(200):
            if "A bot plays for Noor now." in log() or ines.over:
                break
            if ines.options:
                await ines.move()
            await ines.until(lambda: bool(ines.options) or "A bot plays for Noor now." in log(), 30)
        assert "A bot plays for Noor now." in log()
        await ines.until(lambda: bool(ines.options), 60)  # the bot has played
        await Player(server.base, table, other, 3).open()
        await ines.until(lambda: "Noor plays again." in log())

    try:
        run(main())
    finally:
        server.stop()
