"""Who a browser is: a cookie that only the server reads."""

import hashlib
import secrets
from collections.abc import Mapping

from starlette.requests import HTTPConnection
from starlette.responses import Response

from nunatak.server.base.limits import Limits
from nunatak.server.shell.pages import LANGUAGES
from nunatak.store import Person, Store

COOKIE = "nunatak"
LANGUAGE = "nunatak-language"
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without what is easily mistaken


def hashed(secret: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """Return a code that can be read aloud."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(10))
    return f"{letters[:5]}-{letters[5:]}"


def key_of(connection: HTTPConnection) -> str:
    """Return under what a browser is known: the hash of its cookie, or nothing."""
    token = connection.cookies.get(COOKIE, "")
    return hashed(token) if 20 <= len(token) <= 100 else ""


async def who(connection: HTTPConnection, store: Store) -> Person | None:
    """Return whose browser this is."""
    key = key_of(connection)
    return await store.person(key) if key else None


async def meet(store: Store, name: str, device: str = "") -> tuple[Person, str]:
    """Remember somebody new; return the person and the cookie."""
    person = Person(secrets.token_hex(8), name)
    token = secrets.token_urlsafe(32)
    await store.add_person(person, hashed(token), device)
    return person, token


async def another_key(store: Store, person: str, device: str = "") -> str:
    """Return a cookie with which another browser is the same person."""
    token = secrets.token_urlsafe(32)
    await store.add_key(person, hashed(token), device)
    return token


BROWSERS = ("Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "CriOS", "FxiOS", "Safari")
CALLED = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung",
    "CriOS": "Chrome",
    "FxiOS": "Firefox",
}
SYSTEMS = ("iPhone", "iPad", "Android", "Windows", "Mac OS", "CrOS", "Linux")


def device_of(connection: HTTPConnection) -> str:
    """Return what a browser calls itself, as people know it.

    >>> from starlette.requests import HTTPConnection
    >>> agent = b"Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
    >>> device_of(HTTPConnection({"type": "http", "headers": [(b"user-agent", agent)]}))
    'Chrome, Android'
    """
    said = connection.headers.get("user-agent", "")[:400]
    browser = next((name for name in BROWSERS if name + "/" in said), "")
    system = next((name for name in SYSTEMS if name in said), "")
    return ", ".join(filter(None, (CALLED.get(browser, browser), system)))


def give(response: Response, name: str, value: str, *, age: int, secure: bool) -> None:
    """Set a cookie that scripts can't read and other sites can't send."""
    response.set_cookie(
        name, value, max_age=age, httponly=True, samesite="lax", secure=secure, path="/"
    )


def give_identity(response: Response, token: str, limits: Limits, *, secure: bool) -> None:
    """Let a browser be somebody from now on."""
    give(response, COOKIE, token, age=limits.cookie, secure=secure)


def spoken(wanted: str, otherwise: str) -> str:
    """Return a language that somebody names, if it is one of ours.

    >>> spoken("zh-Hant", "en"), spoken("xx", "en")
    ('zh-Hant', 'en')
    """
    return wanted if wanted in [code for code, _ in LANGUAGES] else otherwise


def language(cookies: Mapping[str, str], accepted: str) -> str:
    """Return the reader's language: what was chosen, or what the browser asks for first.

    >>> language({}, "zh-TW,zh;q=0.9,en;q=0.5")
    'zh-Hant'
    >>> language({}, "fr")
    'en'
    """
    known = [code for code, _ in LANGUAGES]
    chosen = spoken(cookies.get(LANGUAGE, ""), "")
    if chosen:
        return chosen
    for part in accepted[:200].split(","):
        wanted = part.split(";")[0].strip().lower()
        if wanted in ("zh-tw", "zh-hk", "zh-mo") or wanted.startswith("zh-hant"):
            return "zh-Hant"
        for code in known:
            if wanted.split("-")[0] == code.split("-")[0].lower() and code == "en":
                return code
    return known[0]
