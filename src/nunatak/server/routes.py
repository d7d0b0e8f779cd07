"""Every address of the server."""

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from nunatak.protocol import messages as m
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server import files, lists, people, speed
from nunatak.server import pages as page
from nunatak.server.connection import connected
from nunatak.server.hall import Hall
from nunatak.server.metrics import TYPE, Metrics
from nunatak.server.security import address_of, same_site
from nunatak.server.setup import good_name
from nunatak.server.trouble import is_trouble
from nunatak.store import Person
from nunatak.table.refusal import TEXTS, Refusal

Form = TypeVar("Form")
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


def shell(boot: m.Boot, status: int = 200) -> Response:
    """Return a page."""
    body = files.versioned(page.shell(boot))
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, headers, media_type=page.TYPES[".html"])


def boot(request: Request, kind: str, person: Person | None, **more: object) -> m.Boot:
    """Return what a page starts with."""
    locale = locale_of(request)
    name = person.name if person is not None else ""
    words = page.words(locale)
    say = hall_of(request).trouble.notice(locale) or speed.notice(locale)
    return m.Boot(kind, locale, words, page.LANGUAGES, name, notice=say, **more)  # type: ignore[arg-type]


NO_PAGE = Refusal("gone", "no-page")


def nowhere(request: Request, refusal: Refusal = NO_PAGE, status: int = 404) -> Response:
    """Return a page that says that there is none."""
    say = refusal.say(locale_of(request))
    return shell(boot(request, "gone", None, say=say), status)


async def home(request: Request) -> Response:
    """Show the games, my tables, and the open ones."""
    hall = hall_of(request)
    person = await people.who(request, hall.store)
    shown = await lists.home(hall, person, locale_of(request))
    return shell(boot(request, "home", person, home=shown))


async def new(request: Request) -> Response:
    """Show the form for a new table."""
    person = await people.who(request, hall_of(request).store)
    shown = m.Home(lists.games(locale_of(request)))
    return shell(boot(request, "new", person, home=shown))


async def table(request: Request) -> Response:
    """Show a table; looking never sits anybody down."""
    hall = hall_of(request)
    person = await people.who(request, hall.store)
    try:
        live = await hall.find(request.path_params["table"])
    except Refusal as refusal:
        return nowhere(request, refusal)
    row = live.table.row
    seated = person is not None and bool(live.table.seats_of(person.id))
    address = str(request.base_url).rstrip("/") + f"/t/{row.id}"
    if seated and any(seat.kind == "link" for seat in live.table.seats):
        address += f"/i/{row.invite}"
    shown = m.TableBoot(
        row.id,
        row.game,
        live.table.game.title,
        f"/socket/{row.id}",
        f"/art/{row.game}",
        f"/rules/{row.game}?lang={locale_of(request)}",
        invite=address,
        seated=seated,
        concession=live.table.game.concession,
        hints=seated and row.hints,
        chat=seated or row.open_chat,
        whole=live.glance(person, locale_of(request)),
    )
    return shell(boot(request, "table", person, table=shown))


async def invitation(request: Request) -> Response:
    """Take the secret out of the address at once, and show the table."""
    name, code = request.path_params["table"], request.path_params["code"]
    answer = RedirectResponse(f"/t/{name}", 303)
    try:
        live = await hall_of(request).find(name)
    except Refusal as refusal:
        return nowhere(request, refusal)
    if code == live.table.row.invite:
        value = f"{name}.{code}"
        people.give(answer, people.INVITE, value, age=86_400, secure=secure(request))
    return answer


# Forms


async def read_form(request: Request, kind: type[Form]) -> Form:
    """Return what was sent, if it is what it should be."""
    hall = hall_of(request)
    if not same_site(request):
        raise Refusal("seat", "bad-origin")
    if not hall.forms.take(address_of(request), time.monotonic()):
        raise Refusal("rate", "too-fast")
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("bad", "bad-message")
    body = b""
    hall.trouble.check()
    async for chunk in request.stream():
        body += chunk
        if len(body) > hall.limits.body:
            raise Refusal("size", "too-large")
    if b"\\u0000" in body:  # which PostgreSQL can't keep, and nobody can read
        raise Refusal("bad", "bad-message")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad", "bad-message") from None


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
        return await people.meet(store, name)
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
    made = await hall.make(asked, person, address_of(request))
    answer = json_answer(m.Made(f"/t/{made}"))
    if cookie:
        people.give_identity(answer, cookie, hall.limits, secure=secure(request))
    return answer


@form
async def sit(request: Request) -> Response:
    """Sit down, or move here from another device with a code."""
    hall = hall_of(request)
    asked = await read_form(request, m.Sit)
    live = await hall.find(request.path_params["table"])
    answer = json_answer(m.Made(f"/t/{live.table.id}"))
    if asked.code:
        found = await hall.store.use_code(people.hashed(asked.code.strip().upper()))
        if found is None:
            raise Refusal("seat", "bad-code")
        token = await people.another_key(hall.store, found)
        people.give_identity(answer, token, hall.limits, secure=secure(request))
        return answer
    name = good_name(asked.name, hall.limits.name)
    seat = SEAT_LETTERS.find(asked.seat) if len(asked.seat) == 1 else -1
    if not 0 <= seat < live.table.row.players:
        raise Refusal("bad", "no-such-seat")
    held = request.cookies.get(people.INVITE, "")
    if live.table.seats[seat].kind == "link" and held != f"{live.table.id}.{live.table.row.invite}":
        raise Refusal("seat", "link-needed")
    person, cookie = await somebody(request, name)
    if live.table.seats_of(person.id):
        return answer
    await live.sit_down(seat, person, name)
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
    Route("/t/{table}", table),
    Route("/t/{table}/i/{code}", invitation),
    Route("/api/tables", make, methods=["POST"]),
    Route("/api/tables/{table}/sit", sit, methods=["POST"]),
    Route("/api/language", language, methods=["POST"]),
    Route("/api/code", code, methods=["POST"]),
    Route("/static/covers/{name}", cover),
    Route("/static/{version}/{name}", static),
    Route("/static/{name}", static),
    Route("/art/{game}/{name}", art),
    Route("/rules/{game}", rules),
    Route("/health", health),
    Route("/ready", ready),
    Route("/metrics", metrics),
    WebSocketRoute("/socket/{table}", connected),
]
