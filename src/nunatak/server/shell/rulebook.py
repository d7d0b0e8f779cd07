"""A game's rules as a page: sections under their headings, with figures the program draws."""

import html
import re

from markdown_it import MarkdownIt
from markdown_it.token import Token

import nunatak
from nunatak.scene.text import FALLBACK
from nunatak.table.figures import figure
from nunatak.table.rules_text import NOTE, slug
from nunatak.table.rules_text import text as rules_text

FIGURE = "figure:"
NUMBER = re.compile(r"[(（](\d)[)）]")
"""A number in a figure, as the words under it write it."""


def rulebook(game: str, locale: str) -> str:
    """Return the whole page; nothing if a game has no rules written down."""
    known = nunatak.game(game)
    text = NOTE.sub("", rules_text(known.package, locale))
    if not text:
        return ""
    spoken = locale if text != NOTE.sub("", rules_text(known.package, FALLBACK)) else FALLBACK
    title = html.escape(known.title)
    return (
        f'<!doctype html><html lang="{spoken}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title} · Nunatak</title><link rel="stylesheet" href="/static/rules.css">'
        '<script src="/static/theme.js"></script>'
        '<link rel="icon" href="/static/icon.svg" type="image/svg+xml"></head>'
        f'<body><nav><a href="/">Nunatak</a> <a href="/games/{game}">{title}</a></nav>'
        f"<main>{sections(text, game, locale)}</main></body></html>"
    )


def sections(text: str, game: str = "", locale: str = FALLBACK) -> str:
    """Return Markdown as HTML, each part under a heading of the second order a section.

    >>> sections("# Game\\n\\nA game.\\n\\n## How to win\\n\\nWin.")
    '<section id="game"><h2>Game</h2>\\n<p>A game.</p>\\n</section><section id="how-to-win">...
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = [shown(token, game, locale) for token in pictured(markdown.parse(text))]
    out: list[str] = []
    start = 0
    for i, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag in ("h1", "h2"):
            if i:
                out.append(section(markdown, tokens[start:i]))
            start = i
    out.append(section(markdown, tokens[start:]))
    return "".join(out)


def section(markdown: MarkdownIt, tokens: list[Token]) -> str:
    """Return one part of the rules."""
    name = ""
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            here = slug(tokens[i + 1].content)
            if i == 0:
                name = here
                token.tag = tokens[2].tag = "h2"
            else:
                token.attrSet("id", here)
    body = markdown.renderer.render(tokens, markdown.options, {})
    return f'<section id="{name}">{body}</section>'


def pictured(tokens: list[Token]) -> list[Token]:
    """Return tokens in which a paragraph that is only a figure is no paragraph any more."""
    out: list[Token] = []
    for token in tokens:
        kids = token.children or []
        alone = token.type == "inline" and len(kids) == 1 and kids[0].type == "image"
        if alone and str(kids[0].attrGet("src")).startswith(FIGURE):
            out[-1] = kids[0]  # where the paragraph was opened
        elif not (token.type == "paragraph_close" and out and out[-1].type == "image"):
            out.append(token)
    return out


def shown(token: Token, game: str, locale: str) -> Token:
    """Return a figure as HTML; any other token as it is."""
    name = str(token.attrGet("src") or "")
    if token.type != "image" or not name.startswith(FIGURE):
        return token
    drawn = Token("html_block", "", 0)
    caption = str(token.attrGet("title") or "")
    drawn.content = figure_html(game, name.removeprefix(FIGURE), token.content, caption, locale)
    return drawn


def figure_html(game: str, name: str, words: str, caption: str, locale: str) -> str:
    """Return a figure: drawn for light and for dark, with words for who does not see it."""
    found = figure(game, name)
    if found is None:
        raise ValueError(f"The rules of {game} show a figure {name!r} that it does not have.")
    wide, high = found.size
    size = f'width="{wide}" height="{high}" alt="{html.escape(words)}"'
    light, dark = (html.escape(address(game, name, locale, each)) for each in (False, True))
    # What is printed is the light one, which therefore is there before anybody has scrolled.
    pictures = (
        f'<img class="for-light" src="{light}" {size}>'
        f'<img class="for-dark" src="{dark}" {size} loading="lazy">'
    )
    said = NUMBER.sub(r"<b>\1</b>", html.escape(caption))
    return f"<figure>{pictures}<figcaption>{said}</figcaption></figure>"


def address(game: str, name: str, locale: str, dark: bool = False) -> str:
    """Return where a figure is."""
    return f"/figures/{game}/{name}.svg?lang={locale}" + ("&dark=1" if dark else "")
