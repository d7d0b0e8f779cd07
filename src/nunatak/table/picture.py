"""A table as somebody sees it: the game's scene, with what only the table knows."""

from msgspec.structs import replace

from nunatak.scene.items import Card, Drawable, Piece, everything
from nunatak.scene.page import Over, Prompt, Result
from nunatak.scene.scene import SEAT_LETTERS, Scene
from nunatak.scene.sight import Sight, Somebody
from nunatak.table.kept import Result as Outcome
from nunatak.table.leaving import AGREED
from nunatak.table.log import adoption
from nunatak.table.outcome import outcome, survivor
from nunatak.table.refusal import TEXTS, refusal
from nunatak.table.rules_text import section
from nunatak.table.table import Table


def people(table: Table, seat: int | None, locale: str) -> list[Somebody]:
    """Return who sits where, as whoever looks may know."""
    return [
        Somebody(
            s.name or TEXTS.say("who-waits", locale),
            you=s.seat == seat,
            bot=table.is_bot(s.seat),
            away=table.away(s.seat),
        )
        for s in table.seats
    ]


def sight(table: Table, seat: int | None, locale: str, *, open_hands: bool = False) -> Sight:
    """Return what a seat, or a spectator, sees; or what all seats together do."""
    early = [] if seat is None or seat in table.sealed else table.early(seat)
    return table.game.look(
        table.p,
        seat,
        people(table, seat, locale),
        locale=locale,
        told=table.record.all_told() if open_hands else table.record.heard(seat),
        early=early,
        open_hands=open_hands,
    )


def picture(table: Table, seat: int | None, locale: str, *, open_hands: bool = False) -> Scene:
    """Return the whole scene for a seat or a spectator, or with all hands open."""
    seen = sight(table, seat, locale, open_hands=open_hands)
    scene = table.game.screen.scene(seen)
    if scene.prompt is not None and not scene.prompt.rule:
        prompt = replace(scene.prompt, rule=section(table.game, seen.decision, locale))
        scene = replace(scene, prompt=prompt)
    if table.row.trouble:
        say = TEXTS.say("ask-trouble", locale, why=table.row.trouble)
        return still(scene, Prompt(SEAT_LETTERS[0], say, mine=False))
    if table.row.state == "waiting":
        return still(scene, waiting(table, locale))
    if table.row.state == "over":
        own = None if table.row.adopted else scene.over  # reckoned under the rules of today
        return still(replace(scene, over=own or end(table, seat, locale), panels=[]), None)
    held = table.held()
    if held is not None:
        return still(scene, holding(table, held, seat, locale))
    if seat is not None and seat in table.sealed:
        choice = table.game.label(table.sealed[seat], locale)
        prompt = Prompt(
            SEAT_LETTERS[seat],
            TEXTS.say("ask-sealed", locale, choice=choice),
            mine=False,
            who=TEXTS.say("who-you", locale),
            undo=TEXTS.say("undo-sealed", locale),
        )
        return still(scene, prompt)
    if seat is not None and table.is_bot(seat) and scene.prompt is not None:
        return still(scene, replace(scene.prompt, mine=False, options=[], groups=[]))
    if seat is not None and scene.prompt is not None and table.can_undo(seat):
        prompt = replace(scene.prompt, undo=TEXTS.say("undo", locale))
        return replace(scene, prompt=prompt)
    return scene


def still(scene: Scene, prompt: Prompt | None) -> Scene:
    """Return a scene in which nothing can be chosen."""
    items = [inert(item) for item in scene.items]
    return replace(scene, items=items, prompt=prompt)


def inert(item: Drawable) -> Drawable:
    """Return a thing that can't be chosen."""
    changed: dict[str, object] = {}
    if item.option is not None:
        changed["option"] = None
    if item.options:
        changed["options"] = []
    parts = getattr(item, "parts", None)
    if parts:
        changed["parts"] = [inert(part) for part in parts]
    cells = getattr(item, "cells", None)
    if cells and any(cell.option is not None for cell in cells):
        changed["cells"] = [replace(cell, option=None) for cell in cells]
    return replace(item, **changed) if changed else item


def waiting(table: Table, locale: str) -> Prompt:
    """Return what is said while seats are empty."""
    free = [s for s in table.seats if s.kind in ("open", "link")]
    return Prompt(
        SEAT_LETTERS[free[0].seat] if free else SEAT_LETTERS[0],
        TEXTS.say("ask-waiting", locale, count=len(free)),
        mine=False,
        who=table.game.title,
        note=TEXTS.say("note-waiting", locale, count=len(free)),
    )


def holding(table: Table, held: int, seat: int | None, locale: str) -> Prompt:
    """Return what is said while a turn waits for its last word."""
    name = table.seats[held].name
    if held != seat:
        say = TEXTS.say("ask-other-held", locale, name=name)
        return Prompt(SEAT_LETTERS[held], say, mine=False, who=name)
    return Prompt(
        SEAT_LETTERS[held],
        TEXTS.say("ask-held", locale),
        who=TEXTS.say("who-you", locale),
        undo=TEXTS.say("undo", locale),
        confirm=TEXTS.say("confirm", locale),
    )


# The end


def end(table: Table, seat: int | None, locale: str) -> Over:
    """Return who won and why, point by point."""
    game, ended = table.game, outcome(table)
    columns = list(dict.fromkeys(key for tally in ended.tallies for key, _ in tally))
    seats = range(table.row.players)
    places = ended.places or [1 if s in ended.winners else 2 for s in seats]
    results = []
    for each in sorted(seats, key=lambda s: (places[s], table.seats[s].lost, s)):
        points = dict(ended.tallies[each]) if ended.tallies else {}
        results.append(
            Result(
                SEAT_LETTERS[each],
                table.seats[each].name,
                [str(points[key]) if key in points else "–" for key in columns],
                str(ended.scores[each]) if ended.scores else "–",
                places[each],
                TEXTS.say("end-lost-on-time", locale) if table.seats[each].lost else "",
            )
        )
    return Over(
        verdict(table, ended, seat, locale),
        [game.texts.say(key, locale) for key in columns],
        results,
        reason(table, ended.ending, locale),
        game.texts.find(["end-total"], locale) or "",
    )


def verdict(table: Table, ended: Outcome, seat: int | None, locale: str) -> str:
    """Return who has won, and by how much; a game without points has words of its own."""
    winners = ended.winners
    if ended.ending == AGREED:
        return TEXTS.say("end-agreed", locale)
    if not winners:
        return TEXTS.say("end-lost-alone", locale)
    *first, last = (table.seats[s].name for s in winners)
    others = [score for s, score in enumerate(ended.scores) if s not in winners]
    by = ended.scores[winners[0]] - max(others) if others and survivor(table) is None else 0
    if first:
        key = "end-tie"
    else:
        key = "end-win-you" if winners[0] == seat else "end-win"
    nouns = {
        "by": max(0, by),
        "name": last,
        "names": TEXTS.say("and", locale, a=", ".join(first), b=last) if first else last,
    }
    return table.game.texts.find([key], locale, **nouns) or TEXTS.say(key, locale, **nouns)


def reason(table: Table, ending: str, locale: str) -> str:
    """Return how the game came to its end, and under which rules if not those of today."""
    if survivor(table) is not None:
        return TEXTS.say("end-survivor", locale)
    found = table.game.texts.find([f"ending-{ending.replace(' ', '-')}"], locale) or ""
    others = adoption(table, locale)
    return f"{found} {others}".strip() if others else found


# Looking ahead


def preview(
    table: Table, seat: int, option: int, locale: str
) -> tuple[list[str], list[Drawable], list[str]]:
    """Return what would follow an option: sentences, ghosts, and what would have gone."""
    p = table.p
    if p.actor != seat or option not in p.options():
        return [], [], []
    told = table.game.preview(p, seat, option).events
    named = [s.name for s in table.seats]
    lines = [table.game.sentence(each, named, locale) for each in told]
    q = p.copy()
    q.apply(option)
    who = people(table, seat, locale)
    past = table.record.heard(seat)
    look, scene = table.game.look, table.game.screen.scene
    before = scene(look(p, seat, who, locale=locale, told=past))
    after = scene(look(q, seat, who, locale=locale, told=past.and_then(told)))
    had = {item.id: item for item in everything(before.items)}
    have = {item.id: item for item in everything(after.items)}
    loose = {item.id for item in after.items}
    ghosts: list[Drawable] = []
    hide: list[str] = []
    for id, item in have.items():
        if not isinstance(item, Piece | Card) or getattr(item, "kind", "") == "symbol":
            continue  # a symbol decorates
        if id not in loose and not item.zone:
            continue  # it is placed on a plate, and a ghost lies on the board
        old = had.get(id)
        if old is None or where(old) != where(item):
            ghosts.append(replace(inert(item), id=f"ghost.{id}", ghost=True, why=""))
            if old is not None:
                hide.append(id)
    hide += [id for id, item in had.items() if isinstance(item, Piece | Card) and id not in have]
    return lines, ghosts, hide


def where(item: Drawable) -> tuple[object, ...]:
    """Return where a thing lies."""
    return tuple(getattr(item, name, None) for name in ("zone", "slot", "x", "y"))


def why(table: Table, seat: int, item: str, locale: str) -> tuple[str, str]:
    """Return why something on the board can't be chosen, and where the rules speak of it."""
    scene = picture(table, seat, locale)
    rule = scene.prompt.rule if scene.prompt is not None else ""
    if table.row.state != "playing" or table.p.actor != seat:
        return refusal(table, seat, 0).say(locale), rule
    meant = table.game.screen.meant
    option = meant(sight(table, seat, locale), item) if meant else None
    reason = None if option is None else table.game.why_not(table.p, option, locale)
    return reason or table.game.ask(table.p, locale), rule
