"""What whoever runs a server may settle, read from one file."""

import ast
import inspect
from pathlib import Path
from typing import Any

import msgspec

from nunatak.server.limits import Limits, from_environment
from nunatak.server.networks import Networks


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a server is, where its games are, and whom it trusts."""

    host: str = "127.0.0.1"
    """Who may come: 127.0.0.1 is this machine only, 0.0.0.0 everybody."""
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
    log_level: str = "WARNING"
    """What the log is told: DEBUG, INFO, WARNING or ERROR."""
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        Networks([*self.proxies, *self.metrics_for])


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
