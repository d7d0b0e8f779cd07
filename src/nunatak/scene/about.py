"""What a thing on the board is called and what it does for you: one glossary for a whole game.

A scene says what lies where; what all those things are is said once, beside it, by key. The same
words make the legend of icons, the player aid and what the inspector says. ``docs/scene.md`` tells
how a game writes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from nunatak.scene.check import symbols_in
from nunatak.scene.items import (
    Card,
    Drawable,
    Gauge,
    Piece,
    Pill,
    Plate,
    Text,
    Track,
    Zone,
    everything,
)
from nunatak.scene.page import Histogram, Odds
from nunatak.scene.scene import Scene
from nunatak.scene.text import Texts

ORNAMENTS = frozenset(
    ("mark", "check", "plus", "minus", "chev", "right", "down", "up", "contours", "seat")
    + tuple(f"{kind}-{seat}" for kind in ("seat", "free") for seat in "abcde")
)
"""Signs of the page that everybody knows, and seats' shapes, which the players' list names."""


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing: what it is called, and a sentence about what it does for you."""

    key: str
    name: str
    text: str = ""
    kind: str = ""
    """How it is drawn: a kind of piece; without one, as a symbol."""
    symbol: str = ""
    rule: str = ""
    """Where the rules speak of it: a heading's id in rules.md."""


class Things(msgspec.Struct, frozen=True, omit_defaults=True):
    title: str
    things: list[Thing]


class Glossary(msgspec.Struct, frozen=True, omit_defaults=True):
    """All words about a game's things in one language, sent once."""

    title: str
    aim: list[str] = []
    scores: list[Thing] = []
    """What scores, each drawn as a small sum."""
    legend: list[Things] = []
    aid: list[Things] = []
    of: list[tuple[str, str]] = []
    """Patterns over a thing's id, kind and symbol, and the key of what such a thing is."""
    symbols: dict[str, str] = {}
    """Symbols that are drawn under another name than their key; "track ship" is one on a track."""

    def entry(self, key: str) -> Thing | None:
        """Return what is said about a key."""
        for section in self.legend:
            for each in section.things:
                if each.key == key:
                    return each
        return None

    def symbol(self, name: str, on: str = "") -> Thing | None:
        """Return what is said about a symbol, which may differ by what it is drawn on."""
        known = self.symbols.get(f"{on} {name}") or self.symbols.get(name, name)
        return self.entry(known)

    def find(self, item: Drawable) -> Thing | None:
        """Return what is said about a thing.

        The browser does the same (`static/about.js`), so nothing of it is sent with a scene.
        """
        said = described(item)
        for pattern, key in self.of:
            found = re.search(pattern, said)
            if found:
                first = found[1] if found.re.groups else ""
                return self.symbol(key.replace("$1", first or ""))
        return self.symbol(said.rsplit(" ", 1)[1])


def described(item: Drawable) -> str:
    """Return a thing as patterns see it: its id, its kind and its symbol, of a zone its texture.

    >>> described(Piece("u12", "house", symbol="person"))
    'u12 house person'
    """
    kind = item.kind if isinstance(item, Piece) else type(item).__name__.lower()
    symbol = ""
    if isinstance(item, Piece | Pill | Track):
        symbol = item.symbol
    elif isinstance(item, Card):
        symbol = item.back or item.art
    elif isinstance(item, Zone):
        symbol = item.texture
    return f"{item.id} {kind} {symbol}"


class About:
    """What a game's `screen/about.py` hands over; every text is in its .ftl files.

    `legend` has the keys of all things by group (texts `legend-<group>` and `about-<key>`, a name
    and in the next line a sentence), `aid` the rows of the player aid by section (`aid-<section>`
    and `aid-<section>-<row>`, each with `=` and what is drawn before it), `scores` the little sums
    that show what scores (`score-<key>`), `drawn` how a thing is drawn in the legend, as a kind of
    piece and a symbol, and `rules` which chapter speaks of a thing.
    """

    def __init__(
        self,
        legend: Mapping[str, str],
        of: Sequence[tuple[str, str]],
        *,
        symbols: Mapping[str, str] | None = None,
        drawn: Mapping[str, str] | None = None,
        rules: Mapping[str, str] | None = None,
        aid: Mapping[str, str] | None = None,
        scores: str = "",
    ) -> None:
        self.legend = {group: keys.split() for group, keys in legend.items()}
        self.of = list(of)
        self.symbols = dict(symbols or {})
        self.drawn = dict(drawn or {})
        self.rules = dict(rules or {})
        self.aid = {section: rows.split() for section, rows in (aid or {}).items()}
        self.scores = scores.split()

    def texts(self) -> Iterator[str]:
        """Every text that is asked for."""
        for group, keys in self.legend.items():
            yield f"legend-{group}"
            yield from (f"about-{key}" for key in keys)
        for section, rows in self.aid.items():
            yield f"aid-{section}"
            yield from (f"aid-{section}-{row.partition('=')[0]}" for row in rows)
        yield from (f"score-{key}" for key in self.scores)

    def glossary(self, title: str, texts: Texts, locale: str) -> Glossary:
        """Return all of it in one language."""
        drawings = {key: name.split()[-1] for name, key in self.symbols.items()}

        def thing(key: str) -> Thing:
            name, _, text = texts.say(f"about-{key}", locale).partition("\n")
            kind, _, symbol = self.drawn.get(key, drawings.get(key, key)).rpartition(" ")
            return Thing(key, name, text, kind, symbol, self.rules.get(key, ""))

        def row(section: str, each: str) -> Thing:
            key, _, symbol = each.partition("=")
            name, _, text = texts.say(f"aid-{section}-{key}", locale).partition("\n")
            return Thing(key, name, text, symbol=symbol)

        def score(key: str) -> Thing:
            name, _, text = texts.say(f"score-{key}", locale).partition("\n")
            return Thing(key, name, text)

        def group(title: str, things: list[Thing]) -> Things:
            return Things(texts.say(title, locale), things)

        aim = [texts.find([f"aim-{n}"], locale) for n in (1, 2)]
        return Glossary(
            title,
            [sentence for sentence in aim if sentence],
            [score(key) for key in self.scores],
            [
                group(f"legend-{name}", [thing(key) for key in keys])
                for name, keys in self.legend.items()
            ],
            [
                group(f"aid-{name}", [row(name, each) for each in rows])
                for name, rows in self.aid.items()
            ],
            self.of,
            self.symbols,
        )


# What of a scene has no words


def wordless(scene: Scene, glossary: Glossary) -> list[str]:
    """Everything that is drawn without words, each as a sentence."""
    bare = [thing for item in scene.items for thing in unsaid(item, glossary)]
    wrong = [f"{described(thing).strip()} has no words." for thing in bare]
    for name in sorted(shown(scene)):
        if name not in ORNAMENTS and glossary.symbol(name) is None:
            wrong.append(f"The symbol {name} has no words.")
    return wrong


def unsaid(item: Drawable, glossary: Glossary) -> Iterator[Drawable]:
    """Things without words; what lies on a plate may have those of its plate."""
    if not isinstance(item, Zone | Piece | Card | Track | Pill | Gauge | Plate):
        return
    if glossary.find(item) is None:
        yield item
        for part in item.parts if isinstance(item, Plate) else ():
            yield from unsaid(part, glossary)


def shown(scene: Scene) -> set[str]:
    """Every symbol that a scene and what stands around it show."""
    found: set[str] = set()
    for item in everything(scene.items):
        found.update(_symbols(item))
    texts: list[str] = [scene.subtitle, scene.note]
    if scene.prompt is not None:
        for option in scene.prompt.options:
            found.add(option.icon)
            texts += [option.label, option.value, option.why, *option.outcome]
        for group in scene.prompt.groups:
            found.add(group.icon)
            texts += [group.label, group.value, group.note]
    if scene.standing is not None:
        texts += scene.standing.columns
        for player in scene.standing.players:
            found.add(player.symbol)
            texts += [player.note, *player.stats, *player.cells]
    for panel in scene.panels:
        if isinstance(panel, Odds | Histogram):
            continue
        texts += [word for row in panel.rows for word in row]
    for text in texts:
        found.update(symbols_in(text))
    return found - {""}


def _symbols(item: Drawable) -> Iterator[str]:
    match item:
        case Zone():
            yield from item.marks
            yield from symbols_in(item.note)
        case Piece():
            yield item.symbol
            yield from (badge.symbol for badge in item.badges)
        case Card():
            yield from (item.back, *(() if item.back else (item.art, *item.marks)))
            yield from (badge.symbol for badge in item.badges)
        case Text():
            yield from symbols_in(item.text)
        case Pill():
            yield item.symbol
        case Track():
            yield item.symbol
            for cell in item.cells:
                yield cell.symbol
                for text in (cell.text, cell.above, cell.below):
                    yield from symbols_in(text)
