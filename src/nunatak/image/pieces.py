"""Pieces, badges and pills, as in web/static/pieces.js: each around its own middle."""

import math
from collections.abc import Callable, Sequence

from nunatak.image.colours import mix
from nunatak.image.marks import group, mark, move, path
from nunatak.image.marks import number as f
from nunatak.image.pen import Pen
from nunatak.image.shapes import box, regular, round_
from nunatak.scene.items import Badge, Piece, Pill

NIGHT = "#0E1B2A"
SIZES = {
    "token": 35,
    "hull": 34,
    "tag": 22,
    "pawn": 26,
    "group": 22,
    "cube": 20,
    "platform": 40,
    "flag": 24,
    "disc": 38,
    "crate": 25,
    "cloud": 40,
    "house": 35,
    "tile": 30,
    "shape": 16,
    "symbol": 24,
}
WIDE = {"tag": 1.75, "flag": 0.95, "cloud": 1.2, "pawn": 0.75}
CORNERS = {
    "ne": (0.7, -0.7),
    "se": (0.7, 0.7),
    "sw": (-0.7, 0.7),
    "nw": (-0.7, -0.7),
    "n": (0, -1),
    "e": (1, 0),
    "s": (0, 1),
    "w": (-1, 0),
}


def seat_path(owner: str, r: float) -> str:
    """Return the outline that tells a seat without its colour."""
    match owner:
        case "B":
            return box(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8, r * 0.18)
        case "C":
            return f"M0 {f(-r * 1.1)}L{f(r * 1.1)} {f(r * 0.84)}H{f(-r * 1.1)}Z"
        case "D":
            return regular(0, 0, r * 1.14, 4)
        case "E":
            return regular(0, 0, r * 1.04, 6)
        case _:
            return round_(0, 0, r, r)


def piece_size(p: Piece, in_zone: float | None) -> float:
    """Return how large a piece is: as it says, as its zone says, or as its kind is."""
    if p.size is not None:
        return p.size
    return in_zone if in_zone and p.kind != "crate" else SIZES[p.kind]


def piece_box(p: Piece, size: float) -> tuple[float, float]:
    """Return how much room a piece takes."""
    if p.kind == "group":
        return size * (1.9 if p.count > 1 else 1.55), size
    return size * WIDE.get(p.kind, 1), size


def around_piece(p: Piece, size: float, off: float) -> str:
    """Return an outline around a piece, as far off as asked."""
    w, h = piece_box(p, size)
    if p.kind in ("token", "cube", "shape"):
        return seat_path(p.owner, size / 2 + off)
    if p.kind in ("tag", "tile", "group", "platform"):
        return box(-w / 2 - off, -h / 2 - off, w + 2 * off, h + 2 * off, 8)
    return seat_path("", max(w, h) / 2 + off)


class Pieces:
    """Draws pieces with a pen; ``dash`` is how the body of a piece is drawn that is yet to come."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.key = pen.colours.var("keyline")
        self.kinds: dict[str, Callable[[Piece, float, str | None], str]] = {
            "token": self.token,
            "house": self.house,
            "hull": self.hull,
            "tag": self.tag,
            "pawn": self.pawns,
            "group": self.group,
            "cube": self.cube,
            "platform": self.platform,
            "flag": self.flag,
            "disc": self.disc,
            "crate": self.crate,
            "cloud": self.cloud,
            "tile": self.tile,
            "shape": self.shape,
            "symbol": self.symbol,
        }

    def piece(self, p: Piece, size: float) -> str:
        """Return a piece with its state and its badges."""
        w, h = piece_box(p, size)
        dash = "3 3" if p.coming else None
        out = []
        if p.picked and p.kind not in ("group", "hull") and not p.ghost:
            up = move(0, -1.8) if p.count > 1 else None
            out.append(self.picked(around_piece(p, size, 4), up))
        out.append(self.ghost(p, size) if p.ghost else self.kinds[p.kind](p, size, dash))
        if p.barred and p.kind != "platform":
            d = f"M{f(-size / 2)} {f(size / 2)}L{f(size / 2)} {f(-size / 2)}"
            out.append(self.bar(d))
        out.append(self.badges(p.badges, w / 2, h / 2))
        return group(*out, opacity=0.45 if p.used else None)

    def picked(self, d: str, transform: str | None = None) -> str:
        """Return the line around what was picked."""
        ink = self.pen.paint("ink")
        return path(d, fill="none", stroke=ink, stroke_width=3, transform=transform)

    def bar(self, d: str) -> str:
        """Return the line through what is barred."""
        return path(d, stroke=self.pen.paint("danger"), stroke_width=3, stroke_linecap="round")

    def shadow(self, d: str, down: float) -> str:
        """Return what lies under a piece."""
        return path(d, fill="#06121f", opacity=0.28, transform=move(0, down))

    def content(self, p: Piece, size: float, fill: str) -> str:
        """Return what is on a piece: its number, its symbol or its letters."""
        if p.text:
            return self.pen.word(p.text, min(size * 0.52, size * 1.5 / max(2, len(p.text))), fill)
        if p.count > 1:
            return self.pen.word(str(p.count), size * 0.53, fill)
        return self.pen.glyph(p.symbol, 0, 0, size * 0.58, fill) if p.symbol else ""

    def ghost(self, p: Piece, size: float) -> str:
        """Return what would be there: its outline, dashed."""
        colour = self.pen.paint(p.owner or "ink")
        dark = self.pen.colours.dark
        out = path(
            seat_path(p.owner, size / 2),
            fill=NIGHT if dark else "#fff",
            fill_opacity=0.55 if dark else 0.7,
            stroke=colour,
            stroke_width=2,
            stroke_dasharray="4 3",
        )
        if p.text:
            return out + self.pen.word(p.text, size * 0.46, colour)
        return out + (self.pen.glyph(p.symbol, 0, 0, size * 0.6, colour) if p.symbol else "")

    def badges(self, badges: Sequence[Badge], w: float, h: float) -> str:
        """Return small marks on the corners of something."""
        pen = self.pen
        out = []
        for b in badges:
            cx, cy = CORNERS[b.at]
            fill = NIGHT if b.tone == "signal" else pen.onto("" if b.tone == "ink" else b.tone)
            if b.tone == "ink":
                fill = pen.paint("surface")
            k = pen.read(11) / 11
            wide = k * (max(16, len(b.text) * 7.4 + 9) if b.text else 16)
            out.append(
                group(
                    path(
                        box(-wide / 2, -8 * k, wide, 16 * k, 8 * k),
                        fill=pen.paint(b.tone),
                        stroke=pen.paint("surface"),
                        stroke_width=1,
                    ),
                    pen.glyph(b.symbol, 0, 0, 11 * k, fill)
                    if b.symbol
                    else pen.word(b.text, 11, fill),
                    transform=move(cx * w, cy * h),
                )
            )
        return "".join(out)

    # The kinds, in the order of docs/scene.md

    def token(self, p: Piece, size: float, dash: str | None) -> str:
        """Return the owner's shape."""
        d = seat_path(p.owner, size / 2)
        stack = 1.8 if p.count > 1 else 0.0
        colour = self.pen.paint(p.owner or "white")
        under = ""
        if stack:
            low = mix(self.pen.paint(p.owner), 0.62, "#04101c") if p.owner else "none"
            under = path(d, transform=move(0, stack), fill=low, stroke=self.key, stroke_width=1.5)
        inner = path(seat_path(p.owner, size / 2 * 0.72), fill=NIGHT) if p.dark else ""
        body = path(
            d,
            fill=colour,
            stroke=self.key,
            stroke_width=1.5,
            stroke_linejoin="round",
            stroke_dasharray=dash,
        )
        on = self.content(p, size, "#fff" if p.dark else self.pen.onto(p.owner))
        return (
            self.shadow(d, 2.5 + stack) + under + group(body, inner, on, transform=move(0, -stack))
        )

    def house(self, p: Piece, size: float, dash: str | None) -> str:
        """Return a building."""
        r = size / 2
        d = (
            f"M0 {f(-r * 1.02)}L{f(r)} {f(-r * 0.22)}V{f(r * 0.72)}"
            f"Q{f(r)} {f(r * 0.92)} {f(r * 0.8)} {f(r * 0.92)}"
            f"H{f(-r * 0.8)}Q{f(-r)} {f(r * 0.92)} {f(-r)} {f(r * 0.72)}V{f(-r * 0.22)}Z"
        )
        stack = 1.8 if p.count > 1 else 0.0
        fill = self.pen.paint(p.owner) if p.owner else self.pen.colours.var("neutral")
        line = "#46586B"
        under = ""
        if stack:
            under = path(d, transform=move(0, stack), fill="#9FB0C2", stroke=line, stroke_width=1.5)
        body = path(
            d,
            fill=fill,
            stroke=line,
            stroke_width=1.5,
            stroke_linejoin="round",
            stroke_dasharray=dash,
        )
        on = self.content(p, size, self.pen.onto(p.owner) if p.owner else NIGHT)
        whole = group(body, group(on, transform=move(0, r * 0.16)), transform=move(0, -stack))
        return self.shadow(d, 2.5 + stack) + under + whole

    def hull(self, p: Piece, size: float, dash: str | None) -> str:
        """Return a ship from above, what is on it upright."""
        k = size / 33
        onto = self.pen.onto(p.owner)
        body = path(
            "M0-16.5C5.6-10.5 10.6-5 10.6 2.6V11.4C10.6 14.6 8.6 16 5.8 16H-5.8"
            "C-8.6 16-10.6 14.6-10.6 11.4V2.6C-10.6-5-5.6-10.5 0-16.5Z",
            transform=f"scale({f(k)})",
            fill=self.pen.paint(p.owner),
            stroke=self.key,
            stroke_width=(3.4 if p.picked else 1.6) / k,
            stroke_linejoin="round",
            stroke_dasharray=dash,
        )
        deck = path(
            "M0-11.2C3.8-7.2 7.4-2.6 7.4 3V10.6C7.4 12.2 6.6 13 5 13H-5C-6.6 13-7.4 12.2-7.4 10.6"
            "V3C-7.4-2.6-3.8-7.2 0-11.2Z",
            transform=f"scale({f(k)})",
            fill="#fff",
            opacity=0.16,
        )
        rad = math.radians(p.angle)
        on = (
            self.content(p, size * 0.7, onto)
            if p.symbol or p.text
            else path(
                seat_path(p.owner, size * 0.15),
                fill=onto,
                transform=move(-math.sin(rad) * size * 0.08, math.cos(rad) * size * 0.08),
            )
        )
        return self.turned(p.angle, body + deck) + on

    def turned(self, angle: float, drawn: str) -> str:
        """Return something turned."""
        return group(drawn, transform=f"rotate({f(angle)})" if angle else None)

    def tag(self, p: Piece, size: float, dash: str | None) -> str:
        """Return a ship or sign with letters."""
        pen = self.pen
        w, hh = size * 1.72, size / 2
        d = (
            f"M{f(-w / 2 + 4)} {f(-hh)}H{f(w / 2 - hh * 0.8)}L{f(w / 2)} 0 "
            f"{f(w / 2 - hh * 0.8)} {f(hh)}H{f(-w / 2 + 4)}Q{f(-w / 2)} {f(hh)} {f(-w / 2)} "
            f"{f(hh - 4)}V{f(-hh + 4)}Q{f(-w / 2)} {f(-hh)} {f(-w / 2 + 4)} {f(-hh)}Z"
        )
        fill = pen.paint(p.owner)
        out = []
        if p.count > 1:
            out.append(path(d, transform=move(4, -4), fill=fill, stroke=self.key, stroke_width=1.5))
        out.append(
            path(
                d,
                fill=fill,
                stroke=self.key,
                stroke_width=1.5,
                stroke_linejoin="round",
                stroke_dasharray=dash,
            )
        )
        letters = pen.word(p.text, pen.read(size * 0.58, size * 0.8), pen.onto(p.owner))
        out.append(group(letters, transform=move(-hh * 0.25, 0)))
        if p.count > 1:
            face = pen.paint("surface")
            out.append(
                group(
                    mark(
                        "circle",
                        r=size * 0.37,
                        fill=pen.paint("ink"),
                        stroke=face,
                        stroke_width=1.2,
                    ),
                    pen.word(str(p.count), pen.read(size * 0.5, size * 0.7), face),
                    transform=move(w / 2 - 1, -hh - 2),
                )
            )
        return "".join(out)

    def pawn(self, owner: str, size: float) -> str:
        """Return a figure: a head over the owner's shape."""
        r = size / 2
        bodies = {
            "A": f"M{f(-r * 0.66)} {f(r * 0.86)}Q{f(-r * 0.8)} {f(-r * 0.1)} 0 {f(-r * 0.12)}"
            f"Q{f(r * 0.8)} {f(-r * 0.1)} {f(r * 0.66)} {f(r * 0.86)}Z",
            "B": box(-r * 0.62, -r * 0.16, r * 1.24, r * 1.06, r * 0.1),
            "C": f"M0 {f(-r * 0.3)}L{f(r * 0.82)} {f(r * 0.9)}H{f(-r * 0.82)}Z",
            "D": f"M0 {f(-r * 0.26)}L{f(r * 0.76)} {f(r * 0.38)} 0 {f(r * 0.98)} "
            f"{f(-r * 0.76)} {f(r * 0.38)}Z",
            "E": f"M{f(-r * 0.4)} {f(-r * 0.16)}H{f(r * 0.4)}L{f(r * 0.74)} {f(r * 0.38)} "
            f"{f(r * 0.4)} {f(r * 0.92)}H{f(-r * 0.4)}L{f(-r * 0.74)} {f(r * 0.38)}Z",
        }
        other = (
            f"M{f(-r * 0.62)} {f(r * 0.9)}Q{f(-r * 0.7)} {f(-r * 0.1)} 0 {f(-r * 0.12)}"
            f"Q{f(r * 0.7)} {f(-r * 0.1)} {f(r * 0.62)} {f(r * 0.9)}Z"
        )
        return group(
            path(bodies.get(owner, other)),
            mark("circle", cy=-r * 0.52, r=r * 0.4),
            fill=self.pen.paint(owner or "soft"),
            stroke=self.key,
            stroke_width=1.2 if size > 18 else 0.8,
            stroke_linejoin="round",
        )

    def pawns(self, p: Piece, size: float, _dash: str | None) -> str:
        """Return a figure, with how many there are."""
        out = self.pawn(p.owner, size)
        if p.count > 1:
            count = self.pen.word(str(p.count), size * 0.55, self.pen.paint("ink"), anchor="start")
            out += group(count, transform=move(size * 0.55, size * 0.1))
        return out

    def group(self, p: Piece, size: float, _dash: str | None) -> str:
        """Return several figures with a number, boxed when picked."""
        n = min(3, max(1, p.count or 1))
        w, _ = piece_box(p, size)
        left = -w / 2 + size * 0.36
        out = []
        if p.picked:
            out.append(
                path(
                    box(-w / 2 - 2, -size / 2 - 1, w + 4, size + 2, 5),
                    fill=self.pen.paint("surface"),
                    stroke=self.pen.paint(p.owner),
                    stroke_opacity=0.5,
                )
            )
        for i in range(n):
            out.append(
                group(self.pawn(p.owner, size * 0.78), transform=move(left + i * size * 0.2, 0))
            )
        x = left + size * (0.42 + (n - 1) * 0.2)
        ink = self.pen.paint("ink")
        out.append(self.pen.word(str(p.count or 1), size * 0.6, ink, x=x, anchor="start"))
        return "".join(out)

    def cube(self, p: Piece, size: float, dash: str | None) -> str:
        """Return a cube."""
        r = size / 2
        onto = self.pen.onto(p.owner)
        body = path(
            box(-r, -r, size, size, size * 0.16),
            fill=self.pen.paint(p.owner),
            stroke=self.key,
            stroke_width=1.2,
            stroke_dasharray=dash,
        )
        if p.symbol or p.text:
            return body + self.content(p, size, onto)
        return body + path(seat_path(p.owner, r * 0.46), fill=onto)

    def platform(self, p: Piece, size: float, dash: str | None) -> str:
        """Return a platform at sea."""
        pen = self.pen
        k = size / 40
        tower = "M-13-4-8.500-17.500H-3.500L1-4M-11-9.500H-1.200M-9.600-13.500H-2.400"
        deck = "M-16-3H16Q17.5-3 17.5-1.5V13H-17.5V-1.5Q-17.5-3-16-3Z"
        colour = pen.paint(p.owner)
        out = [
            path(tower, fill="none", stroke=self.key, stroke_width=5, stroke_linejoin="round"),
            path(
                deck + "M-16 13H-9V17H-16ZM9 13H16V17H9Z",
                fill=colour,
                stroke=self.key,
                stroke_width=1.8,
                stroke_linejoin="round",
                stroke_dasharray=dash,
            ),
            path(deck, fill="url(#stripes)") if p.barred else "",
            path(tower, fill="none", stroke=colour, stroke_width=2.4, stroke_linejoin="round"),
            path(seat_path(p.owner, 5), transform=move(0, 5), fill=pen.onto(p.owner)),
            self.bar("M-19 18 12-16") if p.barred else "",
        ]
        whole = group(*out, transform=f"scale({f(k)})")
        if p.symbol:
            ink = pen.paint("ink")
            whole += group(
                mark(
                    "circle", r=size * 0.24, fill=pen.paint("surface"), stroke=ink, stroke_width=1
                ),
                pen.glyph(p.symbol, 0, 0, size * 0.3, ink),
                transform=move(size * 0.26, -size * 0.3),
            )
        return whole

    def flag(self, p: Piece, size: float, dash: str | None) -> str:
        """Return a flag."""
        w, left = size * 0.86, -size * 0.46
        pole = path(
            f"M{f(left)} {f(-size / 2)}V{f(size / 2)}",
            stroke=self.pen.paint("ink"),
            stroke_width=1.6,
            stroke_linecap="round",
        )
        cloth = path(
            f"M{f(left)} {f(-size / 2)}H{f(left + w)}L{f(left + w * 0.84)} {f(-size * 0.2)} "
            f"{f(left + w)} {f(size * 0.1)}H{f(left)}Z",
            fill=self.pen.paint(p.owner),
            stroke=self.key,
            stroke_width=1,
            stroke_dasharray=dash,
        )
        word = self.pen.word(p.text, size * 0.4, self.pen.onto(p.owner)) if p.text else ""
        return pole + cloth + group(word, transform=move(-size * 0.08, -size * 0.2))

    def disc(self, p: Piece, size: float, dash: str | None) -> str:
        """Return a round place with a symbol."""
        var = self.pen.colours.var
        ring = self.pen.paint(p.owner) if p.owner else var("disc-rim" if p.dark else "disc-line")
        body = mark(
            "circle",
            r=size / 2,
            fill=var("disc-dark" if p.dark else "disc"),
            stroke=ring,
            stroke_width=3 if p.owner else 1.5,
            stroke_dasharray=dash,
        )
        if not p.symbol:
            return body + self.content(p, size, var("on-disc"))
        colour = var("on-disc-dark" if p.dark else "on-disc")
        return body + self.pen.glyph(p.symbol, 0, 0, size * 0.62, colour)

    def crate(self, _p: Piece, size: float, dash: str | None) -> str:
        """Return a crate."""
        var = self.pen.colours.var
        d = "M0-11 11-5.500V6.500L0 12-11 6.500V-5.500Z"
        return group(
            self.shadow(d, 2),
            path(d, fill=var("crate"), stroke=self.key, stroke_width=1.6, stroke_dasharray=dash),
            path("M-11-5.500 0 0V12L-11 6.500Z", fill=var("crate2")),
            path("M0-11 11-5.500 0 0-11-5.500Z", fill="#E7C48A"),
            path(
                "M-5.500-8.200 5.500-2.800V1", stroke=var("crate2"), stroke_width=1.8, fill="none"
            ),
            transform=f"scale({f(size / 23)})",
            stroke_linejoin="round",
        )

    def cloud(self, p: Piece, size: float, dash: str | None) -> str:
        """Return a cloud."""
        body = path(
            "M-15 12a9 9 0 0 1-1.500-17.800A12.500 12.500 0 0 1 7-11.500 9.500 9.500 0 0 1 17-4"
            "a8 8 0 0 1-1.500 16Z",
            transform=f"scale({f(size / 33)})",
            fill=self.pen.paint("paper"),
            stroke=NIGHT,
            stroke_width=1.5,
            stroke_linejoin="round",
            stroke_dasharray=dash,
        )
        return body + (
            self.pen.glyph(p.symbol, 0, size * 0.04, size * 0.5, NIGHT) if p.symbol else ""
        )

    def tile(self, p: Piece, size: float, dash: str | None) -> str:
        """Return a building with the owner's grain and badge; dashed without owner."""
        pen = self.pen
        r = size / 2
        d = box(-r, -r, size, size, size * 0.14)
        if not p.owner:
            body = path(
                d,
                fill=pen.paint("ice1"),
                stroke=pen.paint("ice3"),
                stroke_width=1.2,
                stroke_dasharray=dash or "4 3",
            )
            colour = pen.paint(p.tone or "soft")
            return body + (pen.glyph(p.symbol, 0, 0, size * 0.66, colour) if p.symbol else "")
        fill, onto = pen.paint(p.owner), pen.onto(p.owner)
        grain = p.owner if p.owner in "ABCDE" else "A"
        return "".join(
            (
                path(d, fill=fill, stroke=self.key, stroke_width=1, stroke_dasharray=dash),
                path(d, fill=f"url(#grain-{grain})") if grain != "A" else "",
                pen.glyph(p.symbol, 0, 0, size * 0.66, onto)
                if p.symbol
                else self.content(p, size, onto),
                path(
                    seat_path(p.owner, max(4, size * 0.13)),
                    transform=move(r * 0.9, r * 0.9),
                    fill=fill,
                    stroke=self.key,
                    stroke_width=1.2,
                ),
            )
        )

    def shape(self, p: Piece, size: float, dash: str | None) -> str:
        """Return only the seat's shape."""
        body = path(
            seat_path(p.owner, size / 2),
            fill=self.pen.paint(p.owner or "soft"),
            stroke=self.key,
            stroke_width=1.2 if size > 14 else 0,
            stroke_dasharray=dash,
        )
        return body + self.content(p, size * 1.1, self.pen.onto(p.owner))

    def symbol(self, p: Piece, size: float, _dash: str | None) -> str:
        """Return any drawing, with its number or words beside it."""
        pen = self.pen
        ink = pen.paint("ink")
        out = self.turned(
            p.angle, pen.glyph(p.symbol, 0, 0, size, pen.paint(p.tone or p.owner or "ink"))
        )
        if p.count > 1:
            count = pen.word(str(p.count), pen.read(min(14, size * 0.62), 18), ink, anchor="start")
            out += group(count, transform=move(size * 0.56, 0))
        if p.text:
            words = pen.word(p.text, pen.read(min(14, size * 0.7), 18), ink, anchor="start")
            out += group(words, transform=move(size * 0.6, 0))
        return out

    def pill(self, p: Pill) -> str:
        """Return a short measure."""
        pen = self.pen
        size = pen.read(p.size)
        hh = size * 0.72
        icon = size * 1.1 if p.symbol else 0
        w = len(p.text) * size * 0.6 + size * 1.1 + icon
        if p.tone in ("over", "ghost-over"):
            d = (
                f"M{f(-w / 2 - 4)} 0L{f(-w / 2 + 3)} {f(-hh - 1)}H{f(w / 2 - 3)}L{f(w / 2 + 4)} 0 "
                f"{f(w / 2 - 3)} {f(hh + 1)}H{f(-w / 2 + 3)}Z"
            )
        else:
            d = box(-w / 2, -hh, w, 2 * hh, hh)
        fill, line, thick, text, color = self.pill_colours(p)
        join = "round" if p.tone in ("over", "ghost-over") else None
        out = path(d, fill=fill, stroke=line, stroke_width=thick, stroke_linejoin=join)
        if icon:
            out += pen.glyph(p.symbol, -w / 2 + size * 0.95, 0, size, color)
        return out + pen.word(p.text, size, text, x=icon / 2)

    def pill_colours(self, p: Pill) -> tuple[str, str, float, str, str]:
        """Return ground, line and its width, words and symbols."""
        pen = self.pen
        either = pen.colours.either
        ink, ground = pen.paint("ink"), either("#fff", "#0e1b2a")
        match p.tone:
            case "full":
                return either("#0e1b2a", "#e8eff6"), "none", 1, ground, ground
            case "over" | "ghost-over":
                return "#c62828", "#fff", 1.5, "#fff", ink
            case "ghost":
                return ground, pen.paint("signal"), 1.5, ink, ink
            case "seat":
                onto = pen.onto(p.owner)
                return pen.paint(p.owner), "none", 1, onto, onto
            case "dark":
                return pen.paint("sea"), "#7fa8c9", 1, "#fff", ink
            case _:
                return ground, either("#b9c7d4", "#4a6078"), 1, ink, ink
