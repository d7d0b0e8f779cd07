"""Finished games are read by the bots' workers, a little at a time, when nobody waits for a bot."""

import asyncio
import logging
import time
from typing import Any

import msgspec
from msgspec.structs import replace

from nunatak.engine.position import Position
from nunatak.games.description import Game
from nunatak.games.history import History
from nunatak.protocol import messages as m
from nunatak.review import Step, read, reviewed
from nunatak.review.whole import beginning, thinking
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server.base.limits import Limits
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Store
from nunatak.store.reviews import keep_review, review_of
from nunatak.table import Refusal, Table

LOG = logging.getLogger("nunatak.review")
A_WHILE = 0.25  # seconds after which a worker hands back what it has read, so that bots come first
PLACES = 4  # of a chance, behind the point: a ten-thousandth is less than anybody could see


class Some(msgspec.Struct, frozen=True):
    """Some steps of a game that were read, and what they are called in each language."""

    start: list[float]
    steps: list[Step]
    words: dict[str, list[tuple[str, str]]]
    open: dict[str, list[str]] = {}
    """What would have been better with everything known."""


def read_some(document: str, first: int, seconds: float) -> Some:
    """Read some steps of a game; runs in the worker. The game is over: nothing in it is secret."""
    history = History.from_json(document)
    game = history.game
    iterations = thinking(game)
    until = time.monotonic() + seconds
    steps: list[Step] = []
    for step in read(history, iterations, first):
        steps.append(step)
        if time.monotonic() >= until:
            break
    start = beginning(history, iterations) if first == 0 else []
    return Some(start, steps, *called(history, first, steps))


def called(
    history: History, first: int, steps: list[Step]
) -> tuple[dict[str, list[tuple[str, str]]], dict[str, list[str]]]:
    """Return, in each language, what was chosen and what would have been better, then and now."""
    game, locales = history.game, history.game.texts.locales()
    found: dict[str, list[tuple[str, str]]] = {locale: [] for locale in locales}
    late: dict[str, list[str]] = {locale: [] for locale in locales}
    p = game.start(history.players, history.settings)
    if history.start is not None:
        p = history.start.copy()
    for number, option in enumerate(history.line()[: first + len(steps)]):
        if number >= first:
            for locale in locales:
                step = steps[number - first]
                found[locale].append(named(game, p, step, locale))
                known = step.hindsight
                late[locale].append(game.label(known.best, locale, p) if known else "")
        p.apply(option)
    return found, late


def named(game: Game[Any], p: Position, step: Step, locale: str) -> tuple[str, str]:
    """Return a choice and a better one in words; chance has none."""
    if step.actor < 0:
        return "", ""
    better = step.verdict is not None and step.verdict.best != step.option
    best = game.label(step.verdict.best, locale, p) if step.verdict and better else ""
    return game.label(step.option, locale, p), best


class Reading:
    """Which games are being read, and how far that has gone."""

    def __init__(self, store: Store, thinking: Thinking, limits: Limits) -> None:
        self.store = store
        self.thinking = thinking
        self.limits = limits
        self.part: dict[str, float] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.whose: dict[str, str] = {}  # from which address each was begun

    async def of(self, table: Table, locale: str, address: str = "") -> m.Reviewed | m.Reading:
        """Return the review of a finished game, or how far it is: asking begins it."""
        if table.row.state != "over":
            raise Refusal("illegal", "not-over")
        if table.row.base or table.row.adopted or not table.steps:
            raise Refusal("illegal", "no-review")
        if table.id not in self.tasks:
            kept = await review_of(self.store, table.id)
            if kept is not None:
                return told(table, msgspec.json.decode(kept, type=Some), locale)
            self.begin(table, address)
        return m.Reading(round(self.part.get(table.id, 0.0), 2))

    def begin(self, table: Table, address: str) -> None:
        """Read a game behind the scenes; one address never has all the places."""
        near = sum(each == address for each in self.whose.values())
        full = len(self.tasks) >= self.limits.readings
        if full or near >= self.limits.readings_from_an_address:
            raise Refusal("rate", "busy")
        document, length = table.record.history.to_json(), len(table.steps)
        self.whose[table.id] = address
        task = asyncio.create_task(self.read(table.id, document, length))
        self.tasks[table.id] = task
        task.add_done_callback(lambda done: self.ended(table.id, done))

    def ended(self, table: str, done: asyncio.Task[None]) -> None:
        """Note that a game is read no more."""
        self.tasks.pop(table, None)
        self.part.pop(table, None)
        self.whose.pop(table, None)
        if not done.cancelled() and done.exception() is not None:
            LOG.warning("A game could not be read: %r", done.exception())

    async def read(self, table: str, document: str, length: int) -> None:
        """Read a game from its beginning to its end, and keep what was found."""
        start: list[float] = []
        steps: list[Step] = []
        words: dict[str, list[tuple[str, str]]] = {}
        late: dict[str, list[str]] = {}
        while len(steps) < length:
            some: Some = await self.thinking.read(read_some, document, len(steps), A_WHILE)
            if not some.steps:
                raise ValueError(f"Nothing was read after step {len(steps)}.")
            start = start or some.start
            steps += some.steps
            for locale, lines in some.words.items():
                words.setdefault(locale, []).extend(lines)
                late.setdefault(locale, []).extend(some.open[locale])
            self.part[table] = len(steps) / length
        whole = msgspec.json.encode(Some(start, steps, words, late)).decode()
        await keep_review(self.store, table, whole)

    async def close(self) -> None:
        """Read nothing any more."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def told(table: Table, found: Some, locale: str) -> m.Reviewed:
    """Return a review as the page is told it."""
    whole = reviewed(table.row.game, table.row.players, 0, found.start, found.steps)
    words = found.words.get(locale) or next(iter(found.words.values()))
    late = found.open.get(locale) or next(iter(found.open.values()), [""] * len(words))
    steps = [
        with_hindsight(told_step(step, at.n, *said), step, known)
        for step, at, said, known in zip(found.steps, table.steps, words, late, strict=True)
    ]
    sums = [
        m.ReviewSums(*(round(number, PLACES) for number in (each.luck, each.own, each.others)))
        for each in whole.sums
    ]
    return m.Reviewed(rounded(found.start), steps, sums, whole.turning)


def with_hindsight(told: m.ReviewStep, step: Step, best: str) -> m.ReviewStep:
    """Return a step with what would have been better with everything known, if anything."""
    if step.hindsight is None or not best:
        return told
    return replace(told, open=best, open_lost=round(step.hindsight.lost, PLACES))


def told_step(step: Step, n: int, chosen: str, best: str) -> m.ReviewStep:
    """Return a step as the page is told it."""
    seat = SEAT_LETTERS[step.actor] if step.actor >= 0 else ""
    verdict = step.verdict
    if verdict is None or not best:
        return m.ReviewStep(n, seat, rounded(step.chances), chosen)
    lost, low, high = rounded([verdict.lost, verdict.low, verdict.high])
    return m.ReviewStep(
        n,
        seat,
        rounded(step.chances),
        chosen,
        best,
        verdict.best,
        lost,
        low,
        high,
        verdict.word,
    )


def rounded(numbers: list[float]) -> list[float]:
    """Return numbers as exactly as anybody needs them."""
    return [round(number, PLACES) for number in numbers]
