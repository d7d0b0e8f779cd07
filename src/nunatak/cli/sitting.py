"""One sitting at a terminal: drawing the table, asking people, letting bots choose."""

import json
import secrets
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text

from nunatak.cli.seats import Seat, seat_all
from nunatak.engine.playout import Buffers, draw
from nunatak.engine.position import CHANCE
from nunatak.engine.rng import Rng
from nunatak.games.history import CONCEDE, History, entry
from nunatak.scene.sight import Somebody
from nunatak.scene.terminal import seat_mark

HELP = """\
  a number, or the words of an option   take it
  ?           the odds, as far as you can know them
  p NUMBER    what would follow
  why WORDS   why something can't be done now
  u           take back, while nobody has learnt anything from it
  l           the log           r   the rules
  s FILE      save              q   leave (saves first)
  concede     give up, where the rules know that
"""
SAVED = Path("nunatak-game.json")


class Leave(Exception):
    """Somebody wants to go."""


class Sitting:
    """People and bots at one terminal."""

    def __init__(self, history: History, seats: list[Seat], seed: int | None = None) -> None:
        self.history = history
        self.game = history.game
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.rng = Rng(secrets.randbits(48) if seed is None else seed)
        self.buffers = Buffers(len(self.game.vocabulary))
        self.console = Console(highlight=False)
        self.log: list[str] = []
        self.people = [i for i, seat in enumerate(seats) if seat.mind is None]
        self.shown = 0  # how much of the log has been read
        self.last: int | None = None  # who looked at the screen last

    @staticmethod
    def load(path: Path, seed: int | None = None) -> "Sitting":
        """Return a sitting as it was saved."""
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise ValueError(f"{path} can't be read: {error.strerror}.") from None
        history = History.from_json(text)
        names = json.loads(text).get("seats")
        if not isinstance(names, list) or len(names) != history.players:
            names = [f"Player {i + 1}" for i in range(history.players)]
        return Sitting(history, seat_all([str(name) for name in names]), seed)

    def save(self, path: Path) -> None:
        """Write the game to a file that `--resume` and `nunatak replay` read."""
        document = json.loads(self.history.to_json())
        document["seats"] = [seat.mind or seat.name for seat in self.seats]
        path.write_text(json.dumps(document), encoding="utf-8")
        self.console.print(f"  Saved. [b]nunatak play --resume {escape(str(path))}[/b] goes on.")

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.console.print(f"[b]{self.game.title}[/b]  [dim]h for help[/dim]")
        try:
            while not self.history.over:
                self.step()
        except (Leave, EOFError, KeyboardInterrupt):
            self.save(SAVED)
            return
        self.finish()

    def step(self) -> None:
        """Let whoever is asked decide."""
        p = self.history.position()
        if p.actor == CHANCE:
            self.add(draw(p, self.rng, self.buffers))
            return
        mind = self.seats[p.actor].bot
        if mind is not None:
            self.add(mind.choose(p.redeal(p.actor, self.rng), p.actor, self.rng))
        else:
            self.ask(int(p.actor))

    def add(self, number: int | str) -> None:
        """Take an option and write down what everybody at the table may know of it."""
        watcher = self.people[0] if len(self.people) == 1 else None
        bit = 128 if watcher is None else 2**watcher
        for told in self.history.add(number):
            if told.seen & bit:
                self.log.append(self.game.sentence(told, self.names))

    # Asking a person

    def ask(self, seat: int) -> None:
        """Show the table to a person and do what they say."""
        if len(self.people) > 1 and self.last != seat:
            self.console.clear()
            self.console.input(f"{seat_mark(seat)} {escape(self.names[seat])}, press Enter. ")
        self.last = seat
        self.show_news()
        p = self.history.position()
        self.draw(seat)
        self.console.print(f"\n{seat_mark(seat)} [b]{escape(self.game.ask(p))}[/b]")
        options = p.options()
        for i, option in enumerate(options):
            line = f"  {i + 1:>2}  {escape(self.game.label(option, p=p))}"
            about = self.about(seat, option)
            self.console.print(f"{line}  [dim]{escape(about)}[/dim]" if about else line)
        while not self.answer(seat, options, self.console.input("> ").strip()):
            pass

    def about(self, seat: int, option: int) -> str:
        """Return what an option costs or brings, if the game has words for it."""
        terminal = self.game.screen.terminal
        if terminal.about is None:
            return ""
        people = [Somebody(name) for name in self.names]
        return terminal.about(self.game.look(self.history.position(), seat, people), option)

    def draw(self, seat: int | None) -> None:
        """Show the table; a board that is wider than the terminal is cut, not folded."""
        p = self.history.position()
        table = Text.from_markup(self.game.screen.terminal.draw(p.view(seat), self.names))
        width = max(line.cell_len for line in table.split())
        self.console.print(table, no_wrap=True, overflow="crop", crop=True)
        if width > self.console.width:
            self.console.print(f"  [dim]To see all of it, make the terminal {width} wide.[/dim]")

    def show_news(self) -> None:
        """Print what has happened since anybody looked."""
        for line in self.log[self.shown :]:
            self.console.print(f"  [dim]{escape(line)}[/dim]")
        self.shown = len(self.log)

    def answer(self, seat: int, options: list[int], said: str) -> bool:
        """Do what a person said and say whether the game has gone on."""
        word, _, rest = said.partition(" ")
        if said.isdigit() and 1 <= int(said) <= len(options):
            self.add(options[int(said) - 1])
            return True
        if word == "u":
            return self.attempt(lambda: self.undo(seat))
        if word == "concede":
            return self.attempt(lambda: self.concede(seat))
        if word in ("q", "quit", "exit"):
            raise Leave
        talk: dict[str, Callable[[], None]] = {
            "?": lambda: self.odds(seat),
            "h": lambda: self.console.print(HELP),
            "help": lambda: self.console.print(HELP),
            "l": lambda: self.console.print(escape("\n".join(self.log))),
            "r": self.rules,
            "p": lambda: self.preview(seat, options, rest),
            "why": lambda: self.why_not(rest),
            "s": lambda: self.save(Path(rest) if rest else SAVED),
        }
        if word in talk:
            self.attempt(talk[word])
            return False
        return self.attempt(lambda: self.take_words(said))

    def attempt(self, deed: Callable[[], None]) -> bool:
        """Do something, or say why it can't be done."""
        try:
            deed()
        except (ValueError, OSError) as error:
            self.console.print(f"  {escape(str(error))}")
            return False
        return True

    def take_words(self, words: str) -> None:
        """Take an option given in the stable notation."""
        self.add(words)

    def undo(self, seat: int) -> None:
        """Take back."""
        self.history.undo(seat)
        self.log.append(f"{self.names[seat]} takes that back.")

    def concede(self, seat: int) -> None:
        """Give up."""
        self.history.add(entry(CONCEDE, seat))
        self.log.append(f"{self.names[seat]} concedes.")

    def odds(self, seat: int) -> None:
        """Print what the game's odds are, if it has any."""
        terminal = self.game.screen.terminal
        if terminal.odds is None:
            raise ValueError("Nothing is left to chance that could be reckoned here.")
        self.console.print(terminal.odds(self.history.position().view(seat)))

    def preview(self, seat: int, options: list[int], number: str) -> None:
        """Print what would follow from an option."""
        if not number.isdigit() or not 1 <= int(number) <= len(options):
            raise ValueError(f"Say p and a number from 1 to {len(options)}.")
        preview = self.history.position().preview(seat, options[int(number) - 1])
        for told in preview.events:
            self.console.print(f"  {escape(self.game.sentence(told, self.names))}")
        self.console.print(f"  [dim]then: {preview.then}[/dim]")

    def why_not(self, words: str) -> None:
        """Print the rule against an option."""
        reason = self.history.position().why_not(words)
        self.console.print(f"  {escape(reason or 'It can be done.')}")

    def rules(self) -> None:
        """Print how to play."""
        self.console.print(Markdown(self.game.rules_text))

    # The end

    def finish(self) -> None:
        """Print who has won, and why."""
        p = self.history.position()
        self.show_news()
        viewer = self.people[0] if len(self.people) == 1 else None
        self.draw(viewer)
        self.console.print()
        for seat in sorted(range(p.players), key=lambda seat: -p.rank(seat)):
            parts = self.game.rules.tally(p, seat)
            why = ", ".join(f"{self.game.texts.say(key)}: {points}" for key, points in parts)
            self.console.print(
                f"  {seat_mark(seat)} {escape(self.names[seat])} [b]{p.score(seat)}[/b]"
                f"  [dim]{escape(why)}[/dim]"
            )
        if not p.winners():
            self.console.print("\n[b]The game was stronger this time.[/b]")
            return
        winners = " and ".join(self.names[seat] for seat in p.winners())
        verb = "wins" if len(p.winners()) == 1 else "share the win"
        self.console.print(f"\n[b]{escape(winners)} {verb}.[/b]")
