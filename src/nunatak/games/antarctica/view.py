"""Who may see what in Antarctica, and how a position is written down.

All is open but the shipyard cards in players' hands, and the pile while cards are taken from it.
"""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.document import Eye, Page, write_counts
from nunatak.engine.position import OVER, SEAT_BITS
from nunatak.games.antarctica.rules.position import (
    ADVANCE_ALL,
    ADVANCE_WHERE,
    BUILT_NOW,
    CHOOSE_CARD,
    CUBE_OWNER,
    DISCARD_WHAT,
    FIRST_CUBE,
    FIRST_TAKER,
    IS_DRAFT,
    LAY_OUT,
    MOST_SYMBOLS,
    MOVE_WHERE,
    NO_AREA,
    NO_CARD,
    NO_SYMBOL,
    NOTED,
    OWNER,
    PICKED,
    PLACE_SHIP,
    POINTS,
    SHIP,
    SIZE,
    SPACES,
    WHICH_SHIP,
    Antarctica,
    Tables,
)
from nunatak.games.antarctica.rules.scoring import SEATED, tally
from nunatak.games.antarctica.rules.vocabulary import (
    ADVANCE_THREE,
    AREA_COUNT,
    AREAS,
    BUILDINGS,
    CARDS,
    ENDINGS,
    KINDS,
    MOVE_SHIP,
    PILES,
    PLACES,
    RED,
    SHIPYARD_CARDS,
    SYMBOLS,
    TRACKS,
)

PHASES = {LAY_OUT: "laying", PLACE_SHIP: "placing", FIRST_CUBE: "cubing"}  # before the first turn
ROUNDS = ("pile", "packet")
BLUE = {WHICH_SHIP: MOVE_SHIP, MOVE_WHERE: MOVE_SHIP, ADVANCE_ALL: ADVANCE_THREE}
MOST_TURNS = 100000


def agreed(p: Antarctica) -> dict[str, Any]:
    """Return what was agreed on before the game."""
    return {
        "ships": "free" if p.free else "first play",
        "start": "first seat" if p.chosen else "random",
    }


def asked(p: Antarctica) -> dict[str, Any]:
    """Return the nouns of the sentence that asks for a decision."""
    return {
        "sun": AREAS[p.sun],
        "area": AREAS[p.sun if p.target == NO_AREA else p.target],
        "second": "yes" if p.second else "no",
        "left": what_is_left(p),
        "points": points(p),
        "reserve": "yes" if p.reserve[p.mover] > 0 else "no",
        "draft": "yes" if p.is_taking() and IS_DRAFT.of(p.about) else "no",
    }


def points(p: Antarctica) -> int:
    """Return the research points of a building that was just built."""
    return int(POINTS.of(p.about)) if p.now == ADVANCE_WHERE else 0


def phase(p: Antarctica) -> str:
    """Return where the game is."""
    if p.turn > 0:
        return "sailing" if p.target == NO_AREA else "acting"
    return PHASES.get(p.now, "lots")


def placed(p: Antarctica) -> int:
    """Return how many ships were placed before the first turn."""
    if p.turn > 0:
        return int(p.ships_at_first())
    return sum(int(p.fleet(seat)) for seat in range(p.players))


def what_is_left(p: Antarctica) -> str:
    """Return what the mover could still do, as far as all can see: a hand may hold any card."""
    if p.target == NO_AREA or (not p.acted and p.can_act()):
        return "action"
    left = ["card"] if p.may_play_card() else []
    return "-".join(left + ["discard"] if p.can_discard() else left)


# Writing


def table(p: Antarctica, eye: Eye) -> dict[str, Any]:
    """Return what lies on the table."""
    return {
        "phase": phase(p),
        "placed": placed(p),
        "starter": int(p.starter) + 1,
        "sun": AREAS[p.sun],
        "turn": int(p.turn),
        "mover": int(p.mover) + 1,
        "target": name(p.target, AREAS),
        "second": bool(p.second),
        "acted": bool(p.acted),
        "dumping": p.now == DISCARD_WHAT,
        "dumped": bool(p.has_discarded),
        "carded": seats(p.card_players),
        "idle": int(p.idle),
        "areas": {title: area_table(p, area) for area, title in enumerate(AREAS)},
        "tracks": {title: track_table(p, track) for track, title in enumerate(TRACKS)},
        "piles": {title: pile_table(p, pile) for pile, title in enumerate(PILES)},
        "seats": [seat_table(p, seat, eye) for seat in range(p.players)],
        "expertise": int(p.expertise),
        "shipyard": shipyard_table(p, eye),
        "points": points(p),
        "symbol": symbol_table(p),
        "queue": [[SYMBOLS[item & 15], int(item >> 4) + 1] for item in p.queue],
        "ended": ENDINGS[p.ending()] if p.actor == OVER else None,
    }


def name(number: int, names: Sequence[str]) -> str | None:
    """Return a name, or nothing for what there is not."""
    return names[number] if number >= 0 else None


def seats(mask: int) -> list[int]:
    """Return a mask of seats as a list, counted from 1."""
    return [seat + 1 for seat in range(SEATED) if mask & SEAT_BITS[seat]]


def named(mask: int, names: Sequence[str]) -> list[str]:
    """Return bits as names."""
    return [title for i, title in enumerate(names) if mask & BITS[i]]


def area_table(p: Antarctica, area: int) -> dict[str, Any]:
    """Return what lies in an area."""
    ships = [p.ship_at(area * 3 + place) for place in range(3)]
    return {
        "open": bool(p.is_open(area)),
        "line": [
            {"seat": int(ship & OWNER), "new": bool(ship & BUILT_NOW), "noted": bool(ship & NOTED)}
            for ship in ships
            if ship
        ],
        "icebreakers": seats(p.ice[area]),
        "buildings": named(p.buildings[area], BUILDINGS),
        "scientists": [int(p.scientists[area * SEATED + seat]) for seat in range(p.players)],
    }


def track_table(p: Antarctica, track: int) -> dict[str, Any]:
    """Return a research track with its cubes; a blue symbol works once."""
    cubes = [int(p.on_tracks[track * SEATED + seat]) for seat in range(p.players)]
    spaces = []
    for space in range(1, p.tables.lengths[track] + 1):
        symbol = int(p.tables.symbols[track * SPACES + space])
        spaces.append(
            {
                "points": int(p.tables.worth[track * SPACES + space]),
                "symbol": name(symbol, SYMBOLS),
                "used": NO_SYMBOL < symbol < RED and max(cubes) >= space,
            }
        )
    return {
        "open": bool(p.tables.tracks[p.players] & BITS[track]),
        "centres": named(p.tables.centres[track], BUILDINGS[8:11]),
        "spaces": spaces,
        "cubes": cubes,
    }


def pile_table(p: Antarctica, pile: int) -> dict[str, Any]:
    """Return the top card of a pile, and what may still come."""
    card = p.face_up[pile]
    return {
        "card": None if card == NO_CARD else CARDS[card],
        "face": None if card == NO_CARD else face(p, card),
        "unseen": named(p.deck & p.tables.pile_bits[pile], CARDS),
    }


def face(p: Antarctica, card: int) -> dict[str, Any]:
    """Return what is printed on a building card."""
    tables = p.tables
    return {
        "building": BUILDINGS[tables.results[card]],
        "needs": named(tables.needs[card], BUILDINGS),
        "scientists": int(tables.scientists[card]),
        "research": int(tables.research[card]),
        "asterisk": bool(tables.stars[card]),
    }


def seat_table(p: Antarctica, seat: int, eye: Eye) -> dict[str, Any]:
    """Return what belongs to a seat; its shipyard cards are for its own eyes."""
    written: dict[str, Any] = {
        "supply": int(p.supply[seat]),
        "reserve": int(p.reserve[seat]),
        "ships": int(p.ships[seat]),
        "cubes": int(p.cubes[seat]),
        "discarded ships": int(p.sunk[seat]),
        "discarded cubes": int(p.discarded[seat] - p.sunk[seat]),
        "basic": bool(p.basics & SEAT_BITS[seat]),
        "expertise": int(p.experts[seat]),
        "cards": named(p.built[seat], CARDS),
        "asterisks": int(p.stars[seat]),
        "hand size": int(p.hand_size(seat)),
        "points": {key.removeprefix("points-"): points for key, points in tally(p, seat)},
    }
    if eye.sees(SEAT_BITS[seat]):
        hand = [int(p.hands[seat * KINDS + kind]) for kind in range(KINDS)]
        written["hand"] = write_counts(hand, SHIPYARD_CARDS)
    return written


def shipyard_table(p: Antarctica, eye: Eye) -> dict[str, Any]:
    """Return the shipyard cards that can be had, and what is known of those that were taken."""
    pile = [int(n) for n in p.pile]
    packet = [int(n) for n in p.packet]
    for take in missed(p, eye):
        (packet if IS_DRAFT.of(p.about) else pile)[take & 15] += 1
    about = p.about if p.is_taking() else 0
    return {
        "pile": write_counts(pile, SHIPYARD_CARDS),
        "packet": write_counts(packet, SHIPYARD_CARDS),
        "taken": taken(p, eye),
        "played": [
            [SHIPYARD_CARDS[play & 15], int((play >> 4) & 15) + 1, int(play >> 8)]
            for play in p.plays
        ],
        "round": ROUNDS[IS_DRAFT.of(about)] if p.is_taking() else "none",
        "first": int(FIRST_TAKER.of(about)) + 1,
        "size": int(SIZE.of(about)),
        "picks": int(p.picks()),
        "looked": p.now == CHOOSE_CARD,
    }


def rounds(p: Antarctica) -> list[list[int]]:
    """Return what was taken, round by round."""
    found: list[list[int]] = []
    for take in p.takes:
        if (take >> 8) & 15 == 0:
            found.append([])
        found[-1].append(take)
    return found


def missed(p: Antarctica, eye: Eye) -> list[int]:
    """Return what was taken in this round since the eye has last seen the cards."""
    if p.picks() == 0 or eye.everything or eye.open_hands:
        return []
    takes = rounds(p)[-1]
    if eye.seat is None or not p.has_looked(eye.seat):
        return takes
    return takes[(eye.seat - FIRST_TAKER.of(p.about)) % p.players + 1 :]


def taken(p: Antarctica, eye: Eye) -> list[dict[str, Any]]:
    """Return every round: who began, and which cards were taken in all, once that can be seen."""
    found: list[dict[str, Any]] = []
    for takes in rounds(p):
        cards = [SHIPYARD_CARDS[take & 15] for take in takes]
        found.append({"first": int(takes[0] >> 12) + 1, "picks": len(takes)})
        found[-1]["cards"] = cards if eye.everything else sorted(cards)
    if p.picks() > 0 and not eye.everything and not eye.open_hands:
        del found[-1]["cards"]
    return found


def symbol_table(p: Antarctica) -> dict[str, Any] | None:
    """Return the blue symbol that is being carried out."""
    if p.now not in BLUE or p.actor == OVER:
        return None
    owner = CUBE_OWNER.of(p.about)
    return {
        "symbol": SYMBOLS[BLUE[p.now]],
        "owner": int(owner) + 1,
        "answers": int((p.actor - owner) % p.players),
        "picked": named(PICKED.of(p.about), TRACKS),
        "ship": PLACES[SHIP.of(p.about)] if p.now == MOVE_WHERE else None,
    }


# Reading


def restore(tables: Tables, players: int, options: dict[str, Any], page: Page) -> Antarctica:
    """Return the position that a table describes."""
    areas = [page.part("areas").part(title) for title in AREAS]
    tracks = [page.part("tracks").part(title) for title in TRACKS]
    people = page.part("seats").parts(players)
    shipyard = page.part("shipyard")
    ships = each(people, "discarded ships")
    built = [bits(part.part("cards"), CARDS) for part in people]
    hands = [n for part in people for n in part.part("hand").counts(SHIPYARD_CARDS, 13)]
    p = Antarctica(tables, players)
    p.free = options["ships"] == "free"
    p.chosen = options["start"] == "first seat"
    p.lines = vec[i64]([line(area.part("line"), players) for area in areas])
    p.ice = vec[i64]([mask(area.part("icebreakers"), players) for area in areas])
    p.buildings = vec[i64]([bits(area.part("buildings"), BUILDINGS) for area in areas])
    p.scientists = vec[i64](rows([area.part("scientists") for area in areas], players, 16))
    p.supply = vec[i64](each(people, "supply"))
    p.reserve = vec[i64](each(people, "reserve"))
    p.ships = vec[i64](each(people, "ships"))
    p.cubes = vec[i64](each(people, "cubes"))
    p.discarded = vec[i64](
        [a + b for a, b in zip(ships, each(people, "discarded cubes"), strict=True)]
    )
    p.sunk = vec[i64](ships)
    p.on_tracks = vec[i64](rows([track.part("cubes") for track in tracks], players, 10))
    p.face_up = vec[i64]([number_or(page.part("piles").part(t).part("card"), CARDS) for t in PILES])
    p.built = vec[i64](built + [0] * (SEATED - players))
    p.stars = vec[i64](each(people, "asterisks"))
    p.experts = vec[i64](each(people, "expertise"))
    p.hands = vec[i64](hands + [0] * (KINDS * (SEATED - players)))
    p.pile = vec[i64](shipyard.part("pile").counts(SHIPYARD_CARDS, 13))
    p.packet = vec[i64](shipyard.part("packet").counts(SHIPYARD_CARDS, 13))
    p.takes = vec[i64](takes_of(shipyard.part("taken"), players))
    p.plays = vec[i64](plays_of(shipyard.part("played"), players))
    p.queue = vec[i64](queue_of(page.part("queue"), players))
    for title in PILES:
        p.deck |= bits(page.part("piles").part(title).part("unseen"), CARDS)
    for seat, part in enumerate(people):
        p.basics |= SEAT_BITS[seat] if part.part("basic").truth() else 0
    p.expertise = page.part("expertise").number(0, players)
    restore_turn(p, page)
    return p


def restore_turn(p: Antarctica, page: Page) -> None:
    """Put back whose turn it is and what was done in it."""
    p.starter = page.part("starter").number(1, p.players) - 1
    p.sun = page.part("sun").name_in(AREAS)
    p.turn = page.part("turn").number(0, MOST_TURNS)
    p.mover = page.part("mover").number(1, p.players) - 1
    p.target = number_or(page.part("target"), AREAS)
    p.second = page.part("second").truth()
    p.acted = page.part("acted").truth()
    p.has_discarded = page.part("dumped").truth()
    p.card_players = mask(page.part("carded"), p.players)
    p.idle = page.part("idle").number(0, 2 * AREA_COUNT + AREA_COUNT)


def number_or(page: Page, names: Sequence[str]) -> int:
    """Return the number of a name; one below all others for nothing."""
    return -1 if page.content is None else page.name_in(names)


def bits(page: Page, names: Sequence[str]) -> int:
    """Return names as bits."""
    return sum(BITS[n] for n in set(page.names_in(names)))


def mask(page: Page, players: int) -> int:
    """Return a list of seats as a mask."""
    return sum(SEAT_BITS[n] for n in {part.number(1, players) - 1 for part in page.parts()})


def each(people: list[Page], title: str) -> list[int]:
    """Return a count of every seat, with a place for four."""
    found = [part.part(title).number(0, 39) for part in people]
    return found + [0] * (SEATED - len(people))


def rows(pages: list[Page], players: int, most: int) -> list[int]:
    """Return rows of counts, a place for four seats in each."""
    found: list[int] = []
    for page in pages:
        found += [part.number(0, most) for part in page.parts(players)]
        found += [0] * (SEATED - players)
    return found


def line(page: Page, players: int) -> int:
    """Return a line of ships."""
    if len(page.parts()) > 3:
        raise page.fail("should have no more than three ships")
    found = 0
    for place, part in enumerate(page.parts()):
        ship = part.part("seat").number(1, players)
        ship += BUILT_NOW if part.part("new").truth() else 0
        ship += NOTED if part.part("noted").truth() else 0
        found += ship * 256**place
    return found


def takes_of(page: Page, players: int) -> list[int]:
    """Return every card that was taken, round by round."""
    found = []
    for part in page.parts():
        first = part.part("first").number(1, players) - 1
        cards = part.part("cards").names_in(SHIPYARD_CARDS)
        if not 1 <= len(cards) <= players or len(cards) != part.part("picks").content:
            raise part.fail("should have a card for each pick")
        for pick, kind in enumerate(cards):
            seat = (first + pick) % players
            found.append(kind + seat * 16 + pick * 256 + first * 4096)
    return found


def plays_of(page: Page, players: int) -> list[int]:
    """Return every card that was played."""
    found = []
    for part in page.parts():
        card, seat, before = part.parts(3)
        kind = card.name_in(SHIPYARD_CARDS)
        found.append(kind + (seat.number(1, players) - 1) * 16 + before.number(0, 13) * 256)
    return found


def queue_of(page: Page, players: int) -> list[int]:
    """Return the symbols that are still to be carried out."""
    found = []
    for part in page.parts():
        symbol, seat = part.parts(2)
        found.append(symbol.name_in(SYMBOLS) + (seat.number(1, players) - 1) * 16)
    if len(found) > MOST_SYMBOLS:
        raise page.fail("has more symbols than can be passed")
    return found
