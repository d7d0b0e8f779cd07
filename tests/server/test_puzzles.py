"""Puzzles from the server: a page from one seat's eyes, and the answer to whoever chooses."""

import http.client
import json
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

import nunatak
from nunatak.protocol import messages as m
from nunatak.review.puzzles import puzzles_of
from nunatak.scene.items import everything
from nunatak.server.base import steady
from nunatak.server.routes.puzzle_page import Laid, laid, todays
from nunatak.server.tables.describe import past_scene
from tests.server.client import post
from tests.server.conftest import Server
from tests.server.counts import count

WITH = [name for name in nunatak.game_names() if puzzles_of(name)]
SOME = count("leaks", 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("puzzles")).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


def get(server: Server, path: str, lang: str = "en") -> tuple[int, str]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    line.request("GET", path, headers={"accept-language": lang})
    answer = line.getresponse()
    body = answer.read().decode()
    line.close()
    return answer.status, body


def started_with(page: str) -> Any:
    """Return what a page starts with."""
    inside = page.split('id="boot"', 1)[1].split(">", 1)[1].split("</script>", 1)[0]
    return json.loads(inside)


def ask(server: Server, game: str, n: int, **message: Any) -> dict[str, Any]:
    found, _ = post(server.base, f"/api/puzzles/{game}/{n}", {"id": "p.1", **message})
    return found


@pytest.mark.parametrize("game", WITH)
def test_a_puzzle_is_shown_asked_about_and_answered(server: Server, game: str) -> None:
    status, page = get(server, f"/puzzles/{game}/1")
    assert status == 200
    table = started_with(page)["table"]
    assert table["puzzle"]["count"] == len(puzzles_of(game))
    assert table["puzzle"]["title"] in page
    prompt = table["whole"]["scene"]["prompt"]
    offered = [each["option"] for each in prompt["options"] if each.get("option") is not None]
    known, puzzle = nunatak.game(game), puzzles_of(game)[0]
    assert sorted(set(offered)) == sorted(puzzle.position(known).options())
    seen = ask(server, game, 1, t="preview", v=0, option=offered[0])
    assert seen["t"] == "preview"
    item = table["whole"]["scene"]["items"][0]["id"]
    assert ask(server, game, 1, t="why", v=0, item=item)["say"]
    for option in offered[:2]:
        told = ask(server, game, 1, t="act", v=0, option=option)
        assert told["option"] == option
        assert told["worth"][0]["option"] == known.option(puzzle.best)
        assert len(told["worth"]) == len(set(offered))
        assert told["line"]
        assert not told["scene"]["prompt"].get("options")


def test_what_can_t_be_chosen_is_refused_with_the_rule(server: Server) -> None:
    with pytest.raises(HTTPError) as refused:
        ask(server, "antartik", 1, t="act", v=0, option=0)
    assert refused.value.code == 409
    assert json.load(refused.value)["say"]


@pytest.mark.parametrize("message", [{"t": "undo", "v": 0}, {"t": "look"}, {"t": "nothing"}, {}])
def test_nothing_else_can_be_asked_of_a_puzzle(server: Server, message: dict[str, Any]) -> None:
    with pytest.raises(HTTPError) as refused:
        ask(server, "antartik", 1, **message)
    assert refused.value.code == 400


@pytest.mark.parametrize("path", ["chess", "antartik/0", "antartik/99999", "antartik/x", "chess/1"])
def test_a_puzzle_that_is_not_there_is_no_page(server: Server, path: str) -> None:
    assert get(server, f"/puzzles/{path}")[0] == 404


def test_every_day_has_its_puzzle_and_yesterday_s_is_beside_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = started_with(get(server, "/puzzles/antartik")[1])["table"]["puzzle"]
    assert today["today"]
    assert today["before"] != today["next"]
    days = []
    for day in range(len(puzzles_of("antartik"))):
        monkeypatch.setattr(steady, "now", lambda day=day: 86_400.0 * (day + 20_000))
        days.append(todays("antartik"))
    assert sorted(days) == list(range(1, len(days) + 1))


def test_too_many_questions_from_one_address_are_refused(tmp_path_factory: Any) -> None:
    started = Server(
        tmp_path_factory.mktemp("few"),
        previews_a_second_from_an_address=0.01,
        previews_at_once_from_an_address=2,
    ).start()
    try:
        assert [get(started, "/puzzles/antartik/1")[0] for _ in range(3)] == [200, 200, 429]
        with pytest.raises(HTTPError) as refused:
            ask(started, "antartik", 1, t="why", v=0, item="x")
        assert refused.value.code == 429
    finally:
        started.stop()


@pytest.mark.parametrize("game", WITH)
def test_nothing_that_is_sent_depends_on_what_is_hidden(game: str) -> None:
    for n in range(1, min(SOME, len(puzzles_of(game))) + 1):
        one, other = Laid(game, n, "en"), Laid(game, n, "en")
        p = other.table.p
        other.table.record.history._now = p.redeal(one.seat, nunatak.Rng(n))
        assert sent(one) == sent(other)


def sent(puzzle: Laid) -> list[bytes]:
    """Return all that a page is sent of a puzzle, whatever is asked."""
    told: list[Any] = [puzzle.whole, puzzle.boot()]
    scene = past_scene(puzzle.table, puzzle.seat, "en", choices=True)
    told.append(scene)
    for option in puzzle.table.p.options():
        told.append(puzzle.answer(m.Preview("a", 0, option)))
    told.append(puzzle.answer(m.Act("a", 0, puzzle.table.p.options()[0])))
    for item in list(everything(scene.items))[:20]:
        told.append(puzzle.answer(m.Why("a", 0, item.id)))
    return [msgspec.json.encode(each) for each in told]


@pytest.mark.parametrize("game", WITH)
def test_no_title_spoils_its_answer(game: str) -> None:
    for n in range(1, len(puzzles_of(game)) + 1):
        found = Laid(game, n, "en")
        best = found.table.game.label(found.puzzle.best, "en", found.table.p)
        assert ":" in found.title
        assert best.lower() not in found.title.lower()


def test_a_puzzle_speaks_the_reader_s_language(server: Server) -> None:
    puzzle = started_with(get(server, "/puzzles/antartik/1", "zh-Hant")[1])["table"]["puzzle"]
    assert "輪到" in puzzle["title"]
    assert laid("antartik", 1, "zh-Hant").title == puzzle["title"]
