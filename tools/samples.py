"""Real tables to look at: games that bots have played up to some moment, always the same."""

import json
import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

import nunatak
from nunatak.bots import bot
from nunatak.engine.position import Position
from nunatak.protocol import messages as m
from nunatak.server.routes import lists
from nunatak.server.shell import pages as page
from nunatak.server.tables import describe as showing
from nunatak.store.rows import Kept, SeatRow, TableRow
from nunatak.table import Table
from nunatak.table.picture import picture

PEOPLE = ("Ines", "Noor", "Kolya", "Fulmar", "Rui")
PAGES = ("home-now", "new-now")
# How far a game has gone, as a part of its choices, and whether as few or as many play as may.
MOMENTS = {"early": (0.1, min), "late": (0.7, max), "end": (1.0, max)}


def names() -> list[str]:
    """Return what can be shown: moments of every game there is, then pages."""
    tables = [f"{game}-{moment}" for game in nunatak.game_names() for moment in MOMENTS]
    return [*tables, *PAGES]


def by_weight(seed: int) -> Callable[[Position], int]:
    """Return chance that is the same every time."""
    rng = random.Random(seed)

    def chance(p: Position) -> int:
        options, weights = zip(*p.chances(), strict=True)
        return int(rng.choices(options, weights)[0])

    return chance


def played(name: str, players: int, choices: int) -> Table:
    """Return a table at which so many choices have been made, or as many as there are."""
    return last(islice(moments(name, players), choices + 1))


def last(tables: Iterable[Table]) -> Table:
    """Return the last of several, which is one table as time goes by."""
    return deque(tables, maxlen=1)[0]


def moments(name: str, players: int) -> Iterator[Table]:
    """Yield a table before each choice, and once more at the end."""
    table = seated(name, players)
    greedy, rng = bot("greedy"), nunatak.Rng(7)
    yield table
    while (seat := table.asked()) is not None:
        option = int(greedy.choose(table.p.redeal(seat, rng), seat, rng))
        table.act(seat, option, table.row.version, 0.0)
        yield table


def seated(name: str, players: int) -> Table:
    """Return a table at which a game has just begun."""
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
    return table


def table_boot(table: Table, seat: int, locale: str = "en") -> m.Boot:
    """Return the page of a table as one of its seats sees it."""
    whole = m.Whole(
        table.row.version,
        "sample",
        picture(table, seat, locale),
        showing.seats(table, [seat], locale),
        showing.log(table, seat, locale, max(0, len(table.record.lines) - 40)),
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


def sample(name: str) -> Table:
    """Return the table at a moment of a game, such as "antartik-late"."""
    game, _, moment = name.rpartition("-")
    part, how_many = MOMENTS[moment]
    players = how_many(nunatak.game(game).players)
    choices = sum(1 for _ in moments(game, players)) - 1
    return played(game, players, int(part * choices))


def boot(name: str) -> m.Boot:
    """Return what a page starts with."""
    if name not in PAGES:
        table = sample(name)
        asked = table.asked()
        return table_boot(table, 0 if asked is None else asked)
    kind: dict[str, str] = {"home-now": "home", "new-now": "new"}
    shown = m.Home(lists.games("en"), paces=lists.pace_choices("en"))
    words = page.words("en")
    return m.Boot(kind[name], "en", words, page.LANGUAGES, "Ines", home=shown)  # type: ignore[arg-type]
