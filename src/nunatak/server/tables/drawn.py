"""A scene as it was sent: pieces of JSON, which are small, soon compared, and often the same.

>>> from nunatak.scene.items import Hex, Piece, Zone
>>> from nunatak.scene.scene import Board
>>> zone = Zone("z.0", Hex(100, 80, 50))
>>> scene = Scene("demo", Board((0, 0, 300, 160)), [zone, Piece("p.1", "token", zone="z.0")])
>>> later = msgspec.structs.replace(scene, items=[zone, Piece("p.1", "ship", zone="z.0")])
>>> change = change_between(Drawn(scene), Drawn(later))
>>> change.lists["items"].edit["p.1"].set
{'kind': 'ship'}
>>> msgspec.json.decode(Drawn(scene).json(), type=Scene) == scene
True

What one table has drawn before, for another seat or a move ago, is the very same piece again:

>>> before = Drawn(scene)
>>> Drawn(later, before.known()).lists["items"]["z.0"] is before.lists["items"]["z.0"]
True
"""

import sys
from functools import lru_cache
from typing import Any

import msgspec

from nunatak.scene.patch import UNORDERED, Change, Keyed, Plain, diff
from nunatak.scene.scene import Scene

SHARED = 4_096  # pieces with which tables begin: some 2 MB
Pieces = dict[str, bytes]
Known = dict[bytes, bytes]

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
_usual = {
    field.encode_name: field.default
    if field.default_factory is msgspec.NODEFAULT
    else field.default_factory()
    for field in msgspec.structs.fields(Scene)
}


class Drawn:
    """A scene in pieces: each field, and of lists of things with ids each thing."""

    __slots__ = ("fields", "lists")

    def __init__(self, scene: Scene, known: Known | None = None) -> None:
        """Draw a scene, out of pieces that are known already where they are the same."""
        same = known.setdefault if known else first_seen
        self.fields: Pieces = {}
        self.lists: dict[str, Pieces] = {}
        for name, usual in _usual.items():
            value = getattr(scene, name)
            if value == usual and name not in UNORDERED:
                continue
            if isinstance(value, list) and value and hasattr(value[0], "id"):
                pieces = ((sys.intern(each.id), _encode(each)) for each in value)
                self.lists[name] = {id: same(piece, piece) for id, piece in pieces}
            else:
                piece = _encode(value)
                self.fields[name] = same(piece, piece)

    def known(self) -> Known:
        """Return all its pieces, by what they are."""
        pieces = [*self.fields.values()]
        for each in self.lists.values():
            pieces += each.values()
        return {piece: piece for piece in pieces}

    def json(self) -> bytes:
        """Return the whole scene."""
        parts = [b'"%s":%s' % (name.encode(), each) for name, each in self.fields.items()]
        parts += [
            b'"%s":[%s]' % (name.encode(), b",".join(each.values()))
            for name, each in self.lists.items()
        ]
        return b"{%s}" % b",".join(parts)


@lru_cache(SHARED)
def shared(piece: bytes) -> bytes:
    """Return a piece as another table has it already, if one does."""
    return piece


def first_seen(piece: bytes, _: bytes) -> bytes:
    """Return a piece of a table of which nothing has been drawn: most others began with it."""
    return shared(piece)


def change_between(old: Drawn, new: Drawn) -> Change:
    """Return what must be told to somebody who has the old scene, as `patch.diff` does."""
    was: Plain = {}
    now: Plain = {}
    lists: dict[str, Keyed] = {}
    for name in {**old.lists, **new.lists}:
        before, after = old.lists.get(name), new.lists.get(name)
        if before is None or after is None:  # there were none, or there are none any more
            whole(was, name, old)
            whole(now, name, new)
        elif before != after:
            keyed = list_change(before, after, ordered=name not in UNORDERED)
            if keyed != Keyed():
                lists[name] = keyed
    for name in {**old.fields, **new.fields}:
        if old.fields.get(name) != new.fields.get(name):
            whole(was, name, old)
            whole(now, name, new)
    change = diff(was, now)
    return msgspec.structs.replace(change, lists={**change.lists, **lists}) if lists else change


def whole(into: Plain, name: str, drawn: Drawn) -> None:
    """Put a whole field of a scene, if there is one, into plain data."""
    if name in drawn.fields:
        into[name] = _decode(drawn.fields[name])
    elif name in drawn.lists:
        into[name] = [_decode(each) for each in drawn.lists[name].values()]


def list_change(old: Pieces, new: Pieces, *, ordered: bool) -> Keyed:
    """Return how a list of things with ids changed."""
    put: list[Plain] = []
    edit: dict[str, Change] = {}
    for id, each in new.items():
        had = old.get(id)
        if had is each or had == each:
            continue
        now: Plain = _decode(each)
        was: Any = None if had is None else _decode(had)
        if was is None or was.get("t") != now.get("t"):
            put.append(now)
        else:
            edit[id] = diff(was, now)
    drop = [id for id in old if id not in new]
    kept = [id for id in old if id in new] + [id for id in new if id not in old]
    return Keyed(drop, put, edit, list(new) if ordered and kept != list(new) else [])
