"""The printed pieces as a game is bound to them.

A kept game can be replayed only with the pieces it was played with. An edition is the short name of
such a set: a hash of all that rules can notice, so that a corrected name, a source or a comment
makes no new one.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from typing import Any

# Where a row comes from. What was reconstructed and then changed so that the game is balanced says
# so, lest anybody take it for a finding.
SOURCES = (
    "rulebook",
    "earlier edition",
    "deduced",
    "reconstructed",
    "reconstructed, balanced",
)
UNBOUND = ("name", "title", "source", "note")  # what no rule can notice


def read_components(text: str) -> dict[str, Any]:
    """Return the rows of a component file by part; ValueError if one has no source."""
    document = tomllib.loads(text)
    for rows in document.values():
        for row in rows:
            check_source(row)
    return document


def check_source(row: Mapping[str, object]) -> None:
    """See that a row says where it comes from."""
    if row.get("source") not in SOURCES:
        raise ValueError(f"A row of the components has no source: {row}.")


def edition_of(text: str) -> str:
    """Return the short name of the pieces that a component file describes.

    >>> one = '[[figures]]\\nvalue = 1\\ncount = 3\\nsource = "deduced"'
    >>> edition_of(one) == edition_of(one.replace("deduced", "rulebook") + " # seen in a shop")
    True
    >>> edition_of(one) == edition_of(one.replace("3", "4"))
    False
    """
    bound = json.dumps(bound_part(tomllib.loads(text)), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(bound.encode()).hexdigest()[:16]


def bound_part(content: Any) -> Any:
    """Return a document without what no rule can notice."""
    if isinstance(content, dict):
        return {key: bound_part(part) for key, part in content.items() if key not in UNBOUND}
    if isinstance(content, list):
        return [bound_part(part) for part in content]
    return content
