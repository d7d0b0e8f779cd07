"""The ways back to oneself: a personal link, devices, passkeys. No page has their secrets."""

import base64
import secrets
import time
from collections.abc import Sequence
from hashlib import blake2b
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nunatak.protocol import messages as m
from nunatak.server.base import steady
from nunatak.server.base.qr import qr
from nunatak.server.base.reach import Reach
from nunatak.server.people import passkeys, people
from nunatak.server.routes.routes import (
    Nothing,
    boot,
    form,
    hall_of,
    json_answer,
    locale_of,
    read_form,
    secure,
    shell,
)
from nunatak.server.tables.hall import Hall
from nunatak.store import Person, devices, holidays
from nunatak.store.devices import Passkey
from nunatak.table.refusal import TEXTS, Refusal

SHORT = 16  # letters of a cookie's hash that name it in a list
LONGEST = 100  # letters of a personal link's secret


async def page(request: Request) -> Response:
    """Show the ways back to oneself; what is secret is asked for by the page."""
    person = await people.who(request, hall_of(request).store)
    answer = shell(boot(request, "me", person))
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


# The personal link


def secret(hall: Hall, person: str, number: int) -> str:
    """Return what a personal link says: who it is, and what only this server can have written."""
    said = f"personal link {number} of {person}".encode()
    mark = blake2b(said, key=hall.secret.encode(), digest_size=18).digest()
    return f"{person}.{base64.urlsafe_b64encode(mark).decode()}"


async def whose(hall: Hall, said: str) -> Person:
    """Return whose personal link it is, or refuse it."""
    found = None
    if len(said) <= LONGEST and said.isascii():
        found = await devices.link_number(hall.store, said.partition(".")[0])
    if found is None or not secrets.compare_digest(secret(hall, found[0].id, found[1]), said):
        raise Refusal("seat", "bad-link")
    return found[0]


async def self_of(request: Request) -> Person:
    """Return who asks, or refuse a stranger."""
    person = await people.who(request, hall_of(request).store)
    if person is None:
        raise Refusal("seat", "nobody-yet")
    return person


async def told(request: Request, person: Person) -> Response:
    """Return the ways back to somebody, to that person."""
    hall = hall_of(request)
    reach: Reach = request.app.state.reach
    known = await devices.link_number(hall.store, person.id)
    link = f"{reach.base(request)}/me#{secret(hall, person.id, known[1] if known else 0)}"
    here = people.key_of(request)
    found = await devices.devices(hall.store, person.id)
    browsers = [
        m.Device(each.id[:SHORT], each.device, max(each.seen, each.created), each.id == here)
        for each in found[: hall.limits.devices]
    ]
    made = [
        m.Device(each.id, each.device, each.created)
        for each in await devices.passkeys_of(hall.store, person.id)
    ]
    now = steady.now()
    last = (await holidays.latest(hall.store, [person.id])).get(person.id)
    until = 0 if last is None else last.until
    taken = await holidays.days_taken(hall.store, person.id, now)
    return json_answer(
        m.Me(
            person.name,
            link,
            qr(link),
            browsers,
            made,
            no_passkeys(request),
            until if until > now else 0,
            max(0, hall.limits.holiday_days - taken),
        )
    )


@form
async def me(request: Request) -> Response:
    """Tell somebody their own ways back."""
    await read_form(request, Nothing)
    return await told(request, await self_of(request))


@form
async def likes(request: Request) -> Response:
    """Keep what somebody likes with them."""
    liked = await read_form(request, m.Likes)
    person = await self_of(request)
    await hall_of(request).store.keep_likes(person.id, msgspec.json.encode(liked).decode())
    return json_answer({})


@form
async def renew(request: Request) -> Response:
    """End somebody's link, and tell them the next one."""
    hall = hall_of(request)
    await read_form(request, Nothing)
    person = await self_of(request)
    await devices.renew_link(hall.store, person.id)
    return await told(request, person)


@form
async def come(request: Request) -> Response:
    """Let a browser be somebody, by their link or by a code that works once."""
    hall = hall_of(request)
    asked = await read_form(request, m.Come)
    if asked.code:
        found = await hall.store.use_code(people.hashed(asked.code.strip().upper()))
        if found is None:
            raise Refusal("seat", "bad-code")
        return await welcome(request, found)
    person = await whose(hall, asked.link.strip().rpartition("#")[2])
    if not asked.look:
        return await welcome(request, person.id)
    known = await people.who(request, hall.store)
    tables = await hall.store.tables_of(person.id, hall.limits.listed)
    running = sum(brief.row.state != "over" for brief in tables)
    return json_answer(m.Whose(person.name, running, known is not None and known.id == person.id))


async def welcome(request: Request, person: str) -> Response:
    """Let this browser be somebody from now on, and lead it to their games."""
    hall, answer = hall_of(request), json_answer(m.Made("/"))
    known, key = await people.who(request, hall.store), people.key_of(request)
    if known is not None and known.id == person:
        return answer
    if known is not None:
        await sign_out(hall, known.id, [key])  # nobody has that cookie any more
    token = await people.another_key(hall.store, person, people.device_of(request))
    found = await devices.devices(hall.store, person)
    await sign_out(hall, person, [each.id for each in found[hall.limits.devices :]])
    people.give_identity(answer, token, hall.limits, secure=secure(request))
    return answer


async def sign_out(hall: Hall, person: str, keys: Sequence[str]) -> None:
    """Let browsers no longer be somebody, and end their lines."""
    if keys:
        await devices.sign_out(hall.store, person, list(keys))
        hall.sign_out(set(keys))


@form
async def out(request: Request) -> Response:
    """Sign out a browser, all others, or forget a passkey."""
    hall = hall_of(request)
    asked = await read_form(request, m.SignOut)
    person, here = await self_of(request), people.key_of(request)
    found = await devices.devices(hall.store, person.id)
    if asked.others:
        gone = [each.id for each in found if each.id != here]
    else:
        gone = [each.id for each in found if asked.id and each.id[:SHORT] == asked.id]
        if not gone:
            await devices.drop_passkey(hall.store, person.id, asked.id)
    await sign_out(hall, person.id, gone)
    if here in gone:
        answer = json_answer({})
        answer.delete_cookie(people.COOKIE, path="/")
        return answer
    return await told(request, person)


# Passkeys


def no_passkeys(request: Request) -> str:
    """Return why browsers have no passkeys at this address; nothing if they have."""
    origin = request.headers.get("origin", "")
    if passkeys.possible(origin):
        return ""
    secured = urlsplit(origin).scheme == "https"
    key = "passkey-needs-name" if secured else "passkey-needs-https"
    return TEXTS.say(key, locale_of(request))


def origin_of(request: Request) -> tuple[str, str]:
    """Return from where a passkey is asked for, and the name it belongs to."""
    origin = request.headers.get("origin", "")
    if not passkeys.possible(origin):
        raise Refusal("illegal", "passkey-needs-https")
    return origin, urlsplit(origin).hostname or ""


async def to_sign(request: Request, challenge: bytes) -> None:
    """Remember what a device is asked to sign."""
    hall = hall_of(request)
    until = int(time.time() + hall.limits.challenge)
    await devices.add_challenge(hall.store, people.hashed(challenge.hex()), until)


async def signed(request: Request, proof: m.Proof) -> bytes:
    """Return what a device has signed, which we asked for, and which nobody has used before."""
    challenge = passkeys.challenge_of(proof.credential)
    if not await devices.use_challenge(hall_of(request).store, people.hashed(challenge.hex())):
        raise Refusal("seat", "bad-passkey")
    return challenge


@form
async def new_passkey(request: Request) -> Response:
    """Tell a device how to make a passkey for its person."""
    await read_form(request, Nothing)
    person = await self_of(request)
    have = await devices.passkeys_of(hall_of(request).store, person.id)
    options, challenge = passkeys.to_make(person, have, origin_of(request)[1])
    await to_sign(request, challenge)
    return json_answer(options)


@form
async def made_passkey(request: Request) -> Response:
    """Keep the passkey that a device has made."""
    hall = hall_of(request)
    proof = await read_form(request, m.Proof)
    person, (origin, _) = await self_of(request), origin_of(request)
    device, challenge = people.device_of(request), await signed(request, proof)
    made = passkeys.made(proof.credential, challenge, origin, person.id, device)
    if not await devices.add_passkey(hall.store, made, hall.limits.passkeys):
        raise Refusal("illegal", "no-more-passkeys")
    return await told(request, person)


@form
async def ask_passkey(request: Request) -> Response:
    """Tell a device how to prove whose it is."""
    await read_form(request, Nothing)
    options, challenge = passkeys.to_use(origin_of(request)[1])
    await to_sign(request, challenge)
    return json_answer(options)


@form
async def use_passkey(request: Request) -> Response:
    """Let a browser be whoever its passkey belongs to."""
    hall = hall_of(request)
    proof = await read_form(request, m.Proof)
    origin, _ = origin_of(request)
    challenge = await signed(request, proof)
    known = await known_passkey(hall, proof.credential.get("id"))
    uses = passkeys.used(proof.credential, challenge, origin, known)
    await devices.used_passkey(hall.store, known.id, uses)
    return await welcome(request, known.person)


async def known_passkey(hall: Hall, id: object) -> Passkey:
    """Return a passkey that was made here."""
    found = None
    if isinstance(id, str) and len(id) <= passkeys.LONGEST:
        found = await devices.passkey(hall.store, id)
    if found is None:
        raise Refusal("seat", "bad-passkey")
    return found


ROUTES: list[BaseRoute] = [
    Route("/me", page),
    Route("/api/me", me, methods=["POST"]),
    Route("/api/me/likes", likes, methods=["POST"]),
    Route("/api/me/renew", renew, methods=["POST"]),
    Route("/api/me/come", come, methods=["POST"]),
    Route("/api/me/out", out, methods=["POST"]),
    Route("/api/me/passkey", new_passkey, methods=["POST"]),
    Route("/api/me/passkey/made", made_passkey, methods=["POST"]),
    Route("/api/passkey", ask_passkey, methods=["POST"]),
    Route("/api/passkey/used", use_passkey, methods=["POST"]),
]
