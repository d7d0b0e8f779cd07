"""The server as an application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from nunatak.engine.position import Position
from nunatak.server.hall import Hall
from nunatak.server.leases import Leases
from nunatak.server.limits import Limits
from nunatak.server.relay import Relay
from nunatak.server.routes import ROUTES, json_answer, nowhere
from nunatak.server.security import Headers
from nunatak.server.thinking import Thinking
from nunatak.store import Store
from nunatak.table.table import draw


def make_app(
    folder: Path,
    limits: Limits | None = None,
    *,
    address: str | None = None,
    workers: int = 2,
    chance: Callable[[Position], int] = draw,
    ready: Callable[[], None] = lambda: None,
    peers: str | None = None,
    name: str = "",
) -> Starlette:
    """Return the application, with its data in a folder or in the database at an address.

    What is `ready` is called when its tables are. Where several processes share a database, each
    may have a name and listens for its `peers` at an address of its own.
    """
    bounds = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await (Store.open(address) if address else Store.open_in(folder))
        leases = Leases(store, peers, name) if peers else None
        hall = Hall(store, bounds, Thinking(workers, bounds.bot_thinks, bounds), chance, leases)
        app.state.hall = hall
        await hall.open()
        ready()
        try:
            yield
        finally:
            await hall.close()

    return Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        middleware=[
            Middleware(Headers),
            Middleware(Relay),
            Middleware(GZipMiddleware, minimum_size=600),
        ],
        exception_handlers={HTTPException: mistaken},
    )


async def mistaken(request: Request, error: Exception) -> Response:
    """Answer what has no address here, in words."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    if request.url.path.startswith("/api/"):
        return json_answer({"say": str(getattr(error, "detail", ""))}, status)
    return nowhere(request, status=status)
