"""Effects in icons: what cards, buildings and steps cost and bring, from the printed rows."""

from collections.abc import Iterable, Mapping
from typing import Any

from nunatak.games.frozen_frontier.rules.vocabulary import CITIES, CORPORATIONS, PROGRAMS, PROJECTS
from nunatak.games.frozen_frontier.screen import effect_words
from nunatak.scene.items import Drawable, Piece, Rect, Sum, Tall, Zone

Row = Mapping[str, Any]

GOODS = {"engineer": "eng", "scientist": "sci", "point": "vp", "resource": "any"}
BUILDINGS = {
    "transport-hub": "hub",
    "power-plant": "power",
    "factory": "factory",
    "helium-facility": "heliumf",
    "research-station": "station",
    "training-center": "training",
    "science-center": "center",
    "industrial-complex": "complex",
    "mining-site": "mine",
}
TRACKS = {"industry": "ind", "science": "scit"}
TRIGGERS = {
    "upon-completion": "once",
    "no-limit": "inf",
    "once-per-turn": "turn",
    "income": "income",
    "end-game": "end",
}
PERS = {
    "own-small": "small",
    "own-large": "large",
    "own-city": "council",
    "controlled-city": "council",
    "ai-token": "chip",
    "completed-project": "card",
    "fulfilled-contract": "contract",
    "lower-track": "ind",
    "leftover": "box",
}
NUMERALS = ("I", "II", "III")
ARROW = " → "


def good(name: str) -> str:
    """Return the icon of a good.

    >>> good("engineer"), good("qubit")
    ('eng', 'qubit')
    """
    return GOODS.get(name, name)


def goods(parts: Iterable[Row]) -> str:
    """Return goods as icons, one for each unit of a resource, Qubits and colonists by number.

    >>> goods([{"what": "regolith", "n": 2}, {"what": "qubit", "n": 3}])
    '[regolith][regolith] 3[qubit]'
    """
    return " ".join(
        f"[{good(part['what'])}]" * part["n"]
        if part["what"] not in ("qubit", "vp")
        else f"{part['n']}[{good(part['what'])}]"
        for part in parts
    )


def operation(op: Row) -> str:
    """Return what an operation brings.

    >>> operation({"op": "gain", "what": "qubit", "n": 2})
    '+2[qubit]'
    >>> operation({"op": "advance", "track": "any", "n": 1})
    '+1[ind]/[scit]'
    """
    name, n = op["op"], op.get("n", op.get("max", 1))
    if name == "gain":
        found = f"+{n}[{good(op['what'])}]"
        if "per" in op:
            div = str(op["div"]) if op.get("div", 1) > 1 else ""
            found += f" / {div}[{PERS[op['per']]}]"
        return found
    if name == "advance":
        track = "[ind]/[scit]" if op["track"] == "any" else f"[{TRACKS[op['track']]}]"
        return f"+{n}{track}"
    if name == "choose-research":
        return f"[lab] {NUMERALS[op['generation'] - 1]}"
    return {
        "ai-token": f"+{n}[chip]" if op.get("where") != "neighbor" else f"+{n}[chip][right]",
        "draw-project": f"+{n}[card]",
        "draw-contract": f"+{n}[contract]",
        "take-tax": "[tax]",
        "unlock-slot": "[unlock]",
        "settle": f"{n}[settle]",
        "use-spots": f"{n}[spot]",
        "refresh-spots": f"{n}[refresh]",
        "convert-colonist": f"{n}[eng]→[sci]",
        "convert-resource": f"{n}[any]→[any]",
        "ignore-penalties": "0[penalty]",
    }[name]


def brings(name: str) -> str:
    """Return what something brings, without what it costs.

    >>> brings("mining-site")
    '+1[ind] +1[scit] +1[regolith]'
    """
    return " ".join(operation(op) for op in effect_words.operations(effect_words.rows()[name]))


def costs(name: str) -> str:
    """Return what something costs, or what a contract asks for.

    >>> costs("c02")
    '[helium][energy]'
    """
    return goods(effect_words.cost(name)).replace("] [", "][")


def effect(name: str) -> str:
    """Return what something costs and brings.

    >>> effect("p023")
    '2[qubit] → +1[ind]'
    """
    cost = costs(name) if "need" not in effect_words.rows()[name] else ""
    return f"{cost}{ARROW}{brings(name)}" if cost else brings(name)


def trigger(name: str) -> str:
    """Return the icon of when an ability works.

    >>> trigger("p023")
    'turn'
    """
    return TRIGGERS[effect_words.rows()[name]["trigger"]]


def ability(name: str) -> bool:
    """Say whether something is an ability: a project, a program or a corporation."""
    return name in PROJECTS or name in PROGRAMS or name in CORPORATIONS


def city_of(project: str) -> str:
    """Return the city of a project."""
    found: str = effect_words.rows()[project]["city"]
    return CITIES[CITIES.index(found)]


def building_of(project: str) -> str:
    """Return the building of a project."""
    found: str = effect_words.rows()[project]["building"]
    return found


def building_mark(
    key: str,
    symbol: str,
    size: float,
    x: float,
    y: float,
    *,
    tall: tuple[float, float, float] | None = None,
    label: str = "",
    sum: Sum | None = None,
) -> list[Drawable]:
    """Return the dark square with which a card names its building; `tall` is x, y and size."""
    half = size / 2
    ground, drawing = None, None
    if tall is not None:
        low_x, low_y, low = tall
        ground = Tall(shape=Rect(low_x - low / 2, low_y - low / 2, low, low, low * 0.16))
        drawing = Tall(x=low_x, y=low_y, size=low * 0.68)
    return [
        Zone(f"{key}.ground", Rect(x - half, y - half, size, size, size * 0.16), "tile",
             line="none", z=15, label=label, sum=sum, tall=ground),
        Piece(key, "symbol", symbol=symbol, tone="on-tile", size=size * 0.68, x=x, y=y, label=label,
              sum=sum, tall=drawing),
    ]  # fmt: skip
