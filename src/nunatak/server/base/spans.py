"""Times in words."""

from nunatak.table.refusal import TEXTS


def span(seconds: float, locale: str) -> str:
    """Return a time, in one unit."""
    if seconds < 60:
        return TEXTS.say("seconds", locale, count=max(0, int(seconds)))
    if seconds < 7200:
        return TEXTS.say("minutes", locale, count=int(seconds // 60))
    if seconds < 2 * 86_400:
        return TEXTS.say("hours", locale, count=int(seconds // 3600))
    return TEXTS.say("days", locale, count=int(seconds // 86_400))
