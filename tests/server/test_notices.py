"""People are told that a game waits: once, together, unless they look, and only what they see."""

import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

import nunatak
from nunatak.protocol import messages as m
from nunatak.server.base import tokens
from nunatak.server.notices import letters
from nunatak.store import devices
from nunatak.store import notices as kept
from nunatak.table.log import said
from tests.loops import run
from tests.server.noticed import PICTURE, Hearth, body, settled
from tests.server.push_service import PushService

DAY = 86_400.0


@pytest.fixture
def hearth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hearth:
    return Hearth(tmp_path, monkeypatch)


def test_a_wait_is_told_once_by_push_and_once_by_mail(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        service = await PushService().start()
        browser = await hearth.by_push(ines, service)
        await hearth.by_mail(ines)
        live = await hearth.table(2)
        await hearth.to(live, ines)
        await hearth.notices.round(hearth.now)
        assert service.got == []  # whoever has just been asked may be on the way
        assert hearth.mails == []
        await hearth.pass_time(3600)
        [(_, headers, sealed)] = service.got
        shown = json.loads(browser.read(sealed))
        assert shown["title"] == "Your turn in Antartik"
        assert shown["url"] == f"/t/{live.table.id}"
        assert shown["waiting"] == 1
        assert len(headers["topic"]) <= 32
        [letter] = hearth.mails
        assert letter["To"] == "ines@mail.example"
        assert f"https://play.example/t/{live.table.id}" in body(letter, "plain")
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert "https://play.example/n/off/" in letter["List-Unsubscribe"]
        pictures = [part for part in letter.walk() if part.get_content_type() == "image/png"]
        assert [part.get_content() for part in pictures] == [PICTURE, PICTURE]
        page = body(letter, "html")
        for part in pictures:
            assert f"cid:{part['Content-ID'].strip('<>')}" in page
        await hearth.pass_time(3 * DAY, step=3600)
        assert (len(service.got), len(hearth.mails)) == (1, 1)
        await service.stop()
        await hearth.close()

    run(main())


def test_nobody_is_told_while_they_look_nor_soon_after_it(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        await hearth.by_mail(ines)
        live = await hearth.table(2)
        viewer = await hearth.look(live, ines)
        await hearth.to(live, ines)
        await hearth.pass_time(2 * 3600)
        assert hearth.mails == []
        live.see(viewer, visible=False)  # another tab is before it now
        await hearth.pass_time(hearth.settings.limits.after_looking - 60)
        assert hearth.mails == []
        await hearth.pass_time(600)
        assert len(hearth.mails) == 1
        await hearth.close()

    run(main())


def test_many_games_that_wait_at_once_are_one_mail(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        await hearth.by_mail(ines)
        lives = [await hearth.table(2) for _ in range(5)]
        for live in lives:
            await hearth.to(live, ines)
        await hearth.pass_time(600)
        [digest] = hearth.mails
        assert "5" in digest["Subject"]
        for live in lives:
            assert f"/t/{live.table.id}" in body(digest, "plain")
            assert f"/t/{live.table.id}" in body(digest, "html")
        pictures = [part for part in digest.walk() if part.get_content_type() == "image/png"]
        assert len(pictures) == 2 * hearth.settings.limits.notice_pictures
        # What comes while there is peace comes together after it.
        more = [await hearth.table(2) for _ in range(2)]
        for live in more:
            await hearth.to(live, ines)
        await hearth.pass_time(DAY, step=600)
        assert len(hearth.mails) == 2
        await hearth.close()

    run(main())


def test_a_week_of_four_brings_one_mail_a_wait_and_none_too_many(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        for person in hearth.people:
            await hearth.by_mail(person)
        live = await hearth.table(4)
        waits = {person.id: 0 for person in hearth.people}
        until = hearth.now + 7 * DAY
        while hearth.now < until and live.table.row.state == "playing":
            who = hearth.asked(live)
            since = live.table.row.since
            hours = hearth.rng.choice((0.01, 0.02, 2, 5, 9))
            await hearth.pass_time(hours * 3600, step=max(20.0, hours * 600))
            if hours > 0.5 and live.table.row.since == since:
                waits[who] += 1
            while live.table.row.state == "playing" and hearth.asked(live) == who:
                await hearth.act(live)
        assert sum(waits.values()) > 10
        for person in hearth.people:
            assert len(hearth.mails_to(person)) == waits[person.id], person.name
        await hearth.close()

    run(main())


def test_taking_a_move_back_and_making_it_again_sends_no_second_mail(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        await hearth.by_mail(ines)
        live = await hearth.table(2)
        await hearth.to(live, ines)
        await hearth.pass_time(600)
        assert len(hearth.mails) == 1
        live.table.row.since = int(hearth.now)  # as it is when the same was decided once more
        live.table.changed(hearth.now, decided=False)
        await live.done(live.keep)
        await hearth.pass_time(DAY, step=600)
        assert len(hearth.mails) == 1
        await hearth.close()

    run(main())


def test_a_nudge_tells_again_and_says_so(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        await hearth.by_mail(ines)
        live = await hearth.table(2)
        await hearth.to(live, ines)
        await hearth.pass_time(3600)
        assert len(hearth.mails) == 1
        assert live.wait is not None
        hearth.hall.waits.tell("nudged", live.wait, hearth.now)
        await settled()
        await hearth.pass_time(3600)
        assert len(hearth.mails) == 2
        assert "wait for you" in hearth.mails[1]["Subject"]
        await hearth.close()

    run(main())


def test_a_killed_server_sends_nothing_twice(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        await hearth.by_mail(ines)
        live = await hearth.table(2)
        await hearth.to(live, ines)
        sent = []

        async def cut(*about: object) -> str:
            sent.append(about)
            raise SystemError("as if the power had gone")

        hearth.notices.post.send = cut  # type: ignore[assignment]
        hearth.notices.note_outcome = cut  # type: ignore[assignment]  # nor is this kept
        await hearth.pass_time(600)
        assert len(sent) == 2  # the mail, and what has become of it
        with sqlite3.connect(hearth.folder / "nunatak.db") as found:
            assert found.execute("SELECT state FROM notices").fetchall() == [("sending",)]
        await hearth.close()
        await hearth.open()  # another server, with what was kept
        await hearth.pass_time(DAY, step=600)
        assert hearth.mails == []
        live = await hearth.hall.find(live.table.id)
        await hearth.act(live)
        await hearth.to(live, hearth.people[1])
        await hearth.to(live, ines)
        await hearth.pass_time(3600)
        assert len(hearth.mails) == 1  # the next wait is told as ever
        await hearth.close()

    run(main())


def test_what_could_not_be_sent_is_tried_again_with_an_end(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        service = await PushService(b"HTTP/1.1 503 X\r\n\r\n").start()
        await hearth.by_push(ines, service)
        live = await hearth.table(2)
        await hearth.to(live, ines)
        await hearth.pass_time(DAY, step=60)
        assert len(service.got) == hearth.settings.limits.notice_tries
        assert await kept.subscribed(hearth.store, ines.id)
        await service.stop()
        await hearth.close()

    run(main())


def test_a_browser_that_is_gone_is_forgotten_and_the_others_are_told(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        good = await PushService().start()
        gone = await PushService(b"HTTP/1.1 410 Gone\r\n\r\n").start()
        await hearth.by_push(ines, good)
        await hearth.by_push(ines, gone)
        live = await hearth.table(2)
        await hearth.to(live, ines)
        await hearth.pass_time(3600)
        assert (len(good.got), len(gone.got)) == (1, 1)
        assert [each.endpoint for each in await kept.subscribed(hearth.store, ines.id)] == [
            good.url("ines")
        ]
        await good.stop()
        await gone.stop()
        await hearth.close()

    run(main())


def test_whoever_wants_no_word_of_a_table_gets_none(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        await hearth.by_mail(ines)
        live = await hearth.table(2)
        await hearth.to(live, ines)
        await kept.mute(hearth.store, live.table.id, ines.id)
        await hearth.pass_time(DAY, step=600)
        assert hearth.mails == []
        await hearth.close()

    run(main())


def test_signing_a_browser_out_ends_its_notices(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        service = await PushService().start()
        await hearth.by_push(ines, service)
        await devices.sign_out(hearth.store, ines.id, [service.url("ines")])
        assert await kept.subscribed(hearth.store, ines.id) == []
        await service.stop()
        await hearth.close()

    run(main())


# Nobody is told what they may not see


@pytest.mark.parametrize("game", nunatak.game_names())
def test_a_message_says_nothing_that_its_seat_may_not_see(game: str, hearth: Hearth) -> None:
    """Whatever is in it is in the log or the scene of that very seat, word for word."""

    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        live = await hearth.table(2, game=game)
        limits = hearth.settings.limits
        for _ in range(40):
            if live.table.row.state != "playing":
                break
            table, seat = live.table, live.table.asked()
            assert seat is not None
            for person, eye in ((hearth.people[seat], seat), (hearth.people[1 - seat], 1 - seat)):
                turn = letters.turn(table, person.id, "en", limits)
                may = {line.text for line in said(table, table.record.lines, eye, "en")}
                assert {text for _, text in turn.lines} <= may
                whole = live.audience.scene(eye, "en").json()
                assert shown(msgspec.json.encode(turn.scene)) == shown(bytes(whole))
            await hearth.act(live)
        await hearth.close()

    run(main())


def shown(scene: bytes) -> object:
    """Return what lies on a board, of a scene as it is sent."""
    found = json.loads(scene)
    return found["items"], found.get("standing"), found.get("panels")


def test_a_screen_that_several_share_is_told_what_anybody_may_see(hearth: Hearth) -> None:
    async def main() -> None:
        await hearth.open()
        await hearth.meet()
        ines = hearth.people[0]
        form = m.NewTable("antartik", [m.NewSeat("me"), m.NewSeat("here", name="Noor")])
        live = await hearth.hall.find(await hearth.hall.make(form, ines))
        assert len(live.table.seats_of(ines.id)) == 2
        assert letters.eyes(live.table, ines.id) is None
        await hearth.close()

    run(main())


def test_links_out_of_a_mail_are_only_for_what_they_say() -> None:
    ines = kept.Contact("ines", mail="ines@mail.example", mail_since=5)
    links = {
        tokens.no_mail("secret", ines),
        tokens.no_mail("other", ines),
        tokens.no_mail("secret", msgspec.structs.replace(ines, mail="noor@mail.example")),
        tokens.no_mail("secret", msgspec.structs.replace(ines, mail_since=6)),
        tokens.feed("secret", ines),
        tokens.feed("secret", msgspec.structs.replace(ines, feed=1)),
        tokens.mute("secret", ines, "a"),
        tokens.mute("secret", ines, "b"),
    }
    assert len(links) == 8
