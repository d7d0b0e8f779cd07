"""A scene as a picture, as web/static/board.js lays it out."""

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from nunatak.image.cards import Cards, card_height, cell_at, sheets
from nunatak.image.colours import TINT, Colours
from nunatak.image.drawings import needed
from nunatak.image.marks import group, mark, move, number, path
from nunatak.image.pen import Pen
from nunatak.image.pieces import Pieces, around_piece, piece_box, piece_size
from nunatak.image.shapes import Anchor, anchor, box, middle, outline, packed, way
from nunatak.image.words import FONTS, SANS, known
from nunatak.scene.items import (
    Box,
    Card,
    Drawable,
    Ellipse,
    Gauge,
    Halo,
    Hex,
    Path,
    Piece,
    Pill,
    Plate,
    Rect,
    Text,
    Track,
    Trail,
    Zone,
)
from nunatak.scene.scene import SEAT_LETTERS, Scene

READ = 11  # pixels: no word is smaller where it is to be read
LAYERS: dict[type[Drawable], int] = {
    Zone: 0,
    Plate: 10,
    Halo: 12,
    Text: 20,
    Track: 25,
    Trail: 30,
    Piece: 40,
    Card: 40,
    Pill: 60,
    Gauge: 70,
}
Size = int | tuple[int, int]


@dataclass(frozen=True)
class Place:
    """Where something lies, and how large it is there."""

    x: float
    y: float
    angle: float = 0
    size: float = 0
    w: float = 0
    h: float = 0


def svg(
    scene: Scene,
    *,
    dark: bool = False,
    tall: bool = False,
    frame: str | None = None,
    box: Box | None = None,
    marks: Sequence[str] = (),
    size: Size = 1060,
    fits: bool = True,
) -> str:
    """Return a scene as SVG.

    ``tall`` takes the layout for high boards if there is one; ``frame`` is a part of the board by
    its id, ``box`` any part of it in its own units; ``marks`` are the ids of things that get the
    numbers 1, 2, 3, for words that speak of them, each maybe with how far to the right and down,
    as in "deck -20 8"; ``size`` is how wide it is in pixels, or how wide and high: then it is
    centred, as it does in a window; where it ``fits``, words are as wide as in our own fonts in
    whatever fonts whoever shows it has.
    """
    tall = tall and scene.board.tall is not None
    view = seen(scene, tall, frame) if box is None else box
    width, height = size if isinstance(size, tuple) else (size, round(size * view[3] / view[2]))
    scale = min(width / view[2], height / view[3])
    pen = Pen(scene.game, Colours(scene.palette, dark), READ / scale, fits)
    picture = Picture(scene, pen, tall)
    inside = picture.whole() + picture.numbers(marks, 1 / scale)
    w, h = width / scale, height / scale
    x, y = view[0] + (view[2] - w) / 2, view[1] + (view[3] - h) / 2
    ground = mark("rect", x=x, y=y, width=w, height=h, fill=pen.paint(scene.board.ground))
    sheet = "".join(each.written() for each in needed(scene.game, pen.used))
    return mark(
        "svg",
        mark("defs", patterns(pen), pen.colours.fill(sheet)),
        ground,
        pen.colours.fill(inside),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=" ".join(map(number, (x, y, w, h))),
        font_family=SANS,
    )


def png(
    scene: Scene,
    *,
    dark: bool = False,
    tall: bool = False,
    frame: str | None = None,
    box: Box | None = None,
    marks: Sequence[str] = (),
    size: Size = 1060,
    zoom: float = 1,
) -> bytes:
    """Return a scene as PNG; ``zoom`` is how many pixels a point has, for fine screens."""
    import resvg_py  # here, because drawings without pixels need none of it

    drawing = svg(
        scene, dark=dark, tall=tall, frame=frame, box=box, marks=marks, size=size, fits=False
    )
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawing,
            zoom=zoom if zoom != 1 else None,
            font_files=[str(file) for file in sorted(FONTS.glob("*.[ot]tf"))],
            # Other machines' fonts are asked only for signs that ours have not.
            skip_system_fonts=known(re.sub(r"<[^>]*>", "", drawing)),
        )
    )


def seen(scene: Scene, tall: bool, frame: str | None) -> Box:
    """Return what of a board is seen."""
    for each in scene.board.frames:
        if each.id == frame:
            return each.tall if tall and each.tall is not None else each.box
    if frame is not None:
        there = ", ".join(each.id for each in scene.board.frames) or "none"
        raise ValueError(f"This board has no frame {frame!r}; it has {there}.")
    return scene.board.tall if tall and scene.board.tall is not None else scene.board.view


def patterns(pen: Pen) -> str:
    """Return what zones and tiles are filled with, and the shadows of what can move."""
    dust = pen.colours.var("dust")
    danger, ice = pen.paint("danger"), pen.paint("ice3")

    def pattern(name: str, w: float, h: float, inside: str, turn: int = 0) -> str:
        return mark(
            "pattern",
            inside,
            id=name,
            width=w,
            height=h,
            patternUnits="userSpaceOnUse",
            patternTransform=f"rotate({turn})" if turn else None,
        )

    out = [
        pattern(
            "dots",
            9,
            9,
            mark("circle", cx=2, cy=2.5, r=1, fill=dust)
            + mark("circle", cx=6.5, cy=7, r=0.8, fill=dust),
        ),
        pattern("hatch", 8, 8, path("M0 0V8", stroke=danger, stroke_width=2, opacity=0.5), 45),
        pattern("stripes", 7, 7, path("M0 0V7", stroke="#fff", stroke_width=5, opacity=0.65), -45),
        pattern("waves", 40, 12, path("M0 6q10-5 20 0t20 0", fill="none", stroke=ice, opacity=0.4)),
    ]
    for seat, turn in zip("BCDE", (45, 0, -45, 90), strict=True):
        grain = (
            mark("circle", cx=1.5, cy=1.5, r=0.9, fill="#000", opacity=0.13)
            if seat == "C"
            else path("M0 0V5", stroke="#fff", stroke_width=1.6, opacity=0.16)
        )
        out.append(pattern(f"grain-{seat}", 5, 5, grain, turn))
    for name, dy, blur, strong in (("card-shadow", 3, 5, 0.3), ("plate-shadow", 2, 4, 0.14)):
        drop = mark(
            "feDropShadow",
            dx=0,
            dy=dy,
            stdDeviation=blur,
            flood_color="#040e1a",
            flood_opacity=strong,
        )
        room = {"x": "-20%", "y": "-20%", "width": "140%", "height": "140%"}
        srgb = "sRGB"
        out.append(mark("filter", drop, id=name, color_interpolation_filters=srgb, **room))
    return "".join(out)


class Picture:
    """Lays a scene out and draws it."""

    def __init__(self, scene: Scene, pen: Pen, tall: bool) -> None:
        self.scene = scene
        self.pen = pen
        self.tall = tall
        self.pieces = Pieces(pen)
        self.cards = Cards(pen, self.pieces)
        self.inside: dict[str, list[Drawable]] = {}
        self.items = self.fit(scene.items)
        self.anchors: dict[str, Anchor] = {}
        self.places: dict[str, Place] = {}
        self.lay(list(self.everything(self.items)))

    # Where everything lies

    def fit(self, items: Iterable[Drawable]) -> list[Drawable]:
        """Return things as they are in this layout, and remember what lies on plates."""
        out = []
        for item in items:
            if self.tall and item.tall is not None:
                if item.tall.hide:
                    continue
                said = {
                    name: value
                    for name, value in msgspec.structs.asdict(item.tall).items()
                    if value is not None and name in item.__struct_fields__
                }
                item = msgspec.structs.replace(item, **said)
            out.append(item)
            if isinstance(item, Plate):
                self.inside[item.id] = self.fit(item.parts)
        return out

    def everything(self, items: Iterable[Drawable]) -> Iterable[Drawable]:
        """Yield all things, those on plates too."""
        for item in items:
            yield item
            if isinstance(item, Plate):
                yield from self.everything(self.inside[item.id])

    def lay(self, items: Sequence[Drawable]) -> None:
        """Find out where everything lies."""
        for item in items:
            if isinstance(item, Zone):
                self.anchors[item.id] = anchor(item)
            elif isinstance(item, Track):
                for n in range(len(item.cells)):
                    x, y = cell_at(item, n)
                    self.anchors[f"{item.id}.{n}"] = Anchor(x, y, item.step, 40)
            elif isinstance(item, Plate):
                at = Anchor(item.w / 2, item.h / 2, item.w * 0.9, item.h)
                self.anchors[item.id] = at
        loose: dict[str, list[Piece | Card]] = {}
        for item in items:
            self.places[item.id] = self.place(item)
            free = isinstance(item, Piece | Card) and item.x is None and item.y is None
            if free and isinstance(item, Piece | Card) and item.zone in self.anchors:
                loose.setdefault(item.zone, []).append(item)
        for zone, packed_ in loose.items():
            self.pack(self.anchors[zone], sorted(packed_, key=lambda i: (i.slot, i.id)))

    def place(self, item: Drawable) -> Place:
        """Return where something lies if it isn't packed."""
        if isinstance(item, Zone | Track | Trail):
            return Place(0, 0)
        at = self.anchors.get(item.zone) if item.zone else None
        size, w, h, angle = 0.0, 0.0, 0.0, 0.0
        in_zone = at.zone.size if at is not None and at.zone is not None else None
        if isinstance(item, Piece):
            size = piece_size(item, in_zone)
            w, h = piece_box(item, size)
        elif isinstance(item, Card):
            size = item.size if item.size is not None else 72 if in_zone is None else in_zone
            w, h, angle = size, card_height(item, size), item.angle
        elif isinstance(item, Plate):
            w, h = item.w, item.h
        x = (item.x or 0) + (at.x if at is not None else 0)
        y = (item.y or 0) + (at.y if at is not None else 0)
        return Place(x, y, angle, size, w, h)

    def pack(self, at: Anchor, items: Sequence[Piece | Card]) -> None:
        """Put things where a zone packs them."""
        own = [self.places[item.id] for item in items]
        pieces = all(isinstance(item, Piece) for item in items)
        for item, was, spot in zip(
            items, own, packed(at, [(p.w, p.h) for p in own], pieces), strict=True
        ):
            k = spot.scale
            self.places[item.id] = Place(
                spot.x, spot.y, was.angle + spot.angle, was.size * k, was.w * k, was.h * k
            )

    def lies(self, name: str) -> tuple[float, float]:
        """Return where a number for a thing is written: on its corner, or in a zone's middle."""
        x = y = 0.0
        found = next((i for i in self.everything(self.items) if i.id == name), None)
        if found is None and name in self.anchors:
            return self.spot(name)  # a space of a track
        if found is None:
            raise ValueError(f"Nothing on this board is called {name!r}.")
        for plate, parts in self.inside.items():
            if any(part.id == name for part in parts):
                x, y = self.lies(plate)
        if isinstance(found, Zone):
            zx, zy = middle(found.shape)
            return x + zx, y + zy
        at = self.places[name]
        if isinstance(found, Plate):
            return x + at.x, y + at.y
        return x + at.x - at.w / 2, y + at.y - at.h / 2

    # Drawing

    def numbers(self, marks: Sequence[str], unit: float) -> str:
        """Return the numbers 1, 2, 3 at things, as large on every picture."""
        out = []
        ink, ground = self.pen.paint("ink"), self.pen.paint("surface")
        for n, each in enumerate(marks, 1):
            name, *off = each.split(" ")
            x, y = self.lies(name)
            dx, dy = (float(off[0]), float(off[1])) if off else (0.0, 0.0)
            disc = mark("circle", r=11 * unit, fill=ink, stroke=ground, stroke_width=2 * unit)
            word = mark(
                "text",
                str(n),
                y=4.6 * unit,
                text_anchor="middle",
                font_size=13 * unit,
                font_weight=600,
                fill=ground,
            )
            out.append(group(disc, word, transform=move(x + dx, y + dy)))
        return "".join(out)

    def whole(self) -> str:
        """Return everything, the backdrop first."""
        return self.backdrop() + self.layer(self.items, None)

    def backdrop(self) -> str:
        """Return what the board lies on."""
        board = self.scene.board
        name = (self.tall and board.tall_backdrop) or board.backdrop
        x, y, w, h = seen(self.scene, self.tall, None)
        out = self.pen.use(name, x, y, w, h) if name else ""
        if board.contours:
            span = max(w, h) * 1.6
            out += self.pen.use(
                "contours",
                x + w / 2 - span / 2,
                y + h / 2 - span * 0.375,
                span,
                span * 0.75,
                color=self.pen.colours.either("#fff", "#7fb2db"),
                opacity=0.08,
            )
        return out

    def layer(self, items: Sequence[Drawable], plate: Plate | None) -> str:
        """Return things in their order, each where it lies."""

        def order(item: Drawable) -> tuple[int, int, str]:
            slot = item.slot if isinstance(item, Piece | Card) else 0
            return LAYERS[type(item)] if item.z is None else item.z, slot, item.id

        out = []
        for item in sorted(items, key=order):
            at = self.places[item.id]
            drawn = self.item(item, at, plate)
            if isinstance(item, Plate):
                drawn += self.layer(self.inside[item.id], item)
            out.append(group(drawn, transform=move(at.x, at.y, at.angle)))
        return "".join(out)

    def item(self, item: Drawable, at: Place, plate: Plate | None) -> str:
        """Return a thing around where it lies."""
        can = item.option is not None or bool(item.options)
        match item:
            case Zone():
                return self.zone(item, can)
            case Piece():
                ring = self.ring(around_piece(item, at.size, 4)) if can else ""
                return ring + self.pieces.piece(item, at.size)
            case Card():
                return (self.card_ring(item, at) if can else "") + self.cards.card(item, at.size)
            case Text():
                return self.cards.text(item, room_for(item, at, plate))
            case Pill():
                return self.pieces.pill(item)
            case Trail():
                return self.trail(item)
            case Halo():
                tone = self.pen.paint(item.tone)
                return mark("circle", r=item.r, fill=tone, opacity=0.16) + mark(
                    "circle", r=item.r * 0.74, fill=tone, opacity=0.26
                )
            case Track():
                return self.cards.track(item)
            case Gauge():
                return self.cards.gauge(item)
            case Plate():
                return self.plate(item, can)

    def ring(self, d: str, thin: bool = False) -> str:
        """Return the sign that one can act here: signal with a dark casing."""
        casing = path(
            d,
            fill="none",
            stroke="#06121f",
            stroke_opacity=0.2 if thin else 0.55,
            stroke_width=3 if thin else 5,
            stroke_linejoin="round",
        )
        return casing + path(
            d,
            fill="none",
            stroke=self.pen.paint("signal"),
            stroke_width=2 if thin else 3,
            stroke_linejoin="round",
        )

    def card_ring(self, card: Card, at: Place) -> str:
        """Return the sign around a card, or around a whole pile."""
        extra = sheets(card) * at.size * 0.0155
        large = at.size >= 90
        off = 7 if large else 4
        x, y = -at.w / 2 - off - extra, -at.h / 2 - off
        w, h = at.w + 2 * off + extra, at.h + 2 * off + extra
        return self.ring(box(x, y, w, h, 15 if large else 9))

    def ground(self, d: str, fill: str, line: str) -> str:
        """Return the ground of a zone or a plate."""
        pen = self.pen
        colour, thick, dash = pen.colours.either("#8ca6bb", "#101d2a"), 2.0, None
        match line:
            case "none":
                colour = "none"
            case "thin":
                colour, thick = pen.paint("line"), 1
            case "bold":
                colour = pen.paint("ink")
            case "dashed":
                colour, thick, dash = pen.paint("ice3"), 1.5, "5 4"
            case "danger":
                colour, thick = pen.paint("danger"), 2.5
        return path(d, fill=fill, stroke=colour, stroke_width=thick, stroke_dasharray=dash)

    def zone(self, z: Zone, can: bool) -> str:
        """Return a zone, with its ground, its state and its words."""
        pen = self.pen

        def inset(by: float) -> str:
            return outline(z.shape, pen.outlines, by)

        d = inset(0)
        out = []
        if z.ground:
            out.append(self.ground(d, pen.paint(z.ground), z.line))
        if z.tint:
            out.append(path(d, fill=pen.paint(z.tint), opacity=TINT))
        if z.texture:
            out.append(self.texture(z, d))
        if z.lit:
            dark = pen.colours.dark
            light = "#78b4e1" if dark else "#fff"
            out.append(path(d, fill=light, fill_opacity=0.2 if dark else 0.8))
        ink = pen.paint("ink")
        if z.picked:
            out.append(
                path(
                    inset(3),
                    fill=pen.paint("signal"),
                    fill_opacity=0.14,
                    stroke=ink,
                    stroke_width=3,
                    stroke_linejoin="round",
                )
            )
        if z.barred:
            out.append(path(d, fill="url(#hatch)"))
            out.append(path(inset(2), fill="none", stroke=pen.paint("danger"), stroke_width=2))
        if z.coming:
            soon = pen.colours.either("#0e1b2a", "#f3efd9")
            out.append(
                path(inset(3), fill="none", stroke=soon, stroke_width=1.75, stroke_dasharray="5 4")
            )
        if can:
            out.append(self.ring(inset(0 if isinstance(z.shape, Ellipse | Path) else 4)))
        return "".join(out) + self.zone_words(z)

    def texture(self, z: Zone, d: str) -> str:
        """Return what is laid over the whole of a zone."""
        if z.texture in ("dots", "hatch", "waves"):
            return path(d, fill=f"url(#{z.texture})", opacity=0.34)
        if z.texture == "ripples" and isinstance(z.shape, Ellipse):
            k = z.shape
            return "".join(
                mark(
                    "ellipse",
                    cx=k.x,
                    cy=k.y,
                    rx=k.rx * each,
                    ry=k.ry * (each - 0.12),
                    fill="none",
                    stroke="#bfe0f5",
                    stroke_opacity=0.35,
                    stroke_width=1.5,
                )
                for each in (0.85, 0.69)
            )
        high = z.shape.r * 2 if isinstance(z.shape, Hex) else 80
        return self.pen.glyph(z.texture, *middle(z.shape), high)

    def zone_words(self, z: Zone) -> str:
        """Return a zone's title with its marks, and its note."""
        pen = self.pen
        x, y = middle(z.shape)
        match z.shape:
            case Hex():
                half = z.shape.r * 0.866
            case Rect():
                half = z.shape.h / 2
            case Ellipse():
                half = z.shape.ry
            case _:
                half = 30.0
        out = []
        if z.title:
            here = {"middle": y + 5, "bottom": y + half - 8, "top": y - half + 16.5}[z.title_at]
            size = pen.read(16 if z.title_at == "middle" else 12)
            wide = len(z.title) * (8 if size > 12 else 7) * size / 12  # large words are bold
            step = (1.7 if z.title_at == "middle" else 1.33) * size
            whole = wide + len(z.marks) * step
            for i, name in enumerate(z.marks):
                at = x - whole / 2 + (i + 0.44) * step
                out.append(pen.glyph(name, at, here - 0.36 * size, 0.78 * step))
            out.append(
                pen.text(
                    z.title,
                    size,
                    pen.paint(z.title_tone),
                    x=x + (whole - wide) / 2,
                    y=here,
                    anchor="middle",
                    weight=600 if size > 12 else None,
                )
            )
        if z.note:
            words = Text(id="note", text=z.note, size=12, tone="soft", anchor="middle")
            out.append(group(self.cards.text(words), transform=move(x, y + half - 9)))
        return "".join(out)

    def plate(self, p: Plate, can: bool) -> str:
        """Return a panel on the board."""
        d = box(0, 0, p.w, p.h, p.r)
        out = [self.ground(d, self.pen.paint(p.ground), p.line)]
        if p.picked:
            edge = box(0.5, 0.5, p.w - 1, p.h - 1, p.r)
            out.append(path(edge, fill="none", stroke=self.pen.paint("ink"), stroke_width=2))
        if can:
            out.append(path(d, fill=self.pen.paint("signal"), opacity=0.05))
            out.append(self.ring(box(1, 1, p.w - 2, p.h - 2, p.r), thin=True))
        opacity = 0.55 if p.ghost else 0.45 if p.used else None
        return group(*out, opacity=opacity, filter="url(#plate-shadow)" if p.raised else None)

    def trail(self, t: Trail) -> str:
        """Return a way."""
        pen = self.pen
        points = list(t.points) or [self.spot(name) for name in t.through]
        d = way(points, t.curve)
        if not d:
            return ""
        either = pen.colours.either
        seat = t.style == "last" and t.owner != "" and t.owner in SEAT_LETTERS
        colour, thick, dash, cap, seen_ = {
            "last": (either("#0e1b2a", "#e8eff6"), 2.6, "0.1 6.5", "round", 0.8),
            "plan": (pen.paint("ink"), 2.5, "8 6", None, None),
            "leader": (pen.paint("paper"), 2.0, "3 4", "round", None),
            "wire": (pen.paint("ice3"), 2.0, None, None, None),
            "edge": (pen.paint("line"), 1.0, None, None, None),
        }[t.style]
        out = []
        if seat:
            thick, dash, seen_ = 4.0, "0.1 8", None
            out.append(
                path(
                    d,
                    stroke=either("#fff", "#0b1420"),
                    stroke_width=7,
                    stroke_opacity=0.9,
                    stroke_linejoin="round",
                )
            )
        out.append(path(d))
        if t.arrow:
            (ax, ay), (bx, by) = points[-2:]
            turn = math.degrees(math.atan2(by - ay, bx - ax))
            out.append(path("M-7-5 0 0-7 5", transform=move(bx, by, turn)))
        return group(
            *out,
            fill="none",
            stroke=pen.paint(t.owner) if t.owner else colour,
            stroke_width=thick,
            stroke_dasharray=dash,
            stroke_linecap=cap,
            opacity=seen_,
        )

    def spot(self, name: str) -> tuple[float, float]:
        """Return where a way leads through a zone or a piece."""
        at = self.anchors.get(name) or self.places.get(name, Place(0, 0))
        return at.x, at.y


def room_for(item: Text, at: Place, plate: Plate | None) -> float:
    """Return how wide words on a plate may be."""
    if plate is None:
        return 0
    left, right = at.x - 3, plate.w - at.x - 3
    match item.anchor:
        case "middle":
            room = 2 * min(left, right)
        case "end":
            room = left
        case _:
            room = right
    return max(0.0, room)
