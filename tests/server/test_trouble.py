"""Power cuts, broken lines, and messages that come twice, late or in another order."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

import nunatak
from nunatak.engine.position import OVER
from nunatak.store import Kept
from nunatak.table import Table
from tests.loops import asynchronous
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.counts import count

BOT = {"kind": "bot", "level": "cub"}


async def kept(server: Server, table: str) -> Kept:
    store = await server.store()
    found = await store.load(table)
    await store.close()
    assert found is not None
    return found


async def all_answered(server: Server, player: Player, person: str | None) -> None:
    """Every acknowledged message is in the store with the version that was promised."""
    store = await server.store()
    assert person is not None
    for id, version in player.acked.items():
        assert await store.answered(player.table, person, id) == version
    await store.close()


class Stubborn(Player):
    """Somebody who comes back after every broken line and asks again what was not answered."""

    waiting: dict[str, Any] | None = None

    async def come_back(self) -> None:
        while True:
            try:
                await self.open(have=True)
                return
            except (OSError, ConnectionClosed, TimeoutError, EOFError):
                await asyncio.sleep(0.1)
            except Exception as error:
                if "HTTP" not in type(error).__name__ and "Invalid" not in type(error).__name__:
                    raise
                await asyncio.sleep(0.1)

    async def play(self, over: Callable[[], bool]) -> None:
        """Play anything, whatever happens to the line."""
        while not over():
            if self.socket is None:
                await self.come_back()
                if self.waiting is not None:
                    await self.try_to_send(self.waiting)
            await self.step()
            await asyncio.sleep(0.003)

    async def step(self) -> None:
        waiting = self.waiting
        if waiting is not None and self.answer(waiting["id"]) is not None:
            self.waiting = waiting = None
        if waiting is None and self.options:
            option = self.rng.choice(self.options)
            self.waiting = {"t": "act", "id": self.new_id(), "v": self.v, "option": option}
            await self.try_to_send(self.waiting)

    async def try_to_send(self, message: dict[str, Any]) -> None:
        try:
            await self.send(message)
        except (ConnectionClosed, OSError):
            self.socket = None


class Unlucky(Stubborn):
    """Somebody whose line doubles, delays, reorders and breaks."""

    async def try_to_send(self, message: dict[str, Any]) -> None:
        copies = [message] * self.rng.choice([1, 1, 2, 3])
        ping = {"t": "preview", "id": self.new_id(), "v": self.v, "option": message["option"]}
        mixed = [*copies, ping]
        self.rng.shuffle(mixed)
        for each in mixed:
            if self.rng.random() < 0.08:
                await self.cut()
            if self.rng.random() < 0.3:
                await asyncio.sleep(self.rng.random() * 0.01)
            await super().try_to_send(each)


async def seated(server: Server, kind: type[Stubborn], seed: int) -> list[Stubborn]:
    table, cookie = server.table({"kind": "me"}, {"kind": "open"}, BOT)
    other = server.sit(table, "B", "Noor")
    return [kind(server.base, table, cookie, seed), kind(server.base, table, other, seed + 1)]


@asynchronous
async def test_a_server_killed_at_any_moment_loses_no_move_that_it_acknowledged(
    tmp_path: Path, processes: dict[str, Any]
) -> None:
    server = Server(tmp_path, **processes).start()
    rng = random.Random(11)
    kills = count("kills", 5)
    done = 0
    try:
        while done < kills:
            players = await seated(server, Stubborn, 100 * done)
            game = [
                asyncio.create_task(p.play(lambda all=players: any(q.over for q in all)))  # type: ignore[misc]
                for p in players
            ]
            while done < kills and not any(p.over for p in players):
                await asyncio.sleep(rng.random() * 0.5)
                server.kill()
                done += 1
                await asyncio.to_thread(server.start)
            await asyncio.wait_for(asyncio.gather(*game), 120)
            found = await kept(server, players[0].table)
            for player, seat in zip(players, found.seats, strict=False):
                assert player.acked
                await all_answered(server, player, seat.person)
            replayed = Table(found, 0.0)
            assert replayed.p.actor == OVER
            for player in players:
                await player.close()
    finally:
        server.stop()


@asynchronous
async def test_lines_that_double_delay_reorder_and_break_change_no_game(shared: Server) -> None:
    for seed in range(count("chaos", 3)):
        players = await seated(shared, Unlucky, 1000 + 10 * seed)
        await asyncio.wait_for(
            asyncio.gather(
                *(p.play(lambda all=players: any(q.over for q in all)) for p in players)  # type: ignore[misc]
            ),
            120,
        )
        found = await kept(shared, players[0].table)
        ended = Table(found, 0.0)
        assert ended.p.actor == OVER
        scores = {f"{'ABC'[seat]}": str(ended.p.score(seat)) for seat in range(3)}
        for player in players:
            await player.close()
            fresh = await Player(shared.base, player.table, player.cookie).open()
            results = fresh.scene["over"]["results"]
            assert {r["seat"]: r["total"] for r in results} == scores
        mine = sum(len(player.acked) for player in players)
        options = [number for number, _ in found.entries if number >= 0]
        game = nunatak.game("antartik")
        chance = sum(game.text(n).split()[0] in ("card", "first") for n in options)
        assert mine <= len(options) - chance  # nothing that was sent twice counted twice


@asynchronous
async def test_a_server_that_is_stopped_says_goodbye_and_goes_on_later(
    tmp_path: Path, processes: dict[str, Any]
) -> None:
    server = Server(tmp_path, **processes).start()
    table, cookie = server.table({"kind": "me"}, BOT)
    player = await Player(server.base, table, cookie, 1).open()
    await player.until(lambda: bool(player.options), 60)
    scores = [p["score"] for p in player.scene["standing"]["players"]]
    server.stop()
    await player.until(lambda: player.socket is None)
    server.start()
    try:
        again = await Player(server.base, table, cookie, 2).open()
        assert [p["score"] for p in again.scene["standing"]["players"]] == scores
        assert again.options
    finally:
        server.stop()
