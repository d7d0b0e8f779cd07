"""Reading what was agreed on from the command line."""

from typing import Annotated

import typer

from nunatak.engine.position import Position
from nunatak.games.description import Game, SettingValue

TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

Settings = Annotated[
    list[str] | None,
    typer.Option("--setting", help="what is agreed on: name=value, repeatable", metavar="TEXT"),
]
FormerSettings = Annotated[  # what --setting was called
    list[str] | None, typer.Option("--option", hidden=True)
]


def read_settings(
    game: Game[Position], words: list[str] | None, former: list[str] | None = None
) -> dict[str, SettingValue]:
    """Return settings given as name=value, or as a bare name for one that is switched on."""
    found: dict[str, SettingValue] = {}
    for word in [*(words or []), *(former or [])]:
        name, _, value = word.partition("=")
        setting = next((s for s in game.settings if s.name == name), None)
        if setting is not None and set(setting.values) == {False, True}:
            if value and value.lower() not in TRUTH:
                raise ValueError(f"The setting {name} can be on or off, not {value!r}.")
            found[name] = TRUTH[value.lower()] if value else True
        else:
            found[name] = value
    return game.agree(found)
