"""Geometry, as in web/static/shapes.js: outlines of zones, and where packed things stand."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from nunatak.image.marks import number as f
from nunatak.scene.items import Drawn, Ellipse, Hex, Path, Poly, Rect, Sector, Shape, Zone


@dataclass(frozen=True)
class Spot:
    """Where something stands."""

    x: float
    y: float
    angle: float = 0
    scale: float = 1


@dataclass(frozen=True)
class Anchor:
    """Where the things of a zone stand, and how much room they have."""

    x: float
    y: float
    room: float
    high: float
    zone: Zone | None = None
    arc: tuple[float, float, float, float] | None = None


def around(x: float, y: float, r: float, a: float) -> tuple[float, float]:
    """Return a point on a circle; degrees, clockwise, 0 is up."""
    return x + r * math.sin(math.radians(a)), y - r * math.cos(math.radians(a))


def polygon(points: Sequence[tuple[float, float]]) -> str:
    """Return straight lines around."""
    return "M" + "L".join(f"{f(x)} {f(y)}" for x, y in points) + "Z"


def regular(x: float, y: float, r: float, n: int, turn: float = 0) -> str:
    """Return a polygon of equal sides."""
    return polygon([around(x, y, r, turn + i * 360 / n) for i in range(n)])


def box(x: float, y: float, w: float, h: float, r: float) -> str:
    """Return a rectangle with round corners."""
    c = max(0.0, min(r, w / 2, h / 2))
    k = f(c)
    return (
        f"M{f(x + c)} {f(y)}h{f(w - 2 * c)}a{k} {k} 0 0 1 {k} {k}v{f(h - 2 * c)}"
        f"a{k} {k} 0 0 1 {f(-c)} {k}h{f(2 * c - w)}a{k} {k} 0 0 1 {f(-c)} {f(-c)}"
        f"v{f(2 * c - h)}a{k} {k} 0 0 1 {k} {f(-c)}Z"
    )


def round_(x: float, y: float, rx: float, ry: float) -> str:
    """Return an ellipse as an outline."""
    half = f"a{f(rx)} {f(ry)} 0 1 1"
    return f"M{f(x - rx)} {f(y)}{half} {f(2 * rx)} 0{half} {f(-2 * rx)} 0Z"


def sector(k: Sector, inset: float) -> str:
    """Return a piece of a ring."""
    inner = k.inner + inset if k.inner > 0 else inset * 1.4
    outer = k.outer - inset
    if k.end - k.start >= 359.9:
        hole = round_(k.x, k.y, inner, inner) if k.inner > 0 else ""
        return round_(k.x, k.y, outer, outer) + hole

    def turn(r: float) -> float:
        return math.degrees(math.asin(min(0.5, inset / r))) if inset and r else 0.0

    o, i = turn(outer), turn(inner)
    big = 1 if k.end - k.start - 2 * o > 180 else 0
    ax, ay = around(k.x, k.y, outer, k.start + o)
    bx, by = around(k.x, k.y, outer, k.end - o)
    head = f"M{f(ax)} {f(ay)}A{f(outer)} {f(outer)} 0 {big} 1 {f(bx)} {f(by)}"
    if k.inner <= 0:
        half = math.sin(math.radians((k.end - k.start) / 2))
        off = inset / max(0.2, half) if inset else 0
        tx, ty = around(k.x, k.y, off, (k.start + k.end) / 2)
        return f"{head}L{f(tx)} {f(ty)}Z"
    cx, cy = around(k.x, k.y, inner, k.end - i)
    dx, dy = around(k.x, k.y, inner, k.start + i)
    return f"{head}L{f(cx)} {f(cy)}A{f(inner)} {f(inner)} 0 {big} 0 {f(dx)} {f(dy)}Z"


def outline(k: Shape, outlines: Mapping[str, str], inset: float = 0) -> str:
    """Return the outline of a zone, drawn in a little if asked."""
    match k:
        case Hex():
            return regular(k.x, k.y, k.r - inset * 1.155, 6, 30 if k.flat else 0)
        case Sector():
            return sector(k, inset)
        case Ellipse():
            return round_(k.x, k.y, k.rx - inset, k.ry - inset)
        case Rect():
            r = max(0.0, k.r - inset)
            return box(k.x + inset, k.y + inset, k.w - 2 * inset, k.h - 2 * inset, r)
        case Poly():
            cx, cy = middle(k)
            points = []
            for x, y in k.points:
                far = math.hypot(x - cx, y - cy) or 1
                points.append((x - (x - cx) / far * inset, y - (y - cy) / far * inset))
            return polygon(points)
        case Path():
            return k.d
        case Drawn():
            return outlines.get(k.name, "")


def middle(k: Shape) -> tuple[float, float]:
    """Return where the pieces of a zone stand."""
    match k:
        case Sector():
            if k.end - k.start >= 359.9 and k.inner <= 0:
                return k.x, k.y
            r = (k.inner + k.outer) / 2 if k.inner > 0 else k.outer * 0.6
            return around(k.x, k.y, r, (k.start + k.end) / 2)
        case Rect():
            return k.x + k.w / 2, k.y + k.h / 2
        case Poly():
            n = len(k.points) or 1
            return sum(p[0] for p in k.points) / n, sum(p[1] for p in k.points) / n
        case _:
            return k.x, k.y


def extent(k: Shape) -> tuple[float, float]:
    """Return half the width and height of a zone."""
    match k:
        case Hex():
            return k.r, k.r * 0.866
        case Ellipse():
            return k.rx, k.ry
        case Rect():
            return k.w / 2, k.h / 2
        case Sector():
            r = (k.inner + k.outer) / 2
            wide = min(r * math.radians(k.end - k.start) / 2, k.outer)
            return wide, (k.outer - k.inner) / 2
        case Poly():
            xs, ys = [p[0] for p in k.points], [p[1] for p in k.points]
            return (max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2
        case _:
            return 40, 40


def anchor(zone: Zone) -> Anchor:
    """Return where the things of a zone stand."""
    x, y = zone.at if zone.at is not None else middle(zone.shape)
    w, h = extent(zone.shape)
    k = zone.shape
    room = zone.width if zone.width is not None else w * 2 * (0.8 if isinstance(k, Hex) else 1)
    arc = None
    if isinstance(k, Sector):
        arc = (k.x, k.y, math.hypot(x - k.x, y - k.y), (k.start + k.end) / 2)
    return Anchor(x, y, room, h * 2, zone, arc)


def packed(at: Anchor, things: Sequence[tuple[float, float]], pieces: bool = False) -> list[Spot]:
    """Return places for things of given widths and heights, all of them visible.

    Side by side, then pushed together, and pieces that would hide each other in two smaller rows.
    """
    zone = at.zone
    pack = zone.pack if zone else "row"
    gap = zone.gap if zone else 4.0
    n = len(things)
    if pieces and pack == "row" and n > 3:
        wide = sum(w + gap for w, _ in things) - gap
        tall = max(h for _, h in things)
        if wide > at.room * 1.5 and at.high > tall * 1.5:
            return two_rows(at, things, tall)
    if pack == "stack":
        off = [(i - (n - 1) / 2) * 3 for i in range(n)]
        return [Spot(at.x + each, at.y - each) for each in off]
    first = things[0] if things else (30.0, 30.0)
    if pack == "arc" and at.arc is not None:
        x, y, r, a = at.arc
        step = math.degrees((first[0] + gap) / r)
        return [Spot(*around(x, y, r, a + (i - (n - 1) / 2) * step)) for i in range(n)]
    if pack == "grid":
        return grid(at, first, n, gap)
    return row(at, things, pack, gap)


def two_rows(at: Anchor, things: Sequence[tuple[float, float]], tall: float) -> list[Spot]:
    """Return places in two smaller rows."""
    scale = 0.78
    half = math.ceil(len(things) / 2)
    out = []
    for number, part in enumerate((things[:half], things[half:])):
        lower = replace(at, y=at.y + (0.5 if number else -0.5) * tall * scale * 0.96)
        for spot in packed(lower, [(w * scale, h * scale) for w, h in part]):
            out.append(replace(spot, scale=scale))
    return out


def grid(at: Anchor, first: tuple[float, float], n: int, gap: float) -> list[Spot]:
    """Return places in rows of so many."""
    align = at.zone.align if at.zone else "middle"
    w, h = first[0] + gap, first[1] + gap
    columns = (at.zone.columns if at.zone else 0) or max(1, math.floor((at.room + gap) / w))
    rows = math.ceil(n / columns)
    out = []
    for i in range(n):
        line = i // columns
        count = min(columns, n - line * columns) if align == "middle" else columns
        left = at.x - at.room / 2 + w / 2 if align == "start" else at.x - (count - 1) * w / 2
        out.append(Spot(left + i % columns * w, at.y + (line - (rows - 1) / 2) * h))
    return out


def row(at: Anchor, things: Sequence[tuple[float, float]], pack: str, gap: float) -> list[Spot]:
    """Return places side by side, in a fan, or under each other."""
    align = at.zone.align if at.zone else "middle"
    down = pack == "column"
    n = len(things)
    sizes = [h if down else w for w, h in things]
    total = sum(sizes) + gap * (n - 1)
    room = at.high * 0.94 if down else at.room
    tight = total > room and n > 1
    if align == "start" or tight:
        start = -room / 2
    elif align == "end":
        start = room / 2 - total
    else:
        start = -total / 2
    out, run = [], start
    for i, (_w, h) in enumerate(things):
        size = sizes[i]
        if tight:
            step = (room - (sizes[0] + sizes[-1]) / 2) / (n - 1)
            here = start + sizes[0] / 2 + i * step
        else:
            here = run + size / 2
        run += size + gap
        if down:
            out.append(Spot(at.x, at.y + here))
            continue
        off = (i - (n - 1) / 2) / ((n - 1) / 2) if n > 1 else 0.0
        fan = pack == "fan"
        dip = off * off * h * 0.1 if fan else 0.0
        out.append(Spot(at.x + here, at.y + dip, off * min(3.2, n) if fan else 0.0))
    return out


def way(points: Sequence[tuple[float, float]], curve: bool) -> str:
    """Return a smooth or straight way through points."""
    if len(points) < 2:
        return ""
    if not curve:
        return "M" + "L".join(f"{f(x)} {f(y)}" for x, y in points)
    (ax, ay), (bx, by) = points[0], points[1]
    d = f"M{f(ax)} {f(ay)}"
    if len(points) == 2:
        mx, my, dx, dy = (ax + bx) / 2, (ay + by) / 2, bx - ax, by - ay
        return f"{d}Q{f(mx + dy * 0.2)} {f(my - dx * 0.2)} {f(bx)} {f(by)}"
    for i in range(len(points) - 1):
        p0, p1 = points[max(0, i - 1)], points[i]
        p2, p3 = points[i + 1], points[min(len(points) - 1, i + 2)]
        d += (
            f"C{f(p1[0] + (p2[0] - p0[0]) / 6)} {f(p1[1] + (p2[1] - p0[1]) / 6)} "
            f"{f(p2[0] - (p3[0] - p1[0]) / 6)} {f(p2[1] - (p3[1] - p1[1]) / 6)} "
            f"{f(p2[0])} {f(p2[1])}"
        )
    return d
