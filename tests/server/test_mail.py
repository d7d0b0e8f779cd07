"""Mails are handed to a real mail server, over its own protocol."""

import socketserver
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Literal, get_args

import pytest

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


class Line(socketserver.StreamRequestHandler):
    """What is said on one line."""

    def say(self, words: str) -> None:
        self.wfile.write(words.encode() + b"\r\n")

    def handle(self) -> None:
        assert isinstance(self.server, Taker)
        self.say("220 mail.example")
        for line in self.rfile:
            word = line.strip().upper()
            if word.startswith(b"RCPT"):
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
