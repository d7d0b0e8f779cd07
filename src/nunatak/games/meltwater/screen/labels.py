"""Options of Meltwater in words, where what they mean depends on the map."""

from typing import Any

from nunatak.games.meltwater.rules.vocabulary import HEXES, VOCABULARY
from nunatak.scene.sight import Sight

LOADED = ("starve", "flee", "defect", "to", "shelter", "evacuate")  # verbs about room in a hex


def label(sight: Sight, option: int) -> str:
    """Return an option in words for whoever is asked, or nothing if its verb says enough."""
    verb = VOCABULARY.verb(option)
    if verb.nouns is not HEXES or option not in sight.options:
        return ""
    name = HEXES[option - verb.first]
    here = sight.table["hexes"][name]
    key, nouns = verb.name, dict[str, Any](noun=name)
    if verb.name == "to" and here["radiation"] == "dead":
        key += "-dead"
    elif verb.name in LOADED:
        key += "-load"
        nouns |= {"units": units(here), "supports": here["supports"]}
    elif verb.name == "spread":
        key += "-soils" if here["radiation"] == "clean" else "-kills"
    elif option in sight.asked["only"]:
        key += "-only"
        nouns["to"] = sight.asked["only"][option]
    else:
        return ""
    return sight.say(f"option-{key}", **nouns)


def units(here: dict[str, Any]) -> int:
    """Return how many units stand in a hex."""
    count: int = here["civilians"] + here["soldiers"] + here["refugees"]
    return count
