"""A game that was kept, told from its beginning."""

import nunatak


def main() -> None:
    """Play a game between bots, keep it as text, read it again, and print its log."""
    kept = nunatak.play("antartik", ["greedy", "random"], seed=7).to_json()
    history = nunatak.History.from_json(kept)
    names = ["Ines", "Noor"]
    for entry, events in history.events():
        print(f"> {history.entry_text(entry)}")
        for event in events:
            print(f"    {history.game.sentence(event, names)}")
    end = history.position()
    print(f"{len(history)} entries, points {end.scores()}")


if __name__ == "__main__":
    main()
