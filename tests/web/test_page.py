"""The files of the client: small, plain, complete, and as strict as the policy demands."""

import importlib
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, ast

from nunatak.protocol.messages import Boot, Whole
from nunatak.scene.check import check
from nunatak.server import pages as page
from nunatak.server.lists import games
from nunatak.web import typegen
from nunatak.web.shots import GAMES, TABLES, art, boot

SCRIPTS = sorted(page.STATIC.glob("*.js"))
DRAWINGS = sorted([*page.STATIC.rglob("*.svg"), *GAMES.glob("*/art/*.svg")])


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


def test_the_client_is_under_60_kilobytes_gzipped() -> None:
    assert sum(len(page.packed(name)) for name in page.sent()) < 60_000


def test_the_client_has_at_most_15_modules() -> None:
    assert len(SCRIPTS) <= 15


def test_every_module_is_asked_for_at_once() -> None:
    shell = (page.STATIC / "index.html").read_text()
    assert {f"/static/{path.name}" for path in SCRIPTS} == set(
        re.findall(r'modulepreload" href="([^"]+)"', shell)
    )


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


@pytest.mark.parametrize("game", TABLES)
def test_every_fixture_can_be_drawn(game: str) -> None:
    whole: Whole = importlib.import_module(f"nunatak.web.fixtures.{game}").whole()
    prompt = whole.scene.prompt
    assert prompt is not None
    legal = [o.option for o in prompt.options if o.option is not None]
    sheets = [page.STATIC / "ui.svg", art(game, "symbols.svg"), art(game, "backdrop.svg")]
    outlines = {
        name.removeprefix("o-")
        for each in ElementTree.parse(art(game, "backdrop.svg")).iter()
        if (name := each.get("id", "")).startswith("o-")
    }
    assert check(whole.scene, legal, symbols(*sheets), outlines) == []


def test_a_page_starts_with_what_it_was_given_whatever_is_in_it() -> None:
    html = page.shell(Boot("gone", "zh-Hant", {"home": "</script><b>"}, say="<!--"))
    assert html.count(b"</script>") == 2
    assert b'<html lang="zh-Hant">' in html


def test_every_fixture_fits_into_a_page() -> None:
    for name in TABLES:
        assert b'id="boot">{"page":"table"' in page.shell(boot(name))


def test_the_set_up_page_explains_an_option_in_a_sentence_where_the_game_has_one() -> None:
    notes = {(game.id, o.key): o.note for game in games("en") for o in game.options}
    assert notes["antartik", "children"].startswith("Parachutes work")
    assert notes["antarctica", "start"] == ""
    assert all(not note or note.endswith(".") for note in notes.values())
