"""The words of a game: every option as a number, as stable text, and back."""

# interpreted: a compiled class can't be a tuple

from collections.abc import Iterable, Iterator, Sequence


class Nouns(tuple[str, ...]):
    """Names of one sort of thing. Its key, if it has one, begins the keys of their texts."""

    key: str

    def __new__(cls, names: Iterable[str], key: str = "") -> "Nouns":
        """Return the names as nouns of one sort."""
        nouns = super().__new__(cls, names)
        nouns.key = key
        return nouns


SEAT = Nouns(("1", "2", "3", "4", "5", "6", "7"))
NUMBER = Nouns(())


class Verb:
    """A verb and the nouns it may take, numbered from `first` on."""

    def __init__(self, first: int, name: str, nouns: Nouns | None = None) -> None:
        self.first = first
        self.name = name
        self.nouns = nouns
        self.count = 1 if nouns is None else len(nouns)

    def text(self, option: int) -> str:
        """Return the option in words."""
        if self.nouns is None:
            return self.name
        return f"{self.name} {self.nouns[option - self.first]}"


class Vocabulary:
    """All the options that can ever occur in a game.

    >>> words = Vocabulary([Verb(0, "stop"), Verb(1, "stake", Nouns(["7", "8"]))])
    >>> words.text(2), words.option("stake 8"), len(words)
    ('stake 8', 2, 3)
    """

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self._verb_of: list[Verb] = []
        self._option_of: dict[str, int] = {}
        for verb in self.verbs:
            if verb.first != len(self._verb_of):
                raise ValueError(
                    f"The verb {verb.name} must be numbered from {len(self._verb_of)}, "
                    f"not from {verb.first}."
                )
            for option in range(verb.first, verb.first + verb.count):
                self._verb_of.append(verb)
                text = verb.text(option)
                if text in self._option_of:
                    raise ValueError(f"Two options are called {text}.")
                self._option_of[text] = option

    def __len__(self) -> int:
        return len(self._verb_of)

    def __iter__(self) -> Iterator[str]:
        return iter(self._option_of)

    def verb(self, option: int) -> Verb:
        """Return the verb of an option."""
        if isinstance(option, bool) or not isinstance(option, int):
            raise ValueError(f"An option is a whole number, not {option!r}.")
        if not 0 <= option < len(self._verb_of):
            raise ValueError(
                f"There is no option {option}: they go from 0 to {len(self._verb_of) - 1}."
            )
        return self._verb_of[option]

    def text(self, option: int) -> str:
        """Return an option in words."""
        return self.verb(option).text(option)

    def option(self, text: str) -> int:
        """Return the option that these words stand for."""
        found = self._option_of.get(" ".join(str(text).split()))
        if found is None:
            verb = str(text).split(" ")[0]
            known = [name for name in self._option_of if name.split(" ")[0] == verb]
            hint = known or [v.name for v in self.verbs]
            raise ValueError(f"There is no option {text!r}. There are: {', '.join(hint[:20])}.")
        return found


class EventKind:
    """A kind of event: its name and, for each of up to four nouns, what the number stands for.

    What a number stands for is a sort of nouns, SEAT or NUMBER.
    """

    def __init__(self, number: int, name: str, **nouns: Nouns) -> None:
        self.number = number
        self.name = name
        self.nouns = nouns


class Numbering:
    """Numbers verbs, kinds of event and decisions in the order in which they are written down.

    So nothing is counted by hand. Numbers stay for ever, as kept games are made of them: what is
    new comes last.

    >>> words = Numbering()
    >>> words.verb("stop"), words.verb("stake", Nouns(["7", "8"])), words.verb("pass")
    (0, 1, 3)
    >>> words.vocabulary().text(2)
    'stake 8'
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.kinds: list[EventKind] = []
        self.decisions: list[str] = []
        self.options = 0  # that there are so far

    def verb(self, name: str, nouns: Nouns | None = None) -> int:
        """Return the number of a verb's first option."""
        verb = Verb(self.options, name, nouns)
        self.verbs.append(verb)
        self.options += verb.count
        return verb.first

    def event(self, name: str, **nouns: Nouns) -> int:
        """Return the number of a kind of event, with what its numbers stand for."""
        self.kinds.append(EventKind(len(self.kinds), name, **nouns))
        return len(self.kinds) - 1

    def decision(self, name: str) -> int:
        """Return the number of a decision."""
        self.decisions.append(name)
        return len(self.decisions) - 1

    def vocabulary(self) -> Vocabulary:
        """Return all the options."""
        return Vocabulary(self.verbs)

    def events(self) -> tuple[EventKind, ...]:
        """Return all kinds of event."""
        return tuple(self.kinds)
