"""The fixtures, served to a real Chromium."""

import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer

import pytest

from nunatak.web.shots import Handler


@pytest.fixture(scope="session")
def pages() -> Iterator[str]:
    """Where the fixtures are served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
