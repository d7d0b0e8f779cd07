"""Addresses of challenges: making one of a finished game, its page, and a table of one's own."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nunatak.protocol.messages import Made, Try
from nunatak.server.base.reach import Reach
from nunatak.server.people import people
from nunatak.server.routes import cards
from nunatak.server.routes.challenge_page import page
from nunatak.server.routes.routes import (
    STATUS,
    Nothing,
    boot,
    form,
    hall_of,
    json_answer,
    locale_of,
    nowhere,
    read_form,
    secure,
    shell,
    somebody,
)
from nunatak.server.shell.security import address_of
from nunatak.server.tables.challenge import game_of
from nunatak.server.tables.hall import NAME
from nunatak.server.tables.setup import good_name
from nunatak.store.challenges import tries
from nunatak.store.rows import Brief
from nunatak.table.refusal import TEXTS, Refusal


async def tries_of(request: Request) -> list[Brief]:
    """Return the tables of the challenge that is meant, or refuse it."""
    hall, name = hall_of(request), request.path_params["challenge"]
    found = await tries(hall.store, name, hall.limits.tries) if NAME.fullmatch(name) else []
    if not found:
        raise Refusal("gone", "no-page")
    return found


async def show(request: Request) -> Response:
    """Show a challenge."""
    hall, locale = hall_of(request), locale_of(request)
    person = await people.who(request, hall.store)
    reach: Reach = request.app.state.reach
    base = reach.base(request)
    try:
        found = await tries_of(request)
        game_of(found[0].row)
    except Refusal as refusal:
        return nowhere(request, refusal, STATUS[refusal.code])
    shown = page(found, person, base, hall.limits, locale)
    title = TEXTS.say("challenge-title", locale, name=shown.by, game=shown.info.title)
    picture = f"{base}/figures/{shown.info.id}.png?lang={locale}"
    card = cards.Card(title, TEXTS.say("challenge-line", locale), shown.link, picture)
    return shell(boot(request, "challenge", person, challenge=shown), head=cards.head(card))


@form
async def make(request: Request) -> Response:
    """Make a challenge of a finished game, or find the one that was made."""
    hall = hall_of(request)
    await read_form(request, Nothing)
    live = await hall.find(request.path_params["table"])
    known = await people.who(request, hall.store)
    made = await hall.challenge(live, None if known is None else known.id)
    return json_answer(Made(f"/c/{made}"))


@form
async def play(request: Request) -> Response:
    """Open a table with the same cards; whoever has one that is not over comes back to it."""
    hall = hall_of(request)
    asked = await read_form(request, Try)
    found = await tries_of(request)
    known = await people.who(request, hall.store)
    name = asked.name or (known.name if known else TEXTS.say("guest", locale_of(request)))
    person, cookie = await somebody(request, good_name(name, hall.limits.name))
    made = await hall.try_same(found[0].row.challenge, person, address_of(request))
    answer = json_answer(Made(f"/t/{made}"))
    if cookie:
        people.give_identity(answer, cookie, hall.limits, secure=secure(request))
    return answer


CHALLENGE_ROUTES: list[BaseRoute] = [
    Route("/c/{challenge}", show),
    Route("/api/tables/{table}/challenge", make, methods=["POST"]),
    Route("/api/challenges/{challenge}", play, methods=["POST"]),
]
