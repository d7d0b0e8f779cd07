"""A server knows at which addresses others can reach it, and invitations carry one of them."""

import pytest
from starlette.requests import Request

from nunatak.server.base import reach as reaching
from nunatak.server.base.reach import Reach, announced


def asked(host: str, scheme: str = "http") -> Request:
    """Return a request by somebody who reached the server under a name."""
    return Request(
        {
            "type": "http",
            "method": "GET",
            "scheme": scheme,
            "path": "/",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", host.encode())],
        }
    )


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "address_in_network", lambda: "192.168.7.4")


def test_a_server_for_this_machine_alone_says_so() -> None:
    here = Reach("127.0.0.1", 8000)
    assert here.shown == "http://127.0.0.1:8000"
    assert here.alone(asked("localhost:8000"))
    assert "Only this machine" in announced(here, "a folder")[1]


@pytest.mark.usefixtures("network")
def test_in_the_local_network_an_invitation_never_names_this_machine_alone() -> None:
    everybody = Reach("0.0.0.0", 8000)
    assert everybody.shown == "http://192.168.7.4:8000"
    assert everybody.own == "http://127.0.0.1:8000"
    for name in ("localhost:8000", "127.0.0.1:8000", "[::1]:8000"):
        assert everybody.base(asked(name)) == "http://192.168.7.4:8000"
        assert not everybody.alone(asked(name))
    assert everybody.base(asked("games.lan:8000")) == "http://games.lan:8000"


def test_a_public_address_is_what_invitations_carry_however_one_came() -> None:
    named = Reach("127.0.0.1", 8000, "https://play.example/")
    for name in ("localhost:8000", "10.0.0.5:8000", "play.example"):
        assert named.base(asked(name)) == "https://play.example"
    assert "https://play.example/" in announced(named, "a folder")[0]


def test_behind_a_proxy_the_name_by_which_one_came_is_handed_on() -> None:
    assert Reach("127.0.0.1", 8000).base(asked("play.example", "https")) == "https://play.example"
