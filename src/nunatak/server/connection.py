"""A browser's connection to a table: one task reads, one writes, the end of either ends both."""

import asyncio
import contextlib
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from nunatak.protocol import messages as m
from nunatak.server import people
from nunatak.server.door import Arrival
from nunatak.server.hall import Hall
from nunatak.server.live import Live
from nunatak.server.security import address_of, same_site
from nunatak.server.trouble import is_trouble
from nunatak.server.viewer import Viewer
from nunatak.table.refusal import TEXTS, Refusal

GONE = 4404
FORBIDDEN = 4403
TRY_LATER = 1013
TOO_MUCH = 1008


async def connected(socket: WebSocket) -> None:
    """Serve one connection from hello to goodbye."""
    hall: Hall = socket.app.state.hall
    if not same_site(socket):
        await socket.close(TOO_MUCH)  # before it is accepted, this is a plain 403
        return
    await socket.accept()
    if hall.door.full:  # before any table is woken
        await socket.close(TRY_LATER)
        return
    try:
        live = await hall.find(socket.path_params["table"])
        person = await people.who(socket, hall.store)
    except Refusal as refused:
        await socket.close(GONE if refused.code == "gone" else TRY_LATER)
        return
    except Exception as error:
        if not is_trouble(error):
            raise
        hall.trouble.begin(error)
        await socket.close(TRY_LATER)
        return
    who = None if person is None else person.id
    seated = bool(live.table.seats_of(who))
    arrival = Arrival(live.table.id, address_of(socket), who, seated)
    with hall.door.let_in(arrival, time.monotonic()) as welcome:
        if not welcome:
            hall.metrics.refused("door")
            await socket.close(TRY_LATER)
            return
        locale = people.language(socket.cookies, socket.headers.get("accept-language", ""))
        await serve(socket, hall, live, Viewer(person, locale, hall.limits, arrival.address))


async def serve(socket: WebSocket, hall: Hall, live: Live, viewer: Viewer) -> None:
    """Read and write until either ends."""
    tasks = [
        asyncio.create_task(read(socket, hall, live, viewer)),
        asyncio.create_task(write(socket, hall, viewer)),
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
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(viewer.goodbye or 1000)


async def read(socket: WebSocket, hall: Hall, live: Live, viewer: Viewer) -> None:
    """Hand on what the browser says, as far as it keeps within the limits."""
    limits = hall.limits
    refused = 0
    silence = limits.hello
    while viewer.goodbye is None:
        try:
            text = await asyncio.wait_for(receive(socket), silence)
        except (TimeoutError, WebSocketDisconnect):
            return
        silence = limits.beat * 3
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


async def receive(socket: WebSocket) -> str | None:
    """Return the next text, or nothing for what is none."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1000))
    return event.get("text")


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


async def write(socket: WebSocket, hall: Hall, viewer: Viewer) -> None:
    """Send what is queued, each within its time."""
    while True:
        message = await viewer.outbox.get()
        if message is None:
            return
        try:
            async with asyncio.timeout(hall.limits.write):
                await socket.send_text(message.decode())
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            return
