"""What is seen of the Arctic: documents, words in two languages, things that glide."""

import re
from importlib import resources
from typing import Any

import pytest

from nunatak.engine.events import Listener
from nunatak.games.arctic import GAME
from nunatak.games.arctic.rules.vocabulary import AREAS
from nunatak.scene.items import Piece, Zone, everything
from nunatak.scene.lines import unbroken
from nunatak.scene.scene import Scene
from nunatak.scene.sight import Somebody
from nunatak.table.rules_text import sections
from tests.games.arctic.table import Table, arranged, new

PEOPLE = [Somebody("Mira", you=True), Somebody("Jonas"), Somebody("Aiko")]


def drawn(table: Table, seat: int | None = 0, told: Any = (), locale: str = "en") -> Scene:
    """Return the scene that a seat sees."""
    seen = GAME.look(table.p, seat, PEOPLE, told=told, locale=locale)
    scene: Scene = GAME.screen.scene(seen)
    return scene


def things(scene: Scene) -> dict[str, Any]:
    """Return everything in a scene by its id."""
    return {item.id: item for item in everything(scene.items)}


# Words


def keys(locale: str) -> set[str]:
    """Return the keys of a language's texts."""
    text = (resources.files(GAME.package) / f"text.{locale}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_everything_is_said_in_chinese_too() -> None:
    assert keys("zh-Hant") == keys("en")


def test_every_area_nation_and_reason_has_chinese_words() -> None:
    for area in AREAS:
        assert not GAME.texts.say(f"area-{area}", "zh-Hant").isascii()
    table = arranged(lobby={"RUS-1": 1}, treasury={"RUS": 0})
    assert table.p.why_not(GAME.option("do ships"), "zh-Hant") == "該國財政沒有錢。"


@pytest.mark.parametrize(
    ("space", "english", "chinese"),
    [
        (
            "1",
            "puts a lobbyist on space 1 of the track for $5.",
            "把說客放到投資記錄條第 1 格，花費 $5。",
        ),
        (
            "12",
            "puts a lobbyist on space 12 of the track and gets $2.",
            "把說客放到投資記錄條第 12 格，得到 $2。",
        ),
        (
            "8",
            "puts a lobbyist on space 8 of the track for nothing.",
            "把說客放到投資記錄條第 8 格，不花錢。",
        ),
    ],
)
def test_what_an_investment_costs_or_brings_is_told_without_a_sign(
    space: str, english: str, chinese: str
) -> None:
    table = arranged("invest")
    table.play(f"invest {space}")
    [told] = [event for event in table.told if event.name == "invested"]
    assert GAME.sentence(told, ["Mira", "Jonas", "Aiko"]).endswith(english)
    assert GAME.sentence(told, ["Mira", "Jonas", "Aiko"], "zh-Hant").endswith(chinese)


# Documents


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda t: t["areas"]["R1"].update(control="USA"), "its own coast"),
        (lambda t: t["areas"]["MR1"].update(control="RUS"), "than the law says"),
        (lambda t: t["areas"]["R1"]["ships"].update(RUS=12), "contradicts"),
        (lambda t: t["areas"]["POLE"].update(platform=1), "contradicts"),
        (lambda t: t["seats"][0].update(hand=3), "lobbyists"),
        (lambda t: t["seats"][0].update(money=-1), "whole number"),
        (lambda t: t["countries"]["RUS"].update(conflict="RUS"), "in conflict"),
        (lambda t: t.update(phase=7), "Somebody else"),
        (lambda t: t.update(round=2), "before the first round"),
        (lambda t: t.update(passes=1), "passed"),
        (lambda t: t.update(sold=1), "sold"),
        (lambda t: t.update(number=1), "wrong time"),
        (lambda t: t.update(launching=2), "launched"),
        (lambda t: t.update(colour="blue"), "nobody knows"),
        (lambda t: t["track"].update({"1": 1}), "lobbyists"),
        (lambda t: t["sailing"].update(sailed=True), "nobody sails"),
        (lambda t: t.update(ended="nine rounds"), "over, or it is not"),
        (lambda t: t["areas"]["POLE"].update(owed=True), "protected"),
    ],
)
def test_a_document_that_contradicts_the_rules_is_refused(change: Any, words: str) -> None:
    document = new().p.save()
    change(document["table"])
    with pytest.raises(ValueError, match=words):
        GAME.load(document)


def test_a_question_for_the_wrong_player_or_about_nothing_is_refused() -> None:
    document = arranged(lobby={"RUS-1": 1}, ships={"RUS": "R1"}).play("do sail").p.save()
    for pending in (
        [["set-sail", 2, 0]],
        [["set-sail", 1, 5]],
        [["sail-where", 1, 3]],
        [["negotiate", 1, 0]],
        [["china-does", 1, 0]],
        [["pay-or-lose", 1, 0]],
        [["set-sail", 1, 0], ["set-sail", 1, 0]],
        [["first-player", "chance", 0]],
        [],
    ):
        with pytest.raises(ValueError, match="not possible"):
            GAME.load({**document, "pending": pending})


# Scenes


def test_ships_and_lobbyists_keep_their_names_while_they_move() -> None:
    table = new()
    told: list[Any] = []
    before: dict[str, Any] = {}

    def play(*words: str) -> dict[str, Any]:
        for word in words:
            listener = Listener()
            table.p.listener = listener
            table.p.take(GAME.option(word))
            table.p.listener = None
            told.extend(GAME.told(event) for event in listener.events)
        return things(drawn(table, told=told))

    spaces = ["RUS-1", "EU-1", "CAN-1", "NOR-1", "USA-1", "RUS-2", "EU-2", "USA-2", "CAN-2"]
    before = play(*(f"lobby {space}" for space in [*spaces, "RUS-3", "CAN-3", "EU-3"]))
    own = {id: item for id, item in before.items() if id.startswith("lobbyist.1")}
    after = play("do sail", "from R1", "to MR1")
    moved = [id for id in before if id.startswith("ship.") and after[id] != before[id]]
    assert len([id for id in moved if (before[id].x, before[id].y) != (after[id].x, after[id].y)])
    assert {id for id in before if id.startswith("ship.")} == {
        id for id in after if id.startswith("ship.")
    }
    assert {id for id in own if id in after} == set(own)
    assert after["sailed"].through == ["R1", "MR1"]


def test_a_scene_without_a_past_shows_the_same_ships() -> None:
    table = arranged(ships={"RUS": "R1 R1 IR2", "CHN": "POLE"}, lobby={"RUS-1": 1})
    scene = things(drawn(table))
    ships = [item for id, item in scene.items() if re.fullmatch(r"ship\.\d+", id)]
    assert sorted(ship.text for ship in ships) == ["CN", "RU", "RU", "RU"]
    assert scene["flag.POLE"].text == "CN"


def test_illegal_platforms_are_barred_and_protected_ones_have_a_lobbyist() -> None:
    table = arranged(
        rigs={1: "R1 MR1"}, guards={"R1": (2, "EU")}, lobby={"RUS-1": 1}, ships={"RUS": "R1"}
    )
    scene = things(drawn(table))
    assert (scene["rig.R1.0"].barred, scene["rig.MR1.0"].barred) == (False, True)
    pawns = [item for item in scene.values() if isinstance(item, Piece) and item.kind == "pawn"]
    assert sorted(pawn.owner for pawn in pawns) == ["A", "B"]


def test_who_would_keep_a_space_is_drawn_on_it_in_outline() -> None:
    lobby = {"RUS-1": 1, "RUS-2": 2, "USA-1": 3}
    table = arranged(lobby=lobby).play("do taxes")
    scene = things(drawn(table))
    assert (scene["RUS-3.back"].owner, scene["RUS-3.back"].ghost) == ("A", True)
    assert scene["RUS-3.n"].text == ""
    assert "RUS-1.back" not in scene
    table.play("do diplomacy", "vote C")
    assert things(drawn(table))["RUS-1.back"].owner == "B"


def test_who_would_keep_a_space_stands_beside_who_has_yet_to_leave_it() -> None:
    table = arranged(lobby={"RUS-1": 1, "RUS-3": 2}).play("do taxes")
    back, there = (things(drawn(table))[id] for id in ("RUS-3.back", "RUS-3"))
    assert back.x > there.shape.x
    assert back.size < 14


def test_a_sale_shows_its_best_split_before_it_is_confirmed() -> None:
    table = arranged("sale", rigs={1: "N1 N2 E1 U1 R1 R3 C3"})
    prompt = drawn(table).prompt
    assert prompt is not None
    shown = [(option.label, *option.outcome) for option in prompt.options]
    sets = "[flame][drop][rock] + [flame][drop] for points"
    assert shown[2] == ("$2 and 15 points", "2 for $1 each", sets)
    assert shown[-1] == ("$7", "7 for $1 each")


def test_china_s_way_is_drawn_before_it_drifts_and_its_controller_named() -> None:
    table = arranged("invest", ships={"CHN": "IR3 BER"})
    scene = things(drawn(table))
    assert scene["drift.IR3"].through == ["IR3", "POLE"]
    assert scene["china.near"].text == unbroken("One step from the Pole")
    table.play("invest china-low")
    scene = things(drawn(table))
    assert "drift.IR3" not in scene
    assert scene["china.run"].text == unbroken("Mira decides")


def test_what_a_ship_would_bring_about_is_told_beside_the_area() -> None:
    table = arranged(
        law="C",
        ships={"RUS": "MR1 IR1", "USA": "POLE"},
        rigs={2: "MR2"},
        control={"USA": "IR2"},
        lobby={"RUS-1": 1},
    ).play("do sail", "from MR1")
    prompt = drawn(table).prompt
    assert prompt is not None
    told = {option.label: option.outcome for option in prompt.options}
    assert told["Lomonosov Ridge"] == ["Russia takes control"]
    assert told["Kara Sea"] == ["Russia takes control", "Jonas loses the platform"]
    assert told["Finnmark Coast"] == ["controlled by Norway"]


def test_a_country_s_conflict_unrest_and_support_stand_beside_its_name() -> None:
    table = arranged(
        rigs={2: "N1"}, lobby={"NOR-1": 1, "NOR-3": 1}, conflict={"NOR": "USA"}, support=1
    )
    assert things(drawn(table))["NOR.state"].text == "[star|EU]1/2 [swords]US"
    table.play("do unrest")
    assert things(drawn(table))["NOR.state"].text == "[star|EU]1/2 [swords]US [unrest]"
    assert things(drawn(table))["CAN.state"].text == ""


def test_the_words_beside_a_country_s_name_end_before_its_money() -> None:
    poor = things(drawn(arranged(lobby={"RUS-1": 1}, treasury={"RUS": 9, "NOR": 9})))
    rich = things(drawn(arranged(lobby={"RUS-1": 1}, treasury={"RUS": 10, "NOR": 10})))
    for name in ("RUS", "NOR"):
        assert rich[f"{name}.state"].x < poor[f"{name}.state"].x < poor[f"{name}.money"].x


def test_who_controls_a_strait_under_law_c_has_a_flag_there() -> None:
    scene = things(drawn(arranged(law="C", ships={"USA": "BAF"}, lobby={"RUS-1": 1})))
    assert scene["flag.BAF"].text == "US"
    assert "flag.DAV" not in scene


def test_norway_s_display_is_closed_and_the_eu_has_four_spaces_after_accession() -> None:
    scene = things(drawn(arranged(joined=True, lobby={"EU-4": 1})))
    assert scene["country.NOR"].used
    assert isinstance(scene["EU-4"], Zone)
    assert scene["band.NOR"].ground == "EU"


def test_every_step_of_sailing_and_every_choice_has_a_place_on_the_board() -> None:
    table = arranged(
        ships={"RUS": "MR1 MR2", "CHN": "MR2"}, rigs={2: "MR1"}, lobby={"RUS-1": 1}
    ).play("do sail")
    offered = {
        option
        for item in everything(drawn(table).items)
        for option in [*item.options, *([] if item.option is None else [item.option])]
    }
    assert offered == set(table.p.options())


def test_the_end_and_a_spectator_are_drawn_without_a_question() -> None:
    over = arranged("end", round=9)
    assert drawn(over).prompt is None
    waiting = drawn(arranged(lobby={"RUS-1": 2}), seat=None).prompt
    assert waiting is not None
    assert not waiting.mine


def test_the_rules_speak_of_the_same_decisions_in_both_languages() -> None:
    english, chinese = sections(GAME.package), sections(GAME.package, "zh-Hant")
    assert set(english) == set(chinese)
    assert chinese["sail-where"] == "航行"


def test_the_ship_that_is_asked_about_is_named_and_marked() -> None:
    table = arranged(ships={"RUS": "MR1 R2"}, lobby={"RUS-1": 1}).play("do sail", "from MR1")
    scene = drawn(table)
    assert scene.prompt is not None
    assert scene.prompt.say == "Where does the ship of Russia in the Barents Sea go?"
    picked = [item.label for item in everything(scene.items) if getattr(item, "picked", False)]
    assert "Russia in the Barents Sea: a ship" in picked


@pytest.mark.parametrize("area", AREAS[1:33])
def test_a_lobbyist_that_protects_a_platform_covers_neither_ships_nor_symbols(area: str) -> None:
    table = arranged(
        ships={"CAN": area}, rigs={1: area}, guards={area: (1, "EU")}, lobby={"RUS-1": 1}
    )
    things = everything(drawn(table).items)
    pieces = [item for item in things if isinstance(item, Piece) and not item.zone]
    (rig,) = [place(p) for p in pieces if p.id == f"rig.{area}.0"]
    (ship,) = [place(p) for p in pieces if p.kind == "tag" and p.text == "CA"]
    pawn = min((place(p) for p in pieces if p.kind == "pawn"), key=lambda at: abs(at - rig))
    assert abs(pawn - rig) < 40
    assert abs(pawn - rig - SYMBOL) > 18
    assert abs(pawn.real - ship.real) >= 18 or abs(pawn.imag - ship.imag) >= 18


SYMBOL = complex(12, -12)  # from a platform to what it produces


def place(piece: Piece) -> complex:
    """Return where a piece is."""
    return complex(piece.x or 0, piece.y or 0)


def test_whoever_is_to_decide_is_called_by_name_and_by_number_where_nobody_has_one() -> None:
    table = arranged(lobby={"RUS-1": 2})
    prompt = drawn(table, 0).prompt
    assert prompt is not None
    assert prompt.say == f"A lobbyist of {PEOPLE[1].name} is to act."
    assert GAME.now(table.p) == "A lobbyist of Player 2 is to act."
