"""Slow games on the page: making one, seeing whom it waits for, a nudge, a holiday."""

from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_meeting import PHONE
from tests.browser.test_tables import violations


def test_both_pages_offer_the_same_paces_and_a_slow_table_says_what_was_agreed(
    visitors: Visitors,
) -> None:
    ines = visitors.come()
    visitors.goto(ines, "/")
    labels = ines.locator(".atpace option").all_inner_texts()
    chosen = ines.locator(".atpace select").input_value()
    ines.select_option(".atpace select", "week")
    expect(ines.locator(".pacenote")).to_contain_text("7 days of spare time each")
    expect(ines.locator(".pacenote")).to_contain_text("When time is up: A bot takes the seat")
    visitors.goto(ines, "/new")
    assert ines.locator("input[name=pace] + span b").all_inner_texts() == labels
    assert ines.locator("input[name=pace]:checked").input_value() == chosen
    ines.check("input[name=pace][value=live]")
    ines.select_option("#clock-kind", "increment")
    expect(ines.locator("#seconds")).to_be_visible()
    ines.check("input[name=pace][value=two-days]")
    expect(ines.locator("#bank")).to_have_value("4")
    expect(ines.locator("#seconds")).to_have_count(0)
    ines.select_option("#bank", "1")
    ines.select_option("#late", "lose")
    assert violations(ines) == []
    ines.fill("#name", "Ines")
    ines.click("button.go")
    facts = ines.locator(".prompt")
    expect(facts).to_contain_text("Two days a move, one day of spare time each")
    expect(facts).to_contain_text("The game is given up")


def test_a_game_waits_for_somebody_who_is_nudged_goes_away_and_comes_back(
    visitors: Visitors,
) -> None:
    server = visitors.server
    pages = {"Ines": visitors.come(), "Noor": visitors.come(**PHONE)}
    table, ines = server.table({"kind": "me"}, {"kind": "open"}, pace="day")
    cookies = {"Ines": ines, "Noor": server.sit(table, "B", "Noor")}
    for name, page in pages.items():
        key, value = cookies[name].split("=", 1)
        page.context.add_cookies([{"name": key, "value": value, "url": server.base}])
        visitors.goto(page, f"/t/{table}")
    mine = pages["Noor"].locator(".prompt.mine, #nudge").first
    expect(mine).to_be_visible()
    asked = "Ines" if pages["Noor"].locator("#nudge").count() else "Noor"
    [other] = [name for name in pages if name != asked]
    waiting, waited = pages[other], pages[asked]
    expect(waiting.locator(".clock")).to_contain_text("+ 3 d")
    expect(waited.locator("#nudge")).to_have_count(0)
    assert violations(waiting) == []
    waiting.click("#nudge")
    expect(waiting.locator(".nudged")).to_contain_text(f"{asked} was nudged")
    visitors.goto(waited, "/")
    expect(waited).to_have_title("(1) Your turn · Nunatak")
    expect(waited.locator("#favicon")).to_have_attribute("href", "/icon/1.svg")
    expect(waited.locator(".gamecard")).to_contain_text("A day a move")
    visitors.goto(waited, "/me")
    until = (datetime.now(UTC) + timedelta(days=5)).strftime("%Y-%m-%d")
    waited.fill("#away-until", until)
    assert violations(waited) == []
    waited.click("#go-away")
    expect(waited.locator("#back")).to_be_visible()
    expect(waiting.locator(".holiday")).to_contain_text(f"{asked} is away until the end of")
    expect(waiting.locator(".clock")).to_contain_text("On holiday")
    waited.click("#back")
    expect(waited.locator("#go-away")).to_be_visible()
    expect(waiting.locator(".holiday")).to_have_count(0)


def test_a_slow_table_offers_to_tell_whose_turn_it_is_until_one_has_answered(
    visitors: Visitors,
) -> None:
    server = visitors.server
    table, ines = server.table({"kind": "me"}, {"kind": "open"}, pace="day")
    live, _ = server.table({"kind": "me"}, {"kind": "open"}, cookie=ines)
    for each in (table, live):
        server.sit(each, "B", "Noor")
    key, value = ines.split("=", 1)
    page, other = visitors.come(**PHONE), visitors.come()
    for each_page in (page, other):
        each_page.context.add_cookies([{"name": key, "value": value, "url": server.base}])
    visitors.goto(page, f"/t/{table}")
    offer = page.locator(".telling")
    expect(page.locator(".prompt")).to_be_visible()
    if page.locator(".prompt.mine").count():  # whoever is asked has something else to think about
        expect(offer).to_have_count(0)
        page.locator("button.opt").first.click()
    expect(offer).to_contain_text("Shall we tell you when it is your turn?")
    expect(page.locator("#tell-otherwise")).to_have_attribute("href", "/me#notices")
    assert violations(page) == []
    page.click("#tell-no")
    expect(offer).to_be_hidden()
    visitors.goto(page, f"/t/{table}")
    expect(offer).to_have_count(1)
    page.wait_for_load_state("networkidle")
    expect(offer).to_be_hidden()
    visitors.goto(page, f"/t/{live}")
    expect(page.locator(".prompt").first).to_be_visible()
    expect(offer).to_have_count(0)  # a live game is looked at anyway
    visitors.goto(other, f"/t/{table}")
    expect(other.locator(".telling")).to_be_visible()  # another device has not been asked yet
    visitors.goto(other, "/me")
    other.click("#feed-on")
    expect(other.locator("#feed-off")).to_be_visible()
    visitors.goto(other, f"/t/{table}")
    other.wait_for_load_state("networkidle")
    expect(other.locator(".telling")).to_be_hidden()
    assert visitors.trouble == []
