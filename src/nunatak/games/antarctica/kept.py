"""Games of Antarctica that were kept under earlier rules, or by an earlier program."""

from typing import Any

from nunatak.engine.document import Page
from nunatak.games.antarctica.rules.position import (
    CUBE_OWNER,
    FIRST_TAKER,
    IS_DRAFT,
    PICKED,
    PICKS,
    POINTS,
    SHIP,
    SIZE,
    Antarctica,
)
from nunatak.games.antarctica.rules.vocabulary import AREAS, DONE, PILES, PLACES, TRACKS

PLACING = {2: "ABBAAB", 3: "ABCCABBCA", 4: "ABCDDABC"}  # who placed ships, one after the other
ROUND = ("choose-card", "look-again", "draw-card")
ANSWER = ("which-ship", "move-where", "advance-all")

Pending = list[list[Any]]


def as_now(p: Antarctica, entry: int, rules: int) -> list[int] | None:
    """Return what an entry comes to; version 1 asked to end turns that now end by themselves."""
    return [] if rules == 1 and entry == DONE else None


def with_agenda(document: dict[str, Any]) -> dict[str, Any]:
    """Return a saved position with all that is to be decided on its agenda.

    Once a question stood there alone, and what came of it followed from other parts of the table:
    so a question that has something below it today, and stands alone, is of that time.
    """
    page = Page(document, "antarctica")
    questions = page.part("pending").parts()
    if len(questions) != 1:
        return document
    name, actor, about = (part.content for part in questions[0].parts(3))
    table = page.part("table")
    if name in ("lay-out", "turn-up-card", "place-ship", "first-cube"):
        below = below_setup(page, table, name, about)
    elif name == "discard-what" and table.part("phase").content == "sailing":
        below = [["sail-where", table.part("mover").content, 0]]
    elif name in ("discard-what", "advance-where", *ROUND, *ANSWER):
        below = [["then-go-on", "nobody", 0], *bare_piles(table)]
    else:
        return document
    if name in ROUND + ANSWER:
        below.append(["then-symbols", "nobody", 0])
    asked = [name, actor, about + what_about(table, name)] if below else questions[0].content
    return {**document, "pending": [*below, asked]}


def below_setup(page: Page, table: Page, name: str, about: int) -> Pending:
    """Return what waits below a question of the time before the first turn, or of a new card."""
    phase = table.part("phase").content
    players = page.part("players").number(2, 4)
    if phase == "acting":
        return [["then-go-on", "nobody", 0]]
    if phase in ("laying", "lots"):
        chosen = page.part("options").part("start").content == "first seat"
        below = [["then-begin", "nobody", 0] if chosen else ["first-player", "chance", 0]]
        piles = bare_piles(table)
        if name == "turn-up-card":
            return below + piles[:-1]
        areas = [table.part("areas").part(title) for title in AREAS]
        bare = [n for n, a in enumerate(areas) if a.part("open").content and not content(a)]
        return below + piles + [["lay-out", "chance", n] for n in reversed(bare) if n != about]
    first = table.part("starter").number(1, players) - 1
    below = [["then-move-sun", "nobody", 0]]
    if name == "first-cube":
        return below
    if players == 2:
        below.append(["first-cube", (first + 1) % players + 1, 0])
    left = PLACING[players][table.part("placed").number(0, 9) + 1 :]
    return below + [
        ["place-ship", (first + "ABCD".index(letter)) % players + 1, 0] for letter in reversed(left)
    ]


def content(area: Page) -> list[Any]:
    """Return the buildings of an area."""
    return [part.content for part in area.part("buildings").parts()]


def bare_piles(table: Page) -> Pending:
    """Return the questions for the next card of each pile that shows none, the first one last."""
    found: Pending = []
    for n, title in enumerate(PILES):
        pile = table.part("piles").part(title)
        if pile.part("card").content is None and pile.part("unseen").parts():
            found.insert(0, ["turn-up-card", "chance", n])
    return found


def what_about(table: Page, name: str) -> int:
    """Return what a question is about that once had nothing of its own to say."""
    if name == "advance-where":
        return POINTS.put(table.part("points").number(0, 5))
    if name in ROUND:
        shipyard = table.part("shipyard")
        return (
            IS_DRAFT.put(int(shipyard.part("round").content == "packet"))
            | FIRST_TAKER.put(shipyard.part("first").number(1, 4) - 1)
            | SIZE.put(shipyard.part("size").number(0, 4))
            | PICKS.put(shipyard.part("picks").number(0, 4))
        )
    if name not in ANSWER:
        return 0
    symbol = table.part("symbol")
    picked = sum(2**n for n in set(symbol.part("picked").names_in(TRACKS)))
    ship = symbol.part("ship")
    return (
        CUBE_OWNER.put(symbol.part("owner").number(1, 4) - 1)
        | PICKED.put(picked)
        | SHIP.put(0 if ship.content is None else ship.name_in(PLACES))
    )
