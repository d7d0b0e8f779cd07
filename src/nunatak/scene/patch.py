"""What changed from one scene to the next: the little that a browser must be told.

>>> from nunatak.scene.items import Hex, Piece, Zone
>>> from nunatak.scene.scene import Board
>>> hexes = [Zone(f"z.{n}", Hex(100 + 90 * n, 80, 50), title=n_) for n, n_ in enumerate("AB")]
>>> scene = Scene("demo", Board((0, 0, 300, 160)), [*hexes, Piece("p.1", "token", zone="z.0")])
>>> later = msgspec.structs.replace(scene, items=[*hexes, Piece("p.1", "token", zone="z.1")])
>>> change = diff(scene, later)
>>> change.lists["items"].edit["p.1"].set
{'zone': 'z.1'}
>>> apply(scene, change) == later
True
"""

from __future__ import annotations

from typing import Any

import msgspec

from nunatak.scene.scene import Scene

Plain = dict[str, Any]


class Keyed(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a list of things with ids changed. ``order`` is told only where it matters."""

    drop: list[str] = []
    put: list[Plain] = []
    edit: dict[str, Change] = {}
    order: list[str] = []


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one thing changed, field by field."""

    set: dict[str, Any] = {}
    unset: list[str] = []
    deep: dict[str, Change] = {}
    lists: dict[str, Keyed] = {}


UNORDERED = frozenset({"items", "parts"})
"""Drawn by z and id, so that their order on the wire says nothing."""


def plain(scene: Scene) -> Plain:
    """The scene as the browser gets it."""
    built: Plain = msgspec.to_builtins(scene)
    return built


def diff(old: Scene | Plain, new: Scene | Plain) -> Change:
    """What must be told to somebody who has the old scene to have the new one."""
    return _diff(
        plain(old) if isinstance(old, Scene) else old, plain(new) if isinstance(new, Scene) else new
    )


def apply(scene: Scene, change: Change) -> Scene:
    """The scene after the change; what the browser does, for tests and tools.

    Things without an order of their own come out sorted by id.
    """
    return msgspec.convert(patched(plain(scene), change), Scene)


def _keyed(value: object) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(each, dict) and "id" in each for each in value)
    )


def _diff(old: Plain, new: Plain) -> Change:
    fields: dict[str, Any] = {}
    deep: dict[str, Change] = {}
    lists: dict[str, Keyed] = {}
    for name, value in new.items():
        if name not in old:
            fields[name] = value
            continue
        before = old[name]
        if before == value:
            continue
        if _keyed(before) and _keyed(value):
            keyed = _diff_list(before, value, name not in UNORDERED)
            if keyed != Keyed():
                lists[name] = keyed
        elif (
            isinstance(before, dict)
            and isinstance(value, dict)
            and before.get("k") == value.get("k")
            and before.get("t") == value.get("t")
        ):
            deep[name] = _diff(before, value)
        else:
            fields[name] = value
    gone = [name for name in old if name not in new]
    return Change(fields, gone, deep, lists)


def _diff_list(old: list[Plain], new: list[Plain], ordered: bool) -> Keyed:
    before = {each["id"]: each for each in old}
    after = {each["id"]: each for each in new}
    drop = [id for id in before if id not in after]
    put: list[Plain] = []
    edit: dict[str, Change] = {}
    for id, each in after.items():
        if id not in before or before[id].get("t") != each.get("t"):
            put.append(each)
        elif before[id] != each:
            edit[id] = _diff(before[id], each)
    order: list[str] = []
    if ordered:
        kept = [id for id in before if id in after]
        kept += [id for id in after if id not in before]
        if kept != list(after):
            order = list(after)
    return Keyed(drop, put, edit, order)


def patched(thing: Plain, change: Change) -> Plain:
    """A plain thing after a change; the browser's patch.js does the same."""
    out = {name: value for name, value in thing.items() if name not in change.unset}
    out.update(change.set)
    for name, inner in change.deep.items():
        out[name] = patched(out[name], inner)
    for name, keyed in change.lists.items():
        have = {each["id"]: each for each in out[name] if each["id"] not in keyed.drop}
        for each in keyed.put:
            have[each["id"]] = each
        for id, inner in keyed.edit.items():
            have[id] = patched(have[id], inner)
        out[name] = [have[id] for id in keyed.order] if keyed.order else list(have.values())
    return out
