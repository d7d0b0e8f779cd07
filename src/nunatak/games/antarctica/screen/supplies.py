"""What can be had in Antarctica: building orders, everybody's resources, one's own hand."""

from nunatak.games.antarctica.rules.vocabulary import (
    ASSIGN,
    BUILD,
    DISCARD_CUBE,
    DISCARD_SHIP,
    HASTEN,
    ICEBREAK,
    PILES,
    REINFORCE,
    SHIPYARD_CARDS,
)
from nunatak.games.antarctica.screen.labels import card_for
from nunatak.games.antarctica.screen.prospects import can_build, destinations, stands_in
from nunatak.games.antarctica.screen.sight import GameSight, symbol
from nunatak.scene.items import Badge, Box, Drawable, Piece, Plate, Text, Trail
from nunatak.scene.lines import unbroken

WIDE = 196
LEFT = 12
RIGHT = LEFT + WIDE
APART = 50  # from one requirement of a card to the next


# Building orders


def orders(sight: GameSight) -> list[Drawable]:
    """Return the open building cards, and how whoever looks stands to each."""
    found: list[Drawable] = [
        Text("orders", sight.say("scene-orders-title"), LEFT, 28, size=12, bold=True, tone="soft")
    ]
    for number, pile in enumerate(PILES):
        found.append(order(sight, number, pile, 40 + 149 * number))
    return found


def order(sight: GameSight, number: int, pile: str, y: float) -> Plate:
    """Return a pile of building cards: requirements above, the building they lead to."""
    say = sight.say
    part = sight.table["piles"][pile]
    left = say("scene-left", count=len(part["unseen"]))
    key = f"order.{number}"
    parts: list[Drawable] = [
        Text(f"{key}.kind", say(f"pile-{pile}"), 12, 22, size=12, bold=True),
        Text(f"{key}.left", left, WIDE - 12, 22, size=12, tone="soft", anchor="end"),
    ]
    card = part["face"]
    if card is None:
        words = say("scene-next-card" if part["unseen"] else "why-pile-empty")
        if not part["unseen"]:
            parts.pop()
        parts.append(Text(f"{key}.none", words, 12, 60, size=12, tone="soft"))
        return Plate(key, LEFT, y, WIDE, 136, parts, label=words, used=True)
    name = sight.building(card["building"])
    star = " [star]" if card["asterisk"] else ""
    note, why, able = verdict(sight, pile, number)
    parts += [
        Piece(f"{key}.to", "disc", symbol=symbol(card["building"]), size=46, x=WIDE - 36, y=54),
        Text(f"{key}.name", unbroken(f"{name}{star}"), 12, 104, bold=True, width=WIDE - 22),
        Text(
            f"{key}.cost",
            unbroken(f"[pawn] **{card['scientists']}**  [step] **{card['research']}**"),
            12,
            122,
            size=12,
            width=72,
        ),
        Text(f"{key}.note", unbroken(note), WIDE - 12, 122, size=12, bold=able,
             tone="ink" if able else "soft", anchor="end", width=94),
        Text(f"{key}.arrow", "[chev]", 16 + APART * len(card["needs"]), 58, size=12, tone="soft"),
    ]  # fmt: skip
    for n, building in enumerate(card["needs"]):
        parts += need(sight, f"{key}.need{n}", building, 30 + APART * n)
    return Plate(key, LEFT, y, WIDE, 136, parts, option=sight.can(BUILD + number), raised=True,
                 label=name, why=why)  # fmt: skip


def need(sight: GameSight, key: str, building: str, x: float) -> list[Drawable]:
    """Return a requirement: through which ship there is access, or that there is none."""
    seat = viewer(sight)
    reach = sight.reach(building, seat)
    badge, words = Badge(symbol="no", tone="danger", at="ne"), sight.say("scene-no-access")
    where = words
    by_sail = sails_to(sight, seat, building)
    if reach:
        badge, words = Badge(symbol="check", tone="good", at="ne"), ", ".join(reach[:2])
        where = ", ".join(sight.area_name(name) for name in reach)
    elif by_sail:
        badge = Badge(symbol="ship", tone="ink", at="ne")
        words = sight.say("scene-by-sail", areas=", ".join(by_sail[:2]))
        where = sight.say("scene-by-sail", areas=", ".join(map(sight.area_name, by_sail)))
    elif stands_in(sight, seat, building):
        kind = "expert" if card_for(building) == "expertise" else "basic"
        badge, words = Badge(symbol=kind, tone="ink", at="ne"), sight.say("scene-by-card")
        where = words
    label = sight.say("scene-need", building=sight.building(building), where=where)
    return [
        Piece(
            key, "disc", symbol=symbol(building), size=32, x=x, y=52, badges=[badge], label=label
        ),
        Text(f"{key}.t", unbroken(words), x, 83, size=12, tone="soft", anchor="middle",
             width=APART - 3),
    ]  # fmt: skip


def sails_to(sight: GameSight, seat: int, building: str) -> list[str]:
    """Return where a ship that is about to sail would have access to a building."""
    if not sight.is_sailing(seat):
        return []
    return [name for name in destinations(sight) if building in sight.area(name)["buildings"]]


def viewer(sight: GameSight) -> int:
    """Return the seat for which access is shown: one's own, or the mover's."""
    return sight.seat if sight.seat is not None else sight.mover


def verdict(sight: GameSight, pile: str, number: int) -> tuple[str, str, bool]:
    """Return in two words how somebody stands to a card, why it can't be built, and how loud."""
    say, seat = sight.say, viewer(sight)
    card = sight.table["piles"][pile]["face"]
    lacking = [b for b in card["needs"] if not sight.reach(b, seat)]
    if sight.can(BUILD + number) is not None:
        return (say("scene-with-card") if lacking else say("scene-can-build")), "", True
    if sight.has(seat)["supply"] < card["scientists"]:
        return say("scene-few-scientists"), say("why-supply-short"), False
    if sight.is_sailing(seat):
        return before_sailing(sight, seat, pile, lacking)
    if lacking and (len(lacking) > 1 or not stands_in(sight, seat, lacking[0])):
        return lacks(sight, seat, lacking), say("why-no-access"), False
    target = sight.acting()
    if target is not None and card["building"] in sight.area(target)["buildings"]:
        return say("scene-stands-there"), say("why-building-there"), False
    if seat + 1 in sight.table["carded"] and lacking:
        return say("scene-card-played"), say("why-no-access-by-card"), False
    acted = sight.mine and sight.decision == "act" and sight.table["acted"]
    return say("scene-access"), say("why-one-action" if acted else "scene-not-now"), False


def before_sailing(
    sight: GameSight, seat: int, pile: str, lacking: list[str]
) -> tuple[str, str, bool]:
    """Return in which areas a card could be built, were one to sail there; or what is lacking."""
    say, open_to = sight.say, destinations(sight)
    places = [name for name in open_to if can_build(sight, seat, pile, name)]
    if not places:
        nowhere = [b for b in lacking if not sails_to(sight, seat, b)]
        words = lacks(sight, seat, nowhere) if nowhere else say("scene-out-of-reach")
        return words, say("why-no-access"), False
    if len(places) == len(open_to):
        words = say("scene-build-anywhere")
    elif len(places) > 2:
        words = say("scene-build-places", count=len(places))
    else:
        words = say("scene-build-in", areas=", ".join(places))
    return words, say("scene-not-now"), True


def lacks(sight: GameSight, seat: int, lacking: list[str]) -> str:
    """Return which building is lacking, one before others that a Resource card can stand in for."""
    wanted = next((b for b in lacking if not stands_in(sight, seat, b)), lacking[0])
    return sight.say("scene-lacks", building=sight.building(wanted).lower())


# Resources


def resources(sight: GameSight) -> list[Drawable]:
    """Return everybody's available and discarded ships and cubes."""
    say = sight.say
    found: list[Drawable] = [
        Text("res", say("scene-resources"), LEFT, 510, size=12, bold=True, tone="soft"),
        Text("res.a", say("scene-available"), 38, 530, size=12, tone="soft"),
        Text("res.d", say("scene-discarded"), RIGHT, 530, size=12, tone="soft", anchor="end"),
    ]
    for seat in range(sight.players):
        found += stock(sight, seat, 550 + 27 * seat)
    return found


def stock(sight: GameSight, seat: int, y: float) -> list[Drawable]:
    """Return a seat's available and discarded resources."""
    letter, part = sight.letter(seat), sight.has(seat)
    found: list[Drawable] = [
        Trail(f"res.line{seat}", [(LEFT, y - 14), (RIGHT, y - 14)], style="edge"),
        Piece(f"res.{letter}", "shape", letter, size=14, x=LEFT + 8, y=y),
    ]
    own = seat == sight.seat
    counts = (part["ships"], part["cubes"])
    apart = 16 if sum(counts) > 5 else 19
    x = 44.0
    for kind, count, option in (
        ("hull", counts[0], sight.can(DISCARD_SHIP)),
        ("cube", counts[1], sight.can(DISCARD_CUBE)),
    ):
        for n in range(count):
            found.append(
                Piece(
                    f"res.{letter}.{kind}{n}",
                    "hull" if kind == "hull" else "cube",
                    letter,
                    size=19 if kind == "hull" else 13,
                    x=x,
                    y=y,
                    option=option if own and n == count - 1 else None,
                    label=sight.say(f"scene-available-{kind}", name=sight.name(seat)),
                )
            )
            x += apart
    x = 150.0
    for kind, count in (("hull", part["discarded ships"]), ("cube", part["discarded cubes"])):
        if count:
            found.append(
                Piece(f"gone.{letter}.{kind}", "hull" if kind == "hull" else "cube", letter,
                      size=19 if kind == "hull" else 13, x=x, y=y,
                      label=sight.say("scene-discarded-of", name=sight.name(seat), count=count))
            )  # fmt: skip
            found.append(Text(f"gone.{letter}.{kind}.n", str(count), x + 11, y + 4, size=12))
            x += 32
    return found


# One's hand


def hand(sight: GameSight) -> list[Drawable]:
    """Return one's own cards, and what is left of the piles of cards."""
    say = sight.say
    pile = sum(sight.table["shipyard"]["pile"].values())
    expertise = sight.table["expertise"]
    found: list[Drawable] = [
        Text("foot.1", unbroken(f"[cards] {say('scene-shipyard')} **{pile}**"), LEFT, 838, size=12,
             tone="soft", width=94),
        Text("foot.2", unbroken(f"[expert] {say('scene-expertise')} **{expertise}**"), RIGHT, 838,
             size=12, tone="soft", anchor="end", width=94),
    ]  # fmt: skip
    if sight.seat is None:
        return found
    cards = own_cards(sight, sight.seat)
    words = say("scene-one-a-turn") if cards else say("scene-no-cards")
    found += [
        Text(
            "hand",
            unbroken(say("scene-your-hand")),
            LEFT,
            682,
            size=12,
            bold=True,
            tone="soft",
            width=92,
        ),
        Text(
            "hand.n",
            unbroken(words),
            RIGHT,
            682,
            size=12,
            tone="soft",
            anchor="end",
            width=104,
        ),
    ]
    rows = max(1, (len(cards) + 1) // 2)
    high = (818 - 694 - 6 * (rows - 1)) / rows
    wide = (WIDE - 6) / 2 if len(cards) > 1 else WIDE
    for n, (kind, count) in enumerate(cards):
        x, y = LEFT + (wide + 6) * (n % 2), 694 + (high + 6) * (n // 2)
        found.append(card(sight, kind, count, (x, y, wide, high)))
    return found


def own_cards(sight: GameSight, seat: int) -> list[tuple[str, int]]:
    """Return one's Resource and shipyard cards, with how many there are of each."""
    part = sight.has(seat)
    found = [("basic", 1)] if part["basic"] else []
    if part["expertise"]:
        found.append(("expertise", part["expertise"]))
    return found + list(part["hand"].items())


def card(sight: GameSight, kind: str, count: int, room: Box) -> Plate:
    """Return a card of one's hand; there is room for what it does if the hand is small."""
    say = sight.say
    sort = "resource" if kind in ("basic", "expertise") else "shipyard"
    name = say(f"{sort}-{kind}")
    times = f" ×{count}" if count > 1 else ""
    options = card_options(sight, kind)
    x, y, wide, high = room
    if high > 80:
        size = 13 if wide == WIDE else 11
        parts: list[Drawable] = [
            Text(f"hand.{kind}.i", f"[{symbol(kind)}]{times}", 10, 24, size=16, tone="soft"),
            Text(f"hand.{kind}.t", unbroken(name), 10, 44, size=13, bold=True, width=wide - 18),
            Text(f"hand.{kind}.x", say(f"scene-does-{kind}"), 10, 64, size=size, tone="soft",
                 width=wide - 18, leading=size * 1.15),
        ]  # fmt: skip
    else:
        parts = [
            Text(f"hand.{kind}.t", f"[{symbol(kind)}] {name}{times}", 8, min(22, high / 2 + 5),
                 size=12, bold=True, width=wide - 12, leading=15)
        ]  # fmt: skip
    return Plate(
        f"hand.{kind}",
        x,
        y,
        wide,
        high,
        parts,
        raised=True,
        label=name,
        option=options[0] if len(options) == 1 else None,
        options=options if len(options) > 1 else [],
    )


def card_options(sight: GameSight, kind: str) -> list[int]:
    """Return what a card can be played for."""
    return {
        SHIPYARD_CARDS[0]: sight.those(ICEBREAK, 8),
        SHIPYARD_CARDS[1]: sight.those(ASSIGN, 1),
        SHIPYARD_CARDS[2]: sight.those(REINFORCE, 1),
        SHIPYARD_CARDS[3]: sight.those(HASTEN, 5),
    }.get(kind, [])
