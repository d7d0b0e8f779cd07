"""Addresses of puzzles: the page of one, that of the day, and what is asked of it."""

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nunatak.protocol import messages as m
from nunatak.server.base.reach import Reach
from nunatak.server.people import people
from nunatak.server.routes import cards
from nunatak.server.routes.puzzle_page import laid, todays
from nunatak.server.routes.routes import (
    STATUS,
    boot,
    form,
    hall_of,
    json_answer,
    locale_of,
    nowhere,
    read_body,
    shell,
)
from nunatak.server.shell.security import address_of
from nunatak.table.refusal import Refusal


def number(text: str) -> int:
    """Return the number of a puzzle in an address."""
    if not text.isascii() or not text.isdecimal() or len(text) > 5:
        raise Refusal("gone", "no-such-puzzle")
    return int(text)


async def page(request: Request) -> Response:
    """Show a puzzle, that of the day if none is named."""
    hall, locale = hall_of(request), locale_of(request)
    game, n = request.path_params["game"], request.path_params.get("n")
    try:
        if not hall.puzzles.take(address_of(request), time.monotonic()):
            raise Refusal("rate", "too-fast")
        found = laid(game, number(n) if n is not None else todays_of(game), locale)
    except Refusal as refusal:
        return nowhere(request, refusal, STATUS[refusal.code])
    person = await people.who(request, hall.store)
    about = found.table.game
    shown = m.TableBoot(
        "",
        game,
        about.title,
        "",
        f"/art/{game}",
        f"/rules/{game}?lang={locale}",
        f"/about/{game}?lang={locale}" if about.screen.about else "",
        seated=True,
        whole=found.whole,
        puzzle=found.boot(),
    )
    reach: Reach = request.app.state.reach
    base = reach.base(request)
    picture = f"{base}/figures/{game}.png?lang={locale}"
    card = cards.Card(about.title, found.title, f"{base}/puzzles/{game}/{found.n}", picture)
    return shell(boot(request, "table", person, table=shown), head=cards.head(card))


def todays_of(game: str) -> int:
    """Return the number of a game's puzzle of the day; 0 if there is no such game."""
    try:
        return todays(game)
    except ValueError:
        return 0


@form
async def ask(request: Request) -> Response:
    """Answer what is asked of a puzzle, in the words that a table's socket has."""
    hall, locale = hall_of(request), locale_of(request)
    body = await read_body(request, hall.limits.message, hall.puzzles)
    try:
        asked = m.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad", "bad-message") from None
    if not 1 <= len(asked.id) <= hall.limits.message_id:
        raise Refusal("bad", "bad-message")
    game, n = request.path_params["game"], number(request.path_params["n"])
    return json_answer(laid(game, n, locale).answer(asked))


PUZZLE_ROUTES: list[BaseRoute] = [
    Route("/puzzles/{game}", page),
    Route("/puzzles/{game}/{n}", page),
    Route("/api/puzzles/{game}/{n}", ask, methods=["POST"]),
]
