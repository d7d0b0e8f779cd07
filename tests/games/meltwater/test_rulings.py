"""The rulings on what Meltwater's rulebook leaves open, by their numbers."""

from typing import Any

import pytest

import nunatak
from nunatak.games.history import CONCEDE, entry
from nunatak.games.meltwater import GAME
from nunatak.games.meltwater.rules.vocabulary import CARDS, HEXES
from tests.games.meltwater.table import Table, arranged, begun, near, new

COAST = {name for name in HEXES if len(near(name)) < 6}
ICE = {"A2", "B3", "C3", "D3", "D4", "E5", "E6", "F6", "F7", "G6", "J3"}


def ringed(t: Table) -> bool:
    """Say whether every living neighbour of a dead hex is dirty."""
    return all(t.radiation(name) != "clean" for dead in t.all_hexes("dead") for name in near(dead))


def played_at_random(seed: int) -> list[Table]:
    rng = nunatak.Rng(seed)
    p = GAME.start()
    found = []
    while p.actor != nunatak.OVER:
        options = p.options()
        p.take(options[rng.below(len(options))])
        found.append(Table(p.copy()))
    return found


def test_ruling_1_dirty_is_a_marker_or_a_printed_symbol_and_surrounds_the_dead() -> None:
    t = new()
    assert t.all_hexes("dirty") == COAST
    assert t.all_hexes("dead") == set()
    for later in played_at_random(1)[::10]:
        assert ringed(later)
        assert later.all_hexes("dirty") | later.all_hexes("dead") >= COAST


def test_ruling_2_ringing_a_dead_hex_never_flips_marked_neighbours() -> None:
    t = arranged(us="F4", ussr="I4", dirty="C4 D5", phase="doomsday", card=1)
    assert t.all_hexes("dead") == {"C5"}
    assert {"B5", "C4", "C6", "D5", "D6"} <= t.all_hexes("dirty")


def test_ruling_3_a_hit_on_dirty_flips_rings_and_then_still_marks_the_closest_clean() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1)
    assert t.events("dirtied") == ["dirtied hex=C4", "dirtied hex=D5", "dirtied hex=D6"]
    assert t.asked() == "spread-where"


def test_ruling_3_without_a_clean_hex_the_closest_dirty_one_dies() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1, dirty=" ".join(HEXES))
    assert t.options("spread") == ["B5", "C4", "C6", "D5", "D6"]
    assert t.why_not("spread E5") == "Another hex is closer."
    assert t.play("spread D5").all_hexes("dead") == {"C5", "D5", "J2"}
    assert t.events()[:2] == ["spread-to-dirty source=C5", "died-out hex=D5"]


def test_ruling_3_when_nothing_lives_nothing_happens() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1, dead=" ".join(HEXES))
    assert t.events()[2:] == ["hit-dead hex=C5", "hit-dead hex=J2", "no-shore hex=J7"]


def test_ruling_4_closest_is_counted_over_land_and_ties_are_the_active_players() -> None:
    # Over the water B3 would be three hexes from E1; on foot it is four, and F5 is too.
    others = " ".join(name for name in HEXES if name not in ("B3", "F5"))
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=22, dirty=others, coast="snow only")
    assert t.events()[2:] == ["died-out hex=E1"]
    assert t.options("spread") == ["B3", "F5"]
    u = arranged(us="F4", ussr="I4", turn=4, phase="doomsday", card=1)
    assert (u.asked(), u.p.actor) == ("spread-where", 1)


def test_ruling_5_a_card_is_resolved_in_order_each_radiation_fully_then_the_refugee() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1)
    told = t.events()
    told += t.play("spread D4").events()
    told += t.play("spread H2").events()
    marks = [told.index(event) for event in ("died-out hex=C5", "dirtied hex=D4")]
    marks += [told.index(event) for event in ("died-out hex=J2", "dirtied hex=H2")]
    marks.append(told.index("arrived unit=refugee hex=J7"))
    assert marks == sorted(marks)


def test_ruling_6_exactly_one_card_lies_open_for_a_whole_turn_before_it_strikes() -> None:
    t = begun(9)
    t.play("pass")
    assert (t.view()["card"], t.p.actor) == ("9", 1)
    t.play("pass")
    assert t.events("doomsday-came") == ["doomsday-came card=9"]
    while t.asked() != "turn-up":
        t.play(t.options()[0])
    assert t.view()["card"] is None
    t.play("card 2")
    assert (t.view()["card"], t.view()["deck"]["size"], t.p.actor) == ("2", 26, 0)


def test_ruling_7_after_the_28th_card_all_are_shuffled_if_any_hex_lives() -> None:
    gone = " ".join(CARDS[1:])
    dead = " ".join(name for name in HEXES if name not in ("F4", "I4"))
    t = arranged(us="F4", ussr="I4", card=1, gone=gone, dead=dead)
    assert t.view()["deck"]["size"] == 0
    t.play("pass")
    assert t.events("died-out", "reshuffled") == ["died-out hex=F4", "died-out hex=I4"]
    others = " ".join(name for name in HEXES if name not in ("F4", "F5", "I4"))
    u = arranged(us="F4", ussr="I4", card=1, gone=gone, dead=others).play("pass")
    while u.asked() == "spread-where":
        u.play(u.options()[0])
    assert u.events("reshuffled") == ["reshuffled"]
    assert (u.asked(), len(u.options())) == ("turn-up", 28)


def test_ruling_7_when_no_hex_lives_the_next_starvation_ends_the_game() -> None:
    dead = " ".join(name for name in HEXES if name not in ("F4", "I4"))
    t = arranged(us="F4", ussr="I4", card=1, gone=" ".join(CARDS[1:]), dead=dead).play("pass")
    assert t.all_hexes("dead") == set(HEXES)
    assert (t.view()["card"], t.asked(), t.p.actor) == (None, "starving", 1)
    t.play("starve F4")
    assert (t.ended(), t.winners()) == ("radiation", ["ussr"])


@pytest.mark.parametrize(
    ("pieces", "told", "there"),
    [
        ({"us": "F4 J7"}, "arrived unit=us-civilian hex=J7", "us 2c"),
        ({"us": "F4", "ussr_soldiers": "J7"}, "arrived unit=ussr-civilian hex=J7", "ussr 1c 1s"),
        ({"us": "F4 J7", "refugees": "J7"}, "arrived unit=us-civilian hex=J7", "us 2c 1r"),
        ({"us": "F4", "refugees": "J7"}, "arrived unit=refugee hex=J7", "2r"),
        ({"us": "F4"}, "arrived unit=refugee hex=J7", "1r"),
    ],
)
def test_ruling_8_a_refugee_takes_the_colour_of_the_side_that_is_there(
    pieces: dict[str, Any], told: str, there: str
) -> None:
    t = arranged(ussr="I4", phase="doomsday", card=1, **pieces).play("spread D4", "spread H2")
    assert t.events("arrived") == [told]
    assert t.at("J7") == there


def test_ruling_8_a_boat_to_a_dead_hex_lands_in_the_closest_dirty_one() -> None:
    t = arranged(us="F4 J6", ussr="I5", phase="doomsday", card=1, dead="J7")
    t.play("spread D4", "spread H2")
    assert (t.asked(), t.options("shelter")) == ("shelter-where", ["I6", "I7", "J6"])
    assert t.why_not("shelter J7") == "That hex is not dirty."
    assert t.why_not("shelter I7") is None
    assert t.why_not("shelter K5") == "Another hex is closer."
    assert t.play("shelter J6").events("arrived") == ["arrived unit=us-civilian hex=J6"]
    u = arranged(us="F4", ussr="I4", phase="doomsday", card=1, dead="J7 I6 I7")
    assert u.play("spread D4", "spread H2").events("arrived") == ["arrived unit=refugee hex=J6"]


def test_ruling_8_nobody_comes_when_the_supply_has_no_such_civilian() -> None:
    inland = [name for name in HEXES if name not in COAST]
    t = arranged(us="F4", ussr="I4", refugees=" ".join(inland[:20]), phase="doomsday", card=1).play(
        "spread D4", "spread H2"
    )
    assert t.events("arrived", "not-arrived") == ["not-arrived hex=J7"]


def test_ruling_8_refugees_who_stood_in_a_hex_that_dies_starve_as_usual() -> None:
    t = arranged(us="F4", ussr="I4", refugees="C5 D5", phase="doomsday", card=1)
    t.play("spread D4", "spread H2")
    assert t.at("C5") == "1r"
    assert t.play("card 2").events("poisoned", "fled") == ["poisoned unit=refugee hex=C5"]


def test_ruling_8_a_boat_whose_hex_is_dead_is_told_to_go_on() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1, dead="J7")
    t.play("spread D4", "spread H2")
    assert t.events("boat-turned") == ["boat-turned hex=J7"]
    assert t.asked() == "shelter-where"


def test_ruling_8_nobody_gets_away_from_a_dying_hex_unless_the_table_wants_it() -> None:
    assert new().p.evacuation is False
    t = arranged(us="C5", ussr="I4", refugees="C5", stockpiles="C5", phase="doomsday", card=1)
    assert t.events("stockpiles-lost", "evacuated") == ["stockpiles-lost hex=C5 stockpiles=1"]
    assert t.at("C5") == "us 1c 1r"


def evacuating(**pieces: Any) -> Table:
    """Return a map on which refugees and stockpiles get away from hexes that die."""
    return arranged(evacuation=True, **{"us": "F4", "ussr": "I4", "phase": "doomsday", **pieces})


def test_ruling_8_as_an_option_refugees_and_stockpiles_get_away_to_the_closest_dirty_hex() -> None:
    t = evacuating(us="F4 C5", refugees="C5 C5", stockpiles="C5", card=1)
    assert t.events()[2:] == [
        "died-out hex=C5",
        "dirtied hex=C4",
        "dirtied hex=D5",
        "dirtied hex=D6",
    ]
    assert (t.asked(), t.p.actor) == ("evacuate-where", 0)
    assert t.options("evacuate") == ["B5", "C4", "C6", "D5", "D6"]
    assert t.why_not("evacuate D7") == "Another hex is closer."
    assert t.why_not("evacuate C5") == "That hex is not dirty."
    t.play("evacuate D5")
    assert t.events() == ["evacuated source=C5 to=D5 refugees=2 stockpiles=1"]
    assert (t.at("C5"), t.at("D5")) == ("us 1c", "2r 1$")
    assert t.asked() == "spread-where"  # and the card goes on where it was


def test_ruling_8_as_an_option_one_closest_hex_is_not_asked_for() -> None:
    others = " ".join(name for name in HEXES if name not in ("C5", "C6", "F4", "I4"))
    t = evacuating(refugees="C5", card=1, dead=others)
    # Nothing is clean any more, so the spreading radiation kills C6 too, and they go on.
    assert t.events("died-out", "evacuated")[:4] == [
        "died-out hex=C5",
        "evacuated source=C5 to=C6 refugees=1 stockpiles=0",
        "died-out hex=C6",
        "evacuated source=C6 to=F4 refugees=1 stockpiles=0",
    ]


def test_ruling_8_as_an_option_those_whom_a_spread_or_a_fight_drives_out_get_away_too() -> None:
    t = evacuating(refugees="C4", card=1, dirty=" ".join(HEXES)).play("spread C4")
    assert t.asked() == "evacuate-where"
    assert t.play("evacuate C3").events()[0] == "evacuated source=C4 to=C3 refugees=1 stockpiles=0"
    u = arranged(
        evacuation=True,
        us="C4",
        us_soldiers="F4",
        ussr="I4 F5",
        ussr_soldiers="F5",
        stockpiles="F5",
        dirty="F5",
    ).play("attack F4")
    assert (u.asked(), u.view()["actions"]) == ("evacuate-where", 0)
    u.play("evacuate E4")
    assert (u.at("F5"), u.at("E4")) == ("ussr 1c", "1$")
    assert (u.asked(), u.view()["actions"]) == ("act", 1)


def test_ruling_8_as_an_option_stockpiles_are_lost_where_nothing_dirty_is_left() -> None:
    others = " ".join(name for name in HEXES if name != "C5")
    t = evacuating(us="F4 C5", refugees="C5", stockpiles="C5", card=1, dead=others)
    assert t.events("evacuated", "stockpiles-lost") == ["stockpiles-lost hex=C5 stockpiles=1"]
    assert t.at("C5") == "us 1c 1r"


def test_ruling_9_a_stockpile_feeds_only_hexes_with_units_of_its_holder() -> None:
    t = arranged(us="F4 F4", ussr="F5 F5 H4", refugees="E4 G4", stockpiles="F4 G4 H4")
    assert t.supports("F4") == 3
    assert t.supports("F5") == 2  # next to the enemy's stockpile, not to a held one of its own
    assert t.supports("E4") == 2  # refugees hold nothing and are not fed
    assert t.supports("G4") == 2  # a stockpile that only refugees stand by
    assert t.supports("H4") == 3


def test_ruling_9_the_extra_place_is_there_beside_refugees_too() -> None:
    t = arranged(phase="starvation", us="F4", refugees="F4 F4", ussr="I4", stockpiles="F4")
    assert t.asked() == "act"


def test_ruling_9_room_is_tested_after_the_source_was_left() -> None:
    # While the American stands in F4, F5 can feed three. Once he has left, it can't.
    pieces: dict[str, Any] = {
        "us": "F4 F5 F5",
        "refugees": "F4 F4 F4",
        "stockpiles": "F4",
        "ussr": "I4",
    }
    t = arranged(phase="starvation", **pieces)
    t.play("who refugee")
    assert t.events() == ["fled unit=refugee source=F4 to=F5"]


def test_ruling_9_a_unit_that_can_flee_only_with_a_stockpile_must_carry_it() -> None:
    pieces: dict[str, Any] = {
        "us": "F4 F5 F5",
        "refugees": "F4 F4 F4",
        "stockpiles": "F4",
        "ussr": "I4",
    }
    t = arranged(phase="starvation", **pieces)
    t.play("who civilian")
    assert t.events()[:2] == [
        "fled unit=us-civilian source=F4 to=F5",
        "carried seat=0 source=F4 to=F5 stockpiles=1",
    ]
    assert t.at("F5") == "us 3c 1$"


def test_ruling_9_whoever_arrives_beside_an_abandoned_stockpile_holds_it() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4", refugees="F5 F5", stockpiles="F5", ussr="I4")
    assert t.events() == ["fled unit=us-civilian source=F4 to=F5"]
    assert (t.at("F5"), t.supports("F5")) == ("us 1c 2r 1$", 3)


def test_ruling_9_a_refugee_finds_room_that_only_a_stockpile_makes() -> None:
    t = arranged(
        phase="starvation", us="F5 F5", refugees="F4 F4 F4 E4 E4", stockpiles="F5", ussr="I4"
    )
    assert t.events() == ["fled unit=refugee source=F4 to=F5"]


def test_ruling_10_a_stockpile_is_destroyed_when_its_hex_dies() -> None:
    t = arranged(us="F4", ussr="H1 I4", stockpiles="H1 H1", phase="doomsday", card=2)
    t.play(t.options()[0])
    assert t.events("died-out", "stockpiles-lost") == [
        "died-out hex=H1",
        "stockpiles-lost hex=H1 stockpiles=2",
    ]
    assert t.at("H1") == "ussr 1c"


def test_ruling_11_a_stockpile_does_not_enter_a_dead_hex() -> None:
    t = arranged(us_soldiers="F4", stockpiles="F4", ussr="I6", dead="G4").play("march F4", "to G4")
    assert t.events() == ["marched-armed seat=0 source=F4 to=G4 soldiers=1"]
    assert (t.at("F4"), t.at("G4")) == ("1$", "us 1s")


def test_ruling_12_units_flee_to_refugees_but_not_where_enemies_are_too() -> None:
    t = arranged(phase="starvation", us="E4 E4 E4", refugees="E5 D5", ussr="E5")
    assert t.events() == ["fled unit=us-civilian source=E4 to=D5"]
    u = arranged(phase="starvation", us="E4 E4 E4", refugees="E5", ussr="E5")
    assert u.events() == ["defected unit=us-civilian source=E4 to=E5"]
    assert u.at("E5") == "ussr 2c 1r"
    v = arranged(phase="starvation", us="E4 E4 E4", refugees="E5 D5 D4", ussr="E5")
    assert v.options("flee") == ["D4", "D5"]
    assert v.why_not("flee E5") == "Enemies are there."


def test_ruling_12_refugees_flee_to_anybody_and_stay_refugees() -> None:
    t = arranged(phase="starvation", refugees="F4 F4 F4 F3", us="F5", ussr="G4")
    assert t.options("flee") == ["F3", "F5", "G4"]
    assert t.play("flee G4").at("G4") == "ussr 1c 1r"


def test_ruling_12_refugees_never_defect() -> None:
    t = arranged(phase="starvation", refugees="F4 F4 F4", us="F5 F5", ussr="I4")
    assert t.events() == ["starved unit=refugee hex=F4"]


def test_ruling_13_without_a_civilian_in_supply_nobody_can_defect() -> None:
    far = [name for name in HEXES if name not in near("F4") | {"F4"}][:19]
    t = arranged(phase="starvation", us="F4 F4 F4", ussr=" ".join(["F5", *far]))
    assert t.events() == ["starved unit=us-civilian hex=F4"]


def test_ruling_13_a_soldier_defects_as_a_civilian_and_flees_as_a_soldier() -> None:
    t = arranged(phase="starvation", us_soldiers="F4 F4 F4", ussr="F5")
    assert t.events() == ["defected unit=us-soldier source=F4 to=F5"]
    assert (t.at("F5"), t.view()["sides"]["us"]["soldiers"]) == ("ussr 2c", 2)
    u = arranged(phase="starvation", us_soldiers="F4 F4 F4", us="F5", ussr="I4")
    assert u.at("F5") == "us 1c 1s"


def test_ruling_14_the_active_player_decides_for_the_enemy_too_even_on_stockpiles() -> None:
    t = arranged(phase="starvation", us="C4", ussr="I4 I4 I4 I4 I5", stockpiles="I4", turn=3)
    assert (t.asked(), t.p.actor) == ("carry-or-leave", 0)
    t.play("leave")
    assert t.at("I4") == "ussr 3c 1$"


def test_ruling_14_a_refugee_carries_no_stockpile() -> None:
    t = arranged(
        phase="starvation", us="F4", refugees="F4 F4 F4 F5", stockpiles="F4", ussr="I4"
    ).play("who refugee")
    assert t.events() == ["fled unit=refugee source=F4 to=F5"]
    assert t.at("F4") == "us 1c 2r 1$"


def test_ruling_15_after_each_unit_the_board_is_checked_again() -> None:
    # The last American leaves F4 with the stockpile behind him: now F3 starves too.
    t = arranged(
        phase="starvation",
        us="F4 F3 F3 F3 F5",
        refugees="F4 F4 F4",
        stockpiles="F4",
        ussr="I4",
    )
    assert (t.asked(), t.supports("F3")) == ("who-starves", 3)
    t.play("who civilian")
    assert t.asked() == "carry-or-leave"
    t.play("leave")
    assert t.options("starve") == ["F3", "F4"]


def test_ruling_15_the_last_two_soldiers_killing_each_other_is_a_draw() -> None:
    t = arranged(us_soldiers="F4", ussr_soldiers="F5", refugees="E3").play("attack F4")
    assert t.events() == [
        "attacked seat=0 source=F4 target=F5",
        "annihilated side=us",
        "annihilated side=ussr",
    ]
    assert (t.ended(), t.winners(), t.p.scores()) == ("mutual destruction", ["us", "ussr"], [0, 0])


def test_ruling_15_a_replacement_is_one_step() -> None:
    t = arranged(us="F4", ussr="I4").play("militarize F4")
    assert (t.ended(), t.at("F4")) == (None, "us 1s")
    u = arranged(phase="starvation", us="F4", ussr="F5", dead="F4", stockpiles="F5")
    assert u.events() == ["defected unit=us-civilian source=F4 to=F5", "annihilated side=us"]
    assert (u.ended(), u.winners()) == ("defection", ["ussr"])


def test_ruling_16_a_march_moves_own_units_only_and_may_enter_a_hex_with_refugees() -> None:
    t = arranged(us="F4", refugees="F4 F5", ussr="I4").play("march F4", "to F5")
    assert (t.at("F4"), t.at("F5")) == ("1r", "us 1c 1r")


def test_ruling_16_at_least_one_unit_marches() -> None:
    t = arranged(us="F4 F4", ussr="I4", stockpiles="F4").play("march F4", "to F5")
    assert t.options("civilians") == ["1", "2"]
    assert t.why_not("civilians 0") == "Somebody has to go."
    assert t.why_not("civilians 3") == "There are not so many there."
    u = arranged(us="F4", us_soldiers="F4 F4", ussr="I4", stockpiles="F4")
    u.play("march F4", "to F5", "civilians 0")
    assert u.options("soldiers") == ["1", "2"]
    assert u.why_not("soldiers 0") == "Somebody has to go."
    u.play("soldiers 1")
    assert u.why_not("stockpiles 2") == "There are not so many there."
    assert u.play("stockpiles 1").at("F5") == "us 1s 1$"


def test_ruling_16_civilians_march_out_of_dead_hexes() -> None:
    t = arranged(us="F4", ussr="I4", dead="F4")
    assert t.play("march F4", "to F5").at("F5") == "us 1c"


def test_ruling_17_refugees_beside_you_do_not_threaten_but_those_in_the_target_count() -> None:
    t = arranged(us="F4 F4", refugees="F4 F4 F5", ussr="F5")
    assert t.options("threaten") == []
    assert arranged(us="F4 F4 F4", refugees="F5", ussr="F5").options("threaten") == ["F4"]


def test_ruling_17_a_hex_with_an_enemy_soldier_is_never_the_target() -> None:
    t = arranged(us_soldiers="F4", ussr="F5", ussr_soldiers="F5")
    assert t.options("threaten") == []


def test_ruling_17_a_soldier_in_the_source_needs_no_count() -> None:
    t = arranged(us_soldiers="F4", refugees="F5 F5 F5 F5", ussr="I4").play("threaten F4")
    assert t.events() == ["threatened seat=0 source=F4 target=F5 unit=refugee"]


def test_ruling_18_a_victim_goes_only_where_nobody_of_another_colour_is() -> None:
    t = arranged(us="F4 F4", ussr="F5 E5 H6", refugees="E4 G5").play("threaten F4", "target F5")
    assert t.options("drive") == ["E5", "F6", "G4"]
    u = arranged(us="F4 F4", ussr="I4 E5", refugees="F5 G5").play("threaten F4")
    assert u.options("drive") == ["E4", "F6", "G4", "G5"]


def test_ruling_18_own_civilians_may_be_threatened_and_may_come_to_the_threatener() -> None:
    t = arranged(us="F4 F4 F5", ussr="I4").play("threaten F4")
    assert "F4" in t.options("drive")
    assert t.play("drive F4").at("F4") == "us 3c"


def test_ruling_18_on_the_coast_a_victim_usually_dies() -> None:
    t = arranged(us="J3 J3", ussr="J2 I5", dirty="I2").play("threaten J3")
    assert t.events()[1:] == ["killed unit=ussr-civilian hex=J2"]


def test_ruling_19_no_press_gang_where_an_enemy_shares_the_hex() -> None:
    t = arranged(us_soldiers="F4", ussr="F5", refugees="F5")
    assert t.options("press-gang") == []
    assert t.why_not("press-gang F4") == "The only refugees in reach are in a hex with enemies."


def test_ruling_19_a_press_gang_needs_an_own_civilian_in_supply() -> None:
    t = arranged(us=" ".join(["F4"] * 20), us_soldiers="F4", ussr="I4", refugees="F5")
    assert t.options("press-gang") == []
    assert t.why_not("press-gang F4") == "All your civilians are on the map already."


def test_ruling_19_no_press_gang_by_a_soldier_in_a_dead_hex() -> None:
    t = arranged(us_soldiers="F4", ussr="I6", refugees="F5", dead="F4")
    assert t.options("press-gang") == []
    assert t.why_not("press-gang F4") == (
        "The soldier stands in a dead hex, and nobody can be brought there."
    )


def test_ruling_20_exactly_one_soldier_of_each_side_dies_and_one_dirty_hex() -> None:
    t = arranged(us_soldiers="F4 F4 F4", ussr="G4", ussr_soldiers="G4 G4", dirty="G4").play(
        "attack F4"
    )
    assert t.events()[:2] == ["attacked seat=0 source=F4 target=G4", "died-out hex=G4"]
    assert (t.at("F4"), t.at("G4")) == ("us 2s", "ussr 1c 1s")
    assert t.all_hexes("dead") == {"G4"}
    assert t.all_hexes("dirty") == COAST | near("G4")  # the ring, and no marker beyond it


def test_ruling_20_the_attackers_own_hex_can_die() -> None:
    t = arranged(us_soldiers="F4 F4", ussr="I4", ussr_soldiers="G4", dirty="F4").play("attack F4")
    assert t.events("died-out") == ["died-out hex=F4"]


def test_ruling_20_without_a_dirty_hex_around_nothing_dies() -> None:
    t = arranged(us_soldiers="F4 F4", ussr="I4", ussr_soldiers="G4", dirty="F6").play("attack F4")
    assert t.events() == ["attacked seat=0 source=F4 target=G4"]
    assert t.asked() == "act"


def test_ruling_21_militarizing_needs_soldiers_in_supply() -> None:
    t = arranged(us="F4 F4 C4", us_soldiers="C4 C4 C4", ussr="I4").play("militarize F4")
    assert t.at("F4") == "us 1c 1s"
    u = arranged(us="F4 F4", us_soldiers="C4 C4 C4 C4", ussr="I4")
    assert u.options("militarize") == []
    assert u.why_not("militarize F4") == "All your soldiers are on the map already."


def test_ruling_21_any_enemy_unit_next_to_it_forbids_militarizing_refugees_do_not() -> None:
    assert arranged(us="F4", ussr="G4").options("militarize") == []
    assert arranged(us="F4", ussr_soldiers="G4").options("militarize") == []
    assert arranged(us="F4", ussr="I4", refugees="G4").options("militarize") == ["F4"]


def test_ruling_22_first_turns_have_no_starvation_and_the_very_first_no_doomsday() -> None:
    t = begun(1)
    assert t.asked() == "act"
    t.play("march F5", "to F4", "march F4", "to F5", "civilians 2", "soldiers 1", "stockpiles 0")
    t.play("pass")
    assert t.events() == ["passed seat=0", "turn-began seat=1 round=1"]
    assert (t.asked(), t.p.actor) == ("act", 1)  # J4 is overfull from the start
    t.play("pass", "spread D4", "spread H2", "card 2")
    assert t.events("turn-began") == ["turn-began seat=0 round=2"]
    assert t.asked() == "starving"
    assert "J4" in t.options("starve")


def test_ruling_23_a_soldier_in_a_dead_hex_survives_only_its_own_turn() -> None:
    t = arranged(us="C4", us_soldiers="F4", ussr="I6", dead="G4", turn=3, card=1)
    t.play("march F4", "to G4", "pass")
    while t.asked() != "turn-up":
        t.play(t.options()[0])
    assert t.at("G4") == "us 1s"
    assert t.play("card 2").events("poisoned") == ["poisoned unit=us-soldier hex=G4"]
    assert t.p.actor == 1


def test_ruling_24_units_flee_into_dirty_hexes_with_room_but_never_into_dead_ones() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 F6 F5", ussr="I4", dirty="F5 E4")
    assert t.events() == ["starved unit=us-civilian hex=F4"]  # F5 is full with one
    u = arranged(phase="starvation", us="F6 F6 F6 F6 G6", ussr="I4", dirty="G6")
    assert u.events() == ["fled unit=us-civilian source=F6 to=G6"]
    v = arranged(phase="starvation", us="F4 F4 F4 F5 E3", ussr="I4", dead="F5", stockpiles="E3")
    assert "F5" in v.options("starve")
    v.play("starve F4")
    assert v.events("fled")[0] == "fled unit=us-civilian source=F4 to=E3"


def test_ruling_25_passing_is_always_possible() -> None:
    assert arranged(us="A2", ussr="B3").options() == ["pass"]
    assert begun().options()[-1] == "pass"


@pytest.mark.parametrize(("seat", "winner"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_ruling_25_a_concession_ends_the_game(seat: int, winner: int, side: str) -> None:
    history = nunatak.History(GAME, 2, {"side": side})
    history.add(GAME.option("card 1"))
    history.add(entry(CONCEDE, seat))
    p = history.position()
    assert p.actor == nunatak.OVER
    assert p.winners() == [winner]
    assert GAME.rules.endings[p.ending()] == "concession"
    assert p.check() == ""
    assert GAME.load(p.save()) == p


def test_ruling_26_all_27_coastal_hexes_are_printed_dirty_or_only_the_20_of_snow() -> None:
    assert new().all_hexes("dirty") == COAST
    assert new(coast="snow only").all_hexes("dirty") == COAST - ICE
    assert (len(COAST), len(COAST - ICE)) == (27, 20)
