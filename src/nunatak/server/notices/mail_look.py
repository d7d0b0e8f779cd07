"""How a mail looks: markup that mail programs understand, in the light and in the dark."""

from collections.abc import Sequence

LIGHT = {
    "ground": "#f3f6fa",
    "paper": "#ffffff",
    "ink": "#0e1b2a",
    "soft": "#4a5a6c",
    "line": "#d5dde6",
    "signal": "#ff6b1a",
    "a": "#0b6bb8",
    "b": "#d1432f",
    "c": "#e0a100",
    "d": "#1e8e6e",
    "e": "#8e4fa8",
}
DARK = {
    "ground": "#0b1420",
    "paper": "#131e2d",
    "ink": "#f0f5fa",
    "soft": "#9fb0c2",
    "line": "#2a3a4d",
    "signal": "#ff8540",
    "a": "#52a9ee",
    "b": "#f2705c",
    "c": "#f3c23c",
    "d": "#3fc09a",
    "e": "#c08bdb",
}
HILL = (
    '<svg width="26" height="20" viewBox="0 0 32 24" aria-hidden="true">'
    '<path class="fh" d="M3 21 13 3l4.500 6.500L20.500 6 29 21z" fill="#17324d"/>'
    '<path d="M13 3 8.700 10.700l3.300 2.100 2.300-2 3.200-1.300z" fill="#cfe3f1"/></svg>'
)


def style() -> str:
    """Return the style sheet of every mail; programs that read none have the attributes."""
    seats = "".join(f".s{name}{{color:{LIGHT[name]}}}" for name in "abcde")
    dark_seats = "".join(f".s{name}{{color:{DARK[name]}!important}}" for name in "abcde")
    d = DARK
    return (
        ":root{color-scheme:light dark;supported-color-schemes:light dark}"
        "a{color:inherit}"
        f"{seats}"
        ".dark{display:none}"
        "@media (prefers-color-scheme:dark){"
        f".ground{{background:{d['ground']}!important}}"
        f".paper{{background:{d['paper']}!important;border-color:{d['line']}!important}}"
        f".ink{{color:{d['ink']}!important}}.soft{{color:{d['soft']}!important}}"
        f".line{{border-color:{d['line']}!important}}"
        f".go{{background:{d['signal']}!important}}"
        f".fh{{fill:{d['ink']}}}"
        ".light{display:none!important}.dark{display:block!important}"
        f"{dark_seats}}}"
        "@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}"
    )


SANS = "font-family:Inter,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
SERIF = "font-family:'Charis SIL',Charter,Georgia,'Times New Roman',serif"


def page(lang: str, head: str, beside: str, sections: Sequence[str], foot: str) -> str:
    """Return a whole mail. Everything that is put in is HTML already."""
    c = LIGHT
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{head}</title><style>{style()}</style></head>"
        f'<body class="ground" style="margin:0;background:{c["ground"]}">'
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
        f' class="ground" style="background:{c["ground"]}"><tr>'
        '<td align="center" style="padding:24px 8px">'
        '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"'
        f' class="paper" style="width:100%;max-width:600px;background:{c["paper"]};'
        f'border:1px solid {c["line"]};border-radius:12px;overflow:hidden;{SANS}">'
        '<tr><td class="pad" style="padding:24px 32px 0">'
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>'
        f'<td class="soft" style="{SERIF};font-weight:700;font-size:16px;color:{c["soft"]}">'
        f'<span style="vertical-align:-3px">{HILL}</span>&nbsp; Nunatak</td>'
        f'<td align="right" class="soft" style="font-size:12px;color:{c["soft"]}">{beside}</td>'
        "</tr></table>"
        f'<h1 class="ink" style="{SERIF};font-size:28px;line-height:1.25;margin:16px 0 4px;'
        f'color:{c["ink"]}">{head}</h1></td></tr>'
        + "".join(sections)
        + f'<tr><td class="line soft pad" style="border-top:1px solid {c["line"]};'
        f'padding:14px 32px 18px;font-size:12px;line-height:1.5;color:{c["soft"]}">{foot}</td></tr>'
        "</table></td></tr></table></body></html>\n"
    )


def row(mark: str, words: str) -> str:
    """Return a line of what happened."""
    c = LIGHT
    cell = f'class="line ink" style="border-bottom:1px solid {c["line"]};color:{c["ink"]};'
    return (
        f'<tr><td width="22" valign="top" {cell}padding:8px 0;font-size:14px">{mark}</td>'
        f'<td {cell}padding:8px 0 8px 8px;font-size:14px;line-height:1.4">{words}</td></tr>'
    )


def section(
    title: str,
    say: str,
    rows: Sequence[str],
    rows_head: str,
    standing: str,
    picture: str,
    alt: str,
    url: str,
    button: str,
    beside: str,
) -> str:
    """Return a game of a mail: its question, its board, who stands where, what happened."""
    c = LIGHT
    parts = ['<tr><td class="pad" style="padding:0 32px 14px">']
    if title:
        parts.append(
            f'<h2 class="ink" style="{SERIF};font-size:20px;margin:18px 0 2px;color:{c["ink"]}">'
            f"{title}</h2>"
        )
    parts.append(f'<p class="soft" style="margin:0;font-size:16px;color:{c["soft"]}">{say}</p>')
    parts.append("</td></tr>")
    if picture:
        wide = 'width="600" style="width:100%;height:auto;border:0'
        parts.append(
            f'<tr><td><a href="{url}">'
            f'<img class="light" src="cid:light-{picture}@nunatak" alt="{alt}" {wide};'
            'display:block">'
            f'<img class="dark" src="cid:dark-{picture}@nunatak" alt="" {wide};display:none">'
            "</a></td></tr>"
        )
    parts.append('<tr><td class="pad" style="padding:14px 32px 0">')
    if standing:
        parts.append(
            f'<p class="ink" style="margin:0 0 16px;font-size:14px;color:{c["ink"]}">{standing}</p>'
        )
    if rows:
        parts.append(
            f'<h3 class="ink" style="font-size:14px;margin:0 0 4px;color:{c["ink"]}">'
            f"{rows_head}</h3>"
            '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">'
            + "".join(rows)
            + "</table>"
        )
    parts.append(
        f'<p style="margin:20px 0 12px"><a class="go" href="{url}" style="display:block;'
        f"background:{c['signal']};color:#0e1b2a;font-size:16px;font-weight:600;text-align:center;"
        f'text-decoration:none;border-radius:6px;padding:14px">{button}</a></p>'
    )
    if beside:
        parts.append(
            f'<p class="soft" style="margin:0 0 12px;font-size:12px;color:{c["soft"]};'
            f'text-align:center">{beside}</p>'
        )
    parts.append("</td></tr>")
    return "".join(parts)
