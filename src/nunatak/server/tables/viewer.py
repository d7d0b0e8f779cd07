"""Somebody's browser, connected to a table."""

import asyncio

from nunatak.protocol.messages import FromServer, Instruction, Look, Seat, Watching, encode
from nunatak.server.base.limits import Bucket, Limits
from nunatak.server.base.mailbox import Mailbox
from nunatak.server.tables.drawn import Drawn
from nunatak.store.rows import Person


class Viewer:
    """One connection: whose it is, what it has been shown, and what waits to be sent."""

    def __init__(
        self,
        person: Person | None,
        locale: str,
        limits: Limits,
        address: str = "",
        key: str = "",
    ) -> None:
        self.person = person
        self.address = address
        self.key = key  # of the cookie that says who it is
        self.locale = locale
        self.outbox: Mailbox[bytes | None] = Mailbox(limits.outbox)
        self.rate = Bucket(limits.messages_a_second, limits.messages_at_once)
        self.goodbye: int | None = None  # the code with which the connection ends
        self.visible = True  # and not in a tab behind another
        # What its screen shows
        self.greeted = False
        self.scene: Drawn | None = None
        self.v = -1
        self.seat: int | None = None
        self.curtain = ""
        self.lines = 0
        self.seats: list[Seat] = []
        self.instructions: list[Instruction] = []
        self.watching = Watching()
        self.past: Look | None = None  # which moment is on its screen instead of the present
        self.asked = False
        self.entries = 0
        self.hint: asyncio.Task[None] | None = None  # the advice it waits for
        # Several people at one screen: who of them is looking
        self.looking: int | None = None
        self.revealed: int | None = None

    @property
    def who(self) -> str | None:
        """The person, if it is somebody with a name."""
        return None if self.person is None else self.person.id

    def tell(self, message: FromServer) -> None:
        """Queue a message."""
        self.send(encode(message))

    def send(self, text: bytes) -> None:
        """Queue what is encoded; a browser that takes none any more has to connect again."""
        if self.goodbye is not None:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.end(1013)

    def end(self, code: int) -> None:
        """End the connection once what is queued has been sent, or at once if it is too much."""
        if self.goodbye is not None:
            return
        self.goodbye = code
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(None)
