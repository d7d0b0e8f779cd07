"""Who a browser is: a cookie that only the server reads."""

import hashlib
import secrets
from collections.abc import Mapping

from starlette.requests import HTTPConnection
from starlette.responses import Response

from nunatak.server.limits import Limits
from nunatak.server.pages import LANGUAGES
from nunatak.store import Person, Store

COOKIE = "nunatak"
INVITE = "nunatak-invite"
LANGUAGE = "nunatak-language"
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without what is easily mistaken


def hashed(secret: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """Return a code that can be read aloud."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(10))
    return f"{letters[:5]}-{letters[5:]}"


async def who(connection: HTTPConnection, store: Store) -> Person | None:
    """Return whose browser this is."""
    token = connection.cookies.get(COOKIE, "")
    if not 20 <= len(token) <= 100:
        return None
    return await store.person(hashed(token))


async def meet(store: Store, name: str) -> tuple[Person, str]:
    """Remember somebody new; return the person and the cookie."""
    person = Person(secrets.token_hex(8), name)
    token = secrets.token_urlsafe(32)
    await store.add_person(person, hashed(token))
    return person, token


async def another_key(store: Store, person: str) -> str:
    """Return a cookie with which another browser is the same person."""
    token = secrets.token_urlsafe(32)
    await store.add_key(person, hashed(token))
    return token


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
