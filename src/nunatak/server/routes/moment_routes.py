"""Addresses of moments: the page that opens there, and pictures of what anybody may see."""

import asyncio
import time
from typing import cast, get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nunatak.protocol.messages import Eyes, Made, PlayOn
from nunatak.server.base.limits import Limits
from nunatak.server.people import people
from nunatak.server.routes.routes import (
    STATUS,
    form,
    hall_of,
    json_answer,
    locale_of,
    nowhere,
    read_body,
    read_form,
    secure,
    somebody,
    table_page,
)
from nunatak.server.shell.pages import TYPES
from nunatak.server.shell.security import address_of
from nunatak.server.tables import game_file
from nunatak.server.tables.live import Live
from nunatak.server.tables.looks import moment
from nunatak.server.tables.setup import good_name
from nunatak.server.thinking.drawing import Kind
from nunatak.store import Person
from nunatak.table.refusal import TEXTS, Refusal

KINDS: dict[str, str] = {"png": "image/png", "svg": TYPES[".svg"]}


def entry_of(text: str) -> int:
    """Return the entry that an address names, or refuse it."""
    if not text.isascii() or not text.isdecimal() or len(text) > 7:
        raise Refusal("gone", "no-such-entry")
    return int(text)


async def at(request: Request) -> Response:
    """Show a table at one of its moments, or a picture of that."""
    name, _, kind = request.path_params["moment"].partition(".")
    try:
        n = entry_of(name)
        if not kind:
            return await table_page(request, "", n)
        if kind not in KINDS:
            raise Refusal("gone", "no-page")
        return await picture(request, n, cast(Kind, kind))
    except Refusal as refusal:
        status = 404 if refusal.code in ("bad", "illegal") else STATUS[refusal.code]
        return nowhere(request, refusal, status)


async def picture(request: Request, n: int, kind: Kind) -> Response:
    """Return a picture of a moment, as whoever has no seat may see it."""
    hall, locale = hall_of(request), locale_of(request)
    locale = people.spoken(request.query_params.get("lang", ""), locale)
    live = await hall.find(request.path_params["table"])
    if not live.table.may_look(None):
        raise Refusal("seat", "no-watching")
    eyes = request.query_params.get("eyes", "all")
    if eyes == "own" or eyes not in get_args(Eyes):
        raise Refusal("bad", "no-such-seat")
    if live.table.row.state == "waiting":
        raise Refusal("gone", "no-such-entry")
    then = moment(live.table, n, cast(Eyes, eyes), None, locale)
    dark = "dark" in request.query_params
    key = (then.key, kind, dark)
    found = hall.drawing.known(key)
    if found is None:
        address = address_of(request)
        if not hall.pictures.take(address, time.monotonic()):
            raise Refusal("rate", "too-fast")
        found = await hall.drawing.picture(key, lambda: hall.looks.past(then), kind, dark, address)
    return Response(found, headers=kept(hall.limits), media_type=KINDS[kind])


def kept(limits: Limits) -> dict[str, str]:
    """Return how long others may keep a picture; other sites may show it."""
    return {
        "Cache-Control": f"public, max-age={limits.picture_kept}",
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Vary": "Accept-Language",
    }


async def looked_at(request: Request) -> tuple[Live, Person | None]:
    """Return the table that is meant, and who asks, if they may look at it."""
    hall = hall_of(request)
    live = await hall.find(request.path_params["table"])
    known = await people.who(request, hall.store)
    if not live.table.may_look(None if known is None else known.id):
        raise Refusal("seat", "no-watching")
    return live, known


@form
async def play_on(request: Request) -> Response:
    """Open a table that goes on from a moment of a finished game."""
    hall = hall_of(request)
    asked = await read_form(request, PlayOn)
    live, known = await looked_at(request)
    name = asked.name or (known.name if known else TEXTS.say("guest", locale_of(request)))
    person, cookie = await somebody(request, good_name(name, hall.limits.name))
    made = await hall.play_on(live.table, asked, person, address_of(request))
    answer = json_answer(Made(f"/t/{made}"))
    if cookie:
        people.give_identity(answer, cookie, hall.limits, secure=secure(request))
    return answer


@form
async def review(request: Request) -> Response:
    """Return what decided a finished game, or how far it has been read."""
    hall = hall_of(request)
    if not hall.reviews.take(address_of(request), time.monotonic()):
        raise Refusal("rate", "too-fast")
    live, _ = await looked_at(request)
    return json_answer(await hall.reading.of(live.table, locale_of(request), address_of(request)))


@form
async def download(request: Request) -> Response:
    """Return a finished game as a file."""
    live, _ = await looked_at(request)
    body = game_file.written(live.table, names=request.query_params.get("names") != "no")
    name = f"{live.table.row.game}-{live.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(body, headers=headers, media_type="application/json")


@form
async def upload(request: Request) -> Response:
    """Open the table of a game that was kept as a file."""
    hall, locale = hall_of(request), locale_of(request)
    try:
        body = await read_body(request, hall.limits.game_file)
    except Refusal as refusal:
        raise (Refusal("size", "file-too-large") if refusal.code == "size" else refusal) from None
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise game_file.wrong("it is no text.") from None
    history, names = await asyncio.to_thread(game_file.read, text, hall.limits)
    known = await people.who(request, hall.store)
    name = known.name if known else TEXTS.say("guest", locale)
    person, cookie = await somebody(request, name)
    row, seats = game_file.brought_back(history, names, person, hall.limits, locale)
    answer = json_answer(Made(f"/t/{await hall.bring(row, seats, history, address_of(request))}"))
    if cookie:
        people.give_identity(answer, cookie, hall.limits, secure=secure(request))
    return answer


MOMENT_ROUTES: list[BaseRoute] = [
    Route("/api/tables/{table}/review", review),
    Route("/t/{table}/game.json", download),
    Route("/api/games", upload, methods=["POST"]),
    Route("/api/tables/{table}/on", play_on, methods=["POST"]),
    Route("/t/{table}/{moment}", at),
]
