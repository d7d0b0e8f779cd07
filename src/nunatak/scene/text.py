"""What players read, through Fluent."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
SAYABLE = (str, int, float)  # what a sentence may be about; a game may know more than it says
SENTENCES = 10_000  # that are at hand, of all games and languages: some 3 MB


class Texts:
    """The messages of a package, in every language it has a `text.<locale>.ftl` for.

    >>> texts = Texts("nunatak.games.antartik")
    >>> texts.say("option-stop")
    'Stop'
    >>> texts.say("option-stop", "xx")
    'Stop'
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self.bare: dict[str, dict[str, str]] = {}

    def locales(self) -> list[str]:
        """Return the languages there are, the fallback first."""
        found = []
        for file in resources.files(self.package).iterdir():
            if file.name.startswith("text.") and file.name.endswith(".ftl"):
                found.append(file.name[len("text.") : -len(".ftl")])
        return sorted(found, key=lambda locale: (locale != FALLBACK, locale))

    def say(self, key: str, locale: str = FALLBACK, /, **nouns: Any) -> str:
        """Return a message in a language, or in the fallback where it lacks it."""
        return self.about(key, locale, nouns)

    def about(self, key: str, locale: str, nouns: Mapping[str, Any]) -> str:
        """Return a message that names these nouns: most of what a scene is made of."""
        try:
            found = formatted(self.package, key, locale, tuple(nouns.items()))
        except TypeError:  # a noun that can't be said can't be looked up either
            found = formatted(self.package, key, locale, sayable(nouns))
        if found is None:
            raise KeyError(f"{self.package} has no text for {key}.")
        return found

    def said(self, locale: str) -> dict[str, str]:
        """Return the messages without nouns that have been said in a language, to look them up.

        Half of what a scene says is among them; asking for each as for any other takes twice as
        long.
        """
        return self.bare.setdefault(locale, {})

    def find(self, keys: Iterable[str], locale: str = FALLBACK, /, **nouns: Any) -> str | None:
        """Return the first of several messages that there is, or nothing."""
        about = sayable(nouns)
        for key in keys:
            found = formatted(self.package, key, locale, about)
            if found is not None:
                return found
        return None


def sayable(nouns: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """Return those nouns that a sentence may be about."""
    return tuple((name, noun) for name, noun in nouns.items() if isinstance(noun, SAYABLE))


@lru_cache(SENTENCES)
def formatted(
    package: str, key: str, locale: str, nouns: tuple[tuple[str, Any], ...]
) -> str | None:
    """Return a message with its nouns, or nothing if there is none.

    Scenes say the same again and again, and Fluent takes longer than all the rest of drawing one.
    """
    for bundle in bundles(package, locale):
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(sayable(dict(nouns))))
                if errors:
                    raise KeyError(f"{key} in {package}: {errors[0]}")
                return str(text)
    return None


@cache
def bundles(package: str, locale: str) -> tuple[FluentBundle, ...]:
    """Return the texts of a package in a language, then those of the fallback."""
    found = []
    for name in dict.fromkeys((locale, FALLBACK)):
        file = resources.files(package) / f"text.{name}.ftl"
        if file.is_file():
            bundle = FluentBundle([name], use_isolating=False)
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            found.append(bundle)
    return tuple(found)
