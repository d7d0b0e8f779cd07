"""What lies where in Frozen Frontier: all cities small, one large, and your own board."""

from nunatak.games.frozen_frontier.rules.vocabulary import PLAY, PROJECTS
from nunatak.games.frozen_frontier.screen.card_choice import focus
from nunatak.games.frozen_frontier.screen.cities import cities
from nunatak.games.frozen_frontier.screen.offers import PAGE as OFFERS_PAGE
from nunatak.games.frozen_frontier.screen.offers import offers
from nunatak.games.frozen_frontier.screen.own_board import HAND_PAGE, own_board
from nunatak.games.frozen_frontier.screen.own_board import PAGE as OWN_PAGE
from nunatak.games.frozen_frontier.screen.panel import phases, prompt, standing
from nunatak.games.frozen_frontier.screen.sight import AISAAC, CATEGORIES, GameSight, Who
from nunatak.scene.items import Drawable
from nunatak.scene.page import Over, Result
from nunatak.scene.scene import Board, Frame, Scene
from nunatak.scene.sight import Sight

PALETTE = {
    "board": ("#E3EEF6", "#0D1927"),
    "good-line": ("#0E1B2A", "#0B1420"),
    "aerogel": ("#BFE1F6", "#B7DCF3"),
    "energy": ("#C6E6A6", "#BCE096"),
    "regolith": ("#E7B79C", "#E3AE91"),
    "helium": ("#F7E58C", "#F3DF7F"),
    "ringline": ("#0E1B2A", "#F3DF7F"),
    "ol-energy": ("#0E1B2A", "#BCE096"),
    "eng": ("#F2A35E", "#F0A060"),
    "sci": ("#4DBDB4", "#55C6BD"),
    "q1": ("#A9BACB", "#C3D0DD"),
    "q2": ("#71869C", "#8FA3B8"),
    "q3": ("#4C6076", "#64798F"),
    "glyph": ("#6E8195", "#7F93A8"),
    "tile": ("#23486B", "#2F587C"),
    "on-tile": ("#FFFFFF", "#FFFFFF"),
    "plate": ("#FFFFFF", "#16273A"),
}
VIEW = (0, 0, 1060, 852)
TALL = (0, 0, 390, 354)
ICONS = {
    "flew": "carrier",
    "built": "large",
    "completed": "card",
    "shipped": "helium",
    "fulfilled": "contract",
    "penalized": "penalty",
    "connected": "chip",
    "aisaac-came": "carrier",
    "aisaac-flew": "carrier",
    "aisaac-drew": "bot",
    "aisaac-discarded": "bot",
    "aisaac-built": "large",
    "aisaac-advanced": "bot",
    "aisaac-connected": "chip",
    "aisaac-settled": "bot",
    "aisaac-scored": "bot",
    "aisaac-claimed": "contract",
}


def scene(seen: Sight) -> Scene:
    """Return what somebody sees."""
    sight = GameSight.of(seen)
    items: list[Drawable] = [*cities(sight), *focus(sight), *offers(sight), *own_board(sight)]
    return Scene(
        "frozen_frontier",
        board(sight),
        items,
        None if sight.over else prompt(sight),
        title=sight.game.title,
        subtitle=subtitle(sight),
        phases=phases(sight),
        note=note(sight),
        standing=standing(sight),
        palette=PALETTE,
        over=against_aisaac(sight) if sight.over and sight.table["aisaac"] else None,
    )


def board(sight: GameSight) -> Board:
    """Return the board, and what of it a small screen shows."""
    say = sight.say
    ready = len(sight.those(PLAY, len(PROJECTS)))
    cards = str(ready) if ready else ""
    return Board(
        VIEW,
        backdrop="surface",
        ground="board",
        contours=False,
        buttons=False,
        focus=(422, 4, 630, 400),
        tall=TALL,
        tall_backdrop="surface-tall",
        frames=[
            Frame("city", say("scene-tab-city"), (422, 4, 630, 404), tall=TALL),
            Frame("map", say("scene-tab-map"), (4, 4, 412, 640)),
            Frame("offer", say("scene-tab-offer"), (422, 416, 636, 239), tall=OFFERS_PAGE),
            Frame("mine", say("scene-tab-mine"), (4, 660, 570, 190), tall=OWN_PAGE),
            Frame("hand", say("scene-tab-hand"), (570, 660, 490, 190), cards,
                  tall=(*HAND_PAGE, 390, 354)),
        ],
    )  # fmt: skip


def subtitle(sight: GameSight) -> str:
    """Return the round and the phase."""
    phase = sight.table["phase"]
    if phase in ("setting-up", "finished"):
        return sight.say(f"phase-{phase}")
    return sight.say(
        "scene-subtitle", round=sight.table["round"], left=sight.table["subsidies"]["stack"]
    )


def note(sight: GameSight) -> str:
    """Return what Earth expects at the end of the round."""
    helium = max(0, int(sight.table["round"]) - 1)
    if sight.table["phase"] != "action" or not helium:
        return ""
    return sight.say("scene-earth", helium=helium)


def against_aisaac(sight: GameSight) -> Over:
    """Return the end of a game alone: one's own points and AISAAC's."""
    ahead = sight.has(1)["score"] > sight.has(AISAAC)["score"]
    gap = abs(sight.has(1)["score"] - sight.has(AISAAC)["score"])
    say = sight.say("scene-beaten" if ahead else "scene-ahead", name=sight.name_of(1), points=gap)
    order: tuple[Who, ...] = (1, AISAAC) if ahead else (AISAAC, 1)
    return Over(
        say,
        [sight.say(f"points-{key}") for key in CATEGORIES],
        [
            Result(
                sight.letter_of(who),
                sight.name_of(who),
                [str(sight.points(who)[key]) for key in CATEGORIES],
                str(sight.has(who)["score"]),
                place,
            )
            for place, who in enumerate(order, 1)
        ],
        sight.say("scene-solo-over"),
    )
