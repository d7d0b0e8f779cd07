"""Antartik's panel: the decision, the standing, the odds."""

from typing import Any, Literal

from nunatak.games.antartik.screen.labels import groups, options
from nunatak.games.antartik.screen.sight import GameSight, percent
from nunatak.scene import panel
from nunatak.scene.page import Histogram, Odds, Panel, Phase, Player, Prompt, Rows, Standing

Share = tuple[str, float, Literal["danger", "good", "plain"]]


def prompt(sight: GameSight) -> Prompt:
    """Return who decides what, and every option."""
    say = sight.say
    if not sight.mine:
        seat = sight.actor if sight.actor >= 0 else sight.diver
        return panel.waiting(sight, seat, note=bets_note(sight), **about(sight))
    if sight.early:
        words = say("scene-early", name=sight.name(sight.actor), diver=sight.name(sight.diver))
    elif sight.decision == "bet":
        words = say("scene-ask-bet", **about(sight))
    elif sight.decision == "dive" and one_better(sight) is not None:
        words = say("scene-ask-dive-one", name=sight.name(one_better(sight) or 0), **about(sight))
    else:
        words = sight.ask
    if sight.decision == "bet":
        who = say("scene-dive-of", name=sight.name(sight.diver), count=len(sight.pieces.row))
    else:
        who = say("scene-your-dive", count=len(sight.pieces.row))
    return Prompt(
        sight.letter(sight.own),
        words,
        who=who,
        sign=sight.letter(sight.diver),
        note=bets_note(sight),
        options=options(sight),
        groups=groups(sight),
    )


def about(sight: GameSight) -> dict[str, Any]:
    """Return what several questions name."""
    return {
        "diver": sight.name(sight.diver),
        "drawn": int(sight.table["drawn"]),
        "cards": len(sight.pieces.up[sight.own]),
    }


def one_better(sight: GameSight) -> int | None:
    """Return the only seat that has bet against the dive, if there is just one."""
    seats = [s for s in range(sight.players) if sight.bet(s)]
    return seats[0] if len(seats) == 1 else None


def bets_note(sight: GameSight) -> str:
    """Return how many bets stand."""
    count = sum(1 for s in range(sight.players) if sight.bet(s))
    return sight.say("scene-bets-stand", count=count) if count else ""


def phases(sight: GameSight) -> list[Phase]:
    """Return where in the round of bets, choice and card the dive is."""
    at = {"bet": 0, "turn-over": 2, "first-diver": 2}.get(sight.decision, 1)
    names = [
        sight.say("phase-bets"),
        sight.say("phase-choice"),
        sight.say("phase-figure", n=len(sight.pieces.row) + 1),
    ]
    return panel.phases(names, at)


def standing(sight: GameSight) -> Standing:
    """Return the players, the best first."""
    order = sorted(range(sight.players), key=lambda s: (-sight.score(s), s))
    return Standing([player(sight, seat) for seat in order])


def player(sight: GameSight, seat: int) -> Player:
    """Return a line of the standing."""
    up, down = sight.pieces.up[seat], sight.pieces.down[seat]
    stats = [
        f"[cards|{sight.say('stat-cards')}] {len(up)}",
        f"[bets|{sight.say('stat-bets')}] {len(down)}",
    ]
    return panel.player(sight, seat, note(sight, seat), stats, score=str(sight.score(seat)))


def note(sight: GameSight, seat: int) -> str:
    """Return what a player is doing, in two words."""
    say = sight.say
    if sight.over:
        return ""
    if seat == sight.diver:
        return say("note-diving")
    bet = sight.bet(seat)
    if bet:
        return say("note-bets", card=sight.card_name(bet))
    if seat == sight.actor:
        return say("note-thinks")
    if seat in sight.lost:
        return say("note-lost", card=sight.card_name(sight.lost[seat]))
    return say("note-hand") if seat in sight.raised else ""


def panels(sight: GameSight) -> list[Panel]:
    """Return the odds, and what the deck still holds."""
    if sight.over or not sight.left:
        return []
    say = sight.say
    figures = {card.figure for card in sight.pieces.row}
    found: list[Panel] = []
    if sight.pieces.row:
        flop = sight.flop()
        parts: list[Share] = [
            (share(sight, "flop", flop), round(flop, 3), "danger"),
            (share(sight, "clean", 1 - flop), round(1 - flop, 3), "good"),
        ]
        title = say("scene-left-by-figure")
        found.append(Odds("odds", [part for part in parts if part[1] > 0], title))
    found.append(
        Histogram(
            "left",
            [
                (str(n), sight.left_of(n), "danger" if n in figures else "good")
                for n in range(1, 11)
            ],
            "" if sight.pieces.row else say("scene-left-by-figure"),
        )
    )
    return found + known_cards(sight)


def known_cards(sight: GameSight) -> list[Panel]:
    """Return the cards of the deck that whoever looks knows, if there are any."""
    say = sight.say
    rows = [
        (say(key), ", ".join(sight.card_name(card) for card in cards))
        for key, cards in (("scene-on-top", sight.on_top()), ("scene-at-bottom", sight.at_bottom()))
        if cards
    ]
    key = "scene-all-know" if sight.seat is None else "scene-you-know"
    return [Rows("known", rows, say(key))] if rows else []


def share(sight: GameSight, key: str, part: float) -> str:
    """Return the words on a part of the bar, as many as fit there."""
    return sight.say(f"scene-{key}-share", share=percent(part)) if part >= 0.2 else ""
