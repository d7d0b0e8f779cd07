"""Every choice in Antarctica, in the order of the rulebook."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.position import SEAT_BITS, Decision, in_order
from nunatak.games.antarctica.rules.position import (
    ACTING,
    AFLOAT,
    AT_ONCE,
    BIT_OF,
    BITS,
    BUILT_NOW,
    CUBING,
    DECISIONS,
    FROM_PACKET,
    FROM_PILE,
    LATER,
    LOTS,
    NO_AREA,
    NO_CARD,
    NO_ROUND,
    NO_SHIP,
    NO_SYMBOL,
    NOTED,
    NOTHING_ASKED,
    ONE_SHIP,
    ORDER,
    OWNER,
    PIECES,
    PLACING,
    SAILING,
    SPACES,
    SPARE_CUBES,
    SPARE_SHIPS,
    Antarctica,
    Tables,
)
from nunatak.games.antarctica.rules.scoring import SEATED
from nunatak.games.antarctica.rules.vocabulary import (
    ADVANCE,
    ADVANCE_THREE,
    ADVANCED,
    AREA_COUNT,
    ASSIGN,
    ASSIGNED,
    BASIC,
    BASIC_CARD,
    BEGAN,
    BEGIN_ON,
    BUILD,
    BUILDING_COUNT,
    BUILT,
    CAMP,
    CHOOSE,
    CHOSE,
    CUBE_DISCARDED,
    DECLINE,
    DECLINED,
    DISCARD,
    DISCARD_CUBE,
    DISCARD_SHIP,
    DOCK,
    DOCKED,
    DONE,
    DRAFT,
    DRAW,
    DREW,
    ENDED,
    EXPERTISE,
    EXPERTISE_CARD,
    FAST_RESEARCH,
    FIRST,
    HASTEN,
    HASTENED,
    ICE_GONE,
    ICE_SET,
    ICEBREAK,
    ICEBREAKER,
    IN_VAIN,
    JOINED,
    KINDS,
    LAID,
    LAST_SCIENTIST,
    LAUNCH,
    LAUNCHED,
    LAY,
    LOOK,
    LOOKED,
    MARKED,
    MOVE_SHIP,
    MOVED,
    NEW_SHIP,
    NOT_OVER,
    PASSED_OVER,
    PILE_COUNT,
    PILE_LEFT,
    PLACE_SCIENTIST,
    PLACED_LAST,
    POINTS_LOST,
    RECEIVED,
    RECRUIT,
    RECRUITED,
    RED,
    REINFORCE,
    REINFORCED,
    RESEARCH,
    RESEARCHED,
    RESOURCES,
    SAIL,
    SAILED,
    SCIENTIST,
    SCRAP,
    SCRAPPED,
    SHIP_DISCARDED,
    SHIP_PLACES,
    SHIPYARD,
    STAY,
    STAYED,
    SUN_CAME,
    TOOK,
    TRACK_COUNT,
    TRIGGERED,
    TURN_UP,
    TURNED_UP,
    TWO_SCIENTISTS,
    USED,
    WEIGH,
)


def follow(p: Antarctica) -> None:
    """Ask what has to be asked; while nothing has, carry out symbols and let turns end."""
    question = p.question()
    while question == NOTHING_ASKED:
        if p.ended != NOT_OVER:
            return
        if len(p.queue) > 0:
            carry_out(p)
        else:
            end_turn(p)
        question = p.question()
    p.ask(question & 255, ((question >> 8) & 255) - 3, question >> 16)


# Setup


def start(tables: Tables, players: i64, ships: str, start: str) -> Antarctica:
    """Give everybody pieces; buildings and cards come by chance."""
    first = players * PIECES
    pieces = tables.pieces
    p = Antarctica(
        tables,
        players,
        ships == "free",
        start == "first seat",
        vec[i64]([0] * AREA_COUNT),
        vec[i64]([0] * AREA_COUNT),
        vec[i64]([0] * AREA_COUNT),
        vec[i64]([0] * (AREA_COUNT * SEATED)),
        for_each(players, pieces[first + AT_ONCE]),
        for_each(players, pieces[first + LATER]),
        for_each(players, pieces[first + SPARE_SHIPS]),
        for_each(players, pieces[first + SPARE_CUBES]),
        vec[i64]([0] * SEATED),
        vec[i64]([0] * SEATED),
        vec[i64]([0] * (TRACK_COUNT * SEATED)),
        vec[i64]([NO_CARD] * PILE_COUNT),
        vec[i64]([0] * SEATED),
        vec[i64]([0] * SEATED),
        vec[i64]([0] * SEATED),
        vec[i64]([0] * (SEATED * KINDS)),
        tables.shipyard[:],
        vec[i64]([0] * KINDS),
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )
    p.deck = tables.decks[players]
    p.basics = BITS[players] - 1
    p.expertise = players
    follow(p)
    p.settle()
    return p


def for_each(players: i64, count: i64) -> vec[i64]:
    """Return the same count for everybody who plays."""
    counts = vec[i64]([0] * SEATED)
    for seat in range(players):
        counts[seat] = count
    return counts


@final
class LayOut(Decision[Antarctica]):
    """The starting buildings, at random, one in each open area."""

    name = "lay-out"

    def outcomes(self, p: Antarctica, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        first = p.players * BUILDING_COUNT
        for building in range(BUILDING_COUNT):
            left = p.tables.start[first + building]
            if left > 0:
                for area in range(AREA_COUNT):
                    left -= i64(p.buildings[area] & BITS[building] != 0)
            out[n] = LAY + building
            weights[n] = left
            n += i64(left > 0)
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        p.buildings[p.about] = BITS[option - LAY]
        p.tell(LAID, option - LAY, p.about)
        if p.bare_area() == AREA_COUNT:
            p.phase = LOTS
        follow(p)


@final
class TurnUpCard(Decision[Antarctica]):
    """The next card of a pile, face up for all."""

    name = "turn-up-card"

    def outcomes(self, p: Antarctica, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        cards = p.deck & p.tables.pile_bits[p.about]
        while cards != 0:
            out[n] = TURN_UP + BIT_OF[(cards & -cards) % 67]
            weights[n] = 1
            cards &= cards - 1
            n += 1
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        card = option - TURN_UP
        p.deck &= ~BITS[card]
        p.face_up[p.about] = card
        p.tell(TURNED_UP, p.about, p.tables.results[card])
        if p.phase == LOTS and p.chosen and p.bare_pile() == PILE_COUNT:
            begin(p, 0)
        follow(p)


@final
class FirstPlayer(Decision[Antarctica]):
    """The start player is drawn by lot."""

    name = "first-player"

    def outcomes(self, p: Antarctica, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(p.players):
            out[seat] = FIRST + seat
            weights[seat] = 1
        return p.players

    def take(self, p: Antarctica, option: i64) -> None:
        begin(p, option - FIRST)
        follow(p)


def begin(p: Antarctica, seat: i64) -> None:
    """Let a seat be the start player, and place the ships if it is everybody's first play."""
    p.starter = seat
    p.tell(BEGAN, seat)
    p.phase = PLACING
    if not p.free:
        layout = p.tables.layout
        while not all_placed(p):
            place = layout[p.players * ORDER + p.placed]
            dock(p, (seat + place % SEATED) % p.players, place // SEATED)
        ships_are_placed(p)


def all_placed(p: Antarctica) -> bool:
    """Say whether every ship that starts on the board is there."""
    return p.placed == p.players * p.tables.pieces[p.players * PIECES + AFLOAT]


def dock(p: Antarctica, seat: i64, area: i64) -> None:
    """Place a ship before the first turn."""
    p.berth(seat + 1, area)
    p.placed += 1
    p.tell(DOCKED, seat, area)


def ships_are_placed(p: Antarctica) -> None:
    """With two players the second begins with a cube; then the sun moves (ruling 4)."""
    if p.players == 2:
        p.phase = CUBING
    else:
        move_sun(p)


@final
class PlaceShip(Decision[Antarctica]):
    """One ship at a time, where one likes (ruling 3)."""

    name = "place-ship"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        return add_areas(p, DOCK, NO_AREA, out, 0)

    def take(self, p: Antarctica, option: i64) -> None:
        dock(p, p.actor, option - DOCK)
        if all_placed(p):
            ships_are_placed(p)
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if DOCK <= option < DOCK + AREA_COUNT:
            return why_not_there(p, option - DOCK)
        return ""


def add_areas(p: Antarctica, base: i64, but: i64, out: vec[i64], n: i64) -> i64:
    """Write the open areas with a free ship space, but for one; return how many options in all."""
    areas = p.tables.open_areas[p.players]
    for area in range(AREA_COUNT):
        out[n] = base + area
        n += i64(areas & BITS[area] != 0 and area != but and p.room(area))
    return n


def why_not_there(p: Antarctica, area: i64) -> str:
    """Return the key of the rule against a ship's going to an area."""
    return "why-three-ships" if p.is_open(area) else "why-area-closed"


@final
class FirstCube(Decision[Antarctica]):
    """The second of two players begins with a cube on a track (ruling 4)."""

    name = "first-cube"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        n: i64 = 0
        for track in range(TRACK_COUNT):
            out[n] = BEGIN_ON + track
            n += i64(p.tables.tracks[p.players] & BITS[track] != 0)
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        track = option - BEGIN_ON
        p.cubes[p.actor] -= 1
        p.on_tracks[track * SEATED + p.actor] = 1
        p.tell(MARKED, p.actor, track)
        move_sun(p)
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        return "why-track-closed" if BEGIN_ON <= option < BEGIN_ON + TRACK_COUNT else ""


# Course of play: the sun moves on, even before the first turn


def move_sun(p: Antarctica) -> None:
    """Move the sun to the next area with ships, and note which of them may act (ruling 5)."""
    lines = p.lines
    area = p.sun
    while True:
        area = area - 1 if area > 0 else AREA_COUNT - 1
        if p.is_open(area):
            p.idle += 1
            if lines[area] != 0:
                break
            lift_ice(p, area)
    p.sun = area
    if lines[area] > ONE_SHIP:
        lines[area] |= NOTED << 8
    p.carded = 0
    p.second = False
    begin_turn(p, (lines[area] & OWNER) - 1)


def begin_turn(p: Antarctica, seat: i64) -> None:
    """Let a seat take a turn with the ship that the sun shines on."""
    p.phase = SAILING
    p.mover = seat
    p.target = NO_AREA
    p.acted = False
    p.dumped = False
    p.turn += 1
    p.tell(SUN_CAME, p.sun, seat, p.turn)


def lift_ice(p: Antarctica, area: i64) -> None:
    """Discard the icebreakers of an area (ruling 13)."""
    if p.ice[area] == 0:
        return
    for seat in range(p.players):
        if p.ice[area] & SEAT_BITS[seat] != 0:
            p.tell(ICE_GONE, seat, area)
    p.ice[area] = 0
    p.idle = 0


@final
class SailWhere(Decision[Antarctica]):
    """The ship must leave for another area; the second one may stay (ruling 13)."""

    name = "sail-where"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        n = add_areas(p, SAIL, p.sun, out, 0)
        if p.dumped:
            return n
        if p.second:
            out[n] = STAY
            n += 1
        out[n] = DISCARD
        return n + i64(p.can_discard())

    def take(self, p: Antarctica, option: i64) -> None:
        if option == STAY:
            p.tell(STAYED, p.mover, p.sun)
            end_visit(p)
        elif option == DISCARD:
            p.dumping = True
        else:
            area = option - SAIL
            p.cast_off(p.acting_ship())
            p.berth(p.mover + 1, area)
            p.target = area
            p.phase = ACTING
            p.tell(SAILED, p.mover, p.sun, area)
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if SAIL <= option < SAIL + AREA_COUNT:
            if option - SAIL == p.sun:
                return "why-must-leave"
            return why_not_there(p, option - SAIL)
        if option == STAY:
            return "why-stay-no-longer" if p.second else "why-must-leave"
        return why_no_discard(p, option)


# One action, one card and one discard, in any order


@final
class Act(Decision[Antarctica]):
    """What to do in the target area, until the player has done enough (ruling 5)."""

    name = "act"
    secret = True  # whoever is not asked would be known to hold no card that can be played

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        n: i64 = 0
        if not p.acted:
            n = add_actions(p, out, n)
        if p.may_play_card():
            n = add_cards(p, out, n)
        out[n] = DISCARD
        n += i64(p.can_discard())
        out[n] = DONE
        return n + 1

    def take(self, p: Antarctica, option: i64) -> None:
        if option == DONE:
            end_turn(p)
        elif option < LAUNCH:
            build(p, option - BUILD)
        elif option == LAUNCH:
            p.acted = True
            launch(p, p.mover)
        elif option == RECRUIT:
            recruit(p)
        elif option < ICEBREAK:
            research(p, option - RESEARCH)
        elif option < DISCARD:
            play_card(p, option)
        else:
            p.dumping = True
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if BUILD <= option < ICEBREAK and p.acted:
            return "why-one-action"
        if BUILD <= option < LAUNCH:
            return why_not_build(p, option - BUILD)
        if option == LAUNCH:
            return why_not_launch(p)
        if option == RECRUIT:
            return why_not_recruit(p)
        if RESEARCH <= option < ICEBREAK:
            return why_not_research(p, option - RESEARCH)
        if ICEBREAK <= option < DISCARD:
            return why_no_card(p, option)
        if STAY <= option < BUILD and option != DECLINE:
            return "why-sailed-already"
        return why_no_discard(p, option)


def add_actions(p: Antarctica, out: vec[i64], n: i64) -> i64:
    """Write the actions that can be taken in the target area."""
    access = p.access(p.mover)
    for pile in range(PILE_COUNT):
        out[n] = BUILD + pile
        n += i64(p.can_build(pile, access))
    out[n] = LAUNCH
    n += i64(p.can_launch())
    out[n] = RECRUIT
    n += i64(p.can_recruit())
    tracks = p.researched()
    if tracks != 0:
        for track in range(TRACK_COUNT):
            out[n] = RESEARCH + track
            n += i64(tracks & BITS[track] != 0)
    return n


# Build a building (rulebook, Box B)


def build(p: Antarctica, pile: i64) -> None:
    """Place the building and its scientists in the target area, and take the card."""
    card = p.face_up[pile]
    tables = p.tables
    missing = tables.needs[card] & ~p.access(p.mover)
    if missing != 0:
        use_resource_card(p, missing)
    building = tables.results[card]
    scientists = tables.scientists[card]
    p.buildings[p.target] |= BITS[building]
    p.scientists[p.target * SEATED + p.mover] += scientists
    p.supply[p.mover] -= scientists
    p.built[p.mover] |= BITS[card]
    p.stars[p.mover] += tables.stars[card]
    p.face_up[pile] = NO_CARD
    p.acted = True
    p.idle = 0
    p.tell(BUILT, p.mover, building, p.target, scientists)
    if p.can_advance_somewhere(p.mover, 0):
        p.points = tables.research[card]
    else:
        p.tell(POINTS_LOST, p.mover, tables.research[card])


def use_resource_card(p: Antarctica, missing: i64) -> None:
    """Let a Resource card stand in for the one building that is missing (ruling 6)."""
    p.carded |= SEAT_BITS[p.mover]
    kind = EXPERTISE
    if missing & RESOURCES != 0:
        kind = BASIC
        p.basics &= ~SEAT_BITS[p.mover]
    else:
        p.experts[p.mover] -= 1
    p.tell(USED, p.mover, kind, BIT_OF[missing % 67])


def why_not_build(p: Antarctica, pile: i64) -> str:
    """Return the key of the rule against building the top card of a pile."""
    card = p.face_up[pile]
    if card == NO_CARD:
        return "why-pile-empty"
    if p.buildings[p.target] & BITS[p.tables.results[card]] != 0:
        return "why-building-there"
    if p.supply[p.mover] < p.tables.scientists[card]:
        return "why-supply-short"
    missing = p.tables.needs[card] & ~p.access(p.mover)
    if p.carded & SEAT_BITS[p.mover] != 0 and p.holds_for(missing):
        return "why-no-access-by-card"
    return "why-no-access"


@final
class AdvanceWhere(Decision[Antarctica]):
    """On which track a new building advances its builder."""

    name = "advance-where"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        return add_tracks(p, ADVANCE, p.actor, 0, out, 0)

    def take(self, p: Antarctica, option: i64) -> None:
        points = p.points
        p.points = 0
        advance(p, p.actor, option - ADVANCE, points)
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if not ADVANCE <= option < ADVANCE + TRACK_COUNT:
            return ""
        return why_no_advance(p, option - ADVANCE, p.actor)


def add_tracks(p: Antarctica, base: i64, seat: i64, barred: i64, out: vec[i64], n: i64) -> i64:
    """Write the tracks on which a seat can advance, but for the barred ones."""
    for track in range(TRACK_COUNT):
        out[n] = base + track
        n += i64(barred & BITS[track] == 0 and p.can_advance(track, seat))
    return n


def why_no_advance(p: Antarctica, track: i64, seat: i64) -> str:
    """Return the key of the rule against a seat's advancing on a track (ruling 15)."""
    if p.tables.tracks[p.players] & BITS[track] == 0:
        return "why-track-closed"
    return "why-no-advance" if p.on_tracks[track * SEATED + seat] > 0 else "why-no-cube"


# Build a ship


def launch(p: Antarctica, seat: i64) -> None:
    """Put a new ship last in line under the sun; all others take a shipyard card (ruling 9)."""
    p.ships[seat] -= 1
    p.berth((seat + 1) | BUILT_NOW, p.sun)
    p.idle = 0
    p.tell(LAUNCHED, seat, p.sun)
    left = p.pile_size()
    if left >= p.players - 1:
        p.round = FROM_PILE
        p.round_start = (seat + 1) % p.players
        p.round_size = p.players - 1
        p.looked = True
    elif left > 0:
        p.tell(PILE_LEFT, left)
        for kind in range(KINDS):
            p.pile[kind] = 0


def why_not_launch(p: Antarctica) -> str:
    """Return the key of the rule against building a ship."""
    if p.buildings[p.target] & BITS[SHIPYARD] == 0:
        return "why-no-shipyard"
    return "why-sun-full" if p.ships[p.mover] > 0 else "why-no-ships-left"


@final
class ChooseCard(Decision[Antarctica]):
    """A shipyard card of one's choice, face down; or one of those drafted (rulings 9 and 19)."""

    name = "choose-card"
    secret = True  # whoever is not asked would be known to see cards of one kind only

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        cards = p.pile if p.round == FROM_PILE else p.packet
        n: i64 = 0
        for kind in range(KINDS):
            out[n] = CHOOSE + kind
            n += i64(cards[kind] > 0)
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        take_card(p, p.actor, option - CHOOSE)
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        return "why-no-such-card" if CHOOSE <= option < CHOOSE + KINDS else ""


def take_card(p: Antarctica, seat: i64, kind: i64) -> None:
    """Let a seat take a card that the others don't see."""
    p.take_card(seat, kind)
    p.idle = 0
    p.tell(TOOK, seat)
    p.tell(CHOSE, seat, kind, seen=SEAT_BITS[seat])


@final
class LookAgain(Decision[Antarctica]):
    """The cards go to the next player, or lie open again: what was taken in all can be seen.

    Nobody has a choice here, but somebody learns something, and that is chance's business.
    """

    name = "look-again"

    def outcomes(self, p: Antarctica, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        out[0] = LOOK
        weights[0] = 1
        return 1

    def take(self, p: Antarctica, option: i64) -> None:
        p.tell(LOOKED, p.round_size - p.picks)
        if p.picks < p.round_size:
            p.looked = True
            if p.round == FROM_PACKET and p.packet_size() == 1:
                take_last(p)
        else:
            p.round = NO_ROUND
            p.round_start = 0
            p.round_size = 0
            p.picks = 0
        follow(p)


def take_last(p: Antarctica) -> None:
    """Let the next player take the only card that is left of a draft."""
    for kind in range(KINDS):
        if p.packet[kind] > 0:
            take_card(p, p.chooser(), kind)
            return


# Recruit scientists, and advance on a research track (rulebook, Box C)


def recruit(p: Antarctica) -> None:
    """Move as many scientists into the supply as one has ships and scientists there."""
    count = min(p.strength(p.target, p.mover), p.reserve[p.mover])
    p.acted = True
    join(p, p.mover, count)
    p.tell(RECRUITED, p.mover, count, p.target)


def why_not_recruit(p: Antarctica) -> str:
    """Return the key of the rule against recruiting."""
    if p.buildings[p.target] & BITS[CAMP] == 0:
        return "why-no-camp"
    return "why-nobody-there" if p.strength(p.target, p.mover) == 0 else "why-reserve-empty"


def research(p: Antarctica, track: i64) -> None:
    """Advance on a track by as many points as one has ships and scientists there."""
    points = p.strength(p.target, p.mover)
    p.acted = True
    p.tell(RESEARCHED, p.mover, p.target, points)
    advance(p, p.mover, track, points)


def why_not_research(p: Antarctica, track: i64) -> str:
    """Return the key of the rule against research on a track."""
    if p.tables.tracks[p.players] & BITS[track] == 0:
        return "why-track-closed"
    if p.served() & BITS[track] == 0:
        return "why-no-centre"
    if p.strength(p.target, p.mover) == 0:
        return "why-nobody-there"
    return why_no_advance(p, track, p.mover)


def join(p: Antarctica, seat: i64, count: i64) -> None:
    """Move scientists from a seat's reserve into its supply."""
    p.reserve[seat] -= count
    p.supply[seat] += count
    p.idle = 0


# Shipyard cards


def add_cards(p: Antarctica, out: vec[i64], n: i64) -> i64:
    """Write the shipyard cards whose play would change something (ruling 6)."""
    first = p.mover * KINDS
    hands = p.hands
    if hands[first + ICEBREAKER] > 0:
        for area in range(AREA_COUNT):
            out[n] = ICEBREAK + area
            n += i64(p.can_break_ice(area))
    out[n] = ASSIGN
    n += i64(hands[first + PLACE_SCIENTIST] > 0 and p.supply[p.mover] > 0)
    out[n] = REINFORCE
    n += i64(hands[first + TWO_SCIENTISTS] > 0 and p.reserve[p.mover] > 0)
    if hands[first + FAST_RESEARCH] > 0:
        n = add_tracks(p, HASTEN, p.mover, 0, out, n)
    return n


def play_card(p: Antarctica, option: i64) -> None:
    """Carry out a shipyard card, which leaves the game; an icebreaker lies in its area first."""
    seat = p.mover
    if option < ASSIGN:
        p.play_card(seat, ICEBREAKER)
        p.ice[option - ICEBREAK] |= SEAT_BITS[seat]
        p.tell(ICE_SET, seat, option - ICEBREAK)
    elif option == ASSIGN:
        p.play_card(seat, PLACE_SCIENTIST)
        p.supply[seat] -= 1
        p.scientists[p.target * SEATED + seat] += 1
        p.tell(ASSIGNED, seat, p.target)
    elif option == REINFORCE:
        p.play_card(seat, TWO_SCIENTISTS)
        count = min(i64(2), p.reserve[seat])
        join(p, seat, count)
        p.tell(REINFORCED, seat, count)
    else:
        p.play_card(seat, FAST_RESEARCH)
        p.tell(HASTENED, seat)
        advance(p, seat, option - HASTEN, 3)


def why_no_card(p: Antarctica, option: i64) -> str:
    """Return the key of the rule against playing a shipyard card."""
    kind = ICEBREAKER
    if option >= HASTEN:
        kind = FAST_RESEARCH
    elif option >= ASSIGN:
        kind = PLACE_SCIENTIST + option - ASSIGN
    if p.hands[p.mover * KINDS + kind] == 0:
        return "why-not-in-hand"
    if p.carded & SEAT_BITS[p.mover] != 0:
        return "why-one-card"
    if kind == ICEBREAKER:
        return why_no_ice(p, option - ICEBREAK)
    if kind == PLACE_SCIENTIST:
        return "why-supply-empty"
    if kind == TWO_SCIENTISTS:
        return "why-reserve-empty"
    return why_no_advance(p, option - HASTEN, p.mover)


def why_no_ice(p: Antarctica, area: i64) -> str:
    """Return the key of the rule against an icebreaker in an area (ruling 13)."""
    if not p.is_open(area):
        return "why-area-closed"
    if p.ice[area] & SEAT_BITS[p.mover] != 0:
        return "why-ice-there"
    return "why-not-noted" if area == p.sun else "why-not-second"


# Discarding a resource


@final
class DiscardWhat(Decision[Antarctica]):
    """Which cube or ship to discard, for a scientist and for points in the end (ruling 12)."""

    name = "discard-what"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        n: i64 = 0
        out[n] = DISCARD_CUBE
        n += i64(p.cubes[p.mover] > 0)
        out[n] = DISCARD_SHIP
        n += i64(p.ships[p.mover] > 0)
        own = p.mover + 1
        acting = p.acting_ship() if p.phase == SAILING else NO_SHIP
        lines = p.lines
        for area in range(AREA_COUNT):
            line = lines[area]
            place = area * 3
            while line != 0:
                out[n] = SCRAP + place
                n += i64(line & OWNER == own and place != acting)
                line >>= 8
                place += 1
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        seat = p.mover
        count = i64(p.reserve[seat] > 0)
        p.dumping = False
        p.dumped = True
        p.discarded[seat] += 1
        if option == DISCARD_CUBE:
            p.cubes[seat] -= 1
            p.tell(CUBE_DISCARDED, seat, count)
        elif option == DISCARD_SHIP:
            p.ships[seat] -= 1
            p.sunk[seat] += 1
            p.tell(SHIP_DISCARDED, seat, count)
        else:
            p.cast_off(option - SCRAP)
            p.sunk[seat] += 1
            p.tell(SCRAPPED, seat, (option - SCRAP) // 3, count)
        join(p, seat, count)
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if p.phase == SAILING and option == SCRAP + p.acting_ship():
            return "why-acting-ship"
        if option == DISCARD_CUBE:
            return "why-no-cubes-left"
        if option == DISCARD_SHIP:
            return "why-no-ships-left"
        return "why-not-yours" if SCRAP <= option < SCRAP + SHIP_PLACES else ""


def why_no_discard(p: Antarctica, option: i64) -> str:
    """Return the key of the rule against discarding something."""
    if not DISCARD <= option < SCRAP + SHIP_PLACES:
        return ""
    if p.dumped:
        return "why-one-discard"
    return "why-discard-first" if p.can_discard() else "why-nothing-to-discard"


# The end of a turn, and the second ship


def end_turn(p: Antarctica) -> None:
    """See whether the game is over; if not, let the second ship have its turn, or the sun go on."""
    p.lines[p.sun] &= ~(BUILT_NOW | (BUILT_NOW << 8) | (BUILT_NOW << 16))
    p.ended = p.over_by()
    if p.ended != NOT_OVER:
        tell_end(p)
        return
    if not p.second:
        place = p.noted_ship()
        if place != NO_SHIP:
            seat = (p.ship_at(place) & OWNER) - 1
            if p.ice[p.sun] & SEAT_BITS[seat] != 0:
                p.second = True
                begin_turn(p, seat)
                return
    end_visit(p)


def tell_end(p: Antarctica) -> None:
    """Tell how the game has ended, and through whom."""
    if p.ended == LAST_SCIENTIST:
        for seat in range(p.players):
            if p.supply[seat] + p.reserve[seat] == 0:
                p.tell(PLACED_LAST, seat)
    p.tell(ENDED, p.ended)


def end_visit(p: Antarctica) -> None:
    """Discard icebreakers where the sun is, and move it on."""
    p.lines[p.sun] &= ~(NOTED | (NOTED << 8) | (NOTED << 16))
    lift_ice(p, p.sun)
    move_sun(p)


# Research tracks (rulebook, Box A)


def advance(p: Antarctica, seat: i64, track: i64, points: i64) -> None:
    """Move a cube over so many empty spaces; what it passed is carried out later (ruling 16)."""
    space = p.on_tracks[track * SEATED + seat]
    to = p.landing(track, seat, points)
    if to == space:
        return
    if space == 0:
        p.cubes[seat] -= 1
    p.on_tracks[track * SEATED + seat] = to
    p.idle = 0
    p.tell(ADVANCED, seat, track, to)
    for passed in range(space + 1, to + 1):
        symbol = p.tables.symbols[track * SPACES + passed]
        if symbol >= RED or (symbol != NO_SYMBOL and is_first(p, seat, track, passed)):
            p.queue = append(p.queue, symbol | (seat << 4))


def is_first(p: Antarctica, seat: i64, track: i64, space: i64) -> bool:
    """Say whether no other cube has been to a space; cubes never go back."""
    first = track * SEATED
    for other in range(p.players):
        if other != seat and p.on_tracks[first + other] >= space:
            return False
    return True


def carry_out(p: Antarctica) -> None:
    """Carry out the first symbol of the queue (rulings 16 to 20)."""
    symbol = p.queue[0] & 15
    seat = p.queue[0] >> 4
    p.queue = p.queue[1:]
    p.tell(TRIGGERED, seat, symbol)
    if symbol == MOVE_SHIP or symbol == ADVANCE_THREE:
        p.symbol = symbol
        p.owner = seat
        pass_over(p)
    elif symbol == DRAFT and p.pile_size() > 0:
        begin_draft(p, seat)
    elif symbol == SCIENTIST and p.reserve[seat] > 0:
        join(p, seat, 1)
        p.tell(JOINED, seat)
    elif symbol == NEW_SHIP and p.ships[seat] > 0 and p.room(p.sun):
        launch(p, seat)
    elif symbol == EXPERTISE_CARD and p.expertise > 0:
        p.expertise -= 1
        p.experts[seat] += 1
        p.tell(RECEIVED, seat, EXPERTISE)
    elif symbol == BASIC_CARD and p.basics & SEAT_BITS[seat] == 0:
        p.basics |= SEAT_BITS[seat]
        p.tell(RECEIVED, seat, BASIC)
    else:
        p.tell(IN_VAIN, seat, symbol)


def answered(p: Antarctica) -> None:
    """Let the next player answer a blue symbol."""
    p.answers += 1
    pass_over(p)


def pass_over(p: Antarctica) -> None:
    """Pass over players who can do nothing with a blue symbol; after the last it is finished."""
    while p.answers < p.players:
        seat = (p.owner + p.answers) % p.players
        if p.symbol == ADVANCE_THREE:
            if p.can_advance_somewhere(seat, p.picked):
                return
        elif p.can_move_some(seat):
            return
        p.tell(PASSED_OVER, seat, p.symbol)
        p.answers += 1
    p.symbol = NO_SYMBOL
    p.owner = 0
    p.answers = 0
    p.picked = 0


@final
class WhichShip(Decision[Antarctica]):
    """A ship of one's own to move, without an action; or none (ruling 18)."""

    name = "which-ship"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        n: i64 = 0
        for place in range(SHIP_PLACES):
            out[n] = WEIGH + place
            n += i64(p.can_move(place, p.actor))
        out[n] = DECLINE
        return n + 1

    def take(self, p: Antarctica, option: i64) -> None:
        if option == DECLINE:
            p.tell(DECLINED, p.actor, MOVE_SHIP)
            answered(p)
        else:
            p.weighed = option - WEIGH
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if not WEIGH <= option < WEIGH + SHIP_PLACES:
            return ""
        ship = p.ship_at(option - WEIGH)
        return "why-just-built" if ship & OWNER == p.actor + 1 else "why-not-yours"


@final
class MoveWhere(Decision[Antarctica]):
    """Where that ship goes."""

    name = "move-where"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        return add_areas(p, SAIL, p.weighed // 3, out, 0)

    def take(self, p: Antarctica, option: i64) -> None:
        place = p.weighed
        p.weighed = NO_SHIP
        p.cast_off(place)
        p.berth(p.actor + 1, option - SAIL)
        p.tell(MOVED, p.actor, place // 3, option - SAIL)
        answered(p)
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if not SAIL <= option < SAIL + AREA_COUNT:
            return ""
        if option - SAIL == p.weighed // 3:
            return "why-must-leave"
        return why_not_there(p, option - SAIL)


def begin_draft(p: Antarctica, seat: i64) -> None:
    """Draw a shipyard card for each player, as far as there are cards (ruling 19)."""
    p.round = FROM_PACKET
    p.round_start = seat
    p.round_size = min(p.players, p.pile_size())
    for late in range(p.round_size, p.players):
        p.tell(PASSED_OVER, (seat + late) % p.players, DRAFT)


@final
class DrawCard(Decision[Antarctica]):
    """A card for the draft: the pile lies open, so everybody sees which one is missing."""

    name = "draw-card"

    def outcomes(self, p: Antarctica, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for kind in range(KINDS):
            out[n] = DRAW + kind
            weights[n] = p.pile[kind]
            n += i64(p.pile[kind] > 0)
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        kind = option - DRAW
        p.pile[kind] -= 1
        p.packet[kind] += 1
        p.idle = 0
        p.tell(DREW, kind)
        if p.packet_size() == p.round_size:
            p.looked = True
            if p.round_size == 1:
                take_last(p)
        follow(p)


@final
class AdvanceAll(Decision[Antarctica]):
    """Three spaces on a track that nobody has chosen for this symbol; or none (ruling 17)."""

    name = "advance-all"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        n = add_tracks(p, ADVANCE, p.actor, p.picked, out, 0)
        out[n] = DECLINE
        return n + 1

    def take(self, p: Antarctica, option: i64) -> None:
        if option == DECLINE:
            p.tell(DECLINED, p.actor, ADVANCE_THREE)
        else:
            p.picked |= BITS[option - ADVANCE]
            advance(p, p.actor, option - ADVANCE, 3)
        answered(p)
        follow(p)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if not ADVANCE <= option < ADVANCE + TRACK_COUNT:
            return ""
        if p.picked & BITS[option - ADVANCE] != 0:
            return "why-track-picked"
        return why_no_advance(p, option - ADVANCE, p.actor)


def all_decisions() -> list[Decision[Antarctica]]:
    """Return the decisions, by number."""
    return in_order(
        DECISIONS.decisions,
        [
            LayOut(),
            TurnUpCard(),
            FirstPlayer(),
            PlaceShip(),
            FirstCube(),
            SailWhere(),
            Act(),
            ChooseCard(),
            LookAgain(),
            DiscardWhat(),
            AdvanceWhere(),
            WhichShip(),
            MoveWhere(),
            DrawCard(),
            AdvanceAll(),
        ],
    )
