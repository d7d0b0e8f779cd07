"""What players read of the Arctic, in both languages: sentences, questions and refusals."""

import re
from importlib import resources
from pathlib import Path

import pytest

import nunatak
from nunatak.games.arctic import GAME
from nunatak.games.arctic.rules.vocabulary import AREAS
from nunatak.games.edition import read_components
from nunatak.scene.sight import Somebody
from tests.games.arctic.table import Table, arranged
from tests.games.arctic.test_panel import asked, named

NAMES = ["Mira", "Jonas", "Aiko"]
LANGUAGES = ["en", "zh-Hant"]
KEPT = sorted((Path(__file__).parent / "histories").glob("*.json"))


def said(table: Table, name: str, locale: str = "en") -> list[str]:
    """Return the sentences about events of a name."""
    return [GAME.sentence(told, NAMES, locale) for told in table.told if told.name == name]


# Points


def test_points_if_it_ended_now_count_what_the_treasuries_would_pay() -> None:
    table = arranged(
        lobby={"RUS-1": 1, "RUS-2": 2, "RUS-3": 3},
        treasury={"RUS": 4},
        money=[1, 0, 0],
        points=[0, 5, 0],
    )
    assert [table.seat(player)["at the end"] for player in (1, 2, 3)] == [4, 6, 0]


def test_points_if_it_ended_now_count_lobbyists_where_phase_8_would_leave_them() -> None:
    table = arranged(
        lobby={"CAN-1": 1, "USA-3": 2}, ships={"CAN": "POLE"}, treasury={"CAN": 1}, money=[0, 0, 0]
    )
    assert table.seat(1)["at the end"] == 11
    table.play("do taxes")  # it will return to space 3, which is paid $1
    assert table.seat(1)["at the end"] == 11


def test_points_if_it_ended_now_are_the_score_once_it_has() -> None:
    table = arranged(
        "sale", round=9, rigs={1: "R1 N1"}, lobby={"USA-1": 1, "RUS-3": 2}, treasury={"USA": 9}
    )
    before = table.seat(1)["at the end"]
    table.play("sell 0")
    assert table.seat(1)["at the end"] == table.p.scores()[0] == before + 5  # gas and oil


# Places


def test_every_coast_is_called_a_coast_and_nothing_else_is() -> None:
    text = (resources.files(GAME.package) / "components.toml").read_text(encoding="utf-8")
    coasts = set(re.findall(r'area = "(\w+)", ring = "outer"', text))
    assert len(coasts) == 14
    for area in AREAS:
        assert GAME.texts.say(f"map-{area}").endswith("Coast") == (area in coasts)
        assert GAME.texts.say(f"map-{area}", "zh-Hant").endswith("海岸") == (area in coasts)


def test_no_two_places_have_one_name() -> None:
    for locale in LANGUAGES:
        assert len({GAME.texts.say(f"map-{area}", locale) for area in AREAS}) == len(AREAS)


def test_a_place_is_named_as_a_sentence_needs_it() -> None:
    table = arranged(ships={"RUS": "MR1"}, lobby={"RUS-1": 1}).play("do sail", "from MR1", "to MN")
    assert said(table, "sailed") == [
        "A ship of Russia sails from the Barents Sea to the Svalbard Waters."
    ]
    assert GAME.label(GAME.option("site N1")) == "Build on the Nordland Coast"
    assert GAME.label(GAME.option("fight POLE")) == "Fight at the North Pole"
    assert GAME.label(GAME.option("attack BAF")) == "Attack the platform in Baffin Bay"


# The log


def test_whose_lobbyist_protects_a_platform_is_told_without_making_a_foe_of_its_country() -> None:
    table = arranged(rigs={2: "MR1"}, lobby={"EU-1": 1, "USA-3": 2}).play("protect", "guard MR1")
    assert said(table, "protected") == [
        "A lobbyist of Mira from the EU protects the platform in the Barents Sea."
    ]
    assert said(table, "protected", "zh-Hant") == ["Mira 以來自歐盟的說客保護巴倫支海的平台。"]


def test_a_lobbyist_that_moves_to_space_2_is_not_said_to_keep_it() -> None:
    table = arranged(lobby={"RUS-3": 1, "USA-3": 2}).play("to-two")
    assert said(table, "moved-to-two") == [
        "A lobbyist of Mira moves from space 3 of Russia to space 2 of Russia."
    ]
    assert table.events("stayed") == []
    table = arranged(lobby={"RUS-2": 1, "USA-3": 2}).play("stay")
    assert said(table, "stayed") == ["A lobbyist of Mira stays on space 2 of Russia."]


@pytest.mark.parametrize(
    ("locale", "without", "with_one"),
    [
        (
            "en",
            "A lobbyist of Mira goes home from Russia.",
            "A lobbyist of Mira goes home from Russia with a subsidy of $1.",
        ),
        ("zh-Hant", "Mira 從俄羅斯收回說客。", "Mira 從俄羅斯收回說客，獲得補貼 $1。"),
    ],
)
def test_no_subsidy_is_named_where_none_was_paid(locale: str, without: str, with_one: str) -> None:
    table = arranged(lobby={"RUS-1": 1, "USA-3": 2}).play("home")
    assert said(table, "went-home", locale) == [without]
    table = arranged(lobby={"RUS-1": 1, "USA-3": 2}).play("subsidy")
    assert said(table, "went-home", locale) == [with_one]


def test_it_is_told_when_a_law_makes_platforms_illegal() -> None:
    table = arranged("end", law="B", votes={"RUS": "A"}, rigs={1: "MR1 R1", 2: "IU"})
    assert table.events("turned-illegal") == [
        "turned-illegal area=IU seat=1",
        "turned-illegal area=MR1 seat=0",
    ]
    assert said(table, "turned-illegal")[1] == (
        "Nobody controls the area any more: the platform of Mira in the Barents Sea is illegal now."
    )
    assert said(table, "turned-illegal", "zh-Hant")[1] == (
        "巴倫支海不再有國家控制，Mira 的平台成為非法。"
    )


def test_a_platform_that_was_illegal_does_not_turn_illegal_again() -> None:
    table = arranged("end", law="A", votes={"NOR": "C", "EU": "C"}, rigs={1: "MR1"})
    assert table.view()["law"] == "C"
    assert table.events("turned-illegal") == []


# Why not


def test_a_ship_that_has_attacked_is_the_reason_why_it_can_not_attack_again() -> None:
    table = arranged(rigs={1: "MR2 MR3"}, ships={"RUS": "MR2"}, lobby={"RUS-1": 2, "USA-3": 1})
    table.play("do sail", "attack MR2", "from MR2", "to MR3")
    assert table.why_not("attack MR3") == (
        "Too few ships are left there that have not attacked yet; each attacks one platform."
    )


def test_too_few_ships_are_the_reason_where_none_has_attacked() -> None:
    table = arranged(
        rigs={1: "U1"}, ships={"RUS": "U1"}, conflict={"RUS": "USA"}, lobby={"RUS-1": 2}
    ).play("do sail")
    assert table.why_not("attack U1") == "Too few ships are there to attack that platform."


def test_without_a_ship_of_ones_own_nobody_fights() -> None:
    table = arranged(ships={"RUS": "MR1", "CHN": "MR2"}, lobby={"RUS-1": 1}).play("do sail")
    assert table.why_not("fight MR2") == "The nation that sails has no ship there."
    assert table.why_not("fight MR1") == ("No ship of a nation in conflict is there to be fought.")


def test_without_a_platform_left_nobody_builds_for_china() -> None:
    coasts = "N1 N2 R1 R2 R3 U1 U2 U3 C1 C2 C3 E1"
    table = arranged("china", ships={"CHN": "MR4"}, rigs={1: coasts}, track={"china-low": 1})
    assert table.why_not("china-build") == "All your platforms are on the map."


# Questions and what an option brings


def in_debt(rigs: str = "MR1") -> Table:
    """Return a table on which Mira must pay for platforms that a lobbyist from the EU protects."""
    guards = dict.fromkeys(rigs.split(), (2, "EU"))
    return arranged("end", votes={"EU": "B", "CAN": "B"}, rigs={1: rigs}, guards=guards)


def test_the_question_of_payment_names_controller_and_protector_and_what_is_owed() -> None:
    table = in_debt()
    assert GAME.ask(table.p) == (
        "Russia has taken control of the area of your platform, which a lobbyist from the EU "
        "protects. Pay $2, or lose the platform?"
    )
    assert asked(table).say == (
        "Pay $2 to Russia, or lose your platform in the Barents Sea? The controller is new, and "
        "the lobbyist of Jonas that protects the platform is from the EU."
    )
    assert "由俄羅斯控制" in GAME.ask(table.p, "zh-Hant")
    assert "來自歐盟" in GAME.ask(table.p, "zh-Hant")


def test_of_several_platforms_to_pay_for_each_says_to_whom() -> None:
    table = in_debt("MR1 MU1")
    assert asked(table).say.startswith("New controllers want $2 for each of 2 platforms")
    assert named(table, "pay MR1").outcome == [
        "to Russia; the lobbyist of Jonas that protects it is from the EU"
    ]
    assert named(table, "pay MU1").outcome[0].startswith("to the USA")


def test_what_is_paid_for_china_s_new_control_goes_to_the_bank() -> None:
    table = arranged(
        "china", law="C", ships={"CHN": "R3"}, rigs={1: "MR4"}, guards={"MR4": (2, "RUS")}
    )
    assert named(table, "pay MR4").outcome[0].startswith("to the bank")


@pytest.mark.parametrize(("money", "subsidy"), [(0, "$2"), (1, "$1")])
def test_a_subsidy_names_its_amount_before_it_is_taken(money: int, subsidy: str) -> None:
    table = arranged(lobby={"RUS-1": 1}, money=[money, 0, 0], treasury={"RUS": 5})
    assert named(table, "subsidy").outcome == [
        f"to your hand, with {subsidy} from the treasury of Russia"
    ]


def test_a_poor_treasury_pays_what_it_has() -> None:
    table = arranged(lobby={"RUS-1": 1}, money=[0, 0, 0], treasury={"RUS": 1})
    assert named(table, "subsidy").outcome == ["to your hand, with $1 from the treasury of Russia"]


def test_ships_and_taxes_say_how_many_and_how_much() -> None:
    table = arranged(lobby={"USA-1": 1}, treasury={"USA": 1})
    assert named(table, "do ships").outcome[0] == "1 ship for $1"
    assert named(table, "do taxes").outcome[0] == "treasury +$4"


def test_the_end_of_a_conflict_and_norway_s_support_say_what_comes_of_them() -> None:
    table = arranged(lobby={"NOR-1": 1}, conflict={"NOR": "RUS"}, support=1).play("do diplomacy")
    assert named(table, "peace").outcome == ["against Russia"]
    both = arranged(lobby={"NOR-1": 1}, conflict={"NOR": "RUS", "RUS": "NOR"})
    assert named(both.play("do diplomacy"), "peace").outcome == [
        "against Russia, which has declared one too: the conflict goes on"
    ]
    assert named(table, "support").outcome == [
        "2 of 2 discs then: Norway joins at the end of the round"
    ]


def test_a_ship_that_takes_control_says_what_becomes_of_a_protected_platform() -> None:
    lobby = {"RUS-1": 1}
    ships = {"RUS": "IR1"}
    there = arranged(law="C", ships=ships, rigs={2: "MR1"}, guards={"MR1": (3, "EU")}, lobby=lobby)
    there.play("do sail", "from IR1")
    assert named(there, "to MR1").outcome == [
        "Russia takes control",
        "Jonas pays $2 or loses the platform",
    ]
    there = arranged(law="C", ships=ships, rigs={2: "MR1"}, guards={"MR1": (3, "RUS")}, lobby=lobby)
    there.play("do sail", "from IR1")
    assert named(there, "to MR1").outcome[1] == "the platform of Jonas becomes legal"


def test_an_action_says_if_somebody_can_still_take_its_space_away() -> None:
    table = arranged(lobby={"RUS-1": 1}, ships={"RUS": "R1"})
    assert named(table, "do build").outcome == ["you build one", "may stay"]
    assert named(table, "do sail").outcome == ["move, attack", "stays"]


# The rulebook's own Chinese words


def test_laws_and_rock_are_called_as_in_the_chinese_rulebook() -> None:
    say = GAME.texts.say
    assert say("ore-rock", "zh-Hant") == "固結成岩"
    assert "各國不能控制海洋區" in say("law-A", "zh-Hant")
    assert "各國向北方控制所有海洋區" in say("law-B", "zh-Hant")
    assert "船隻掌管海洋區" in say("law-C", "zh-Hant")
    text = (resources.files(GAME.package) / "text.zh-Hant.ftl").read_text(encoding="utf-8")
    for word in ("岩礦", "抹黑", "扇區", "同歸於盡"):
        assert word not in text


# The rules


@pytest.mark.parametrize("name", ["rules.md", "rules.zh-Hant.md"])
def test_the_tables_of_the_rules_say_what_the_components_say(name: str) -> None:
    rules = (resources.files(GAME.package) / name).read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in rules.splitlines()]
    document = read_components(GAME.components)
    for row in document["companies"]:
        start = [str(row[what]) for what in ("players", "lobbyists", "platforms")]
        assert [*start, f"${row['money']}"] in rows
    for row in document["investment"]:
        spaces = " ".join(f"{price:+d}" if price else "0" for price in row["white"])
        assert [str(row["players"]), spaces.replace("-", "−")] in [cells[:2] for cells in rows]
    for row in document["nations"][:-1]:
        symbols = [each["ships"] for each in document["symbols"] if each["nation"] == row["nation"]]
        cells = [f"${row['treasury']}", row["ships"], sum(symbols), row["yard"], f"${row['tax']}"]
        [found] = [each for each in rows if each[1:6] == [str(cell) for cell in cells]]
        assert row["law"] in found[6]
        assert str(row["votes"]) in found[6]
    for row in document["worth"]:
        each = " ".join(map(str, row["each"]))
        assert any(cells[0] == str(row["players"]) and each in " ".join(cells) for cells in rows)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_map_of_the_rules_names_every_deposit(locale: str) -> None:
    """Every area with a deposit is named in the table by what tells it from the others."""
    name = "rules.md" if locale == "en" else f"rules.{locale}.md"
    rules = (resources.files(GAME.package) / name).read_text(encoding="utf-8")
    for row in read_components(GAME.components)["areas"]:
        if "deposit" in row:
            title = GAME.texts.say(f"map-{row['area']}", locale)
            short = title.split()[0] if locale == "en" else title[:2]
            assert short in rules


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_whole_game_is_told_and_drawn_in_chinese(file: Path) -> None:
    history = nunatak.History.from_json(file.read_text())
    for _, events in history.events():
        for told in events:
            assert not GAME.sentence(told, ["1", "2", "3", "4"], "zh-Hant").isascii()
    people = [Somebody(name) for name in ("1", "2", "3", "4")][: history.players]
    for i, p in enumerate(history.positions()):
        if i % 7 == 0 and p.actor >= 0:
            seen = GAME.look(p, p.actor, people, locale="zh-Hant")
            prompt = GAME.screen.scene(seen).prompt
            assert prompt is not None
            assert not prompt.say.isascii()


def test_advice_and_a_lesson_name_whoever_is_slandered_and_what_a_sale_brings() -> None:
    table = arranged(lobby={"NOR-1": 1}).play("do diplomacy")
    names = ["Mira", "Petrel", "Aiko"]
    assert GAME.label("slander 2", "en", table.p, names) == "Slander Petrel"
    assert GAME.label("slander 2", "zh-Hant", table.p, names) == "誹謗 Petrel"
    table = arranged("sale", rigs={1: "R1 N1 N2"})
    assert GAME.label("sell 1", "en", table.p, names) == "$1 and 5 points"
