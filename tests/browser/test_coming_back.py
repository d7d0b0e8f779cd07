"""A person comes to another device: by the personal link, by a code, by a passkey."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_meeting import LINK, PHONE, read_code
from tests.browser.test_tables import make, violations

LISTS = ".list:not(.notices)"  # devices, and passkeys
BOT = {"kind": "bot", "level": "cub"}


def three_games(visitors: Visitors, page: Page) -> None:
    for game in ("antartik", "meltwater", "antarctica"):
        make(visitors, page, game, {"kind": "me"}, BOT)


def personal_link(page: Page) -> str:
    page.wait_for_selector(".selfpage .address")
    return page.input_value(".selfpage .address")


def test_a_personal_link_brings_three_games_to_another_browser_and_ends_when_it_is_renewed(
    visitors: Visitors,
) -> None:
    ines, phone, thief = visitors.come(), visitors.come(**PHONE), visitors.come()
    three_games(visitors, ines)
    visitors.goto(ines, "/")
    ines.click("header .me")
    link = personal_link(ines)
    assert read_code(ines, phone) == link
    assert "#" in link
    assert violations(ines) == []
    phone.goto(link)
    expect(phone.locator("h1")).to_have_text("Are you Ines?")
    expect(phone.locator(".selfpage")).to_contain_text("3")
    assert "#" not in phone.url  # nor in the history
    assert violations(phone) == []
    phone.click("#come")
    phone.wait_for_selector(".mine")
    expect(phone.locator(".mine li")).to_have_count(3)
    ines.reload()
    expect(ines.locator(LISTS).first.locator("li")).to_have_count(2)
    ines.click("#renew")
    ines.click("#sure")
    ines.wait_for_function("old => document.querySelector('.address')?.value !== old", arg=link)
    thief.goto(link)
    expect(thief.locator("h1")).to_have_text("This link no longer works")
    fresh = personal_link(ines)
    thief.goto(fresh)
    expect(thief.locator("h1")).to_have_text("Are you Ines?")
    visitors.goto(phone, "/")  # a renewed link signs no device out
    expect(phone.locator(".mine li")).to_have_count(3)
    visitors.trouble = [t for t in visitors.trouble if "403" not in t]


def test_a_device_is_signed_out_and_its_lines_end(visitors: Visitors) -> None:
    ines, other = visitors.come(), visitors.come()
    path = make(visitors, ines, "antartik", {"kind": "me"}, BOT)
    visitors.goto(ines, "/me")
    other.goto(personal_link(ines))
    other.click("#come")
    other.wait_for_selector(".mine")
    visitors.goto(other, path)
    assert other.evaluate("JSON.parse(document.getElementById('boot').textContent).table.seated")
    ines.reload()
    ines.click("#out-others")
    expect(ines.locator(LISTS).first.locator("li")).to_have_count(1)
    expect(other.locator(".banner.bad")).to_be_visible()
    visitors.goto(other, "/")
    expect(other.locator(".mine")).to_have_count(0)


def test_a_code_is_typed_where_every_seat_is_taken(visitors: Visitors) -> None:
    ines, other = visitors.come(), visitors.come()
    path = make(visitors, ines, "antartik", {"kind": "me"}, BOT)
    visitors.goto(ines, "/me")
    personal_link(ines)
    ines.click("#tell-code")
    expect(ines.locator(".selfpage .code")).to_contain_text("works once")
    code = ines.inner_text(".selfpage .code").split()[0]
    visitors.goto(other, path)
    other.click("header button.iconbtn")
    other.click("dialog a[href='/me']")
    other.fill("#way", code.lower())
    other.click("form.way button")
    other.wait_for_selector(".mine")
    visitors.goto(other, path)
    assert other.evaluate("JSON.parse(document.getElementById('boot').textContent).table.seated")


def authenticator(page: Page) -> None:
    """Give a browser a device that makes passkeys without asking."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


@pytest.fixture
def by_name(visitors: Visitors) -> str:
    """The server's address as a name, which passkeys need."""
    visitors.also = f"http://localhost:{visitors.server.port}"
    return visitors.also


def test_a_passkey_opens_ones_games_after_all_cookies_are_gone(
    visitors: Visitors, by_name: str
) -> None:
    page = visitors.come()
    authenticator(page)
    page.goto(by_name + "/")
    page.select_option(".sentence select >> nth=0", "antartik")
    page.click("form.sentence button.go")
    page.wait_for_url("**/t/*")
    page.goto(by_name + "/me")
    page.click("#make-passkey")
    expect(page.locator(LISTS).nth(1).locator("li")).to_have_count(1)
    page.context.clear_cookies()
    page.goto(by_name + "/me")
    page.click("#use-passkey")
    page.wait_for_selector(".mine")
    expect(page.locator(".mine li")).to_have_count(1)
    page.goto(by_name + "/me")
    page.click(f"{LISTS} >> nth=1 >> li button")
    expect(page.locator(LISTS).nth(1).locator("li")).to_have_count(0)
    page.context.clear_cookies()
    page.goto(by_name + "/me")
    page.click("#use-passkey")
    expect(page.locator("#flash")).to_contain_text("does not open anything")
    visitors.trouble = [t for t in visitors.trouble if "403" not in t]


def test_where_there_can_be_no_passkeys_the_page_says_why(visitors: Visitors) -> None:
    page = visitors.come()
    make(visitors, page, "antartik", {"kind": "me"}, LINK)
    visitors.goto(page, "/me")
    personal_link(page)
    expect(page.locator("#make-passkey")).to_have_count(0)
    expect(page.locator(LISTS).nth(1)).to_contain_text("Browsers have passkeys only")
