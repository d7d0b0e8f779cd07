"""Whole games between bots."""

from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

from nunatak.bots import bot
from nunatak.bots.base import Bot
from nunatak.engine.playout import Buffers, draw
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games import game as find_game
from nunatak.games.description import Game, SettingValue
from nunatak.games.history import History

P = TypeVar("P", bound=Position)


def play(
    game: Game[P] | str,
    players: Sequence[Bot | str] | int,
    seed: int = 0,
    settings: Mapping[str, SettingValue] | None = None,
) -> History:
    """Play a whole game between bots, given by name or as objects, and return its history.

    A number of players is so many bots that choose at random.

    >>> history = play("antartik", ["greedy", "random"], seed=7)
    >>> history == play("antartik", ["greedy", "random"], seed=7)
    True
    """
    chosen = find_game(game) if isinstance(game, str) else cast("Game[Position]", game)
    if isinstance(players, int):
        players = ["random"] * players
    seated = [bot(player) if isinstance(player, str) else player for player in players]
    history = History(chosen, len(seated), settings)
    rng = Rng(seed)
    buffers = Buffers(len(chosen.vocabulary))
    while not history.over:
        history.add(decide(history.position(), seated, rng, buffers))
    return history


def finish(p: Position, seated: Sequence[Bot], rng: Rng, buffers: Buffers) -> int:
    """Let bots play a position to its end and return how many decisions that took."""
    count = 0
    while p.actor != OVER:
        p.apply(decide(p, seated, rng, buffers))
        count += 1
    return count


def decide(p: Position, seated: Sequence[Bot], rng: Rng, buffers: Buffers) -> int:
    """Return what chance brings, or what the bot in the seat chooses from what it may know."""
    if p.actor == CHANCE:
        return draw(p, rng, buffers)
    return seated[p.actor].choose(p.redeal(p.actor, rng), p.actor, rng)
