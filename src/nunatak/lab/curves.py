"""A table of ratings by doublings as a curve for every game."""

from math import ceil

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 44, 150, 16, 40
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00")
STEP = 10  # of the scale of ratings, between two lines


def curve(table: str) -> str:
    """Return the curves of a table in Markdown as an SVG.

    >>> shown = curve("| | players | navigator:16 | navigator:32 | games a pair |\\n|---|\\n"
    ...               "| Antartik | 2 | 0 | 4.0 ± 1.0, 60% | 9 |")
    >>> shown.startswith("<svg"), "Antartik" in shown, "polyline" in shown
    (True, True, True)
    """
    head, _, *rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines()]
    times = [cell.removeprefix("navigator:") for cell in head[2:-1]]
    lines = [(row[0], [float(cell.split()[0]) for cell in row[2:-1]]) for row in rows]
    top = STEP * ceil(max(max(values) for _, values in lines) / STEP)
    width, height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(i: int) -> float:
        return LEFT + width * i / max(len(times) - 1, 1)

    def y(value: float) -> float:
        return TOP + height * (1 - value / max(top, STEP))

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12" fill="#777">',
    ]
    for value in range(0, max(top, STEP) + 1, STEP):
        parts.append(
            f'<path d="M{LEFT} {y(value):.1f}h{width}" stroke="#999" stroke-opacity=".4"/>'
            f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>'
        )
    for i, time in enumerate(times):
        parts.append(f'<text x="{x(i):.1f}" y="{HEIGHT - 22}" text-anchor="middle">{time}</text>')
    parts.append(
        f'<text x="{LEFT + width / 2:.1f}" y="{HEIGHT - 5}" text-anchor="middle">'
        "iterations a choice</text>"
    )
    below = float(HEIGHT)
    for n, (title, values) in sorted(enumerate(lines), key=lambda line: line[1][1][-1]):
        colour = COLOURS[n % len(COLOURS)]
        points = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in enumerate(values))
        below = min(below - 15, y(values[-1]) + 4)  # no name over another
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
            f'<text x="{LEFT + width + 8}" y="{below:.1f}" fill="{colour}">{title}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"
