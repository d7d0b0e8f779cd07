"""A bot of one's own in the arena, in two processes: anything with `choose` is a bot."""

import nunatak
from nunatak.lab.arena import contest, run
from nunatak.lab.crosstable import Crosstable
from nunatak.lab.executors import executor


class Miser:
    """Takes what leaves it with the most points at once."""

    def choose(self, p: nunatak.Position, seat: int, rng: nunatak.Rng) -> int:
        """Return the option after which the seat has the most points."""

        def points(option: int) -> int:
            return p.preview(seat, option).scores[seat]

        return max(p.options(), key=points)


def main() -> None:
    """Let it play against a bot that chooses at random, and print who won how often."""
    held = contest(nunatak.game("antartik"), [Miser, "random"], players=2, seed=7)
    table = Crosstable(held.bots)
    for played in run(held, 40, executor("processes", 2)):
        table.add(played)
    for name in table.bots:
        low, high = table.wins[name].interval()
        print(f"{name.rsplit(':')[-1]}: {table.wins[name].mean:.0%}, 95 % {low:.0%} to {high:.0%}")


if __name__ == "__main__":  # the processes import this file too
    main()
