"""Every choice in Frozen Frontier, by number; each chapter of the rulebook has its module."""

from mypy_extensions import i64

from nunatak.engine.position import Decision, in_order
from nunatak.games.frozen_frontier.rules import position
from nunatak.games.frozen_frontier.rules.decisions import effect_choices as choices
from nunatak.games.frozen_frontier.rules.decisions import rounds, solo, turn
from nunatak.games.frozen_frontier.rules.decisions import setup as setting_up
from nunatak.games.frozen_frontier.rules.decisions.setup import begin_game
from nunatak.games.frozen_frontier.rules.position import (
    AISAAC_AT,
    CHOOSE_CONTRACTS,
    DRAFT,
    OPEN_PROJECTS,
    OPEN_RESEARCH,
    SETS_AT,
    FrozenFrontier,
    Tables,
)

SET_CHOICES = ("paus-tianxia", "paus-concord", "tianxia-concord", "drawn")
LEVELS = ("easy", "normal", "hard")


def start(
    tables: Tables,
    players: i64,
    start: str,
    sets: str,
    open_projects: bool,
    open_research: bool,
    choose_contracts: bool,
    aisaac: str,
) -> FrozenFrontier:
    """Return the table before anything is laid out."""
    agreed: i64 = DRAFT if start == "drafted" else 0
    agreed |= OPEN_PROJECTS if open_projects else 0
    agreed |= OPEN_RESEARCH if open_research else 0
    agreed |= CHOOSE_CONTRACTS if choose_contracts else 0
    agreed |= SET_CHOICES.index(sets) << SETS_AT
    agreed |= LEVELS.index(aisaac) << AISAAC_AT
    return begin_game(tables, players, agreed)


def all_decisions() -> list[Decision[FrozenFrontier]]:
    """Return the decisions, by number."""
    return in_order(
        [
            (position.LAY_OUT, setting_up.LayOut()),
            (position.FIRST_PLAYER, setting_up.FirstPlayer()),
            (position.OFFER_CORPORATION, setting_up.OfferCorporation()),
            (position.CHOOSE_CORPORATION, setting_up.ChooseCorporation()),
            (position.DEAL_PROJECT, setting_up.DealProject()),
            (position.KEEP_PROJECT, setting_up.KeepProject()),
            (position.LAY_PROJECT, rounds.LayProject()),
            (position.TURN_UP_SUBSIDY, setting_up.TurnUpSubsidy()),
            (position.TURN_UP_CONTRACT, rounds.TurnUpContract()),
            (position.TURN_UP_PROGRAM, setting_up.TurnUpProgram()),
            (position.AISAAC_LANDS, solo.AisaacLands()),
            (position.AISAAC_CONNECTS, solo.AisaacConnects()),
            (position.DEPLOY_WHERE, turn.DeployWhere()),
            (position.FLY_WHERE, turn.FlyWhere()),
            (position.ACT, turn.Act()),
            (position.PLAY_WHICH, turn.PlayWhich()),
            (position.PAY_WITH, choices.PayWith()),
            (position.COMPLETE_OR_NOT, turn.CompleteOrNot()),
            (position.CHOOSE_SUBSIDY, turn.ChooseSubsidy()),
            (position.SETTLE_WHERE, turn.SettleWhere()),
            (position.USE_SPOT, turn.UseSpot()),
            (position.REFRESH_SPOT, turn.RefreshSpot()),
            (position.USE_ABILITY, choices.UseAbility()),
            (position.WHICH_TRACK, choices.WhichTrack()),
            (position.TAKE_BASIC, choices.TakeBasic()),
            (position.HOW_MANY, choices.HowMany()),
            (position.GIVE_WHAT, choices.GiveWhat()),
            (position.GET_WHAT, choices.GetWhat()),
            (position.CONNECT_WHERE, choices.ConnectWhere()),
            (position.DRAW_PROJECT, choices.DrawProject()),
            (position.HOW_TO_DRAW, choices.HowToDraw()),
            (position.DRAW_CONTRACT, choices.DrawContract()),
            (position.KEEP_CONTRACT, choices.KeepContract()),
            (position.PUT_UNDER_FIRST, choices.PutUnderFirst()),
            (position.FIND_PROGRAM, choices.FindProgram()),
            (position.LOOK_AT_STACK, choices.LookAtStack()),
            (position.CHOOSE_PROGRAM, choices.ChooseProgram()),
            (position.FULFIL_SCHEDULED, rounds.FulfilScheduled()),
            (position.FULFIL_UNSCHEDULED, rounds.FulfilUnscheduled()),
            (position.AISAAC_CARD, solo.AisaacCard()),
            (position.LOOK_AT_PACKET, setting_up.LookAtPacket()),
            (position.REVEAL_CONTRACTS, rounds.RevealContracts()),
            (position.THEN_SETUP, setting_up.ThenSetup()),
            (position.THEN_FLY, turn.ThenFly()),
            (position.THEN_COMPLETE, turn.ThenComplete()),
            (position.THEN_AFTER_CONSTRUCTION, turn.ThenAfterConstruction()),
            (position.THEN_AFTER_SUBSIDY, turn.ThenAfterSubsidy()),
            (position.THEN_SUBSIDY_USED, turn.ThenSubsidyUsed()),
            (position.THEN_SETTLE, turn.ThenSettle()),
            (position.THEN_SPOTS, turn.ThenSpots()),
            (position.THEN_REFRESH, turn.ThenRefresh()),
            (position.THEN_LAB_USED, turn.ThenLabUsed()),
            (position.THEN_TRIGGERED, choices.ThenTriggered()),
            (position.THEN_RUN, choices.ThenRun()),
            (position.THEN_ADVANCE, choices.ThenAdvance()),
            (position.THEN_TAKE_BASIC, choices.ThenTakeBasic()),
            (position.THEN_TRADE, choices.ThenTrade()),
            (position.THEN_DRAW_PROJECTS, choices.ThenDrawProjects()),
            (position.THEN_DRAW_CONTRACTS, choices.ThenDrawContracts()),
            (position.THEN_BUILD, turn.ThenBuild()),
            (position.THEN_FULFIL, rounds.ThenFulfil()),
            (position.THEN_END_TURN, rounds.ThenEndTurn()),
            (position.THEN_INCOME, rounds.ThenIncome()),
            (position.THEN_SHIPMENT, rounds.ThenShipment()),
            (position.THEN_SCHEDULED, rounds.ThenScheduled()),
            (position.THEN_UNSCHEDULED, rounds.ThenUnscheduled()),
            (position.THEN_CLEANUP, rounds.ThenCleanup()),
        ]
    )
