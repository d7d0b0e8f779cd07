"""The files of the client: small, plain, complete, and as strict as the policy demands."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, ast

from nunatak.protocol.messages import Boot
from nunatak.server.routes.lists import games
from nunatak.server.shell import bundle
from nunatak.server.shell import pages as page
from nunatak.web import typegen
from tests.browser import positions

SCRIPTS = sorted(page.STATIC.glob("*.js"))
ALONE = {"sw", "theme"}
"""Scripts that are no modules: the service worker, and what a page without the client runs."""
GAMES = page.HERE.parent / "games"
DRAWINGS = sorted([*page.STATIC.rglob("*.svg"), *GAMES.glob("*/screen/art/*.svg")])


def symbols(*sheets: Path) -> set[str]:
    return {
        name
        for sheet in sheets
        for each in ElementTree.parse(sheet).iter("{http://www.w3.org/2000/svg}symbol")
        if (name := each.get("id"))
    }


def keys(language: str) -> set[str]:
    source = (page.HERE / f"text.{language}.ftl").read_text(encoding="utf-8")
    return {e.id.name for e in FluentParser().parse(source).body if isinstance(e, ast.Message)}


def test_the_client_with_all_its_parts_is_under_120_kilobytes_gzipped() -> None:
    sizes: dict[str, int] = {}
    for name in page.sent():  # a part that tables and other pages bring is the same part
        part = re.sub(r"^(main|play)app-", "", name)
        sizes[part] = max(sizes.get(part, 0), len(page.packed(name)))
    assert sum(sizes.values()) < 120_000


@pytest.mark.parametrize(
    "path", [*SCRIPTS, *page.STATIC.glob("*.css")], ids=lambda path: str(path.name)
)
def test_no_line_is_longer_than_120_letters(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > 120] == []


def test_no_module_is_longer_than_a_reader_has_patience_for() -> None:
    long = {path.name for path in SCRIPTS if len(path.read_text().splitlines()) > 450}
    assert long <= {"board.js", "home.js", "pieces.js"}


def test_every_module_that_is_needed_first_is_asked_for_at_once() -> None:
    shell = (page.STATIC / "index.html").read_text()
    first = {name for entry in bundle.ENTRIES for name in bundle.needed(entry, page.STATIC)}
    assert {f"/static/{name}.js" for name in first} == set(
        re.findall(r'modulepreload" href="([^"]+)"', shell)
    )


def test_every_module_is_needed_or_brought_by_one_that_is() -> None:
    brought = {name.partition("-")[2].removesuffix(".js") for name in page.scripts()}
    parts = {other for name in brought - {""} for other in bundle.needed(name, page.STATIC)}
    first = {name for entry in bundle.ENTRIES for name in bundle.needed(entry, page.STATIC)}
    assert {path.stem for path in SCRIPTS} == first | parts | ALONE
    assert not ALONE & (first | parts)


def test_the_first_board_needs_at_most_70_kilobytes() -> None:
    needed = ["playapp.js", "nunatak.css", "index.html", "ui.svg"]
    assert sum(len(page.packed(name)) for name in needed) < 70_000


def test_the_types_are_those_of_the_structs() -> None:
    assert typegen.TARGET.read_text() == typegen.text(), "run python -m nunatak.web.typegen"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.name))
def test_no_script_writes_markup_or_asks_elsewhere(path: Path) -> None:
    source = path.read_text()
    for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
        assert word not in source
    assert set(re.findall(r"https?://[^\"'` ]+", source)) <= {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.name))
def test_what_is_sent_of_a_script_is_the_script_without_its_notes(path: Path) -> None:
    sent = page.asset(path.name).decode()
    assert "/**" not in sent
    assert not re.search(r"^\s*//", sent, re.M)
    for line in path.read_text().splitlines():
        code = line.strip()
        if code and not code.startswith(("//", "/*", "*")) and "/**" not in code:
            assert code in sent


@pytest.mark.parametrize(
    "path", DRAWINGS, ids=lambda path: f"{path.parent.parent.name}-{path.name}"
)
def test_drawings_have_no_styles_nor_scripts_and_ask_for_nothing(path: Path) -> None:
    for each in ElementTree.parse(path).iter():
        assert each.tag.split("}")[1] not in ("style", "script", "image", "foreignObject")
        assert "style" not in each.attrib
        for name, value in each.attrib.items():
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value.startswith("#")


@pytest.mark.parametrize("language", [code for code, _ in page.LANGUAGES])
def test_every_word_of_the_client_is_written_in_every_language(language: str) -> None:
    used = {
        word
        for path in SCRIPTS
        for word in re.findall(r"\bt\(\"([a-z0-9-]*[a-z0-9])\"", path.read_text())
    }
    assert not used - keys(language)
    assert keys(language) == keys("en")


def test_a_page_starts_with_what_it_was_given_whatever_is_in_it() -> None:
    html = page.shell(Boot("gone", "zh-Hant", {"home": "</script><b>"}, say="<!--"))
    assert html.count(b"</script>") == 2
    assert b'<html lang="zh-Hant">' in html


def test_a_position_fits_into_a_page() -> None:
    html = next(iter(positions.pages("antartik").values()))
    assert b'id="boot">{"page":"table"' in html


def test_the_set_up_page_explains_an_option_in_a_sentence_where_the_game_has_one() -> None:
    notes = {(game.id, o.key): o.note for game in games("en") for o in game.options}
    assert notes["antartik", "children"].startswith("Parachutes work")
    assert notes["antarctica", "start"] == ""
    assert all(not note or note.endswith(".") for note in notes.values())
