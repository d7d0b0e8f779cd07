"""A push service and a browser's keys, for tests: it takes messages and can read them."""

import asyncio
import base64
import struct
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys that a browser makes up for its subscription."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        if private:
            number = int.from_bytes(unb64(private), "big")
            self.key = ec.derive_private_key(number, ec.SECP256R1())
        else:
            self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = unb64(auth) if auth else b"0123456789abcdef"
        self.point = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    @property
    def keys(self) -> dict[str, Any]:
        return {"p256dh": b64(self.point), "auth": b64(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Open a message, as RFC 8188 and RFC 8291 say it; written apart from what seals it."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), public)

        def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)

        secret = hkdf(shared, self.auth, b"WebPush: info\x00" + self.point + sender, 32)
        key = hkdf(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(secret, salt, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert text[-1] == 2  # the last record
        return text[:-1]


@dataclass
class PushService:
    """An address that takes what is posted there, and answers as it is told to."""

    answer: bytes = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    server: asyncio.Server | None = None
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def start(self, **more: object) -> "PushService":
        self.server = await asyncio.start_server(self.take, "127.0.0.1", 0, **more)  # type: ignore[arg-type]
        return self

    @property
    def port(self) -> int:
        assert self.server is not None
        return int(self.server.sockets[0].getsockname()[1])

    def url(self, name: str = "box") -> str:
        return f"http://127.0.0.1:{self.port}/{name}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append((head[0], headers, body))
        self.came.set()
        writer.write(self.answer)
        try:
            await writer.drain()
        finally:
            writer.close()

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        await self.server.wait_closed()
