"""What whoever runs a server may settle, read from one file."""

import ast
import inspect
import re
from pathlib import Path
from typing import Any, Literal

import msgspec

from nunatak.server.base.limits import Limits, from_environment
from nunatak.server.base.networks import Networks

ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*"
)
"""A mail address as browsers understand it too."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a server is, where its games are, and whom it trusts."""

    host: str = "127.0.0.1"
    """Who may come: 127.0.0.1 is this machine only, 0.0.0.0 everybody."""
    public_address: str = ""
    """Where everybody reaches it, as https://play.example, if that is another address than the one
    it listens at. Invitations carry it."""
    port: int = -1
    """Where to listen; -1 is 8000, or the next that is free."""
    data: str = ""
    """The folder in which games are kept; empty is the user's own folder for data."""
    database: str = ""
    """A PostgreSQL database for the games instead: postgresql://user:password@host/name."""
    workers: int = 1
    """How many processes share the work; several need a database."""
    peers: str = "127.0.0.1"
    """At which address of this machine servers on other ones, with the same database, reach it."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies. What they say of whom they speak for is believed
    (X-Forwarded-For, X-Forwarded-Proto), and nobody else is."""
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks that may read /metrics."""
    smtp_host: str = ""
    """Who takes mails; empty puts them into the folder outbox beside the games, to be looked at."""
    smtp_port: int = 587
    """587 as a rule, 465 with smtp_security = "tls"."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the line to it is encrypted; none is for a server on this machine."""
    smtp_user: str = ""
    """Its name for us, if it wants one."""
    smtp_password: str = ""
    """And the password; a file with it is for its owner's eyes alone."""
    mail_from: str = "nunatak@localhost"
    """Whom mails come from. Push services are given it too, to complain to."""
    push_anywhere: bool = False
    """Notices may go to any address, also private ones and without HTTPS: for tests alone."""
    log_level: str = "WARNING"
    """What the log is told: DEBUG, INFO, WARNING or ERROR."""
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        Networks([*self.proxies, *self.metrics_for])
        if self.public_address and not self.public_address.startswith(("http://", "https://")):
            raise ValueError("public_address begins with https:// or http://")
        if not ADDRESS.fullmatch(self.mail_from):
            raise ValueError("mail_from is a mail address, as nunatak@play.example")


def read(file: Path | None = None) -> Settings:
    """Return the settings of a file, with those limits changed that the environment names."""
    settings = Settings()
    if file is not None:
        try:
            settings = msgspec.toml.decode(file.read_bytes(), type=Settings)
        except OSError as error:
            raise SystemExit(f"The settings {file} can't be read: {error.strerror}.") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise SystemExit(f"The settings {file} can't be read: {error}.") from None
    limits = from_environment(settings.limits)
    return msgspec.structs.replace(settings, limits=limits)


def explained() -> str:
    """Return a file of settings as they are unless somebody changes them, each explained.

    >>> print("\\n".join(explained().splitlines()[:5]))
    # The settings of a server, as they are unless somebody changes them.
    # `nunatak serve --settings FILE` reads them. Leave out what you don't change.
    <BLANKLINE>
    # Who may come: 127.0.0.1 is this machine only, 0.0.0.0 everybody.
    host = "127.0.0.1"
    """
    lines = [
        "# The settings of a server, as they are unless somebody changes them.",
        "# `nunatak serve --settings FILE` reads them. Leave out what you don't change.",
        "",
        *table(Settings),
        "[limits]",
        "",
        *table(Limits),
    ]
    return "\n".join(lines).rstrip() + "\n"


def table(kind: type[msgspec.Struct]) -> list[str]:
    """Return the fields of a struct with their explanations, as lines of TOML."""
    values, notes, lines = kind(), explanations(kind), []
    for name in kind.__struct_fields__:
        value = getattr(values, name)
        if isinstance(value, msgspec.Struct):
            continue
        lines += [f"# {line}" for line in notes[name]]
        lines += [f"{name} = {written(value)}", ""]
    return lines


def explanations(kind: type[msgspec.Struct]) -> dict[str, list[str]]:
    """Return what stands below each field of a struct in its source."""
    [struct] = ast.parse(inspect.getsource(kind)).body
    assert isinstance(struct, ast.ClassDef)
    found: dict[str, list[str]] = {}
    name = ""
    for part in struct.body:
        match part:
            case ast.AnnAssign(target=ast.Name(id=name)):
                found[name] = []
            case ast.Expr(value=ast.Constant(value=str(note))) if name:
                found[name] = [line.strip() for line in note.splitlines()]
    return found


def written(value: Any) -> str:
    """Return a value as TOML has it."""
    return msgspec.json.encode(value).decode()
