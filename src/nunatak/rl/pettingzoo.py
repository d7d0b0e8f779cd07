"""Every game as a PettingZoo environment, one agent at a time.

    from nunatak.rl.pettingzoo import env

    table = env("antartik", players=3)
    table.reset(seed=7)

An observation is a dict of `observation`, a row of whole numbers whose meanings `env.names` lists,
and `action_mask`, a 1 for every option that is legal now: nothing is, for those who wait. Everybody
stakes 1 and the winners share it all, so rewards add up to 0; they come at the end. An environment
can be copied and pickled at any point.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console

from nunatak.engine.judgement import settle_stakes
from nunatak.engine.playout import Buffers, draw
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games import game as find_game
from nunatak.games.description import SettingValue
from nunatak.rl.observing import observation_of

SEED = 2**31  # seeds are drawn below this when none is given


def env(game: str, **settings: Any) -> Any:
    """Return an environment that refuses what is out of order, as PettingZoo's own do."""
    table: Any = RawEnv(game, **settings)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class RawEnv(AECEnv):  # type: ignore[misc]
    """A game of Nunatak as PettingZoo asks for it."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        settings: Mapping[str, SettingValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.metadata = {
            "name": f"nunatak_{self.game.name}_v{self.game.rules_version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.settings = self.game.agree(settings)
        self.players = self.game.count(players)
        self.names = observation_of(self.game).names(self.players)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.players)]
        self.agents: list[str] = []
        words, width = len(self.game.vocabulary), len(self.names)
        self.action_spaces = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-(2**15), 2**15 - 1, (width,), np.int16),
                    "action_mask": spaces.Box(0, 1, (words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.position: Position = self.game.start(self.players, self.settings)
        self._luck = Rng(0)

    def observation_space(self, agent: str) -> Any:
        """Return what an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return all the options of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew."""
        if seed is None:
            seed = int(np.random.default_rng().integers(SEED))
        self._luck = Rng(seed)
        self.position = self.game.start(self.players, self.settings)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Take an option; ValueError with the rule if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an option; None is for those who are done.")
        self._cumulative_rewards[agent] = 0.0
        self.position.take(int(action))
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        p = self.position
        buffers = Buffers(len(self.game.vocabulary))
        while p.actor == CHANCE:
            p.apply(draw(p, self._luck, buffers))
        if p.actor != OVER:
            self.agent_selection = self.possible_agents[p.actor]
            return
        stakes = vec[float]([0.0] * 8)
        settle_stakes(p, stakes)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = stakes[seat]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what an agent sees, and what it may do."""
        seat = self.possible_agents.index(agent)
        row = vec[i16]([i16(0)] * len(self.names))
        observation_of(self.game).write(self.position, seat, row, 0)
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        if self.position.actor == seat:
            mask[self.position.options()] = 1
        return {"observation": np.array(memoryview(row), np.int16), "action_mask": mask}

    def render(self) -> str | None:
        """Return the table as spectators see it, as text, or print it."""
        if self.render_mode is None:
            return None
        console = Console(width=100, no_color=True, highlight=False)
        with console.capture() as capture:
            terminal = self.game.screen.terminal
            console.print(terminal.draw(self.position.view(None), self.possible_agents))
        if self.render_mode == "ansi":
            return capture.get()
        print(capture.get())
        return None

    def close(self) -> None:
        """Have nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        luck = self._luck
        return {**self.__dict__, "_luck": (luck.a, luck.b, luck.c, luck.counter)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._luck = Rng(0)
        self._luck.a, self._luck.b, self._luck.c, self._luck.counter = state["_luck"]
