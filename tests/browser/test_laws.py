"""The laws of the table: what holds for every game, on every screen, for every hand.

Positions are real ones. A few of them are looked at here; NUNATAK_LAWS says how many of each game,
and with more than a few, whole games are played by keyboard and by ear.
"""

import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import nunatak
from tests.browser import positions
from tests.browser.conftest import Visitors
from tests.browser.test_tables import OPTION, make, violations
from tests.server.counts import count

FEW = 2
LAWS = count("laws", FEW)
SIZES = {
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (1024, 768),
    "upright": (820, 1180),
    "phone": (390, 844),
}
MEASURE = (Path(__file__).parent / "measure.js").read_text()
GAMES = [(game, locale) for game in nunatak.game_names() for locale in positions.languages(game)]


@pytest.fixture(scope="module", params=SIZES)
def screen(request: pytest.FixtureRequest, browser: Browser) -> Any:
    """Give a page of one of the sizes that shows positions."""
    width, height = SIZES[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    page = context.new_page()
    positions.serve(page)
    yield page
    context.close()


def some(game: str, locale: str = "en") -> dict[str, bytes]:
    """Return some positions of a game, from early to late."""
    every = list(positions.pages(game, locale).items())
    step = max(1, len(every) // LAWS)
    return dict(every[step // 2 :: step][:LAWS])


def measured(page: Page, html: bytes) -> dict[str, Any]:
    positions.show(page, html)
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


@pytest.mark.parametrize(("game", "locale"), GAMES)
def test_words_keep_to_their_places_and_can_be_read_and_options_can_be_met_by_a_thumb(
    screen: Page, game: str, locale: str
) -> None:
    wrong: list[str] = []
    for name, html in some(game, locale).items():
        found = measured(screen, html)
        for law in ("leaves", "overlaps", "small", "targets"):
            wrong += [f"{name} {law}: {place}" for place in found[law]]
        if not found["question"]:
            wrong.append(f"{name}: the question is out of view")
        if found["wide"]:
            wrong.append(f"{name}: the page is wider than the screen")
    assert wrong == []


@pytest.mark.parametrize("game", nunatak.game_names())
def test_a_laptop_shows_six_lines_of_the_log(browser: Browser, game: str) -> None:
    with browser.new_context(viewport={"width": 1280, "height": 720}) as context:
        page = context.new_page()
        positions.serve(page)
        for name, html in some(game).items():
            found = measured(page, html)
            assert found["log"] >= min(6, found["entries"]), name


TABLETS = [
    (1024, 768),
    (820, 1180),
    pytest.param((768, 1024), marks=pytest.mark.slow),
    pytest.param((1100, 800), marks=pytest.mark.slow),
]
LAYOUT = """() => {
    const box = (el) => {
        const r = el.getBoundingClientRect();
        return [r.x, r.y, r.width, r.height].map(Math.round);
    };
    const tabs = [...document.querySelectorAll(".frames:not([hidden]) button")];
    return JSON.stringify({
        tabs: tabs.map((b) => b.firstChild.data),
        field: box(document.querySelector(".field")), side: box(document.querySelector(".side")),
        rest: getComputedStyle(document.querySelector(".rest")).display,
        tall: document.querySelector("#app").classList.contains("tall"),
    });
}"""
COVERED = """() => {
    const field = document.querySelector(".field").getBoundingClientRect();
    const found = new Set();
    for (let x = field.left + 6; x < field.right - 4; x += 12) {
        for (let y = field.top + 6; y < field.bottom - 4; y += 12) {
            const at = document.elementFromPoint(x, y);
            if (at && !at.closest("svg.board, .field") ) found.add(at.className);
            else if (at && at.closest(".frames, .minimap, .inspect")) found.add(at.className);
        }
    }
    return [...found];
}"""


@pytest.mark.parametrize("size", TABLETS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", nunatak.game_names())
def test_a_tablet_keeps_its_layout_and_its_question_whatever_is_decided_and_looked_at(
    browser: Browser, game: str, size: tuple[int, int]
) -> None:
    with browser.new_context(viewport={"width": size[0], "height": size[1]}) as context:
        page = context.new_page()
        positions.serve(page)
        layouts = set()
        for html in some(game).values():
            positions.show(page, html)
            if page.locator(".podium").count():
                continue  # nothing is decided any more, and nothing but the end is shown
            layouts.add(page.evaluate(LAYOUT))
            for tab in page.locator(".frames:not([hidden]) button").all():
                tab.click()
                if page.locator(OPTION).count():
                    expect(page.locator("#say")).to_be_in_viewport()
                assert page.evaluate(LAYOUT) in layouts
        assert len(layouts) == 1


@pytest.mark.parametrize("game", nunatak.game_names())
def test_nothing_opaque_covers_the_board_of_a_phone(browser: Browser, game: str) -> None:
    with browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True) as context:
        page = context.new_page()
        positions.serve(page)
        for html in some(game).values():
            positions.show(page, html)
            assert page.evaluate(COVERED) == []


FIELD = """() => {
    const { x, y, width, height } = document.querySelector(".field").getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
}"""
BETWEEN = """() => document.querySelector(".rest").getBoundingClientRect().top
    - document.querySelector(".prompt").getBoundingClientRect().bottom"""


@pytest.mark.parametrize("game", nunatak.game_names())
def test_the_board_of_a_phone_keeps_its_size_whatever_is_asked(browser: Browser, game: str) -> None:
    with browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True) as context:
        page = context.new_page()
        positions.serve(page)
        fields = set()
        for html in some(game).values():
            positions.show(page, html)
            if page.locator(OPTION).count():
                fields.add(page.evaluate(FIELD))
        assert len(fields) <= 1


@pytest.mark.parametrize("game", nunatak.game_names())
def test_nothing_lies_empty_between_a_question_and_what_is_below_it(
    browser: Browser, game: str
) -> None:
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        positions.serve(page)
        for name, html in some(game).items():
            positions.show(page, html)
            assert abs(page.evaluate(BETWEEN)) <= 1, name


# The same at a real server.

BOXES = """() => [...document.querySelectorAll(".prompt .opt")].map((el) => {
    const r = el.getBoundingClientRect(); return [r.x, r.y, r.width, r.height];
})"""
READY = """() => document.querySelector("#again") || document.querySelector(
    ".prompt.mine:not(.busy) .opt[data-take], .prompt:not(.busy) #confirm")"""
STILL = "() => getComputedStyle(document.querySelector('.choices, .prompt')).opacity === '1'"
LOST = "document.activeElement === document.body"


class Seat:
    """Somebody at a real table, and what their browser was told."""

    def __init__(self, visitors: Visitors, game: str, **look: Any) -> None:
        self.page = visitors.come(**look)
        self.told: list[str] = []
        self.page.on("websocket", lambda line: line.on("framereceived", self.hear))
        bots = [{"kind": "bot", "level": "cub"}] * (min(nunatak.game(game).players) - 1)
        visitors.goto(self.page, make(visitors, self.page, game, {"kind": "me"}, *bots))
        self.wait()

    def hear(self, frame: str | bytes) -> None:
        self.told.append(str(frame)[:40])

    def previews(self) -> int:
        """Return how often the browser was told what would follow."""
        return sum('"t":"preview"' in frame for frame in self.told)

    def knows_more_than(self, previews: int) -> bool:
        return self.previews() > previews

    def wait(self) -> None:
        """Wait until there is something to decide, or nothing more."""
        self.page.wait_for_function(READY)
        self.page.wait_for_function(STILL)

    def over(self) -> bool:
        return self.page.query_selector("#again") is not None


@pytest.mark.parametrize("game", nunatak.game_names())
def test_nothing_changes_its_size_under_the_pointer(visitors: Visitors, game: str) -> None:
    seat = Seat(visitors, game)
    page = seat.page
    before = page.evaluate(BOXES)
    for option in page.locator(OPTION).all()[:3]:
        known = seat.previews()
        option.hover()
        until(partial(seat.knows_more_than, known), page)
        page.wait_for_timeout(50)
        assert page.evaluate(BOXES) == before
    page.mouse.move(5, 5)


@pytest.mark.parametrize(
    "look", [{}, {"viewport": {"width": 390, "height": 844}}], ids=["", "phone"]
)
def test_the_question_stays_in_view_while_somebody_reads(
    visitors: Visitors, look: dict[str, Any]
) -> None:
    seat = Seat(visitors, "antartik", **look)
    page = seat.page
    if look:
        page.click(".grab")
    page.click("#tab-rules")
    page.wait_for_selector("details.rule")
    page.evaluate("document.querySelector('#tabbody').scrollTop = 40")
    for _ in range(4):
        if seat.over():
            break
        page.locator(OPTION).first.click()
        seat.wait()
        expect(page.locator("#say, #again").first).to_be_in_viewport()
        expect(page.locator("details.rule").first).to_be_attached()
        assert page.evaluate("document.querySelector('#tabbody').scrollTop") == 40


def test_what_explains_a_thing_leaves_by_itself_by_escape_and_by_a_tap(visitors: Visitors) -> None:
    page = Seat(visitors, "meltwater").page
    sums = page.locator(".inspect")
    hexes = page.locator("[data-id='F4'] .ground")
    ways: list[Callable[[], None]] = [
        lambda: page.mouse.move(700, 60),
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(700, 60),
    ]
    for leave in ways:
        hexes.hover(force=True)
        expect(sums).to_be_visible()
        assert not page.evaluate(MEETS, ["[data-id='F4']", ".inspect"])
        leave()
        expect(sums).to_be_hidden()
        page.mouse.move(700, 60)


MEETS = """([one, other]) => {
    const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
LIT = """() => [...document.querySelectorAll("svg.board .zone-item[data-options]")]
    .map((el) => el.dataset.id)"""
TAKE = """([option, place]) => {
    document.querySelector(`.prompt [data-take="${option}"]`).click();
    if (!place) return;
    const r = document.querySelector(`[data-id="${place}"] .ground`).getBoundingClientRect();
    const at = { bubbles: true, clientX: r.x + r.width / 2, clientY: r.y + r.height / 2 };
    document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new MouseEvent("click", at));
}"""
OPTIONS = "() => [...document.querySelectorAll('.prompt [data-take]')].map((b) => b.dataset.take)"


def test_quick_clicks_inside_a_turn_are_taken_in_order(visitors: Visitors) -> None:
    seat = Seat(visitors, "meltwater")
    page = seat.page
    said = page.locator("#say")
    while page.query_selector("#undo") or "Actions" not in page.inner_text(".phases .on"):
        page.locator(OPTION).first.click()
        page.wait_for_timeout(50)
        seat.wait()
    question, known = said.inner_text(), page.evaluate(LIT)
    option, place, next_question = "", "", ""
    for option in page.evaluate(OPTIONS):
        page.evaluate(TAKE, [option, ""])
        expect(said).not_to_have_text(question)
        seat.wait()
        place = next((p for p in page.evaluate(LIT) if p not in known), "")
        next_question = said.inner_text()
        page.keyboard.press("u")
        expect(said).to_have_text(question)
        seat.wait()
        if place:
            break
    # The second click comes before anybody can know what the first one leads to.
    page.evaluate(TAKE, [option, place])
    expect(said).not_to_have_text(question)
    expect(said).not_to_have_text(next_question)
    assert page.query_selector("#flash") is None


@pytest.mark.slow  # it may take a whole game until a hand can be raised
def test_a_hand_can_be_kept_up_where_it_is_raised(visitors: Visitors) -> None:
    seat = Seat(visitors, "antartik")
    page = seat.page
    raising = page.locator(OPTION).filter(has_text="Raise your hand")
    while not raising.count() and not seat.over():
        page.locator(OPTION).first.click()
        page.wait_for_function("() => !document.querySelector('.prompt.busy')")
        seat.wait()
    kept = page.locator(".prompt").get_by_label("Keep my hand up for this dive")
    kept.click()  # and the question is drawn anew
    expect(raising).to_have_count(0)  # nobody is asked for what they have left word of


def test_a_preview_that_comes_too_late_is_no_reproach(visitors: Visitors) -> None:
    seat = Seat(visitors, "antarctica")
    page = seat.page
    for _ in range(5):
        # The preview is asked for a moment after the pointer comes, when the click has been taken.
        page.locator(OPTION).first.hover()
        page.wait_for_timeout(105)
        page.locator(OPTION).first.click()
        page.wait_for_timeout(150)
        seat.wait()
        assert page.locator("#flash").all_inner_texts() == []


def test_a_click_and_its_echo_are_one_click(visitors: Visitors) -> None:
    seat = Seat(visitors, "antartik")
    page = seat.page
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    page.wait_for_selector("body[data-ready]", state="attached")
    seat.wait()
    page.locator(OPTION).first.dblclick()
    page.wait_for_timeout(300)
    assert sum('"t":"act"' in frame for frame in sent) == 1


def until(condition: Callable[[], bool], page: Page, seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


# By keyboard alone, and by ear alone


def moves() -> int:
    """Return how many decisions are taken: a few, or all there are."""
    return 5 if LAWS <= FEW else 10_000


@pytest.mark.parametrize("game", nunatak.game_names())
def test_a_game_is_played_by_keyboard_alone(visitors: Visitors, game: str) -> None:
    seat = Seat(visitors, game)
    page, rng = seat.page, random.Random(3)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("Boolean(document.activeElement.closest('.choices'))"):
            break
    for _ in range(moves()):
        seat.wait()
        if seat.over():
            break
        if page.query_selector(OPTION):
            for _ in range(rng.randrange(4)):
                page.keyboard.press("ArrowDown")
            while page.evaluate("!document.activeElement.dataset.take"):
                page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('.prompt.busy')")
        assert not page.evaluate(LOST), "the focus fell to the page"
    if LAWS > FEW:
        assert seat.over()


@pytest.mark.parametrize(
    ("game", "scheme"),
    [
        pytest.param(game, scheme, marks=[] if (n + k) % 2 else [pytest.mark.slow])
        for n, game in enumerate(nunatak.game_names())
        for k, scheme in enumerate(["light", "dark"])
    ],
)
def test_a_game_is_played_by_roles_and_names_alone(
    visitors: Visitors, game: str, scheme: str
) -> None:
    seat = Seat(visitors, game, color_scheme=scheme)
    page, rng = seat.page, random.Random(4)
    ear = Ear(page)
    assert violations(page) == []
    for _ in range(moves()):
        seat.wait()
        if seat.over():
            break
        names = ear.choices()
        assert names
        assert all(names), names
        doubled = sorted({name for name in names if names.count(name) > 1})
        assert doubled == [], doubled
        ear.press(rng.randrange(len(names)))
    seat.wait()
    assert violations(page) == []
    if LAWS > FEW:
        assert seat.over()


class Ear:
    """What a screen reader is given, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")
        self.line.send("DOM.enable")
        self.buttons: list[int] = []

    def choices(self) -> list[str]:
        """Return the names of what can be decided: the buttons of the region called so."""
        nodes = {n["nodeId"]: n for n in self.line.send("Accessibility.getFullAXTree")["nodes"]}
        region = next(
            n for n in nodes.values() if self.said(n) == "The decision" and self.role(n) == "region"
        )
        found, names, self.buttons = [region], [], []
        while found:
            node = found.pop()
            found += [nodes[c] for c in reversed(node.get("childIds", [])) if c in nodes]
            if self.role(node) == "button" and self.open(node):
                names.append(self.said(node))
                self.buttons.append(node["backendDOMNodeId"])
        kept = [(n, b) for n, b in zip(names, self.buttons, strict=True) if n not in BESIDE]
        self.buttons = [b for _, b in kept]
        return [n for n, _ in kept]

    def press(self, n: int) -> None:
        node = self.line.send("DOM.resolveNode", {"backendNodeId": self.buttons[n]})["object"]
        do = {"functionDeclaration": "function() { this.click(); }", "objectId": node["objectId"]}
        self.line.send("Runtime.callFunctionOn", do)

    @staticmethod
    def role(node: dict[str, Any]) -> str:
        return str(node.get("role", {}).get("value", ""))

    @staticmethod
    def said(node: dict[str, Any]) -> str:
        return str(node.get("name", {}).get("value", "")).strip()

    @staticmethod
    def open(node: dict[str, Any]) -> bool:
        off = [p for p in node.get("properties", []) if p["name"] == "disabled"]
        return not any(p["value"].get("value") for p in off)


BESIDE = {"Hint", "Take back", "Fewer", "More", "Undo"}  # what doesn't decide anything
