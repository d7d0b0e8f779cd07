"""Every choice in Frozen Frontier, by number; each chapter of the rulebook has its module."""

from mypy_extensions import i64

from nunatak.engine.position import Decision, in_order
from nunatak.games.frozen_frontier.rules.decisions import (
    collaborating,
    constructing,
    rounds,
    solo,
    turn,
)
from nunatak.games.frozen_frontier.rules.decisions import effect_choices as choices
from nunatak.games.frozen_frontier.rules.decisions import setup as setting_up
from nunatak.games.frozen_frontier.rules.decisions.setup import begin_game
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import DECISIONS
from nunatak.games.frozen_frontier.rules.rows import (
    AISAAC_AT,
    CHOOSE_CONTRACTS,
    DRAFT,
    OPEN_PROJECTS,
    OPEN_RESEARCH,
    SETS_AT,
)
from nunatak.games.frozen_frontier.rules.tables import Tables
from nunatak.games.frozen_frontier.rules.vocabulary import (
    COMMAND,
    CONNECT,
    DEPLOY,
    DRAW,
    DRAW_PAPER,
    FIND,
    FIRST,
    LAY,
    OFFER,
    TURN_UP,
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
    agreed = agreement(start, sets, open_projects, open_research, choose_contracts, aisaac)
    return begin_game(tables, players, agreed)


def agreement(
    start: str,
    sets: str,
    open_projects: bool,
    open_research: bool,
    choose_contracts: bool,
    aisaac: str,
) -> i64:
    """Return what was agreed on before the game, as a position keeps it."""
    agreed: i64 = DRAFT if start == "drafted" else 0
    agreed |= OPEN_PROJECTS if open_projects else 0
    agreed |= OPEN_RESEARCH if open_research else 0
    agreed |= CHOOSE_CONTRACTS if choose_contracts else 0
    agreed |= SET_CHOICES.index(sets) << SETS_AT
    return agreed | (LEVELS.index(aisaac) << AISAAC_AT)


def all_decisions() -> list[Decision[FrozenFrontier]]:
    """Return the decisions, by number."""
    return in_order(
        DECISIONS.decisions,
        [
            setting_up.LayOut(LAY),
            setting_up.FirstPlayer(FIRST),
            setting_up.OfferCorporation(OFFER),
            setting_up.ChooseCorporation(),
            setting_up.DealProject(DRAW),
            setting_up.KeepProject(),
            rounds.LayProject(DRAW),
            setting_up.TurnUpSubsidy(TURN_UP),
            rounds.TurnUpContract(DRAW_PAPER),
            setting_up.TurnUpProgram(FIND),
            solo.AisaacLands(DEPLOY),
            solo.AisaacConnects(CONNECT),
            turn.DeployWhere(),
            turn.FlyWhere(),
            turn.Act(),
            constructing.PlayWhich(),
            choices.PayWith(),
            constructing.CompleteOrNot(),
            constructing.ChooseSubsidy(),
            collaborating.SettleWhere(),
            collaborating.UseSpot(),
            collaborating.RefreshSpot(),
            choices.UseAbility(),
            choices.WhichTrack(),
            choices.TakeBasic(),
            choices.HowMany(),
            choices.GiveWhat(),
            choices.GetWhat(),
            choices.ConnectWhere(),
            choices.DrawProject(DRAW),
            choices.HowToDraw(),
            choices.DrawContract(DRAW_PAPER),
            choices.KeepContract(),
            choices.PutUnderFirst(),
            choices.FindProgram(FIND),
            choices.LookAtStack(),
            choices.ChooseProgram(),
            rounds.FulfilScheduled(),
            rounds.FulfilUnscheduled(),
            solo.AisaacCard(COMMAND),
            setting_up.LookAtPacket(),
            rounds.RevealContracts(),
            setting_up.ThenSetup(),
            turn.ThenFly(),
            constructing.ThenComplete(),
            constructing.ThenAfterConstruction(),
            constructing.ThenAfterSubsidy(),
            constructing.ThenSubsidyUsed(),
            collaborating.ThenSettle(),
            collaborating.ThenSpots(),
            collaborating.ThenRefresh(),
            collaborating.ThenLabUsed(),
            choices.ThenTriggered(),
            choices.ThenRun(),
            choices.ThenAdvance(),
            choices.ThenTakeBasic(),
            choices.ThenTrade(),
            choices.ThenDrawProjects(),
            choices.ThenDrawContracts(),
            constructing.ThenBuild(),
            rounds.ThenFulfil(),
            rounds.ThenEndTurn(),
            rounds.ThenIncome(),
            rounds.ThenShipment(),
            rounds.ThenScheduled(),
            rounds.ThenUnscheduled(),
            rounds.ThenCleanup(),
        ],
    )
