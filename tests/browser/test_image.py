"""Pictures that are drawn without a browser look like those in one.

Both are laid over each other. Edges of letters differ a little from one painter to another, so what
is compared is how much of the picture differs clearly, and whether any small part of it differs as
it would if something lay elsewhere or were missing. NUNATAK_PICTURES says how many positions of
each game are compared.
"""

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserType, Page

import nunatak
from nunatak.image import png
from nunatak.image.colours import TOKENS
from nunatak.image.words import FONTS
from nunatak.scene.items import Piece
from nunatak.scene.scene import Scene
from nunatak.server.shell import pages
from tests.browser import positions
from tests.server.counts import count
from tools import samples

FEW = 1
PICTURES = count("pictures", FEW)
CLEARLY = 0.03  # at most this share of a picture differs clearly
PART = 70  # of 255: at most so much does any small part differ on average
AFTER = (14, 60, 100, 3, 150, 30, 80, 45, 8, 120)

FONT_SETTINGS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir>
<alias binding="same"><family>Inter</family>
<prefer><family>Nunatak Sans</family></prefer></alias>
<alias binding="same"><family>Charter</family>
<prefer><family>Nunatak Serif</family></prefer></alias>
<alias binding="same"><family>Noto Sans CJK TC</family>
<prefer><family>Nunatak Han</family></prefer>
</alias></fontconfig>"""

COMPARE = """async ([a, b]) => {
  const read = async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    // At half its size: where a letter's edge lies within a pixel is a matter of taste.
    const [w, h] = [image.width >> 1, image.height >> 1];
    const canvas = new OffscreenCanvas(w, h).getContext("2d");
    canvas.imageSmoothingQuality = "high";
    canvas.drawImage(image, 0, 0, w, h);
    return { w, h, data: canvas.getImageData(0, 0, w, h).data };
  };
  const [one, two] = [await read(a), await read(b)];
  if (one.w !== two.w || one.h !== two.h) return { sizes: [one.w, one.h, two.w, two.h] };
  const cell = 12, wide = Math.ceil(one.w / cell);
  const sums = new Float64Array(wide * Math.ceil(one.h / cell));
  let clearly = 0;
  for (let i = 0; i < one.w * one.h; i++) {
    let most = 0;
    for (let c = 4 * i; c < 4 * i + 3; c++)
      most = Math.max(most, Math.abs(one.data[c] - two.data[c]));
    if (most > 48) clearly++;
    sums[Math.floor(Math.floor(i / one.w) / cell) * wide + Math.floor((i % one.w) / cell)] += most;
  }
  const worst = sums.indexOf(Math.max(...sums));
  return {
    clearly: clearly / (one.w * one.h),
    part: sums[worst] / (cell * cell),
    at: [(worst % wide) * cell * 2, Math.floor(worst / wide) * cell * 2],
  };
}"""


@pytest.fixture(scope="module")
def painter(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Browser]:
    """Give a browser that has the fonts of the pictures, and no others."""
    folder = tmp_path_factory.mktemp("fonts")
    settings = folder / "fonts.conf"
    settings.write_text(FONT_SETTINGS.format(fonts=FONTS, cache=folder / "cache"))
    with_fonts = {**browser_type_launch_args, "env": {"FONTCONFIG_FILE": str(settings)}}
    started = browser_type.launch(**with_fonts)
    yield started
    started.close()


def in_browser(page: Page, boot: Any, dark: bool) -> bytes:
    """Return the board as the client draws it, without what lies over it."""
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    positions.show(page, pages.shell(boot))
    page.evaluate(
        """() => { const host = document.querySelector("svg.board").parentElement;
          for (const el of host.children)
            if (!el.matches("svg.board")) el.style.display = "none"; }"""
    )
    host = page.locator("svg.board")
    return host.screenshot()


def difference(page: Page, a: bytes, b: bytes) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        COMPARE, [base64.b64encode(a).decode(), base64.b64encode(b).decode()]
    )
    return found


def compared(
    painter: Browser, game: str, number: int, folder: Path, *, tall: bool, locale: str = "en"
) -> str:
    """Say what differs too much, or nothing."""
    seats = nunatak.game(game).players
    table = samples.played(game, max(seats) - number % 2, AFTER[number % len(AFTER)])
    boot = samples.table_boot(table, table.asked() or 0, locale)
    assert boot.table is not None
    assert boot.table.whole is not None
    scene = boot.table.whole.scene
    dark = number % 2 == 1
    width, height = (820, 1180) if tall else (1440, 900)
    with painter.new_context(viewport={"width": width, "height": height}) as context:
        page = context.new_page()
        positions.serve(page)
        seen = in_browser(page, boot, dark)
        room = page.locator("svg.board").bounding_box()
        assert room is not None
        size = (round(room["width"]), round(room["height"]))
        view = page.locator("svg.board").get_attribute("viewBox")
        frame = shown_frame(scene, view or "", tall)
        drawn = png(scene, dark=dark, tall=tall, frame=frame, size=size)
        found = difference(page, seen, drawn)
    name = f"{game}-{number}-{locale}{'-tall' if tall else ''}"
    (folder / f"{name}-client.png").write_bytes(seen)
    (folder / f"{name}-drawn.png").write_bytes(drawn)
    if found.get("clearly", 1) > CLEARLY or found.get("part", 255) > PART:
        return f"{name}: {found}, see {folder}"
    return ""


def shown_frame(scene: Scene, view: str, tall: bool) -> str | None:
    """Return the part of the board that the client shows."""
    box = [float(n) for n in view.split()]
    for each in scene.board.frames:
        here = each.tall if tall else each.box
        if here is not None and all(abs(a - b) < 0.2 for a, b in zip(here, box, strict=True)):
            return each.id
    return None


@pytest.mark.parametrize("game", nunatak.game_names())
def test_a_picture_of_a_board_looks_as_it_does_on_the_page(
    painter: Browser, game: str, tmp_path: Path
) -> None:
    wrong = [compared(painter, game, n, tmp_path, tall=n % 3 == 2) for n in range(PICTURES)]
    assert [each for each in wrong if each] == []


def test_a_picture_that_lacks_a_piece_is_told_apart(painter: Browser) -> None:
    table = samples.played("meltwater", 2, 14)
    boot = samples.table_boot(table, table.asked() or 0)
    assert boot.table is not None
    assert boot.table.whole is not None
    scene = boot.table.whole.scene
    tokens = [each for each in scene.items if isinstance(each, Piece) and each.kind == "token"]
    less = replace(scene, items=[each for each in scene.items if each is not tokens[0]])
    with painter.new_context() as context:
        found = difference(context.new_page(), png(scene), png(less))
    assert found["part"] > PART, found


def test_pictures_have_the_colours_of_the_page() -> None:
    css = pages.STATIC.joinpath("nunatak.css").read_text("utf-8")
    said = dict(re.findall(r"--([\w-]+): ([^;]+);", css[: css.index("}")]))
    for name, (light, dark) in TOKENS.items():
        plain = said[name].replace("var(--c-surface)", "light-dark(#ffffff, #121e2d)")
        wanted = plain if light == dark else f"light-dark({light}, {dark})"
        assert plain == (light if light == dark else wanted), name
    missing = {name for name in said if name.startswith("c-")} - set(TOKENS)
    assert not missing, f"image/colours.py lacks {missing}"
