"""Saying no, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from nunatak.scene.text import FALLBACK, Texts

if TYPE_CHECKING:
    from nunatak.table.table import Table

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


def refusal(table: Table, seat: int, option: int) -> Refusal:
    """Return why a seat can't take an option."""
    if table.row.state == "waiting":
        return Refusal("illegal", "waiting")
    if table.row.state == "over" or table.ended:
        return Refusal("illegal", "over")
    if table.row.trouble:
        return Refusal("illegal", "ask-trouble", why=table.row.trouble)
    if table.is_bot(seat):
        return Refusal("seat", "bot-plays")
    if table.held() is not None:
        return Refusal("illegal", "held")
    if table.p.actor != seat:
        return Refusal("seat", "not-your-turn")
    game = table.game
    try:
        game.vocabulary.verb(option)
    except ValueError:
        return Refusal("bad", "no-such-option")
    p = table.p
    return Illegal(
        {locale: game.why_not(p, option, locale) or "" for locale in game.texts.locales()}
    )
