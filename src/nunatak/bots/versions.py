"""Whose judgement a bot has: the game's newest, the one written by hand, or that of a file."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from nunatak.engine.judgement import Judgement
from nunatak.engine.learned import learned
from nunatak.games.description import Game

NEWEST: Final = ""
BY_HAND: Final = "1"


def judgement_in(game: Game[Any], version: str) -> Judgement[Any]:
    """Return a game's judgement: `1` is the one written by hand, a path that of a file."""
    if version == NEWEST:
        return game.judgement
    if version == BY_HAND:
        return game.first_judgement
    return judgement_of_file(game, version)


@cache
def judgement_of_file(game: Game[Any], path: str) -> Judgement[Any]:
    """Return a game's judgement with the networks of a file, which is read once."""
    return learned(game.minds.judgement(), game.minds.observation(), Path(path).read_bytes())
