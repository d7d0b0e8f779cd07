"""Links that work without a cookie: what they may do is written in them, under the server's secret.

Nothing of them is kept. One ends when what it is about is another: an address, a feed's number.
"""

import base64
import re
import secrets
from hashlib import blake2b

from nunatak.store.notices import Contact

LONGEST = 160  # letters of such a link
NAME = re.compile(r"[A-Za-z0-9_-]*")


def signed(secret: str, said: str) -> str:
    """Return what only this server can have written about something."""
    mark = blake2b(said.encode(), key=secret.encode(), digest_size=18).digest()
    return base64.urlsafe_b64encode(mark).decode()


def no_mail(secret: str, contact: Contact) -> str:
    """Return the end of the link that ends all mails to somebody."""
    said = f"no mail to {contact.mail} of {contact.person} since {contact.mail_since}"
    return f"{contact.person}.{signed(secret, said)}"


def mute(secret: str, contact: Contact, table: str) -> str:
    """Return the end of the link that ends messages about a table."""
    return f"{contact.person}.{table}.{signed(secret, f'no word of {table} to {contact.person}')}"


def feed(secret: str, contact: Contact) -> str:
    """Return what the address of somebody's feed ends in."""
    said = f"feed {contact.feed} of {contact.person}"
    return f"{contact.person}.{signed(secret, said)}"


def person_in(token: str) -> str:
    """Return whom a link is about, if it may be one; whether it is, has to be compared.

    >>> person_in("ab12.sign"), person_in("a\\0b.sign"), person_in("é.sign")
    ('ab12', '', '')
    """
    person = token.partition(".")[0]
    return person if len(token) <= LONGEST and NAME.fullmatch(person) else ""


def same(a: str, b: str) -> bool:
    """Compare without telling by the time it takes how much is right."""
    return secrets.compare_digest(a.encode(), b.encode())
