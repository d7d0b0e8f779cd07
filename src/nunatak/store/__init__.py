"""Where people, tables and histories are kept."""

from nunatak.store.rows import ChatRow, Kept, Person, SeatRow, TableRow
from nunatak.store.store import Store
from nunatak.store.writes import Overtaken

__all__ = ["ChatRow", "Kept", "Overtaken", "Person", "SeatRow", "Store", "TableRow"]
