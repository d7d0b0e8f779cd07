"""Starting the server."""

import logging
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from urllib.request import urlopen

import uvicorn
from platformdirs import user_data_path

from nunatak.server.app import make_app
from nunatak.server.limits import Limits, from_environment


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_folder: Path | None = None,
    open_browser: bool = True,
    *,
    limits: Limits | None = None,
    address: str | None = None,
) -> None:
    """Serve the tables until somebody stops it; port 0 takes any that is free."""
    folder = data_folder or user_data_path("nunatak", appauthor=False)
    bounds = limits or from_environment()
    try:
        listening = listen(host, port)
    except OSError as error:
        sys.exit(f"Port {port} can't be used: {error.strerror}. Try another one with --port.")
    shown = f"[{host}]" if ":" in host else host
    page = f"http://{shown}:{listening.getsockname()[1]}/"
    print(f"Nunatak is at {page} (Ctrl+C stops it); its games are kept in {folder}.", flush=True)
    if open_browser:
        threading.Thread(target=show, args=[page], daemon=True).start()
    config = uvicorn.Config(
        make_app(folder, bounds, address=address),
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4 * bounds.message,
        ws_ping_interval=bounds.beat,
        ws_ping_timeout=bounds.beat * 2,
        h11_max_incomplete_event_size=32_768,
        timeout_graceful_shutdown=5,
        limit_concurrency=2 * bounds.connections,
    )
    uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there."""
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
    for _ in range(100):
        try:
            urlopen(page, timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(page)
            return
