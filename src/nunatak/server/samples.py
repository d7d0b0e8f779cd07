"""Real tables to look at: games that bots have played up to some moment, always the same."""

import json
import random
from collections.abc import Callable

import nunatak
from nunatak.bots import bot
from nunatak.engine.position import Position
from nunatak.protocol import messages as m
from nunatak.server import describe as showing
from nunatak.server import lists
from nunatak.server import pages as page
from nunatak.store.rows import Kept, SeatRow, TableRow
from nunatak.table import Table
from nunatak.table.picture import picture

PEOPLE = ("Ines", "Noor", "Kolya", "Fulmar", "Rui")
END = 100_000

# What is shown: the game, how many play, and after how many choices.
MOMENTS = {
    "antartik-early": ("antartik", 3, 14),
    "antartik-crowded": ("antartik", 5, 75),
    "antartik-end": ("antartik", 4, END),
    "meltwater-early": ("meltwater", 2, 9),
    "meltwater-late": ("meltwater", 2, 90),
    "meltwater-end": ("meltwater", 2, END),
    "antarctica-early": ("antarctica", 3, 12),
    "antarctica-late": ("antarctica", 4, 90),
    "antarctica-end": ("antarctica", 4, END),
    "arctic-early": ("arctic", 3, 30),
    "arctic-late": ("arctic", 4, 120),
    "arctic-end": ("arctic", 4, END),
    "frozen-frontier-alone": ("frozen-frontier", 1, 40),
    "frozen-frontier-late": ("frozen-frontier", 4, 160),
    "frozen-frontier-end": ("frozen-frontier", 4, END),
}
PAGES = ("home-now", "new-now")
NAMES = (*MOMENTS, *PAGES)


def by_weight(seed: int) -> Callable[[Position], int]:
    """Return chance that is the same every time."""
    rng = random.Random(seed)

    def chance(p: Position) -> int:
        options, weights = zip(*p.chances(), strict=True)
        return int(rng.choices(options, weights)[0])

    return chance


def played(name: str, players: int, choices: int) -> Table:
    """Return a table at which so many choices have been made."""
    game = nunatak.game(name)
    row = TableRow(
        id="sample",
        game=name,
        players=players,
        options=json.dumps(game.agree({})),
        rules=game.rules_version,
        components=game.edition,
        public=False,
        pace="none",
        minutes=20,
        late="bot",
        stand_in=False,
        hints=True,
        host="0",
        invite="",
        created=0,
        changed=0,
    )
    seats = [SeatRow(n, "person", PEOPLE[n], str(n)) for n in range(players)]
    table = Table(Kept(row, seats, [], {}, {}, []), 0.0, by_weight(7))
    table.present = {str(n) for n in range(players)}
    table.begin(0.0)
    greedy, rng = bot("greedy"), nunatak.Rng(7)
    for _ in range(choices):
        seat = table.asked()
        if seat is None:
            break
        option = int(greedy.choose(table.p.redeal(seat, rng), seat, rng))
        table.act(seat, option, table.row.version, 0.0)
    return table


def table_boot(table: Table, seat: int, locale: str = "en") -> m.Boot:
    """Return the page of a table as one of its seats sees it."""
    whole = m.Whole(
        table.row.version,
        "sample",
        picture(table, seat, locale),
        showing.seats(table, [seat], locale),
        showing.log(table, seat, locale, max(0, len(table.lines) - 40)),
        instructions=showing.instructions(table, seat, locale),
    )
    shown = m.TableBoot(
        "sample",
        table.row.game,
        table.game.title,
        "",
        f"/art/{table.row.game}",
        seated=True,
        concession=table.game.concession,
        hints=True,
        whole=whole,
    )
    return m.Boot("table", locale, page.words(locale), page.LANGUAGES, PEOPLE[seat], table=shown)


def boot(name: str) -> m.Boot:
    """Return what a page starts with."""
    if name in MOMENTS:
        table = played(*MOMENTS[name])
        asked = table.asked()
        return table_boot(table, 0 if asked is None else asked)
    kind: dict[str, str] = {"home-now": "home", "new-now": "new"}
    shown = m.Home(lists.games("en"))
    words = page.words("en")
    return m.Boot(kind[name], "en", words, page.LANGUAGES, "Ines", home=shown)  # type: ignore[arg-type]
