"""Lessons fit the rules: every entry, light and word; and one may leave the way anywhere."""

import random
import re
from typing import Any

import pytest

import nunatak
from nunatak.bots.levels import LEVELS
from nunatak.games.history import REWIND, entry
from nunatak.scene.items import Zone, everything
from nunatak.scene.sight import Somebody
from nunatak.scene.text import FALLBACK
from nunatak.server.tables.describe import taught
from nunatak.server.tables.setup import new_lesson
from nunatak.store.rows import Kept, Person
from nunatak.table import Refusal, Table
from nunatak.table.lesson import LEVEL, Lesson, lesson
from nunatak.table.picture import picture, preview
from nunatak.table.rules_text import HEADING, slug

TAUGHT = [name for name in nunatak.game_names() if lesson(name) is not None]
MOST_WORDS = 400
CHINESE = re.compile(r"[\u4e00-\u9fff]")

every_lesson = pytest.mark.parametrize("name", TAUGHT)


def of(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


def sitting(name: str) -> Table:
    """Return a table that follows a lesson; whoever learns is there."""
    row, seats = new_lesson(name, Person("learner", "Ines"), 30)
    rng = random.Random(7)

    def chance(p: Any) -> int:
        options, weights = zip(*p.chances(), strict=True)
        return int(rng.choices(options, weights)[0])

    table = Table(Kept(row, seats, [], {}, {}, []), 0.0, chance)
    table.present = {"learner"}
    table.begin(0.0)
    others(table)
    return table


def others(table: Table) -> None:
    """Let the others play: as the lesson says, or else anything."""
    while (seat := table.bot_asked()) is not None:
        scripted = table.scripted()
        options = table.p.options()
        option = options[0] if scripted is None else scripted
        assert table.bot_takes(seat, option, table.length, 0.0)


def act(table: Table, option: int) -> None:
    table.act(of(table.row.game).seat, option, table.row.version, 0.0)
    others(table)


def teach(table: Table, way: str) -> None:
    table.teach(of(table.row.game).seat, way, table.row.version, 0.0)
    others(table)


def test_a_game_without_a_lesson_is_refused_one() -> None:
    with pytest.raises(Refusal):
        new_lesson("chess", Person("learner", "Ines"), 30)


@every_lesson
def test_whoever_follows_a_lesson_comes_to_its_end(name: str) -> None:
    table, found = sitting(name), of(name)
    for n in sorted(found.own):
        assert table.record.history.line() == found.entries[:n], f"before entry {n + 1}"
        act(table, found.entries[n])
    moment = table.moment()
    assert moment is not None
    assert moment.step == len(found.steps)
    assert table.asked() == found.seat, "the game goes on with a choice of the learner's"
    assert not table.ended
    teach(table, "leave")
    assert table.moment() is None
    assert {s.level for s in table.seats if s.kind == "bot"} == {LEVEL} <= set(LEVELS)


def on_it(item: Any) -> list[int | None]:
    """Return the options that lie on a thing."""
    return [getattr(item, "option", None), *getattr(item, "options", [])]


def zone_of(item: Any) -> str:
    return str(getattr(item, "zone", ""))


def ids_of(items: list[Any]) -> list[str]:
    return [item.id for item in items]


def is_lit(name: str, lights: list[str]) -> bool:
    return any(name.startswith(each[:-1]) if each[-1] == "*" else name == each for each in lights)


@every_lesson
def test_a_lesson_lights_what_there_is_and_rings_what_can_be_chosen(name: str) -> None:
    table, found = sitting(name), of(name)
    for n in sorted(found.own):
        step = found.steps[found.at[n]]
        scene = picture(table, found.seat, "en")
        ids = {item.id for item in everything(scene.items)}
        for light in step.light:
            there = any(i.startswith(light[:-1]) for i in ids) if light[-1] == "*" else light in ids
            assert there, f"{step.name} lights {light}, which is not in {sorted(ids)}"
        assert scene.prompt is not None
        assert found.entries[n] in {o.option for o in scene.prompt.options}
        things = [i for i in everything(scene.items) if not isinstance(i, Zone)]
        rung = [i for i in things if found.entries[n] in on_it(i)]
        lit = [i for i in rung if is_lit(i.id, step.light) or is_lit(zone_of(i), step.light)]
        assert lit or not rung, f"{step.name} leaves in the dark what it asks for: {ids_of(rung)}"
        said = taught(table, found.seat, "en")
        assert said is not None
        assert said.state == "asked"
        assert said.option == found.entries[n]
        assert said.rule in {slug(heading) for heading in HEADING.findall(table.game.rules_text)}
        act(table, found.entries[n])


@every_lesson
def test_a_lesson_is_short_and_says_everything_in_every_language_of_its_game(name: str) -> None:
    found = of(name)
    game = nunatak.game(name)
    assert 8 <= len(found.steps) <= 14
    for locale in game.texts.locales():
        keys = [
            f"lesson-{step.name}{part}" for step in found.steps for part in ("", "-say", "-why")
        ]
        people = {f"p{n + 1}": "Petrel" for n in range(found.players)}
        texts = [
            game.texts.find([k], locale, **people)
            for k in [*keys, "lesson-end-say", "lesson-end-why"]
        ]
        assert None not in texts, [k for k, text in zip(keys, texts, strict=False) if text is None]
        answers = [
            game.texts.find([f"lesson-{s.name}-other"], locale, **people) for s in found.steps
        ]
        assert None not in answers
        if locale != FALLBACK:
            plain = [game.texts.find([k], FALLBACK, **people) for k in keys]
            same = [k for k, a, b in zip(keys, texts, plain, strict=False) if a == b]
            assert not same, f"not yet in {locale}: {same}"
        words = " ".join(str(text) for text in texts)
        count = len(CHINESE.findall(words)) / 1.6 + len(CHINESE.sub("", words).split())
        assert count <= MOST_WORDS, f"{count} words in {locale}"


@every_lesson
def test_whoever_leaves_the_way_at_any_step_comes_back_or_goes_on(name: str) -> None:
    """It is answered; back is the same choice again, on is what the lesson would choose."""
    table, found = sitting(name), of(name)
    for n in sorted(found.own):
        wanted = found.entries[n]
        here = table.p.to_json()
        for other in [o for o in table.p.options() if o != wanted][:3]:
            act(table, other)
            said = taught(table, found.seat, "en")
            if said is None:  # the other choice has ended the game
                break
            assert said.state == "other"
            assert said.chosen
            assert said.instead
            teach(table, "back")
            assert table.p.to_json() == here
            moment = table.moment()
            assert moment is not None
            assert moment.expected == wanted
        others_there = [o for o in table.p.options() if o != wanted]
        if others_there:
            act(table, others_there[0])
            teach(table, "on")
        else:
            act(table, wanted)
        assert table.record.history.line()[: n + 1] == found.entries[: n + 1]


def test_back_from_another_choice_is_not_refused_because_others_have_moved_since() -> None:
    table, found = sitting("antartik"), of("antartik")
    n = sorted(found.own)[0]
    other = next(o for o in table.p.options() if o != found.entries[n])
    table.act(0, other, table.row.version, 0.0)
    seen = table.row.version
    others(table)
    assert table.row.version > seen
    table.teach(0, "back", seen, 0.0)
    assert len(table.record.history.line()) == n
    with pytest.raises(Refusal):
        table.teach(0, "on", seen, 0.0)


@every_lesson
def test_what_would_follow_is_drawn_on_the_board_not_where_a_plate_has_it(name: str) -> None:
    table, found = sitting(name), of(name)
    for n in sorted(found.own):
        after = table.p.copy()
        after.apply(found.entries[n])
        _, ghosts, _ = preview(table, found.seat, found.entries[n], "en")
        seen = [Somebody(s.name) for s in table.seats]
        scene = table.game.screen.scene(table.game.look(after, found.seat, seen))
        on_plates = {i.id for i in everything(scene.items)} - {i.id for i in scene.items}
        for ghost in ghosts:
            zone: str = getattr(ghost, "zone", "")
            assert zone or ghost.id.removeprefix("ghost.") not in on_plates
        act(table, found.entries[n])


@every_lesson
def test_back_leads_through_all_steps_to_the_first(name: str) -> None:
    table, found = sitting(name), of(name)
    first = table.p.to_json()
    for n in sorted(found.own):
        act(table, found.entries[n])
    for n in reversed(range(len(found.steps))):
        teach(table, "back")
        assert len(table.record.history.line()) == found.first[n]
    assert table.p.to_json() == first


def test_a_lesson_taken_up_again_stands_where_it_stood() -> None:
    table = sitting("antartik")
    found = of("antartik")
    act(table, found.entries[sorted(found.own)[0]])
    act(table, next(o for o in table.p.options() if o != found.entries[sorted(found.own)[1]]))
    teach(table, "back")
    entries = [(number, at) for _, number, at in table.record.since(0)]
    again = Table(Kept(table.row, table.seats, entries, {}, {}, []), 0.0)
    assert again.moment() == table.moment()
    assert again.p.to_json() == table.p.to_json()
    assert [line.n for line in again.record.lines] == [line.n for line in table.record.lines]


def test_only_a_table_with_a_lesson_can_be_rewound() -> None:
    table = sitting("antartik")
    teach(table, "leave")
    with pytest.raises(Refusal):
        teach(table, "back")
    assert entry(REWIND, 0) not in table.record.history.entries
