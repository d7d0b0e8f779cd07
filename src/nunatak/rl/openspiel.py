"""Every game as a game of OpenSpiel.

    import nunatak.rl.openspiel  # registers all games
    import pyspiel

    game = pyspiel.load_game("nunatak_antartik(players=3,children=True)")

Options and outcomes of chance have the numbers that they have everywhere in Nunatak. Everybody
stakes 1 and the winners share it all.
"""

import json
from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from nunatak.engine.judgement import settle_stakes
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.games import all_games
from nunatak.games.description import Game, Setting
from nunatak.rl.observing import observation_of

LONGEST = 20_000  # decisions; far more than any game has taken


class Held:
    """A position that OpenSpiel may copy deeply: our own copies are faster."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.position.copy())


class State(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks for it."""

    def __init__(self, game: Any, rules: Game[Any], players: int, options: dict[str, Any]) -> None:
        super().__init__(game)
        self.rules = rules
        self.held = Held(rules.start(players, options))

    def current_player(self) -> int:
        """Return who decides."""
        actor = self.held.position.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.position.options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, with probabilities."""
        chances = self.held.position.chances()
        total = sum(weight for _, weight in chances)
        return [(option, weight / total) for option, weight in chances]

    def _apply_action(self, action: int) -> None:
        self.held.position.take(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.text(int(action))

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return bool(self.held.position.actor == OVER)

    def returns(self) -> list[float]:
        """Return what everybody has won so far: nothing before the end."""
        p = self.held.position
        if p.actor != OVER:
            return [0.0] * p.players
        stakes = vec[float]([0.0] * 8)
        settle_stakes(p, stakes)
        return [stakes[seat] for seat in range(p.players)]

    def __str__(self) -> str:
        return json.dumps(self.held.position.save(), sort_keys=True)


class Observer:
    """What a player sees: the row of numbers, and the view as text."""

    def __init__(self, rules: Game[Any], players: int) -> None:
        self.observation = observation_of(rules)
        width = len(self.observation.names(players))
        self.tensor: NDArray[Any] = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}
        self._row = vec[i16]([i16(0)] * width)

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.observation.write(state.held.position, player, self._row, 0)
        self.tensor[:] = np.asarray(memoryview(self._row))

    def string_from(self, state: State, player: int) -> str:
        """Return what a player sees as text."""
        return json.dumps(state.held.position.view(player), sort_keys=True)


def register(rules: Game[Any]) -> None:
    """Tell OpenSpiel of a game."""
    numbers = {"players": rules.players[0], **{c.name: parameter(c) for c in rules.settings}}
    utility = pyspiel.GameType.Utility  # somebody alone plays against no other player
    kind = pyspiel.GameType(
        short_name=f"nunatak_{rules.name.replace('-', '_')}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if 1 in rules.players else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=numbers,
    )

    class Registered(pyspiel.Game):  # type: ignore[misc]
        """The game with what was agreed on."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**numbers, **(params or {})}
            self.seats = rules.count(int(given.pop("players")))
            self.agreed = rules.agree({c.name: value(c, given[c.name]) for c in rules.settings})
            words = len(rules.vocabulary)
            info = pyspiel.GameInfo(
                num_distinct_actions=words,
                max_chance_outcomes=words,
                num_players=self.seats,
                min_utility=-1.0,
                max_utility=max(self.seats - 1.0, 1.0),
                utility_sum=None if 1 in rules.players else 0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> State:
            """Return the position at the start."""
            return State(self, rules, self.seats, self.agreed)

        def make_py_observer(
            self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
        ) -> Observer:
            """Return what players see."""
            return Observer(rules, self.seats)

    pyspiel.register_game(kind, Registered)


def parameter(choice: Setting) -> Any:
    """Return the default of an option in a form that OpenSpiel's parameters can take."""
    default = choice.default
    return default if isinstance(default, bool | int | float | str) else str(default)


def value(choice: Setting, given: Any) -> Any:
    """Return the value of an option that OpenSpiel's parameter stands for."""
    return next((v for v in choice.values if v == given or str(v) == str(given)), given)


def register_all() -> list[str]:
    """Tell OpenSpiel of all games that it does not know yet; return what it calls them."""
    known = set(pyspiel.registered_names())
    found = []
    for rules in all_games().values():
        name = f"nunatak_{rules.name.replace('-', '_')}"
        if name not in known:
            register(rules)
        found.append(name)
    return found


NAMES = register_all()
