"""Being away: somebody's clocks stand at all slow tables until a day, or until they are back."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nunatak.protocol import messages as m
from nunatak.server.base import steady
from nunatak.server.routes.me import self_of, told
from nunatak.server.routes.routes import form, hall_of, read_form
from nunatak.server.tables.hall import Hall
from nunatak.store import holidays
from nunatak.table.refusal import Refusal


@form
async def holiday(request: Request) -> Response:
    """Let somebody be away until a time, or be back."""
    hall: Hall = hall_of(request)
    asked = await read_form(request, m.Holiday)
    person = await self_of(request)
    hall.trouble.check()
    now = steady.now()
    if asked.until <= now:
        await hall.come_back(person.id)
    elif await holidays.take(hall.store, person.id, now, asked.until, hall.limits.holiday_days):
        await hall.rest(person.id, asked.until)
    else:
        taken = await holidays.days_taken(hall.store, person.id, now)
        left = max(0, hall.limits.holiday_days - taken)
        raise Refusal("rate", "no-more-holidays", most=hall.limits.holiday_days, days=left)
    return await told(request, person)


ROUTES: list[BaseRoute] = [Route("/api/me/holiday", holiday, methods=["POST"])]
