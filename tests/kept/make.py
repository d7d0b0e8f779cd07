"""Makes a data folder as people leave one behind, and writes its rows into a file beside this one.

    ./dev python -m tests.kept.make

Real people (who choose anything) play all games at a real server, with bots, clocks, chat, link
seats and a move a day; some games are finished, some go on, some wait. Every schema that was ever
used gets one such file, made once by the program of its time, and tests open all of them with the
program of today.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import nunatak
from tests.server.client import Player
from tests.server.conftest import Server

HERE = Path(__file__).parent
BOT = {"kind": "bot", "level": "cub"}
ME, OPEN, LINK = {"kind": "me"}, {"kind": "open"}, {"kind": "link"}
MOVES = 12  # that a person makes in a game which goes on
WITH_OPTIONS: dict[str, dict[str, str]] = {
    "antartik": {"children": "yes"},
    "frozen-frontier": {"draft": "yes"},
}


class Folder:
    """A server whose data will be kept."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""

    def open(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        """Open a table for the host and return its name."""
        table, self.cookie = self.server.table(*seats, cookie=self.cookie, game=game, **more)
        return table

    async def play(self, table: str, moves: int, cookies: list[str], chat: str = "") -> None:
        """Let people choose anything, so many times or until the end."""
        players = [Player(self.server.base, table, c, n) for n, c in enumerate(cookies)]
        for player in players:
            await player.open()
        if chat:
            await players[0].ask("chat", text=chat)
        made = 0
        while made < moves and not any(p.over for p in players):
            asked = next((p for p in players if p.options), None)
            if asked is None:
                await asyncio.sleep(0.002)
                continue
            answer = await asked.ask("act", v=asked.v, option=asked.rng.choice(asked.options))
            made += answer["t"] == "ack"
        for player in players:
            await player.close()


async def fill(folder: Folder) -> None:
    """Play all that is to be kept."""
    for name in nunatak.game_names():
        game = nunatak.game(name)
        least = game.players[0]
        with_bots = [ME, *([BOT] * (least - 1))]
        options = WITH_OPTIONS.get(name, {})
        options = {key: word for key, word in options.items() if key in choices(name)}
        over = folder.open(name, *with_bots)
        await folder.play(over, 100_000, [folder.cookie], "Well played!")
        clocked = folder.open(name, *with_bots, pace="live", minutes=600)
        await folder.play(clocked, MOVES, [folder.cookie], "Back after lunch.")
        many = [ME, OPEN, *([BOT] * (game.players[-1] - 2))][: game.players[-1]]
        if len(many) > 1:
            daily = folder.open(name, *many, pace="day", options=options)
            friend = folder.server.sit(daily, "B", "Noor")
            await folder.play(daily, MOVES, [folder.cookie, friend], "A move a day, then.")
            folder.open(name, ME, LINK, public=False)
            folder.open(name, ME, OPEN, public=True)
        print(f"  {name} is played", flush=True)


def choices(name: str) -> list[str]:
    """Return what can be agreed on in a game."""
    return [choice.name for choice in nunatak.game(name).settings]


def rows(database: Path) -> dict[str, list[dict[str, Any]]]:
    """Return everything that a database holds."""
    connection = sqlite3.connect(database)
    connection.row_factory = sqlite3.Row
    names = [
        row["name"]
        for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    return {
        name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")]
        for name in sorted(names)
        if not name.startswith("sqlite_")
    }


def main() -> None:
    """Make the folder and write it down."""
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name), idle=0.1, sweep=0.2).start()
        asyncio.run(fill(Folder(server)))
        server.stop()
        kept = rows(Path(name) / "nunatak.db")
    version = kept["alembic_version"][0]["version_num"]
    target = HERE / f"{version}.json"
    if target.exists() and "--again" not in sys.argv:
        sys.exit(f"{target.name} is there already; it is of its own time and stays as it is.")
    lines = [
        f"{json.dumps(table)}: [\n"
        + ",\n".join(json.dumps(row, separators=(",", ":")) for row in found)
        + "\n]"
        for table, found in kept.items()
    ]
    target.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{target.name}: {sum(map(len, kept.values()))} rows")


if __name__ == "__main__":
    main()
