"""The server as an application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from nunatak.engine.position import Position
from nunatak.server.base.metrics import Metrics
from nunatak.server.base.networks import Networks
from nunatak.server.base.reach import Reach
from nunatak.server.base.settings import Settings
from nunatak.server.base.trouble import is_trouble
from nunatak.server.notices.notices import Notices
from nunatak.server.routes import holidays, me
from nunatak.server.routes.challenge_routes import CHALLENGE_ROUTES
from nunatak.server.routes.install import INSTALL_ROUTES
from nunatak.server.routes.moment_routes import MOMENT_ROUTES
from nunatak.server.routes.notice_routes import NOTICE_ROUTES
from nunatak.server.routes.puzzle_routes import PUZZLE_ROUTES
from nunatak.server.routes.routes import ROUTES, hall_of, json_answer, locale_of, nowhere
from nunatak.server.running.pacing import Pacing
from nunatak.server.running.relay import Relay
from nunatak.server.shell.security import HEADERS, Headers
from nunatak.server.tables.hall import Hall
from nunatak.server.tables.leases import Leases
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Store
from nunatak.store.presence import Gone
from nunatak.table.refusal import Refusal


def make_app(
    folder: Path,
    settings: Settings | None = None,
    *,
    workers: int = 2,
    chance: Callable[[Position], int] | None = None,
    ready: Callable[[], None] = lambda: None,
    peers: str | None = None,
    name: str = "",
    reach: Reach | None = None,
) -> Starlette:
    """Return the application, with its games in a folder or in the database of the settings.

    What is `ready` is called when its tables are. Where several processes share a database, each
    may have a name and listens for its `peers` at an address of its own.
    """
    settled = settings or Settings()
    bounds = settled.limits
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        address = settled.database
        store = await (Store.open(address) if address else Store.open_in(folder))
        thinking = Thinking(workers, bounds.bot_thinks, bounds, metrics.thoughts.observe)
        leases = Leases(store, peers, name) if peers else None
        hall = Hall(store, bounds, thinking, chance, metrics, leases)
        app.state.hall = hall
        await hall.open()
        app.state.notices = notices = Notices(hall, settled, folder, app.state.reach)
        await notices.open()
        ready()
        try:
            yield
        finally:
            await notices.close()
            await hall.close()

    app = Starlette(
        routes=[
            *me.ROUTES,
            *holidays.ROUTES,
            *NOTICE_ROUTES,
            *INSTALL_ROUTES,
            *ROUTES,
            *CHALLENGE_ROUTES,
            *MOMENT_ROUTES,
            *PUZZLE_ROUTES,
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(Headers),
            Middleware(Relay),
            Middleware(Pacing),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=5),
        ],
        exception_handlers={
            HTTPException: mistaken,
            DBAPIError: troubled,
            Gone: troubled,
            Exception: broken,
        },
    )
    app.state.metrics = metrics
    app.state.reach = reach or Reach(settled.host, public=settled.public_address)
    app.state.metrics_for = Networks(settled.metrics_for)
    return app


async def mistaken(request: Request, error: Exception) -> Response:
    """Answer what has no address here, in words."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    if request.url.path.startswith("/api/"):
        return json_answer({"say": str(getattr(error, "detail", ""))}, status)
    return nowhere(request, status=status)


async def troubled(request: Request, error: Exception) -> Response:
    """Say that nothing can be read or kept just now, and why."""
    if not is_trouble(error):
        raise error
    refusal = hall_of(request).trouble.begin(error)
    return failed(request, refusal, 503)


async def broken(request: Request, error: Exception) -> Response:
    """Say that something is wrong with the server; the log has the rest."""
    answer = failed(request, Refusal("trouble", "broken"), 500)
    answer.headers.update(HEADERS)  # nothing else is between this and the browser
    return answer


def failed(request: Request, refusal: Refusal, status: int) -> Response:
    """Return an error as a form or a page."""
    if request.url.path.startswith("/api/"):
        return json_answer({"say": refusal.say(locale_of(request)), "code": refusal.code}, status)
    return nowhere(request, refusal, status)
