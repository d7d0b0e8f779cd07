"""Words and icons in a line, at the size at which they fit."""

import re

ICON = re.compile(r"\[[^\]]*\]")
ICON_WIDE, LETTER_WIDE = 1.2, 0.56  # of the size of the letters
WIDE = {" ": 0.28, "→": 0.95, **dict.fromkeys("+−0123456789", 0.64)}
LEAST, CRAMPED = 8.0, 10.0


def fitted(words: str, room: float, size: float) -> float:
    """Return the size at which words and icons fit into a line, down to what can be read.

    >>> fitted("+2[qubit]", 80, 12), fitted("[any] → +2[vp] +1[qubit]", 70, 12)
    (12, 8.8)
    """
    rest = ICON.sub("", words).replace("**", "")
    units = len(ICON.findall(words)) * ICON_WIDE
    units += sum(WIDE.get(letter, LETTER_WIDE) for letter in rest)
    return max(LEAST, round(min(size, room / units), 1)) if units * size > room else size


def tight(words: str, room: float, size: float) -> tuple[str, float]:
    """Return icons in a line and their size; what is one of a kind loses its number in a crowd.

    >>> tight("+1[aerogel] +1[energy] +1[regolith] +3[qubit]", 80, 12)
    ('[aerogel][energy][regolith] +3[qubit]', 12)
    """
    if fitted(words, room, size) < CRAMPED:
        words = words.replace("+1[", "[").replace("] [", "][")
    return words, fitted(words, room, size)
