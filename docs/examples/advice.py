"""What a strong player would consider, which knows no more than the seat does."""

import nunatak


def main() -> None:
    """Ask for advice in the middle of a game of Meltwater."""
    game = nunatak.game("meltwater")
    history = nunatak.play(game, ["greedy", "greedy"], seed=7)
    p = next(p for p in list(history.positions())[60:] if len(p.options()) > 2 and p.actor >= 0)
    print(game.ask(p))
    for each in nunatak.advice(p, int(p.actor), ms=300)[:3]:
        shares = ", ".join(f"{share:.0%}" for share in each.expected)
        print(f"{each.attention:>4.0%}  {game.label(each.option, p=p)}  (shares {shares})")


if __name__ == "__main__":
    main()
