"""The printed pieces of Frozen Frontier: cities, buildings, tracks and cards, in rows."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import GameTables, Referee, Rules

if TYPE_CHECKING:
    from nunatak.games.frozen_frontier.rules.position import FrozenFrontier

NONE: Final[i64] = -1
SLOTS_IN_CITY: Final[i64] = 6
LAB_SPOT: Final[i64] = 4  # what a spot gives if it is no resource
DIRECTIONS: Final[i64] = 3  # up, down, across
OPS: Final[i64] = 4  # operations that an effect can have
NEED: Final[i64] = 5  # a contract's row: resources, then any
SETUP: Final[i64] = 5  # a row of `setup`
SUBSIDIES_USED: Final[i64] = 0
SUBSIDIES_OUT: Final[i64] = 1
CONTRACTS_UP: Final[i64] = 2
PROGRAMS_UP: Final[i64] = 3
SETS_USED: Final[i64] = 4
START: Final[i64] = 9  # a corporation's row: Qubits, resources, colonists, steps
# Whether anybody would refuse an effect.
ASKED: Final[i64] = 0  # somebody might: it costs something, or changes more than a supply
PLAIN: Final[i64] = 1  # nobody: Qubits and points for nothing
GIFT: Final[i64] = 2  # resources and colonists for nothing: nobody, while there is room to spare
# What AISAAC's cards say.
MOVES = ("stay", "up", "up2", "down", "down2", "across")
AISAAC_ACTIONS = ("construct", "network", "settle")
CONSTRUCT: Final[i64] = 0
NETWORK: Final[i64] = 1


@final
class Tables(GameTables):
    """The printed cities, buildings, tracks and cards."""

    def __init__(self, game: Referee, rules: Rules["FrozenFrontier"]) -> None:
        super().__init__(game, rules)
        empty = vec[i64]()
        self.setup = empty  # for each number of players, a row of SETUP counts
        self.engineers: i64 = 0  # how many there are
        self.scientists: i64 = 0
        self.tokens: i64 = 0
        self.small: i64 = 0
        self.large: i64 = 0
        self.storage: i64 = 0
        self.open_slots: i64 = 0
        self.mandatory = empty  # for each round, helium
        self.penalty: i64 = 0
        # The board
        self.layout_sets = empty  # for each layout, its sets from the top, three places
        self.layout_cities = empty  # for each layout, its cities as bits
        self.neighbours = empty  # for each layout, city and direction
        self.set_projects = empty  # for each set, its cards as bits
        self.set_subsidies = empty  # for each set, with the neutral ones
        self.basic = empty  # for each city, its Basic Resource
        self.slot_building = empty  # for each city and slot
        self.slot_of = empty  # for each city and building, the slot, or NONE
        self.slot_lab = empty  # for each city and slot, the laboratory, or NONE
        self.space_colonist = empty  # for each city, slot and space, who settles there, or NONE
        self.space_twin = empty  # an earlier space that is just like it, or NONE
        self.spot_space = empty  # for each city, slot and spot, the space it belongs to, or NONE
        self.spot_gives = empty  # and the resource, or LAB_SPOT
        self.spot_twin = empty
        self.scientist_spaces = empty  # for each city, as bits
        # What has an effect
        self.trigger = empty
        self.occasion = empty
        self.filter = empty  # as bits of the occasion's noun
        self.welcome = empty  # ASKED, PLAIN or GIFT
        self.cost = empty  # for each source and good
        self.cover = empty  # for each source, Qubits that it takes from the supply in all
        self.op_count = empty
        self.op = empty  # for each source, OPS operations
        self.op_what = empty  # a good, a track, a generation or a place
        self.op_n = empty
        self.op_per = empty
        self.op_most = empty
        self.op_div = empty
        # Cards
        self.project_city = empty
        self.project_building = empty
        self.city_projects = empty  # for each city, as bits
        self.building_projects = empty
        self.starters = empty  # for each number from 0 on, as bits
        self.corporation_start = empty
        self.small_games: i64 = 0  # corporations that two players may have, as bits
        self.step_points = empty  # for each track and step
        self.step_income = empty
        self.contract_need = empty
        self.contract_units = empty
        self.contract_points = empty
        self.contract_qubits = empty
        # AISAAC
        self.start_points = empty  # for each difficulty
        self.start_tokens = empty
        self.claims = empty  # for each round
        self.qubits_a_point: i64 = 0
        self.command_move = empty  # for each card: 0 stays, 1 and 2 up, 3 and 4 down, 5 across
        self.command_action = empty
        self.command_track = empty
        self.command_subsidy = empty
        self.command_priority = empty  # for each card, up to nine buildings, then NONE
