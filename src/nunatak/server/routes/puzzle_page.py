"""A puzzle as it is shown: a position from one seat's eyes, and the answer once one has chosen.

A puzzle has no table that anybody keeps. What is shown is drawn as at a table, by the same hands,
from what the seat that is asked could know then.
"""

from functools import lru_cache

from msgspec.structs import replace

import nunatak
from nunatak.engine.rng import Rng
from nunatak.protocol import messages as m
from nunatak.review.puzzles import Puzzle, puzzles_of
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server.base import steady
from nunatak.server.tables import describe
from nunatak.store.rows import Kept, SeatRow, TableRow
from nunatak.table import Refusal, Table
from nunatak.table.picture import preview, why
from nunatak.table.refusal import TEXTS, refusal

READER = "reader"  # who sits where the puzzle is
AT_HAND = 32  # puzzles that are kept laid out
DAY = 86_400
LOG = 60  # lines of what happened before


class Laid:
    """A puzzle that is laid out for readers of a language."""

    def __init__(self, game: str, n: int, locale: str) -> None:
        self.puzzle: Puzzle = puzzles_of(game)[n - 1]
        self.n = n
        self.locale = locale
        self.seat = self.puzzle.seat - 1
        self.table = laid_table(game, n, self.puzzle, locale)
        lines = max(0, len(self.table.record.lines) - LOG)
        self.whole = m.Whole(
            0,
            "puzzle",
            describe.past_scene(self.table, self.seat, locale, choices=True),
            describe.seats(self.table, [self.seat], locale),
            describe.log(self.table, self.seat, locale, lines),
        )

    @property
    def title(self) -> str:
        """Who is to move, how they stand, and what is asked: never what the answer is."""
        table, seat, locale = self.table, self.seat, self.locale
        p, game = table.p, table.game
        name = game.rules.decisions[p.now].name
        ask = game.texts.find([f"puzzle-{name}"], locale) or TEXTS.say("puzzle-ask", locale)
        points = [int(p.score_seen(each, seat)) for each in range(table.row.players)]
        others = [each for n, each in enumerate(points) if n != seat]
        who = table.seats[seat].name
        by = points[seat] - max(others, default=0)
        nouns = {"who": who, "ask": ask, "by": abs(by)}
        key = "puzzle-title-" + ("ahead" if by > 0 else "behind" if by else "level")
        own = game.texts.find(["puzzle-title"], locale, **nouns)
        return own or TEXTS.say(key, locale, **nouns)

    def boot(self) -> m.Puzzle:
        """Return what the page is told of the puzzle itself."""
        name, count = self.table.row.game, len(puzzles_of(self.table.row.game))
        today = todays(name)
        return m.Puzzle(
            self.n,
            count,
            self.title,
            f"/api/puzzles/{name}/{self.n}",
            f"/puzzles/{name}/{self.n % count + 1}",
            f"/puzzles/{name}/{(today - 2) % count + 1}" if self.n == today and count > 1 else "",
            today=self.n == today,
        )

    # Answers

    def answer(self, asked: m.FromBrowser) -> m.FromServer:
        """Answer what may be asked of a puzzle: what would follow, why not, and what is best."""
        table, seat, locale = self.table, self.seat, self.locale
        match asked:
            case m.Preview():
                found = preview(table, seat, asked.option, locale)
                return m.Shown(asked.id, 0, asked.option, *found)
            case m.Why():
                return m.Reason(asked.id, asked.item, *why(table, seat, asked.item, locale))
            case m.Act():
                return self.solved(asked)
        raise Refusal("bad", "bad-message")

    def solved(self, asked: m.Act) -> m.Solved:
        """Return what each choice was worth, and the line that the bot would play."""
        table, game, locale = self.table, self.table.game, self.locale
        p = table.p
        if asked.option not in p.options():
            raise refusal(table, self.seat, asked.option)
        names = [each.name for each in table.seats]
        worth = [
            m.Weighed(game.option(words), game.label(words, locale, p, names), *numbers)
            for words, *numbers in self.puzzle.worth
        ]
        scene = describe.past_scene(table, self.seat, locale)
        prompt = scene.prompt and replace(scene.prompt, mine=False, options=[], groups=[])
        return m.Solved(
            asked.id, asked.option, worth, self.line(names), replace(scene, prompt=prompt)
        )

    def line(self, names: list[str]) -> list[tuple[str, str]]:
        """Return what the bot would play: whose move, and what, in words."""
        game = self.table.game
        q = self.table.p.redeal(self.seat, Rng(0))  # nothing that is hidden has a say
        found = []
        for words in self.puzzle.line:
            option = game.option(words)
            if q.actor < 0 or option not in q.options():
                break  # of what is hidden, the bot thought otherwise
            label = game.label(option, self.locale, q, names)
            found.append((SEAT_LETTERS[q.actor], label))
            q.apply(option)
        return found


@lru_cache(maxsize=AT_HAND)
def laid(game: str, n: int, locale: str) -> Laid:
    """Return a puzzle, laid out."""
    if game not in nunatak.game_names() or not 1 <= n <= len(puzzles_of(game)):
        raise Refusal("gone", "no-such-puzzle")
    return Laid(game, n, locale)


def todays(game: str) -> int:
    """Return the number of the puzzle of the day, 0 if a game has none."""
    count = len(puzzles_of(game))
    return int(steady.now() // DAY) % count + 1 if count else 0


def laid_table(game: str, n: int, puzzle: Puzzle, locale: str) -> Table:
    """Return a table at which nobody sits but the reader, and bots with the names of colours."""
    known = nunatak.game(game)
    row = TableRow(
        f"{game}-{n}",
        game,
        puzzle.players,
        "{}",
        known.rules_version,
        known.edition,
        False,
        "none",
        0,
        "bot",
        False,
        False,
        "",
        "",
        0,
        0,
        state="playing",
    )
    colours = TEXTS.say("puzzle-names", locale).split(", ")
    seats = [SeatRow(each, "bot", colours[each]) for each in range(puzzle.players)]
    seats[puzzle.seat - 1] = SeatRow(puzzle.seat - 1, "person", colours[puzzle.seat - 1], READER)
    table = Table(Kept(row, seats, [(entry, 0) for entry in puzzle.entries], {}, {}, []), 0.0)
    table.present.add(READER)
    return table
