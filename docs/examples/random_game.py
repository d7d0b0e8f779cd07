"""A random game, option by option: chance is a player like any other."""

import nunatak


def main() -> None:
    """Play Antartik at random and say how it ended."""
    p = nunatak.game("antartik").start(players=3)
    rng = nunatak.Rng(7)
    decisions = 0
    while p.actor != nunatak.OVER:
        if p.actor == nunatak.CHANCE:
            chances = [option for option, weight in p.chances() for _ in range(weight)]
            p.take(chances[rng.below(len(chances))])
        else:
            words = p.words()
            p.take(words[rng.below(len(words))])
        decisions += 1
    print(f"{decisions} decisions, points {p.scores()}, won by seat {p.winners()}")


if __name__ == "__main__":
    main()
