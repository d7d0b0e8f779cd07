"""How a position of Meltwater is seen, saved, drawn and judged."""

import copy
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

import nunatak
from nunatak.games.meltwater import GAME
from nunatak.games.meltwater.bots import judgement
from nunatak.games.meltwater.rules.vocabulary import HEXES
from nunatak.games.meltwater.screen import scene, terminal
from nunatak.scene.sight import Somebody
from nunatak.server.routes.lists import game_info
from tests.games.meltwater.table import Table, arranged, begun, new

# Seeing


def test_everything_is_open_but_the_order_of_the_deck() -> None:
    t = begun(7)
    assert t.p.view(0)["table"] == t.p.view(1)["table"] == t.p.view(None)["table"]
    assert len(t.view()["deck"]["unseen"]) == 27
    assert t.view()["deck"]["top"] == []


def test_what_was_agreed_on_is_told() -> None:
    agreed = {"season": "winter", "coast": "snow only", "side": "ussr", "evacuation": True}
    assert new(**agreed).p.view(None)["settings"] == agreed


def test_the_set_up_page_explains_both_options_that_stand_for_two_readings() -> None:
    notes = {option.key: option.note for option in game_info(GAME, "en").options}
    assert "has not been seen" in notes["coast"]
    assert "read in two ways" in notes["evacuation"]
    assert [choice.default for choice in GAME.settings] == ["summer", "irradiated", "us", False]


def test_questions_name_the_hexes_they_are_about() -> None:
    t = arranged(us="F4 F4 F4", us_soldiers="F4", ussr="I4", stockpiles="F4")
    assert GAME.ask(t.p) == "4 actions left. What do you do?"
    assert GAME.ask(t.play("march F4").p) == "March from F4: where to?"
    assert GAME.ask(t.play("to G4").p) == "March from F4 to G4: how many civilians?"
    assert GAME.ask(t.play("civilians 2").p) == "March from F4 to G4: how many soldiers?"
    assert GAME.ask(t.play("soldiers 1").p) == "March from F4 to G4: how many stockpiles?"
    u = arranged(us="F4", ussr="I4", phase="doomsday", card=1)
    assert GAME.ask(u.p) == (
        "Radiation spreads from C5. Which of the closest clean hexes becomes dirty?"
    )


def test_the_question_where_radiation_spreads_says_what_an_answer_does() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1)
    assert said(t, "spread D4") == "Spread to D4, which becomes dirty"
    u = arranged(us="F4", ussr="I4", phase="doomsday", card=1, dirty=" ".join(HEXES))
    assert GAME.ask(u.p) == "No hex is clean any more. Which of the dirty hexes closest to C5 dies?"
    assert said(u, "spread C4") == "Spread to C4, which dies"


def test_a_march_with_one_way_out_names_it_before_it_is_taken() -> None:
    t = arranged(us="A2 F4", us_soldiers="F4", ussr="I4", refugees="F5", ussr_soldiers="J4")
    assert said(t, "march A2") == "March from A2 to B3, the only way out"
    assert said(t, "march F4") == "March from F4"
    assert said(t, "threaten F4") == "Threaten F5 from F4, the only target"
    assert said(t, "press-gang F4") == "Send the press gang of F4 for a refugee of F5"
    assert said(t, "pass") == "Pass"
    u = arranged(us_soldiers="F4", ussr_soldiers="F5", ussr="I4")
    assert said(u, "attack F4") == "Attack F5 from F4"


def test_who_starves_and_where_to_flee_is_said_with_the_places_there_are() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 F5 E4", ussr="C4 C4 C4", dead="B5")
    assert said(t, "starve C4") == "C4 first: 3 units, one place"
    assert said(t.play("starve F4"), "flee F5") == "Flee to F5, 1 of 2 places taken"
    dead = arranged(phase="starvation", us="F4 C4 C4", ussr="I4 B4", dead="C4 B4")
    assert said(dead, "starve B4") == "B4 first: one unit, no place"


def test_where_to_march_or_to_land_is_said_with_the_places_there_are() -> None:
    t = arranged(us="E4", us_soldiers="F4", ussr="I6", dead="G4").play("march F4")
    assert said(t, "to E4") == "March to E4, 1 of 2 places taken"
    assert said(t, "to G4") == "March to G4, which is dead"
    boat = QUESTIONS["shelter-where"]()
    assert said(boat, "shelter I6") == "Land in I6, 0 of 1 places taken"
    away = QUESTIONS["evacuate-where"]()
    assert said(away, "evacuate D5") == "Get away to D5, 0 of 1 places taken"


def said(t: Table, word: str) -> str:
    """Return an option as people say it in a position."""
    return GAME.label(GAME.option(word), p=t.p)


def test_a_march_can_be_previewed_to_its_end() -> None:
    t = arranged(us="F4", ussr="I4").play("march F4")
    preview = t.p.preview(0, GAME.option("to F5"))
    assert repr(preview.events) == "[<marched seat=0 source=F4 to=F5 civilians=1>]"
    assert preview.then == "you"


def test_options_of_another_phase_are_refused_with_what_is_going_on() -> None:
    t = begun()
    assert t.why_not("flee F4") == "It is the Action phase."
    assert t.why_not("spread F4") == "It is the Action phase."
    for words in (("march F4",), ("to G4", "civilians 1")):
        t.play(*words)
        for option in ("pass", "card 3", "drive F4", "take F4", "fallout F4", "who civilian"):
            assert (t.why_not(option) or "").startswith("A march is being ordered")


# Saving


def damaged(document: dict[str, Any], *path: Any, value: Any) -> dict[str, Any]:
    changed = copy.deepcopy(document)
    part: Any = changed
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = value
    return changed


def test_a_map_that_contradicts_itself_is_refused() -> None:
    saved = begun().p.save()
    hexes = ("table", "hexes")
    for path, value in (
        ((*hexes, "F4", "supports"), 9),
        ((*hexes, "F4", "side"), "ussr"),
        ((*hexes, "F4", "side"), None),
        ((*hexes, "F4", "civilians"), 2),
        ((*hexes, "F4", "terrain"), "ice"),
        ((*hexes, "E4", "radiation"), "dead"),
        ((*hexes, "A2", "radiation"), "clean"),
        (("table", "clouds"), ["A2", "B3"]),
        (("table", "active"), "ussr"),
        (("table", "turn"), 2),
        (("table", "card"), "2"),
        (("table", "conceded"), "us"),
        (("table", "ended"), "threat"),
        (("table", "tea"), "hot"),
        (("pending",), []),
    ):
        with pytest.raises(ValueError, match="not possible"):
            GAME.load(damaged(saved, *path, value=value))


@pytest.mark.parametrize(
    ("table", "question"),
    [
        (begun(), ["act", 1, 5]),
        (begun(), ["act", 2, 0]),
        (begun(), ["turn-up", "chance", 0]),
        (begun(), ["turn-up", 1, 0]),
        (begun(), ["march-where", 1, 60]),
        (begun(), ["march-where", 1, 16]),
        (begun(), ["march-where", 1, 22 + 64]),
        (begun(), ["march-civilians", 1, 22 | 40 << 6]),
        (begun(), ["march-civilians", 1, 22 | 23 << 6 | 1 << 12]),
        (begun(), ["march-soldiers", 1, 22 | 23 << 6 | 5 << 12]),
        (begun(), ["march-stockpiles", 1, 22 | 23 << 6]),
        (begun(), ["drive-where", 1, 22 | 23 << 6 | 2 << 12]),
        (begun(), ["drive-where", 1, 22 | 16 << 6]),
        (begun(), ["spread-where", 1, 6]),
        (begun(), ["starving", 1, 0]),
        (begun(), ["shelter-where", 1, 53]),
        (begun().play("pass"), ["spread-where", 2, 7]),
        (begun().play("pass"), ["shelter-where", 2, 7]),
    ],
)
def test_a_question_that_nobody_can_be_asked_is_refused(table: Table, question: list[Any]) -> None:
    with pytest.raises(ValueError, match="not possible"):
        GAME.load({**table.p.save(), "pending": [question]})


@pytest.mark.parametrize(
    "question",
    [
        ["starving", 1, 5],
        ["who-starves", 1, 15],
        ["who-starves", 1, 22 | 1 << 6],
        ["flee-where", 1, 22 | 3 << 12],
        ["flee-where", 1, 22 | 2 << 12],
        ["flee-where", 1, 22 | 1 << 6],
        ["carry-or-leave", 1, 22 | 23 << 6],
    ],
)
def test_a_question_about_hunger_that_nobody_can_be_asked_is_refused(question: list[Any]) -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 C4 C4 C4", ussr="I4")
    with pytest.raises(ValueError, match="not possible"):
        GAME.load({**t.p.save(), "pending": [question]})


def test_what_is_impossible_is_said_in_a_sentence() -> None:
    def wrong(**changes: Any) -> str:
        p = begun().p
        for name, value in changes.items():
            setattr(p, name, value)
        found: str = p.check()
        return found

    counts = begun().p.civilians
    counts[0] = -1
    assert wrong() == ""
    assert wrong(civilians=counts).endswith(".")
    assert "sort 0" in wrong(on_map=vec[i64]([11, 12, 10, 2, 2, 4]))
    assert "civilians" in wrong(towns=0)
    assert "refugees" in wrong(camps=0)
    assert "stockpiles" in wrong(stores=0)
    assert "soldiers" in wrong(armed=vec[i64]([0, 0]))
    assert "Both sides" in wrong(held=vec[i64]([2**56 - 1, 2**56 - 1]))
    assert "Nobody holds" in wrong(held=vec[i64]([0, 0]))
    assert "both dirty and dead" in wrong(dead=1)
    assert "clean" in wrong(dirty=0)
    assert "other side" in wrong(active=1)
    assert "actions" in wrong(actions=4)
    assert "more than once" in wrong(card=3)
    assert "over" in wrong(ended=0)
    assert "open" in wrong(card=-1)


# Drawing


def drawn(t: Table, seat: int | None = 0, names: tuple[str, str] = ("Ines", "Kolya")) -> str:
    """Return the table as a terminal without colours shows it."""
    text: str = Text.from_markup(terminal.draw(t.p.view(seat), names)).plain
    return text


def test_the_terminal_shows_every_hex_with_its_people_and_its_support() -> None:
    t = begun(18)
    shown = drawn(t)
    for name in t.view()["hexes"]:
        assert shown.count(f"╱{name}") >= 1
    assert "╱F4  $╲" in shown
    assert "☁ fallout over F1 and J7, + a boat to H8." in shown
    assert "27 doomsday cards left" in shown
    assert shown.count("☁") == 4  # two on the map, one beside the card, one in the key
    assert "2/1!" in shown  # J4 holds two refugees and supports one


def test_the_terminal_tells_sides_apart_without_colours_and_explains_its_signs() -> None:
    shown = drawn(begun(18))
    assert "●1c1S" in shown
    assert "■1c1S" in shown
    for sign in ("~ ice", "☢ dirty", "✖ dead", "$ stockpile", "! too many", "c civilians"):
        assert sign in shown
    assert "● United States, ■ Soviet Union" in shown
    assert "■ United States, ● Soviet Union" in drawn(begun(18, side="ussr"))


@pytest.mark.parametrize("name", ["Ines", "[b]" * 12])
def test_the_terminal_fits_80_columns(name: str) -> None:
    crowd = " ".join(["F4"] * 20)
    tables = [begun(18), arranged(us=crowd, us_soldiers="F4 F4 F4 F4", ussr="I4", stockpiles="F4")]
    for t in tables:
        assert max(len(line) for line in drawn(t, None, (name, name)).splitlines()) < 80
    assert max(len(line) for line in terminal.odds(begun(28).p.view(0)).splitlines()) < 80


def test_the_terminal_counts_actions_only_while_there_are_any() -> None:
    assert "Round 1, action 1 of 4." in drawn(begun(18))
    assert "At the next turn’s end, card 18" in drawn(begun(18))
    hungry = arranged(phase="starvation", us="F4 F4 F4 F5 E4", ussr="I4")
    assert "Round 2. " in drawn(hungry)
    assert "action 1" not in drawn(hungry)
    assert "At the turn’s end, card 1" in drawn(hungry)
    assert "action 1" not in drawn(arranged(us="F4", ussr="I4", phase="doomsday", card=1))


def test_the_terminal_lists_what_does_not_fit_into_a_hex() -> None:
    crowd = arranged(
        us=" ".join(["F4"] * 20),
        us_soldiers="F4 F4 F4 F4",
        refugees=" ".join(["F4"] * 12 + ["F6"]),
        stockpiles="F4 F4 F6 F6",
        ussr="I4",
        dead="G4",
        dirty="F6",
    )
    shown = drawn(crowd, None)
    assert "* F4: 20 civilians, 4 soldiers, 12 refugees, 2 stockpiles" in shown
    assert "* F6: 1 refugee, 2 stockpiles" in shown
    assert "╱F4☢$2╲" in shown
    assert "G4✖" in shown
    assert "Soviet Union: 1 civilian, 0 soldiers, 0 stockpiles" in shown


def test_the_terminal_shows_the_end() -> None:
    over = arranged(
        us_soldiers="F4",
        ussr_soldiers="F5",
        card=None,
        gone=" ".join(map(str, range(1, 29))),
        dead=" ".join(HEXES),
    )
    shown = drawn(over.play("attack F4"), None)
    assert "No doomsday card lies open" in shown
    assert "→ ●" not in shown


def test_the_terminal_tells_which_cards_may_come_and_what_they_bring() -> None:
    assert " 1 ☁C5 ☁J2 +J7" in terminal.odds(begun(28).p.view(0))
    empty = arranged(us="F4", ussr="I4", card=1, gone=" ".join(map(str, range(2, 29))))
    assert terminal.odds(empty.p.view(0)).startswith("  No doomsday card is left: as long")


# The panel beside the map


def beside(t: Table, seat: int | None) -> Any:
    """Return the scene that a seat, or a spectator, sees."""
    return scene.scene(GAME.look(t.p, seat, [Somebody("Ines"), Somebody("Kolya")], told=t.told))


def test_the_panel_counts_actions_only_while_there_are_any() -> None:
    acting = arranged(us="F4", ussr="I4", actions=1)
    assert beside(acting, 0).prompt.say == "3 actions left. What do you do?"
    assert beside(acting, 1).prompt.note == "3 of 4 actions left"
    hungry = arranged(phase="starvation", us="F4 F4 F4 F5 E4", ussr="I4")
    doomed = arranged(us="F4", ussr="I4", phase="doomsday", card=1)
    for t in (hungry, doomed, new()):
        assert [beside(t, seat).prompt.note for seat in (0, 1, None)] == ["", "", ""]


def test_the_panel_names_the_only_way_of_an_action() -> None:
    t = arranged(us="A2 F4", ussr="I4")
    labels = {option.label for option in beside(t, 0).prompt.options}
    assert {"A2 → B3", "F4", "Pass"} <= labels


def test_the_panel_offers_the_rest_of_a_starvation_phase() -> None:
    t = arranged(phase="starvation", us="F4 C4", us_soldiers="C4", ussr="I6", dead="C4")
    labels = [option.label for option in beside(t, 0).prompt.options]
    assert labels[-1] == "Resolve the rest: it ends the same in every order"


def test_the_panel_knows_in_which_phase_a_hex_has_died() -> None:
    def on(t: Table) -> str:
        return str(next(phase.label for phase in beside(t, 0).phases if phase.state == "on"))

    card = arranged(us="F4", ussr="I4", phase="doomsday", card=1, refugees="C5", evacuation=True)
    assert (card.asked(), on(card)) == ("evacuate-where", "Doomsday")
    fight = arranged(
        evacuation=True, us="C4", us_soldiers="F4", ussr="I4", ussr_soldiers="F5", stockpiles="F5",
        dirty="F5",
    ).play("attack F4")  # fmt: skip
    assert (fight.asked(), on(fight)) == ("evacuate-where", "Actions")


# Judging


def share(t: Table) -> float:
    """Return the United States' share."""
    shares = vec[float]([0.0, 0.0])
    judgement.judgement().shares(t.p, 0, shares)
    assert abs(shares[0] + shares[1] - 1.0) < 1e-12
    return float(shares[t.p.seat_of(0)])


def test_the_judgement_knows_who_plays_which_side() -> None:
    pieces: dict[str, Any] = {"us": "F4 F4 F5", "ussr": "I4"}
    assert share(arranged(**pieces)) == share(arranged(side="ussr", **pieces)) > 0.5


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"us": "F4 F5"}, {"us": "F4"}),
        ({"us_soldiers": "F4"}, {"us": "F4"}),
        ({"us": "F4", "stockpiles": "F4"}, {"us": "F4"}),
        ({"us": "F4 F4 F5"}, {"us": "F4 F4 F4"}),
        ({"us": "F4"}, {"us": "F4", "dead": "F4"}),
        ({"us": "F4"}, {"us": "F4", "dirty": "F4"}),
        ({"us": "F4 C6"}, {"us": "F4 C5"}),
        ({"us": "F4 F6"}, {"us": "F4 A2"}),
        ({"us_soldiers": "F4", "refugees": "F5"}, {"us_soldiers": "F4", "refugees": "C4"}),
        ({"us_soldiers": "H4"}, {"us_soldiers": "F4"}),
    ],
    ids=[
        "units",
        "soldiers",
        "stockpiles",
        "hunger",
        "dead ground",
        "dirt",
        "the coming card",
        "room",
        "recruits",
        "enemies in reach",
    ],
)
def test_the_judgement_knows_about(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert share(arranged(ussr="I4 I5", **better)) > share(arranged(ussr="I4 I5", **worse))


def test_the_judgement_knows_that_whoever_chooses_starves_the_others() -> None:
    pieces: dict[str, Any] = {"us": "F4 F4 F4 E4 E4 E4", "ussr": "I4 I4 I4 J5 J5 J5"}
    mine = arranged(phase="starvation", turn=3, **pieces)
    theirs = arranged(phase="starvation", turn=4, **pieces)
    assert share(mine) > share(theirs)


def test_the_judgement_is_exact_at_the_end() -> None:
    draw = arranged(us_soldiers="F4", ussr_soldiers="F5").play("attack F4")
    assert share(draw) == 0.5
    lost = arranged(us_soldiers="F4", ussr="I4", ussr_soldiers="G4").play("attack F4")
    assert share(lost) == 0.0
    assert lost.p.actor == nunatak.OVER


def test_the_judgement_needs_no_open_card() -> None:
    t = new()
    assert 0.0 < share(t) < 1.0


# Reasons


QUESTIONS = {
    "flee-where": lambda: arranged(phase="starvation", us="F4 F4 F4 F5 E4", ussr="I4"),
    "defect-where": lambda: arranged(phase="starvation", us="F4 F4 F4", ussr="F5 E4"),
    "starving": lambda: arranged(phase="starvation", us="F4 F4 F4 C4 C4 C4", ussr="I4"),
    "march-where": lambda: begun().play("march F4"),
    "threaten-where": lambda: arranged(us="F4 F4", ussr="F5 E4").play("threaten F4"),
    "drive-where": lambda: arranged(us="F4 F4", ussr="F5 I4").play("threaten F4"),
    "press-gang-where": lambda: arranged(us_soldiers="F4", ussr="I4", refugees="F4 F5").play(
        "press-gang F4"
    ),
    "attack-where": lambda: arranged(us_soldiers="F4", us="C4", ussr_soldiers="F5 E4").play(
        "attack F4"
    ),
    "fallout-where": lambda: arranged(
        us_soldiers="F4 F4", ussr="I4", ussr_soldiers="F5", dirty="F4 F5"
    ).play("attack F4"),
    "spread-where": lambda: arranged(us="F4", ussr="I4", phase="doomsday", card=1),
    "evacuate-where": lambda: arranged(
        us="F4", ussr="I4", phase="doomsday", card=1, refugees="C5", evacuation=True
    ),
    "shelter-where": lambda: arranged(us="F4", ussr="I4", phase="doomsday", card=1, dead="J7").play(
        "spread D4", "spread H2"
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_belongs_to_no_question_is_refused_with_what_is_being_asked(question: str) -> None:
    t = QUESTIONS[question]()
    assert t.asked() == question
    assert t.why_not("card 3") == GAME.now(t.p)


def test_a_dead_hex_is_no_refuge() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 E3 E4", us_soldiers="G4", ussr="I6", dead="G4")
    t.play("starve F4")
    assert t.why_not("flee G4") == "A dead hex supports nobody."
