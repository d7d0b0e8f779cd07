"""Reading saved documents: every doubt is an error in words."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import Pile, kind_of, known, mixture_of, seen_by, within_for
from nunatak.engine.position import EVERYBODY, SEATS

SPECTATOR = 7  # the seat of those who only watch, as far as masks go


class Eye:
    """Who is looking: a seat, a spectator (None), or the one who keeps the books (ALL)."""

    def __init__(self, seat: int | None, *, everything: bool = False) -> None:
        self.seat = seat
        self.everything = everything
        self.mask = EVERYBODY if everything else SEATS[SPECTATOR if seat is None else seat]

    def sees(self, mask: int) -> bool:
        """Say whether what these seats know is known here."""
        return self.mask & mask != 0


ALL = Eye(None, everything=True)


class Page:
    """One part of a document, with its place in it for error messages."""

    def __init__(self, content: Any, place: str) -> None:
        self.content = content
        self.place = place

    def fail(self, what: str) -> ValueError:
        """Return an error about this place."""
        return ValueError(f"The saved position is not possible: {self.place} {what}.")

    def part(self, name: str) -> "Page":
        """Return a named part."""
        if not isinstance(self.content, dict):
            raise self.fail("should have named parts")
        if name not in self.content:
            raise self.fail(f"has no {name}")
        return Page(self.content[name], f"{self.place}.{name}")

    def parts(self, count: int | None = None) -> list["Page"]:
        """Return the parts of a list, as many as there should be."""
        if not isinstance(self.content, list):
            raise self.fail("should be a list")
        if count is not None and len(self.content) != count:
            raise self.fail(f"should have {count} parts, not {len(self.content)}")
        return [Page(item, f"{self.place}[{i}]") for i, item in enumerate(self.content)]

    def number(self, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        n = self.content
        if isinstance(n, bool) or not isinstance(n, int) or not least <= n <= most:
            raise self.fail(f"should be a whole number from {least} to {most}, not {n!r}")
        return n

    def truth(self) -> bool:
        """Return true or false."""
        if not isinstance(self.content, bool):
            raise self.fail(f"should be true or false, not {self.content!r}")
        return self.content

    def name_in(self, names: Sequence[str]) -> int:
        """Return the number of a name."""
        if not isinstance(self.content, str) or self.content not in names:
            raise self.fail(f"should be one of {', '.join(names)}, not {self.content!r}")
        return list(names).index(self.content)

    def names_in(self, names: Sequence[str]) -> list[int]:
        """Return the numbers of a list of names."""
        return [part.name_in(names) for part in self.parts()]

    def counts(self, names: Sequence[str], most: int = 1000) -> list[int]:
        """Return how often each name occurs, from a table of counts."""
        if not isinstance(self.content, dict):
            raise self.fail("should be a table of counts")
        found = [0] * len(names)
        for name in self.content:
            found[Page(name, self.place).name_in(names)] = self.part(name).number(0, most)
        return found


def write_counts(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Return a table of counts, without the zeros."""
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n}


def write_seats(mask: int, players: int) -> list[int | str] | str:
    """Return a mask as a list of seats, counted from 1, and spectators."""
    written: list[int | str] = [seat + 1 for seat in range(players) if mask & SEATS[seat]]
    if mask & SEATS[SPECTATOR]:
        if len(written) == players:
            return "everybody"
        written.append("spectators")
    return written


def read_seats(page: Page, players: int) -> int:
    """Return a list of seats as a mask."""
    if page.content == "everybody":
        return EVERYBODY
    mask: int = 0
    for part in page.parts():
        seat = SPECTATOR if part.content == "spectators" else part.number(1, players) - 1
        mask |= SEATS[seat]
    return mask


def write_pile(pile: Pile, names: Sequence[str], players: int, eye: Eye) -> dict[str, Any]:
    """Return a pile as the eye sees it: what it can't tell apart is only counted."""

    def place(card: int) -> dict[str, Any]:
        written: dict[str, Any] = {"seen by": write_seats(seen_by(card), players)}
        if eye.sees(seen_by(card)):
            written["card"] = names[kind_of(card)]
        if mixture_of(card):
            written["mixture"] = int(mixture_of(card))
        if eye.everything:
            written["known within by"] = write_seats(within_for(card), players)
        return written

    written: dict[str, Any] = {
        "size": int(pile.size()),
        "top": [place(card) for card in reversed(list(pile.top))],
        "bottom": [place(card) for card in pile.bottom],
    }
    if eye.everything:
        written["pool"] = write_counts(list(pile.pool), names)
    else:
        written["unseen"] = write_counts(list(pile.unseen(eye.mask)), names)
        mixtures: dict[str, list[str]] = {}
        for card in pile.outside():
            if not eye.sees(seen_by(card)) and eye.sees(within_for(card)):
                mixtures.setdefault(str(mixture_of(card)), []).append(names[kind_of(card)])
        written["mixtures"] = {n: sorted(cards) for n, cards in sorted(mixtures.items())}
    return written


def read_pile(page: Page, names: Sequence[str], players: int) -> Pile:
    """Return a saved pile."""

    def place(part: Page) -> int:
        mixture = part.part("mixture").number(1, 255) if "mixture" in part.content else 0
        return known(
            part.part("card").name_in(names),
            read_seats(part.part("seen by"), players),
            read_seats(part.part("known within by"), players),
            mixture,
        )

    pool = page.part("pool").counts(names)
    top = [place(part) for part in page.part("top").parts()]
    bottom = [place(part) for part in page.part("bottom").parts()]
    pile = Pile(vec[i64](reversed(top)), vec[i64](pool), sum(pool), vec[i64](bottom))
    page.part("size").number(pile.size(), pile.size())
    return pile
