"""Makes the fonts that pictures are written in from those of Debian, with fontTools.

    python -m tools.fonts INTER_FOLDER CHARIS_FOLDER NOTO_CJK_FOLDER

What is made lies in ``image/fonts``; this has to run again only when a text uses a sign that they
don't have. They have names of their own, because they are less than what they were made from.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tools.root import SRC

OUT = SRC / "nunatak" / "image" / "fonts"
PLAIN = [
    *range(0x20, 0x180),
    *range(0x218, 0x21C),
    *range(0x384, 0x3D0),
    *range(0x400, 0x460),
    *range(0x2010, 0x2040),
    *range(0x2070, 0x208F),
    0x20AC,
    0x2122,
    *range(0x2190, 0x219A),
    *range(0x2212, 0x2213),
    0x2248,
    *range(0x2260, 0x2266),
    0x2713,
]
FACES = (
    ("sans", 400, False, "inter", "Inter-Regular.otf"),
    ("sans", 600, False, "inter", "Inter-SemiBold.otf"),
    ("serif", 400, False, "charis", "CharisSIL-Regular.ttf"),
    ("serif", 600, False, "charis", "CharisSIL-Bold.ttf"),
    ("serif", 400, True, "charis", "CharisSIL-Italic.ttf"),
    ("han", 400, False, "noto", "NotoSansCJK-Regular.ttc"),
    ("han", 600, False, "noto", "NotoSansCJK-Bold.ttc"),
)
TRADITIONAL = 3  # the face of a Noto collection that is drawn as in Taiwan


def texts() -> set[int]:
    """Return the signs beyond the alphabets that our own texts use."""
    found = "".join(path.read_text("utf-8") for path in (SRC / "nunatak").rglob("*.zh-Hant.*"))
    return {ord(sign) for sign in found if ord(sign) >= 0x2E80}


def made(font: Any, family: str, weight: int, italic: bool) -> None:
    """Give a font its new name, and digits that are all equally wide."""
    style = "Italic" if italic else {400: "Regular", 600: "SemiBold"}[weight]
    for record in list(font["name"].names):
        if record.nameID not in (0, 13, 14):
            font["name"].removeNames(nameID=record.nameID)
    for number, name in {
        1: family if weight == 400 else f"{family} {style}",
        2: "Italic" if italic else "Regular",
        3: f"{family} {style}",
        4: f"{family} {style}",
        6: f"{family}-{style}".replace(" ", ""),
        16: family,
        17: style,
    }.items():
        font["name"].setName(name, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0b1100001) | (1 if italic else 64)
    font["head"].macStyle = 2 if italic else 0
    if "CFF " in font:
        inside = font["CFF "].cff
        inside.fontNames[0] = f"{family}-{style}".replace(" ", "")
        inside[0].FamilyName, inside[0].FullName = family, f"{family} {style}"


def level_digits(font: Any) -> None:
    """Take the digits of equal width as the plain ones, as the page does."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    for feature in table.FeatureList.FeatureRecord:
        if feature.FeatureTag != "tnum":
            continue
        for number in feature.Feature.LookupListIndex:
            for sub in table.LookupList.Lookup[number].SubTable:
                swaps = getattr(getattr(sub, "ExtSubTable", sub), "mapping", {})
                for cmap in font["cmap"].tables:
                    for code, glyph in list(cmap.cmap.items()):
                        if code in range(0x30, 0x3A) and glyph in swaps:
                            cmap.cmap[code] = swaps[glyph]
        return


def main(folders: dict[str, Path]) -> None:
    """Write all fonts, and how wide each of their signs is."""
    from fontTools import subset  # type: ignore[import-not-found]
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

    widths: dict[str, dict[str, int]] = {}
    for kind, weight, italic, source, file in FACES:
        font = TTFont(folders[source] / file, fontNumber=TRADITIONAL if kind == "han" else -1)
        level_digits(font)
        how = subset.Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl"])
        how.name_IDs, how.notdef_outline, how.hinting = ["*"], True, False
        cut = subset.Subsetter(how)
        cut.populate(unicodes=texts() if kind == "han" else PLAIN)
        cut.subset(font)
        family = f"Nunatak {kind.capitalize()}"
        made(font, family, weight, italic)
        name = f"{kind}-{weight}{'-italic' if italic else ''}"
        unit = font["head"].unitsPerEm
        widths[name] = {
            chr(code): round(font["hmtx"][glyph][0] * 1000 / unit)
            for code, glyph in sorted(font.getBestCmap().items())
        }
        font.save(OUT / f"{name}.{'otf' if 'CFF ' in font else 'ttf'}")
    text = json.dumps(widths, ensure_ascii=False, separators=(",", ":"))
    (OUT / "widths.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(dict(zip(("inter", "charis", "noto"), map(Path, sys.argv[1:4]), strict=True)))
