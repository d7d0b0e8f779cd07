"""Whether what lies on the table in Antarctica can lie there: what is wrong, as a sentence."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.position import CHANCE, SEAT_BITS, actor_at, decision_at
from nunatak.games.antarctica.rules.decisions.setup import ask_for_setup, ask_for_ships
from nunatak.games.antarctica.rules.position import (
    ACT,
    ADVANCE_ALL,
    ADVANCE_WHERE,
    AFLOAT,
    AT_ONCE,
    CHOOSE_CARD,
    CUBE_OWNER,
    DISCARD_WHAT,
    DRAW_CARD,
    FIRST_CUBE,
    FIRST_TAKER,
    IS_DRAFT,
    LATER,
    LAY_OUT,
    LOOK_AGAIN,
    MOST_SYMBOLS,
    MOVE_WHERE,
    NO_AREA,
    NO_CARD,
    NO_SHIP,
    OWNER,
    PICKED,
    PICKS,
    PIECES,
    PILE,
    PLACE_SHIP,
    POINTS,
    SAIL_WHERE,
    SHIP,
    SIZE,
    SPARE_CUBES,
    SPARE_SHIPS,
    THEN_GO_ON,
    THEN_SYMBOLS,
    TURN_UP_CARD,
    WHICH_SHIP,
    Antarctica,
)
from nunatak.games.antarctica.rules.scoring import SEATED
from nunatak.games.antarctica.rules.vocabulary import (
    AREA_COUNT,
    BUILDING_COUNT,
    CARD_COUNT,
    ICEBREAKER,
    KINDS,
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
        or check_agenda(p)
        or check_question(p)
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
    if p.turn > 0 or seat >= p.players:
        return 0
    if not has_begun(p):
        return p.tables.pieces[p.players * PIECES + AFLOAT]
    n: i64 = 0
    for i in range(p.depth):
        place = p.agenda[i]
        n += i64(decision_at(place) == PLACE_SHIP and actor_at(place) == seat)
    return n


def has_begun(p: Antarctica) -> bool:
    """Say whether the start player is known."""
    return p.turn > 0 or p.now == PLACE_SHIP or p.now == FIRST_CUBE


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
            if ship & ~OWNER != 0 and (p.sun != area or p.turn == 0):
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
        if p.now == LAY_OUT and p.depth > 0:
            if counts[building] > printed or cards > 0:
                return "A building was laid out that is none of the first ones."
        elif counts[building] != printed + cards:
            return f"There are {counts[building]} buildings of sort {building}."
    for area in range(AREA_COUNT):
        if p.is_open(area) and p.buildings[area] == 0 and p.now != LAY_OUT:
            return "Every open area has a building when all are laid out."
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
    if p.picks() == 0:
        return ""
    if pick != p.picks() or start != FIRST_TAKER.of(p.about):
        return "Other cards were taken in this round than is said."
    return ""


def check_turn(p: Antarctica) -> str:
    """Return what is wrong about whose turn it is, or nothing."""
    if len(p.queue) > MOST_SYMBOLS:
        return "So many symbols can't have been passed."
    if p.turn == 0:
        if p.acted or p.second or p.card_players != 0 or len(p.queue) > 0:
            return "Nobody has had a turn yet."
        if p.has_discarded:
            return "Nobody has discarded anything yet."
        if p.target != NO_AREA or p.idle > 0 or p.mover != 0 or p.sun != SW:
            return "The sun has not moved yet."
        return ""
    if not p.is_open(p.sun) or p.card_players >= BITS[p.players]:
        return "The sun is where it can't be, or somebody has played a card who is not there."
    if p.second and p.ice[p.sun] & SEAT_BITS[p.mover] == 0:
        return "A second turn needs an icebreaker."
    if p.target == NO_AREA:
        ship = p.acting_ship()
        if ship == NO_SHIP or p.ship_at(ship) & OWNER != p.mover + 1:
            return "It is the turn of somebody whose ship does not lie there."
        return "Nobody has sailed yet." if p.acted or len(p.queue) > 0 else ""
    if p.target == p.sun or not p.is_open(p.target):
        return "The ship can't have arrived there."
    if p.second and p.noted_ship() != NO_SHIP:
        return "The second ship has not sailed."
    return ""


# What is asked, and what waits below it


def check_agenda(p: Antarctica) -> str:
    """Return what is wrong about what is to be decided, or nothing."""
    if p.depth == 0:
        over = p.turn > 0 and p.target != NO_AREA and p.over_by() != NOT_OVER
        return "" if over else "Nothing is left to decide, though the game is not over."
    if not p.rules.decisions[p.now].about.fits(p.about):
        return "What is asked is about something that is not there."
    q = p.copy()
    q.drop_agenda()
    ask_again(q, p)
    if q.depth != p.depth:
        return "Something else has to be asked now."
    for i in range(p.depth):
        if q.agenda[i] != p.agenda[i]:
            return "Something else has to be asked now."
    return ""


def ask_again(q: Antarctica, p: Antarctica) -> None:
    """Fill the agenda as it must be under what is asked, as far as the table tells."""
    if p.turn == 0:
        if not has_begun(p):
            ask_for_setup(q)
            return
        placed_so_far: i64 = 0
        for seat in range(p.players):
            placed_so_far += p.fleet(seat)
        ask_for_ships(q, placed_so_far)
        return
    if p.now == DISCARD_WHAT and p.target == NO_AREA:
        q.ask(SAIL_WHERE, p.mover)
    elif p.now != SAIL_WHERE and p.now != ACT:
        q.step(THEN_GO_ON)
    for pile in range(PILE_COUNT):
        if p.is_bare(pile) and p.now != TURN_UP_CARD:
            q.ask(TURN_UP_CARD, CHANCE, PILE.put(pile))
    if is_answer(p) and (len(p.queue) > 0 or waits_for_symbols(p)):
        q.step(THEN_SYMBOLS)
    q.ask(p.now, p.actor, p.about)


def is_answer(p: Antarctica) -> bool:
    """Say whether what is asked may come from a symbol."""
    return p.is_taking() or p.now == WHICH_SHIP or p.now == MOVE_WHERE or p.now == ADVANCE_ALL


def waits_for_symbols(p: Antarctica) -> bool:
    """Say whether symbols are to be carried out after what is asked, even if none is left."""
    return p.depth > 1 and decision_at(p.agenda[p.depth - 2]) == THEN_SYMBOLS


def check_question(p: Antarctica) -> str:
    """Return why what is asked can't be asked now, or nothing."""
    if p.turn == 0 or p.depth == 0:
        return ""
    if p.is_taking():
        return check_round(p)
    if is_answer(p):
        return check_answer(p)
    if len(p.queue) > 0:
        return "Symbols are carried out before anything else is asked."
    if p.now == TURN_UP_CARD:
        bare = p.actor == CHANCE and p.is_bare(PILE.of(p.about))
        return "" if bare else "There is no card to be turned up."
    if p.actor != p.mover:
        return "Somebody is asked whose turn it is not."
    if p.now == SAIL_WHERE:
        return "" if p.target == NO_AREA else "The ship has sailed already."
    if p.now == DISCARD_WHAT:
        return "" if p.can_discard() else "Nothing can be discarded."
    if p.target == NO_AREA:
        return "Nobody has sailed yet."
    if p.now == ADVANCE_WHERE:
        can = p.acted and POINTS.of(p.about) > 0 and p.can_advance_somewhere(p.mover, 0)
        return "" if can else "There is no building to research with."
    return "" if p.now == ACT and p.may_go_on() else "Something else has to be asked now."


def check_answer(p: Antarctica) -> str:
    """Return what is wrong about a blue symbol that is being carried out, or nothing."""
    if p.target == NO_AREA:
        return "Symbols are met by whoever has arrived somewhere."
    if not 0 <= p.actor < p.players or CUBE_OWNER.of(p.about) >= p.players:
        return "A symbol is answered by somebody who is not there."
    picked = PICKED.of(p.about)
    if p.now == ADVANCE_ALL:
        if not p.can_advance_somewhere(p.actor, picked) or SHIP.of(p.about) > 0:
            return "Somebody is to advance who can't."
        return ""
    if picked != 0:
        return "Tracks were chosen, but nobody was asked to."
    if p.now == MOVE_WHERE:
        can = p.can_move(SHIP.of(p.about), p.actor)
        return "" if can else "A ship is to be moved that can't be."
    if not p.can_move_some(p.actor) or SHIP.of(p.about) > 0:
        return "Somebody is to move a ship who can't."
    return ""


def check_round(p: Antarctica) -> str:
    """Return what is wrong about a round of shipyard cards, or nothing."""
    size = SIZE.of(p.about)
    picks = PICKS.of(p.about)
    if p.target == NO_AREA:
        return "Cards are taken when somebody has arrived somewhere."
    if picks > size or size > p.players or FIRST_TAKER.of(p.about) >= p.players:
        return "More cards were taken than there are players."
    taker = (FIRST_TAKER.of(p.about) + picks) % p.players
    if p.actor != (taker if p.now == CHOOSE_CARD else CHANCE):
        return "Somebody is to take a card whose turn it is not."
    if p.now == CHOOSE_CARD and picks == size:
        return "All cards of the round were taken."
    if p.now == LOOK_AGAIN and picks == 0:
        return "No card of the round was taken."
    if IS_DRAFT.of(p.about) == 1:
        return check_draft(p, size, picks)
    if size != p.players - 1 or p.packet_size() > 0 or p.now == DRAW_CARD:
        return "From the pile everybody else takes a card."
    return "" if p.pile_size() >= size - picks else "There are not enough cards in the pile."


def check_draft(p: Antarctica, size: i64, picks: i64) -> str:
    """Return what is wrong about the cards of a draft, or nothing."""
    if p.now != DRAW_CARD:
        right = p.packet_size() == size - picks
        return "" if right else "As many cards are drafted as were drawn."
    if picks > 0 or p.packet_size() >= size:
        return "As many cards are drafted as were drawn."
    enough = p.packet_size() + p.pile_size() >= size
    return "" if enough else "There are not enough cards for the draft."
