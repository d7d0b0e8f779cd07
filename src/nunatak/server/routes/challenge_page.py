"""The page of a challenge: who played what, and how everybody did beside the others."""

import msgspec

import nunatak
from nunatak.protocol import messages as m
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server.base.limits import Limits
from nunatak.server.routes import lists
from nunatak.server.tables.challenge import own, unfinished
from nunatak.store.rows import Brief, Person
from nunatak.table.kept import result
from nunatak.table.leaving import AGREED
from nunatak.table.refusal import TEXTS


class Finished(msgspec.Struct, frozen=True):
    """How somebody did."""

    brief: Brief
    place: int
    points: int | None
    counts: bool
    """It was their first try."""

    @property
    def order(self) -> tuple[int, int]:
        """Who has won comes first, then who has more points."""
        return self.place, -(self.points or 0)

    @property
    def listed(self) -> tuple[bool, tuple[int, int]]:
        """Where it stands in the table: later tries come after all that count."""
        return not self.counts, self.order


def finished(tries: list[Brief]) -> list[Finished]:
    """Return all that are over, the best first; whoever gave up is not among them."""
    found: list[Finished] = []
    met: set[str] = set()
    for each in tries:
        person = own(each)
        counts = person is None or person not in met
        met.add(person or "")
        ended = result(each.row)
        if each.row.state != "over" or ended is None or ended.ending == AGREED:
            continue
        seat = next(s.seat for s in each.seats if s.kind == "person")
        place = ended.places[seat] if ended.places else 1 if seat in ended.winners else 2
        points = ended.scores[seat] if ended.scores else None
        found.append(Finished(each, place, points, counts))
    return sorted(found, key=lambda one: one.listed)


def page(
    tries: list[Brief], person: Person | None, base: str, limits: Limits, locale: str
) -> m.ChallengePage:
    """Return what a challenge shows: who played what, the results, and how the reader did."""
    first = tries[0]
    who = None if person is None else person.id
    game = nunatak.game(first.row.game)
    ended = finished(tries)
    ranked = [each for each in ended if each.counts]
    played = who is not None and any(own(each) == who for each in tries)
    running = unfinished(tries, who) if who is not None else ""
    over = played and not running
    mine = sum(who is not None and own(each) == who for each in tries)
    full = len(tries) >= limits.tries or mine >= limits.tries_a_person
    return m.ChallengePage(
        lists.game_info(game, locale),
        f"{base}/c/{first.row.challenge}",
        next(seat.name for seat in first.seats if seat.kind == "person"),
        players(first, locale),
        lists.unusual(first.row, locale),
        [line(each, ranked, who, over, locale) for each in ended],
        sum(each.row.state != "over" for each in tries),
        verdict(ranked, who, played, bool(running), locale),
        "on" if running else "" if full else "again" if played else "first",
        f"/t/{running}" if running else "",
    )


def players(first: Brief, locale: str) -> list[m.Seat]:
    """Return who sits where, the bots with their levels; whoever plays has the free seat."""
    return [
        m.Seat(SEAT_LETTERS[s.seat], s.name, "bot", TEXTS.say(f"level-{s.level}", locale))
        if s.kind == "bot"
        else m.Seat(SEAT_LETTERS[s.seat], "", "open")
        for s in first.seats
    ]


def line(
    one: Finished, ranked: list[Finished], who: str | None, over: bool, locale: str
) -> m.Tried:
    """Return a line of the results; games are linked to once the cards are no secret any more."""
    row = one.brief.row
    seat = next(s for s in one.brief.seats if s.kind == "person")
    mine = who is not None and seat.person == who
    return m.Tried(
        seat.name,
        "" if one.points is None else str(one.points).replace("-", "−"),
        won=one.place == 1,
        rank=rank(one, ranked) if one.counts else 0,
        you=mine,
        at=row.since or row.changed,
        url=f"/t/{row.id}" if mine or (over and row.watch) else "",
    )


def rank(one: Finished, ranked: list[Finished]) -> int:
    """Return somebody's place among all whose try counts."""
    return 1 + sum(other.order < one.order for other in ranked)


def verdict(
    ranked: list[Finished], who: str | None, played: bool, running: bool, locale: str
) -> str:
    """Return how the reader did beside the others, in a sentence."""
    mine = next((each for each in ranked if who is not None and own(each.brief) == who), None)
    if mine is None:
        early = "challenge-running" if running else "challenge-not-done"
        return TEXTS.say(early if played else "challenge-open", locale)
    if len(ranked) == 1:
        return TEXTS.say("challenge-alone", locale)
    place, count = rank(mine, ranked), len(ranked)
    shared = sum(each.order == mine.order for each in ranked) > 1
    key = ("challenge-best" if place == 1 else "challenge-place") + ("-shared" if shared else "")
    return TEXTS.say(key, locale, place=place, count=count)
