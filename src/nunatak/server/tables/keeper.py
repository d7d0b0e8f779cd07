"""What of a table has been kept already, so that only what is new has to be written."""

from nunatak.server.base.metrics import Metrics
from nunatak.server.tables import news
from nunatak.store import Store
from nunatak.store.rows import SeatRow
from nunatak.table import Table


class Keeper:
    """Writes one table into the store."""

    def __init__(self, table: Table, store: Store, metrics: Metrics) -> None:
        self.table = table
        self.store = store
        self.metrics = metrics
        self.seats = [copied(seat) for seat in table.seats]
        self.words = words_left(table)

    async def commit(self, answer: tuple[str, str] | None = None) -> None:
        """Commit what has changed."""
        table = self.table
        fresh = table.record.since(table.saved)
        seats = [s for s, was in zip(table.seats, self.seats, strict=True) if s != was]
        words = words_left(table)
        if fresh:
            table.row.last = news.written(table)
        with self.metrics.writes.time(), self.metrics.failures.count_exceptions():
            await self.store.save(
                table.row,
                seats=seats,
                entries=fresh,
                instructions=words[0] if words[0] != self.words[0] else None,
                sealed=words[1] if words[1] != self.words[1] else None,
                answer=answer,
                position=table.position_row() if fresh else None,
            )
        table.saved = table.length
        self.seats = [copied(seat) for seat in table.seats]
        self.words = words


def copied(seat: SeatRow) -> SeatRow:
    """Return a seat as it is at this moment."""
    return SeatRow(**{name: getattr(seat, name) for name in SeatRow.__struct_fields__})


def words_left(table: Table) -> tuple[list[tuple[int, str]], list[tuple[int, int]]]:
    """Return all standing instructions and all sealed choices."""
    told = [
        (seat, key) for seat, keys in sorted(table.instructions.items()) for key in sorted(keys)
    ]
    return told, sorted(table.sealed.items())
