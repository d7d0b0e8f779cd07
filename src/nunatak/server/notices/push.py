"""Web Push: messages that only a person's own browser can read (RFC 8291), from a server that
shows who it is (VAPID, RFC 8292)."""

import asyncio
import base64
import binascii
import os
import struct
import time
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from nunatak.server.base.limits import Limits
from nunatak.server.notices import endpoints
from nunatak.store import Store, lifetime
from nunatak.store.notices import Subscription

CURVE = ec.SECP256R1()
POINT = 65  # bytes of a public key
SECRET = 16  # bytes of what a browser has made up
RECORD = 4096  # bytes in which a push service takes a message
PROOF = 12 * 3600  # seconds for which a proof of who we are is good
NAME = "vapid"
Outcome = Literal["sent", "gone", "later", "refused"]


def packed(data: bytes) -> str:
    """Return bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """Return what browsers have written, or nothing if it is not that."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as it is sent."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def good_keys(p256dh: str, auth: str) -> bool:
    """Say whether a browser's keys are such that a message can be sealed for it."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(p256dh))
    except ValueError:
        return False
    return len(unpacked(p256dh)) == POINT and len(unpacked(auth)) == SECRET


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Return a key that follows from another."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(
    text: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """Return a message as only the browser with these keys can read it (RFC 8291, aes128gcm)."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs = unpacked(p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    ours = point(own.public_key())
    secret = derived(shared, unpacked(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, POINT) + ours + body


class Vapid:
    """The key by which push services know this server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact

    @property
    def public(self) -> str:
        """What browsers are given, so that they take messages from nobody else."""
        return packed(point(self.key.public_key()))

    def shown(self, endpoint: str, now: float) -> str:
        """Return the header that proves to a push service who we are."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now + PROOF),
            "sub": self.contact,
        }
        said = f"{part({'typ': 'JWT', 'alg': 'ES256'})}.{part(claims)}"
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"


def part(value: object) -> str:
    """Return a part of a proof."""
    return packed(msgspec.json.encode(value))


async def vapid(store: Store, contact: str) -> Vapid:
    """Return the server's key, made up the first time and kept beside its other secret."""

    def made_up() -> str:
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return packed(number.to_bytes(32, "big"))

    kept = await lifetime.kept(store, NAME, made_up)
    return Vapid(ec.derive_private_key(int.from_bytes(unpacked(kept), "big"), CURVE), contact)


async def push(
    to: Subscription,
    text: bytes,
    topic: str,
    vapid: Vapid,
    limits: Limits,
    anywhere: bool = False,
) -> Outcome:
    """Send a message to a browser's push service, once; say what has become of it.

    A later message with the same topic takes the place of one that has not been fetched yet.
    """
    body = sealed(text, to.p256dh, to.auth)
    headers = {
        "Authorization": vapid.shown(to.endpoint, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(limits.push_life),
        "Urgency": "normal",
        "Topic": topic,
    }
    try:
        status = await endpoints.post(to.endpoint, headers, body, limits, anywhere)
    except endpoints.Forbidden:
        return "gone"
    except (OSError, ValueError, EOFError, TimeoutError, asyncio.LimitOverrunError):
        return "later"
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "later" if status == 429 or status >= 500 else "refused"
