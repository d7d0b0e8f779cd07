"""What a question is about: named numbers, packed into the one that the agenda keeps."""

from typing import Final, final

from mypy_extensions import i64

ROOM: Final[i64] = 46  # bits that a question's place on the agenda has for what it is about


@final
class Field:
    """One of the numbers that a question is about, from 0 to `most`.

    >>> about = Fields()
    >>> place, looks = about.add("place", 3), about.add("looks", 3)
    >>> packed = place.put(2) | looks.put(3)
    >>> place.of(packed), looks.of(packed), about.read(packed)
    (2, 3, {'place': 2, 'looks': 3})
    >>> place.put(4)
    Traceback (most recent call last):
        ...
    ValueError: place should be 0 to 3, not 4.
    """

    def __init__(self, name: str, at: i64, mask: i64, most: i64) -> None:
        self.name = name
        self.at = at
        self.mask = mask
        self.most = most

    def of(self, about: i64) -> i64:
        """Return the number that a question is about."""
        return (about >> self.at) & self.mask

    def put(self, number: i64) -> i64:
        """Return the number in its place, to be joined with the others by |."""
        if not 0 <= number <= self.most:
            raise ValueError(f"{self.name} should be 0 to {self.most}, not {number}.")
        return number << self.at


@final
class Fields:
    """The numbers that one kind of question is about, each with a place of its own."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.used: i64 = 0

    def add(self, name: str, most: i64, bits: i64 = 0) -> Field:
        """Declare a number from 0 to `most`, in as many bits as that takes, or more."""
        wide: i64 = 1
        mask: i64 = 1
        while mask < most or wide < bits:
            mask = mask * 2 + 1
            wide += 1
        if self.used + wide > ROOM:
            raise ValueError(f"There is no room for {name}: a question is about {ROOM} bits.")
        field = Field(name, self.used, mask, most)
        self.fields.append(field)
        self.used += wide
        return field

    def read(self, about: i64) -> dict[str, int]:
        """Return all the numbers by name."""
        found: dict[str, int] = {}
        for field in self.fields:
            found[field.name] = field.of(about)
        return found

    def fits(self, about: i64) -> bool:
        """Say whether a packed number can be about this kind of question."""
        left = about
        for field in self.fields:
            number = field.of(about)
            if number > field.most:
                return False
            left -= number << field.at
        return left == 0


NOTHING: Final = Fields()  # for questions that are about nothing more than they say
