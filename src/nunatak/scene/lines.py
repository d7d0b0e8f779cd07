"""Words that stay on one line."""

HELD = "\u00a0"


def unbroken(words: str) -> str:
    """Return words that hold together: in a place with a width they get narrower instead of more.

    >>> unbroken("Space Francisco").split(" ")
    ['Space\\xa0Francisco']
    """
    return words.replace(" ", HELD)


def halved(words: str) -> str:
    """Return words on at most two lines, as even as they can be.

    >>> [line.split(HELD) for line in halved("Borealis Heavy Works").splitlines()]
    [['Borealis'], ['Heavy', 'Works']]
    """
    parts = words.split(" ")
    cuts = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
    best = min(cuts, key=lambda cut: max(map(len, cut)), default=(words,))
    return "\n".join(unbroken(line) for line in best)
