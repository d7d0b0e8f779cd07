"""Elements of a drawing as text."""

from html import escape

Value = str | float | None


def number(value: float) -> str:
    """Return a number as short as it can be written.

    >>> number(2.0), number(1 / 3), number(-0.001)
    ('2', '0.33', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def mark(tag: str, *kids: str, **props: Value) -> str:
    """Return an element; what has no value is left out, and ``_`` in a name stands for ``-``.

    >>> mark("path", d="M0 0", stroke_width=1.5, fill=None)
    '<path d="M0 0" stroke-width="1.5"/>'
    """
    out = [f"<{tag}"]
    for name, value in props.items():
        if value is None:
            continue
        said = value if isinstance(value, str) else number(value)
        out.append(f' {name.rstrip("_").replace("_", "-")}="{escape(said)}"')
    inside = "".join(kids)
    out.append(f">{inside}</{tag}>" if inside else "/>")
    return "".join(out)


def group(*kids: str, **props: Value) -> str:
    """Return several elements as one, or as they are if nothing is said of them."""
    said = {name: value for name, value in props.items() if value is not None}
    inside = "".join(kids)
    return mark("g", inside, **said) if said and inside else inside


def path(d: str, **props: Value) -> str:
    """Return an outline."""
    return mark("path", d=d, **props)


def move(x: float, y: float, angle: float = 0) -> str | None:
    """Return how something is moved, or nothing if it stays."""
    if not (x or y or angle):
        return None
    turn = f" rotate({number(angle)})" if angle else ""
    return f"translate({number(x)} {number(y)}){turn}"
