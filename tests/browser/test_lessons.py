"""Lessons are played to their end in a browser, and left and taken up again on the way."""

import os

import pytest
from playwright.sync_api import Page, expect

import nunatak
from nunatak.table.lesson import lesson
from tests.browser.conftest import Visitors

TAUGHT = [name for name in nunatak.game_names() if lesson(name) is not None]
PROOF = int(os.environ.get("NUNATAK_LAWS", "2")) > 2
CHOSEN = TAUGHT if PROOF else TAUGHT[:1]
TURNS = 100 if PROOF else 2  # choices at which the way is left


def begin(visitors: Visitors, name: str) -> Page:
    """Open a lesson as somebody new."""
    page = visitors.come()
    base = visitors.server.base
    made = page.context.request.post(
        f"{base}/api/lessons", data={"game": name}, headers={"origin": base}
    )
    return visitors.goto(page, made.json()["url"])


def at_step(page: Page, number: int) -> None:
    """Wait until the lesson asks for its step of that number."""
    page.wait_for_selector(".lessontools")
    expect(page.locator(".lessonpips .done")).to_have_count(number - 1)


@pytest.mark.parametrize("name", CHOSEN)
def test_a_lesson_is_played_to_its_end_and_the_game_goes_on(visitors: Visitors, name: str) -> None:
    found = lesson(name)
    assert found is not None
    page = begin(visitors, name)
    for n in sorted(found.own):
        expect(page.locator(".lessonlist .on")).to_have_count(1)
        page.wait_for_selector(f'.prompt [data-take="{found.entries[n]}"]')
        at_step(page, found.at[n] + 1)
        assert page.locator(".prompt .choices [data-take]").count() == 1
        page.wait_for_timeout(400)  # the same click sooner would be one click
        page.locator(f'.prompt [data-take="{found.entries[n]}"]').click()
    page.locator(".lessonfoot #lesson-leave").click()
    expect(page.locator(".lessonpips")).to_be_hidden()
    expect(page.locator(".prompt .choices [data-take]").first).to_be_visible()


@pytest.mark.parametrize("name", CHOSEN)
def test_a_wrong_turn_at_every_choice_is_answered_and_taken_back(
    visitors: Visitors, name: str
) -> None:
    found = lesson(name)
    assert found is not None
    page = begin(visitors, name)
    for n in sorted(found.own)[:TURNS]:
        wanted = f'.prompt [data-take="{found.entries[n]}"]'
        page.wait_for_selector(wanted)
        at = found.at[n] + 1
        at_step(page, at)
        page.keyboard.press("t")
        others = page.locator(f'.prompt .choices [data-take]:not([data-take="{found.entries[n]}"])')
        if others.count():
            page.wait_for_timeout(400)
            others.last.click()
            both = page.locator(".lessonboth b")
            both.nth(1).wait_for()
            assert both.nth(0).inner_text() != both.nth(1).inner_text()
            page.locator("#lesson-back").click()
            page.wait_for_selector(wanted)
            at_step(page, at)
        page.wait_for_timeout(400)
        page.locator(wanted).click()
    if PROOF:
        expect(page.locator(".lessonfoot #lesson-leave")).to_be_visible()


@pytest.mark.parametrize("name", TAUGHT)
def test_a_phone_looks_at_what_a_lesson_speaks_of(visitors: Visitors, name: str) -> None:
    """At its first step, and again after the window was turned."""
    page = visitors.come(viewport={"width": 390, "height": 844}, has_touch=True)
    base = visitors.server.base
    made = page.context.request.post(
        f"{base}/api/lessons", data={"game": name}, headers={"origin": base}
    )
    visitors.goto(page, made.json()["url"])
    at_step(page, 1)
    for size in ({"width": 390, "height": 844}, {"width": 844, "height": 390}):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_function(
            """() => {
              if (!document.querySelector(".board .veiled")) return false;
              const host = document.querySelector(".board").getBoundingClientRect();
              return [...document.querySelectorAll(".board [data-id]:not(.veiled)")].some((el) => {
                const lit = el.getBoundingClientRect();
                const [x, y] = [lit.x + lit.width / 2, lit.y + lit.height / 2];
                return x > host.left && x < host.right && y > host.top && y < host.bottom;
              });
            }"""
        )


def test_another_choice_is_answered_and_leads_back_or_on(visitors: Visitors) -> None:
    page = begin(visitors, "antartik")
    at_step(page, 1)
    page.keyboard.press("t")
    expect(page.locator(".prompt .choices [data-take]")).to_have_count(2)
    page.locator(".prompt .choices [data-take]").nth(1).click()
    expect(page.locator(".lessonboth")).to_be_visible()
    assert page.locator(".lessonthen li").count() >= 1
    page.locator("#lesson-back").click()
    at_step(page, 1)
    page.keyboard.press("r")
    expect(page.locator("#lesson-body p").nth(1)).to_be_visible()
    page.locator(".prompt .choices [data-take]").click()
    expect(page.locator(".lessonlist .on")).to_contain_text("A bet")
    page.locator("#lesson-back").click()
    expect(page.locator(".lessonlist .on")).to_contain_text("A dive")


def test_learn_stands_beside_play_for_whoever_comes_first(visitors: Visitors) -> None:
    page = visitors.goto(visitors.come(), "/")
    expect(page.locator(".learnfirst")).to_contain_text("Antartik")
    page.locator(".sentence .learn").click()
    page.wait_for_selector(".lessontools")
