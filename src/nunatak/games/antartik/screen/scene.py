"""What lies where in Antartik."""

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from nunatak.games.antartik.rules.vocabulary import (
    ANEW,
    BELLYFLOP,
    CARDS,
    DRAW,
    GO_ON,
    JUDGE,
    JUDGES,
    NEXT,
    ON_TOP,
    PARACHUTE,
    PARACHUTES,
    RAISE_HAND,
    STAKE,
    STOP,
    SYMBOLS,
    TRADE,
)
from nunatak.games.antartik.screen.panel import panels, phases, prompt, standing
from nunatak.games.antartik.screen.pieces import NamedCard
from nunatak.games.antartik.screen.sight import GameSight, figure, percent
from nunatak.scene.items import (
    Badge,
    Card,
    Drawable,
    Ellipse,
    Gauge,
    Piece,
    Poly,
    Rect,
    Tall,
    Text,
    Trail,
    Zone,
)
from nunatak.scene.lines import unbroken
from nunatak.scene.scene import Board, Scene
from nunatak.scene.sight import Sight, Wording

GROUNDS = {
    1: ("#F6E7B8", "#FFF8E0"),
    2: ("#F9DFCF", "#FFF6EF"),
    3: ("#F1D0D2", "#FCEDEC"),
    4: ("#DCCBE3", "#F3EAF6"),
    5: ("#BFD0EC", "#E6EEFA"),
    6: ("#9CC7E6", "#D8ECF8"),
    7: ("#6FAAD4", "#BFDFF2"),
    8: ("#4A86BD", "#A5CEEB"),
    9: ("#36619E", "#8FB6E4"),
    10: ("#26366F", "#A7B4EA"),
}
PALETTE = {
    "shelf": ("#EEF5FA", "#182738"),
    "face": ("#A9CBE2", "#2F587C"),
    "glow": ("#CFE3F1", "#3A6A92"),
    "floe": ("#F7FBFE", "#21364D"),
    "water": ("#23486B", "#0D1D2E"),
    "deep": ("#1A3753", "#07111C"),
    **{f"fig{n}": (ground, ground) for n, (ground, _) in GROUNDS.items()},
    **{f"halo{n}": (halo, halo) for n, (_, halo) in GROUNDS.items()},
    "back": ("#1D4468", "#1D4468"),
    "odds-bad": ("#F0506A", "#F0506A"),
    "odds-good": ("#7FC7A6", "#7FC7A6"),
}
WIDE = 1060.0
NARROW = 390.0
DECK = (950.0, 419.0)
DECK_TALL = (327.0, 200.0)
FLOE = [  # one's own, around which the signal runs
    (528.0, 573.0),
    (502.0, 603.0),
    (442.0, 622.0),
    (370.0, 614.0),
    (326.0, 590.0),
    (318.0, 556.0),
    (360.0, 526.0),
    (442.0, 520.0),
    (512.0, 538.0),
]
FLOES = (("floe1", 65.0), ("floe2", 88.0), ("floe3", 64.0), ("floe1", 65.0))


def scene(seen: Sight) -> Scene:
    """Return the whole scene."""
    sight = GameSight.of(seen)
    items: list[Drawable] = []
    for n, seat in enumerate(sight.others):
        items += opponent(sight, n, seat)
    items += dive(sight) + deck(sight) + own(sight) + own_floe(sight)
    return Scene(
        "antartik",
        Board(
            (0, 0, WIDE, 852),
            tall=(0, 0, NARROW, 400),
            backdrop="shelf",
            tall_backdrop="shelf-tall",
            ground="shelf",
            zoom=False,
            contours=False,
        ),
        items,
        None if sight.over else prompt(sight),
        title="Antartik",
        subtitle=sight.say("scene-subtitle", players=sight.players, left=sight.left),
        phases=[] if sight.over else phases(sight),
        standing=standing(sight),
        panels=panels(sight),
        palette=PALETTE,
    )


# Cards


def card(sight: GameSight, named: NamedCard, **more: object) -> Card:
    """Return a card face up."""
    printed = face(sight.game, named.kind, sight.locale)
    return replace(printed, id=named.id, **more)


@cache
def face(game: Wording, kind: str, locale: str) -> Card:
    """Return what is printed on a card: the same wherever it lies."""
    n, mark = figure(kind), kind.partition("-")[2]
    return Card(
        id=kind,
        art=f"fig{n}",
        corner=str(n),
        name=game.texts.say(f"figure-{n}", locale),
        ground=f"fig{n}",
        halo=f"halo{n}",
        ink="white" if n >= 8 else "night",
        marks=[mark] if mark else [],
        label=game.noun(CARDS, CARDS.index(kind), locale),
    )


def spread(count: int, room: float, size: float, gap: float) -> list[float]:
    """Return where so many stacks lie in a row, from its middle, pushed together if need be."""
    if count < 2:
        return [size / 2 - room / 2] * count
    step = min(size + gap, (room - size) / (count - 1))
    return [size / 2 - room / 2 + i * step for i in range(count)]


def stacks(cards: Iterable[NamedCard]) -> list[list[NamedCard]]:
    """Return cards sorted by figure, those of a kind together."""
    kinds: dict[str, list[NamedCard]] = {}
    for each in cards:
        kinds.setdefault(each.kind, []).append(each)
    return [kinds[kind] for kind in sorted(kinds, key=lambda kind: (kinds[kind][0].figure, kind))]


def laid_out(
    sight: GameSight,
    seat: int,
    zone: str,
    room: tuple[float, float, float],
    tall: tuple[float, float, float] | None,
) -> list[Drawable]:
    """Return a seat's face-up cards in a zone: width, size and gap, wide and tall if there too."""
    piles = stacks(sight.pieces.up[seat])
    wide_at = spread(len(piles), *room)
    tall_at = spread(len(piles), *(tall or room))
    overlap = len(piles) > 1 and wide_at[1] - wide_at[0] < room[1]
    items: list[Drawable] = []
    for n, (pile, x, tx) in enumerate(zip(piles, wide_at, tall_at, strict=True)):
        for i, named in enumerate(pile):
            last = i == len(pile) - 1
            choice = used_by(sight, seat, named.kind) if last else None
            items.append(
                card(
                    sight,
                    named,
                    zone=zone,
                    x=x,
                    y=0.0,
                    z=40 + 10 * n + i,
                    size=room[1],
                    count=len(pile) if last and len(pile) > 1 and not overlap else 0,
                    badges=[Badge(str(len(pile)), at="sw")]
                    if last and len(pile) > 1 and overlap
                    else [],
                    option=choice,
                    label=sight.say(
                        "scene-card-of",
                        card=sight.card_name(named.kind),
                        name=sight.name(seat),
                        count=len(pile),
                    )
                    if last
                    else "",
                    tall=Tall(x=tx, y=0.0, size=tall[1]) if tall else Tall(hide=True),
                )
            )
    return items


def used_by(sight: GameSight, seat: int, kind: str) -> int | None:
    """Return the option that lies on a card that a seat has face up."""
    if seat != sight.seat:
        return None
    number = CARDS.index(kind)
    options = [sight.can(STAKE + number)]
    if JUDGES <= number < JUDGES + SYMBOLS:
        options.append(sight.can(JUDGE + number - JUDGES))
    if PARACHUTES <= number < PARACHUTES + SYMBOLS:
        options.append(sight.can(PARACHUTE + number - PARACHUTES))
    return next((option for option in options if option is not None), None)


def won(sight: GameSight, seat: int, zone: str, size: float, tall: float | None) -> list[Drawable]:
    """Return a seat's face-down cards as one pile."""
    down = sight.pieces.down[seat]
    trades = [
        option
        for kind in dict.fromkeys(named.kind for named in down)
        if seat == sight.seat and (option := sight.can(TRADE + CARDS.index(kind))) is not None
    ]
    items: list[Drawable] = []
    for i, named in enumerate(down):
        last = i == len(down) - 1
        items.append(
            Card(
                id=named.id,
                back="splash",
                ground="back",
                zone=zone,
                x=0.0,
                y=0.0,
                z=40 + i,
                size=size,
                count=len(down) if last else 0,
                option=trades[0] if last and len(trades) == 1 else None,
                options=trades if last and len(trades) > 1 else [],
                label=sight.say("scene-won-of", name=sight.name(seat), count=len(down))
                if last
                else "",
                tall=Tall(size=tall) if tall else Tall(hide=True),
            )
        )
    return items


# The others, on the shelf across the water


def opponent(sight: GameSight, n: int, seat: int) -> list[Drawable]:
    """Return another player's cards, and the floe that says what that player does."""
    count = len(sight.others)
    width = WIDE / count
    x = 28 + width * n if n else 28.0
    room = min(width - 110, 560.0)
    tw = NARROW / count
    tx = tw * n
    letter = sight.letter(seat)
    up, down = sight.pieces.up[seat], sight.pieces.down[seat]
    end = x + room + 64
    name = short(sight.name(seat), int(room / 10))
    tall_name = short(sight.name(seat), max(3, int((tw - 55) / 6)))
    items: list[Drawable] = [
        Piece(
            id=f"seat.{letter}",
            kind="shape",
            owner=letter,
            size=18,
            x=x + 9,
            y=29,
            tall=Tall(x=tx + (15 if count > 3 else 18), y=15, size=13),
        ),
        Text(
            id=f"name.{letter}",
            text=name,
            x=x + 26,
            y=34,
            size=16,
            bold=True,
            width=end - x - 58,
            tall=Tall(
                x=tx + (25 if count > 3 else 29),
                y=20,
                size=12 if count > 3 else 16,
                text=tall_name,
                width=tw - (61 if count > 3 else 66),
            ),
        ),
        Text(
            id=f"points.{letter}",
            text=str(sight.score(seat)),
            x=end,
            y=36,
            size=20,
            bold=True,
            anchor="end",
            tall=Tall(x=tx + tw - 10, y=21, size=16 if count > 3 else 20),
        ),
        Text(
            id=f"count.{letter}",
            text="",
            x=x,
            y=60,
            tall=Tall(x=tx + 12, y=44, text=f"[cards] {len(up)}   [bets] {len(down)}"),
        ),
        Zone(id=f"took.{letter}", shape=Rect(x, 60, room, 60), line="none"),
        Zone(id=f"won.{letter}", shape=Rect(end - 48, 60, 48, 60), line="none"),
    ]
    if n:
        items.append(
            Trail(
                id=f"rule.{n}",
                points=[(x - 18, 20), (x - 18, 126)],
                style="edge",
                tall=Tall(points=[(tx, 8), (tx, 84)]),
            )
        )
    crowded = len(stacks(sight.pieces.up[seat])) > room / 36
    items += laid_out(sight, seat, f"took.{letter}", (room, 35 if crowded else 43, 5), None)
    items += won(sight, seat, f"won.{letter}", 43, None)
    return items + floe(sight, n, seat, x + min(room / 2, 150), tx)


def floe(sight: GameSight, n: int, seat: int, x: float, tx: float) -> list[Drawable]:
    """Return what a player has to say about the dive."""
    say, tall_say, style = opinion(sight, seat)
    if not say:
        return []
    letter = sight.letter(seat)
    symbol, height = FLOES[n]
    bet = bool(sight.bet(seat))
    items: list[Drawable] = [
        Piece(
            id=f"floe.{letter}",
            kind="symbol",
            symbol="floe2" if bet else symbol,
            size=88 if bet else height,
            x=x,
            y=228,
            z=5,
            tall=Tall(hide=True),
        ),
        Zone(
            id=f"bet.{letter}",
            shape=Rect(x - 80, 188, 56, 76),
            line="none",
            size=54,
            tall=Tall(shape=Rect(tx + 8, 54, 26, 34), size=24),
        ),
    ]
    beside = 38 if bet else 32 if style == "hand" else 12
    left = x - 16 if bet else x - 34 if style == "hand" else x
    items.append(
        Text(
            id=f"say.{letter}",
            text=say,
            x=left,
            y=223,
            size=13 if bet else 12,
            bold=bet,
            tone="ink" if bet else "soft",
            anchor="start" if bet or style == "hand" else "middle",
            leading=16,
            tall=Tall(
                x=tx + beside,
                y=67 if bet else 74,
                size=12,
                text=unbroken(tall_say),
                anchor="start",
                width=NARROW / len(sight.others) - beside - 4,
            ),
        )
    )
    if style == "hand":
        items.append(
            Piece(
                id=f"hand.{letter}",
                kind="symbol",
                symbol="hand",
                tone="soft",
                size=28,
                x=x - 54,
                y=226,
                tall=Tall(x=tx + 18, y=70, size=18),
            )
        )
    return items + staked(sight, seat)


def staked(sight: GameSight, seat: int) -> list[Drawable]:
    """Return the card that a seat has bet."""
    zone = f"bet.{sight.letter(seat)}"
    say = sight.say
    return [
        card(
            sight,
            named,
            zone=zone,
            x=0.0,
            y=0.0,
            angle=-4.0,
            ratio=1.36,
            label=say("scene-staked", name=sight.name(seat), card=sight.card_name(named.kind)),
        )
        for named in sight.pieces.bet[seat]
    ]


def opinion(sight: GameSight, seat: int) -> tuple[str, str, str]:
    """Return what a seat has said about the dive, at length, in short, and how it is drawn."""
    say, name = sight.say, sight.name(seat)
    if sight.over:
        return "", "", ""
    if seat == sight.diver:
        choosing = sight.actor == seat
        stopping = sight.decision == "dive" and sight.table["drawn"]
        key = "dives" if not choosing else "dives-thinks" if stopping else "dives-chooses"
    elif sight.bet(seat):
        key = "bets"
    elif sight.actor == seat:
        key = "thinks"
    elif seat in sight.lost:
        diver = sight.name(sight.diver)
        card_name = sight.card_name(sight.lost[seat])
        return (
            say("scene-lost", card=card_name, diver=diver),
            say("scene-lost-short", card=card_name),
            "lost",
        )
    elif seat in sight.raised:
        key = "hand"
    else:
        return "", "", ""
    return say(f"scene-{key}", name=short(name, 14)), say(f"scene-{key}-short"), key


def short(name: str, most: int) -> str:
    """Return a name that fits."""
    return name if len(name) <= most else name[: max(1, most - 1)] + "…"


# The dive and the deck


def dive(sight: GameSight) -> list[Drawable]:
    """Return the row of figures and the water they lead to."""
    say = sight.say
    count = len(sight.pieces.row)
    shown = judged(sight)
    items: list[Drawable] = [
        Zone(
            id="dive",
            shape=Rect(28, 300, 788, 210),
            line="none",
            pack="fan",
            size=144 if count <= 5 else max(96.0, 800 / count),
            gap=13 if count <= 5 else 6,
            width=800,
            tall=tall_dive(count + (sight.pieces.flopping is not None), bool(shown)),
        )
    ]
    items += [card(sight, named, zone="dive", slot=i) for i, named in enumerate(sight.pieces.row)]
    if sight.pieces.flopping is not None:
        flopped = card(sight, sight.pieces.flopping, zone="dive", slot=count, picked=True)
        items.append(flopped)
    if sight.over:
        items.append(
            Text(
                id="dive.over",
                text=say("over"),
                x=530,
                y=430,
                size=28,
                serif=True,
                tone="white",
                anchor="middle",
                tall=Tall(x=195, y=220, size=20),
            )
        )
    elif not count:
        items.append(
            Text(
                id="dive.empty",
                text=say("scene-new-dive", name=sight.name(sight.diver)),
                x=422,
                y=410,
                size=16,
                tone="white",
                anchor="middle",
                tall=Tall(x=138, y=220),
            )
        )
    option, title = pool(sight)
    if title:
        items.append(
            Zone(
                id="pool",
                shape=Ellipse(422, 590, 250, 38),
                texture="ripples",
                line="none",
                option=option,
                title=title,
                title_at="middle",
                title_tone="white",
                label=title,
                tall=Tall(hide=True),
            )
        )
    return items + shown


def tall_dive(count: int, judged: bool) -> Tall:
    """Return where so many figures lie on a phone, beside the deck and above a judge's cards."""
    columns, size, gap, top, height = 3, 70.0, 8.0, 114.0, 206.0
    if judged:
        columns, size, gap, height = 5, 46.0, 5.0, 134.0
    elif count > 6:
        columns, size, gap = 5, 46.0, 5.0
    elif count <= 3:
        size, top, height = 80.0, 144.0, 112.0
    return Tall(
        shape=Rect(12, top, 256, height),
        pack="grid",
        columns=columns,
        size=size,
        gap=gap,
        align="start",
        width=260,
    )


def pool(sight: GameSight) -> tuple[int | None, str]:
    """Return what the water below the row stands for just now."""
    say, count = sight.say, len(sight.pieces.row)
    for option, key in ((STOP, "stop"), (ANEW, "anew"), (BELLYFLOP, "bellyflop")):
        if sight.can(option) is not None:
            return int(option), say(f"scene-{key}", count=count)
    return None, ""


def judged(sight: GameSight) -> list[Drawable]:
    """Return the cards that a judge has shown to whoever looks."""
    if sight.decision not in ("look", "top-or-bottom", "order") or not sight.diving:
        return []
    known = sight.on_top()
    if sight.asked:  # not those deeper down, which were known before, nor what is placed already
        first = sight.asked["placed"]
        known = known[first : first + sight.asked["judged"]]
    items: list[Drawable] = [
        Zone(
            id="seen",
            shape=Rect(230, 530, 384, 104),
            line="none",
            size=74,
            gap=16,
            width=384,
            tall=Tall(shape=Rect(12, 254, 256, 66), size=46),
        )
    ]
    offered: set[int] = set()
    for i, kind in enumerate(known):
        option = sight.can(NEXT + CARDS.index(kind))
        if option in offered:
            option = None
        if option is not None:
            offered.add(option)
        items.append(card(sight, NamedCard(f"seen.{i}", kind), zone="seen", slot=i, option=option))
    return items


def deck(sight: GameSight) -> list[Drawable]:
    """Return the deck, the card on top of it, and what it threatens."""
    say = sight.say
    if not sight.left:
        return []
    (x, y), (tx, ty) = DECK, DECK_TALL
    option = next(
        (o for o in (sight.can(DRAW), sight.can(GO_ON), sight.can(ON_TOP)) if o is not None), None
    )
    label = say("scene-deck", left=sight.left)
    items: list[Drawable] = [
        Card(
            id=f"c{sight.pieces.drawn + 1}",
            back="splash-low",
            ground="back",
            depth=sight.left,
            x=x,
            y=y,
            size=144,
            z=39,
            option=option,
            label=label if option is None else f"{sight.label(option)}. {label}",
            tall=Tall(x=tx, y=ty, size=86),
        ),
        Text(
            id="deck.left",
            text=say("scene-left", left=sight.left),
            x=x - 5,
            y=582,
            size=12,
            tone="white",
            anchor="middle",
            tall=Tall(x=tx - 4, y=294, size=12),
        ),
    ]
    if option is not None:
        items.append(
            Text(
                id="deck.name",
                text=sight.label(option),
                x=x - 5,
                y=562,
                size=16,
                bold=True,
                tone="white",
                anchor="middle",
                tall=Tall(hide=True),
            )
        )
    if sight.pieces.row:
        flop = sight.flop()
        items.append(
            Gauge(
                id="odds",
                r=54,
                value=round(flop, 3),
                x=x,
                y=388,
                text=f"{percent(flop)}%",
                note=say("scene-flop"),
                tone="odds-bad",
                rest="odds-good",
                option=option,
                tall=Tall(x=tx, y=184, r=34),
            )
        )
    return items


# One's own side


def own(sight: GameSight) -> list[Drawable]:
    """Return one's own cards and points, or those of the first seat for somebody who watches."""
    say, seat = sight.say, sight.own
    letter = sight.letter(seat)
    watching = sight.seat is None
    title = short(sight.name(seat), 20) if watching else say("scene-your-cards")
    hide = Tall(hide=True)
    items: list[Drawable] = [
        Piece(
            id=f"seat.{letter}",
            kind="shape",
            owner=letter,
            size=18,
            x=37,
            y=695,
            tall=hide if not watching else Tall(x=334, y=352, size=13),
        ),
        Text(id="own.cards", text=f"**{title}**", x=54, y=700, size=16, tall=hide),
        Text(
            id="own.cards-note",
            text=say("scene-one-each"),
            x=66 + 9 * len(title),
            y=700,
            size=12,
            tone="soft",
            tall=hide,
        ),
        Text(
            id="own.bets",
            text=unbroken(say("scene-bets-won")),
            x=640,
            y=700,
            size=16,
            bold=True,
            width=10.0 * len(say("scene-bets-won")),
            tall=hide,
        ),
        Text(
            id="own.bets-note",
            text=say("scene-three-each"),
            x=652 + 10 * len(say("scene-bets-won")),
            y=700,
            size=12,
            tone="soft",
            tall=hide,
        ),
        Text(
            id="own.points-name",
            text=say("scene-points"),
            x=1024,
            y=700,
            size=16,
            bold=True,
            anchor="end",
            tall=hide,
        ),
        Text(
            id=f"points.{letter}",
            text=str(sight.score(seat)),
            x=1024,
            y=764,
            size=40,
            bold=True,
            anchor="end",
            tall=Tall(x=374, y=366, size=26),
        ),
        Text(
            id="own.rank",
            text=rank(sight, seat),
            x=1024,
            y=788,
            size=12,
            tone="soft",
            anchor="end",
            tall=Tall(x=374, y=383, text=rank(sight, seat, brief=True)),
        ),
        Trail(id="own.rule", points=[(616, 690), (616, 834)], style="edge", tall=hide),
        Zone(
            id=f"took.{letter}",
            shape=Rect(28, 730, 560, 104),
            line="none",
            tall=Tall(shape=Rect(14, 336, 184, 54)),
        ),
        Zone(
            id=f"won.{letter}",
            shape=Rect(644, 730, 76, 104),
            line="none",
            tall=Tall(shape=Rect(206, 336, 40, 54)),
        ),
    ]
    items += laid_out(sight, seat, f"took.{letter}", (560, 76, 14), (184, 36, 6))
    return items + won(sight, seat, f"won.{letter}", 76, 36)


def own_floe(sight: GameSight) -> list[Drawable]:
    """Return one's own word about somebody else's dive."""
    say, seat = sight.say, sight.own
    if sight.diver == seat or sight.over:
        return []
    letter = sight.letter(seat)
    option = sight.can(RAISE_HAND)
    bet = sight.bet(seat)
    if option is None and not bet and seat not in sight.raised and seat not in sight.lost:
        return []
    if option is not None:
        words = say("option-raise-hand")
    elif bet:
        words = say("scene-your-bet")
    else:
        words, _, _ = opinion(sight, seat)
    items: list[Drawable] = [
        Zone(
            id="floe.face",
            shape=Poly([(x, y + 7) for x, y in FLOE]),
            ground="face",
            line="none",
            tall=Tall(hide=True),
        ),
        Zone(
            id="floe.own",
            shape=Poly(FLOE),
            ground="floe",
            line="none",
            option=option,
            title="" if bet else words.replace("\n", " "),
            title_at="middle",
            title_tone="ink" if option is not None else "soft",
            marks=["hand"] if option is not None or seat in sight.raised else [],
            label=words,
            z=1,
            tall=Tall(hide=True),
        ),
        Zone(
            id=f"bet.{letter}",
            shape=Rect(342, 540, 56, 76),
            line="none",
            size=54,
            tall=Tall(shape=Rect(252, 336, 34, 54), size=34),
        ),
    ]
    if bet:
        items.append(
            Text(
                id="say.own",
                text=words,
                x=412,
                y=578,
                size=13,
                bold=True,
                leading=16,
                tall=Tall(hide=True),
            )
        )
    return items + staked(sight, seat)


def rank(sight: GameSight, seat: int, *, brief: bool = False) -> str:
    """Return how a seat stands."""
    scores = [sight.score(s) for s in range(sight.players)]
    mine = scores[seat]
    place = 1 + sum(score > mine for score in scores)
    rest = [score for s, score in enumerate(scores) if s != seat]
    ahead = mine - max(rest)
    if brief:
        return sight.say("scene-place-short", place=place)
    if place == 1:
        return sight.say("scene-ahead", by=ahead)
    return sight.say("scene-behind", place=place, by=-ahead)


# What pointing at something means


def meant(seen: Sight, item: str) -> int | None:
    """Return the option that somebody who points at a thing probably wants."""
    sight = GameSight.of(seen)
    if item == "pool":
        return int(STOP)
    if item == f"c{sight.pieces.drawn + 1}" or item == "odds":
        return int(DRAW)
    for named in sight.pieces.up[sight.own]:
        if named.id == item:
            number = CARDS.index(named.kind)
            if sight.decision == "dive" and named.mark == "judge":
                return int(JUDGE) + number - int(JUDGES)
            return int(STAKE) + number
    for named in sight.pieces.down[sight.own]:
        if named.id == item:
            return int(TRADE) + CARDS.index(named.kind)
    return None
