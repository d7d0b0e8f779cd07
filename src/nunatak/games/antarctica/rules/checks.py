"""Whether what lies on the table in Antarctica can lie there: what is wrong, as a sentence."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import SEAT_BITS
from nunatak.games.antarctica.rules.position import (
    ACTING,
    AFLOAT,
    AT_ONCE,
    BITS,
    CUBING,
    FROM_PILE,
    LATER,
    LAYING,
    LOTS,
    MOST_SYMBOLS,
    NO_AREA,
    NO_CARD,
    NO_ROUND,
    NO_SHIP,
    NO_SYMBOL,
    NOTHING_ASKED,
    ORDER,
    OWNER,
    PIECES,
    PLACING,
    SAILING,
    SPARE_CUBES,
    SPARE_SHIPS,
    Antarctica,
)
from nunatak.games.antarctica.rules.scoring import SEATED
from nunatak.games.antarctica.rules.vocabulary import (
    ADVANCE_THREE,
    AREA_COUNT,
    BUILDING_COUNT,
    CARD_COUNT,
    ICEBREAKER,
    KINDS,
    MOVE_SHIP,
    NOT_OVER,
    PILE_COUNT,
    SW,
    TRACK_COUNT,
)


def complaint(p: Antarctica) -> str:
    """Return what is impossible about a position, or nothing."""
    return (
        check_pieces(p)
        or check_board(p)
        or check_tracks(p)
        or check_building_cards(p)
        or check_shipyard_cards(p)
        or check_takes(p)
        or check_turn(p)
        or check_symbols(p)
        or check_round(p)
        or check_agenda(p)
    )


def check_pieces(p: Antarctica) -> str:
    """Return which pieces are lost or too many, or nothing."""
    first = p.players * PIECES
    pieces = p.tables.pieces
    for seat in range(SEATED):
        people = p.supply[seat] + p.reserve[seat]
        for area in range(AREA_COUNT):
            people += p.scientists[area * SEATED + seat]
        ships = p.ships[seat] + p.sunk[seat] + p.fleet(seat) + unplaced(p, seat)
        cubes = p.cubes[seat] + p.discarded[seat] - p.sunk[seat]
        for track in range(TRACK_COUNT):
            cubes += i64(p.on_tracks[track * SEATED + seat] > 0)
        there = i64(seat < p.players)
        if people != there * (pieces[first + AT_ONCE] + pieces[first + LATER]):
            return f"Seat {seat + 1} has {people} scientists."
        if ships != there * (pieces[first + AFLOAT] + pieces[first + SPARE_SHIPS]):
            return f"Seat {seat + 1} has {ships} ships."
        if cubes != there * pieces[first + SPARE_CUBES]:
            return f"Seat {seat + 1} has {cubes} cubes."
        if (
            min(p.supply[seat], p.reserve[seat]) < 0
            or min(p.ships[seat], p.cubes[seat]) < 0
            or not 0 <= p.sunk[seat] <= p.discarded[seat]
        ):
            return f"Seat {seat + 1} has fewer pieces than none."
    return ""


def unplaced(p: Antarctica, seat: i64) -> i64:
    """Return how many ships a seat has still to place before the first turn."""
    n: i64 = 0
    for i in range(p.placed, ORDER):
        place = p.tables.order[p.players * ORDER + i]
        n += i64(place >= 0 and (p.starter + place) % p.players == seat)
    return n


def check_board(p: Antarctica) -> str:
    """Return what can't lie in an area, or nothing."""
    counts = vec[i64]([0] * BUILDING_COUNT)
    for area in range(AREA_COUNT):
        for building in range(BUILDING_COUNT):
            counts[building] += i64(p.buildings[area] & BITS[building] != 0)
        line = p.lines[area]
        if not p.is_open(area) and line + p.ice[area] + p.buildings[area] != 0:
            return f"Something lies in area {area}, which is closed."
        for place in range(area * 3, area * 3 + 3):
            ship = p.ship_at(place)
            if ship & OWNER > p.players or (ship == 0) != (ship & OWNER == 0):
                return f"Nobody's ship lies in area {area}."
            if ship & ~OWNER != 0 and (p.sun != area or p.phase < SAILING):
                return f"A ship in area {area} is said to be new, or noted by the sun."
        for seat in range(SEATED):
            if p.scientists[area * SEATED + seat] < 0:
                return f"Fewer scientists than none are in area {area}."
            if p.ice[area] & SEAT_BITS[seat] != 0 and not has_set_ice(p, seat):
                return f"Seat {seat + 1} has not played so many icebreakers."
    return check_buildings(p, counts)


def has_set_ice(p: Antarctica, seat: i64) -> bool:
    """Say whether a seat has played as many icebreakers as it has lying."""
    lying: i64 = 0
    for area in range(AREA_COUNT):
        lying += i64(p.ice[area] & SEAT_BITS[seat] != 0)
    for play in p.plays:
        lying -= i64(play & 255 == ICEBREAKER | (seat << 4))
    return lying <= 0


def check_buildings(p: Antarctica, counts: vec[i64]) -> str:
    """Return which building nobody has built, or nothing."""
    start = p.players * BUILDING_COUNT
    for building in range(BUILDING_COUNT):
        cards: i64 = 0
        for card in range(CARD_COUNT):
            if p.tables.results[card] == building:
                for seat in range(p.players):
                    cards += i64(p.built[seat] & BITS[card] != 0)
        printed = p.tables.start[start + building]
        if p.phase == LAYING:
            if counts[building] > printed or cards > 0:
                return "A building was laid out that is none of the first ones."
        elif counts[building] != printed + cards:
            return f"There are {counts[building]} buildings of sort {building}."
    if (p.phase == LAYING) != (p.bare_area() < AREA_COUNT):
        return "Every open area has a building, or none was laid there yet."
    return ""


def check_tracks(p: Antarctica) -> str:
    """Return which cube can't stand where it stands, or nothing."""
    for track in range(TRACK_COUNT):
        taken: i64 = 0
        for seat in range(SEATED):
            space = p.on_tracks[track * SEATED + seat]
            if not 0 <= space <= p.tables.lengths[track]:
                return f"A cube stands beyond the end of track {track}."
            if space > 0 and p.tables.tracks[p.players] & BITS[track] == 0:
                return f"A cube stands on track {track}, which is closed."
            if space > 0 and taken & BITS[space] != 0:
                return f"Two cubes stand on one space of track {track}."
            taken |= BITS[space]
    return ""


def check_building_cards(p: Antarctica) -> str:
    """Return which building card is lost or there twice, or nothing."""
    cards = p.deck
    for pile in range(PILE_COUNT):
        card = p.face_up[pile]
        if card != NO_CARD:
            if p.tables.pile_bits[pile] & BITS[card] == 0 or cards & BITS[card] != 0:
                return f"Building card {card} does not lie on pile {pile}."
            cards |= BITS[card]
    for seat in range(SEATED):
        if cards & p.built[seat] != 0:
            return f"Seat {seat + 1} has a building card that lies elsewhere too."
        cards |= p.built[seat]
        stars: i64 = 0
        for card in range(CARD_COUNT):
            stars += p.tables.stars[card] * i64(p.built[seat] & BITS[card] != 0)
        if stars != p.stars[seat]:
            return f"Seat {seat + 1} has {stars} cards with an asterisk."
    if cards != p.tables.decks[p.players]:
        return "Other building cards are in play than should be."
    return ""


def check_shipyard_cards(p: Antarctica) -> str:
    """Return which shipyard card is lost or there twice, or nothing."""
    missing: i64 = 0
    for kind in range(KINDS):
        n = p.pile[kind] + p.packet[kind]
        for seat in range(SEATED):
            n += p.hands[seat * KINDS + kind]
            if p.hands[seat * KINDS + kind] < 0:
                return f"Seat {seat + 1} holds fewer cards than none."
        for play in p.plays:
            n += i64(play & 15 == kind)
        if n > p.tables.shipyard[kind] or min(p.pile[kind], p.packet[kind]) < 0:
            return f"There are {n} shipyard cards of kind {kind}."
        missing += p.tables.shipyard[kind] - n
    if missing > 0 and p.pile_size() + p.packet_size() > 0:
        return "Shipyard cards are lost while others can still be had."
    experts = p.expertise
    for seat in range(SEATED):
        if p.experts[seat] < 0:
            return f"Seat {seat + 1} holds fewer cards than none."
        experts += p.experts[seat]
    if p.expertise < 0 or experts > p.players:
        return f"There are {experts} Expertise cards."
    if p.basics >= BITS[p.players]:
        return "Nobody holds a Basic card who is not there."
    return ""


def check_takes(p: Antarctica) -> str:
    """Return what is wrong about what was taken and played, or nothing."""
    kinds = p.takes[:]
    held = vec[i64]([0] * (SEATED * KINDS))
    pick: i64 = 0
    start: i64 = 0
    for i in range(i64(len(p.takes))):
        take = p.takes[i]
        kinds[i] = take & 15
        if (take >> 8) & 15 == 0:
            pick = 0
            start = take >> 12
        seat = (take >> 4) & 15
        if (
            (take >> 8) & 15 != pick
            or take >> 12 != start
            or pick >= p.players
            or seat != (start + pick) % p.players
        ):
            return "Cards were taken out of order."
        pick += 1
        held[seat * KINDS + kinds[i]] += 1
    before: i64 = 0
    for play in p.plays:
        if play >> 8 < before or play >> 8 > len(p.takes):
            return "Cards were played out of order."
        before = play >> 8
        held[((play >> 4) & 15) * KINDS + (play & 15)] -= 1
    if not p.explains_plays(kinds):
        return "A card was played that nobody had taken."
    for i in range(SEATED * KINDS):
        if held[i] != p.hands[i]:
            return "Somebody holds other cards than were taken."
    if p.round == NO_ROUND or p.picks == 0:
        return ""
    if pick != p.picks or start != p.round_start:
        return "Other cards were taken in this round than is said."
    return ""


def check_turn(p: Antarctica) -> str:
    """Return what is wrong about whose turn it is, or nothing."""
    if p.phase < SAILING:
        if p.turn > 0 or p.acted or p.second or p.carded != 0:
            return "Nobody has had a turn yet."
        if p.dumping or p.dumped:
            return "Nobody has discarded anything yet."
        if p.target != NO_AREA or p.idle > 0 or p.mover != 0 or p.sun != SW:
            return "The sun has not moved yet."
        if p.phase == CUBING and p.players > 2:
            return "Only with two players does the second begin with a cube."
        if (p.phase == PLACING) != (unplaced_in_all(p) > 0 and p.phase > LOTS):
            return "Ships are still to be placed, or they are not."
        return ""
    if unplaced_in_all(p) > 0 or p.turn == 0:
        return "The first turn comes when all ships are placed."
    if p.dumping and not p.can_discard():
        return "Nothing can be discarded."
    if not p.is_open(p.sun) or p.carded >= BITS[p.players]:
        return "The sun is where it can't be, or somebody has played a card who is not there."
    noted = p.noted_ship()
    if p.second and (p.ice[p.sun] & SEAT_BITS[p.mover] == 0):
        return "A second turn needs an icebreaker."
    if p.phase == SAILING:
        ship = p.acting_ship()
        if ship == NO_SHIP or p.ship_at(ship) & OWNER != p.mover + 1:
            return "It is the turn of somebody whose ship does not lie there."
        return "" if p.target == NO_AREA and not p.acted else "Nobody has sailed yet."
    if p.target == NO_AREA or p.target == p.sun or not p.is_open(p.target):
        return "The ship can't have arrived there."
    return "" if noted == NO_SHIP or not p.second else "The second ship has not sailed."


def unplaced_in_all(p: Antarctica) -> i64:
    """Return how many ships are still to be placed."""
    n: i64 = 0
    for seat in range(p.players):
        n += unplaced(p, seat)
    return n


def check_symbols(p: Antarctica) -> str:
    """Return what is wrong about symbols that are being carried out, or nothing."""
    if len(p.queue) > MOST_SYMBOLS:
        return "So many symbols can't have been passed."
    if p.phase != ACTING and (p.points > 0 or p.symbol != NO_SYMBOL):
        return "Symbols are met by whoever has arrived somewhere."
    if p.phase != ACTING and (p.round != NO_ROUND or len(p.queue) > 0):
        return "Cards are taken when somebody has arrived somewhere."
    if p.points > 0 and not (p.acted and p.can_advance_somewhere(p.mover, 0)):
        return "There is no building to research with."
    seat = (p.owner + p.answers) % p.players
    if p.symbol == ADVANCE_THREE:
        if not p.can_advance_somewhere(seat, p.picked):
            return "Somebody is to advance who can't."
    elif p.picked != 0:
        return "Tracks were chosen, but nobody was asked to."
    if p.weighed != NO_SHIP:
        if p.symbol != MOVE_SHIP or not p.can_move(p.weighed, seat):
            return "A ship is to be moved that can't be."
    elif p.symbol == MOVE_SHIP and not p.can_move_some(seat):
        return "Somebody is to move a ship who can't."
    if p.symbol == NO_SYMBOL and (p.owner != 0 or p.answers != 0):
        return "Somebody has answered, but nobody was asked to."
    return ""


def check_round(p: Antarctica) -> str:
    """Return what is wrong about a round of shipyard cards, or nothing."""
    if p.round == NO_ROUND:
        whole = p.round_start == 0 and p.round_size == 0 and p.picks == 0
        return "" if whole and not p.looked else "Cards are taken, but in no round."
    if p.picks > p.round_size or p.round_size > p.players:
        return "More cards were taken than there are players."
    if p.round == FROM_PILE:
        if p.round_size != p.players - 1 or p.packet_size() > 0:
            return "From the pile everybody else takes a card."
        if p.pile_size() < p.round_size - p.picks:
            return "There are not enough cards in the pile."
    elif p.picks == 0:
        if p.packet_size() + p.pile_size() < p.round_size:
            return "There are not enough cards for the draft."
        if p.packet_size() > p.round_size or (p.looked and p.packet_size() < p.round_size):
            return "As many cards are drafted as were drawn."
    elif p.packet_size() != p.round_size - p.picks:
        return "As many cards are drafted as were drawn."
    if p.looked and p.picks == p.round_size:
        return "All cards of the round were taken."
    return ""


def check_agenda(p: Antarctica) -> str:
    """Return what is wrong about what is asked, or nothing."""
    question = p.question()
    if p.ended != NOT_OVER:
        if p.depth > 0 or p.over_by() != p.ended:
            return "The game is over, or it is not, or in another way."
        return ""
    if p.depth != 1 or question == NOTHING_ASKED or p.agenda[0] != question:
        return "Something else has to be asked now."
    return ""
