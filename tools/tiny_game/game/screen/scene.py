"""What lies where in Ice Floe: the deck in the middle, a floe for everybody around it."""

from nunatak.games.ice_floe.rules.vocabulary import TAKE
from nunatak.games.ice_floe.screen.panel import prompt, standing
from nunatak.games.ice_floe.screen.pieces import GamePieces, NamedCard
from nunatak.scene.items import Card, Drawable, Rect, Zone
from nunatak.scene.scene import Board, Scene
from nunatak.scene.sight import Sight

ICONS = {"passed": "check"}  # in front of lines of the log, by kind of event
WIDE, HIGH = 1060.0, 852.0
FLOE = (900.0, 150.0)  # how large each is
CARD = 84.0


def scene(sight: Sight) -> Scene:
    """Return the whole scene."""
    pieces = GamePieces.seen(sight)
    items: list[Drawable] = [deck(sight)]
    for seat in range(sight.players):
        items.append(floe(sight, seat))
        items += [card(sight, seat, n, each) for n, each in enumerate(pieces.hands[seat])]
    return Scene(
        "ice-floe",
        Board((0, 0, WIDE, HIGH), ground="sea"),
        items,
        None if sight.over else prompt(sight),
        title="Ice Floe",
        subtitle=sight.say("scene-subtitle", carries=sight.table["carries"]),
        standing=standing(sight),
    )


def deck(sight: Sight) -> Card:
    """Return the deck, which one may point at to take a card."""
    count = sight.table["deck"]
    return Card(
        "deck",
        back="seat-a",
        depth=min(count, 6),
        size=CARD,
        x=WIDE / 2,
        y=90,
        option=sight.can(TAKE),
        label=sight.say("scene-deck", count=count),
    )


def floe(sight: Sight, seat: int) -> Zone:
    """Return the place of a seat's cards."""
    return Zone(
        f"floe.{sight.letter(seat)}",
        Rect(80, 185 + seat * 165, *FLOE),
        ground="ice",
        lit=seat == sight.actor,
        title=sight.name(seat),
        size=CARD,
        width=FLOE[0] - 60,
        label=sight.name(seat),
    )


def card(sight: Sight, seat: int, n: int, each: NamedCard) -> Card:
    """Return a card: its face for those who know it, its back for all others."""
    hidden = not each.weight
    words = (
        sight.say("scene-hidden", name=sight.name(seat))
        if hidden
        else sight.say("scene-card", weight=each.weight)
    )
    return Card(
        each.id,
        corner=each.weight,
        back="seat-a" if hidden else "",
        zone=f"floe.{sight.letter(seat)}",
        slot=n,
        label=words,
    )
