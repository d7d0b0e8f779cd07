"""What people are told when games wait for them: as a notice in a browser, and as a mail.

Everything is what one person may see, through their own seat: sentences of their log, and their
picture of the board. Nothing of it is shown to anybody else.
"""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from html import escape
from typing import Any

import msgspec

from nunatak.scene.scene import SEAT_LETTERS, Scene
from nunatak.server.base import steady
from nunatak.server.base.limits import Limits
from nunatak.server.base.spans import span
from nunatak.server.notices.mail_look import page, row, section
from nunatak.server.tables import news
from nunatak.table import Table
from nunatak.table.log import LogLine, said, since_last_turn
from nunatak.table.picture import picture
from nunatak.table.refusal import TEXTS

BOLD = re.compile(r"\*\*(.+?)\*\*")
SHAPES = dict(zip(SEAT_LETTERS, "●■▲◆⬢", strict=True))


class Turn(msgspec.Struct, frozen=True):
    """A game that waits for somebody, in their words and through their eyes."""

    table: str
    game: str
    title: str
    """The game and with whom."""
    question: str
    """What there is to decide."""
    left: str
    """How much time there is for it, if there is a clock."""
    lines: tuple[tuple[str, str], ...]
    """What happened since their last turn: whose seat, and a sentence with marks."""
    standing: tuple[tuple[str, str, str], ...]
    """Seat, name and score."""
    scene: Scene
    entry: int
    nudged: bool = False


def eyes(table: Table, person: str) -> int | None:
    """Return through which seat somebody reads a mail: none, where several share their screen."""
    mine = table.seats_of(person)
    return mine[0] if len(mine) == 1 else None


def turn(table: Table, person: str, locale: str, limits: Limits, nudged: bool = False) -> Turn:
    """Return what somebody is told of a game that waits for them."""
    seat = eyes(table, person)
    asked = table.asked()
    since = [] if asked is None else since_last_turn(table, asked)
    told: list[LogLine] = said(table, since, seat, locale)[-limits.notice_lines :]
    scene = picture(table, seat, locale)
    others = [s.name for s in table.seats if s.person != person and s.name]
    title = table.game.title
    if others:
        title = TEXTS.say("mail-with", locale, game=title, names=", ".join(others))
    left = ""
    if table.row.due is not None:
        time = span(table.row.due - steady.now(), locale)
        left = TEXTS.say("time-left", locale, time=time)
    return Turn(
        table.id,
        table.game.title,
        title,
        news.plain(scene.prompt.say) if scene.prompt is not None else "",
        left,
        tuple((line.seat, line.text) for line in told),
        standing(scene),
        still(scene),
        table.length,
        nudged,
    )


def standing(scene: Scene) -> tuple[tuple[str, str, str], ...]:
    """Return everybody's seat, name and score, as the page shows them."""
    players = scene.standing.players if scene.standing is not None else []
    return tuple((each.id, each.name, news.plain(each.score)) for each in players)


def still(scene: Scene) -> Scene:
    """Return a scene as it is drawn in a mail: the board, and nothing to choose."""
    return msgspec.structs.replace(scene, prompt=None)


# As a notice in a browser


def notice(
    turns: Sequence[Turn], waiting: int, locale: str, limits: Limits, pictures: dict[str, str]
) -> bytes:
    """Return what a service worker is sent: of one game, or of several at once."""
    first = turns[0]
    shown: dict[str, Any]
    if len(turns) == 1:
        key = "notice-nudged" if first.nudged else "notice-turn"
        body = " ".join(filter(None, (happened(first), first.question, first.left)))
        shown = {
            "title": TEXTS.say(key, locale, game=first.game),
            "url": f"/t/{first.table}",
            "tag": first.table,
            "later": TEXTS.say("notice-later", locale),
        }
        if first.table in pictures:
            shown["image"] = pictures[first.table]
    else:
        body = " · ".join(each.title for each in turns)
        shown = {
            "title": TEXTS.say("waiting-for-you", locale, count=len(turns)),
            "url": "/",
            "tag": "games",
        }
    shown |= {
        "body": shortened(body, limits.notice_words),
        "play": TEXTS.say("notice-play", locale),
        "waiting": waiting,
        "lang": locale,
    }
    return msgspec.json.encode(shown)


def happened(turn: Turn) -> str:
    """Return the last that happened, without marks."""
    return news.plain(turn.lines[-1][1]) if turn.lines else ""


def shortened(text: str, most: int) -> str:
    """Return a text that is no longer than that.

    >>> shortened("Kolya moved a soldier.", 12)
    'Kolya moved…'
    """
    return text if len(text) <= most else text[:most].rsplit(" ", 1)[0][: most - 1] + "…"


# As a mail


class Picture(msgspec.Struct, frozen=True):
    """A picture of a board, in the light and in the dark."""

    light: bytes
    dark: bytes


class Way(msgspec.Struct, frozen=True):
    """Where the links of a mail lead, and to whom it goes."""

    base: str
    off: str
    """Ends all mails."""
    mute: dict[str, str]
    """Ends those about one table."""
    sender: str
    address: str
    name: str


def letter(
    turns: Sequence[Turn], way: Way, pictures: dict[str, Picture], locale: str
) -> EmailMessage:
    """Return a mail about games that wait: one turn, or a digest of several."""
    one = turns[0] if len(turns) == 1 else None
    made = headed(way, locale)
    if one is not None:
        key = "mail-nudged" if one.nudged else "mail-subject"
        made["Subject"] = TEXTS.say(key, locale, game=one.title)
    else:
        made["Subject"] = TEXTS.say("waiting-for-you", locale, count=len(turns))
    made["List-Unsubscribe"] = f"<{way.off}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(in_text(turns, way, locale))
    made.add_alternative(in_html(turns, way, pictures, locale), subtype="html")
    html = made.get_body(("html",))
    assert isinstance(html, EmailMessage)
    for table, each in pictures.items():
        for look, data in (("light", each.light), ("dark", each.dark)):
            html.add_related(
                data,
                "image",
                "png",
                cid=f"<{look}-{table}@nunatak>",
                filename=f"{table}-{look}.png",
                disposition="inline",
            )
    return made


def headed(way: Way, locale: str) -> EmailMessage:
    """Return an empty mail, from us to somebody."""
    made = EmailMessage()
    made["From"] = f"Nunatak <{way.sender}>"
    made["To"] = way.address
    made["Date"] = format_datetime(datetime.now(UTC))
    made["Message-ID"] = make_msgid(domain=way.sender.rpartition("@")[2])
    made["Content-Language"] = locale
    return made


def greeting(turns: Sequence[Turn], way: Way, locale: str) -> str:
    """Return how a mail begins."""
    if len(turns) > 1:
        return TEXTS.say("waiting-for-you", locale, count=len(turns))
    return TEXTS.say("mail-nudged-head" if turns[0].nudged else "mail-head", locale, name=way.name)


def in_text(turns: Sequence[Turn], way: Way, locale: str) -> str:
    """Return a mail as plain text."""
    lines = [greeting(turns, way, locale), ""]
    for each in turns:
        lines += [each.title, "=" * min(60, len(each.title)), ""]
        lines += [" · ".join(filter(None, (each.question, each.left)))]
        lines += ["", TEXTS.say("mail-since", locale)] if each.lines else []
        lines += [f"  - {news.plain(text)}" for _, text in each.lines]
        scores = ", ".join(f"{name} {score}".strip() for _, name, score in each.standing)
        lines += ["", scores] if scores else []
        lines += ["", f"{TEXTS.say('mail-play', locale)}: {way.base}/t/{each.table}", ""]
        lines += [f"{TEXTS.say('mail-mute', locale)}: {way.mute[each.table]}", ""]
    lines += ["-- ", TEXTS.say("mail-why", locale)]
    lines += [f"{TEXTS.say('mail-off', locale)}: {way.off}"]
    return "\n".join(lines) + "\n"


def in_html(turns: Sequence[Turn], way: Way, pictures: dict[str, Picture], locale: str) -> str:
    """Return a mail as HTML, with its pictures inside it."""
    one = turns[0] if len(turns) == 1 else None
    sections = [
        section(
            "" if one is not None else escape(each.title),
            escape(" · ".join(filter(None, (each.question, each.left)))),
            [row(mark(seat), words(text)) for seat, text in each.lines],
            TEXTS.say("mail-since", locale),
            " &nbsp; ".join(
                f"{mark(seat)} <b>{escape(name)}</b> {escape(score)}"
                for seat, name, score in each.standing
            ),
            each.table if each.table in pictures else "",
            escape(happened(each), quote=True),
            escape(f"{way.base}/t/{each.table}", quote=True),
            TEXTS.say("mail-play", locale),
            ""
            if one is not None
            else f'<a href="{escape(way.mute[each.table], quote=True)}">'
            f"{TEXTS.say('mail-mute', locale)}</a>",
        )
        for each in turns
    ]
    links = []
    if one is not None:
        links.append((way.mute[one.table], TEXTS.say("mail-mute", locale)))
    links.append((way.off, TEXTS.say("mail-off", locale)))
    foot = TEXTS.say("mail-why", locale) + " "
    foot += " · ".join(f'<a href="{escape(url, quote=True)}">{say}</a>' for url, say in links)
    foot += "<br>" + TEXTS.say("mail-yours", locale)
    beside = one.title if one is not None else ""
    return page(locale, escape(greeting(turns, way, locale)), escape(beside), sections, foot)


def mark(seat: str) -> str:
    """Return a seat's shape in its colour."""
    shape = SHAPES.get(seat, "")
    return f'<span class="s{seat.lower()}" aria-hidden="true">{shape}</span>' if shape else ""


def words(text: str) -> str:
    """Return a sentence of the log as HTML: what stands out is bold, small drawings are left out.

    >>> words("[seat-a] **Ines** pays 2 [coin|coins] <now>.")
    '<b>Ines</b> pays 2 coins &lt;now&gt;.'
    """
    pieces = BOLD.split(text)
    found = [
        f"<b>{escape(news.plain(each))}</b>" if n % 2 else escape(spaced(each))
        for n, each in enumerate(pieces)
    ]
    return "".join(found).strip()


def spaced(text: str) -> str:
    """Return a piece of a sentence without marks, with the spaces at its ends."""
    bare = news.plain(text)
    if not bare:
        return " " if text[:1].isspace() or text[-1:].isspace() else ""
    return f"{' ' if text[0].isspace() else ''}{bare}{' ' if text[-1].isspace() else ''}"


def confirmation(way: Way, url: str, locale: str) -> EmailMessage:
    """Return the mail that asks whether an address is right."""
    made = headed(way, locale)
    made["Subject"] = TEXTS.say("confirm-subject", locale)
    made["Auto-Submitted"] = "auto-generated"
    say = TEXTS.say("confirm-mail", locale)  # and no name, which anybody may choose
    ignore = TEXTS.say("confirm-ignore", locale)
    made.set_content(f"{say}\n\n{url}\n\n{ignore}\n")
    sure = section(
        "",
        escape(say),
        [],
        "",
        "",
        "",
        "",
        escape(url, quote=True),
        TEXTS.say("confirm-button", locale),
        "",
    )
    head = escape(TEXTS.say("confirm-subject", locale))
    made.add_alternative(page(locale, head, "", [sure], escape(ignore)), subtype="html")
    return made
