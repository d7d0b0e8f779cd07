"""What players read of Frozen Frontier: every card as a sentence, and rules that fit the pieces."""

import json
import re
import tomllib
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import nunatak
from nunatak.engine.playout import Buffers, pick
from nunatak.engine.vocabulary import Nouns
from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.rules import vocabulary as words
from nunatak.games.frozen_frontier.screen import effect_words, terminal
from nunatak.games.frozen_frontier.screen.labels import started
from nunatak.server.tables.setup import choice_label
from tests.games.frozen_frontier.table import Table, bare

FOLDER = Path(effect_words.__file__).parents[1]
PIECES = tomllib.loads(GAME.components)
NAMES = ["Ines", "Noor", "Kolya", "Fulmar"]
CARDS = sorted(effect_words.rows())
SILENT = {name for name in CARDS if effect_words.rows()[name].get("effect") == []}
TITLED = {"projects": "project", "research": "program", "subsidies": "subsidy"}
NAMED = {"cities": "city", "sets": "set", "corporations": "corporation"}


def is_a_sentence(text: str) -> bool:
    """Say whether something is one or more sentences, with no key or mark left in it."""
    return bool(re.fullmatch(r"[A-Z][^{}\[\]_]*\.", text)) and "  " not in text and " ." not in text


def effect(name: str) -> str:
    """Return what the row of something says that it does, to compare."""
    row = effect_words.rows()[name]
    told = {key: row.get(key) for key in ("trigger", "event", "need", "action", "priority", "move")}
    told |= {"cost": effect_words.cost(name), "does": effect_words.operations(row)}
    told |= {"fee": "lab" in row, "discards": row["subsidy"] if "move" in row else None}
    return json.dumps(told, sort_keys=True)


# Cards


@pytest.mark.parametrize("name", [name for name in CARDS if name not in SILENT])
def test_what_a_card_does_reads_as_a_sentence(name: str) -> None:
    assert is_a_sentence(effect_words.sentence(name))
    for few in (
        effect_words.brief(name),
        effect_words.how_often(name),
        effect_words.brief_when(name),
    ):
        assert "{" not in few
        assert few == few.strip()
    assert effect_words.brief(name)


def test_only_steps_without_a_bonus_say_nothing() -> None:
    assert {effect_words.sentence(name) for name in SILENT} == {""}
    assert {effect_words.rows()[name].get("step", "no step") for name in SILENT} <= set(range(13))


def test_cards_that_do_different_things_say_different_things() -> None:
    told: dict[str, str] = {}
    for name in CARDS:
        if name not in SILENT:
            assert told.setdefault(effect_words.sentence(name), effect(name)) == effect(name), name


def test_cards_that_do_the_same_say_the_same() -> None:
    told: dict[str, str] = {}
    for name in CARDS:
        row = effect_words.rows()[name]
        if "trigger" in row:
            assert told.setdefault(
                effect(name), effect_words.sentence(name)
            ) == effect_words.sentence(name)


SENTENCES = """
p007: Once a turn, after you receive energy: gain 3 Qubits.
p013: At every income: pay 1 engineer to gain 1 scientist and 1 point.
p019: When you complete this: put an AI token in the city you are in and gain 2 points.
r1-02: Each time you settle an engineer: gain 1 Qubit.
r3-02: At the end of the game: gain 3 points for each large building of yours, at most 12 points.
sub15: Make up to 2 used spots of buildings in the city you are in usable again and gain 2 Qubits.
lab-train: For a fee of 1 Qubit: turn up to 2 engineers into scientists.
science-8: Choose a research program of generation III.
ai04: AISAAC stays, places an AI token and advances on Science. Then the third subsidy is discarded.
"""


@pytest.mark.parametrize("line", SENTENCES.strip().splitlines())
def test_a_card_says_what_its_row_says(line: str) -> None:
    name, sentence = line.split(": ", 1)
    assert effect_words.sentence(name) == sentence


@pytest.mark.parametrize(("rows", "sort"), TITLED.items())
def test_cards_are_called_what_their_rows_call_them(rows: str, sort: str) -> None:
    for row in PIECES[rows]:
        assert GAME.texts.say(f"{sort}-{row[sort]}") == row["title"]


@pytest.mark.parametrize(("rows", "sort"), NAMED.items())
def test_cities_sets_and_corporations_have_their_names(rows: str, sort: str) -> None:
    for row in PIECES[rows]:
        assert GAME.texts.say(f"{sort}-{row[sort]}") == row["name"].replace("'", "’")


def test_a_contract_is_called_by_what_it_asks_for_and_brings() -> None:
    for row in PIECES["contracts"]:
        name = row["contract"]
        sentence = effect_words.sentence(name).replace(" to gain ", " for ")
        assert f"Ship {GAME.texts.say(f'contract-{name}')}." == sentence


def test_a_laboratory_is_called_by_what_it_takes_and_brings() -> None:
    for row in PIECES["labs"]:
        called = GAME.texts.say(f"lab-{row['lab']}")
        if row["cost"]:
            brought = effect_words.sentence(row["lab"]).split(" to gain ")[1]
            assert f"{called}." == f"{effect_words.price(row['lab'])} for {brought}"
        else:
            assert called == "engineers become scientists"


# Words


@pytest.mark.parametrize(
    "nouns",
    [found for found in vars(words).values() if isinstance(found, Nouns) and found.key],
    ids=lambda nouns: str(nouns.key),
)
def test_every_noun_has_a_word(nouns: Nouns) -> None:
    said = [GAME.noun(nouns, number) for number in range(len(nouns))]
    assert all(word and "{" not in word for word in said)


def keys(prefix: str) -> set[str]:
    """Return the keys of a sort that the texts have."""
    text = (FOLDER / "text.en.ftl").read_text()
    return set(re.findall(rf"^({prefix}[\w-]*) =", text, re.MULTILINE))


def test_every_reason_that_the_rules_give_is_a_sentence_and_none_is_left_over() -> None:
    given = {
        key
        for file in FOLDER.rglob("*.py")
        for key in re.findall(r'"(why-[a-z-]+)"', file.read_text())
    }
    assert given == keys("why-")
    assert all(is_a_sentence(GAME.texts.say(key)) for key in given)


def test_every_decision_has_a_question_and_a_word_for_those_who_wait() -> None:
    decisions = {d.name for d in GAME.rules.decisions if not d.name.startswith("then-")}
    assert {f"ask-{name}" for name in decisions} == keys("ask-")
    assert {f"now-{name}" for name in decisions} == keys("now-")


def test_what_is_agreed_on_has_labels() -> None:
    for choice in GAME.settings:
        assert GAME.texts.say(f"choice-{choice.name}")
        if isinstance(choice.default, str):
            labels = [choice_label(GAME, choice, value, "en") for value in choice.values]
            assert all(label[0].isupper() for label in labels)


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"count": 1, "good": "qubit"}, "Noor gets 1 Qubit."),
        ({"count": 3, "good": "qubit"}, "Noor gets 3 Qubits."),
        ({"count": 2, "good": "engineer"}, "Noor gets 2 engineers."),
        ({"count": 2, "good": "helium"}, "Noor gets 2 helium."),
        ({"count": 1, "good": "point"}, "Noor gets 1 point."),
    ],
)
def test_goods_are_counted_as_people_count_them(told: dict[str, Any], sentence: str) -> None:
    event = nunatak.NamedEvent("gained", {"seat": 1, **told}, 0)
    assert GAME.sentence(event, NAMES) == sentence


# Rules


def cells(heading: str) -> list[list[str]]:
    """Return a table of the rules by what its heading begins with."""
    lines = GAME.rules_text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(f"| {heading} |"))
    found = []
    for line in lines[at + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def test_the_rules_name_every_ruling() -> None:
    named = {int(number) for number in re.findall(r"\[(\d+)\]", GAME.rules_text)}
    assert named == set(range(1, 51))


def test_the_rules_tell_what_buildings_cost() -> None:
    told = {row[0]: row[1:3] for row in cells("building")}
    assert len(told) == len(PIECES["buildings"])
    for row in PIECES["buildings"]:
        cost = effect_words.price(row["building"]).replace(" and ", ", ")
        cost = cost.replace("1 resource (not helium)", "1 aerogel, energy or regolith")
        assert told[GAME.texts.say(f"building-{row['building']}")] == [row["size"], cost]


def test_the_rules_tell_the_tracks() -> None:
    for cell, bonus in zip(("1", "4"), ("industry", "science"), strict=True):
        first = int(cell)
        for told in cells("step"):
            row = effect_words.rows()[f"{bonus}-{told[0]}"]
            brief = effect_words.brief(f"{bonus}-{told[0]}").removeprefix("+")
            brief = re.sub(r"^1 (slot|contract|project)", r"a \1", brief)
            assert told[first] == brief
            assert (told[first + 1] or "0").split()[0] == str(row["income"])
            assert told[first + 2] == str(row["points"])


def test_the_rules_tell_what_depends_on_the_number_of_players() -> None:
    told = [list(map(int, row[1:])) for row in cells("players")]
    asked = ("sets", "subsidies", "discarded", "contracts", "research")
    assert told == [[row[key] for key in asked] for row in PIECES["setup"]]


def test_the_rules_tell_what_corporations_start_with_and_can_do() -> None:
    told = {row[0]: row[1:] for row in cells("corporation")}
    assert len(told) == len(PIECES["corporations"])
    for row in PIECES["corporations"]:
        name = row["corporation"]
        players = "3 or 4" if row["large_games_only"] else "1 to 4"
        line = [players, started(name), effect_words.sentence(name)]
        assert told[GAME.texts.say(f"corporation-{name}")] == line


def test_the_rules_tell_what_can_be_built_in_every_city() -> None:
    cities = GAME.start(4).view(0)["table"]["cities"]
    told = {row[0]: row[1:] for row in cells("city")}
    assert len(told) == len(cities)
    for name, city in cities.items():
        built = [
            f"{GAME.texts.say(f'building-{kind}')} ({opened(slot)})"
            for kind, slot in city["buildings"].items()
            if kind != "transport-hub"
        ]
        line = [city["where"].replace("-", " "), city["basic"], "; ".join(built)]
        assert told[GAME.texts.say(f"city-{name}")] == line


def opened(slot: dict[str, Any]) -> str:
    """Return the places of a building as the rules tell them."""
    found = []
    for number, space in enumerate(slot["spaces"], 1):
        gives = [spot["gives"] for spot in slot["spots"] if spot["space"] == number]
        found.append(f"{space['colonist'][0].upper()} {' + '.join(gives)}")
    told = ", ".join(found).replace("lab", "laboratory")
    return f"{told}: {GAME.texts.say('lab-' + slot['lab'])}" if slot["lab"] else told


def test_the_turn_that_the_rules_tell_goes_as_they_tell_it() -> None:
    table = bare(2).give("A", corporation="outerspacez", carrier="asahi", hand=["p003"], qubits=9)
    table.give("A", store={"aerogel": 1, "energy": 1, "regolith": 3}, engineers=3, scientists=1)
    table.give("A", industry=1).lay("xingjing", "p018").pool("sub01", "sub02", "sub03")
    table.give("B", corporation="nautilus", carrier="xingjing", engineers=1)
    table.turn("A").play("fly tenkyo", "stop xingjing")
    assert table.seat("A")["qubits"] == 9
    assert table.city("tenkyo")["tax"] == 1
    assert table.seat("A")["hand"] == ["p003", "p018"]
    stack = table.view()["subsidies"]["stack"]
    table.play("build factory", "play p003", "subsidize sub01").chance()
    ines = table.seat("A")
    assert (ines["qubits"], ines["industry"], ines["open slots"]) == (8, 2, 3)
    assert (ines["engineers"], ines["store"]["energy"]) == (5, 0)
    assert table.view()["projects"]["discard"] == ["p003"]
    assert table.view()["subsidies"]["stack"] == stack - 1
    table.play("land", "collaborate", "settle factory-1", "operate factory-1")
    noor = table.seat("B")
    assert (noor["points"], noor["qubits"], noor["store"]["regolith"]) == (1, 10, 1)
    assert table.city("xingjing")["buildings"]["factory"]["spots"][0]["covered"]


def test_the_rules_tell_what_is_taken_without_asking() -> None:
    words = " ".join(GAME.rules_text.split())
    for told in ("You may refuse any ability", "Qubits and points;", "leave room for at least one"):
        assert told in words


def test_the_rules_tell_what_was_reconstructed_and_what_was_changed_for_balance() -> None:
    words = " ".join(GAME.rules_text.split("## What was reconstructed")[1].split())
    balanced = [
        row
        for rows in (PIECES["projects"], PIECES["research"])
        for row in rows
        if row["source"] == "reconstructed, balanced"
    ]
    assert len(balanced) == 13 + 4 + 2
    assert "13 projects and 4 programs pay a Qubit less" in words
    assert "2 projects work once a turn" in words


def test_the_rules_tell_what_aisaac_starts_with() -> None:
    lines = [
        line for line in GAME.rules_text.splitlines() if line.startswith("| points at the start")
    ]
    lines += [line for line in GAME.rules_text.splitlines() if line.startswith("| AI tokens in")]
    told = [[int(n) for n in re.findall(r"\d+", line)] for line in lines]
    levels = PIECES["difficulties"]
    assert told == [[row["points"] for row in levels], [row["tokens"] for row in levels]]


# The terminal


def positions(players: int, **options: Any) -> Iterator[Any]:
    """Yield the positions of a random game."""
    rng = nunatak.Rng(11)
    buffers = Buffers(len(GAME.vocabulary))
    p = GAME.start(players=players, settings=options)
    yield p
    while p.actor != nunatak.OVER:
        p.apply(pick(p, rng, buffers))
        yield p


@pytest.mark.parametrize(("players", "start"), [(1, "first game"), (2, "drafted"), (4, "drafted")])
def test_the_table_fits_into_eighty_columns(players: int, start: str) -> None:
    draw = GAME.screen.terminal.draw
    names = NAMES[:players]
    console = Console(width=300, record=True, file=StringIO())
    drawn = 0
    for i, p in enumerate(positions(players, start=start)):
        if i % 23 == 0 or p.actor == nunatak.OVER:
            console.print(draw(p.view(max(p.actor, 0)), names))
            drawn += 1
    assert drawn > 3
    assert max(map(len, console.export_text().splitlines())) <= 80


def drawn(table: Table, seat: int | None = 0) -> str:
    """Return a table in the terminal, without its marks."""
    console = Console(width=300, record=True, file=StringIO())
    console.print(GAME.screen.terminal.draw(table.p.view(seat), NAMES[: table.p.players]))
    return console.export_text()


def test_the_terminal_says_what_its_signs_mean() -> None:
    text = " ".join(drawn(bare(2)).split())
    for kind, short in terminal.SHORT.items():
        assert f"{short} {GAME.texts.say(f'building-{kind}')}" in text
    for sign in ("carriers after @", "transit tax", "A aerogel", "e engineer", "- a free place"):
        assert sign in text


def test_the_terminal_tells_everything_without_colours() -> None:
    table = bare(2).build("A", "asahi", "factory").build("B", "asahi", "mining-site")
    table.settle("asahi", "mining-site-1").cover("asahi", "basic").give("B", penalties=1)
    text = drawn(table)
    assert "(E)" in text  # the Basic Resource, used
    assert "Fac●" in text
    assert "Min■e--+1" in text
    assert "1 penalty" in text


def test_the_terminal_counts_as_people_do() -> None:
    table = bare(2).give("A", engineers=1, scientists=2, hand=["p001"], open_slots=3)
    text = drawn(table)
    assert "1 engineer, 2 scientists" in text
    assert "in hand 1 project and 0 contracts; 3 slots open" in text


def test_the_terminal_shows_the_city_of_whoever_decides_with_prices_and_spots() -> None:
    table = bare(2).give("A", carrier="asahi").build("B", "asahi", "factory").turn("A")
    text = " ".join(drawn(table).split())
    assert "Factory, of ■ Noor" in text
    assert "Mining Site, costs 1 aerogel, 1 energy and 1 regolith, brings +1 Industry" in text
    assert "place for a scientist (free): laboratory, 1 Qubit for 1 point" in text


def test_the_terminal_shows_fulfilled_contracts_to_their_owner_alone() -> None:
    table = bare(2).papers("c06").give("A", store={"helium": 2}, carrier="asahi").income()
    table.play("fulfil c06")
    assert "fulfilled    2H → 7 points, 0 Q" in drawn(table, 0)
    assert "2H → 7 points" not in drawn(table, 1)
    assert "and 1 contract face down" in drawn(table, 1)


def test_the_terminal_shows_every_city_once_and_the_hand_of_whoever_decides() -> None:
    p = next(p for p in positions(2) if p.actor >= 0)
    view = p.view(p.actor)
    text = GAME.screen.terminal.draw(view, NAMES[:2])
    for city in view["table"]["cities"]:
        assert text.count(f"[b]{GAME.texts.say(f'city-{city}')}[/b]") == 1
    hand = view["table"]["seats"][p.actor]["hand"]
    assert hand
    for card in hand:
        assert GAME.texts.say(f"project-{card}") in text
        assert effect_words.sentence(card)[:60] in text


def test_a_gain_that_is_counted_has_an_end_only_if_its_row_says_so() -> None:
    gain = {"op": "gain", "what": "vp", "n": 1, "per": "own-city"}
    assert (
        effect_words.gain_per(gain, "en") == "gain 1 point for each city with a building of yours"
    )
    assert effect_words.gain_per({**gain, "max": 6}, "en").endswith(", at most 6 points")


def test_the_terminal_shows_aisaac_s_card_and_begins_without_cities() -> None:
    draw = GAME.screen.terminal.draw
    p = GAME.start(2, {"sets": "drawn"})
    assert "Sol Angeles" not in draw(p.view(0), NAMES)
    p = GAME.start(1)
    buffers = Buffers(len(GAME.vocabulary))
    rng = nunatak.Rng(1)
    while p.view(0)["table"]["aisaac"]["card"] is None:
        p.apply(pick(p, rng, buffers))
    card = p.view(0)["table"]["aisaac"]["card"]
    assert effect_words.sentence(card)[:40] in draw(p.view(0), NAMES)
