"""Every address of the server."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import TypedDict, TypeVar, Unpack

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from nunatak.protocol import messages as m
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server.base import speed
from nunatak.server.base.limits import Gate
from nunatak.server.base.metrics import TYPE, Metrics
from nunatak.server.base.reach import Reach
from nunatak.server.base.trouble import Failure, is_trouble
from nunatak.server.people import people
from nunatak.server.routes import cards, lists
from nunatak.server.routes.game_page import game_page
from nunatak.server.shell import files
from nunatak.server.shell import pages as page
from nunatak.server.shell.security import address_of, same_site
from nunatak.server.tables.challenge import challenger
from nunatak.server.tables.hall import Hall
from nunatak.server.tables.invitation import invited, wait
from nunatak.server.tables.setup import good_name
from nunatak.store import Person, devices
from nunatak.table import Table, paces
from nunatak.table.arranging import FREE
from nunatak.table.refusal import TEXTS, Refusal

Form = TypeVar("Form")
PATIENCE = 4  # times what may be sent is heard to its end, so that people read why it is refused
STATUS = {
    "bad": 400,
    "seat": 403,
    "gone": 404,
    "stale": 409,
    "illegal": 409,
    "size": 413,
    "rate": 429,
    "trouble": 503,
}


def hall_of(request: Request) -> Hall:
    """Return the hall in which the request arrives."""
    hall: Hall = request.app.state.hall
    return hall


def locale_of(request: Request) -> str:
    """Return the reader's language."""
    return people.language(request.cookies, request.headers.get("accept-language", ""))


def secure(request: Request) -> bool:
    """Say whether cookies may insist on encryption."""
    return request.url.scheme == "https"


# Pages


def shell(boot: m.Boot, status: int = 200, head: str = "") -> Response:
    """Return a page."""
    body = files.versioned(page.shell(boot, head=head))
    headers = {"Cache-Control": "no-store"}
    if status == 200:  # where something else was asked for, a picture, say, nobody draws this page
        headers["Link"] = page.early(body)
    return Response(body, status, headers, media_type=page.TYPES[".html"])


class Shown(TypedDict, total=False):
    """What a page is about."""

    home: m.Home
    game: m.GamePage
    table: m.TableBoot
    challenge: m.ChallengePage
    say: str


def boot(request: Request, kind: m.Page, person: Person | None, **shown: Unpack[Shown]) -> m.Boot:
    """Return what a page starts with."""
    locale = locale_of(request)
    name = person.name if person is not None else ""
    words = page.words(locale)
    notice = hall_of(request).trouble.notice(locale) or speed.notice(locale)
    likes = liked(person.likes) if person is not None else None
    return m.Boot(kind, locale, words, page.LANGUAGES, name, likes=likes, notice=notice, **shown)


def liked(kept: str) -> m.Likes | None:
    """Return what was kept of what somebody likes, if it can still be understood.

    >>> liked('{"theme":"dark"}').theme, liked('{"theme":"plaid"}'), liked("")
    ('dark', None, None)
    """
    try:
        return msgspec.json.decode(kept, type=m.Likes) if kept else None
    except msgspec.DecodeError:
        return None


NO_PAGE = Refusal("gone", "no-page")


def nowhere(request: Request, refusal: Refusal = NO_PAGE, status: int = 404) -> Response:
    """Return a page that says that there is none."""
    say = refusal.say(locale_of(request))
    return shell(boot(request, "gone", None, say=say), status)


async def note_device(request: Request) -> None:
    """Note that a browser has come, now and then, if anything can be kept."""
    hall, key = hall_of(request), people.key_of(request)
    if key and not hall.trouble:
        before = int(time.time() - hall.limits.device_seen)
        with contextlib.suppress(*Failure):
            await devices.note_device(hall.store, key, people.device_of(request), before)


async def home(request: Request) -> Response:
    """Show the games, my tables, and the open ones."""
    hall = hall_of(request)
    person = await people.who(request, hall.store)
    await note_device(request)
    shown = await lists.home(hall, person, locale_of(request))
    return shell(boot(request, "home", person, home=shown))


async def mine(request: Request) -> Response:
    """Tell somebody which games wait for them."""
    hall = hall_of(request)
    person = await people.who(request, hall.store)
    answer = json_answer(await lists.mine(hall, person, locale_of(request)))
    answer.headers["Cache-Control"] = "no-store"
    return answer


async def icon(request: Request) -> Response:
    """Send the icon of a page with how many games wait for its reader."""
    count = request.path_params["count"]
    small = count.isascii() and count.isdigit() and len(count) <= 2
    drawn = page.counted_icon(int(count)) if small else None
    if drawn is None:
        return nowhere(request)
    headers = {"Cache-Control": "public, max-age=86400"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


async def new(request: Request) -> Response:
    """Show the form for a new table."""
    person = await people.who(request, hall_of(request).store)
    locale = locale_of(request)
    shown = m.Home(lists.games(locale), paces=lists.pace_choices(locale))
    return shell(boot(request, "new", person, home=shown))


async def game(request: Request) -> Response:
    """Show what a game is about, how it is played and who made it."""
    locale = locale_of(request)
    shown = game_page(request.path_params["game"], locale)
    if shown is None:
        return nowhere(request)
    person = await people.who(request, hall_of(request).store)
    reach: Reach = request.app.state.reach
    base = reach.base(request)
    picture = f"{base}/figures/{shown.info.id}.png?lang={locale}" if shown.board else ""
    say = " ".join(shown.aim) or shown.info.line
    card = cards.Card(shown.info.title, say, f"{base}/games/{shown.info.id}", picture)
    return shell(boot(request, "game", person, game=shown), head=cards.head(card))


async def table(request: Request) -> Response:
    """Show a table; looking never sits anybody down."""
    return await table_page(request, "")


async def invitation(request: Request) -> Response:
    """Show a table to whoever comes with its link, as long as seats wait."""
    name, code = request.path_params["table"], request.path_params["code"]
    try:
        live = await hall_of(request).find(name)
    except Refusal as refusal:
        return nowhere(request, refusal)
    if not invited(live.table, code):
        return RedirectResponse(f"/t/{name}", 303)
    return await table_page(request, code)


async def table_page(request: Request, code: str, at: int | None = None) -> Response:
    """Return a table's page, as whoever has this code, or none, may see it; now or at a moment."""
    hall, locale = hall_of(request), locale_of(request)
    person = await people.who(request, hall.store)
    who = None if person is None else person.id
    try:
        live = await hall.find(request.path_params["table"])
        whole = live.glance(person, locale)
        if at is not None and at > live.table.length:
            raise Refusal("gone", "no-such-entry")
    except Refusal as refusal:
        return nowhere(request, refusal, STATUS[refusal.code])
    row = live.table.row
    seated = bool(live.table.seats_of(who))
    waiting = None
    if row.state == "waiting":
        reach: Reach = request.app.state.reach
        info = lists.game_info(live.table.game, locale)
        base, alone = reach.base(request), reach.alone(request)
        waiting = wait(live.table, info, who, code, base, alone, locale)
    shown = m.TableBoot(
        row.id,
        row.game,
        live.table.game.title,
        f"/socket/{row.id}",
        f"/art/{row.game}",
        f"/rules/{row.game}?lang={locale}",
        f"/about/{row.game}?lang={locale}" if live.table.game.screen.about else "",
        seated=seated,
        concession=live.table.game.concession,
        hints=seated and row.hints,
        chat=seated or row.open_chat,
        host=who is not None and who == row.host,
        watch=row.watch,
        wait=waiting,
        whole=whole,
        at=at if at is not None and row.base <= at < live.table.length else None,
        over=row.state == "over",
        pace=paces.agreed(row, locale),
        source=f"/t/{row.source}/{row.source_entry}" if row.source else "",
        challenge=f"/c/{row.challenge}" if seated and row.challenge else "",
        may_challenge=seated and challenger(row, live.table.seats) is not None,
    )
    opened = boot(request, "table", person, table=shown)
    if at is not None and at < row.base:
        say = TEXTS.say("other-rules-then", locale)
        opened = msgspec.structs.replace(opened, notice=opened.notice or say)
    answer = shell(opened, head=described(request, live.table, at))
    if waiting is not None:
        answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


def described(request: Request, table: Table, at: int | None) -> str:
    """Return what the page's head says of a table to those who have no seat."""
    if not table.may_look(None):
        return ""
    reach: Reach = request.app.state.reach
    url = f"{reach.base(request)}/t/{table.row.id}"
    n = table.length if at is None else at
    return cards.head(cards.card(table, n, url, locale_of(request)))


# Forms


async def read_form(request: Request, kind: type[Form]) -> Form:
    """Return what was sent, if it is what it should be."""
    body = await read_body(request, hall_of(request).limits.body)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad", "bad-message") from None


async def read_body(request: Request, most: int, gate: Gate | None = None) -> bytes:
    """Return what was sent by a page of ours, if it is no more than that, and not too often."""
    hall = hall_of(request)
    if not same_site(request):
        raise Refusal("seat", "bad-origin")
    if not (gate or hall.forms).take(address_of(request), time.monotonic()):
        raise Refusal("rate", "too-fast")
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("bad", "bad-message")
    body, size = b"", 0
    hall.trouble.check()
    async for chunk in request.stream():
        size += len(chunk)
        if size > PATIENCE * most:
            break
        body = body + chunk if size <= most else b""
    if size > most:
        raise Refusal("size", "too-large")
    if b"\\u0000" in body:  # which PostgreSQL can't keep, and nobody can read
        raise Refusal("bad", "bad-message")
    return body


Handler = Callable[[Request], Awaitable[Response]]


def form(handler: Handler) -> Handler:
    """Let a refusal become an answer."""

    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return refused(request, refusal)
        except Exception as error:
            if is_trouble(error):
                return refused(request, hall_of(request).trouble.begin(error))
            raise

    return answered


def refused(request: Request, refusal: Refusal) -> Response:
    """Return a refusal as an answer to a form."""
    hall_of(request).metrics.refused(refusal.key)
    say = refusal.say(locale_of(request))
    return json_answer({"say": say, "code": refusal.code}, STATUS[refusal.code])


def json_answer(content: object, status: int = 200) -> Response:
    """Return JSON that nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, media_type="application/json")


async def somebody(request: Request, name: str) -> tuple[Person, str]:
    """Return whoever sends the form, and a new cookie if it is somebody new."""
    store = hall_of(request).store
    person = await people.who(request, store)
    if person is None:
        return await people.meet(store, name, people.device_of(request))
    if person.name != name:
        await store.rename(person.id, name)
    return Person(person.id, name), ""


@form
async def make(request: Request) -> Response:
    """Open a table."""
    hall = hall_of(request)
    asked = await read_form(request, m.NewTable)
    known = await people.who(request, hall.store)
    name = asked.name or (known.name if known else TEXTS.say("guest", locale_of(request)))
    person, cookie = await somebody(request, good_name(name, hall.limits.name))
    made = await hall.make(asked, person, address_of(request), locale_of(request))
    answer = json_answer(m.Made(f"/t/{made}"))
    if cookie:
        people.give_identity(answer, cookie, hall.limits, secure=secure(request))
    return answer


@form
async def learn(request: Request) -> Response:
    """Open a table that follows a game's lesson."""
    hall = hall_of(request)
    asked = await read_form(request, m.Learn)
    known = await people.who(request, hall.store)
    name = asked.name or (known.name if known else TEXTS.say("guest", locale_of(request)))
    person, cookie = await somebody(request, good_name(name, hall.limits.name))
    made = await hall.teach(asked.game, person, address_of(request))
    answer = json_answer(m.Made(f"/t/{made}"))
    if cookie:
        people.give_identity(answer, cookie, hall.limits, secure=secure(request))
    return answer


def check_welcome(table: Table, seat: int | None, invite: str) -> None:
    """Refuse whoever has no invitation, before anybody new is remembered for it."""
    if table.row.state != "waiting":
        raise Refusal("seat", "not-waiting")
    wanted = [s for s in table.seats if s.kind in FREE and seat in (None, s.seat)]
    if not wanted:
        raise Refusal("seat", "seat-taken")
    if all(s.kind == "link" for s in wanted) and not invited(table, invite):
        raise Refusal("seat", "link-needed")


@form
async def sit(request: Request) -> Response:
    """Sit down."""
    hall = hall_of(request)
    asked = await read_form(request, m.Sit)
    live = await hall.find(request.path_params["table"])
    answer = json_answer(m.Made(f"/t/{live.table.id}"))
    person = await people.who(request, hall.store)
    if person is not None and live.table.seats_of(person.id):
        return answer
    seat = None
    if asked.seat:
        seat = SEAT_LETTERS.find(asked.seat) if len(asked.seat) == 1 else -1
        if not 0 <= seat < live.table.row.players:
            raise Refusal("bad", "no-such-seat")
    known = person.name if person is not None else TEXTS.say("guest", locale_of(request))
    name = good_name(asked.name or known, hall.limits.name)
    check_welcome(live.table, seat, asked.invite)
    person, cookie = await somebody(request, name)
    await live.sit_down(seat, person, name, asked.invite)
    if cookie:
        people.give_identity(answer, cookie, hall.limits, secure=secure(request))
    return answer


class Language(msgspec.Struct, forbid_unknown_fields=True):
    """The language somebody wants to read."""

    lang: str


@form
async def language(request: Request) -> Response:
    """Remember a language."""
    asked = await read_form(request, Language)
    if not people.spoken(asked.lang, ""):
        raise Refusal("bad", "bad-message")
    answer = json_answer({})
    age = hall_of(request).limits.cookie
    people.give(answer, people.LANGUAGE, asked.lang, age=age, secure=secure(request))
    return answer


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """A form without fields."""


@form
async def code(request: Request) -> Response:
    """Give out a code that moves a person to another device, once."""
    hall = hall_of(request)
    await read_form(request, Nothing)
    person = await people.who(request, hall.store)
    if person is None:
        raise Refusal("seat", "only-watching")
    made = people.new_code()
    until = int(time.time() + hall.limits.code)
    await hall.store.add_code(people.hashed(made), person.id, until)
    return json_answer({"code": made, "minutes": int(hall.limits.code // 60)})


# Files


def file_answer(request: Request, file: files.File | None, caching: str) -> Response:
    """Return a file, or that there is none."""
    if file is None:
        return nowhere(request)
    headers = request.headers
    return file.answer(
        headers.get("accept-encoding", ""), headers.get("if-none-match", ""), caching
    )


async def static(request: Request) -> Response:
    """Return one of the client's files."""
    given = request.path_params.get("version")
    known = given == files.version()
    if given is not None and not known:
        return nowhere(request)
    caching = files.FOREVER if known else files.SHORT
    return file_answer(request, files.own(request.path_params["name"]), caching)


async def cover(request: Request) -> Response:
    """Return a cover."""
    return file_answer(request, files.cover(request.path_params["name"]), files.SHORT)


async def art(request: Request) -> Response:
    """Return a drawing of a game."""
    found = files.drawing(request.path_params["game"], request.path_params["name"])
    return file_answer(request, found, files.SHORT)


async def rules(request: Request) -> Response:
    """Return a game's rules."""
    locale = people.spoken(request.query_params.get("lang", ""), locale_of(request))
    found = files.rules(request.path_params["game"], locale)
    return file_answer(request, found, files.SHORT)


async def figure(request: Request) -> Response:
    """Return a figure of a game's rules; what is drawn for the first time stops nobody."""
    asked = request.query_params
    locale = people.spoken(asked.get("lang", ""), locale_of(request))
    game, name = request.path_params["game"], request.path_params["name"]
    looks = ("dark" in asked, "plain" in asked)
    found = await asyncio.to_thread(files.figure, game, name, locale, *looks)
    return file_answer(request, found, files.SHORT)


async def shared(request: Request) -> Response:
    """Return the picture that stands beside a link to a game."""
    locale = people.spoken(request.query_params.get("lang", ""), locale_of(request))
    found = await asyncio.to_thread(files.shared, request.path_params["game"], locale)
    return file_answer(request, found, files.SHORT)


async def about(request: Request) -> Response:
    """Return what a game's things are called and do."""
    locale = people.spoken(request.query_params.get("lang", ""), locale_of(request))
    found = files.about(request.path_params["game"], locale)
    return file_answer(request, found, files.SHORT)


async def health(request: Request) -> Response:
    """Say that the server lives."""
    return json_answer({"tables": len(hall_of(request).tables)})


async def ready(request: Request) -> Response:
    """Say whether somebody who comes now can play."""
    hall = hall_of(request)
    if hall.ready:
        return json_answer({"ready": True})
    return json_answer({"ready": False, "why": hall.trouble.key or "closing"}, 503)


async def metrics(request: Request) -> Response:
    """Return figures to whoever runs the server."""
    host = request.client.host if request.client else ""
    if host not in request.app.state.metrics_for:
        return nowhere(request)
    found: Metrics = request.app.state.metrics
    return Response(found.text(), headers={"Cache-Control": "no-store"}, media_type=TYPE)


ROUTES: list[BaseRoute] = [
    Route("/", home),
    Route("/new", new),
    Route("/api/mine", mine),
    Route("/icon/{count}.svg", icon),
    Route("/games/{game}", game),
    Route("/t/{table}", table),
    Route("/t/{table}/i/{code}", invitation),
    Route("/api/tables", make, methods=["POST"]),
    Route("/api/lessons", learn, methods=["POST"]),
    Route("/api/tables/{table}/sit", sit, methods=["POST"]),
    Route("/api/language", language, methods=["POST"]),
    Route("/api/code", code, methods=["POST"]),
    Route("/static/covers/{name}", cover),
    Route("/static/{version}/{name}", static),
    Route("/static/{name}", static),
    Route("/art/{game}/{name}", art),
    Route("/rules/{game}", rules),
    Route("/figures/{game}/{name}.svg", figure),
    Route("/figures/{game}.png", shared),
    Route("/about/{game}", about),
    Route("/health", health),
    Route("/ready", ready),
    Route("/metrics", metrics),
]
