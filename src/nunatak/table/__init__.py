"""One running game: who sits there, its history, its clock."""

from nunatak.table.refusal import Refusal
from nunatak.table.table import Table

__all__ = ["Refusal", "Table"]
