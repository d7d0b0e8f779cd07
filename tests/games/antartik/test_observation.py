"""What programs that learn see of Antartik, beside what the seat's view says."""

from collections import Counter
from typing import Any

import pytest

from nunatak.games.antartik import GAME
from nunatak.games.antartik.rules.vocabulary import CARDS


def number(part: dict[str, Any]) -> int:
    """Return the number that stands for a card of the deck, 0 if it is not known."""
    return CARDS.index(part["card"]) + 1 if "card" in part else 0


def hand(name: str, cards: dict[str, int], place: int) -> dict[str, int]:
    """Return the numbers about cards in front of a seat."""
    return {
        f"cards face {name} {place}": sum(cards.values()),
        f"judges face {name} {place}": sum(n for c, n in cards.items() if "judge" in c),
        f"parachutes face {name} {place}": sum(n for c, n in cards.items() if "parachute" in c),
    }


def expected(p: Any) -> dict[str, int]:
    """Return every number of the row, by name, as the view of the seat that decides tells it."""
    view, eye, players = p.view(int(p.actor)), int(p.actor), int(p.players)
    table = view["table"]
    deck, saved = table["deck"], p.save()["table"]["deck"]
    held = Counter(saved["pool"]) + Counter(c["card"] for c in saved["top"] + saved["bottom"])
    top = [number(c) for c in deck["top"]] + [0] * 3
    below = [number(c) for c in reversed(deck["bottom"])] + [0] * 6
    row = {
        "decision": int(p.now),
        "whose turn": 0,
        "diver": (table["diver"] - 1 - eye) % players,
        "has drawn": int(table["drawn"]),
        "cards in the deck": deck["size"],
        **{f"figure {i} in the row": 0 for i in range(1, 11)},
        **{f"figure {card.split('-')[0]} in the row": 1 for card in table["row"]},
        **{f"{card} in the deck": held[card] for card in CARDS},
        **{f"card {i + 1} from the top, 0 if unknown": top[i] for i in range(3)},
        **{f"card {i + 1} from below, 0 if unknown": below[i] for i in range(6)},
    }
    for place in range(players):
        seat = (eye + place) % players
        part = table["seats"][seat]
        bet = part["bet"] or ""
        sort = (bet != "") + ("judge" in bet) + 2 * ("parachute" in bet)
        row |= hand("up", part["face up"], place) | hand("down", part["face down"], place)
        row |= {
            f"score {place}": view["scores"][seat],
            f"bet {place}: 0 none, 1 a plain card, 2 a judge, 3 a parachute": sort,
            f"has bet {place}": int(part["has bet"]),
        }
    return row


@pytest.mark.parametrize("children", [False, True])
@pytest.mark.parametrize("players", GAME.players)
def test_every_number_says_what_the_view_says_after_every_step(
    players: int, children: bool
) -> None:
    pytest.importorskip("numpy")
    from nunatak.rl.vector import VectorEnv

    env = VectorEnv("antartik", players, size=3, seed=players, settings={"children": children})
    asked = set()
    for _ in range(500):
        for row, p in zip(env.observations, env.batch.games, strict=True):
            assert dict(zip(env.names, row.tolist(), strict=True)) == expected(p)
            asked.add(p.rules.decisions[p.now].name)
        env.step(env.sample())
    assert asked >= {"go-on-or-anew", "bet", "dive", "top-or-bottom", "order"}
    assert ("flop" in asked) == children
