"""Whole games between bots."""

from collections.abc import Mapping, Sequence
from typing import Any

from nunatak.bots import bot
from nunatak.bots.bot import Bot
from nunatak.engine.game import Game
from nunatak.engine.history import History
from nunatak.engine.playout import Desk, draw
from nunatak.engine.position import CHANCE, OVER
from nunatak.engine.rng import Rng
from nunatak.games import game as find_game


def play(
    game: Game | str,
    players: Sequence[Bot | str] | int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> History:
    """Play a whole game between bots and return its history.

    >>> history = play("antartik", ["greedy", "random"], seed=7)
    >>> history == play("antartik", ["greedy", "random"], seed=7)
    True
    """
    if isinstance(game, str):
        game = find_game(game)
    if isinstance(players, int):
        players = ["random"] * players
    seated = [bot(player) if isinstance(player, str) else player for player in players]
    history = History(game, len(seated), options)
    rng = Rng(seed)
    desk = Desk(len(game.vocabulary))
    p = history.position()
    while p.actor != OVER:
        if p.actor == CHANCE:
            history.add(draw(p, rng, desk))
        else:
            history.add(seated[p.actor].choose(p.redeal(p.actor, rng), p.actor, rng))
    return history
