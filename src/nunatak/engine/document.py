"""Reading saved documents: every doubt is an error in words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.mixing import LINK, record_mixing
from nunatak.engine.pile import Pile, kind_of, known, link_of, seen_by
from nunatak.engine.position import EVERYBODY, SEAT_BITS

SPECTATOR = 7  # the seat of those who only watch, as far as masks go


class Eye:
    """Who is looking: a seat, a spectator (None), or the one who keeps the books (ALL).

    With all hands open, a spectator sees what any seat does; what nobody has seen stays hidden.
    """

    def __init__(
        self, seat: int | None, *, everything: bool = False, open_hands: bool = False
    ) -> None:
        self.seat = seat
        self.everything = everything
        self.open_hands = open_hands
        one = SEAT_BITS[SPECTATOR if seat is None else seat]
        self.mask = EVERYBODY if everything or open_hands else one

    def sees(self, mask: int) -> bool:
        """Say whether what these seats know is known here."""
        return self.mask & mask != 0


ALL = Eye(None, everything=True)


class Page:
    """One part of a document, with its place in it for error messages."""

    def __init__(self, content: Any, place: str, *, kept: bool = False) -> None:
        self.content = content
        self.place = place
        self.kept = kept  # by ourselves, maybe when less was written than today

    def fail(self, what: str) -> ValueError:
        """Return an error about this place."""
        return ValueError(f"The saved position is not possible: {self.place} {what}.")

    def part(self, name: str) -> "Page":
        """Return a named part."""
        if not isinstance(self.content, dict):
            raise self.fail("should have named parts")
        if name not in self.content:
            raise self.fail(f"has no {name}")
        return Page(self.content[name], f"{self.place}.{name}", kept=self.kept)

    def has(self, name: str) -> bool:
        """Say whether there is a part of this name."""
        return isinstance(self.content, dict) and name in self.content

    def parts(self, count: int | None = None) -> list["Page"]:
        """Return the parts of a list, as many as there should be."""
        if not isinstance(self.content, list):
            raise self.fail("should be a list")
        if count is not None and len(self.content) != count:
            raise self.fail(f"should have {count} parts, not {len(self.content)}")
        return [
            Page(item, f"{self.place}[{i}]", kept=self.kept) for i, item in enumerate(self.content)
        ]

    def must_say(self, written: Mapping[str, Any]) -> None:
        """See that a document says all that is written of the position made from it, and no more.

        What one part says may follow from the others. What was kept by an earlier program may say
        less of that, or say it otherwise; the position itself is checked in any case.
        """
        if self.kept:
            return
        for name, part in written.items():
            if self.part(name).content != part:
                raise self.part(name).fail("contradicts what the rest says")
        if len(self.content) != len(written):
            raise self.fail("has a part that nobody knows")

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
    written: list[int | str] = [seat + 1 for seat in range(players) if mask & SEAT_BITS[seat]]
    if mask & SEAT_BITS[SPECTATOR]:
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
        mask |= SEAT_BITS[seat]
    return mask


def write_pile(pile: Pile, names: Sequence[str], players: int, eye: Eye) -> dict[str, Any]:
    """Return a pile as the eye sees it: what it can't tell apart is only counted."""
    mixed = mixed_places(pile)

    def place(card: int) -> dict[str, Any]:
        written: dict[str, Any] = {"seen by": write_seats(seen_by(card), players)}
        if eye.sees(seen_by(card)):
            written["card"] = names[kind_of(card)]
        if link_of(card):
            number, nth = mixed[link_of(card)]
            written["mixed"] = [number, nth] if eye.everything else number
        return written

    written: dict[str, Any] = {
        "size": int(pile.size()),
        "top": [place(card) for card in reversed(list(pile.top))],
        "bottom": [place(card) for card in pile.bottom],
    }
    if eye.everything:
        written["pool"] = write_counts(list(pile.pool), names)
        if mixed:
            written["mixings"] = write_mixings(pile, names, players)
    else:
        written["unseen"] = write_counts(list(pile.unseen(eye.mask)), names)
        written["mixtures"] = write_mixtures(pile, names, eye)
    return written


def mixed_places(pile: Pile) -> dict[int, tuple[int, int]]:
    """Return the links of what came out of mixings: which mixing, and as which card of it."""
    return {
        link: (number, nth)
        for number, (_, after) in enumerate(mixings_of(pile), 1)
        for nth, link in enumerate(after, 1)
    }


def mixings_of(pile: Pile) -> list[tuple[range, range]]:
    """Return where a pile tells of each of its mixings: of what went in, and what came out."""
    row, at, found = pile.mixings, 0, []
    while at < len(row):
        count = int(row[at])
        found.append((range(at + 1, at + 1 + count), range(at + 1 + count, at + 1 + 2 * count)))
        at += 1 + 2 * count
    return found


def write_mixings(pile: Pile, names: Sequence[str], players: int) -> list[dict[str, Any]]:
    """Return all that is on record of cards rearranged in secret."""
    mixed = mixed_places(pile)

    def place(card: int) -> dict[str, Any]:
        seats = write_seats(seen_by(card), players)
        return {"card": names[kind_of(card)], "seen by": seats}

    def went_in(card: int) -> Any:
        return {"mixed": list(mixed[link_of(card)])} if link_of(card) else place(card)

    return [
        {
            "before": [went_in(pile.mixings[i]) for i in before],
            "after": [place(pile.mixings[i]) for i in after],
        }
        for before, after in mixings_of(pile)
    ]


def write_mixtures(pile: Pile, names: Sequence[str], eye: Eye) -> dict[str, list[str]]:
    """Return for each mixing what the eye knows to have gone in and has not seen come out."""
    row, found = pile.mixings, {}
    for number, (before, after) in enumerate(mixings_of(pile), 1):
        wires = [link_of(row[i]) or i for i in before]
        left = Counter(names[kind_of(row[i])] for i in wires if eye.sees(seen_by(row[i])))
        left -= Counter(names[kind_of(row[i])] for i in after if eye.sees(seen_by(row[i])))
        if left:
            found[str(number)] = sorted(left.elements())
    return found


def read_pile(page: Page, names: Sequence[str], players: int) -> Pile:
    """Return a saved pile."""
    row = read_mixings(page, names, players)

    def place(part: Page) -> int:
        link = row.link(part.part("mixed")) if part.has("mixed") else 0
        return known(
            part.part("card").name_in(names), read_seats(part.part("seen by"), players), link
        )

    pool = page.part("pool").counts(names)
    top = [place(part) for part in page.part("top").parts()]
    bottom = [place(part) for part in page.part("bottom").parts()]
    if not page.has("mixings"):
        top, bottom = read_mixtures(page, row, top, bottom, players)
    row.check(page, top + bottom)
    pile = Pile(
        vec[i64](reversed(top)), vec[i64](pool), sum(pool), vec[i64](bottom), vec[i64](row.cards)
    )
    page.part("size").number(pile.size(), pile.size())
    return pile


class Mixed:
    """The mixings of a pile while they are read."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.after: list[range] = []  # where it tells of what came out of each

    def add(self, before: list[int], after: list[int]) -> None:
        """Add a mixing."""
        row = record_mixing(vec[i64](self.cards), vec[i64](before), vec[i64](after))
        self.cards = [int(card) for card in row]
        self.after.append(range(len(self.cards) - len(after), len(self.cards)))

    def link(self, page: Page) -> int:
        """Return the link to something that came out of a mixing."""
        number, nth = page.parts(2)
        after = self.after[number.number(1, len(self.after)) - 1]
        return after[nth.number(1, len(after)) - 1]

    def check(self, page: Page, lying: Sequence[int]) -> None:
        """See that what came out lies there, went into another mixing, or has been drawn."""
        came_out = {link for after in self.after for link in after}
        went_in = [link_of(c) for i, c in enumerate(self.cards) if i not in came_out and c >> LINK]
        links = went_in + [link_of(card) for card in lying if link_of(card)]
        drawn = {link for link in came_out if seen_by(self.cards[link]) == EVERYBODY}
        if sorted(links) != sorted(came_out - drawn):
            raise page.fail("does not tell where every card is that was mixed")


def read_mixings(page: Page, names: Sequence[str], players: int) -> Mixed:
    """Return what a saved pile has on record of cards rearranged in secret."""
    row = Mixed()

    def place(part: Page) -> int:
        if part.has("mixed"):
            return row.link(part.part("mixed")) << LINK
        return known(part.part("card").name_in(names), read_seats(part.part("seen by"), players))

    if page.has("mixings"):
        for part in page.part("mixings").parts():
            before = [place(one) for one in part.part("before").parts()]
            row.add(before, [place(one) for one in part.part("after").parts(len(before))])
    return row


def read_mixtures(
    page: Page, row: Mixed, top: list[int], bottom: list[int], players: int
) -> tuple[list[int], list[int]]:
    """Return the places with their links, for a pile saved when it had mixtures instead.

    Such a place says who had seen its card before it was mixed: they know that it is among those
    with the same number.
    """
    parts = page.part("top").parts() + page.part("bottom").parts()
    cards = top + bottom
    numbers = [p.part("mixture").number(0, 255) if p.has("mixture") else 0 for p in parts]
    for number in sorted(set(numbers) - {0}):
        places = [i for i, n in enumerate(numbers) if n == number]
        knew = [read_seats(parts[i].part("known within by"), players) for i in places]
        before = [cards[i] | (seats << 16) for i, seats in zip(places, knew, strict=True)]
        row.add(before, [cards[i] for i in places])
        for i, link in zip(places, row.after[-1], strict=True):
            cards[i] |= link << LINK
    return cards[: len(top)], cards[len(top) :]
