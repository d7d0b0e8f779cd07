"""Mails are handed to a real mail server, over its own protocol."""

import base64
import socketserver
import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import Literal, get_args

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from msgspec import structs

from nunatak.server.base.settings import Settings
from nunatak.server.notices.mail import Post
from tests.loops import run

Security = Literal["starttls", "tls", "none"]


class Taker(socketserver.ThreadingTCPServer):
    """Takes mails, but for people whom it does not know or whose box is full."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Line)
        self.taken: list[bytes] = []
        self.seal: ssl.SSLContext | None = None
        self.sealed_at_once = False
        self.passwords: list[bytes] = []


class Line(socketserver.StreamRequestHandler):
    """What is said on one line."""

    def say(self, words: str) -> None:
        self.wfile.write(words.encode() + b"\r\n")

    @property
    def sealed(self) -> bool:
        return isinstance(self.connection, ssl.SSLSocket)

    def seal(self, context: ssl.SSLContext) -> None:
        self.connection = context.wrap_socket(self.connection, server_side=True)
        self.rfile = self.connection.makefile("rb")
        self.wfile = self.connection.makefile("wb", buffering=0)

    def handle(self) -> None:
        try:
            self.talk()
        except (ssl.SSLError, ConnectionError):
            return  # whoever called doesn't trust us, and has hung up

    def talk(self) -> None:
        assert isinstance(self.server, Taker)
        context = self.server.seal
        if context is not None and self.server.sealed_at_once:
            self.seal(context)
        self.say("220 mail.example")
        while line := self.rfile.readline():
            word = line.strip().upper()
            if word.startswith(b"EHLO") and context is not None:
                self.say("250-mail.example")
                self.say("250 AUTH PLAIN" if self.sealed else "250 STARTTLS")
            elif word == b"STARTTLS" and context is not None:
                self.say("220 go on")
                self.seal(context)
            elif word.startswith(b"AUTH PLAIN") and self.sealed:
                self.server.passwords.append(line.split()[2])
                self.say("235 welcome")
            elif word.startswith(b"MAIL") and context is not None and not self.sealed:
                self.say("530 seal it first")
            elif word.startswith(b"RCPT"):
                self.say(
                    "550 nobody"
                    if b"NOBODY@" in word
                    else "452 full"
                    if b"FULL@" in word
                    else "250 ok"
                )
            elif word == b"DATA":
                self.say("354 go on")
                self.server.taken.append(b"".join(iter(self.rfile.readline, b".\r\n")))
                self.say("250 ok")
            elif word == b"QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 ok")


@pytest.fixture
def taker() -> Iterator[Taker]:
    with Taker() as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def certificate(folder: Path) -> Path:
    """A key and its certificate for 127.0.0.1, which vouches for itself, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail.example")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "mail.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


@pytest.fixture
def seal(taker: Taker, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The certificate of a mail server that takes mails on sealed lines only."""
    file = certificate(tmp_path_factory.mktemp("certificate"))
    taker.seal = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    taker.seal.load_cert_chain(file)
    return file


def letter(to: str) -> EmailMessage:
    """Return a mail to somebody."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = "nunatak@localhost", to, "Your turn"
    made.set_content("Ines’s ship has thawed.\n.\nThat dot ends nothing.\n")
    return made


def settings(port: int, security: Security = "none") -> Settings:
    return Settings(smtp_host="127.0.0.1", smtp_port=port, smtp_security=security)


def test_a_mail_arrives_as_it_was_written(taker: Taker, tmp_path: Path) -> None:
    post = Post(settings(taker.server_address[1]), tmp_path)
    assert run(post.send(letter("ines@example.org"))) == "sent"
    (came,) = taker.taken
    said = message_from_bytes(came.replace(b"\r\n..", b"\r\n."), policy=policy.default)
    assert said["To"] == "ines@example.org"
    assert said.get_content().replace("\r\n", "\n") == letter("ines@example.org").get_content()
    assert list(tmp_path.iterdir()) == []  # and not into the folder


@pytest.mark.parametrize(
    ("to", "outcome"), [("nobody@example.org", "gone"), ("full@example.org", "later")]
)
def test_whom_the_mail_server_does_not_know_is_gone_and_a_full_box_is_for_later(
    taker: Taker, tmp_path: Path, to: str, outcome: str
) -> None:
    assert run(Post(settings(taker.server_address[1]), tmp_path).send(letter(to))) == outcome
    assert taker.taken == []


def test_nothing_is_said_to_a_server_without_the_safety_that_was_asked_for(
    taker: Taker, tmp_path: Path
) -> None:
    for security in get_args(Security)[:2]:
        post = Post(settings(taker.server_address[1], security), tmp_path)
        assert run(post.send(letter("ines@example.org"))) == "later"
    assert taker.taken == []


def test_a_mail_server_that_is_not_there_is_asked_again_later(tmp_path: Path) -> None:
    with Taker() as closed:
        port = closed.server_address[1]
    assert run(Post(settings(port), tmp_path).send(letter("ines@example.org"))) == "later"


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_mail_and_password_go_over_a_line_that_is_sealed(
    taker: Taker,
    seal: Path,
    security: Security,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(seal))  # whom this machine believes
    taker.sealed_at_once = security == "tls"
    asked = structs.replace(
        settings(taker.server_address[1], security), smtp_user="nunatak", smtp_password="icy"
    )
    assert run(Post(asked, tmp_path).send(letter("ines@example.org"))) == "sent"
    assert len(taken := taker.taken) == 1
    assert b"has thawed." in taken[0]
    assert [base64.b64decode(word) for word in taker.passwords] == [b"\0nunatak\0icy"]


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_nothing_is_said_to_a_mail_server_for_which_nobody_vouches(
    taker: Taker, seal: Path, security: Security, tmp_path: Path
) -> None:
    taker.sealed_at_once = security == "tls"
    asked = structs.replace(
        settings(taker.server_address[1], security), smtp_user="nunatak", smtp_password="icy"
    )
    assert run(Post(asked, tmp_path).send(letter("ines@example.org"))) == "later"
    assert taker.taken == []
    assert taker.passwords == []
