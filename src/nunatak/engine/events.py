"""What happens, as positions tell it, and as people and programs read it."""

from mypy_extensions import i64


class Event:
    """Something that happened, as the position tells it: a kind, its nouns and who may know."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, seen: i64) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.seen = seen


class Listener:
    """Collects what positions tell while they have it."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def clear(self) -> None:
        """Forget what was told so far."""
        self.events = []


class NamedEvent:
    """An event with its nouns by name."""

    def __init__(self, name: str, nouns: dict[str, int | str], seen: int) -> None:
        self.name = name
        self.nouns = nouns
        self.seen = seen

    def __repr__(self) -> str:
        nouns = " ".join(f"{name}={noun}" for name, noun in self.nouns.items())
        return f"<{self.name} {nouns}>".replace(" >", ">")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NamedEvent) and (self.name, self.nouns, self.seen) == (
            other.name,
            other.nouns,
            other.seen,
        )

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.nouns.items()), self.seen))

    def __reduce__(self) -> tuple[type["NamedEvent"], tuple[str, dict[str, int | str], int]]:
        return (NamedEvent, (self.name, self.nouns, self.seen))


class Preview:
    """What would follow from an option: the events, and who or what decides next."""

    def __init__(self, events: list[NamedEvent], then: str, scores: list[int]) -> None:
        self.events = events
        self.then = then  # "you", "another player", "chance" or "the end"
        self.scores = scores

    def __repr__(self) -> str:
        return f"<{', '.join(map(repr, self.events))}; then {self.then}>"
