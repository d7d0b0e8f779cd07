"""Options of Antartik in words: what they are, and what they may bring."""

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
from nunatak.games.antartik.screen.sight import GameSight, percent
from nunatak.scene.page import Group, Option


def options(sight: GameSight) -> list[Option]:
    """Return the options as a list, and what can't be had with the reason."""
    stakes = sight.those(STAKE, len(CARDS))
    found = [
        stake(sight, option)
        if option in stakes
        else Option(
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


def stake(sight: GameSight, option: int) -> Option:
    """Return a card to stake: all of them win and lose the same."""
    figure, _, mark = CARDS[option - STAKE].partition("-")
    words = f"{figure} [{mark}|{sight.say(f'with-{mark}')}]" if mark else figure
    return Option(words, option, icon=icon(option), group="stake")


def groups(sight: GameSight) -> list[Group]:
    """Return the cards that can be staked, together under what each of them wins and loses."""
    if not sight.those(STAKE, len(CARDS)):
        return []
    note = sight.say("scene-stake-brings", diver=sight.name(sight.diver))
    return [Group("stake", sight.say("scene-stake"), "chips", note)]


def icon(option: int) -> str:
    """Return the symbol in front of an option."""
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


def outcome(sight: GameSight, option: int) -> list[str]:
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
    if TRADE <= option < TRADE + len(CARDS):
        return trading(sight, CARDS[option - TRADE])
    if JUDGE <= option < JUDGE + SYMBOLS:
        return [say("scene-judge-brings", count=min(3, sight.left))]
    if PARACHUTE <= option < PARACHUTE + SYMBOLS:
        return [say("scene-parachute-brings", count=row, points=mine + row - 1)]
    if option == BELLYFLOP:
        return [say("scene-bellyflop-brings", points=mine + 1)]
    return []


def trading(sight: GameSight, card: str) -> list[str]:
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


def drawing(sight: GameSight, *, bets: bool = True) -> list[str]:
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
