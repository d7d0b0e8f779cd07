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
from nunatak.games.antartik.screen.context import Moment, percent
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


def prompt(t: Moment) -> Prompt:
    """Return who decides what, and every option."""
    sight, say = t.sight, t.sight.say
    actor = sight.actor
    seat = actor if actor >= 0 else t.diver
    if not sight.mine:
        who = sight.name(seat)
        if actor < 0:
            words = sight.ask
        else:
            words = say(f"wait-{sight.decision}", name=who, **about(t))
        return Prompt(sight.letter(seat), words, mine=False, who=who, note=bets_note(t))
    assert sight.seat is not None
    if sight.early:
        words = say("scene-early", name=sight.name(actor), diver=sight.name(t.diver))
    elif sight.decision == "bet":
        words = say("scene-ask-bet", **about(t))
    elif sight.decision == "dive" and one_better(t) is not None:
        words = say("scene-ask-dive-one", name=sight.name(one_better(t) or 0), **about(t))
    else:
        words = sight.ask
    if sight.decision == "bet":
        who = say("scene-dive-of", name=sight.name(t.diver), count=len(t.cards.row))
    else:
        who = say("scene-your-dive", count=len(t.cards.row))
    return Prompt(
        sight.letter(sight.seat),
        words,
        who=who,
        note=bets_note(t),
        options=options(t),
    )


def about(t: Moment) -> dict[str, object]:
    """Return what several questions name."""
    return {
        "diver": t.sight.name(t.diver),
        "drawn": int(t.table["drawn"]),
        "cards": len(t.cards.up[t.own]),
    }


def one_better(t: Moment) -> int | None:
    """Return the only seat that has bet against the dive, if there is just one."""
    seats = [s for s in range(t.sight.players) if t.bet(s)]
    return seats[0] if len(seats) == 1 else None


def bets_note(t: Moment) -> str:
    """Return how many bets stand."""
    count = sum(1 for s in range(t.sight.players) if t.bet(s))
    return t.sight.say("scene-bets-stand", count=count) if count else ""


def options(t: Moment) -> list[Option]:
    """Return the options as a list, and what can't be had with the reason."""
    found = [
        Option(
            t.sight.label(option),
            option,
            outcome(t, option),
            icon=icon(option),
            tone="danger" if option == BELLYFLOP else "",
        )
        for option in t.sight.options
    ]
    if t.sight.decision == "dive" and not any(JUDGE <= o < JUDGE + SYMBOLS for o in t.choices):
        judges = [c for c in t.cards.up[t.own] if c.mark == "judge"]
        if judges:
            found.append(
                Option(
                    t.sight.say("scene-use-judge"), icon="judge", why=t.sight.say("why-bet-stands")
                )
            )
    if t.sight.decision == "dive" and t.can(STOP) is None:
        found.append(Option(t.sight.label(STOP), icon="stop", why=t.sight.say("why-draw-first")))
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


def outcome(t: Moment, option: int) -> list[str]:
    """Return what an option would bring."""
    say, row = t.sight.say, len(t.cards.row)
    mine = t.score(t.own)
    if option == DRAW:
        return drawing(t)
    if option == STOP:
        lines = [say("scene-stop-brings", count=row, points=mine + row)]
        return lines + [
            say("scene-bet-wins", name=t.sight.name(s), points=t.score(s) + 3)
            for s in t.others
            if t.bet(s)
        ]
    if option == GO_ON:
        return [say("scene-go-on-brings", count=row), *drawing(t, bets=False)]
    if option == ANEW:
        return [say("scene-anew-brings", count=row)]
    if option == RAISE_HAND:
        return [say("scene-raise-brings")]
    if STAKE <= option < STAKE + len(CARDS):
        return [
            say("scene-stake-wins"),
            say("scene-stake-loses", diver=t.sight.name(t.diver)),
        ]
    if TRADE <= option < TRADE + len(CARDS):
        return trading(t, CARDS[option - TRADE])
    if JUDGE <= option < JUDGE + SYMBOLS:
        return [say("scene-judge-brings", count=min(3, t.size))]
    if PARACHUTE <= option < PARACHUTE + SYMBOLS:
        return [say("scene-parachute-brings", count=row, points=mine + row - 1)]
    if option == BELLYFLOP:
        return [say("scene-bellyflop-brings", points=mine + 1)]
    return []


def trading(t: Moment, card: str) -> list[str]:
    """Return what a trade brings, the bottom card by its name if it is known."""
    say, points = t.sight.say, t.score(t.own) - 1
    below = t.at_bottom()
    if below:
        name = t.card_name(below[0])
        lines = [say("scene-trade-brings-known", points=points, card=name)]
    else:
        lines = [say("scene-trade-brings", points=points)]
    if t.size == 1 and t.sight.decision in ("bet", "dive"):
        lines.append(say("scene-trade-ends"))
    if t.sight.decision == "flop" and card.endswith("parachute"):
        lines.append(say("scene-trade-unfolds"))
    return lines


def drawing(t: Moment, *, bets: bool = True) -> list[str]:
    """Return what drawing may bring, with its odds."""
    say = t.sight.say
    flop = t.flop()
    stakes = [s for s in t.others if t.bet(s)] if bets else []
    lines = []
    if flop < 1:
        key = "scene-clean-one" if len(stakes) == 1 else "scene-clean"
        nouns: dict[str, object] = {"share": 100 - percent(flop), "bets": len(stakes)}
        if len(stakes) == 1:
            nouns["name"] = t.sight.name(stakes[0])
        lines.append(say(key, **nouns))
    if flop > 0:
        lines.append(say("scene-flop-brings", share=percent(flop)))
    return lines


def phases(t: Moment) -> list[Phase]:
    """Return where in the round of bets, choice and card the dive is."""
    at = {"bet": 0, "turn-over": 2, "first-diver": 2}.get(t.sight.decision, 1)
    names = [
        t.sight.say("phase-bets"),
        t.sight.say("phase-choice"),
        t.sight.say("phase-figure", n=len(t.cards.row) + 1),
    ]
    return [
        Phase(name, "done" if i < at else "on" if i == at else "next")
        for i, name in enumerate(names)
    ]


def standing(t: Moment) -> Standing:
    """Return the players, the best first."""
    order = sorted(range(t.sight.players), key=lambda s: (-t.score(s), s))
    return Standing([player(t, seat) for seat in order])


def player(t: Moment, seat: int) -> Player:
    """Return a line of the standing."""
    who = t.sight.people[seat]
    return Player(
        t.sight.letter(seat),
        who.name,
        note(t, seat),
        [f"[cards] {len(t.cards.up[seat])}", f"[bets] {len(t.cards.down[seat])}"],
        score=str(t.score(seat)),
        you=who.you,
        active=not t.is_over() and seat == t.sight.actor,
        bot=who.bot,
        away=who.away,
    )


def note(t: Moment, seat: int) -> str:
    """Return what a player is doing, in two words."""
    say = t.sight.say
    if t.is_over():
        return ""
    if seat == t.diver:
        return say("note-diving")
    bet = t.bet(seat)
    if bet:
        return say("note-bets", card=t.card_name(bet))
    if seat == t.sight.actor:
        return say("note-thinks")
    if seat in t.lost:
        return say("note-lost", card=t.card_name(t.lost[seat]))
    return say("note-hand") if seat in t.raised else ""


def panels(t: Moment) -> list[Panel]:
    """Return the odds, and what the deck still holds."""
    if t.is_over() or not t.size:
        return []
    say = t.sight.say
    figures = {seen.figure for seen in t.cards.row}
    found: list[Panel] = []
    if t.cards.row:
        flop = t.flop()
        parts: list[Share] = [
            (share(t, "flop", flop), round(flop, 3), "danger"),
            (share(t, "clean", 1 - flop), round(1 - flop, 3), "good"),
        ]
        title = say("scene-left-by-figure")
        found.append(Odds("odds", [part for part in parts if part[1] > 0], title))
    found.append(
        Histogram(
            "left",
            [(str(n), t.left(n), "danger" if n in figures else "good") for n in range(1, 11)],
            "" if t.cards.row else say("scene-left-by-figure"),
        )
    )
    return found + known_cards(t)


def known_cards(t: Moment) -> list[Panel]:
    """Return the cards of the deck that whoever looks knows, if there are any."""
    say = t.sight.say
    rows = [
        (say(key), ", ".join(t.card_name(card) for card in cards))
        for key, cards in (("scene-on-top", t.on_top()), ("scene-at-bottom", t.at_bottom()))
        if cards
    ]
    key = "scene-all-know" if t.sight.seat is None else "scene-you-know"
    return [Rows("known", rows, say(key))] if rows else []


def share(t: Moment, key: str, part: float) -> str:
    """Return the words on a part of the bar, as many as fit there."""
    return t.sight.say(f"scene-{key}-share", share=percent(part)) if part >= 0.2 else ""
