"""Addresses of notices: switching each way on and off, links out of mails, the feed."""

import time
from html import escape
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nunatak.protocol import messages as m
from nunatak.server.base import steady, tokens
from nunatak.server.base.reach import Reach, is_loopback
from nunatak.server.notices import endpoints, letters, mail, push
from nunatak.server.notices.notices import Notices
from nunatak.server.people import people
from nunatak.server.routes import feed
from nunatak.server.routes.me import SHORT, self_of
from nunatak.server.routes.routes import (
    STATUS,
    Nothing,
    form,
    hall_of,
    json_answer,
    locale_of,
    nowhere,
    read_form,
)
from nunatak.server.shell.files import versioned
from nunatak.server.shell.security import address_of
from nunatak.server.tables.waits import waited
from nunatak.store import Person, devices
from nunatak.store import notices as kept
from nunatak.store.notices import Contact, Subscription
from nunatak.table.refusal import TEXTS, Refusal

HERE = "here"


def notices_of(request: Request) -> Notices:
    """Return who tells people."""
    found: Notices = request.app.state.notices
    return found


# Switching on and off


async def told(request: Request, person: Person) -> Response:
    """Return where somebody is told that games wait, to that person."""
    hall, notices = hall_of(request), notices_of(request)
    contact = await kept.contact(hall.store, person.id)
    here = people.key_of(request)
    browsers = [
        m.Device(each.id[:SHORT], each.device, each.created, each.key == here)
        for each in await kept.subscribed(hall.store, person.id)
    ]
    assert notices.vapid is not None
    reach: Reach = request.app.state.reach
    address = f"{reach.base(request)}/feed/{tokens.feed(hall.secret, contact)}"
    return json_answer(
        m.Notices(
            notices.vapid.public,
            browsers,
            no_push(request),
            contact.mail,
            contact.wanted if contact.until >= time.time() else "",
            not notices.post.real,
            address if contact.feed_on else "",
        )
    )


def no_push(request: Request) -> str:
    """Return why browsers show no notices from this address; nothing if they do."""
    origin = urlsplit(request.headers.get("origin", ""))
    if origin.scheme == "https" or is_loopback(origin.hostname or ""):
        return ""
    return TEXTS.say("push-needs-https", locale_of(request))


@form
async def notices(request: Request) -> Response:
    """Tell somebody where they are told."""
    await read_form(request, Nothing)
    return await told(request, await self_of(request))


@form
async def set_push(request: Request) -> Response:
    """Let a browser show notices, or no longer."""
    hall, notices = hall_of(request), notices_of(request)
    asked = await read_form(request, m.SetPush)
    person, key = await self_of(request), people.key_of(request)
    if asked.off:
        for each in await kept.subscribed(hall.store, person.id):
            if asked.off == each.id[:SHORT] or (asked.off == HERE and each.key == key):
                await kept.unsubscribe(hall.store, each.id, person.id)
        return await told(request, person)
    try:
        endpoints.checked(asked.endpoint, hall.limits, notices.settings.push_anywhere)
    except endpoints.Forbidden:
        raise Refusal("bad", "bad-endpoint") from None
    if (
        len(asked.p256dh) > 100
        or len(asked.auth) > 40
        or not push.good_keys(asked.p256dh, asked.auth)
    ):
        raise Refusal("bad", "bad-endpoint")
    made = Subscription(
        people.hashed(asked.endpoint),
        person.id,
        key,
        asked.endpoint,
        asked.p256dh,
        asked.auth,
        people.device_of(request),
        int(steady.now()),
    )
    await kept.change_contact(hall.store, person.id, locale_of(request))
    await kept.subscribe(hall.store, made, hall.limits.subscriptions)
    return await told(request, person)


@form
async def set_mail(request: Request) -> Response:
    """Send mails nowhere, or ask an address whether it is right."""
    hall, notices = hall_of(request), notices_of(request)
    limits = hall.limits
    asked = await read_form(request, m.SetMail)
    person, locale = await self_of(request), locale_of(request)
    address = asked.address.strip()
    contact = await kept.contact(hall.store, person.id)
    nothing = {"wanted": "", "code": "", "until": 0}
    if not address:
        await kept.change_contact(hall.store, person.id, locale, mail="", **nothing)
        return await told(request, person)
    if not mail.good_address(address, limits):
        raise Refusal("bad", "bad-address")
    if address == contact.mail:
        await kept.change_contact(hall.store, person.id, locale, **nothing)
        return await told(request, person)
    whose = people.hashed(mail.mailbox(address))
    most = (limits.confirmations_a_day, limits.confirmations_a_day_to_an_address)
    if not hall.confirmations.take(address_of(request), time.monotonic()) or not (
        await kept.may_confirm(hall.store, person.id, whose, *most)
    ):
        raise Refusal("rate", "too-many-mails")
    code = people.new_code() + "-" + people.new_code()
    until = int(time.time() + limits.mail_code)
    values = {"wanted": address, "code": people.hashed(code), "until": until}
    await kept.change_contact(hall.store, person.id, locale, **values)
    reach: Reach = request.app.state.reach
    way = letters.Way(reach.base(request), "", {}, notices.settings.mail_from, address, person.name)
    letter = letters.confirmation(way, f"{way.base}/n/mail/{code}", locale)
    if await notices.post.send(letter) != "sent":
        raise Refusal("trouble", "mail-not-sent")
    return await told(request, person)


@form
async def set_feed(request: Request) -> Response:
    """Have a feed, none, or one at another address."""
    hall = hall_of(request)
    asked = await read_form(request, m.SetFeed)
    person = await self_of(request)
    await kept.change_contact(hall.store, person.id, locale_of(request), feed_on=asked.on)
    if asked.renew or not asked.on:  # an address that was switched off stays dead
        await kept.renew_feed(hall.store, person.id)
    return await told(request, person)


@form
async def later(request: Request) -> Response:
    """Tell somebody of a table once more, later."""
    hall = hall_of(request)
    asked = await read_form(request, m.Later)
    person = await self_of(request)
    for brief in await hall.store.tables_of(person.id, hall.limits.listed):
        wait = waited(brief.row, brief.seats)
        if wait is not None and (wait.table, wait.person) == (asked.table, person.id):
            at = int(steady.now() + hall.limits.snooze)
            await kept.ask_again(hall.store, wait.table, person.id, wait.since, at)
            return json_answer({})
    raise Refusal("gone", "no-table")


# Links out of mails: opening one changes nothing, since programs open links too


def asking(request: Request, key: str, button: str = "", **nouns: str) -> Response:
    """Return a page that says something, and asks with one button if it is so."""
    locale = locale_of(request)
    say = escape(TEXTS.say(key, locale, **nouns))
    sure = ""
    if button:
        word = escape(TEXTS.say(button, locale))
        sure = f'<form method="post"><button class="btn sig" id="sure">{word}</button></form>'
    text = (
        f'<!doctype html><html lang="{locale}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">'
        '<title>Nunatak</title><link rel="icon" href="/static/icon.svg" type="image/svg+xml">'
        '<link rel="stylesheet" href="/static/nunatak.css">'
        '<link rel="stylesheet" href="/static/asking.css"></head>'
        f'<body class="asking"><main class="card"><h1 class="serif">Nunatak</h1><p>{say}</p>{sure}'
        f'<p><a href="/">{escape(TEXTS.say("to-games", locale))}</a></p></main></body></html>'
    )
    headers = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}
    return Response(versioned(text.encode()), headers=headers, media_type="text/html")


async def off(request: Request) -> Response:
    """End mails, or those about one table, for whoever has the link out of one of them."""
    hall, token = hall_of(request), request.path_params["token"]
    try:
        contact, table = await meant(request, token)
        if request.method != "POST":
            key = "off-sure-table" if table else "off-sure"
            return asking(request, key, "off-button", address=contact.mail)
        hall.trouble.check()
        if table:
            await kept.mute(hall.store, table, contact.person)
        else:
            await kept.change_contact(hall.store, contact.person, "", mail="")
    except Refusal as refusal:
        return nowhere(request, refusal, STATUS[refusal.code])
    return asking(request, "off-done-table" if table else "off-done")


async def meant(request: Request, token: str) -> tuple[Contact, str]:
    """Return whom a link out of a mail is about, and which table if it is about one."""
    hall = hall_of(request)
    careful(request)
    contact = await kept.contact(hall.store, tokens.person_in(token))
    parts = token.split(".")
    if len(parts) == 3 and tokens.same(tokens.mute(hall.secret, contact, parts[1]), token):
        return contact, parts[1]
    if contact.mail and tokens.same(tokens.no_mail(hall.secret, contact), token):
        return contact, ""
    raise Refusal("gone", "dead-link")


def careful(request: Request) -> None:
    """Refuse whoever tries too many links."""
    if not hall_of(request).feeds.take(address_of(request), time.monotonic()):
        raise Refusal("rate", "too-fast")


async def confirm(request: Request) -> Response:
    """Let mails go to an address, if whoever reads its mail says so."""
    hall, code = hall_of(request), request.path_params["code"]
    try:
        careful(request)
        hashed = people.hashed(code)
        if request.method != "POST":
            found = await kept.by_code(hall.store, hashed)
        else:
            hall.trouble.check()
            found = await kept.confirm(hall.store, hashed, int(steady.now()))
        if found is None:
            raise Refusal("gone", "dead-link")
    except Refusal as refusal:
        return nowhere(request, refusal, STATUS[refusal.code])
    if request.method == "POST":
        return asking(request, "confirm-done", address=found.wanted)
    known = await devices.link_number(hall.store, found.person)
    name = known[0].name if known is not None else ""
    return asking(request, "confirm-sure", "confirm-button", address=found.wanted, name=name)


# The feed


async def my_feed(request: Request) -> Response:
    """Return the games that wait for somebody, to whoever has the address of their feed."""
    hall, token = hall_of(request), request.path_params["token"]
    try:
        careful(request)
        contact = await kept.contact(hall.store, tokens.person_in(token))
        right = contact.feed_on and tokens.same(tokens.feed(hall.secret, contact), token)
        if not right:
            raise Refusal("gone", "dead-link")
    except Refusal as refusal:
        return nowhere(request, refusal, STATUS[refusal.code])
    reach: Reach = request.app.state.reach
    mine = await hall.store.tables_of(contact.person, hall.limits.feed_entries)
    return feed.answer(request, contact, mine, reach.base(request), f"/feed/{token}")


NOTICE_ROUTES: list[BaseRoute] = [
    Route("/api/me/notices", notices, methods=["POST"]),
    Route("/api/me/push", set_push, methods=["POST"]),
    Route("/api/me/mail", set_mail, methods=["POST"]),
    Route("/api/me/feed", set_feed, methods=["POST"]),
    Route("/api/me/later", later, methods=["POST"]),
    Route("/n/off/{token}", off, methods=["GET", "POST"]),
    Route("/n/mail/{code}", confirm, methods=["GET", "POST"]),
    Route("/feed/{token}", my_feed),
]
