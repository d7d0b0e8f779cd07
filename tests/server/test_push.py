"""Web Push: only the browser it is for reads a message, and only push services are posted to."""

import asyncio
import ipaddress
import json
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from nunatak.server.base.limits import Limits
from nunatak.server.notices import endpoints, push
from nunatak.store import Store
from nunatak.store.notices import Subscription
from tests.loops import run
from tests.server.push_service import Browser, PushService, b64, unb64

# The example of RFC 8291, section 5 and appendix A.
WORDS = b"When I grow up, I want to be a watermelon"
THEIRS = ("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
QUICK = Limits(push_time=2.0)


def subscription(browser: Browser, endpoint: str) -> Subscription:
    return Subscription("s", "p", "k", endpoint, **browser.keys, device="", created=0)


def test_a_message_is_sealed_as_the_standard_s_example_is() -> None:
    browser = Browser(*THEIRS)
    own = ec.derive_private_key(int.from_bytes(unb64(OURS), "big"), ec.SECP256R1())
    made = push.sealed(WORDS, **browser.keys, own=own, salt=unb64(SEALED)[:16])
    assert b64(made) == SEALED
    assert browser.read(made) == WORDS


def test_a_push_service_gets_what_only_the_browser_can_read_and_who_sent_it(tmp_path: Path) -> None:
    async def sent() -> None:
        store = await Store.open_in(tmp_path)
        vapid = await push.vapid(store, "mailto:me@play.example")
        again = await push.vapid(store, "mailto:me@play.example")
        assert vapid.public == again.public  # the key is made once, and kept
        await store.close()
        service, browser = await PushService().start(), Browser()
        outcome = await push.push(
            subscription(browser, service.url()), b"your turn", "t1", vapid, QUICK, anywhere=True
        )
        assert outcome == "sent"
        [(line, headers, body)] = service.got
        assert line == "POST /box HTTP/1.1"
        assert b"your turn" not in body
        assert browser.read(body) == b"your turn"
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["ttl"] == str(QUICK.push_life)
        assert proved(headers["authorization"], vapid.public) == {
            "aud": service.url().removesuffix("/box"),
            "sub": "mailto:me@play.example",
        }
        await service.stop()

    run(sent())


def proved(header: str, public: str) -> dict[str, str]:
    """Check who a message says that it is from, as a push service does; return its claims."""
    kind, token, key = header.replace(",", "").split()
    assert (kind, key) == ("vapid", f"k={public}")
    said, _, signature = token.removeprefix("t=").rpartition(".")
    r, s = (int.from_bytes(unb64(signature)[i : i + 32], "big") for i in (0, 32))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    known.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(unb64(each)) for each in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    left = claims.pop("exp") - datetime.now(UTC).timestamp()
    assert 0 < left <= 24 * 3600
    return dict(claims)


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(201, "sent"), (404, "gone"), (410, "gone"), (429, "later"), (503, "later"), (400, "refused")],
)
def test_what_a_push_service_answers_says_what_becomes_of_a_browser(
    status: int, outcome: str
) -> None:
    assert run(answered(b"HTTP/1.1 %d X\r\n\r\n" % status)) == outcome


@pytest.mark.parametrize(
    "answer", [b"", b"x" * 100_000, b"SSH-2.0 hello\r\n", b"HTTP/1.1\r\n", b"\xff\xfe\r\n\r\n"]
)
def test_whoever_answers_nonsense_is_tried_again_later(answer: bytes) -> None:
    assert run(answered(answer)) == "later"


def test_no_redirect_is_followed() -> None:
    async def redirected() -> None:
        other = await PushService().start()
        to = f"HTTP/1.1 307 X\r\nLocation: {other.url()}\r\nContent-Length: 0\r\n\r\n"
        assert await answered(to.encode()) == "refused"
        assert other.got == []
        await other.stop()

    run(redirected())


def test_whoever_never_answers_is_not_waited_for() -> None:
    async def silent() -> str:
        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        server = await asyncio.start_server(listen, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        to = subscription(Browser(), f"http://127.0.0.1:{port}/x")
        outcome = await push.push(to, b"x", "t", key(), Limits(push_time=0.2), anywhere=True)
        server.close()
        return outcome

    assert run(silent()) == "later"


async def answered(answer: bytes) -> str:
    service = await PushService(answer).start()
    try:
        to = subscription(Browser(), service.url())
        return await push.push(to, b"x", "t", key(), QUICK, anywhere=True)
    finally:
        await service.stop()


def key() -> push.Vapid:
    return push.Vapid(ec.generate_private_key(ec.SECP256R1()), "mailto:me@play.example")


@pytest.mark.parametrize(
    "address",
    [
        *("http://push.example/x", "ftp://push.example", "https://", "https:///x", "x", ""),
        *("https://127.0.0.1/x", "https://[::1]/x", "https://10.1.2.3/x", "https://192.168.0.9/"),
        *("https://169.254.169.254/latest", "https://[fe80::1]/", "https://[fd00::1]/x"),
        *("https://[::ffff:127.0.0.1]/x", "https://[64:ff9b::a00:1]/x", "https://0.0.0.0/"),
        *("https://100.64.0.1/", "https://224.0.0.1/", "https://push.example:22/x"),
        *("https://me:secret@push.example/", "https://push.example/\r\nX: y", "https://[::1"),
        *("https://push.example/ü", "https://push.example/" + "x" * 2000, "https://a b/"),
    ],
)
def test_addresses_that_are_not_a_push_service_s_are_refused(address: str) -> None:
    with pytest.raises(endpoints.Forbidden):
        endpoints.checked(address, Limits())


@pytest.mark.parametrize("found", ["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "fe80::1%2"])
def test_a_name_that_stands_for_a_private_address_is_refused_when_it_is_looked_up(
    found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def looked_up() -> str:
        service = await PushService().start()
        loop = asyncio.get_running_loop()

        async def getaddrinfo(host: str, port: int, **more: object) -> list[object]:
            assert host == "push.example"
            good = (2, 1, 6, "", ("93.184.216.34", port))
            return [good, (2, 1, 6, "", (found, port))]

        monkeypatch.setattr(loop, "getaddrinfo", getaddrinfo, raising=False)
        to = subscription(Browser(), "https://push.example/x")
        outcome = await push.push(to, b"x", "t", key(), QUICK)
        assert service.got == []
        await service.stop()
        return outcome

    try:
        assert asyncio.run(looked_up()) == "gone"
    finally:
        monkeypatch.undo()


def certified(folder: Path, name: str) -> ssl.SSLContext:
    """Return what a server with a certificate for a name listens with; its maker is ca.pem."""
    maker = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    alternative: list[x509.GeneralName] = [x509.DNSName(name)]
    made = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(maker.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(datetime.now(UTC) - timedelta(days=1))
        .not_valid_after(datetime.now(UTC) + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(alternative), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(maker, hashes.SHA256())
    )
    (folder / "ca.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        maker.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "ca.pem", folder / "key.pem")
    return context


@pytest.mark.parametrize(("name", "outcome"), [("localhost", "sent"), ("else.example", "later")])
def test_a_push_service_s_certificate_is_checked(
    name: str, outcome: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = certified(tmp_path, name)
    trusting = ssl.create_default_context(cafile=str(tmp_path / "ca.pem"))
    monkeypatch.setattr(endpoints, "encryption", lambda: trusting)

    async def sent() -> tuple[str, int]:
        service = await PushService().start(ssl=context)
        to = subscription(Browser(), f"https://localhost:{service.port}/x")
        found = await push.push(to, b"x", "t", key(), QUICK, anywhere=True)
        await service.stop()
        return found, len(service.got)

    assert run(sent()) == (outcome, int(outcome == "sent"))


def test_addresses_that_everybody_means_the_same_by_are_allowed() -> None:
    for good in ("8.8.8.8", "2606:4700::1111"):
        assert endpoints.everybodys(ipaddress.ip_address(good))
