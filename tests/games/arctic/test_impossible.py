"""What can't lie on the table in The Arctic is found, and named in a sentence."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import nunatak
from nunatak.engine.bits import BITS
from nunatak.games.arctic.rules import position as at
from nunatak.games.arctic.rules.vocabulary import (
    ACTION_COUNT,
    AREAS,
    BY_CHINA,
    BY_ROUNDS,
    CHINA_LOW,
    CHN,
    EU,
    EU_FOUR,
    LAW_C,
    NOR,
    RUS,
    USA,
)
from tests.deeds import Deed, ask, both, put
from tests.games.arctic.table import Table, arranged

R1, R2, MR1, MR2, N2, POLE = (
    AREAS.index(name) for name in ("R1", "R2", "MR1", "MR2", "N2", "POLE")
)
SOURCE = Path(at.__file__).with_name("checks.py")


# Tables on which everything can be


def sailing() -> Table:
    """Return a table on which Russia sails, with something of everything on it."""
    return arranged(
        ships={"RUS": "R1 R2", "NOR": "N2", "EU": "E1"},
        rigs={1: "R1", 2: "MR2"},
        guards={"R1": (3, "EU")},
        lobby={"RUS-1": 1, "USA-2": 2},
    ).play("do sail")


def accession() -> Table:
    """Return a table on which Russia acts after Norway has joined the EU."""
    return arranged(
        joined=True, rigs={1: "R1"}, guards={"R1": (3, "EU")}, lobby={"RUS-1": 1}, votes={"EU": "B"}
    )


def investing() -> Table:
    """Return a table on which the first player may invest."""
    return arranged("invest", ships={"RUS": "R1"})


def china() -> Table:
    """Return a table on which the second player decides for China."""
    return arranged("china", ships={"CHN": "R3"}, track={"china-low": 2})


def owing() -> Table:
    """Return a table on which a platform is paid for or lost."""
    table = arranged(
        law="C",
        ships={"RUS": "R1"},
        rigs={1: "MR1"},
        guards={"MR1": (2, "EU")},
        lobby={"RUS-1": 3},
    )
    return table.play("do sail", "from R1", "to MR1")


def finished() -> Table:
    """Return a table at the end of nine rounds."""
    return arranged("end", round=9, ships={"RUS": "R1"})


TABLES = (sailing, accession, investing, china, owing, finished)


@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_wrong_with_what_can_be(table: Callable[[], Table]) -> None:
    assert table().p.check() == ""


# What is done to them


def change(name: str, place: int, value: int) -> Deed:
    """Return a deed that writes one number of a row."""
    return lambda p: getattr(p, name).__setitem__(place, value)


def hold(nation: int, area: int) -> Deed:
    """Return a deed that lets a nation control an area, whoever else does."""
    return lambda p: p.held.__setitem__(nation, p.held[nation] | BITS[area])


def ask_only(decision: int, actor: int, about: int = 0) -> Deed:
    """Return a deed that asks somebody for a decision, and nothing else."""
    return both(lambda p: p.drop_agenda(), ask(decision, actor, about))


def lend(name: str, place: int, seat: int) -> Deed:
    """Return a deed that puts a lobbyist from a seat's hand somewhere."""
    return both(
        change(name, place, seat + 1),
        lambda p: p.hand.__setitem__(seat, p.hand[seat] - 1),
    )


def guarded_by(area: int, seat: int, nation: int) -> Deed:
    """Return a deed that lets somebody's lobbyist protect a platform for a nation."""
    return both(
        lend("guard", area, seat),
        change("guard", area, seat * 8 + nation + 1),
        lambda p: setattr(p, "guarded", p.guarded | BITS[area]),
    )


def end(ended: int) -> Deed:
    """Return a deed that ends the game."""
    return both(put("phase", at.FINISHED), put("ended", ended))


DAMAGES: list[tuple[Callable[[], Table], Deed, str]] = [
    # Ships
    (sailing, change("ships", R1, -1), "Nation 0 has -1 ships in area 21, which can't be."),
    (sailing, change("ships", R1, 0), "Nation 0 has 0 ships in area 21, which can't be."),
    (sailing, change("ships", MR1, 1), "Nation 0 has 1 ships in area 9, which can't be."),
    (sailing, change("ships", R1, 15), "Nation 0 has more ships than there are."),
    (accession, lambda p: p.add_ship(NOR, N2), "Nation 1 has more ships than there are."),
    # Control
    (sailing, hold(USA, R1), "Two nations control one area."),
    (accession, hold(NOR, POLE), "Norway controls something though it has joined the EU."),
    (sailing, change("held", RUS, 0), "Nation 0 does not control exactly its own coast."),
    (sailing, hold(RUS, MR1), "Nation 0 controls other parts of the ocean than the law says."),
    (sailing, put("law", 1), "Nation 0 controls other parts of the ocean than the law says."),
    (
        sailing,
        lambda p: p.add_ship(USA, POLE),
        "Nation 4 is alone in an area that it does not control.",
    ),
    (
        sailing,
        both(put("law", LAW_C), lambda p: p.add_ship(EU, MR1)),
        "Nation 2 is alone in an area that it does not control.",
    ),
    # Companies
    (sailing, change("money", 0, -1), "Seat 0 has less than no money."),
    (sailing, change("points", 0, -11), "Seat 0 has fewer points than the track goes down to."),
    (sailing, change("rigs", 2, BITS[R1]), "Two platforms are in one area."),
    (
        sailing,
        change("rigs", 0, at.EVERYWHERE & ~BITS[MR2]),
        "Seat 0 has more platforms than there are.",
    ),
    (sailing, change("rigs", 2, BITS[POLE]), "A platform is where nothing can be found."),
    (sailing, change("rigs", 0, 0), "A lobbyist protects a platform that is not there."),
    (sailing, put("fresh", BITS[MR2]), "A platform should be protected."),
    (sailing, put("owed", BITS[MR2]), "A platform should be protected."),
    (
        sailing,
        both(guarded_by(MR2, 0, EU), put("owed", BITS[MR2])),
        "Something is owed to nobody.",
    ),
    # Lobbyists
    (sailing, change("hand", 0, -1), "Seat 0 has fewer lobbyists than none."),
    (sailing, lend("influence", EU_FOUR, 0), "The influence space 15 is closed."),
    (accession, lend("influence", NOR * 3, 0), "The influence space 3 is closed."),
    (sailing, change("influence", 0, 4), "A lobbyist belongs to nobody."),
    (sailing, change("track", 0, -1), "A lobbyist belongs to nobody."),
    (sailing, change("guard", MR2, 3), "Whether area 10 is protected is not as is said."),
    (sailing, change("guard", R1, 0), "Whether area 21 is protected is not as is said."),
    (sailing, change("guard", R1, 8 * 3 + 1), "A lobbyist protects a platform who can't."),
    (sailing, guarded_by(MR2, 0, CHN), "A lobbyist protects a platform who can't."),
    (accession, change("guard", R1, 16 + NOR + 1), "A lobbyist protects a platform who can't."),
    (
        sailing,
        put("fresh", BITS[R1]),
        "Only the country that acts has just protected something.",
    ),
    (sailing, change("hand", 1, 4), "Seat 1 has 5 lobbyists."),
    # Countries
    (sailing, change("treasury", 0, -1), "Country 0 has less than no money."),
    (sailing, change("vote", 0, 3), "Country 0 votes for no law."),
    (sailing, change("conflict", RUS, RUS), "Country 0 can't be in conflict with 0."),
    (sailing, change("conflict", RUS, CHN), "Country 0 can't be in conflict with 5."),
    (sailing, change("conflict", RUS, 7), "Country 0 can't be in conflict with 7."),
    (
        accession,
        change("conflict", RUS, NOR),
        "Norway, which has joined the EU, is in conflict with somebody.",
    ),
    (
        accession,
        change("conflict", NOR, USA),
        "Norway, which has joined the EU, is in conflict with somebody.",
    ),
    (
        accession,
        change("treasury", NOR, 1),
        "Norway, which has joined the EU, has money or a mind of its own.",
    ),
    (
        accession,
        change("vote", NOR, 0),
        "Norway, which has joined the EU, has money or a mind of its own.",
    ),
    (sailing, put("law", 3), "No law is in force."),
    (sailing, put("support", 3), "Norway's support can't be so."),
    (accession, put("support", 1), "Norway's support can't be so."),
    # Time
    (sailing, put("round", 10), "There is no such round, or no such start player."),
    (sailing, put("first", 3), "There is no such round, or no such start player."),
    (sailing, put("phase", at.FINISHED), "The game is over, or it is not."),
    (sailing, put("ended", BY_ROUNDS), "The game is over, or it is not."),
    (finished, put("ended", BY_CHINA), "China controls the Pole, or it does not."),
    (finished, hold(CHN, POLE), "China controls the Pole, or it does not."),
    (finished, put("round", 8), "The game can't have ended so early."),
    (investing, put("round", 1), "Nobody invests in the first round."),
    (sailing, put("phase", at.PLACING), "Lobbyists are placed before the first round."),
    (sailing, put("passes", 1), "So many can't have passed."),
    (investing, put("passes", 3), "So many can't have passed."),
    (sailing, put("sold", 1), "So many can't have sold their goods."),
    (
        sailing,
        both(put("phase", at.SELLING), put("sold", 3)),
        "So many can't have sold their goods.",
    ),
    (china, put("unrest", 1), "There is unrest at the wrong time."),
    (sailing, put("unrest", 64), "There is unrest in no country."),
    # Whose lobbyist acts
    (sailing, put("country", 5), "No country acts."),
    (sailing, put("number", 4), "No lobbyist acts."),
    (sailing, put("number", 0), "No lobbyist acts."),
    (accession, both(put("country", NOR), put("number", 1)), "No lobbyist acts."),
    (china, put("country", 1), "A country acts at the wrong time."),
    (sailing, lend("track", 0, 0), "Somebody invests at the wrong time."),
    (
        sailing,
        both(put("round", 1), lend("track", CHINA_LOW, 0)),
        "Nobody controls China in the first round (ruling 9).",
    ),
    (investing, lend("boxes", 0, 0), "A lobbyist acts at the wrong time."),
    (
        sailing,
        lend("boxes", USA * ACTION_COUNT, 0),
        "A lobbyist has acted before its turn.",
    ),
    # Ships that sail
    (investing, change("sailing", R1, 1), "Ships have sailed, but nobody sails."),
    (sailing, change("sailing", R1, 2**8), "More ships have attacked than there are."),
    (sailing, change("sailing", R1, -1), "More ships have attacked than there are."),
    (sailing, change("sailing", R1, 2), "More ships have moved or not moved than there are."),
    (
        sailing,
        change("sailing", R1, 1 + 2**16),
        "More ships have moved or not moved than there are.",
    ),
    (investing, put("step_of_sail", at.MOVES), "Somebody has sailed, but nobody sails."),
    (investing, put("sailed", True), "Somebody has sailed, but nobody sails."),
    (sailing, put("step_of_sail", 4), "Sailing has no such step."),
    (sailing, put("launching", 1), "So many ships can't be waiting to be launched."),
    (investing, put("launching", -1), "So many ships can't be waiting to be launched."),
    # What is asked
    (finished, ask(at.PLACE, 0), "Something is asked after the end."),
    (
        investing,
        lambda p: p.drop_agenda(),
        "Something else is asked than one thing, and perhaps a payment before it.",
    ),
    (
        owing,
        ask(at.PAY_OR_LOSE, 0),
        "Something else is asked than one thing, and perhaps a payment before it.",
    ),
    (sailing, put("owed", BITS[R1]), "Payments are asked for when something is owed."),
    (sailing, ask(at.PAY_OR_LOSE, 0), "Payments are asked for when something is owed."),
    (
        sailing,
        ask(at.SET_SAIL, 0),
        "Only a payment can come between the steps of sailing or launching.",
    ),
    (
        owing,
        both(ask_only(at.SAIL_WHERE, 2, MR1), ask(at.PAY_OR_LOSE, 0)),
        "Only a payment can come between the steps of sailing or launching.",
    ),
    (sailing, ask_only(at.SET_SAIL, 0, 1), "A question is about something that it can't be about."),
    (sailing, ask_only(at.SAIL_WHERE, 0, MR1), "No ship lies where one should sail or fight."),
    (
        sailing,
        ask_only(at.FIGHT_WHOM, 0, 36),
        "A question is about something that it can't be about.",
    ),
    (investing, ask_only(at.FIRST_PLAYER, nunatak.CHANCE), "Chance draws the start player."),
    (sailing, ask_only(at.SET_SAIL, 1), "Somebody else should be asked."),
    (
        sailing,
        both(change("sailing", R1, 0), ask_only(at.SAIL_WHERE, 0, R1)),
        "The ship that should sail has sailed.",
    ),
]


@pytest.mark.parametrize(("table", "deed", "sentence"), DAMAGES, ids=range(len(DAMAGES)))
def test_damage_is_found(table: Callable[[], Table], deed: Deed, sentence: str) -> None:
    p = table().p
    deed(p)
    p.settle()
    assert p.check() == sentence


def sentences() -> Iterator[str]:
    """Yield every sentence in the source of the checks, with a gap for what differs."""
    for node in ast.walk(ast.parse(SOURCE.read_text())):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.JoinedStr):
            yield "".join(
                re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+"
                for each in node.value.values
            )
        elif isinstance(node, ast.Return) and node.value is not None:
            for part in (node.value, *ast.iter_child_nodes(node.value)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
                    yield re.escape(part.value)


def test_every_sentence_about_what_is_impossible_is_met_above() -> None:
    met = [sentence for _, _, sentence in DAMAGES]
    found = list(sentences())
    assert len(found) > 50
    assert [each for each in found if not any(re.fullmatch(each, one) for one in met)] == []


# Who is asked what, and when

QUESTIONS = range(int(at.FIRST_PLAYER), int(at.PAY_OR_LOSE) + 1)


def possible(table: Callable[[], Table], actor: int, about: dict[int, int]) -> set[int]:
    """Return which questions alone can be asked of somebody instead of the one that is."""
    found = set()
    for question in QUESTIONS:
        p = table().p
        ask_only(question, actor, about.get(question, 0))(p)
        p.settle()
        if p.check() == "":
            found.add(question)
    return found


def test_of_the_controller_of_china_only_what_china_does_can_be_asked() -> None:
    r3 = AREAS.index("R3")
    about = {int(at.SAIL_WHERE): r3, int(at.FIGHT_WHOM): r3}
    asked = {int(each) for each in (at.CHINA_DOES, at.BUILD_WHERE, at.SET_SAIL, at.FIGHT_WHOM)}
    assert possible(china, 1, about) == asked
    assert possible(china, 0, about) == set()


def test_of_a_country_s_lobbyist_only_its_own_action_can_be_asked() -> None:
    assert possible(accession, 0, {}) == {int(at.ACT), int(at.PROTECT_WHERE)}
    assert possible(accession, 1, {}) == set()


def test_while_investing_nothing_else_can_be_asked_and_anybody_with_a_lobbyist_may_be() -> None:
    assert possible(investing, 0, {}) == {int(at.INVEST_WHERE)}
    assert possible(investing, 2, {}) == {int(at.INVEST_WHERE)}
    p = investing().p
    ask_only(at.INVEST_WHERE, nunatak.CHANCE)(p)
    p.settle()
    assert p.check() == "Somebody else should be asked."


@pytest.mark.parametrize(
    ("box", "question"),
    [("build", at.BUILD_WHERE), ("diplomacy", at.NEGOTIATE), ("sail", at.SET_SAIL)],
)
def test_what_an_action_asks_is_asked_of_whoever_stands_in_its_box(box: str, question: int) -> None:
    def table() -> Table:
        return arranged(ships={"RUS": "R1"}, lobby={"RUS-1": 1}, boxes={f"RUS {box}": 2})

    assert int(question) in possible(table, 1, {})
    assert int(question) not in possible(table, 0, {})
