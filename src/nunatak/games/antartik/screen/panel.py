"""The column beside Antartik's board: the decision, the standing, the odds."""

from typing import Literal

from nunatak.games.antartik.rules.vocabulary import (
    ANEW,
    AT_BOTTOM,
    BELLYFLOP,
    CARDS,
    DRAW,
    GO_ON,
    JUDGE,
    NEXT,
    ON_TOP,
    PARACHUTE,
    RAISE_HAND,
    STAKE,
    STOP,
    SYMBOLS,
    TRADE,
)
from nunatak.games.antartik.screen.sight import AntartikSight, percent
from nunatak.scene.scene import (
    Histogram,
    Odds,
    Option,
    Panel,
    Phase,
    Player,
    Prompt,
    Rows,
    Standing,
)

Share = tuple[str, float, Literal["danger", "good", "plain"]]


def prompt(sight: AntartikSight) -> Prompt:
    """Return who decides what, and every option."""
    say = sight.say
    actor = sight.actor
    seat = actor if actor >= 0 else sight.diver
    if not sight.mine:
        who = sight.name(seat)
        if actor < 0:
            words = sight.ask
        else:
            words = say(f"wait-{sight.decision}", name=who, **about(sight))
        return Prompt(sight.letter(seat), words, mine=False, who=who, note=bets_note(sight))
    assert sight.seat is not None
    if sight.early:
        words = say("scene-early", name=sight.name(actor), diver=sight.name(sight.diver))
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
        sight.letter(sight.seat),
        words,
        who=who,
        note=bets_note(sight),
        options=options(sight),
    )


def about(sight: AntartikSight) -> dict[str, object]:
    """Return what several questions name."""
    return {
        "diver": sight.name(sight.diver),
        "drawn": int(sight.table["drawn"]),
        "cards": len(sight.pieces.up[sight.own]),
    }


def one_better(sight: AntartikSight) -> int | None:
    """Return the only seat that has bet against the dive, if there is just one."""
    seats = [s for s in range(sight.players) if sight.bet(s)]
    return seats[0] if len(seats) == 1 else None


def bets_note(sight: AntartikSight) -> str:
    """Return how many bets stand."""
    count = sum(1 for s in range(sight.players) if sight.bet(s))
    return sight.say("scene-bets-stand", count=count) if count else ""


def options(sight: AntartikSight) -> list[Option]:
    """Return the options as a list, and what can't be had with the reason."""
    found = [
        Option(
            sight.label(option),
            option,
            outcome(sight, option),
            icon=icon(option),
            tone="danger" if option == BELLYFLOP else "",
        )
        for option in sight.options
    ]
    if sight.decision == "dive" and not any(JUDGE <= o < JUDGE + SYMBOLS for o in sight.offered):
        judges = [c for c in sight.pieces.up[sight.own] if c.mark == "judge"]
        if judges:
            found.append(
                Option(sight.say("scene-use-judge"), icon="judge", why=sight.say("why-bet-stands"))
            )
    if sight.decision == "dive" and sight.can(STOP) is None:
        found.append(Option(sight.label(STOP), icon="stop", why=sight.say("why-draw-first")))
    return found


def icon(option: int) -> str:
    """Return the symbol beside an option."""
    if option in (DRAW, GO_ON):
        return "draw"
    if option in (STOP, ANEW, BELLYFLOP, AT_BOTTOM):
        return "stop"
    if option == ON_TOP:
        return "draw"
    if option == RAISE_HAND:
        return "hand"
    if JUDGE <= option < JUDGE + SYMBOLS:
        return "judge"
    if PARACHUTE <= option < PARACHUTE + SYMBOLS:
        return "parachute"
    for first in (STAKE, TRADE, NEXT):
        if first <= option < first + len(CARDS):
            return f"fig{CARDS[option - first].split('-')[0]}"
    return ""


def outcome(sight: AntartikSight, option: int) -> list[str]:
    """Return what an option would bring."""
    say, row = sight.say, len(sight.pieces.row)
    mine = sight.score(sight.own)
    if option == DRAW:
        return drawing(sight)
    if option == STOP:
        lines = [say("scene-stop-brings", count=row, points=mine + row)]
        return lines + [
            say("scene-bet-wins", name=sight.name(s), points=sight.score(s) + 3)
            for s in sight.others
            if sight.bet(s)
        ]
    if option == GO_ON:
        return [say("scene-go-on-brings", count=row), *drawing(sight, bets=False)]
    if option == ANEW:
        return [say("scene-anew-brings", count=row)]
    if option == RAISE_HAND:
        return [say("scene-raise-brings")]
    if STAKE <= option < STAKE + len(CARDS):
        return [
            say("scene-stake-wins"),
            say("scene-stake-loses", diver=sight.name(sight.diver)),
        ]
    if TRADE <= option < TRADE + len(CARDS):
        return trading(sight, CARDS[option - TRADE])
    if JUDGE <= option < JUDGE + SYMBOLS:
        return [say("scene-judge-brings", count=min(3, sight.left))]
    if PARACHUTE <= option < PARACHUTE + SYMBOLS:
        return [say("scene-parachute-brings", count=row, points=mine + row - 1)]
    if option == BELLYFLOP:
        return [say("scene-bellyflop-brings", points=mine + 1)]
    return []


def trading(sight: AntartikSight, card: str) -> list[str]:
    """Return what a trade brings, the bottom card by its name if it is known."""
    say, points = sight.say, sight.score(sight.own) - 1
    below = sight.at_bottom()
    if below:
        name = sight.card_name(below[0])
        lines = [say("scene-trade-brings-known", points=points, card=name)]
    else:
        lines = [say("scene-trade-brings", points=points)]
    if sight.left == 1 and sight.decision in ("bet", "dive"):
        lines.append(say("scene-trade-ends"))
    if sight.decision == "flop" and card.endswith("parachute"):
        lines.append(say("scene-trade-unfolds"))
    return lines


def drawing(sight: AntartikSight, *, bets: bool = True) -> list[str]:
    """Return what drawing may bring, with its odds."""
    say = sight.say
    flop = sight.flop()
    stakes = [s for s in sight.others if sight.bet(s)] if bets else []
    lines = []
    if flop < 1:
        key = "scene-clean-one" if len(stakes) == 1 else "scene-clean"
        nouns: dict[str, object] = {"share": 100 - percent(flop), "bets": len(stakes)}
        if len(stakes) == 1:
            nouns["name"] = sight.name(stakes[0])
        lines.append(say(key, **nouns))
    if flop > 0:
        lines.append(say("scene-flop-brings", share=percent(flop)))
    return lines


def phases(sight: AntartikSight) -> list[Phase]:
    """Return where in the round of bets, choice and card the dive is."""
    at = {"bet": 0, "turn-over": 2, "first-diver": 2}.get(sight.decision, 1)
    names = [
        sight.say("phase-bets"),
        sight.say("phase-choice"),
        sight.say("phase-figure", n=len(sight.pieces.row) + 1),
    ]
    return [
        Phase(name, "done" if i < at else "on" if i == at else "next")
        for i, name in enumerate(names)
    ]


def standing(sight: AntartikSight) -> Standing:
    """Return the players, the best first."""
    order = sorted(range(sight.players), key=lambda s: (-sight.score(s), s))
    return Standing([player(sight, seat) for seat in order])


def player(sight: AntartikSight, seat: int) -> Player:
    """Return a line of the standing."""
    who = sight.people[seat]
    return Player(
        sight.letter(seat),
        who.name,
        note(sight, seat),
        [f"[cards] {len(sight.pieces.up[seat])}", f"[bets] {len(sight.pieces.down[seat])}"],
        score=str(sight.score(seat)),
        you=who.you,
        active=not sight.over and seat == sight.actor,
        bot=who.bot,
        away=who.away,
    )


def note(sight: AntartikSight, seat: int) -> str:
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


def panels(sight: AntartikSight) -> list[Panel]:
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


def known_cards(sight: AntartikSight) -> list[Panel]:
    """Return the cards of the deck that whoever looks knows, if there are any."""
    say = sight.say
    rows = [
        (say(key), ", ".join(sight.card_name(card) for card in cards))
        for key, cards in (("scene-on-top", sight.on_top()), ("scene-at-bottom", sight.at_bottom()))
        if cards
    ]
    key = "scene-all-know" if sight.seat is None else "scene-you-know"
    return [Rows("known", rows, say(key))] if rows else []


def share(sight: AntartikSight, key: str, part: float) -> str:
    """Return the words on a part of the bar, as many as fit there."""
    return sight.say(f"scene-{key}-share", share=percent(part)) if part >= 0.2 else ""
