"""What is asked in Frozen Frontier: every decision by number, and what it is about."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.fields import Fields
from nunatak.engine.vocabulary import Numbering
from nunatak.games.frozen_frontier.rules.vocabulary import (
    BASICS,
    BUILDING_COUNT,
    CITY_COUNT,
    GENERATIONS,
    LAST_STEP,
    SCIENCE,
    SOURCE_COUNT,
)

DECISIONS = Numbering()

# The decisions, as the agenda numbers them. Setup:
LAY_OUT: Final[i64] = DECISIONS.decision("lay-out")
FIRST_PLAYER: Final[i64] = DECISIONS.decision("first-player")
OFFER_CORPORATION: Final[i64] = DECISIONS.decision("offer-corporation")
CHOOSE_CORPORATION: Final[i64] = DECISIONS.decision("choose-corporation")
DEAL_PROJECT: Final[i64] = DECISIONS.decision("deal-project")
KEEP_PROJECT: Final[i64] = DECISIONS.decision("keep-project")
LAY_PROJECT: Final[i64] = DECISIONS.decision("lay-project")
TURN_UP_SUBSIDY: Final[i64] = DECISIONS.decision("turn-up-subsidy")
TURN_UP_CONTRACT: Final[i64] = DECISIONS.decision("turn-up-contract")
TURN_UP_PROGRAM: Final[i64] = DECISIONS.decision("turn-up-program")
AISAAC_LANDS: Final[i64] = DECISIONS.decision("aisaac-lands")
AISAAC_CONNECTS: Final[i64] = DECISIONS.decision("aisaac-connects")
# a turn:
DEPLOY_WHERE: Final[i64] = DECISIONS.decision("deploy-where")
FLY_WHERE: Final[i64] = DECISIONS.decision("fly-where")
ACT: Final[i64] = DECISIONS.decision("act")
PLAY_WHICH: Final[i64] = DECISIONS.decision("play-which")
PAY_WITH: Final[i64] = DECISIONS.decision("pay-with")
COMPLETE_OR_NOT: Final[i64] = DECISIONS.decision("complete-or-not")
CHOOSE_SUBSIDY: Final[i64] = DECISIONS.decision("choose-subsidy")
SETTLE_WHERE: Final[i64] = DECISIONS.decision("settle-where")
USE_SPOT: Final[i64] = DECISIONS.decision("use-spot")
REFRESH_SPOT: Final[i64] = DECISIONS.decision("refresh-spot")
# effects:
USE_ABILITY: Final[i64] = DECISIONS.decision("use-ability")
WHICH_TRACK: Final[i64] = DECISIONS.decision("which-track")
TAKE_BASIC: Final[i64] = DECISIONS.decision("take-basic")
HOW_MANY: Final[i64] = DECISIONS.decision("how-many")
GIVE_WHAT: Final[i64] = DECISIONS.decision("give-what")
GET_WHAT: Final[i64] = DECISIONS.decision("get-what")
CONNECT_WHERE: Final[i64] = DECISIONS.decision("connect-where")
DRAW_PROJECT: Final[i64] = DECISIONS.decision("draw-project")
HOW_TO_DRAW: Final[i64] = DECISIONS.decision("how-to-draw")
DRAW_CONTRACT: Final[i64] = DECISIONS.decision("draw-contract")
KEEP_CONTRACT: Final[i64] = DECISIONS.decision("keep-contract")
PUT_UNDER_FIRST: Final[i64] = DECISIONS.decision("put-under-first")
FIND_PROGRAM: Final[i64] = DECISIONS.decision("find-program")
LOOK_AT_STACK: Final[i64] = DECISIONS.decision("look-at-stack")
CHOOSE_PROGRAM: Final[i64] = DECISIONS.decision("choose-program")
# the end of a round, and AISAAC:
FULFIL_SCHEDULED: Final[i64] = DECISIONS.decision("fulfil-scheduled")
FULFIL_UNSCHEDULED: Final[i64] = DECISIONS.decision("fulfil-unscheduled")
AISAAC_CARD: Final[i64] = DECISIONS.decision("aisaac-card")
LOOK_AT_PACKET: Final[i64] = DECISIONS.decision("look-at-packet")
REVEAL_CONTRACTS: Final[i64] = DECISIONS.decision("reveal-contracts")
# and what follows by itself:
THEN_SETUP: Final[i64] = DECISIONS.decision("then-setup")
THEN_FLY: Final[i64] = DECISIONS.decision("then-fly")
THEN_COMPLETE: Final[i64] = DECISIONS.decision("then-complete")
THEN_AFTER_CONSTRUCTION: Final[i64] = DECISIONS.decision("then-after-construction")
THEN_AFTER_SUBSIDY: Final[i64] = DECISIONS.decision("then-after-subsidy")
THEN_SUBSIDY_USED: Final[i64] = DECISIONS.decision("then-subsidy-used")
THEN_SETTLE: Final[i64] = DECISIONS.decision("then-settle")
THEN_SPOTS: Final[i64] = DECISIONS.decision("then-spots")
THEN_REFRESH: Final[i64] = DECISIONS.decision("then-refresh")
THEN_LAB_USED: Final[i64] = DECISIONS.decision("then-lab-used")
THEN_TRIGGERED: Final[i64] = DECISIONS.decision("then-triggered")
THEN_RUN: Final[i64] = DECISIONS.decision("then-run")
THEN_ADVANCE: Final[i64] = DECISIONS.decision("then-advance")
THEN_TAKE_BASIC: Final[i64] = DECISIONS.decision("then-take-basic")
THEN_TRADE: Final[i64] = DECISIONS.decision("then-trade")
THEN_DRAW_PROJECTS: Final[i64] = DECISIONS.decision("then-draw-projects")
THEN_DRAW_CONTRACTS: Final[i64] = DECISIONS.decision("then-draw-contracts")
THEN_BUILD: Final[i64] = DECISIONS.decision("then-build")
THEN_FULFIL: Final[i64] = DECISIONS.decision("then-fulfil")
THEN_END_TURN: Final[i64] = DECISIONS.decision("then-end-turn")
THEN_INCOME: Final[i64] = DECISIONS.decision("then-income")
THEN_SHIPMENT: Final[i64] = DECISIONS.decision("then-shipment")
THEN_SCHEDULED: Final[i64] = DECISIONS.decision("then-scheduled")
THEN_UNSCHEDULED: Final[i64] = DECISIONS.decision("then-unscheduled")
THEN_CLEANUP: Final[i64] = DECISIONS.decision("then-cleanup")

# What they are about. Numbers of bits stay as they are: kept games are made of them.
LAST_SEAT: Final[i64] = 3
POOL_PLACES: Final[i64] = 3  # of subsidies; the number itself: to be discarded
UNLIMITED: Final[i64] = 7  # as often as one likes
ANY_TRACK: Final[i64] = 255  # no effect's two tracks, but a free choice of one
ALL_PLACES: Final[i64] = 511  # where abilities lie, as bits

OF_SEAT = Fields()  # DRAW_PROJECT, THEN_INCOME: whose; DEAL_PROJECT: whose packet
OF_SEAT.add("seat", LAST_SEAT)
OF_CITY = Fields()  # LAY_PROJECT
OF_CITY.add("city", CITY_COUNT - 1)
OF_BUILDING = Fields()  # PLAY_WHICH, THEN_BUILD, THEN_COMPLETE, THEN_AFTER_CONSTRUCTION
OF_BUILDING.add("building", BUILDING_COUNT - 1)
OF_GENERATION = Fields()  # TURN_UP_PROGRAM, CHOOSE_PROGRAM: counted from 0
OF_GENERATION.add("generation", GENERATIONS - 1)
OF_POOL = Fields()  # TURN_UP_SUBSIDY
OF_POOL.add("place", POOL_PLACES)
OF_FLIGHT = Fields()  # THEN_FLY
OF_FLIGHT.add("stops", 1)
OF_SOME = Fields()  # TAKE_BASIC, HOW_MANY: how many
OF_SOME.add("count", 4)
OF_PLACES = Fields()  # USE_ABILITY: the places whose abilities were triggered, as bits
OF_PLACES.add("places", ALL_PLACES)

PAYING = Fields()  # PAY_WITH
PAY_BASIC: Final = PAYING.add("basic only", 1)  # helium is no use
PAY_UNITS: Final = PAYING.add("units", 7)  # that are still to be paid

SETTLING = Fields()  # SETTLE_WHERE and THEN_SETTLE
SETTLE_DONE_IN: Final = SETTLING.add("slots", 63)  # where somebody was settled, as bits
SETTLE_TIMES: Final = SETTLING.add("times", UNLIMITED)
SETTLE_SOME: Final = SETTLING.add("some", 1)  # whether somebody was settled
SETTLE_THEN_SPOTS: Final = SETTLING.add("then spots", 1, bits=2)  # it is a collaboration
SETTLE_SEAT: Final = SETTLING.add("seat", LAST_SEAT)  # for THEN_SETTLE

USING_SPOTS = Fields()  # USE_SPOT, REFRESH_SPOT, THEN_SPOTS and THEN_REFRESH
SPOT_TIMES: Final = USING_SPOTS.add("times", UNLIMITED)
SPOT_SOME: Final = USING_SPOTS.add("some", 1, bits=5)  # whether one was used
SPOT_SEAT: Final = USING_SPOTS.add("seat", LAST_SEAT)  # for the latter two

LAB_USE = Fields()  # THEN_LAB_USED
LAB_FOREIGN: Final = LAB_USE.add("an opponent's", 1)
LAB_SEAT: Final = LAB_USE.add("seat", LAST_SEAT)

TRIGGERED = Fields()  # THEN_TRIGGERED
TRIGGERED_PLACES: Final = TRIGGERED.add("places", ALL_PLACES)
TRIGGERED_SEAT: Final = TRIGGERED.add("seat", LAST_SEAT)

RUNNING = Fields()  # THEN_RUN
RUN_SOURCE: Final = RUNNING.add("source", SOURCE_COUNT - 1)
RUN_FROM: Final = RUNNING.add("operation", 3, bits=4)
RUN_SEAT: Final = RUNNING.add("seat", LAST_SEAT)

TRACK_CHOICE = Fields()  # WHICH_TRACK
TRACK_SOURCE: Final = TRACK_CHOICE.add("source", ANY_TRACK)  # whose two tracks, or ANY_TRACK
TRACK_FROM: Final = TRACK_CHOICE.add("operation or steps", LAST_STEP)

ADVANCING = Fields()  # THEN_ADVANCE
ADVANCE_TRACK: Final = ADVANCING.add("track", SCIENCE, bits=2)
ADVANCE_STEPS: Final = ADVANCING.add("steps", LAST_STEP, bits=6)
ADVANCE_SEAT: Final = ADVANCING.add("seat", LAST_SEAT)

MORE_OF = Fields()  # THEN_TAKE_BASIC, THEN_DRAW_PROJECTS and THEN_DRAW_CONTRACTS
MORE_COUNT: Final = MORE_OF.add("count", 15)
MORE_SEAT: Final = MORE_OF.add("seat", LAST_SEAT)

TRADING = Fields()  # GIVE_WHAT and THEN_TRADE
TRADE_TIMES: Final = TRADING.add("times", 7)
TRADE_SOME: Final = TRADING.add("some", 1)  # whether something was traded
TRADE_SEAT: Final = TRADING.add("seat", LAST_SEAT)  # for THEN_TRADE

GETTING = Fields()  # GET_WHAT
GET_FOR: Final = GETTING.add("given", BASICS, bits=3)  # what was given
GET_TIMES: Final = GETTING.add("times", 3)  # this time included

CONTRACT_DRAW = Fields()  # DRAW_CONTRACT
DRAW_SEAT: Final = CONTRACT_DRAW.add("seat", LAST_SEAT, bits=3)
DRAW_CHOICE: Final = CONTRACT_DRAW.add("choice", 3)  # how many more to choose from

STACK_LOOK = Fields()  # FIND_PROGRAM and LOOK_AT_STACK
STACK_SEAT: Final = STACK_LOOK.add("seat", LAST_SEAT, bits=3)
STACK_GENERATION: Final = STACK_LOOK.add("generation", GENERATIONS - 1)
