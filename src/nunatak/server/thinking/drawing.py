"""Pictures of scenes, drawn in a process of its own, one after another.

Making pixels takes up to a quarter of a second in which Python can do nothing else: in the server's
own process everybody would wait for it.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import msgspec

from nunatak import image
from nunatak.scene.scene import Scene
from nunatak.server.base.limits import Limits
from nunatak.server.thinking.worker import Died, Ended, Worker
from nunatak.table import Refusal

Kind = Literal["png", "svg"]
SIZE = (1200, 630)  # what programs that show a link expect


def draw(scene: bytes, kind: Kind, dark: bool) -> bytes:
    """Return a picture of a scene; runs in the worker."""
    seen = msgspec.json.decode(scene, type=Scene)
    if kind == "svg":
        return image.svg(seen, dark=dark, size=SIZE).encode()
    return image.png(seen, dark=dark, size=SIZE)


class Drawing:
    """The process that draws, whoever waits for it, and what it has drawn lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.worker = Worker()
        self.thread = ThreadPoolExecutor(1, "drawing")
        self.turn = asyncio.Lock()
        self.waiting: Counter[str] = Counter()  # how many wait, by their address
        self.drawn: dict[Hashable, bytes] = {}
        self.rest: asyncio.TimerHandle | None = None

    def known(self, key: Hashable) -> bytes | None:
        """Return a picture that was drawn lately."""
        found = self.drawn.pop(key, None)
        if found is not None:
            self.drawn[key] = found  # the last to be forgotten now
        return found

    async def picture(
        self,
        key: Hashable,
        scene: Callable[[], Awaitable[Scene]],
        kind: Kind,
        dark: bool,
        address: str = "",
    ) -> bytes:
        """Return a picture when it is its turn; what is asked for meanwhile is drawn once."""
        full = self.waiting.total() >= self.limits.pictures_waiting
        near = self.waiting[address] if address else 0
        if full or near >= self.limits.pictures_waiting_from_an_address:
            raise Refusal("rate", "busy")
        self.waiting[address] += 1
        try:
            async with self.turn:
                found = self.known(key)
                if found is None:
                    found = await self.made(await scene(), kind, dark)
                    self.keep(key, found)
                return found
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def made(self, scene: Scene, kind: Kind, dark: bool) -> bytes:
        """Have the process draw; if it dies or hangs, it is replaced and there is no picture."""
        if self.rest is not None:
            self.rest.cancel()
        loop = asyncio.get_running_loop()
        asked = (msgspec.json.encode(scene), kind, dark)
        work = self.worker.ask
        try:
            found: bytes = await loop.run_in_executor(
                self.thread, lambda: work(draw, asked, self.limits.picture)
            )
        except (Died, Ended, TimeoutError):
            raise Refusal("rate", "busy") from None
        self.rest = loop.call_later(self.limits.drawing_idle, self.pause)
        return found

    def keep(self, key: Hashable, found: bytes) -> None:
        """Have a picture at hand for whoever asks next."""
        self.drawn[key] = found
        if len(self.drawn) > self.limits.pictures:
            del self.drawn[next(iter(self.drawn))]

    def pause(self) -> None:
        """End the process until somebody wants a picture again."""
        self.thread.submit(self.worker.kill)

    async def close(self) -> None:
        """Draw nothing any more."""
        if self.rest is not None:
            self.rest.cancel()
        await asyncio.to_thread(self.worker.end)
        self.thread.shutdown(wait=False)
