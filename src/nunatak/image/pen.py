"""What everything of one picture is drawn with: colours, drawings, and the size of words."""

from nunatak.image.colours import Colours
from nunatak.image.drawings import outlines, symbols
from nunatak.image.marks import Value, mark
from nunatak.image.words import SERIF, measure

MOST = 1.5  # words grow so much and no more, as on the page


class Pen:
    """Draws what is the same everywhere, and remembers which drawings were used."""

    def __init__(self, game: str, colours: Colours, least: float, fits: bool = False) -> None:
        self.colours = colours
        self.paint = colours.paint
        self.onto = colours.onto
        self.least = least
        """The smallest word that can be read, in units of the board."""
        self.fits = fits
        """Words are as wide as in our fonts, whatever fonts whoever shows the picture has."""
        self.symbols = symbols(game)
        self.outlines = outlines(game)
        self.used: set[str] = set()

    def read(self, size: float, most: float | None = None) -> float:
        """Return the size at which a word is drawn."""
        return max(size, min(self.least, size * MOST if most is None else most))

    def aspect(self, name: str) -> float:
        """Return how wide a drawing is for its height."""
        return self.symbols[name].aspect if name in self.symbols else 1.0

    def glyph(self, name: str, x: float, y: float, size: float, color: str | None = None) -> str:
        """Return a drawing around its middle."""
        wide = size * self.aspect(name)
        return self.use(name, x - wide / 2, y - size / 2, wide, size, color=color)

    def use(self, name: str, x: float, y: float, w: float, h: float, **props: Value) -> str:
        """Return a drawing in a box; nothing if nobody drew it."""
        if name not in self.symbols:
            return ""
        self.used.add(name)
        return mark("use", href=f"#s-{name}", x=x, y=y, width=w, height=h, **props)

    def word(
        self,
        text: str,
        size: float,
        fill: str | None,
        *,
        x: float | None = None,
        y: float | None = None,
        anchor: str = "middle",
        weight: float = 600,
    ) -> str:
        """Return a word that stands around its middle."""
        size = self.read(size)
        return self.text(
            text, size, fill, x=x, y=size * 0.36 if y is None else y, anchor=anchor, weight=weight
        )

    def held(self, width: float) -> dict[str, Value]:
        """Return what keeps a word to its width in any font."""
        if not self.fits or width <= 0:
            return {}
        return {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}

    def text(
        self,
        text: str,
        size: float,
        fill: str | None,
        *,
        x: float | None = None,
        y: float | None = None,
        anchor: str = "start",
        weight: float | None = None,
        serif: bool = False,
        **props: Value,
    ) -> str:
        """Return a word on its line."""
        bold = weight is not None and weight >= 600
        held = {} if "textLength" in props else self.held(measure(text, size, bold, serif))
        return mark(
            "text",
            escaped(text),
            x=x,
            y=y,
            text_anchor=anchor if anchor != "start" else None,
            font_size=size,
            font_weight=weight,
            font_family=SERIF if serif else None,
            fill=fill,
            **{**held, **props},
        )


def escaped(text: str) -> str:
    """Return words as they are written in a drawing."""
    return text.replace("&", "&amp;").replace("<", "&lt;")
