"""What the numbers of a position are: a row for every player, a row for every city.

Who has what is a row of `own`, what lies in a city is a row of `cities`; here stands which number
of a row is what, and how those are packed that hold several things.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

AISAAC: Final[i64] = 4  # the row of the solo opponent
SEATED: Final[i64] = 5  # rows of what players have

# A row of `own`.
QUBITS: Final[i64] = 0  # in the supply
POINTS: Final[i64] = 1  # in tokens
ENGINEERS: Final[i64] = 2
SCIENTISTS: Final[i64] = 3
STEPS: Final[i64] = 4  # on the two tracks
SMALL: Final[i64] = 6  # miniatures that are left
LARGE: Final[i64] = 7
TOKENS: Final[i64] = 8  # AI tokens that are left
PENALTIES: Final[i64] = 9
STORE: Final[i64] = 10  # units of the four resources: empty places in the storage
CORPORATION: Final[i64] = 14
OPEN_SLOTS: Final[i64] = 15
SLOT: Final[i64] = 16  # the completed projects in five slots
PROGRAM: Final[i64] = 21  # the research programs of three generations
HAND: Final[i64] = 24  # projects in hand, as bits
PAPERS: Final[i64] = 25  # contracts in hand, as bits
CARRIER: Final[i64] = 26  # the city it is in
LISTENS: Final[i64] = 27  # occasions that trigger some ability, as bits; and AT_THE_END
FULFILLED: Final[i64] = 28  # how many contracts
OWN: Final[i64] = 29

AT_THE_END: Final[i64] = 2**32  # in LISTENS: some ability counts when the game is over

# A row of `cities`.
OWNERS: Final[i64] = 0  # for each slot, 3 bits: nobody's, or the row of its owner counted from 1
SETTLED: Final[i64] = 1  # for each slot, 3 bits: which of its spaces have a colonist
COVERED: Final[i64] = 2  # for each slot, 3 bits: which of its spots have a Qubit; then Basic
MODULES: Final[i64] = 3  # for each row of `own`, 8 bits: its AI tokens
TAX: Final[i64] = 4
PROJECT: Final[i64] = 5
CITY: Final[i64] = 6

SPACES_IN_CITY: Final[i64] = 18
BASIC_SPOT: Final[i64] = 18
POOL: Final[i64] = 3
DEALT: Final[i64] = 4  # cards in a packet
PACKETS: Final[i64] = 16  # in `drafted`, where what is left of the packets lies
DRAFTED: Final[i64] = 20
STACKS: Final[i64] = 3  # in `stacks`, where it says who has looked at them
ROUNDS: Final[i64] = 3
MARGIN: Final = 15.0  # points by which a lone player's result counts as clear


# What was agreed on: three bits of variants and one of the draft, the sets and AISAAC's strength.
DRAFT: Final[i64] = 1
OPEN_PROJECTS: Final[i64] = 2
OPEN_RESEARCH: Final[i64] = 4
CHOOSE_CONTRACTS: Final[i64] = 8
SETS_AT: Final[i64] = 4
AISAAC_AT: Final[i64] = 6
DRAWN_SETS: Final[i64] = 3

# An entry of `fulfilled`: the contract, whose, whether openly, and what was paid, 4 bits each.
OF: Final[i64] = 8
OPENLY: Final[i64] = 4096
PAID: Final[i64] = 16

# The engine has these too; here a call into another library would be felt.
BITS: Final = vec[i64]([2**n for n in range(62)])


def fulfilment(card: i64, who: i64, openly: bool, paid: i64) -> i64:
    """Return a contract that somebody has fulfilled, as `fulfilled` keeps it."""
    return card | (who << OF) | (OPENLY if openly else i64(0)) | (paid << PAID)


def contract_of(entry: i64) -> i64:
    """Return which contract was fulfilled, or put under the deck."""
    return entry & 255


def whose(entry: i64) -> i64:
    """Return who has fulfilled it, or put it there."""
    return (entry >> OF) & 15


def units_paid(paid: i64, resource: i64) -> i64:
    """Return how many units of a resource were paid."""
    return (paid >> (4 * resource)) & 15


def put_under_by(card: i64, seat: i64) -> i64:
    """Return a contract that a seat has put under the deck, as `under` keeps it."""
    return card | (seat << OF)
