"""Bots that judge as they used to, or as a file says."""

from pathlib import Path

import pytest

import nunatak
from nunatak.bots import bot
from nunatak.bots.match import play
from nunatak.bots.versions import judgement_in
from nunatak.engine.learned import LearnedJudgement
from nunatak.engine.networks import written
from tests.engine.test_network import noise


def test_the_first_version_judges_as_it_was_written_by_hand() -> None:
    for name in nunatak.game_names():
        game = nunatak.game(name)
        assert not isinstance(judgement_in(game, "1"), LearnedJudgement)
        assert type(judgement_in(game, "1")) is type(game.minds.judgement())


def test_a_file_of_networks_sits_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "some.network"
    path.write_bytes(written({}, {2: noise("antartik", 2)}))
    game = nunatak.game("antartik")
    assert isinstance(judgement_in(game, str(path)), LearnedJudgement)
    history = play("antartik", [f"pole@{path}:20", "sledger@1"], seed=3)
    assert history.over
    assert history == play("antartik", [f"pole@{path}:20", "sledger@1"], seed=3)


@pytest.mark.parametrize("name", ["random@1", "pole@1:fast", "greedy@1:50ms"])
def test_only_levels_have_versions(name: str) -> None:
    with pytest.raises(ValueError, match="should be a level"):
        bot(name)
