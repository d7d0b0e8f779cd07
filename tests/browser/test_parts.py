"""Parts of the client are brought when they are wanted, in one piece and as they are written."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from nunatak.server.shell import bundle
from nunatak.server.shell import pages as web

CLIENT = {
    "main": """
import { shared } from "./shared.js";
import { there } from "./there.js";
shared.push("main");
const bring = {
  one: () => import("./one.js"),
  two: () => import("./two.js"),
  there: () => import("./there.js"),
};
document.querySelector("button").onclick = async () => {
  const { one } = await bring.one();
  const [{ two }, again] = await Promise.all([bring.two(), bring.one()]);
  const same = again.one === one && (await bring.there()).there === there;
  document.title = [...shared, one(), await two(), same].join(" ");
};
""",
    "shared": 'export const shared = ["shared"];\n',
    "there": 'export const there = () => "there";\n',
    "both": 'import { shared } from "./shared.js";\nshared.push("both");\nexport const both = 1;\n',
    "one": """
import { shared } from "./shared.js";
import { both } from "./both.js";
shared.push("one");
export const one = () => "1" + both;
""",
    "two": """
import { both } from "./both.js";
export const two = async () => (await import("./deep.js")).deep + both;
""",
    "deep": 'import { shared } from "./shared.js";\nexport const deep = shared.length;\n',
}
ALL = "shared main both one 11 5 true"
HOST = "http://parts.test"
PAGE = '<title>-</title><button>More</button><script type="module" src="/v1/{}"></script>'


@pytest.fixture
def client(tmp_path: Path) -> Path:
    for name, text in CLIENT.items():
        (tmp_path / f"{name}.js").write_text(text)
    return tmp_path


@pytest.fixture
def tab(browser: Browser) -> Iterator[Page]:
    with browser.new_context() as context:
        yield context.new_page()


def serve(tab: Page, files: dict[str, str], first: str) -> list[str]:
    """Serve a page and its scripts under the policy of the real ones; note what is asked for."""
    asked: list[str] = []
    headers = {"content-security-policy": web.POLICY}

    def answer(route: Route) -> None:
        asked.append(route.request.url.split("/")[-1])
        name = asked[-1].partition("?")[0]
        kind = "text/html" if not name else "text/javascript"
        body = files.get(name) if name else PAGE.format(first)
        status = 200 if body else 404
        route.fulfill(status=status, body=body or "", headers={**headers, "content-type": kind})

    tab.route(f"{HOST}/**", answer)
    return asked


def test_a_part_shares_what_is_there_and_no_module_runs_twice(tab: Page, client: Path) -> None:
    files = bundle.pieces("main", client)
    asked = serve(tab, files, "mainapp.js")
    tab.goto(f"{HOST}/")
    assert set(files) == {"mainapp.js", "mainapp-one.js", "mainapp-two.js", "mainapp-deep.js"}
    assert asked == ["", "mainapp.js"]
    tab.click("button")
    expect(tab).to_have_title(ALL)
    assert sorted(asked[2:]) == ["mainapp-deep.js", "mainapp-one.js", "mainapp-two.js"]


def test_the_modules_as_they_are_written_do_the_same(tab: Page, client: Path) -> None:
    files = {f"{name}.js": text for name, text in CLIENT.items()}
    asked = serve(tab, files, "main.js")
    tab.goto(f"{HOST}/")
    tab.click("button")
    expect(tab).to_have_title(ALL)
    assert len(asked) == len(set(asked)) == 8


def test_a_part_that_did_not_come_is_asked_for_again(tab: Page, client: Path) -> None:
    files = bundle.pieces("main", client)
    asked = serve(tab, files, "mainapp.js")
    tab.goto(f"{HOST}/")
    lost = f"{HOST}/v1/mainapp-one.js"
    tab.route(lost, lambda route: route.abort())
    tab.evaluate("addEventListener('unhandledrejection', () => (document.title = 'lost'))")
    tab.click("button")
    expect(tab).to_have_title("lost")
    tab.unroute(lost)
    tab.click("button")
    expect(tab).to_have_title(ALL)
    assert [name for name in asked if "one" in name][-1].startswith("mainapp-one.js")


def test_a_page_older_than_the_server_is_loaded_anew_for_its_parts(tab: Page, client: Path) -> None:
    files = bundle.pieces("main", client)
    old = {"mainapp.js": files["mainapp.js"]}
    asked = serve(tab, old, "mainapp.js")
    tab.goto(f"{HOST}/")
    tab.click("button")
    tab.wait_for_event("load")
    assert asked.count("") == 2


@pytest.mark.parametrize(
    "line",
    [
        "const part = await import(name);",
        'const part = await import("./part.js", {});',
        'export * from "./part.js";',
    ],
)
def test_what_the_bundle_does_not_understand_is_refused(client: Path, line: str) -> None:
    (client / "one.js").write_text(line + "\n")
    with pytest.raises(ValueError, match=r"one\.js says"):
        bundle.pieces("main", client)


def test_a_part_is_kept_under_the_version_of_all_and_named_by_what_brings_it() -> None:
    assert {name.partition("app")[0] for name in web.scripts()} == set(bundle.ENTRIES)
    assert set(web.scripts()) <= set(web.assets()) & set(web.sent())
