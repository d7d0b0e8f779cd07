"""What everybody may take or reach: both tracks, the round's clock, subsidies and contracts."""

from nunatak.games.frozen_frontier.rules.vocabulary import (
    ADVANCE,
    CASH,
    CONTRACTS,
    FULFIL,
    LAST_STEP,
    SUBSIDIES,
    SUBSIDIZE,
    TRACKS,
)
from nunatak.games.frozen_frontier.screen import effect_icons as icons
from nunatak.games.frozen_frontier.screen import effect_words, pieces
from nunatak.games.frozen_frontier.screen.cities import board_of
from nunatak.games.frozen_frontier.screen.fitting import fitted
from nunatak.games.frozen_frontier.screen.sight import GameSight, Who
from nunatak.scene.items import Cell, Drawable, Gauge, Piece, Plate, Sum, Tall, Text, Track, Trail
from nunatak.scene.lines import unbroken

LEFT, STEP = 524.0, 42.2
TOP = {"industry": 446.0, "science": 486.0}
STACKS = {1: 9, 2: 9, 3: 12, 4: 14}  # subsidies in a round, by players
POOL_LEFT, POOL_TOP, POOL_WIDE, POOL_HIGH = 828.0, 544.0, 218.0, 104.0
# On a high board all this lies on a page of its own, as do one's board and hand.
PAGE = (600.0, 0.0, 390.0, 384.0)
LOW_STEP, LOW_LEFT = 27.6, PAGE[0] + 44
LOW_TOP = {"industry": 40.0, "science": 80.0}


def offers(sight: GameSight) -> list[Drawable]:
    """Return the tracks, the clock, the subsidies and the contracts."""
    return [*tracks(sight), *clock(sight), *subsidies(sight), *contracts(sight)]


# Tracks


def tracks(sight: GameSight) -> list[Drawable]:
    """Return both tracks, mirrored around one row of points, and everybody's markers."""
    found: list[Drawable] = [
        Text("points", "[vp]", LEFT, TOP["industry"] + 26, size=11, tone="soft", anchor="middle",
             tall=Tall(x=LOW_LEFT, y=66)),
        Text("points.t", sight.say("scene-points"), LEFT - 34, TOP["industry"] + 24, size=12,
             tone="soft", anchor="end", tall=Tall(hide=True)),
    ]  # fmt: skip
    for number, name in enumerate(TRACKS):
        found.append(track(sight, name))
        option = sight.can(ADVANCE + number)
        for step in range(int(LAST_STEP) + 1):
            found += markers(sight, name, step)
        if option is not None:
            step = min(sight.holdings[name] + 1, int(LAST_STEP))
            found.append(
                Piece(f"{name}.next", "token", sight.letter_of(sight.viewer + 1), ghost=True,
                      size=16,
                      zone=f"{name}.{step}", x=0, y=0, option=option,
                      label=sight.say(f"track-{name}"))
            )  # fmt: skip
    return found


def markers(sight: GameSight, name: str, step: int) -> list[Drawable]:
    """Return the markers on a step, side by side, or in a square if there are many."""
    there: list[Who] = [who for who in sight.everybody() if sight.has(who)[name] == step]
    many = len(there) > 2
    found: list[Drawable] = []
    for n, who in enumerate(there):
        x = 0.0 if len(there) == 1 else (n % 2 - 0.5) * (13 if many else 16)
        x += 8 if step == 0 and len(there) > 1 else 0  # next to the name of the track
        y = (n // 2 - 0.5) * 13 if many else 0.0
        found.append(
            Piece(pieces.marker(name, sight.letter_of(who)), "shape", sight.letter_of(who),
                  size=11 if many else 15, x=x,
                  y=y, zone=f"{name}.{step}", label=sight.name_of(who), sum=board_of(sight, who))
        )  # fmt: skip
    return found


def track(sight: GameSight, name: str) -> Track:
    """Return one track with its bonuses."""
    cells = []
    above = name == "industry"
    for step in range(int(LAST_STEP) + 1):
        bonus = icons.brings(f"{name}-{step}").replace("[lab] ", "").replace("+1", "")
        bonus = bonus.replace("+2[eng]", "[eng][eng]")
        points = str(sight.points_at(name, step)) if above and step else ""
        words = sight.sentence(f"{name}-{step}")
        cells.append(
            Cell(points, above=bonus if above else "", below="" if above else bonus, label=words)
        )
    own = effect_words.rows()[f"{name}-{sight.holdings[name]}"]
    rows = [
        (sight.say("scene-your-step"), str(sight.holdings[name])),
        (sight.say("scene-points"), str(own["points"])),
        (sight.say("scene-colonists"), f"{own['income']}[{'eng' if above else 'sci'}]"),
    ]
    return Track(
        name,
        LEFT,
        TOP[name],
        cells,
        step=STEP,
        style="line",
        size=17,
        title=sight.say(f"track-{name}"),
        symbol=icons.TRACKS[name],
        sum=Sum(sight.say(f"track-{name}"), rows, note=sight.say("scene-track-note")),
        tall=Tall(x=LOW_LEFT, y=LOW_TOP[name], step=LOW_STEP, title=""),
    )


# Subsidies


def clock(sight: GameSight) -> list[Drawable]:
    """Return how many subsidies are left in the round."""
    part = sight.table["subsidies"]
    most = STACKS[sight.players]
    note = sight.say("scene-last-turns") if part["final"] else sight.say("scene-left")
    words = sight.say("scene-clock", count=part["stack"])
    return [
        Text("round", unbroken(sight.say("scene-round", round=max(1, sight.table["round"]))),
             432, 534, size=12, bold=True, width=88,
             tall=Tall(x=PAGE[0] + 10, y=132, width=78)),
        Gauge("dial", 40, min(1, part["stack"] / most), 471, 596, segments=most,
              text=str(part["stack"]), note=note, tone="ink", rest="ice2", dark=False, label=words,
              sum=Sum(sight.say("scene-round", round=max(1, sight.table["round"])), [
                  (sight.say("scene-in-stack"), str(part["stack"])),
                  (sight.say("scene-discarded"), str(len(part["discarded"]))),
              ], note=words), tall=Tall(x=PAGE[0] + 46, y=192)),
    ]  # fmt: skip


def subsidies(sight: GameSight) -> list[Drawable]:
    """Return the pool of subsidies, each with its two halves."""
    found: list[Drawable] = [
        Text(
            "sub",
            sight.say("scene-subsidies"),
            528,
            534,
            size=12,
            tone="soft",
            tall=Tall(x=PAGE[0] + 104, y=132),
        )
    ]
    for place, name in enumerate(sight.table["subsidies"]["pool"]):
        x = 528 + 98 * place
        if name is None:
            found.append(
                Plate(
                    f"gap.{place}",
                    x,
                    544,
                    92,
                    104,
                    ground="none",
                    line="dashed",
                    r=8,
                    tall=Tall(x=PAGE[0] + 96 + 98 * place, y=140),
                )
            )
        else:
            found.append(subsidy(sight, name, x, place))
    return found


def subsidy(sight: GameSight, name: str, x: float, place: int) -> Plate:
    """Return a subsidy: what it does, or 2 Qubits."""
    number = SUBSIDIES.index(name)
    first, second = sight.can(SUBSIDIZE + number), sight.can(CASH + number)
    key = pieces.piece(pieces.SUBSIDY, name)
    summed = Sum(sight.title(name), note=sight.sentence(name))
    return Plate(key, x, 544, 92, 104, [
        Plate(f"{key}.1", 0, 0, 92, 72, [
            Text(f"{key}.t", sight.title(name), 8, 18, size=12, bold=True, width=78, leading=15),
            Text(f"{key}.g", icons.effect(name), 8, 62, size=fitted(icons.effect(name), 78, 12)),
        ], ground="none", line="none", option=first, label=sight.title(name), sum=summed, r=8),
        Trail(f"{key}.l", [(8, 74), (84, 74)], style="edge"),
        Plate(f"{key}.2", 0, 76, 92, 28, [
            Text(f"{key}.o", sight.say("scene-or-cash"), 8, 18, size=12, tone="soft"),
        ], ground="none", line="none", option=second, label=sight.say("option-cash",
            noun=sight.title(name)), r=8),
    ], ground="plate", raised=True, sum=summed, r=8,
        tall=Tall(x=PAGE[0] + 96 + 98 * place, y=140))  # fmt: skip


# Contracts


def contracts(sight: GameSight) -> list[Drawable]:
    """Return the pool of contracts; the more there are, the smaller they lie."""
    pool = sight.table["contracts"]["pool"]
    found: list[Drawable] = [
        Text(
            "con",
            sight.say("scene-contracts"),
            POOL_LEFT,
            534,
            size=12,
            tone="soft",
            tall=Tall(x=PAGE[0] + 10, y=264),
        )
    ]
    if not pool:
        return found
    columns = 4 if 5 < len(pool) <= 8 else max(5, -(-len(pool) // 3))
    rows = -(-len(pool) // columns)
    w, h = (POOL_WIDE - 4 * (columns - 1)) / columns, (POOL_HIGH - 4 * (rows - 1)) / rows
    for n, name in enumerate(pool):
        x = POOL_LEFT + (w + 4) * (n % columns)
        y = POOL_TOP + (h + 4) * (n // columns)
        tall = Tall(x=PAGE[0] + 10 + x - POOL_LEFT, y=272 + y - POOL_TOP)
        if rows > 1:
            abreast = max(7, -(-len(pool) // 2))
            low = 370 / abreast
            tall = Tall(x=PAGE[0] + 10 + low * (n % abreast), y=272 + 50 * (n // abreast),
                        w=low - 4, h=46)  # fmt: skip
        option = sight.can(FULFIL + CONTRACTS.index(name))
        found.append(contract(sight, name, (x, y, w, h), option, tall))
    return found


def pay_size(room: float) -> float:
    """Return how large is what a contract pays on a small card."""
    return min(12.0, max(11.0, room / 4.4))


def goods_size(room: float, units: int) -> float:
    """Return how large the goods of a contract are on a small card."""
    return min(12.0, (room - 4) / (1.15 * max(3, units)))


def contract(
    sight: GameSight,
    name: str,
    box: tuple[float, float, float, float],
    option: int | None,
    tall: Tall,
) -> Plate:
    """Return a contract: what Earth asks for, and what it pays."""
    x, y, w, h = box
    row = effect_words.rows()[name]
    units = [good for good, n in row["need"].items() for _ in range(n)]
    key = pieces.piece(pieces.CONTRACT, name)
    middle = w / 2
    if h > 80:
        goods = "\n".join(f"[{good}]" for good in units)
        parts: list[Drawable] = [
            Text(f"{key}.g", goods, middle, 18, size=12, anchor="middle", leading=15),
            Trail(f"{key}.l", [(6, h - 36), (w - 6, h - 36)], style="edge"),
            Text(f"{key}.v", f"{row['points']}[vp]", middle, h - 21, size=12, bold=True,
                 anchor="middle"),
            Text(f"{key}.q", f"{row['qubits']}[qubit]", middle, h - 6, size=12, bold=True,
                 anchor="middle"),
        ]  # fmt: skip
    else:
        low, low_h = tall.w or w, tall.h or h
        parts = [
            Text(f"{key}.g", "".join(f"[{good}]" for good in units), middle, h * 0.42,
                 size=goods_size(w, len(units)), anchor="middle",
                 tall=Tall(x=low / 2, y=low_h * 0.42, size=goods_size(low, len(units)))),
            Text(f"{key}.v", f"{row['points']}[vp]{row['qubits']}[qubit]", middle, h * 0.42 + 16,
                 size=pay_size(w), bold=True, anchor="middle",
                 tall=Tall(x=low / 2, y=low_h * 0.42 + 16, size=pay_size(low))),
        ]  # fmt: skip
    words = sight.say(f"contract-{name}")
    return Plate(key, x, y, w, h, parts, ground="plate", raised=True, option=option, label=words,
                 sum=Sum(sight.say("scene-contract"), note=words), r=8, tall=tall)  # fmt: skip
