"""Expectimax two plies deep, with the exact odds of chance."""

import nunatak


def hope(p: nunatak.Position, seat: int, plies: int) -> float:
    """Return by how many points the seat may hope to be ahead after so many choices."""
    if p.actor == nunatak.CHANCE:
        chances = p.chances()
        total = sum(weight for _, weight in chances)
        return sum(weight * after(p, option, seat, plies) for option, weight in chances) / total
    if p.actor == nunatak.OVER or plies == 0:
        scores = p.scores()
        return scores[seat] - max(s for i, s in enumerate(scores) if i != seat)
    hopes = [after(p, option, seat, plies - 1) for option in p.options()]
    return max(hopes) if p.actor == seat else min(hopes)


def after(p: nunatak.Position, option: int, seat: int, plies: int) -> float:
    """Return the same after an option."""
    q = p.copy()
    q.apply(option)
    return hope(q, seat, plies)


def main() -> None:
    """Look at a first choice in Antartik."""
    p = nunatak.game("antartik").start(players=2)
    for words in ("first 1", "card 5", "raise-hand"):
        p.take(words)
    print(p)
    for option, words in zip(p.options(), p.words(), strict=True):
        print(f"{words}: {after(p, option, seat=int(p.actor), plies=1):+.2f}")


if __name__ == "__main__":
    main()
