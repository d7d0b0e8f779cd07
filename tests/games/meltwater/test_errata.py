"""The errata of the first printing and its clarifications, by their numbers."""

from nunatak.games.meltwater import GAME
from nunatak.games.meltwater.rules.vocabulary import CARDS, HEXES
from tests.games.meltwater.table import arranged, begun, near, new

# Rulebook


def test_erratum_1_every_hex_with_a_printed_symbol_starts_with_a_marker() -> None:
    dirty = new().all_hexes("dirty")
    assert all(len(near(name)) < 6 for name in dirty)
    assert len(dirty) == 27


def test_erratum_3_a_blue_civilian_starts_in_a2() -> None:
    assert new().at("A2") == "us 1c"
    assert "A3" not in HEXES


def test_erratum_4_only_one_card_is_turned_up_at_setup() -> None:
    t = begun(3)
    assert (t.view()["card"], t.view()["deck"]["size"]) == ("3", 27)
    assert "3" not in t.view()["deck"]["unseen"]


def test_errata_5_and_9_stockpiles_benefit_every_surrounding_hex_for_your_units() -> None:
    around = " ".join(near("F4"))
    t = arranged(us=f"F4 {around}", ussr="I4", stockpiles="F4")
    assert all(t.supports(name) == 3 for name in near("F4") | {"F4"})


def test_erratum_6_each_hex_holds_units_of_one_faction_only() -> None:
    t = arranged(us="F4", us_soldiers="F4", ussr="G4", ussr_soldiers="F5").play("march F4")
    assert not {"G4", "F5"} & set(t.options("to"))


def test_errata_7_and_10_civilians_cannot_march_into_a_dead_hex_but_soldiers_can() -> None:
    t = arranged(us="F4 C4", us_soldiers="C4", ussr="I6", dead="F5 C5")
    assert "F5" not in t.play("march F4").options("to")
    u = arranged(us="F4 C4", us_soldiers="C4", ussr="I6", dead="F5 C5")
    assert u.play("march C4", "to C5").at("C5") == "us 1s"


def test_erratum_8_starvation_is_skipped_on_the_first_turn_of_each_player() -> None:
    t = begun()
    assert t.asked() == "act"
    assert t.play("pass").asked() == "act"
    assert t.at("J4") == "2r"  # one more than the dirty hex supports


def test_erratum_11_the_press_gang_takes_from_the_next_or_the_same_hex() -> None:
    t = arranged(us_soldiers="F4", ussr="I4", refugees="F4 F5").play("press-gang F4")
    assert t.options("take") == ["F4", "F5"]
    assert t.play("take F5").at("F4") == "us 1c 1s 1r"


def test_erratum_12_no_doomsday_on_the_first_turn_of_the_united_states() -> None:
    t = begun(1).play("pass")
    assert t.events("doomsday-came") == []
    assert t.play("pass").events("doomsday-came") == ["doomsday-came card=1"]


# Doomsday cards


def test_erratum_card_18_irradiates_j7_and_not_j6() -> None:
    t = begun(18)
    assert (t.view()["clouds"], t.view()["boat"]) == (["F1", "J7"], "H8")
    first = CARDS.index("18") * 3
    assert HEXES[GAME.start().tables.cards[first + 1]] == "J7"


# Clarifications: radiation and dead hexes


def test_clarification_2a_a_new_piece_is_still_placed_after_the_ring() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1).play("spread D4")
    assert {"C4", "D5", "D6", "D4"} <= t.all_hexes("dirty")


def test_clarification_2b_a_dead_spot_sends_its_token_to_the_closest_empty_hex() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1, dead="C5", dirty="D4 E4")
    assert t.events()[1:5] == [
        "doomsday-came card=1",
        "hit-dead hex=C5",
        "spread-on source=C5",
        "dirtied hex=E5",
    ]


def test_clarification_2b_without_empty_hexes_the_closest_dirty_one_dies() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1, dead="C5", dirty=" ".join(HEXES))
    assert t.options("spread") == ["B5", "C4", "C6", "D5", "D6"]
    assert t.play("spread C6").radiation("C6") == "dead"


# Clarifications: press gang


def test_clarification_pressgang_3_not_next_to_an_enemy_soldier() -> None:
    t = arranged(us_soldiers="F4", ussr_soldiers="G3", refugees="F5")
    assert t.options("press-gang") == []


def test_clarification_pressgang_6_not_from_a_hex_with_an_opposing_unit() -> None:
    t = arranged(us_soldiers="F4", ussr="F5", refugees="F5 E4").play("press-gang F4")
    assert t.events() == ["press-ganged seat=0 source=E4 to=F4"]


# Clarifications: attacking


def test_clarification_attacking_in_clean_snow_flips_and_adds_nothing() -> None:
    t = arranged(us_soldiers="F4 F4", ussr="I4", ussr_soldiers="F5")
    before = (t.all_hexes("dirty"), t.all_hexes("dead"))
    t.play("attack F4")
    assert (t.all_hexes("dirty"), t.all_hexes("dead")) == before


# Clarifications: doomsday


def test_clarification_doomsday_1_the_skipped_card_stays_and_is_resolved_later() -> None:
    t = begun(5).play("pass")
    assert t.view()["card"] == "5"
    assert t.play("pass").events("doomsday-came") == ["doomsday-came card=5"]


def test_clarification_doomsday_4_a_refugee_is_converted_or_sent_to_the_nearest_radiation() -> None:
    t = arranged(us="F4", ussr="I6", phase="doomsday", card=1, dead="J7")
    t.play("spread D4", "spread H2", "shelter I6")
    assert t.events("arrived") == ["arrived unit=ussr-civilian hex=I6"]


# Clarifications: threaten


def test_clarification_threaten_1_to_3_no_radiation_and_no_opposing_units() -> None:
    t = arranged(us="F4 F4", ussr="F5 I4", dirty="E4", refugees="E5").play("threaten F4")
    assert t.options("drive") == ["F6", "G4", "G5"]


# Clarifications: stockpiles


def test_clarification_stockpiles_3_without_a_unit_they_benefit_nobody() -> None:
    t = arranged(us="F4", ussr="F5", stockpiles="E4")
    assert (t.supports("F4"), t.supports("F5")) == (2, 2)


# Clarifications: winter


def test_clarification_winter_militarizing_makes_one_soldier_and_takes_the_whole_turn() -> None:
    t = begun(season="winter").play("militarize G6")
    assert t.events() == [
        "militarized seat=0 hex=G6 soldiers=1",
        "turn-began seat=1 round=1",
    ]
    assert t.at("G6") == "us 1s 1$"
