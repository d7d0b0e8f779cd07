"""How players are told apart, by shape and colour, wherever there is only text."""

SHAPES = ("●", "■", "▲", "◆", "⬢")
COLOURS = ("dodger_blue1", "red3", "gold3", "spring_green3", "medium_purple")


def seat_mark(seat: int) -> str:
    """Return a seat's shape in its colour, with rich's marks."""
    return f"[{COLOURS[seat]}]{SHAPES[seat]}[/]"
