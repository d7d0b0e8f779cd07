"""What happens when there is too much of anything."""

import asyncio
from pathlib import Path

import pytest

from nunatak.protocol.messages import Pong
from nunatak.scene.text import Texts
from nunatak.server.base.inbox import nothing
from nunatak.server.base.limits import Bucket, Gate, Limits, from_environment
from nunatak.server.people.people import language
from nunatak.server.routes.lists import my_row
from nunatak.server.shell import files
from nunatak.server.tables.live import Live
from nunatak.server.tables.viewer import Viewer
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Person, Store
from nunatak.store.rows import Brief
from nunatak.table import Table
from nunatak.table.outcome import winners
from tests.loops import run
from tests.table.sitting import kept, play, table


def test_a_bucket_lets_some_through_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(2.0, 3)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(10.5)
    assert not bucket.take(10.6)


def test_one_address_can_not_use_up_what_another_may() -> None:
    gate = Gate(1.0, 1)
    assert gate.take("a", 1.0)
    assert not gate.take("a", 1.1)
    assert gate.take("b", 1.1)


def test_a_gate_that_is_full_of_strangers_forgets_those_who_have_waited() -> None:
    gate = Gate(1.0, 1, size=2)
    assert gate.take("a", 1.0)
    assert gate.take("b", 1.0)
    assert not gate.take("c", 1.5)
    assert gate.take("c", 9.0)


def test_a_browser_that_takes_nothing_any_more_has_to_connect_again() -> None:
    async def main() -> None:
        viewer = Viewer(None, "en", Limits(outbox=3))
        for n in range(9):
            viewer.tell(Pong(str(n)))
        assert viewer.goodbye == 1013
        assert viewer.outbox.qsize() == 1  # nothing but the end is left to be sent
        assert viewer.outbox.get_nowait() is None

    run(main())


def test_a_table_with_too_much_to_do_refuses_more(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open_in(tmp_path)
        made = Table(kept(["person", "open"]), 0.0)
        limits = Limits(inbox=2)
        live = Live(made, store, Thinking(1, 1.0), limits, lambda _: asyncio.sleep(0, ""))
        assert [live.ask(nothing) for _ in range(3)] == [True, True, False]
        await live.stop()
        await store.close()

    run(main())


def test_what_can_not_be_kept_is_told_to_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open_in(tmp_path)  # in which there is no such table, nor its host
        made = Table(kept(["person", "person"]), 0.0)
        live = Live(made, store, Thinking(1, 1.0), Limits(), lambda _: asyncio.sleep(0, ""))
        viewer = Viewer(None, "en", Limits())
        viewer.greeted = True
        live.viewers.add(viewer)

        async def begin() -> None:
            made.begin(1.0)
            await live.keep(("nobody", "k.1"))

        live.ask(begin)
        await live.task
        assert live.broken
        assert viewer.goodbye == 1012
        assert viewer.outbox.get_nowait() is None  # goodbye, and not a word before it
        await store.close()

    run(main())


def test_limits_can_be_changed_from_outside_but_not_misspelt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NUNATAK_LIMITS", '{"grace": 1.5}')
    assert from_environment().grace == 1.5
    monkeypatch.setenv("NUNATAK_LIMITS", '{"graze": 1.5}')
    with pytest.raises(SystemExit, match="graze"):
        from_environment()


def test_a_finished_table_says_who_has_won() -> None:
    made = table(["person", "person"])
    play(made)
    winner = "ines" if 0 in winners(made) else "noor"
    loser = "noor" if winner == "ines" else "ines"
    brief = Brief(made.row, made.seats)
    ahead = " : ".join(str(points) for points in sorted(made.p.scores(), reverse=True))
    assert my_row(brief, Person(winner, ""), "en", {}).note == f"**Finished**: you won · {ahead}"
    if len(winners(made)) == 1:
        note = my_row(brief, Person(loser, ""), "en", {}).note
        assert note == f"**Finished**: {winner.title()} won · {ahead}"


def test_the_language_is_the_one_chosen_or_else_the_browsers() -> None:
    assert language({"nunatak-language": "zh-Hant"}, "en") == "zh-Hant"
    assert language({"nunatak-language": "xx"}, "zh-HK") == "zh-Hant"
    assert language({}, "") == "en"


def test_chinese_says_nothing_that_english_does_not() -> None:
    import re
    from importlib import resources

    def keys(locale: str) -> set[str]:
        text = (resources.files("nunatak.table") / f"text.{locale}.ftl").read_text()
        return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))

    assert keys("zh-Hant") <= keys("en")
    assert Texts("nunatak.table").locales() == ["en", "zh-Hant"]


def test_what_is_not_there_is_not_remembered_however_many_names_are_asked_for() -> None:
    asked: list[str] = []

    def find(name: str) -> files.File | None:
        asked.append(name)
        return files.File(b"", "text/plain") if name == "there" else None

    found = files.remembered(find)
    for name in ("there", "gone", "there", "gone"):
        assert (found(name) is None) == (name == "gone")
    assert asked == ["there", "gone", "gone"]
