"""Starting the server."""

import asyncio
import contextlib
import logging
import logging.config
import math
import os
import resource
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from urllib.request import urlopen

import msgspec
import uvicorn
from platformdirs import user_data_path
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from starlette.applications import Starlette

from nunatak.server.base import garbage, log
from nunatak.server.base.limits import Limits
from nunatak.server.base.metrics import Metrics
from nunatak.server.base.reach import Reach, announced
from nunatak.server.base.settings import Settings
from nunatak.server.base.trouble import cause, key_of
from nunatak.server.running.app import make_app
from nunatak.server.running.guard import Guard, guarded
from nunatak.server.running.holding import Holding, Taken
from nunatak.server.running.leaving import leave
from nunatak.server.running.sockets import Entrance, Socket
from nunatak.server.running.workers import Minder

LOG = logging.getLogger("nunatak.server")
PORT = 8000
NEXT = 20  # ports that are tried after it, where nobody asked for a certain one


def data_folder() -> Path:
    """Return where games are kept unless somebody says otherwise."""
    return user_data_path("nunatak", appauthor=False)


def serve(
    settings: Settings, *, open_browser: bool = True, join: bool = False, path: str = ""
) -> None:
    """Serve the tables until somebody stops it; the browser is opened at a path.

    If a server holds the folder already, that is an error, or with `join` the one that is opened.
    """
    signal.signal(signal.SIGINT, leave)
    kept = Path(settings.data) if settings.data else data_folder()
    host = settings.host
    logging.config.dictConfig(log.config(settings.log_level))
    settings = msgspec.structs.replace(settings, limits=fitting(settings.limits, open_files()))
    if settings.workers > 1 and not settings.database:
        sys.exit("Several processes need a PostgreSQL database: name it with --database.")
    alone = not settings.database
    ours = holding(kept, join=join, open_browser=open_browser) if alone else nothing_held()
    with ours as held:
        listening = listen(host, None if settings.port < 0 else settings.port)
        reach = Reach(host, listening.getsockname()[1], settings.public_address)
        if held is not None:
            held.tell(f"{reach.own}/")
        where = "a database" if settings.database else kept
        print("\n".join(announced(reach, where)), flush=True)
        if open_browser:
            page = f"{reach.own if reach.public else reach.shown}/{path}"  # ours may not be up yet
            threading.Thread(target=show, args=[page], daemon=True).start()
        work = partial(serve_at, kept, settings)
        if settings.workers > 1:
            Minder(work, listening, settings.database).run(settings.workers)
        else:
            work("", listening)


def nothing_held() -> contextlib.AbstractContextManager[None]:
    """Return what stands for a folder where games are kept elsewhere."""
    return contextlib.nullcontext()


def serve_at(folder: Path, settings: Settings, name: str, listening: socket.socket) -> None:
    """Serve whoever comes to a socket, and peers at one of their own if there may be any."""
    logging.config.dictConfig(log.config(settings.log_level))
    sockets, peers = [listening], None
    if settings.database:
        sockets.append(bound(settings.peers, 0))
        sockets[1].listen()  # before anybody can know of us: who does not listen counts as dead
        host = f"[{settings.peers}]" if ":" in settings.peers else settings.peers
        peers = f"{host}:{sockets[1].getsockname()[1]}"
    app = make_app(
        folder,
        settings,
        reach=Reach(settings.host, listening.getsockname()[1], settings.public_address),
        workers=1 if settings.workers > 1 else 2,
        ready=garbage.look_for_it_seldom,
        peers=peers,
        name=name,
    )
    config = configured(app, settings, sockets[1].getsockname()[1] if peers else None)
    server = Stoppable(config)
    try:
        # Signals are heard before the loop runs, which would have a way of its own with them.
        with (
            server.capture_signals(),
            asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
        ):
            runner.run(run(app, server, sockets))
    except KeyboardInterrupt:  # which is how it is meant to end
        return
    except Unopened as why:
        sys.exit(f"The server can't start: {why}")


LATEST = 10.0  # seconds after which a server ends that was stopped while it started


class Stoppable(uvicorn.Server):
    """A server after which something is still to be done when somebody has stopped it."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal, which is not raised once more afterwards: games are closed then."""
        numbers = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; whoever insists while the games are only being opened is not kept waiting."""
        if self.should_exit and not self.started:
            os._exit(130)
        if not self.started:  # what was never opened need not be closed in peace
            late = threading.Timer(LATEST, os._exit, (130,))
            late.daemon = True
            late.start()
        super().handle_exit(sig, frame)


class Unopened(Exception):
    """The games can't be opened, and why, as a sentence."""


async def run(app: Starlette, server: uvicorn.Server, sockets: list[socket.socket]) -> None:
    """Open the games, serve them, and close them when somebody stops the server."""
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(app.router.lifespan_context(app))
        except Exception as error:
            raise Unopened(unopened(error)) from error
        if not server.should_exit:
            await server.serve(sockets=sockets)


def unopened(error: Exception) -> str:
    """Return why the games can't be opened, for whoever runs the server."""
    if type(error).__module__.startswith("alembic"):
        return "its games were kept by a newer version of the program. Install that one."
    if isinstance(error, ModuleNotFoundError | NoSuchModuleError | ArgumentError):
        return (
            f"its database can't be used ({cause(error)}). A database is named as "
            "postgresql://user:password@host/name, and needs nunatak[postgres]."
        )
    what = {
        "trouble-damaged": "its database is damaged. Restore a backup with `nunatak restore`",
        "trouble-full": "the disk is full",
        "trouble-readonly": "it may not write to its database",
        "trouble-away": "its database does not answer",
        "trouble-gone": "its database can't be opened",
    }.get(key_of(error), "its games can't be opened")
    return f"{what} ({cause(error)})."


def configured(app: Starlette, settings: Settings, peers: int | None = None) -> uvicorn.Config:
    """Return how uvicorn is to serve the application, to visitors and at the port for peers."""
    limits = settings.limits
    metrics: Metrics = app.state.metrics
    guard = Guard(limits, settings.proxies, metrics.refused)
    metrics.watch("nunatak_lines", "Connections for pages", lambda: len(guard.lines))
    return uvicorn.Config(
        Entrance(app),
        lifespan="off",  # ours is around all this, so that its errors can be said in a sentence
        log_config=None,
        access_log=False,
        server_header=False,
        http=guarded(guard, peers),
        ws=Socket,
        ws_max_size=4 * limits.message,
        ws_per_message_deflate=False,  # 300 KB a browser, for patches of 2
        ws_ping_interval=limits.beat,
        ws_ping_timeout=limits.beat * 2,
        timeout_keep_alive=math.ceil(limits.keep_alive),
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )


FILES_OF_ITS_OWN = 200  # files, pipes and databases that a server has open beside its lines


def open_files() -> int:
    """Let the server have as many files open as it may, and return how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return 65_536 if soft == resource.RLIM_INFINITY else soft


def fitting(limits: Limits, files: int) -> Limits:
    """Return limits that a machine can bear which lets a program have so many files open."""
    asked = limits.lines + limits.connections + limits.connections_for_seats
    room = max(100, files - FILES_OF_ITS_OWN)
    if asked <= room:
        return limits
    LOG.warning(
        "Only %d files may be open at once, so there is room for %d connections, not %d.",
        files,
        room,
        asked,
    )
    share = room / asked
    return msgspec.structs.replace(
        limits,
        lines=int(limits.lines * share),
        connections=int(limits.connections * share),
        connections_for_seats=int(limits.connections_for_seats * share),
    )


def holding(folder: Path, *, join: bool, open_browser: bool) -> Holding:
    """Return a data folder that is ours; otherwise say whose it is, and leave."""
    try:
        return Holding(folder)
    except Taken as other:
        page = other.wait_for_page() if join else other.page
        if not join or not page:
            where = f" at {page}" if page else ""
            sys.exit(
                f"Another server{where} keeps its games in {folder}. "
                "Stop it first, or name another folder with --data."
            )
        print(f"Nunatak is running already: {page}", flush=True)
        if open_browser:
            webbrowser.open(page)
        sys.exit(0)
    except OSError as error:
        sys.exit(
            f"Games can't be kept in {folder}: {error.strerror}. Name another folder with --data."
        )


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens at a port, or at the first free one if none is asked for."""
    tries = [port] if port is not None else range(PORT, PORT + NEXT)
    for each in tries:
        try:
            found = bound(host, each)
        except OSError as error:
            if port is not None:
                why = error.strerror or str(error)
                sys.exit(f"Port {each} can't be used: {why}. Try another one with --port.")
            continue
        if port is None and each != PORT:
            print(f"Port {PORT} is taken by another program, so it is {each}.", flush=True)
        return found
    sys.exit(f"No port from {PORT} to {PORT + NEXT - 1} can be used. Name one with --port.")


def bound(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to an address."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(kind, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def show(page: str) -> None:
    """Open the page once the server answers."""
    for _ in range(600):
        if answers(page):
            with contextlib.suppress(webbrowser.Error, OSError):
                webbrowser.open(page)
            return
        time.sleep(0.1)


def answers(page: str) -> bool:
    """Say whether there is a page."""
    try:
        urlopen(page, timeout=1).close()
    except OSError:
        return False
    return True
