"""Challenges: the same cards for all, in one table of results, and nobody knows them before."""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from nunatak.server.base.limits import Limits
from nunatak.server.routes.challenge_page import finished
from nunatak.server.routes.challenge_page import page as drawn
from nunatak.server.tables.challenge import challenger, new_try, unfinished
from nunatak.store import Person, Store
from nunatak.store.rows import Brief
from nunatak.table import Refusal
from nunatak.table.kept import Result
from nunatak.table.leaving import AGREED
from tests.loops import run
from tests.server.client import Player, Said, post
from tests.server.conftest import Server, shared_by
from tests.table.sitting import kept

BOT = {"kind": "bot", "level": "cub"}


def page(server: Server, path: str, cookie: str = "") -> tuple[Said, bytes]:
    """Return what a page starts with, and the whole of it."""
    asked = Request(server.base + path, headers={"cookie": cookie})
    with urlopen(asked, timeout=30) as answer:
        body: bytes = answer.read()
    found = re.search(rb'id="boot">(.*?)</script>', body, re.S)
    assert found is not None
    return json.loads(found[1]), body


def challenge(server: Server, name: str, cookie: str = "") -> Said:
    found: Said = page(server, f"/c/{name}", cookie)[0]["challenge"]
    return found


def file(server: Server, table: str, cookie: str) -> bytes:
    """Return a finished game, without the names of those who played."""
    asked = Request(f"{server.base}/t/{table}/game.json?names=no", headers={"cookie": cookie})
    with urlopen(asked, timeout=30) as answer:
        body: bytes = answer.read()
        return body


async def finish(server: Server, table: str, cookie: str, seed: int, most: int = 500) -> Player:
    """Choose anything, by a seed, to the end or so many times."""
    player = await Player(server.base, table, cookie, seed).open()
    for _ in range(most):
        await player.until(lambda: bool(player.options) or player.over, 60)
        if player.over:
            break
        await player.ask("act", v=player.v, option=player.rng.choice(player.options))
    await player.close()
    return player


def dared(server: Server, table: str, cookie: str) -> str:
    """Make a challenge of a game; return its name."""
    made, _ = post(server.base, f"/api/tables/{table}/challenge", {}, cookie)
    return str(made["url"]).removeprefix("/c/")


def tried(server: Server, name: str, cookie: str = "", called: str = "Noor") -> tuple[str, str]:
    """Open a table with the same cards."""
    made, given = post(server.base, f"/api/challenges/{name}", {"name": called}, cookie)
    return str(made["url"]).removeprefix("/t/"), given


class Dare:
    """A game that was played to its end, and the challenge that was made of it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table, self.cookie = server.table({"kind": "me"}, BOT)
        run(finish(server, self.table, self.cookie, 1))
        self.name = dared(server, self.table, self.cookie)


@pytest.fixture(scope="module")
def shared(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A server whose bots may take their time, so that none is replaced on a busy machine."""
    folder = tmp_path_factory.mktemp("server")
    started = Server(folder, bot_thinks=300, **shared_by(request)).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


@pytest.fixture(scope="module")
def dare(shared: Server) -> Dare:
    return Dare(shared)


def entries(server: Server, table: str) -> list[int]:
    """Return what is kept of a game, over or not."""

    async def main() -> list[int]:
        store: Store = await server.store()
        found = await store.load(table)
        await store.close()
        assert found is not None
        return [number for number, _ in found.entries]

    return run(main())


def seeds(server: Server) -> list[str]:
    """Return every seed that the server keeps."""

    async def main() -> list[str]:
        store: Store = await server.store()
        async with store.reading() as connection:
            rows = await connection.exec_driver_sql("SELECT seed FROM tables")
            found = [row[0] for row in rows if row[0]]
        await store.close()
        return found

    return run(main())


def test_the_same_choices_against_the_same_bots_give_the_same_game(dare: Dare) -> None:
    server = dare.server
    mine, noor = tried(server, dare.name)
    run(finish(server, mine, noor, 1))
    other, kolya = tried(server, dare.name, called="Kolya")
    run(finish(server, other, kolya, 1))
    assert file(server, mine, noor) == file(server, other, kolya)
    done = challenge(server, dare.name, noor)
    links = {line["name"]: line.get("url") for line in done["tried"]}
    assert links == {"Ines": f"/t/{dare.table}", "Noor": f"/t/{mine}", "Kolya": None}
    assert done["say"].startswith("You share")
    boot, _ = page(server, f"/t/{mine}", noor)
    assert boot["table"]["challenge"] == f"/c/{dare.name}"
    assert done["action"] == "again"
    assert tried(server, dare.name, noor)[0] != mine


def test_whoever_has_begun_comes_back_to_that_table_and_looks_ahead_at_no_other(
    dare: Dare,
) -> None:
    before = challenge(dare.server, dare.name)
    assert before["action"] == "first"
    assert all("url" not in line for line in before["tried"])  # it would show the cards
    mine, kolya = tried(dare.server, dare.name, called="Kolya")
    assert challenge(dare.server, dare.name, kolya)["on"] == f"/t/{mine}"
    assert tried(dare.server, dare.name, kolya, "Kolya")[0] == mine


def test_nobody_is_told_a_seed_nor_anything_of_games_that_are_not_over(dare: Dare) -> None:
    server = dare.server
    mine, rui = tried(server, dare.name, called="Rui")
    before = page(server, f"/c/{dare.name}")[1]
    player = run(finish(server, mine, rui, 7, most=5))
    assert page(server, f"/c/{dare.name}")[1] == before
    everybody = ("", dare.cookie, rui)
    told = [
        *(page(server, path, who)[1] for path in (f"/c/{dare.name}", "/") for who in everybody),
        *(page(server, f"/t/{mine}", rui)[1], page(server, f"/t/{dare.table}", "")[1]),
        file(server, dare.table, dare.cookie),
        *(line.encode() for line in player.raw),
    ]
    secret = seeds(server)
    assert len(set(secret)) < len(secret)  # the same at both tables
    assert all(seed.encode() not in body for seed in secret for body in told)
    with pytest.raises(HTTPError) as refused:  # nor does anybody watch who might play
        page(server, f"/t/{mine}", "")
    assert refused.value.code == 403


def test_only_whoever_played_alone_to_the_end_can_challenge(dare: Dare) -> None:
    server = dare.server
    assert dared(server, dare.table, dare.cookie) == dare.name
    running, mine = server.table({"kind": "me"}, BOT)
    two, _ = server.table({"kind": "me"}, {"kind": "here", "name": "Noor"}, cookie=mine)
    for where, who, code in ((dare.table, "", 403), (running, mine, 409), (two, mine, 409)):
        with pytest.raises(HTTPError) as refused:
            dared(server, where, who)
        assert refused.value.code == code
        assert json.loads(refused.value.read())["say"]
    for path in ("/c/nowhere", "/c/%00", "/c/" + "x" * 99):
        with pytest.raises(HTTPError) as refused:
            page(server, path)
        assert refused.value.code == 404
    with pytest.raises(HTTPError) as refused:
        tried(server, "nowhere")
    assert refused.value.code == 404
    made, _ = post(server.base, f"/api/tables/{dare.table}/on", {"entry": 5}, dare.cookie)
    assert "may_challenge" not in page(server, made["url"], dare.cookie)[0]["table"]
    assert page(server, f"/t/{dare.table}", dare.cookie)[0]["table"]["may_challenge"]


def test_no_bot_plays_for_somebody_where_results_are_compared(dare: Dare) -> None:
    mine, noor = tried(dare.server, dare.name)

    async def main() -> Said:
        player = await Player(dare.server.base, mine, noor).open()
        return await player.ask("instruct", v=player.v, key="bot", on=True)

    assert run(main())["code"] == "illegal"


def test_a_server_that_was_killed_goes_on_with_the_same_cards(dare: Dare) -> None:
    """The last of these tests, as it leaves the server anew."""
    server = dare.server
    tables = [tried(server, dare.name, called=name) for name in ("Fulmar", "Petrel")]

    async def on(table: str, cookie: str, *, killed: bool) -> None:
        player = await Player(server.base, table, cookie, 1).open()
        for n in range(10):
            await player.until(lambda: bool(player.options), 60)
            await player.ask("act", v=player.v, option=player.rng.choice(player.options))
            if n == 4 and killed:
                await player.cut()
                server.kill()
                server.start()
                player.scene, player.v = {}, -1
                await player.open()
        await player.until(lambda: bool(player.options), 60)
        await player.close()

    run(on(*tables[0], killed=False))
    run(on(*tables[1], killed=True))
    ours, theirs = (entries(server, table) for table, _ in tables)
    assert len(ours) > 15
    assert ours == theirs
    assert challenge(server, dare.name)["tried"]


# Who counts, and who comes first


def brief(who: str, n: int, scores: list[int], **more: Any) -> Brief:
    """Return a try that is over, or not if it has no scores."""
    made = kept(["person", "bot"], seed="5" * 64, challenge="c", watch=n == 0, **more)
    row, seats = made.row, made.seats
    row.id, row.created, seats[0].person, seats[0].name = f"t{n}", n, who, who.title()
    if scores:
        places = [1 + sum(other > score for other in scores) for score in scores]
        ended = Result([places.index(1)], scores, places)
        row.state, row.result = "over", msgspec.json.encode(ended).decode()
    return Brief(row, seats)


def test_who_won_comes_before_who_has_more_points_and_only_first_tries_have_a_place() -> None:
    tries = [
        brief("ines", 0, [30, 40]),
        brief("noor", 1, [20, 10]),
        brief("noor", 2, [50, 10]),
        brief("kolya", 3, []),
        brief("rui", 4, [35, 40]),
        brief("kolya", 5, [99, 1]),
    ]
    order = [(one.brief.row.id, one.counts) for one in finished(tries)]
    assert order == [("t1", True), ("t4", True), ("t0", True), ("t5", False), ("t2", False)]
    shown = drawn(tries, Person("rui", "Rui"), "http://x", Limits(), "en")
    assert shown.say == "You are number 2 of 3."
    assert [line.rank for line in shown.tried] == [1, 2, 3, 0, 0]
    assert shown.playing == 1
    assert [line.url for line in shown.tried] == ["", "/t/t4", "/t/t0", "", ""]
    first = drawn(tries, Person("kolya", "Kolya"), "http://x", Limits(), "en")
    assert first.say == "Your game counts once it is over."
    assert unfinished(tries, "kolya") == "t3"


def test_whoever_gave_up_stands_in_no_table() -> None:
    given = brief("noor", 1, [20, 10])
    given.row.result = msgspec.json.encode(Result([], [20, 10], [], [], AGREED)).decode()
    tries = [brief("ines", 0, [30, 40]), given, brief("noor", 2, [90, 10])]
    shown = drawn(tries, Person("noor", "Noor"), "http://x", Limits(), "en")
    assert [line.rank for line in shown.tried] == [1, 0]
    assert "it is not in the table" in shown.say


def test_nobody_plays_the_same_cards_for_ever() -> None:
    limits = Limits(tries=4, tries_a_person=2)
    tries = [brief(who, n, [1, 2]) for n, who in enumerate(("ines", "noor", "noor"))]
    with pytest.raises(Refusal, match="tried-enough"):
        new_try(tries, Person("noor", "Noor"), limits)
    row, seats = new_try(tries, Person("rui", "Rui"), limits)
    assert (row.seed, row.challenge, row.watch) == ("5" * 64, "c", False)
    assert [(s.kind, s.name) for s in seats] == [("person", "Rui"), ("bot", "Bot 2")]
    with pytest.raises(Refusal, match="challenge-full"):
        new_try([*tries, brief("rui", 3, [])], Person("kolya", "Kolya"), limits)
    assert Limits().tries_a_person < Limits().tries


@pytest.mark.parametrize(
    "apart", [{"seed": ""}, {"lesson": True}, {"source": "t9"}, {"base": 3}, {"adopted": "{}"}]
)
def test_what_a_seed_did_not_settle_is_no_challenge(apart: dict[str, Any]) -> None:
    good = brief("ines", 0, [1, 2])
    assert challenger(good.row, good.seats) == 0
    for name, value in apart.items():
        setattr(good.row, name, value)
    assert challenger(good.row, good.seats) is None


def test_under_other_rules_nobody_plays_the_same_cards() -> None:
    old = brief("ines", 0, [1, 2])
    old.row.rules -= 1
    with pytest.raises(Refusal, match="other-rules-then"):
        new_try([old], Person("rui", "Rui"), Limits())
