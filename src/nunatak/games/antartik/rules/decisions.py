"""Every choice in Antartik, in the order of the rulebook."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import pile_of
from nunatak.engine.position import CHANCE, EVERYBODY, ROOM, SEAT_BITS, Decision, in_order
from nunatak.engine.rng import Rng
from nunatak.games.antartik.rules import scoring
from nunatak.games.antartik.rules.position import (
    BET,
    COUNTED,
    DECISIONS,
    DIVE,
    FIRST_DIVER,
    FLOP,
    GO_ON_OR_ANEW,
    LOOK,
    NO_BET,
    ORDER,
    RECEIVE,
    TOP_OR_BOTTOM,
    TURN_OVER,
    Antartik,
    Tables,
    judges_in,
)
from nunatak.games.antartik.rules.vocabulary import (
    ANEW,
    AT_BOTTOM,
    BEGAN,
    BELLYFLOP,
    CARD,
    DRAW,
    ENTERED,
    FIRST,
    FLOPPED,
    GO_ON,
    JUDGE,
    JUDGED,
    JUDGES,
    KEPT_BET,
    KINDS,
    LEFT_OVER,
    LOST_BET,
    NEXT,
    ON_TOP,
    PARACHUTE,
    PARACHUTED,
    PARACHUTES,
    RAISE_HAND,
    RAISED,
    REARRANGED,
    RECEIVED,
    RETURNED,
    SAW,
    STAKE,
    STAKED,
    STOP,
    SUNK,
    SYMBOLS,
    TOOK_LAST,
    TRADE,
    TRADED,
    TURNED_OVER,
    WENT_ON,
    WON_BET,
)

# Setup


def start(tables: Tables, players: i64, children: bool) -> Antartik:
    """Deal everybody one card of the number of players; the rest is the deck (ruling 1)."""
    dealt = players - 1  # plain figures are numbered from 0
    face_up = vec[i64]([0] * (players * KINDS))
    for seat in range(players):
        face_up[seat * KINDS + dealt] = 1
    counts = tables.counts[:]
    counts[dealt] -= players
    p = Antartik(
        tables,
        players,
        vec[i64]([0] * ROOM),
        children,
        pile_of(counts),
        vec[i64](),
        face_up,
        vec[i64]([0] * (players * KINDS)),
        vec[i64]([COUNTED[dealt]] * players),
        vec[i64]([0] * players),
        vec[i64]([NO_BET] * players),
    )
    p.ask(FIRST_DIVER, CHANCE)
    p.settle()
    return p


@final
class FirstDiver(Decision[Antartik]):
    """The first diver is drawn by lot."""

    name = "first-diver"

    def outcomes(self, p: Antartik, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(p.players):
            out[seat] = FIRST + seat
            weights[seat] = 1
        return p.players

    def take(self, p: Antartik, option: i64) -> None:
        p.diver = option - FIRST
        p.tell(BEGAN, p.diver)
        start_turn(p)


# Diving


def start_turn(p: Antartik) -> None:
    """Ask what to do with a row that a flop has left, or turn over the first card (ruling 2)."""
    p.drawn = False
    p.have_bet = 0
    if len(p.row) > 0:
        p.ask(GO_ON_OR_ANEW, p.diver)
    else:
        p.ask(TURN_OVER, CHANCE)


@final
class GoOnOrAnew(Decision[Antartik]):
    """The last diver flopped: try that dive again, or begin a new one."""

    name = "go-on-or-anew"

    def options(self, p: Antartik, out: vec[i64]) -> i64:
        n: i64 = 0
        if p.deck.size() > 0:  # whoever goes on must draw, so there must be a card
            out[n] = GO_ON
            n += 1
        out[n] = ANEW
        return add_trades(p, out, n + 1, 0)

    def take(self, p: Antartik, option: i64) -> None:
        if option == GO_ON:
            p.tell(WENT_ON, p.diver, len(p.row))
            ask_bets(p, p.diver)
        elif option == ANEW:
            p.tell(RETURNED, p.diver, len(p.row))
            for kind in p.row:  # the first-drawn card comes to lie uppermost
                p.deck.put_below(kind, EVERYBODY)
            p.clear_row()
            p.ask(TURN_OVER, CHANCE)
        else:
            trade(p, option - TRADE)

    def why_not(self, p: Antartik, option: i64) -> str:
        if option == GO_ON:
            return "why-no-card-to-draw"
        return why_no_trade(p, option)


@final
class TurnOver(Decision[Antartik]):
    """The next card of the dive."""

    name = "turn-over"

    def outcomes(self, p: Antartik, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return p.deck.outcomes(0, eye, CARD, out, weights)

    def draw(self, p: Antartik, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        return CARD + p.deck.chosen(0, rng)

    def take(self, p: Antartik, option: i64) -> None:
        kind = option - CARD
        p.deck.draw(kind)
        p.drawn = True
        p.tell(TURNED_OVER, p.diver, kind)
        if p.figures & p.tables.figures[kind] != 0:
            if p.children and (p.has_parachute(p.diver) or p.may_unfold(p.diver)):
                p.ask(FLOP, p.diver, kind)
            else:
                flop(p, kind)
            return
        p.lay_out(kind)
        lose_bets(p)
        if p.deck.size() == 0:  # ruling 10
            enter(p, scoring.CLEAN_ENTRY)
        else:
            ask_bets(p, p.diver)


@final
class Dive(Decision[Antartik]):
    """Another figure, or into the water; or first a word with a judge."""

    name = "dive"

    def options(self, p: Antartik, out: vec[i64]) -> i64:
        out[0] = DRAW
        n: i64 = 1
        if p.drawn:
            out[n] = STOP
            n += 1
        if p.standing == 0 and judges_in(p.up[p.diver]) > 0:
            first = p.diver * KINDS + JUDGES
            for i in range(SYMBOLS):
                if p.face_up[first + i] > 0:
                    out[n] = JUDGE + i
                    n += 1
        return add_trades(p, out, n, 0)

    def take(self, p: Antartik, option: i64) -> None:
        if option == DRAW:
            p.ask(TURN_OVER, CHANCE)
        elif option == STOP:
            win_bets(p)
            enter(p, scoring.CLEAN_ENTRY)
        elif option >= JUDGE:
            kind = JUDGES + option - JUDGE
            looks = min(i64(3), p.deck.size())
            p.lose(p.diver, kind)
            p.tell(JUDGED, p.diver, kind, looks)
            p.ask(LOOK, CHANCE, looks << 4)
        else:
            trade(p, option - TRADE)

    def why_not(self, p: Antartik, option: i64) -> str:
        if option == STOP:
            return "why-draw-first"
        if JUDGE <= option < JUDGE + SYMBOLS:
            kind = JUDGES + option - JUDGE
            if p.face_up[p.diver * KINDS + kind] > 0:
                return "why-bet-stands"
            if p.face_down[p.diver * KINDS + kind] > 0:
                return "why-judge-face-up"
            return "why-no-judge"
        if PARACHUTE <= option < PARACHUTE + SYMBOLS:
            return "why-only-at-flop"
        return why_no_trade(p, option)


def enter(p: Antartik, ending: i64) -> None:
    """Let the diver take the row (ruling 6)."""
    p.tell(ENTERED, p.diver, len(p.row))
    for kind in p.row:
        p.gain(p.diver, kind)
    p.clear_row()
    end_turn(p, ending)


def flop(p: Antartik, kind: i64) -> None:
    """Give the diver the last card only; the row stays for the next one (ruling 6)."""
    p.tell(FLOPPED, p.diver, kind)
    win_bets(p)
    p.gain(p.diver, kind)
    end_turn(p, scoring.BELLYFLOP)


def end_turn(p: Antartik, ending: i64) -> None:
    """Pass the turn on, unless the deck is empty (ruling 10)."""
    if p.deck.size() > 0:
        p.diver += 1
        if p.diver == p.players:
            p.diver = 0
        start_turn(p)
        return
    p.ended = ending
    if len(p.row) > 0:
        p.tell(LEFT_OVER, len(p.row))


# Daring the diver


def ask_bets(p: Antartik, after: i64) -> None:
    """Ask the next player who can still bet, clockwise; when all have answered, the diver."""
    seat = after + 1
    if seat == p.players:
        seat = 0
    while seat != p.diver:
        if p.may_bet(seat):
            p.ask(BET, seat)
            return
        seat += 1
        if seat == p.players:
            seat = 0
    p.ask(DIVE, p.diver)


@final
class Bet(Decision[Antartik]):
    """Stake a card that the dive ends here, or raise a hand (ruling 3)."""

    name = "bet"

    def options(self, p: Antartik, out: vec[i64]) -> i64:
        out[0] = RAISE_HAND
        n: i64 = 1
        if p.up[p.actor] > 0:
            cards = p.face_up
            first = p.actor * KINDS
            for kind in range(KINDS):
                out[n] = STAKE + kind
                n += i64(cards[first + kind] > 0)
        return add_trades(p, out, n, 0)

    def take(self, p: Antartik, option: i64) -> None:
        if option == RAISE_HAND:
            p.tell(RAISED, p.actor)
            ask_bets(p, p.actor)
        elif option < TRADE:
            p.stake(p.actor, option - STAKE)
            p.tell(STAKED, p.actor, option - STAKE)
            ask_bets(p, p.actor)
        else:
            trade(p, option - TRADE)

    def why_not(self, p: Antartik, option: i64) -> str:
        if STAKE <= option < STAKE + KINDS:
            if p.face_down[p.actor * KINDS + option - STAKE] > 0:
                return "why-stake-face-up"
            return "why-not-yours"
        if JUDGE <= option < JUDGE + SYMBOLS:
            return "why-only-diver"
        return why_no_trade(p, option)


def lose_bets(p: Antartik) -> None:
    """Give every staked card to the diver, face up (ruling 5)."""
    if p.standing == 0:
        return
    for seat in range(p.players):
        kind = p.bets[seat]
        if kind != NO_BET:
            p.bets[seat] = NO_BET
            p.gain(p.diver, kind)
            p.tell(LOST_BET, seat, kind, p.diver)
    p.standing = 0


def win_bets(p: Antartik) -> None:
    """Give every staked card back, face down (ruling 5)."""
    if p.standing == 0:
        return
    for seat in range(p.players):
        kind = p.bets[seat]
        if kind != NO_BET:
            p.bets[seat] = NO_BET
            p.turn_down(seat, kind)
            p.tell(WON_BET, seat, kind)
    p.standing = 0


def keep_bets(p: Antartik) -> None:
    """Give every staked card back, face up (ruling 8)."""
    for seat in range(p.players):
        kind = p.bets[seat]
        if kind != NO_BET:
            p.bets[seat] = NO_BET
            p.gain(seat, kind)
            p.tell(KEPT_BET, seat, kind)
    p.standing = 0


# Trading a face-down card for two face-up ones (ruling 8)


def add_trades(p: Antartik, out: vec[i64], n: i64, held: i64) -> i64:
    """Write the trades that whoever decides may make, and return how many options there are."""
    if p.may_trade(p.actor, held):
        cards = p.face_down
        first = p.actor * KINDS
        left = p.cards_down(p.actor)  # seldom more than two
        kind: i64 = 0
        while left > 0:
            count = cards[first + kind]
            if count > 0:
                out[n] = TRADE + kind
                n += 1
                left -= count
            kind += 1
    return n


def why_no_trade(p: Antartik, option: i64) -> str:
    """Return the key of the rule against this trade."""
    if not TRADE <= option < TRADE + KINDS:
        return ""
    if p.face_down[p.actor * KINDS + option - TRADE] == 0:
        return "why-trade-face-down"
    return "why-deck-empty"


def trade(p: Antartik, kind: i64) -> None:
    """Turn a face-down card up and draw from the bottom; then the same question stands again."""
    p.turn_up(p.actor, kind)
    p.tell(TRADED, p.actor, kind)
    p.ask(p.now, p.actor, p.about)
    p.ask(RECEIVE, CHANCE, p.actor)


@final
class Receive(Decision[Antartik]):
    """The bottom card of the deck, for a trade."""

    name = "receive"

    def outcomes(self, p: Antartik, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return p.deck.outcomes_below(eye, CARD, out, weights)

    def draw(self, p: Antartik, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        return CARD + p.deck.chosen_below(rng)

    def take(self, p: Antartik, option: i64) -> None:
        seat = p.about
        kind = option - CARD
        p.deck.draw_below(kind)
        p.gain(seat, kind)
        p.tell(RECEIVED, seat, kind)
        if p.deck.size() > 0:
            return
        asked = p.asked_next()
        ends = asked == BET or asked == DIVE  # a flop is settled first, and before a dive is none
        p.tell(TOOK_LAST, seat, i64(ends))
        if ends:
            p.drop_agenda()
            keep_bets(p)
            enter(p, scoring.TRADE)


# Judges (ruling 4)


@final
class Look(Decision[Antartik]):
    """A card that the judge shows to the diver."""

    name = "look"

    def outcomes(self, p: Antartik, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return p.deck.outcomes(p.about & 15, eye, CARD, out, weights)

    def draw(self, p: Antartik, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        return CARD + p.deck.chosen(p.about & 15, rng)

    def take(self, p: Antartik, option: i64) -> None:
        place = p.about & 15
        looks = p.about >> 4
        kind = option - CARD
        p.deck.look(place, kind, p.diver)
        p.tell(SAW, p.diver, kind, seen=SEAT_BITS[p.diver])
        if place + 1 < looks:
            p.ask(LOOK, CHANCE, place + 1 | (looks << 4))
        else:
            p.ask(TOP_OR_BOTTOM, p.diver, looks)


@final
class TopOrBottom(Decision[Antartik]):
    """The cards seen go back on top, or all of them to the bottom."""

    name = "top-or-bottom"

    def options(self, p: Antartik, out: vec[i64]) -> i64:
        out[0] = ON_TOP
        out[1] = AT_BOTTOM
        return add_trades(p, out, 2, p.about)

    def take(self, p: Antartik, option: i64) -> None:
        if option >= TRADE and option < JUDGE:
            trade(p, option - TRADE)
            return
        p.deck.mix_top(p.about, p.diver)
        if option == ON_TOP:
            p.tell(REARRANGED, p.diver, p.about)
        else:
            p.tell(SUNK, p.diver, p.about)
        put_back(p, 0, p.about, option == AT_BOTTOM)

    def why_not(self, p: Antartik, option: i64) -> str:
        return why_no_trade(p, option)


def put_back(p: Antartik, placed: i64, left: i64, below: bool) -> None:
    """Ask which card comes next, or go on with the dive when there is nothing to choose."""
    if left > 1:
        p.ask(ORDER, p.diver, placed | (left << 4) | (256 if below else 0))
        return
    if below:
        p.deck.lay_below(p.deck.lift(0))
    ask_bets(p, p.diver)


@final
class Order(Decision[Antartik]):
    """Which of the cards seen will be drawn next."""

    name = "order"
    part = True
    secret = True  # who is not asked has cards that are all alike

    def options(self, p: Antartik, out: vec[i64]) -> i64:
        placed = p.about & 15
        left = (p.about >> 4) & 15
        n: i64 = 0
        for place in range(placed, placed + left):
            option = NEXT + p.deck.kind_at(place)
            double = False
            for i in range(n):
                if out[i] == option:
                    double = True
            if not double:
                out[n] = option
                n += 1
        return add_trades(p, out, n, placed + left)

    def take(self, p: Antartik, option: i64) -> None:
        placed = p.about & 15
        left = (p.about >> 4) & 15
        below = p.about >= 256
        if option < JUDGE:
            trade(p, option - TRADE)
            return
        place = placed
        while place + 1 < placed + left and p.deck.kind_at(place) != option - NEXT:
            place += 1
        if below:
            p.deck.lay_below(p.deck.lift(place))
            put_back(p, 0, left - 1, True)
        else:
            p.deck.raise_to(place, placed)
            put_back(p, placed + 1, left - 1, False)

    def why_not(self, p: Antartik, option: i64) -> str:
        if NEXT <= option < NEXT + KINDS:
            return "why-not-among-these"
        return why_no_trade(p, option)


# Parachutes (ruling 7)


@final
class Flop(Decision[Antartik]):
    """A bellyflop that a parachute may still turn into a clean entry.

    A parachute that lies face down must be traded face up first, and may be (ruling 8).
    """

    name = "flop"

    def options(self, p: Antartik, out: vec[i64]) -> i64:
        n: i64 = 0
        first = p.diver * KINDS + PARACHUTES
        for i in range(SYMBOLS):
            if p.face_up[first + i] > 0:
                out[n] = PARACHUTE + i
                n += 1
        out[n] = BELLYFLOP
        return add_trades(p, out, n + 1, 0)

    def take(self, p: Antartik, option: i64) -> None:
        kind = p.about
        if option == BELLYFLOP:
            flop(p, kind)
        elif option >= PARACHUTE:
            parachute = PARACHUTES + option - PARACHUTE
            p.lose(p.diver, parachute)
            p.tell(PARACHUTED, p.diver, parachute, kind)
            p.deck.put_below(kind, EVERYBODY)
            win_bets(p)
            enter(p, scoring.CLEAN_ENTRY)
        else:
            trade(p, option - TRADE)

    def why_not(self, p: Antartik, option: i64) -> str:
        if PARACHUTE <= option < PARACHUTE + SYMBOLS:
            kind = PARACHUTES + option - PARACHUTE
            if p.face_down[p.diver * KINDS + kind] > 0:
                return "why-parachute-face-up"
            return "why-no-parachute"
        return why_no_trade(p, option)


def all_decisions() -> list[Decision[Antartik]]:
    """Return the decisions by their numbers."""
    return in_order(
        DECISIONS.decisions,
        [
            FirstDiver(),
            GoOnOrAnew(),
            Bet(),
            Dive(),
            TurnOver(),
            Look(),
            TopOrBottom(),
            Order(),
            Flop(),
            Receive(),
        ],
    )
