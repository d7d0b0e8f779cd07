"""Reading what was agreed on from the command line."""

from typing import Any

from nunatak.games.description import Game

TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_options(game: Game[Any], words: list[str] | None) -> dict[str, Any]:
    """Return options given as name=value, or as a bare name for one that is switched on."""
    found: dict[str, Any] = {}
    for word in words or []:
        name, _, value = word.partition("=")
        choice = next((c for c in game.settings if c.name == name), None)
        if choice is not None and set(choice.values) == {False, True}:
            if value and value.lower() not in TRUTH:
                raise ValueError(f"The option {name} can be on or off, not {value!r}.")
            found[name] = TRUTH[value.lower()] if value else True
        else:
            found[name] = value
    return game.agree(found)
