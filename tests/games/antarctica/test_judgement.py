"""What bots strive for in Antarctica: to win, and if that can't be, a better place."""

from nunatak.bots.match import play
from nunatak.bots.search import Search, SearchSettings
from nunatak.engine.rng import Rng
from nunatak.games.antarctica import GAME
from tests.games.antarctica.table import Table, arranged
from tests.judged import shares, wishes


def far_behind() -> Table:
    """A has one scientist left, can build with it, and can't catch up with B."""
    return arranged(
        2,
        sun="E",
        ships="E:A NE:A W:B SE:B",
        buildings="NE:crane,derrick W:camp",
        scientists="SE:A2,B1 NW:A5,B6 SW:A8,B2 NE:B3",
        tracks="A:B8 B:B8 C:B8",
        orders="double:factory",
        discarded="A1",
        supply=1,
    )


def test_wishes_add_up_like_shares() -> None:
    t = arranged(sun="E", ships="E:A N:B S:C", scientists="E:A3 N:B1,C2")
    assert abs(sum(wishes(t.p)) - 1.0) < 1e-9
    assert wishes(t.p) != shares(t.p)


def test_a_winner_wishes_for_nothing_but_the_win() -> None:
    t = far_behind().play("sail SE", "build double", "advance A").pass_on().play("done")
    assert shares(t.p) == [0.0, 1.0]
    assert wishes(t.p)[1] > 0.85


def test_a_better_place_is_worth_something_to_those_who_have_lost() -> None:
    t = far_behind().play("sail SE", "build double", "advance A").pass_on().play("done")
    u = far_behind().play("sail NW", "build double", "advance A").pass_on().play("done")
    better, worse = (t, u) if t.p.score(0) > u.p.score(0) else (u, t)
    assert better.p.score(0) > worse.p.score(0)
    assert shares(better.p) == shares(worse.p)
    assert wishes(better.p)[0] > wishes(worse.p)[0]


def test_whoever_can_not_win_places_the_last_scientist_rather_than_sail_about() -> None:
    p = far_behind().p
    rng = Rng(5)
    search = Search(p.rules, 2, GAME.first_judgement, SearchSettings())
    turn = p.turn
    while p.turn == turn and p.actor == 0:
        search.clear()
        search.think(p.redeal(0, rng), 0, rng, 400, 0.0)
        p.apply(search.best(p))
    assert p.supply[0] + p.reserve[0] == 0


def test_games_of_bots_come_to_an_end_whatever_they_have_learned() -> None:
    """Half as long again as the longest that navigators played by hand, 16 games, is 400."""
    for seed in range(3):
        assert len(play(GAME, ["sledger", "sledger"], seed=seed).entries) < 400
