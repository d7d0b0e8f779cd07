"""Handing over mails: to a server that takes them, or into a folder where they can be looked at."""

import asyncio
import contextlib
import os
import smtplib
import ssl
import time
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path
from typing import Literal

from nunatak.server.base.limits import Limits
from nunatak.server.base.settings import ADDRESS, Settings
from nunatak.store.owned import own_folder

FOLDER = "outbox"
Outcome = Literal["sent", "gone", "later"]


def good_address(said: str, limits: Limits) -> bool:
    """Say whether something may be a mail address.

    >>> good_address("ines@example.org", Limits()), good_address("ines@example.org\\n", Limits())
    (True, False)
    """
    if len(said) > limits.mail_address or not ADDRESS.fullmatch(said):
        return False
    local, _, domain = said.rpartition("@")
    return len(local) <= 64 and "." in domain and all(len(each) <= 63 for each in domain.split("."))


def mailbox(address: str) -> str:
    """Return what is the same for addresses that may lead to the same reader.

    >>> mailbox("I.nes+ads@Example.org"), mailbox("ines@example.org")
    ('ines@example.org', 'ines@example.org')
    """
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


class Post:
    """Whoever takes the mails of this server."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.folder = folder / FOLDER
        self.turn = asyncio.Lock()
        self.count = 0

    @property
    def real(self) -> bool:
        """Whether mails go out."""
        return bool(self.settings.smtp_host)

    async def send(self, letter: EmailMessage) -> Outcome:
        """Hand a mail over, in a thread; say what has become of it."""
        async with self.turn:  # one after another: a mail server likes that better
            return await asyncio.to_thread(self.deliver if self.real else self.put, letter)

    def put(self, letter: EmailMessage) -> Outcome:
        """Put a mail into the folder, whole or not at all; the oldest make way."""
        own_folder(self.folder)
        self.count += 1
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        name = f"{stamp}-{os.getpid()}-{self.count:05}.eml"
        part = self.folder / f".{name}.part"
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(letter.as_bytes(policy=SMTP))
        part.replace(self.folder / name)
        for old in sorted(self.folder.glob("*.eml"))[: -self.limits.outbox_mails]:
            with contextlib.suppress(FileNotFoundError):
                old.unlink()
        return "sent"

    def deliver(self, letter: EmailMessage) -> Outcome:
        """Hand a mail to the mail server."""
        settings, patience = self.settings, self.limits.mail_time
        safe = ssl.create_default_context()
        try:
            with (
                smtplib.SMTP_SSL(
                    settings.smtp_host, settings.smtp_port, timeout=patience, context=safe
                )
                if settings.smtp_security == "tls"
                else smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=patience)
            ) as line:
                if settings.smtp_security == "starttls":
                    line.starttls(context=safe)
                if settings.smtp_user:
                    line.login(settings.smtp_user, settings.smtp_password)
                line.send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return "gone" if codes and all(500 <= code < 600 for code in codes) else "later"
        except (OSError, smtplib.SMTPException):
            return "later"
        return "sent"
