"""The Arctic is played through the page by one person and two bots, in both its languages."""

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_tables import OPTION, click_any, make, play, results, violations

BOTS = [{"kind": "bot", "level": "cub"} for _ in range(2)]
ROUNDS = {"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"}
SHIPS = {"RU", "NO", "EU", "CA", "US", "CN"}  # the letters on ships are the same everywhere
READ = "main, .prompt, .panels, .standing, #tabbody, dialog"  # what a player reads at a table


def latin(page: Page, names: set[str]) -> set[str]:
    """Return the words on the page in Latin letters, but for names, ships and rounds."""
    found: set[str] = set()
    for text in page.locator(READ).all_inner_texts():
        found |= set(re.findall(r"[A-Za-z]{2,}", text))
    for text in page.locator("main svg text").all_text_contents():
        found |= set(re.findall(r"[A-Za-z]{2,}", text))
    return found - names - ROUNDS - SHIPS


def names_at(page: Page) -> set[str]:
    """Return all words of the players' names."""
    names = page.locator(".standing .pn b").all_inner_texts()
    return {word for name in names for word in re.findall(r"[A-Za-z]+", name)}


def test_one_person_and_two_bots_play_the_arctic_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.goto(page, make(visitors, page, "arctic", {"kind": "me"}, *BOTS))
    assert play([page], 5) > 20
    expect(page.locator("#again")).to_be_visible()
    assert len(results(page)) == 3
    assert violations(page) == []


COVERED = """() => {
    const box = (el) => el.getBoundingClientRect();
    const over = [...document.querySelectorAll(".frames, .minimap")].map(box);
    return [...document.querySelectorAll("[data-id^='country.']")].filter((el) => {
        const a = box(el), board = box(el.ownerSVGElement);  // what lies outside it is not seen
        const left = Math.max(a.left, board.left), right = Math.min(a.right, board.right);
        const top = Math.max(a.top, board.top), bottom = Math.min(a.bottom, board.bottom);
        return over.some((b) => left < b.right - 1 && b.left < right - 1 && top < b.bottom - 1
            && b.top < bottom - 1);
    }).map((el) => el.dataset.id);
}"""


@pytest.mark.parametrize("locale", ["en-GB", "zh-TW"])
def test_on_a_phone_no_menu_covers_a_country_while_lobbyists_are_placed(
    visitors: Visitors, locale: str
) -> None:
    page = visitors.come(viewport={"width": 390, "height": 844}, has_touch=True, locale=locale)
    here = {"kind": "here", "name": "Noor"}
    visitors.goto(page, make(visitors, page, "arctic", {"kind": "me"}, here))
    page.wait_for_selector(OPTION)
    expect(page.locator(".frames button")).to_have_count(4)
    assert page.locator("[data-id^='country.']").count() == 5
    assert page.evaluate(COVERED) == []


def test_the_rules_of_the_arctic_are_opened_in_chinese_at_what_is_decided(
    visitors: Visitors,
) -> None:
    page = visitors.come(locale="zh-TW")
    here = {"kind": "here", "name": "Noor"}
    visitors.goto(page, make(visitors, page, "arctic", {"kind": "me"}, here))
    page.wait_for_selector(OPTION)
    page.click("#tab-rules")
    opened = page.locator("details.rule[open] summary")
    expect(opened).to_have_text("第一回合之前", timeout=30_000)


@pytest.mark.slow
def test_one_person_and_two_bots_play_the_arctic_to_the_end_in_chinese(visitors: Visitors) -> None:
    page = visitors.come(locale="zh-TW")
    visitors.goto(page, make(visitors, page, "arctic", {"kind": "me"}, *BOTS))
    rng = random.Random(9)
    end = time.monotonic() + 150
    seen: set[str] = set()
    taken = 0
    while (state := click_any(page, rng.random())) != "over":
        assert time.monotonic() < end, f"The game does not end: {state}"
        if state == "took":
            taken += 1
            if taken % 10 == 0:
                seen |= latin(page, names_at(page))
        else:
            page.wait_for_timeout(15)
    assert taken > 20
    expect(page.locator("#again")).to_be_visible()
    assert len(results(page)) == 3
    page.click("#tab-log")
    seen |= latin(page, names_at(page))
    assert sorted(seen) == []


def test_the_question_mark_says_once_why_spaces_are_taken_and_names_their_countries(
    visitors: Visitors,
) -> None:
    page = visitors.come()
    visitors.goto(page, make(visitors, page, "arctic", {"kind": "me"}, *BOTS))
    page.locator(OPTION).first.click()
    page.wait_for_selector(".prompt .opt.no")
    page.wait_for_selector(OPTION)
    page.evaluate("document.activeElement.blur()")  # what is in focus would answer for itself
    page.keyboard.press("?")
    said = page.locator("#flash").inner_text()
    assert said.count("A lobbyist is there already.") == 1
    assert re.match(r"(Russia|Norway|EU|Canada|USA) [123](, |: )", said)
