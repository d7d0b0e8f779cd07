"""What a reader likes is seen at once, kept, and never takes a shape or a word away."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import positions
from tests.browser.conftest import Visitors
from tests.browser.test_coming_back import personal_link
from tests.browser.test_laws import MEASURE, some
from tests.browser.test_tables import make, violations

LIKED = "() => JSON.parse(localStorage.getItem('nunatak'))"
COLOURS = """() => [..."ABCDE"].map((seat) => {
    const probe = document.createElement("i");
    probe.style.color = `var(--c-${seat})`;
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
})"""
SHAPES = """() => [...document.querySelectorAll("#sheets symbol[id^=s-seat-]")]
    .map((el) => el.firstElementChild.tagName + el.firstElementChild.getAttribute("d"))"""
TONES = """() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) { window.tones++; start.apply(this, at); };
}"""


def at_table(visitors: Visitors, **look: Any) -> Page:
    page = visitors.come(**look)
    bot = {"kind": "bot", "level": "cub"}
    return visitors.goto(page, make(visitors, page, "antartik", {"kind": "me"}, bot))


def choose(one: Locator) -> None:
    """Choose one of several by its key: a click might come while the sheet still moves."""
    one.press("Space")
    expect(one).to_be_checked()


def settings(page: Page) -> None:
    page.click("header.top .iconbtn")
    expect(page.locator("dialog .prefs")).to_be_visible()


@pytest.mark.parametrize(
    "look", [{}, {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}}]
)
def test_everything_can_be_set_and_is_kept(visitors: Visitors, look: dict[str, Any]) -> None:
    page = at_table(visitors, **look)
    settings(page)
    assert violations(page) == []
    for value in ("calm", "1.15", "left", "dark", "off"):
        choose(page.locator(f"dialog input[value='{value}']").first)
    page.locator("dialog input[name=palette][value=redgreen]").check()
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("body[data-ready]", state="attached")
    wanted = {"pace": "calm", "text": "1.15", "panel": "left", "theme": "dark", "motion": "off"}
    assert page.evaluate(LIKED).items() >= {**wanted, "palette": "redgreen"}.items()
    assert page.evaluate("document.documentElement.dataset.palette") == "redgreen"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_one_likes_goes_with_oneself_but_for_the_size_of_words(visitors: Visitors) -> None:
    page, other = at_table(visitors), visitors.come()
    settings(page)
    choose(page.locator("dialog input[value='1.15']"))
    with page.expect_response("**/api/me/likes") as told:
        page.locator("dialog input[name=palette][value=redgreen]").check()
        choose(page.locator("dialog input[value=dark]"))
    assert told.value.ok
    visitors.goto(page, "/me")
    other.goto(personal_link(page))
    other.click("#come")
    other.wait_for_selector("html[data-theme=dark]")
    found = "() => ({ ...document.documentElement.dataset })"
    assert other.evaluate(found).items() >= {"palette": "redgreen", "text": "1"}.items()


def test_a_stranger_s_choices_stay_in_the_browser(visitors: Visitors) -> None:
    page = visitors.come()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visitors.goto(page, "/")
    settings(page)
    choose(page.locator("dialog input[value=dark]"))
    page.wait_for_selector("html[data-theme=dark]")
    page.goto(visitors.server.base + "/rules/antartik")
    assert not [url for url in asked if url.endswith("/api/me/likes")]


@pytest.mark.parametrize(
    ("theme", "shown"), [("dark", "dark"), ("light", "light"), ("system", "dark")]
)
def test_the_rules_stand_in_the_light_one_has_chosen(
    visitors: Visitors, theme: str, shown: str
) -> None:
    page = visitors.come(color_scheme="dark")
    page.add_init_script(f"localStorage.setItem('nunatak', '{{\"theme\": \"{theme}\"}}')")
    page.goto(visitors.server.base + "/rules/antartik")
    expect(page.locator(f"figure .for-{shown}").first).to_be_visible()
    expect(
        page.locator(f"figure .for-{'dark' if shown == 'light' else 'light'}").first
    ).to_be_hidden()
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(11, 20, 32)"
    assert dark == (shown == "dark")


def test_palettes_change_colours_and_no_shapes_and_no_signal(visitors: Visitors) -> None:
    page = at_table(visitors)
    signal = "getComputedStyle(document.documentElement).getPropertyValue('--c-signal')"
    shapes, lit, seen = page.evaluate(SHAPES), page.evaluate(signal), [page.evaluate(COLOURS)]
    settings(page)
    for palette in ("redgreen", "bluegreen", "grey"):
        page.locator(f"dialog input[name=palette][value={palette}]").check()
        seen.append(page.evaluate(COLOURS))
    assert len({tuple(each) for each in seen}) == 4
    assert all(len(set(each)) == 5 for each in seen)
    assert (page.evaluate(SHAPES), page.evaluate(signal)) == (shapes, lit)


def test_the_colour_one_likes_is_that_of_ones_seat_and_nobody_elses(visitors: Visitors) -> None:
    page = at_table(visitors)
    usual = page.evaluate(COLOURS)
    settings(page)
    choose(page.locator("dialog input[name=colour][value=D]"))
    now = page.evaluate(COLOURS)
    assert sorted(now) == sorted(usual)
    assert now[0] == usual[3]
    assert now[3] == usual[0]


def test_sounds_are_off_until_they_are_wanted(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(f"({TONES})()")
    bot = {"kind": "bot", "level": "cub"}
    visitors.goto(page, make(visitors, page, "antartik", {"kind": "me"}, bot))
    page.locator(".prompt.mine .opt[data-take]").first.click()
    page.wait_for_function("() => !document.querySelector('.prompt.busy')")
    assert page.evaluate("window.tones") == 0
    settings(page)
    page.locator("dialog .setting input[type=checkbox]").check()
    page.wait_for_function("() => window.tones > 0")


@pytest.mark.parametrize(
    "kept", ["nonsense", "null", '{"pace": 3, "text": [], "theme": "x"}', "[]"]
)
def test_what_can_not_be_understood_is_as_usual(visitors: Visitors, kept: str) -> None:
    page = visitors.come()
    page.add_init_script(f"localStorage.setItem('nunatak', {json.dumps(kept)})")
    visitors.goto(page, "/")
    assert page.evaluate("document.documentElement.dataset.text") == "1"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_larger_words_keep_to_their_places(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(viewport={"width": size[0], "height": size[1]})
    page.add_init_script(
        'localStorage.setItem(\'nunatak\', \'{"text": "1.3", "met": ["antartik", "meltwater"]}\')'
    )
    positions.serve(page)
    wrong: list[str] = []
    for game in ("antartik", "meltwater"):
        for name, html in list(some(game).items())[:1]:
            positions.show(page, html)
            found = page.evaluate(MEASURE)
            wrong += [f"{name} {law}: {e}" for law in ("leaves", "overlaps") for e in found[law]]
            assert not found["wide"]
    visitors.trouble.clear()
    assert wrong == []
