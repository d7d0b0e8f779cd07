"""The invitation: what the page of a table shows while its seats wait, and the code in its link."""

import json
import secrets
from typing import Any

from nunatak.games.description import Game
from nunatak.protocol import messages as m
from nunatak.server.base.qr import qr
from nunatak.server.tables.setup import choice_label
from nunatak.store.rows import TableRow
from nunatak.table import Table, paces
from nunatak.table.refusal import TEXTS


def invited(table: Table, code: str) -> bool:
    """Say whether a code lets somebody sit down: not any more once the game has begun."""
    right = secrets.compare_digest(code.encode(), table.row.invite.encode())
    return right and table.row.state == "waiting"


def path(row: TableRow) -> str:
    """Return where the invitation to a table is."""
    return f"/t/{row.id}/i/{row.invite}"


def facts(game: Game[Any], row: TableRow, locale: str) -> list[tuple[str, str]]:
    """Return what was agreed on at a table, in words."""

    def say(key: str, **nouns: Any) -> str:
        return TEXTS.say(key, locale, **nouns)

    chosen = game.agree(json.loads(row.options))
    return [
        (say("fact-pace"), paces.said(row, locale)),
        *([(say("fact-late"), late)] if (late := paces.when_late(row, locale)) else []),
        (say("fact-sit"), say("fact-sit-public" if row.public else "fact-sit-link")),
        (say("fact-watch"), say("yes" if row.watch else "no")),
        *(
            (
                game.texts.say(f"choice-{choice.name}", locale),
                choice_label(game, choice, chosen[choice.name], locale),
            )
            for choice in game.settings
        ),
    ]


def wait(
    table: Table, info: m.GameInfo, who: str | None, code: str, base: str, alone: bool, locale: str
) -> m.Wait | None:
    """Return what the page of a table shows while its seats wait.

    Whoever sits there, opened it, or came with the link may hand the link on.
    """
    row = table.row
    if row.state != "waiting":
        return None
    host = who is not None and row.host == who
    by_code = invited(table, code)
    seated = bool(table.seats_of(who))
    link = ""
    if seated or host or by_code:
        link = base + path(row)
    kinds = {seat.kind for seat in table.seats}
    return m.Wait(
        host_name(table),
        info.line,
        info.minutes,
        info.cover,
        facts(table.game, row, locale),
        row.created,
        host=host,
        may_sit=not seated and ("open" in kinds or ("link" in kinds and (by_code or host))),
        code=row.invite if by_code or host else "",
        link=link,
        qr=qr(link) if link else None,
        alone=alone,
        least=info.least,
        levels=info.levels,
    )


def host_name(table: Table) -> str:
    """Return who opened a table, if they sit there."""
    return next((s.name for s in table.seats if s.person == table.row.host), "")
