"""What is true of one process on SQLite is true of two on PostgreSQL; `./dev prove` runs all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import test_socket
from tests.server.conftest import Server

CHECKS = (
    test_socket.test_two_people_play_to_the_end_and_a_third_watches,
    test_socket.test_a_repeated_message_gets_the_first_answer_and_counts_once,
    test_socket.test_a_stale_message_is_refused_with_the_present_view,
    test_socket.test_what_is_said_is_heard_by_all_and_kept,
    test_socket.test_the_same_people_play_again,
    test_socket.test_a_connection_from_another_site_is_turned_away,
    test_socket.test_a_table_that_is_not_there_says_so_for_good,
    test_socket.test_opening_an_invitation_sits_nobody_down_and_its_code_dies_with_the_last_seat,
    test_socket.test_a_code_moves_a_seat_to_another_device_once,
    test_socket.test_a_personal_link_is_told_to_nobody_else_and_ends_when_it_is_renewed,
)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    started = Server(folder, database=database, workers=2).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__)[5:])
def test_two_processes_keep_what_one_promises(check: object, both: Server) -> None:
    assert callable(check)
    check(shared=both)


def test_several_processes_without_a_database_are_refused_with_a_sentence(tmp_path: Path) -> None:
    from tests.server.test_running import start

    refused = start("--data", tmp_path, "--workers", 2)
    assert refused.returncode == 1
    assert "--database" in refused.stderr
