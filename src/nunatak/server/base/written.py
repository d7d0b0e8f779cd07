"""What people write, as others may be shown it."""

from unicodedata import category

MARKS = 4  # accents on one letter; no language has more of them in a row
JOINERS = "\u200c\u200d"  # which some languages and emoji need


def readable(text: str) -> str:
    """Return what somebody says, on one line, without what would change how others read.

    >>> readable("Well\\n\\u202edone"), len(readable("o" + "\\u0301" * 99))
    ('Well done', 5)
    """
    kept = "".join(c for c in low(text) if c.isprintable() or c in JOINERS or c.isspace())
    return " ".join(kept.split())


def low(text: str) -> str:
    """Return a text without marks that are heaped upon each other, over the lines of others."""
    found, heaped = [], 0
    for c in text:
        heaped = heaped + 1 if category(c) in ("Mn", "Me") else 0
        if heaped <= MARKS:
            found.append(c)
    return "".join(found)
