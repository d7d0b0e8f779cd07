"""A position written down, edited as a document, and played on from there."""

import nunatak


def main() -> None:
    """Let the other one be the first to dive, and play on; what can not be is refused."""
    game = nunatak.game("antartik")
    p = game.start(players=2)
    p.take("first 1")
    text = p.to_json()
    other = game.from_json(text.replace('"diver": 1', '"diver": 2'))
    history = nunatak.History.from_position(other)
    for words in ("card 5", "raise-hand"):
        for event in history.add(words):
            print(game.sentence(event, ["Ines", "Noor"]))
    print("to decide now: seat", history.position().actor, history.position().words())
    try:
        game.from_json(text.replace('"size": 53', '"size": 54'))
    except ValueError as error:
        print(error)


if __name__ == "__main__":
    main()
