"""A browser's connection to a table: one task reads, one writes, the end of either ends both."""

import asyncio
import contextlib
import time

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from nunatak.protocol import messages as m
from nunatak.server.base.trouble import is_trouble
from nunatak.server.people import people
from nunatak.server.shell.security import address_of, same_site
from nunatak.server.tables.audience import FORBIDDEN
from nunatak.server.tables.door import Arrival
from nunatak.server.tables.hall import Hall
from nunatak.server.tables.live import GONE, Live
from nunatak.server.tables.viewer import Viewer
from nunatak.table.refusal import TEXTS, Refusal

TRY_LATER = 1013
TOO_MUCH = 1008


async def connected(table: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection from hello to goodbye."""
    hall: Hall = scope["app"].state.hall
    await receive()  # its wish to connect
    if not same_site(HTTPConnection(scope)):
        await close(send, TOO_MUCH)  # before it is accepted, this is a plain 403
        return
    await send({"type": "websocket.accept"})
    if hall.door.full:  # before any table is woken
        await close(send, TRY_LATER)
        return
    try:
        live = await hall.find(table)
        viewer = await came(scope, hall)
    except Refusal as refused:
        await close(send, GONE if refused.code == "gone" else TRY_LATER)
        return
    except Exception as error:
        if not is_trouble(error):
            raise
        hall.trouble.begin(error)
        await close(send, TRY_LATER)
        return
    if not live.table.may_look(viewer.who):
        await close(send, FORBIDDEN)
        return
    scope["headers"] = []  # all has been read, and they stay for as long as the line does
    seated = bool(live.table.seats_of(viewer.who))
    arrival = Arrival(live.table.id, viewer.address, viewer.who, seated)
    with hall.door.let_in(arrival, time.monotonic()) as welcome:
        if not welcome:
            hall.metrics.refused("door")
            await close(send, TRY_LATER)
            return
        await serve(receive, send, hall, live, viewer)


async def came(scope: Scope, hall: Hall) -> Viewer:
    """Return who connects, from where, and in which language."""
    line = HTTPConnection(scope)
    person = await people.who(line, hall.store)
    locale = people.language(line.cookies, line.headers.get("accept-language", ""))
    key = people.key_of(line) if person is not None else ""
    return Viewer(person, locale, hall.limits, address_of(line), key)


async def close(send: Send, code: int) -> None:
    """Hang up, if that has not been done."""
    with contextlib.suppress(RuntimeError, OSError):
        await send({"type": "websocket.close", "code": code})


async def serve(receive: Receive, send: Send, hall: Hall, live: Live, viewer: Viewer) -> None:
    """Read and write until either ends."""
    tasks = [
        asyncio.create_task(read(receive, hall, live, viewer)),
        asyncio.create_task(write(send, hall, viewer)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        live.leave(viewer)
    await close(send, viewer.goodbye or 1000)


async def read(receive: Receive, hall: Hall, live: Live, viewer: Viewer) -> None:
    """Hand on what the browser says, as far as it keeps within the limits.

    Whether somebody who says nothing is still there, uvicorn asks by pings.
    """
    limits = hall.limits
    refused = 0
    silence: float | None = limits.hello
    while viewer.goodbye is None:
        try:
            async with asyncio.timeout(silence):
                text = await said(receive)
        except (TimeoutError, Ended):
            return
        silence = None
        if not viewer.rate.take(time.monotonic()):
            refused += 1
            if refused == 1:
                refuse(live, viewer, "rate", "too-fast")
            if refused > limits.refusals_before_goodbye:
                viewer.end(TOO_MUCH)
                return
            continue
        if text is None or len(text) > limits.message:
            refuse(live, viewer, "size", "too-large")
            continue
        try:
            message = m.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            refuse(live, viewer, "bad", "bad-message")
            continue
        if not 1 <= len(message.id) <= limits.message_id or "\0" in message.id:
            refuse(live, viewer, "bad", "bad-message")
            continue
        if "\\u0000" in text:  # which PostgreSQL can't keep, and nobody can read
            refuse(live, viewer, "bad", "bad-message", message.id)
            continue
        if not hall.questions.may_ask(viewer, message, time.monotonic()):
            refused += 1
            refuse(live, viewer, "rate", "too-fast", message.id)
            if refused > limits.refusals_before_goodbye:
                viewer.end(TOO_MUCH)
                return
            await asyncio.sleep(limits.refused_wait)  # so that refusing is no work either
            continue
        await hand_on(live, viewer, message)


class Ended(Exception):
    """The browser has hung up."""


async def said(receive: Receive) -> str | None:
    """Return the next text, or nothing for what is none."""
    event = await receive()
    if event["type"] == "websocket.disconnect":
        raise Ended
    text: str | None = event.get("text")
    return text


async def hand_on(live: Live, viewer: Viewer, message: m.FromBrowser) -> None:
    """Queue a message for the table."""
    came = time.monotonic()

    async def job() -> None:
        if isinstance(message, m.Hello) and not viewer.greeted:
            await live.join(viewer, message)
        elif viewer.greeted:
            await live.hear(viewer, message)
            if isinstance(message, m.Act):
                live.metrics.answers.observe(time.monotonic() - came)
        else:
            refuse(live, viewer, "bad", "bad-message", message.id)

    if not live.ask(job):
        if live.broken or live.closing:
            viewer.end(1012)
        else:
            refuse(live, viewer, "rate", "busy", message.id)


def refuse(live: Live, viewer: Viewer, code: str, key: str, re: str = "") -> None:
    """Say no to what no table has to think about."""
    live.metrics.refused(key)
    viewer.tell(m.Error(TEXTS.say(key, viewer.locale), re, code))  # type: ignore[arg-type]


async def write(send: Send, hall: Hall, viewer: Viewer) -> None:
    """Send what is queued, each within its time."""
    while True:
        message = await viewer.outbox.get()
        if message is None:
            return
        try:
            async with asyncio.timeout(hall.limits.write):
                await send({"type": "websocket.send", "text": message.decode()})
        except (TimeoutError, RuntimeError, OSError):
            return
