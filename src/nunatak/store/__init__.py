"""Where people, tables and histories are kept."""

from nunatak.store.rows import ChatRow, Kept, Person, SeatRow, TableRow
from nunatak.store.store import Store

__all__ = ["ChatRow", "Kept", "Person", "SeatRow", "Store", "TableRow"]
