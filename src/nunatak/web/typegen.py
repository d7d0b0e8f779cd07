"""Writes types.d.ts from the structs, so that the browser's code is checked against them.

Run as ``python -m nunatak.web.typegen``; ``--check`` only says whether the file is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

from nunatak.protocol import messages
from nunatak.scene import about, items, page, patch, scene

TARGET = Path(__file__).with_name("types.d.ts")

UNIONS = {
    "Shape": items.Shape,
    "Drawable": items.Drawable,
    "Panel": page.Panel,
    "FromBrowser": messages.FromBrowser,
    "FromServer": messages.FromServer,
}
ROOTS = (
    scene.Scene,
    about.Glossary,
    patch.Change,
    messages.Boot,
    messages.NewTable,
    messages.Made,
    messages.Mine,
    messages.Holiday,
    messages.Reading,
    messages.Reviewed,
    messages.Sit,
    messages.Me,
    messages.Notices,
    messages.Whose,
)


def spell(kind: Any) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StructType():
            return str(kind.cls.__name__)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(spell(each) for each in kind.types))
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.ListType():
            inner = spell(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(spell(each) for each in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {spell(kind.value_type)}>"
        case inspect.AnyType():
            return "any"
    raise TypeError(f"Nobody said how {kind!r} is written in TypeScript.")


def structs(kind: Any, found: dict[str, inspect.StructType]) -> None:
    """Every struct that can be reached from one."""
    match kind:
        case inspect.StructType():
            if kind.cls.__name__ not in found:
                found[kind.cls.__name__] = kind
                for field in kind.fields:
                    structs(field.type, found)
        case inspect.UnionType():
            for each in kind.types:
                structs(each, found)
        case inspect.ListType():
            structs(kind.item_type, found)
        case inspect.TupleType():
            for each in kind.item_types:
                structs(each, found)
        case inspect.DictType():
            structs(kind.value_type, found)


def interface(name: str, kind: inspect.StructType) -> str:
    lines = [f"export interface {name} {{"]
    if kind.tag_field is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        optional = "" if field.required else "?"
        shape = spell(field.type)
        # Nothing is sent for a default, and None is always one.
        if optional:
            shape = shape.replace(" | null", "")
        lines.append(f"  {field.encode_name}{optional}: {shape};")
    return "\n".join([*lines, "}"])


def text() -> str:
    found: dict[str, inspect.StructType] = {}
    for root in ROOTS:
        structs(inspect.type_info(root), found)
    for union in UNIONS.values():
        structs(inspect.type_info(union), found)
    parts = ["// Written by typegen.py from the structs; do not edit."]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {spell(inspect.type_info(union))};")
    parts.extend(interface(name, found[name]) for name in sorted(found))
    return "\n\n".join(parts) + "\n"


def main() -> int:
    fresh = text()
    if "--check" in sys.argv:
        if TARGET.read_text() == fresh:
            return 0
        print("types.d.ts is stale: run python -m nunatak.web.typegen.", file=sys.stderr)
        return 1
    TARGET.write_text(fresh)
    return 0


if __name__ == "__main__":
    sys.exit(main())
