"""Saying no, in words."""

from typing import Any, Literal

from nunatak.scene.text import FALLBACK, Texts

TEXTS = Texts("nunatak.table")

Code = Literal["stale", "illegal", "seat", "rate", "size", "bad", "gone", "trouble"]


class Refusal(Exception):
    """Something that a person asked for and can't have, with the reason in any language."""

    def __init__(self, code: Code, key: str, **nouns: Any) -> None:
        super().__init__(key)
        self.code: Code = code
        self.key = key
        self.nouns = nouns

    def say(self, locale: str = FALLBACK) -> str:
        """Return the reason as a sentence."""
        return TEXTS.say(self.key, locale, **self.nouns)


class Illegal(Refusal):
    """A refusal that the rules of the game explain."""

    def __init__(self, reasons: dict[str, str]) -> None:
        super().__init__("illegal", "refused")
        self.reasons = reasons

    def say(self, locale: str = FALLBACK) -> str:
        """Return the rule as a sentence."""
        return self.reasons.get(locale) or self.reasons[FALLBACK]
