"""A hall with people, games and a clock in the test's hands, for tests of notices."""

import asyncio
import email
import email.policy
import random
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from nunatak.protocol import messages as m
from nunatak.server.base import steady
from nunatak.server.base.limits import Limits
from nunatak.server.base.reach import Reach
from nunatak.server.base.settings import Settings
from nunatak.server.notices.notices import Notices
from nunatak.server.notices.push import vapid
from nunatak.server.tables.hall import Hall
from nunatak.server.tables.live import Live
from nunatak.server.tables.viewer import Viewer
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Person, Store
from nunatak.store import notices as kept
from nunatak.store.notices import Subscription
from tests.server.push_service import Browser, PushService
from tests.table.sitting import by_weight

NAMES = ("Ines", "Noor", "Kolya", "Rui")
PICTURE = b"\x89PNG\r\n\x1a\n picture"


class Hearth:
    """A hall in which no time passes unless a test says so."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, **limits: Any) -> None:
        self.folder = folder
        self.now = 1_800_000_000.0
        patch.setattr(steady, "now", lambda: self.now)
        self.settings = Settings(limits=Limits(idle=1e9, **limits), push_anywhere=True)
        self.people = [Person(name.lower(), name) for name in NAMES]
        self.rng = random.Random(3)

    async def open(self, database: str = "", *, drawing: bool = False) -> "Hearth":
        self.store = await (Store.open(database) if database else Store.open_in(self.folder))
        limits = self.settings.limits
        self.hall = Hall(self.store, limits, Thinking(1, 1.0, limits), by_weight(5))
        self.hall.secret = "secret"
        reach = Reach("127.0.0.1", 8000, "https://play.example")
        self.notices = Notices(self.hall, self.settings, self.folder, reach)
        self.notices.vapid = await vapid(self.store, "mailto:me@play.example")
        self.hall.waits.listen(self.notices.hear)
        if not drawing:

            async def drawn(*_: Any) -> bytes:
                return PICTURE

            self.hall.drawing.picture = drawn  # type: ignore[assignment,method-assign]
        return self

    async def meet(self) -> None:
        for person in self.people:
            await self.store.add_person(person, person.id)

    async def close(self) -> None:
        await self.notices.close()
        await self.hall.close()

    async def table(self, players: int = 2, game: str = "antartik", **more: Any) -> Live:
        """Open a table at which the first so many people sit."""
        seats = [m.NewSeat("me"), *(m.NewSeat("open") for _ in range(players - 1))]
        form = m.NewTable(game, seats, **{"pace": "day", **more})
        name = await self.hall.make(form, self.people[0])
        live = await self.hall.find(name)
        for seat, person in enumerate(self.people[1:players], 1):
            await live.sit_down(seat, person, person.name)
        return live

    async def act(self, live: Live) -> None:
        """Let whoever is asked decide something."""

        async def job() -> None:
            seat = live.table.asked()
            assert seat is not None
            option = self.rng.choice(sorted(live.table.choices(seat)))
            live.table.act(seat, option, live.table.row.version, steady.now())
            await live.keep()

        await live.done(job)

    async def to(self, live: Live, person: Person) -> None:
        """Play on until a table asks somebody."""
        while self.asked(live) != person.id:
            await self.act(live)

    def asked(self, live: Live) -> str:
        seat = live.table.asked()
        assert seat is not None
        return live.table.seats[seat].person or ""

    async def pass_time(self, seconds: float, step: float = 30.0) -> None:
        """Let time pass, with a round through those who wait now and then."""
        until = self.now + seconds
        while self.now < until:
            self.now = min(until, self.now + step)
            await self.notices.round(self.now)

    async def look(self, live: Live, person: Person) -> Viewer:
        viewer = Viewer(person, "en", self.settings.limits)
        await live.join(viewer, m.Hello("h"))
        return viewer

    # Ways to be told

    async def by_mail(self, person: Person, language: str = "en") -> None:
        address = f"{person.id}@mail.example"
        since = int(self.now)
        await kept.change_contact(self.store, person.id, language, mail=address, mail_since=since)

    async def by_push(self, person: Person, service: PushService, name: str = "") -> Browser:
        browser, url = Browser(), service.url(name or person.id)
        await kept.change_contact(self.store, person.id, "en")
        made = Subscription(url, person.id, url, url, **browser.keys, device="", created=0)
        await kept.subscribe(self.store, made, 10)
        return browser

    @property
    def mails(self) -> list[EmailMessage]:
        files = sorted((self.folder / "outbox").glob("*.eml"))
        found = [
            email.message_from_bytes(f.read_bytes(), policy=email.policy.default) for f in files
        ]
        return [each for each in found if isinstance(each, EmailMessage)]

    def mails_to(self, person: Person) -> list[EmailMessage]:
        return [each for each in self.mails if each["To"] == f"{person.id}@mail.example"]


def body(letter: EmailMessage, kind: str) -> str:
    """Return a mail's text or HTML."""
    found = letter.get_body((kind,))
    assert found is not None
    return str(found.get_content())


async def settled() -> None:
    """Let tasks that were begun do what they can at once."""
    for _ in range(20):
        await asyncio.sleep(0.01)
