"""A game of another package: installed, it is found by its entry point, like those in the house."""

import nunatak


def main() -> None:
    """Play Thin Ice, which lies beside this file and is installed with `pip install ./thin_ice`."""
    game = nunatak.game("thin-ice")
    p = game.start(players=2)
    print(game.title, p.words(), p.why_not("take 3"))
    history = nunatak.play(game, ["greedy", "random"], seed=7)
    for _entry, events in history.events():
        for event in events:
            print(game.sentence(event, ["Ines", "Noor"]))
    print("points", history.position().scores())


if __name__ == "__main__":
    main()
