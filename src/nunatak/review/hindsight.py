"""What would have been best with everything known: told beside a verdict, and nobody's fault.

All that lay hidden is open to every walk of the search. What chance had not brought by then is as
unknown as it was.
"""

from nunatak.bots.chances import believed
from nunatak.bots.levels import search_settings
from nunatak.bots.search import Search
from nunatak.engine.position import OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games.description import game_of
from nunatak.review.verdict import INACCURATE, PAIRS, Verdict, after, mean_and_reach


def hindsight(p: Position, chosen: int, iterations: int, seed: int) -> Verdict | None:
    """Return what would have been clearly better than a choice, had all been open; or nothing."""
    if not knows_more(p):
        return None
    game = game_of(p)
    search = Search(p.rules, p.players, game.judgement, search_settings(game))
    walked(search, p, p.actor, iterations, seed)
    best = int(search.best(p))
    if best == chosen:
        return None
    lost = []
    for number in range(PAIRS):
        with_best, with_chosen = (
            open_share(search, after(p, option), p.actor, iterations // PAIRS, seed + number)
            for option in (best, chosen)
        )
        lost.append(with_best - with_chosen)
    mean, reach = mean_and_reach(lost)
    if mean < INACCURATE or mean - reach <= 0.0:
        return None
    return Verdict(best, mean, mean - reach, mean + reach)


def knows_more(p: Position) -> bool:
    """Say whether anything is hidden from whoever is asked."""
    return bool(p.redeal(p.actor, Rng(0)).save() != p.save())


def walked(search: Search, p: Position, eye: int, iterations: int, seed: int) -> None:
    """Let a search walk so often from a position as it is, without dealing anything afresh."""
    rng = Rng(seed)
    search.clear()
    search.seat = eye
    for _ in range(max(1, iterations)):
        search.wander(p.copy(), rng)


def open_share(search: Search, p: Position, eye: int, iterations: int, seed: int) -> float:
    """Return a seat's share of the win with everything open, as far as some walks show.

    What is tried but not chosen says little: options count by the square of their visits.
    """
    if p.actor == OVER:
        return believed(p, eye)[eye]
    walked(search, p, eye, iterations, seed)
    power = 1 if p.actor < 0 else 2
    tried = [(float(search.visits_of(each)), search.share(each, eye)) for each in p.options()]
    total = sum(visits**power for visits, _ in tried)
    return sum(visits**power * share for visits, share in tried) / total
