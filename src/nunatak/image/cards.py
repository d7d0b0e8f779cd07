"""Words on the board, cards, tracks and gauges, as in web/static/cards.js."""

import math

from nunatak.image.marks import group, mark, move, path
from nunatak.image.marks import number as f
from nunatak.image.pen import Pen, escaped
from nunatak.image.pieces import Pieces
from nunatak.image.shapes import around, box
from nunatak.image.words import SERIF, Bit, lines, measure, runs
from nunatak.scene.items import Card, Cell, Gauge, Text, Track


def card_height(c: Card, w: float) -> float:
    """Return how high a card of a width is."""
    return w * c.ratio


def sheets(c: Card) -> int:
    """Return how many sheets of a pile are seen."""
    return min(5, math.ceil(c.depth / 4))


def cell_at(t: Track, n: int) -> tuple[float, float]:
    """Return where a space of a track is."""
    return (t.x, t.y + n * t.step) if t.down else (t.x + n * t.step, t.y)


class Cards:
    """Draws what is made of words and of cards."""

    def __init__(self, pen: Pen, pieces: Pieces) -> None:
        self.pen = pen
        self.pieces = pieces

    # Words

    def text(self, item: Text, room: float = 0) -> str:
        """Return words, no wider than there is room if it is said."""
        size = self.pen.read(item.size)
        if item.arc is not None:
            return self.on_arc(item, size)
        rows = lines(
            item.text,
            self.pen.symbols,
            self.pen.aspect,
            size=item.size,
            bold=item.bold,
            serif=item.serif,
            width=item.width or 0,
        )
        # Lines break where they would at the size asked for: grown words get narrower, not more.
        for row in rows:
            for bit in row:
                bit.width *= size / item.size
        lead = max(item.leading or math.floor(item.size * 1.3 + 0.5), size)
        most = min(item.width, room or item.width) if item.width else room
        out = [
            self.row(row, size, item.anchor, n * lead, 0 if item.angle else most)
            for n, row in enumerate(rows)
        ]
        return self.styled(item, size, *out)

    def styled(self, item: Text, size: float, *out: str) -> str:
        """Return words as they are to look."""
        spaced = 0.12 if item.spaced else 0.06 if item.italic else 0
        tone = self.pen.paint(item.tone)
        return group(
            *out,
            font_size=size,
            fill=tone,
            color=tone,
            font_weight=600 if item.bold else None,
            font_family=SERIF if item.serif else None,
            font_style="italic" if item.italic else None,
            letter_spacing=spaced * size if spaced else None,
            transform=f"rotate({f(item.angle)})" if item.angle and item.arc is None else None,
        )

    def on_arc(self, item: Text, size: float) -> str:
        """Return words along a circle."""
        assert item.arc is not None
        x, y, r, a = item.arc
        lower = 90 < a < 270
        ax, ay = around(x, y, r, a + 89 if lower else a - 89)
        bx, by = around(x, y, r, a - 89 if lower else a + 89)
        d = f"M{f(ax)} {f(ay)}A{f(r)} {f(r)} 0 0 {0 if lower else 1} {f(bx)} {f(by)}"
        name = "arc-" + "".join(sign if sign.isalnum() else "-" for sign in item.id)
        grown = size > item.size and not item.spaced
        asked = measure(item.text, item.size, item.bold, item.serif)
        along = mark(
            "textPath",
            escaped(item.text),
            href=f"#{name}",
            startOffset="50%",
            textLength=asked * 1.06 if grown else None,
            lengthAdjust="spacingAndGlyphs" if grown else None,
        )
        return self.styled(
            item,
            size,
            mark("path", id=name, d=d, fill="none"),
            mark("text", along, text_anchor="middle", dy=size * 0.35),
        )

    def row(self, row: list[Bit], size: float, anchor: str, y: float, room: float) -> str:
        """Return a row of words and symbols, squeezed if it is too wide for its place."""
        last = row[-1]
        if last.kind != "symbol" and last.value.endswith(" "):
            last.width -= measure(" ", size)
        total = sum(bit.width for bit in row)
        squeeze = room / total if 0 < room < total else 1
        narrow = f"scale({squeeze:.4f} 1)" if squeeze < 1 else None
        if all(bit.kind == row[0].kind != "symbol" for bit in row):
            words = "".join(bit.value for bit in row).rstrip()
            return mark(
                "text",
                escaped(words),
                text_anchor=None if anchor == "start" else anchor,
                y=y or None,
                font_weight=600 if row[0].kind == "bold" else None,
                transform=narrow,
                **self.pen.held(total),
            )
        x = -total / 2 if anchor == "middle" else -total if anchor == "end" else 0.0
        out = []
        for bit in row:
            if bit.kind == "symbol":
                out.append(
                    self.pen.glyph(bit.value, x + bit.width / 2, y - size * 0.36, size * 1.15)
                )
            elif bit.value.strip():
                weight = 600 if bit.kind == "bold" else None
                words = bit.value.rstrip()
                gap = measure(bit.value[len(words) :], size)
                held = self.pen.held(bit.width - (0 if bit is last else gap))
                out.append(mark("text", escaped(words), x=x, y=y, font_weight=weight, **held))
            x += bit.width
        return group(*out, transform=narrow)

    # Cards

    def card(self, c: Card, w: float) -> str:
        """Return a card around its middle."""
        pen = self.pen
        hh = card_height(c, w)
        large = w >= 90
        r = min(12, w * 0.085 + 1.3)
        rim = w * 0.032 if large else max(1.5, w * 0.032)
        x, y = -w / 2, -hh / 2
        edge = pen.paint(c.rim) if c.rim else pen.colours.var("rim")

        def sheet(dx: float, dy: float) -> str:
            d = box(x + dx, y + dy, w, hh, r)
            return path(d, fill=edge, stroke="#8ea8bc", stroke_width=0.8)

        off = w * 0.0155
        out = [sheet(-i * off, i * off) for i in range(sheets(c), 0, -1)]
        inside = box(x + rim, y + rim, w - 2 * rim, hh - 2 * rim, max(1, r - rim * 0.6))
        plain = "sea2" if c.back and c.ground == "surface" else c.ground
        face = path(inside, fill=pen.paint(plain))
        if c.count > 1:
            peep = max(2.5, w * 0.066)
            out.append(
                sheet(-peep / 2, peep / 2)
                if c.back
                else group(sheet(0, 0), face, transform=move(peep, -peep))
            )
        out += [sheet(0, 0), face]
        if c.back:
            drawn = pen.use(c.back, 0, 0, w - 2 * rim, hh - 2 * rim)
            sides = {"width": w - 2 * rim, "height": hh - 2 * rim}
            out.append(mark("svg", drawn, x=x + rim, y=y + rim, overflow="hidden", **sides))
        else:
            out.append(self.face(c, w, hh, r, rim, large))
        if c.count:
            # On the left: in a fan the next card covers the right.
            k = pen.read(12) / 12
            d = box(-13 * k, -9 * k, 26 * k, 18 * k, 9 * k)
            out.append(
                group(
                    path(d, fill="#0e1b2a", stroke="#fff", stroke_width=1.5),
                    pen.word(f"×{c.count}", 12, "#fff"),
                    transform=move(-w / 2 + 9 * k, hh / 2 - 4),
                )
            )
        out.append(self.pieces.badges(c.badges, w / 2, hh / 2))
        if c.picked:
            out.insert(0, self.pieces.picked(box(x - 4, y - 4, w + 8, hh + 8, r + 4)))
        opacity = 0.55 if c.ghost else 0.45 if c.used else None
        return group(*out, opacity=opacity, filter="url(#card-shadow)" if large else None)

    def face(self, c: Card, w: float, hh: float, r: float, rim: float, large: bool) -> str:
        """Return what is on the front of a card."""
        pen = self.pen
        x, y = -w / 2, -hh / 2
        ink = pen.paint(c.ink)
        named = large and bool(c.name)
        cy = y + hh * (0.53 if named else 0.64)
        out = []
        if c.halo:
            out.append(
                mark("circle", cy=cy, r=w * (0.4 if named else 0.36), fill=pen.paint(c.halo))
            )
        if named:
            out.append(self.water(w, hh, r, rim))
        if c.art:
            out.append(pen.glyph(c.art, 0, cy, w * 0.82))
        if named:
            size = pen.read(max(11, w * 0.097))
            out.append(
                pen.text(
                    c.name,
                    size,
                    "#EAF4FB",
                    y=y + hh * 0.943,
                    anchor="middle",
                    letter_spacing=0.02 * size,
                )
            )
        if c.corner:
            cs = pen.read(w * 0.226) if large else pen.read(w * 0.355, w * 0.6)
            out.append(
                pen.text(
                    c.corner,
                    cs,
                    ink,
                    x=x + w * 0.1 + (0 if large else 1),
                    y=y + cs * (1.18 if large else 1.2),
                    weight=600,
                    serif=True,
                )
            )
        ms = w * (0.2 if large else 0.34)
        for i, name in enumerate(c.marks):
            right = x + w - ms * 0.78 + (0 if large else w * 0.06) - i * ms * 1.05
            out.append(pen.glyph(name, right, y + ms * (0.82 if large else 0.66), ms))
        if w < 90 and not c.art and c.name:
            out.append(pen.word(c.name, max(9, w * 0.16), ink))
        return "".join(out)

    def water(self, w: float, hh: float, r: float, rim: float) -> str:
        """Return the water at the foot of a large card, on which its name stands."""
        x, y = -w / 2, -hh / 2
        by, q, c = y + hh * 0.85, (w - 2 * rim) / 8, r * 0.5
        wave = f"q{f(q)} {f(-q * 0.4)} {f(2 * q)} 0" + f"t{f(2 * q)} 0" * 3
        return path(
            f"M{f(x + rim)} {f(by)}{wave}V{f(y + hh - rim - c)}a{f(c)} {f(c)} 0 0 1 {f(-c)} {f(c)}"
            f"H{f(x + rim + c)}a{f(c)} {f(c)} 0 0 1 {f(-c)} {f(-c)}Z",
            fill="#17324D",
        ) + path(
            f"M{f(x + rim)} {f(by + hh * 0.035)}{wave}",
            fill="none",
            stroke="#5E93BE",
            stroke_width=1.4,
            opacity=0.7,
        )

    # Tracks

    def track(self, t: Track) -> str:
        """Return a track with its spaces."""
        pen = self.pen
        out = []
        if t.style == "line" and t.cells:
            (ax, ay), (bx, by) = cell_at(t, 0), cell_at(t, len(t.cells) - 1)
            d = f"M{f(ax)} {f(ay)}L{f(bx)} {f(by)}"
            out.append(path(d, stroke=pen.paint("ice3"), stroke_width=3))
        ink = pen.paint("ink")
        if t.symbol:
            out.append(pen.glyph(t.symbol, t.x - t.size * 1.15, t.y, t.size, ink))
        if t.title:
            x = t.x - t.size * (2 if t.symbol else 0.8)
            out.append(
                pen.text(t.title, pen.read(12), ink, x=x, y=t.y + 4, anchor="end", weight=600)
            )
        for i, cell in enumerate(t.cells):
            out.append(group(self.cell(t, cell), transform=move(*cell_at(t, i))))
        return "".join(out)

    def cell(self, t: Track, cell: Cell) -> str:
        """Return a space of a track."""
        pen = self.pen
        high = t.height or t.size
        can = cell.option is not None
        line = t.style == "line"
        if line:
            stroke = pen.paint("signal" if can else "ice3")
            face = pen.paint("surface")
            out = [mark("circle", r=4, fill=face, stroke=stroke, stroke_width=3 if can else 2)]
        else:
            out = [self.space(t, cell, high)]
        soft = pen.paint("soft")
        if cell.text:
            size = max(11, min(12, t.size * 0.55))
            y = 26 if line else None
            out.append(pen.word(cell.text, size, soft, y=y, weight=400 if line else 600))
        if cell.symbol:
            out.append(pen.glyph(cell.symbol, 0, 0, t.size * 0.6, soft))
        off = high / 2 + (13 if line else 9)
        if cell.above:
            out.append(self.beside(cell.above, -off))
        if cell.below:
            marked = cell.below_tone or cell.used
            out.append(self.bonus(cell, high) if marked else self.beside(cell.below, off))
        return "".join(out)

    def space(self, t: Track, cell: Cell, high: float) -> str:
        """Return the ground of a space."""
        pen = self.pen
        wide = t.style in ("slots", "boxes")
        w = t.step - 4 if wide else t.size
        fill = pen.paint("ice2" if cell.on else "surface" if wide else "ice1")
        stroke, thick = pen.paint("line" if wide else "ice3"), 1.0
        if cell.option is not None:
            stroke, thick = pen.paint("signal"), 3.0
        if cell.tone:
            stroke, thick = pen.paint(cell.tone), 1.6
        d = box(-w / 2, -high / 2, w, high, 6 if wide else 4)
        return path(d, fill=fill, stroke=stroke, stroke_width=thick)

    def beside(self, text: str, dy: float) -> str:
        """Return words next to a space."""
        words = self.text(Text(id="beside", text=text, size=11, anchor="middle"))
        return group(words, transform=move(0, dy + 4))

    def bonus(self, cell: Cell, high: float) -> str:
        """Return what lies below a space, dashed once it is gone."""
        pen = self.pen
        first = runs(cell.below, pen.symbols)[:1]
        only = first[0][1] if first and first[0][0] == "symbol" else ""
        gone, onto = pen.paint("ice3"), pen.onto(cell.below_tone)
        return group(
            path(
                box(-8, -7.5, 16, 15, 7 if cell.below_tone == "A" else 3),
                fill="none" if cell.used else pen.paint(cell.below_tone or "ink"),
                stroke=gone if cell.used else "none",
                stroke_dasharray="2 2" if cell.used else None,
            ),
            pen.glyph(only, 0, 0, 11, gone if cell.used else onto)
            if only
            else pen.word(cell.below, 11, onto),
            transform=move(0, high / 2 + 9),
        )

    # Gauges

    def gauge(self, q: Gauge) -> str:
        """Return a ring that is filled to a part, or a dial of segments."""
        pen = self.pen
        ring = q.r * 0.78
        out = [mark("circle", r=q.r, fill="#0e1b2a" if q.dark else "none")]
        if q.segments:
            each = 360 / q.segments
            full = math.floor(q.value * q.segments + 0.5)
            # A dial that says no colours has calmer ones than a ring.
            rest = pen.paint("ice2" if q.rest == "good" else q.rest)
            tone = pen.paint("ink" if q.tone == "danger" else q.tone)
            for i in range(q.segments):
                ax, ay = around(0, 0, ring, i * each + 3)
                bx, by = around(0, 0, ring, (i + 1) * each - 3)
                out.append(
                    path(
                        f"M{f(ax)} {f(ay)}A{f(ring)} {f(ring)} 0 0 1 {f(bx)} {f(by)}",
                        fill="none",
                        stroke_width=q.r * 0.22,
                        stroke=rest if i < q.segments - full else tone,
                    )
                )
        else:
            long = 2 * math.pi * ring
            part = mark(
                "circle",
                r=ring,
                stroke=pen.paint(q.tone),
                stroke_width=q.r * 0.28,
                stroke_dasharray=f"{f(long * q.value)} {f(long)}",
            )
            whole = mark("circle", r=ring, stroke=pen.paint(q.rest), stroke_width=q.r * 0.17)
            filled = part if q.value > 0 else ""
            out.append(group(whole, filled, transform="rotate(-90)", fill="none"))
        if q.text:
            fill = "#fff" if q.dark else pen.paint("ink")
            out.append(pen.word(q.text, q.r * 0.38, fill, y=q.r * (0.06 if q.note else 0.14)))
        if q.note:
            size = pen.read(max(10, q.r * 0.22))
            fill = "#dcebf6" if q.dark else pen.paint("ink")
            out.append(pen.text(q.note, size, fill, y=q.r * 0.34, anchor="middle"))
        return "".join(out)
