"""The client in a real browser, with a table at the other end that the test plays."""

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from nunatak.protocol.messages import (
    Ack,
    Entry,
    FromServer,
    Moves,
    Patch,
    Said,
    Seat,
    Shown,
    Spoken,
    Whole,
    encode,
)
from nunatak.scene.items import Piece, Text
from nunatak.scene.page import Option, Over, Prompt, Result
from nunatak.scene.patch import diff, plain
from nunatak.scene.scene import Scene
from nunatak.server.shell import pages as web_page
from tests.browser import kept, positions
from tests.browser.kept import ACT, DIVE, DRAWN, HOW_MANY, JUDGE, MARCH, Moment

DRAW, STOP = 2, 3  # Antartik's options at DIVE
RUI = 4


class Table:
    """The server's side: what the browser said, and what it is told."""

    def __init__(self, page: Page, whole: Whole) -> None:
        self.page = page
        self.whole = whole
        self.said: list[dict[str, Any]] = []
        self.lines: list[WebSocketRoute] = []
        self.silent: set[str] = set()
        self.after_hello: Callable[[], None] = lambda: None
        page.route_web_socket("**/ws", self.connected)

    def connected(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        line.on_message(self.heard)

    def heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.said.append(message)
        if message["t"] == "hello":
            self.tell(self.whole)
            self.after_hello()
        elif message["t"] in ("act", "undo", "chat", "reveal") and message["t"] not in self.silent:
            self.tell(Ack(message["id"], message.get("v", 0)))

    def tell(self, message: FromServer) -> None:
        self.lines[-1].send(encode(message).decode())

    def heard_of(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        for _ in range(100):
            found = [message for message in self.said if message["t"] == kind]
            if len(found) >= count:
                return found
            self.page.wait_for_timeout(30)
        raise AssertionError(f"The browser never said {kind}, only {self.said}")

    def becomes(self, scene: Scene, *log: Entry) -> None:
        change = diff(self.whole.scene, scene)
        self.tell(Patch(self.whole.v + 1, self.whole.v, change, list(log)))
        self.whole = replace(self.whole, v=self.whole.v + 1, scene=scene)


@pytest.fixture
def pages(page: Page) -> str:
    """Return where pages are answered from the files themselves."""
    positions.serve(page)
    return positions.HOST


@pytest.fixture
def trouble(page: Page) -> Iterator[list[str]]:
    """What the console says, and every request that leaves; there must be nothing."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text))
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on(
        "request",
        lambda r: None if r.url.startswith(positions.HOST) else found.append(f"asked {r.url}"),
    )
    yield found
    assert found == []


def seat_down(page: Page, pages: str, moment: Moment, whole: Whole | None = None) -> Table:
    """A table, and somebody who looks at it."""
    table = Table(page, whole or kept.whole(moment))
    open_table(page, pages, moment)
    return table


def open_table(page: Page, pages: str, moment: Moment) -> None:
    """Open the page of a table that hears everything by its socket."""
    boot = kept.boot(moment)
    assert boot.table is not None
    bare = replace(boot.table, id="x", socket="/t/x/ws", whole=None)
    html = web_page.shell(replace(boot, table=bare))
    headers = {"content-security-policy": web_page.POLICY, "content-type": "text/html"}
    page.route("**/t/x", lambda route: route.fulfill(body=html, headers=headers))
    page.goto(f"{pages}/t/x")
    page.wait_for_selector("body[data-ready]", state="attached")


def after_drawing() -> Scene:
    """Another figure lies in the row, and somebody else decides."""
    return kept.whole(DRAWN, seat=RUI).scene


def item_in(scene: Scene, zone: str) -> str:
    """Return the id of the first thing in a zone."""
    return next(item.id for item in scene.items if getattr(item, "zone", "") == zone)


def test_clicking_the_board_sends_the_option_and_the_version_it_was_decided_on(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, DIVE)
    page.locator('[data-id="c2"]').click(position={"x": 20, "y": 20})
    (act,) = table.heard_of("act")
    assert (act["option"], act["v"]) == (DRAW, 6)
    assert act["id"]


def test_a_piece_does_not_hide_the_space_it_stands_on(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, MARCH)
    scene = table.whole.scene
    page.locator(f'[data-id="{item_in(scene, "F4")}"]').click(force=True)
    (space,) = (item for item in scene.items if item.id == "F4")
    assert table.heard_of("act")[0]["option"] == space.option


def test_a_patch_moves_the_board_and_the_log_and_is_announced(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, DIVE)
    table.becomes(after_drawing(), Entry(8, "Rui drew **6**", "E"))
    expect(page.locator("#say")).to_contain_text("Noor is asked")
    expect(page.locator('[data-id="c3"]')).to_be_attached()  # the next card of the deck
    expect(page.locator('[data-id="pool"]')).to_have_count(0)
    expect(page.locator(".log li").first).to_contain_text("Rui drew 6")
    expect(page.locator("#live")).to_contain_text("Rui drew 6")
    assert page.title() == "Antartik · Nunatak"


def test_pieces_glide_to_where_they_moved(page: Page, pages: str, trouble: list[str]) -> None:
    table = seat_down(page, pages, DIVE)
    bet = page.locator(f'[data-id="{item_in(table.whole.scene, "bet.A")}"]')
    table.becomes(after_drawing())
    moves = "bet => bet.getAnimations().length > 0"
    page.wait_for_function(moves, arg=bet.element_handle())
    page.wait_for_function(f"bet => !({moves})(bet)", arg=bet.element_handle())
    box = bet.bounding_box()
    assert box is not None
    assert box["y"] > 560  # Rui's own cards lie there


def test_the_title_and_the_icon_say_when_it_is_my_turn(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, DIVE)
    assert page.title() == "● Your turn · Antartik · Nunatak"
    assert page.locator("#favicon").get_attribute("href") == "/static/icon-turn.svg"
    table.becomes(after_drawing())
    expect(page.locator("#favicon")).to_have_attribute("href", "/static/icon.svg")


def test_every_option_can_be_taken_from_the_keyboard(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, MARCH)
    page.keyboard.press("2")
    taken = table.heard_of("act")[0]["option"]
    second = page.locator(".choices [data-take]").nth(1)
    assert str(taken) == second.get_attribute("data-take")


def test_arrows_go_through_the_options_and_enter_takes_one(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, DIVE)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert table.heard_of("act")[0]["option"] == STOP


def test_enter_says_the_last_word_of_a_turn(page: Page, pages: str, trouble: list[str]) -> None:
    whole = kept.whole(DIVE)
    played = Prompt("E", "Your turn is played.", confirm="End my turn", undo="Take back")
    items = [replace(item, option=None) for item in whole.scene.items]
    scene = replace(whole.scene, prompt=played, items=items)
    table = seat_down(page, pages, DIVE, replace(whole, scene=scene))
    expect(page.locator("#confirm")).to_have_text("End my turn")
    page.keyboard.press("Enter")
    assert table.heard_of("confirm")[0]["v"] == 6


def test_a_board_that_is_to_be_seen_whole_stays_whole(
    page: Page, pages: str, trouble: list[str]
) -> None:
    seat_down(page, pages, DIVE)
    board = page.locator("svg.board")
    whole = board.get_attribute("viewBox")
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -400)
    page.wait_for_timeout(100)
    assert board.get_attribute("viewBox") == whole


def test_u_takes_back(page: Page, pages: str, trouble: list[str]) -> None:
    table = seat_down(page, pages, MARCH)
    page.keyboard.press("u")
    assert table.heard_of("undo")[0]["v"] == 49


def test_what_cannot_be_done_says_why_when_asked(
    page: Page, pages: str, trouble: list[str]
) -> None:
    seat_down(page, pages, JUDGE)
    page.keyboard.press("?")
    expect(page.locator("#flash")).to_contain_text("while a bet stands")


def test_considering_an_option_shows_what_would_follow(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, MARCH)
    to = page.locator(".choices [data-take]").last
    to.hover()
    asked = table.heard_of("preview")[-1]
    option, unit = asked["option"], item_in(table.whole.scene, "F3")
    assert str(option) == to.get_attribute("data-take")
    ghost = Piece("would", "token", "B", text="+2", ghost=True, zone="G3")
    table.tell(Shown(asked["id"], 49, option, ["G3 will feed two"], [ghost], [unit]))
    expect(page.locator(".preview .ghost")).to_have_count(1)
    expect(page.locator(".tip")).to_contain_text("G3 will feed two")
    expect(page.locator(f'[data-id="{unit}"]')).to_have_class("piece-item leaving")
    page.mouse.move(5, 5)
    expect(page.locator(".preview .ghost")).to_have_count(0)


def test_several_options_on_one_thing_open_a_menu(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, JUDGE)
    (card,) = (item for item in table.whole.scene.items if len(item.options) == 2)
    page.locator(f'[data-id="{card.id}"]').click()
    expect(page.locator(".tip.menu button")).to_have_count(2)
    page.locator(".tip.menu button").nth(1).click()
    assert table.heard_of("act")[0]["option"] == card.options[1]


def test_several_kinds_of_action_on_one_thing_are_told_apart(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, ACT)
    (hex_,) = (i for i in table.whole.scene.items if i.id == "G6")
    assert table.whole.scene.prompt is not None
    options = {o.option: o for o in table.whole.scene.prompt.options}
    assert len({options[n].label for n in hex_.options}) < len(hex_.options) > 1
    page.locator('[data-id="G6"]').click()
    names = page.locator(".tip.menu button b").all_text_contents()
    assert len(names) == len(set(names)) == len(hex_.options)
    assert {"March", "Threaten"} <= set(names)


def test_an_unanswered_move_is_sent_again_with_the_same_id_after_the_line_broke(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, DIVE)
    table.silent.add("act")
    page.keyboard.press("1")
    first = table.heard_of("act")[0]
    table.lines[-1].close(code=1011)
    expect(page.locator(".banner")).to_be_visible()
    again = table.heard_of("act", 2)[1]
    assert again == first
    assert table.heard_of("hello", 2)[1]["have"] == 6
    expect(page.locator(".banner")).to_be_hidden()


def test_nothing_can_be_chosen_twice_before_the_new_position_is_there(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, DIVE)
    table.silent.add("act")
    page.keyboard.press("1")
    act = table.heard_of("act")[0]
    table.tell(Ack(act["id"], 7))
    page.keyboard.press("2")
    table.becomes(replace(table.whole.scene, subtitle="later"))
    expect(page.locator(".sub")).to_have_text("later")
    page.keyboard.press("2")
    assert [m["option"] for m in table.heard_of("act", 2)] == [DRAW, STOP]


def test_a_page_whose_files_are_gone_loads_itself_anew_when_the_line_comes_back(
    page: Page, pages: str
) -> None:
    table = seat_down(page, pages, DIVE)
    page.evaluate("window.old = true")

    def gone(route: Route) -> None:
        if route.request.method == "HEAD":
            route.fulfill(status=404)
        else:
            route.fallback()

    page.route("**/static/**", gone)
    table.lines[-1].close(code=1011)
    page.wait_for_function("() => !window.old && document.body.dataset.ready")


def test_patches_that_come_before_the_drawings_are_not_lost(
    page: Page, pages: str, trouble: list[str]
) -> None:
    def late(route: Route) -> None:
        page.wait_for_timeout(400)
        route.fallback()

    page.route("**/symbols.svg", late)
    table = Table(page, kept.whole(DIVE))
    table.after_hello = lambda: table.becomes(replace(table.whole.scene, subtitle="later"))
    open_table(page, pages, DIVE)
    expect(page.locator(".sub")).to_have_text("later")


def test_a_patch_for_another_version_asks_for_everything(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, DIVE)
    table.tell(Patch(44, 43, diff(table.whole.scene, table.whole.scene)))
    table.heard_of("hello", 2)


def test_an_old_patch_changes_nothing(page: Page, pages: str, trouble: list[str]) -> None:
    table = seat_down(page, pages, DIVE)
    table.tell(Patch(6, 5, diff(table.whole.scene, after_drawing())))
    table.becomes(replace(table.whole.scene, subtitle="later"))
    expect(page.locator(".sub")).to_have_text("later")
    expect(page.locator('[data-id="c3"]')).to_have_count(0)


def test_the_curtain_hides_the_table_until_its_player_says_so(
    page: Page, pages: str, trouble: list[str]
) -> None:
    whole = replace(kept.whole(DIVE), curtain="C", seats=[Seat("C", "Noor")])
    table = seat_down(page, pages, DIVE, whole)
    expect(page.locator("#curtain")).to_contain_text("Noor’s turn")
    page.locator("#curtain button").click()
    assert table.heard_of("reveal")[0]["seat"] == "C"


def test_a_log_entry_leads_to_its_position_and_back(
    page: Page, pages: str, trouble: list[str]
) -> None:
    whole = replace(kept.whole(JUDGE), moves=Moves(0, "A" * 49))
    table = seat_down(page, pages, JUDGE, whole)
    page.locator(".log button").nth(1).click()
    assert table.heard_of("look")[0]["entry"] == 48
    past = replace(table.whole, past=48, scene=replace(table.whole.scene, subtitle="earlier"))
    table.tell(past)
    expect(page.locator(".axis-at")).to_contain_text("move 48 of 49")
    expect(page.locator(".prompt .opt[data-take]")).to_have_count(0)
    page.keyboard.press("1")
    page.locator(".axis-back").click()
    assert "entry" not in table.heard_of("look", 2)[1]
    assert not [m for m in table.said if m["t"] == "act"]


def test_chat_is_shown_as_text_and_can_be_muted(page: Page, pages: str, trouble: list[str]) -> None:
    table = seat_down(page, pages, DIVE)
    page.locator("#tab-chat").click()
    page.locator(".say-it input").fill("hello <b>all</b>")
    page.locator(".say-it input").press("Enter")
    assert table.heard_of("chat")[0]["text"] == "hello <b>all</b>"
    table.tell(Said(Spoken(1, "Noor", "<img src=x onerror=alert(1)>", "C")))
    expect(page.locator(".chatlog")).to_contain_text("<img src=x")
    page.locator(".top .iconbtn").click()
    page.get_by_label("Hide the chat").check()
    expect(page.locator("#tab-chat")).to_have_count(0)


def test_a_stepper_takes_the_number_it_stands_at(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, HOW_MANY)
    page.get_by_label("Fewer").click()
    page.locator(".step .opt").click()
    prompt = table.whole.scene.prompt
    assert prompt is not None
    assert table.heard_of("act")[0]["option"] == prompt.options[0].option


def test_a_phone_shows_the_decision_and_its_sheet_can_be_pulled_up(
    page: Page, pages: str, trouble: list[str]
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    seat_down(page, pages, MARCH)
    expect(page.locator("#tab-log")).to_be_hidden()
    expect(page.locator('[data-id="F3"]')).to_be_in_viewport()
    page.locator(".grab").click()
    expect(page.locator("#tab-log")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_coming_closer_and_moving_the_board_chooses_nothing(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, MARCH)
    board = page.locator("svg.board")
    whole = board.get_attribute("viewBox")
    page.locator('[data-id="G3"]').hover(force=True)
    page.mouse.wheel(0, -400)
    expect(board).not_to_have_attribute("viewBox", str(whole))
    near = board.get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(300, 300, steps=4)
    page.mouse.up()
    expect(board).not_to_have_attribute("viewBox", str(near))
    page.wait_for_timeout(100)
    assert not [m for m in table.said if m["t"] == "act"]
    page.get_by_label("Show the whole board").first.click()
    expect(board).to_have_attribute("viewBox", str(whole))


def test_a_crowd_in_one_space_stands_in_two_rows_inside_it(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, MARCH)
    crowd = [
        Piece(f"crowd.{n}", "token", "AB"[n % 2], symbol="person", zone="G5") for n in range(6)
    ]
    table.becomes(replace(table.whole.scene, items=[*table.whole.scene.items, *crowd]))
    expect(page.locator('[data-id="crowd.5"]')).to_be_attached()
    page.wait_for_timeout(500)
    space = page.locator('[data-id="G5"] .ground').bounding_box()
    assert space is not None
    middles = []
    for n in range(6):
        box = page.locator(f'[data-id="crowd.{n}"] .body').bounding_box()
        assert box is not None
        middles.append(box["y"] + box["height"] / 2)
        assert space["x"] <= box["x"]
        assert box["x"] + box["width"] <= space["x"] + space["width"]
    middles.sort()
    steps = [below - above for above, below in pairwise(middles)]
    assert sum(step > 8 for step in steps) == 1, middles


def test_a_word_too_long_for_its_place_is_drawn_narrower(
    page: Page, pages: str, trouble: list[str]
) -> None:
    table = seat_down(page, pages, MARCH)
    words = [
        Text(name, text, 400, y, size=20, bold=True, width=wide)
        for name, text, y, wide in (
            ("long", "Apprenticeships", 300, 90),
            ("short", "Ice", 340, 90),
            ("free", "Apprenticeships", 380, 400),
        )
    ]
    table.becomes(replace(table.whole.scene, items=[*table.whole.scene.items, *words]))
    expect(page.locator('[data-id="free"]')).to_be_attached()
    wide = {
        name: page.locator(f'[data-id="{name}"] text').evaluate("t => t.getBBox().width")
        for name in ("long", "short", "free")
    }
    assert wide["free"] > 120
    assert wide["long"] == pytest.approx(90, abs=1)
    assert wide["short"] < 60


def test_the_end_says_what_is_counted(page: Page, pages: str, trouble: list[str]) -> None:
    table = seat_down(page, pages, MARCH)
    results = [Result("A", "Ines", ["2"], "2", 1), Result("B", "Kolya", ["0"], "0", 2)]
    for total, shown in (("Units left", "Units left"), ("", "Points")):
        over = Over("Ines wins.", ["Civilians left"], results, total=total)
        table.becomes(replace(table.whole.scene, prompt=None, over=over))
        expect(page.locator("table.final tfoot th")).to_have_text(shown)


def test_javascript_patches_as_python_does(page: Page, pages: str, trouble: list[str]) -> None:
    table = seat_down(page, pages, MARCH)
    old = table.whole.scene
    items = [item for n, item in enumerate(old.items) if n % 5]
    new = replace(
        old,
        items=[*items, Piece("new", "cube", "A")],
        prompt=Prompt("B", "You?", options=[Option("a", 1)]),
        panels=[],
    )
    change = msgspec.to_builtins(diff(old, new))
    got = page.evaluate(
        "async ([a, b]) => (await import('/static/patch.js')).patched(a, b)", [plain(old), change]
    )
    assert got == json.loads(msgspec.json.encode(new))
