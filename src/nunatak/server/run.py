"""Starting the server."""

import logging
import socket
import sys
import threading
import time
import webbrowser
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from urllib.request import urlopen

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from nunatak.server import garbage
from nunatak.server.app import make_app
from nunatak.server.holding import Holding, Taken
from nunatak.server.limits import Limits, from_environment
from nunatak.server.workers import Minder

PORT = 8000
NEXT = 20  # ports that are tried after it, where nobody asked for a certain one


def data_folder() -> Path:
    """Return where games are kept unless somebody says otherwise."""
    return user_data_path("nunatak", appauthor=False)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    folder: Path | None = None,
    open_browser: bool = True,
    *,
    join: bool = False,
    limits: Limits | None = None,
    address: str | None = None,
    workers: int = 1,
    peers: str = "127.0.0.1",
) -> None:
    """Serve the tables until somebody stops it.

    Port 0 takes any that is free; without one it is 8000, or the next that is free. If a server
    holds the folder already, that is an error, or with `join` the one that is opened. A database
    at an address may be shared by several processes, here and on other machines, which reach this
    one at the address `peers`.
    """
    kept = folder or data_folder()
    bounds = limits or from_environment()
    if workers > 1 and address is None:
        sys.exit("Several processes need a PostgreSQL database: name it with --database.")
    alone = address is None
    with holding(kept, join=join, open_browser=open_browser) if alone else nullcontext() as held:
        listening = listen(host, port)
        shown = f"[{host}]" if ":" in host else host
        page = f"http://{shown}:{listening.getsockname()[1]}/"
        if held is not None:
            held.tell(page)
        where = "a database" if address else kept
        print(f"Nunatak is at {page} (Ctrl+C stops it); its games are kept in {where}.", flush=True)
        if open_browser:
            threading.Thread(target=show, args=[page], daemon=True).start()
        work = partial(serve_at, kept, bounds, address, peers, 1 if workers > 1 else 2)
        if workers > 1 and address is not None:
            Minder(work, listening, address).run(workers)
        else:
            work("", listening)


def serve_at(
    folder: Path,
    bounds: Limits,
    address: str | None,
    peers: str,
    thinkers: int,
    name: str,
    listening: socket.socket,
) -> None:
    """Serve whoever comes to a socket, and peers at one of their own if there may be any."""
    sockets = [listening]
    where = None
    if address is not None:
        sockets.append(bound(peers, 0))
        shown = f"[{peers}]" if ":" in peers else peers
        where = f"{shown}:{sockets[1].getsockname()[1]}"
    app = make_app(
        folder,
        bounds,
        address=address,
        workers=thinkers,
        ready=garbage.look_for_it_seldom,
        peers=where,
        name=name,
    )
    config = configured(app, bounds)
    server = uvicorn.Server(config)
    try:
        server.run(sockets=sockets)
    except KeyboardInterrupt:  # which is how it is meant to end
        return
    if not server.started:
        kept = "a database" if address else folder
        sys.exit(f"The server could not start; what it said stands above. Games: {kept}.")


def configured(app: Starlette, bounds: Limits) -> uvicorn.Config:
    """Return how uvicorn is to serve."""
    return uvicorn.Config(
        app,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4 * bounds.message,
        ws_per_message_deflate=False,  # 300 KB a browser, for patches of 2
        ws_ping_interval=bounds.beat,
        ws_ping_timeout=bounds.beat * 2,
        h11_max_incomplete_event_size=32_768,
        timeout_graceful_shutdown=5,
        limit_concurrency=2 * bounds.connections,
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
            with suppress(webbrowser.Error, OSError):
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
