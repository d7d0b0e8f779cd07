"""People at a table, over HTTP and WebSocket."""

from pathlib import Path


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_folder: Path | None = None,
    open_browser: bool = True,
) -> None:
    """Serve the tables until somebody stops it."""
    from nunatak.server.run import serve as run  # what it needs is slow to import

    run(host, port, data_folder, open_browser)
