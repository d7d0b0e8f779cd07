"""Every choice in Antartik, in the order of the rulebook."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import pile_of
from nunatak.engine.position import (
    CHANCE,
    EVERYBODY,
    SEAT_BITS,
    Action,
    ByLot,
    Decision,
    Menu,
    in_order,
)
from nunatak.engine.rng import Rng
from nunatak.games.antartik.rules import scoring
from nunatak.games.antartik.rules.position import (
    BELOW,
    BET,
    CARDS_SEEN,
    COUNTED,
    DECISIONS,
    DIVE,
    FIRST_DIVER,
    FLOP,
    FLOPPED_CARD,
    FLOPPING,
    GO_ON_OR_ANEW,
    HELD,
    LEFT,
    LOOK,
    LOOKING,
    LOOKS,
    NO_BET,
    ORDER,
    ORDERING,
    PLACE,
    PLACED,
    RECEIVE,
    SEEN,
    TOP_OR_BOTTOM,
    TRADER,
    TRADING,
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
    p = Antartik(tables, players, children)
    p.deck = pile_of(counts)
    p.face_up = face_up
    p.face_down = vec[i64]([0] * (players * KINDS))
    p.up = vec[i64]([COUNTED[dealt]] * players)
    p.down = vec[i64]([0] * players)
    p.bets = vec[i64]([NO_BET] * players)
    p.ask(FIRST_DIVER, CHANCE)
    p.settle()
    return p


@final
class FirstDiver(ByLot[Antartik]):
    """The first diver is drawn by lot."""

    name = "first-diver"

    def drawn(self, p: Antartik, seat: i64) -> None:
        p.diver = seat
        p.tell(BEGAN, seat)
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
class GoOn(Action[Antartik]):
    """Try the dive again that the last diver flopped."""

    def options(self, p: Antartik, out: vec[i64], n: i64) -> i64:
        out[n] = GO_ON
        return n + i64(p.deck.size() > 0)  # whoever goes on must draw, so there must be a card

    def take(self, p: Antartik, noun: i64) -> None:
        p.tell(WENT_ON, p.diver, len(p.row))
        ask_bets(p, p.diver)

    def why_not(self, p: Antartik, noun: i64) -> str:
        return "why-no-card-to-draw"


@final
class Anew(Action[Antartik]):
    """Put the row under the deck and begin a new dive."""

    def take(self, p: Antartik, noun: i64) -> None:
        p.tell(RETURNED, p.diver, len(p.row))
        for kind in p.row:  # the first-drawn card comes to lie uppermost
            p.deck.put_below(kind, EVERYBODY)
        p.clear_row()
        p.ask(TURN_OVER, CHANCE)


@final
class GoOnOrAnew(Menu[Antartik]):
    """The last diver flopped: try that dive again, or begin a new one."""

    name = "go-on-or-anew"

    def __init__(self) -> None:
        super().__init__([GoOn(GO_ON), Anew(ANEW), Trade(TRADE, KINDS)])


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
                p.ask(FLOP, p.diver, FLOPPED_CARD.put(kind))
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
class Draw(Action[Antartik]):
    """Another figure."""

    def take(self, p: Antartik, noun: i64) -> None:
        p.ask(TURN_OVER, CHANCE)


@final
class Stop(Action[Antartik]):
    """Into the water."""

    def take(self, p: Antartik, noun: i64) -> None:
        win_bets(p)
        enter(p, scoring.CLEAN_ENTRY)

    def why_not(self, p: Antartik, noun: i64) -> str:
        return "why-draw-first"


@final
class AskJudge(Action[Antartik]):
    """A word with a judge, who shows the next cards (ruling 4)."""

    def take(self, p: Antartik, noun: i64) -> None:
        kind = JUDGES + noun
        looks = min(CARDS_SEEN, p.deck.size())
        p.lose(p.diver, kind)
        p.tell(JUDGED, p.diver, kind, looks)
        p.ask(LOOK, CHANCE, LOOKS.put(looks))

    def why_not(self, p: Antartik, noun: i64) -> str:
        kind = JUDGES + noun
        if p.face_up[p.diver * KINDS + kind] > 0:
            return "why-bet-stands"
        if p.face_down[p.diver * KINDS + kind] > 0:
            return "why-judge-face-up"
        return "why-no-judge"


@final
class Dive(Menu[Antartik]):
    """Another figure, or into the water; or first a word with a judge."""

    name = "dive"

    def __init__(self) -> None:
        self.draw_card = Draw(DRAW)
        self.stop = Stop(STOP)
        self.trade = Trade(TRADE, KINDS)
        super().__init__([self.draw_card, self.stop, AskJudge(JUDGE, SYMBOLS), self.trade])

    def take(self, p: Antartik, option: i64) -> None:
        if option == DRAW:  # so often that looking for the action would be felt
            self.draw_card.take(p, 0)
        elif option == STOP:
            self.stop.take(p, 0)
        elif option < JUDGE:
            self.trade.take(p, option - TRADE)
        else:
            super().take(p, option)

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

    def why_none(self, p: Antartik, option: i64) -> str:
        return "why-only-at-flop" if PARACHUTE <= option < PARACHUTE + SYMBOLS else ""


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
class RaiseHand(Action[Antartik]):
    """Don't bet."""

    def take(self, p: Antartik, noun: i64) -> None:
        p.tell(RAISED, p.actor)
        ask_bets(p, p.actor)


@final
class Stake(Action[Antartik]):
    """Stake a card that lies face up."""

    def take(self, p: Antartik, noun: i64) -> None:
        p.stake(p.actor, noun)
        p.tell(STAKED, p.actor, noun)
        ask_bets(p, p.actor)

    def why_not(self, p: Antartik, noun: i64) -> str:
        return "why-stake-face-up" if p.holds_down(p.actor, noun) else "why-not-yours"


@final
class Bet(Menu[Antartik]):
    """Stake a card that the dive ends here, or raise a hand (ruling 3)."""

    name = "bet"

    def __init__(self) -> None:
        self.raise_hand = RaiseHand(RAISE_HAND)
        self.stake = Stake(STAKE, KINDS)
        self.trade = Trade(TRADE, KINDS)
        super().__init__([self.raise_hand, self.stake, self.trade])

    def take(self, p: Antartik, option: i64) -> None:
        if option == RAISE_HAND:  # so often that looking for the action would be felt
            self.raise_hand.take(p, 0)
        elif option < TRADE:
            self.stake.take(p, option - STAKE)
        else:
            self.trade.take(p, option - TRADE)

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

    def why_none(self, p: Antartik, option: i64) -> str:
        return "why-only-diver" if JUDGE <= option < JUDGE + SYMBOLS else ""


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


@final
class Trade(Action[Antartik]):
    """Turn a face-down card up and draw from the bottom; then the same question stands again."""

    def options(self, p: Antartik, out: vec[i64], n: i64) -> i64:
        return add_trades(p, out, n, 0)

    def take(self, p: Antartik, noun: i64) -> None:
        p.turn_up(p.actor, noun)
        p.tell(TRADED, p.actor, noun)
        p.ask(p.now, p.actor, p.about)
        p.ask(RECEIVE, CHANCE, TRADER.put(p.actor))

    def why_not(self, p: Antartik, noun: i64) -> str:
        return "why-deck-empty" if p.holds_down(p.actor, noun) else "why-trade-face-down"


@final
class Receive(Decision[Antartik]):
    """The bottom card of the deck, for a trade."""

    name = "receive"
    about = TRADING

    def outcomes(self, p: Antartik, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return p.deck.outcomes_below(eye, CARD, out, weights)

    def draw(self, p: Antartik, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        return CARD + p.deck.chosen_below(rng)

    def take(self, p: Antartik, option: i64) -> None:
        seat = TRADER.of(p.about)
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
    about = LOOKING

    def outcomes(self, p: Antartik, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return p.deck.outcomes(PLACE.of(p.about), eye, CARD, out, weights)

    def draw(self, p: Antartik, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        return CARD + p.deck.chosen(PLACE.of(p.about), rng)

    def take(self, p: Antartik, option: i64) -> None:
        place, looks = PLACE.of(p.about), LOOKS.of(p.about)
        kind = option - CARD
        p.deck.look(place, kind, p.diver)
        p.tell(SAW, p.diver, kind, seen=SEAT_BITS[p.diver])
        if place + 1 < looks:
            p.ask(LOOK, CHANCE, PLACE.put(place + 1) | LOOKS.put(looks))
        else:
            p.ask(TOP_OR_BOTTOM, p.diver, HELD.put(looks))


@final
class Return(Action[Antartik]):
    """The cards seen go back on top, or to the bottom."""

    def __init__(self, first: i64, told: i64, below: bool) -> None:
        super().__init__(first)
        self.told = told  # the event
        self.below = below

    def take(self, p: Antartik, noun: i64) -> None:
        p.deck.mix_top(HELD.of(p.about), p.diver)
        p.tell(self.told, p.diver, HELD.of(p.about))
        put_back(p, 0, HELD.of(p.about), self.below)


@final
class TopOrBottom(Menu[Antartik]):
    """The cards seen go back on top, or all of them to the bottom."""

    name = "top-or-bottom"
    about = SEEN

    def __init__(self) -> None:
        on_top = Return(ON_TOP, REARRANGED, below=False)
        at_bottom = Return(AT_BOTTOM, SUNK, below=True)
        super().__init__([on_top, at_bottom, Trade(TRADE, KINDS)])

    def options(self, p: Antartik, out: vec[i64]) -> i64:
        out[0] = ON_TOP
        out[1] = AT_BOTTOM
        return add_trades(p, out, 2, HELD.of(p.about))


def put_back(p: Antartik, placed: i64, left: i64, below: bool) -> None:
    """Ask which card comes next, or go on with the dive when there is nothing to choose."""
    if left > 1:
        p.ask(ORDER, p.diver, PLACED.put(placed) | LEFT.put(left) | BELOW.put(i64(below)))
        return
    if below:
        p.deck.lay_below(p.deck.lift(0))
    ask_bets(p, p.diver)


@final
class Next(Action[Antartik]):
    """One of the cards seen will be drawn next."""

    def options(self, p: Antartik, out: vec[i64], n: i64) -> i64:
        placed, left = PLACED.of(p.about), LEFT.of(p.about)
        for place in range(placed, placed + left):
            option = NEXT + p.deck.kind_at(place)
            double = False
            for i in range(n):
                if out[i] == option:
                    double = True
            if not double:
                out[n] = option
                n += 1
        return n

    def take(self, p: Antartik, noun: i64) -> None:
        placed, left = PLACED.of(p.about), LEFT.of(p.about)
        place = placed
        while place + 1 < placed + left and p.deck.kind_at(place) != noun:
            place += 1
        if BELOW.of(p.about) == 1:
            p.deck.lay_below(p.deck.lift(place))
            put_back(p, 0, left - 1, below=True)
        else:
            p.deck.raise_to(place, placed)
            put_back(p, placed + 1, left - 1, below=False)

    def why_not(self, p: Antartik, noun: i64) -> str:
        return "why-not-among-these"


@final
class Order(Menu[Antartik]):
    """Which of the cards seen will be drawn next."""

    name = "order"
    about = ORDERING
    part = True
    secret = True  # who is not asked has cards that are all alike

    def __init__(self) -> None:
        super().__init__([Next(NEXT, KINDS), Trade(TRADE, KINDS)])

    def options(self, p: Antartik, out: vec[i64]) -> i64:
        n = self.actions[0].options(p, out, 0)
        return add_trades(p, out, n, PLACED.of(p.about) + LEFT.of(p.about))


# Parachutes (ruling 7)


@final
class Parachute(Action[Antartik]):
    """A parachute turns the flop into a clean entry."""

    def options(self, p: Antartik, out: vec[i64], n: i64) -> i64:
        first = p.diver * KINDS + PARACHUTES
        for i in range(SYMBOLS):
            out[n] = PARACHUTE + i
            n += i64(p.face_up[first + i] > 0)
        return n

    def take(self, p: Antartik, noun: i64) -> None:
        kind = FLOPPED_CARD.of(p.about)
        parachute = PARACHUTES + noun
        p.lose(p.diver, parachute)
        p.tell(PARACHUTED, p.diver, parachute, kind)
        p.deck.put_below(kind, EVERYBODY)
        win_bets(p)
        enter(p, scoring.CLEAN_ENTRY)

    def why_not(self, p: Antartik, noun: i64) -> str:
        down = p.holds_down(p.diver, PARACHUTES + noun)
        return "why-parachute-face-up" if down else "why-no-parachute"


@final
class Bellyflop(Action[Antartik]):
    """Let it be a flop."""

    def take(self, p: Antartik, noun: i64) -> None:
        flop(p, FLOPPED_CARD.of(p.about))


@final
class Flop(Menu[Antartik]):
    """A bellyflop that a parachute may still turn into a clean entry.

    A parachute that lies face down must be traded face up first, and may be (ruling 8).
    """

    name = "flop"
    about = FLOPPING

    def __init__(self) -> None:
        super().__init__([Parachute(PARACHUTE, SYMBOLS), Bellyflop(BELLYFLOP), Trade(TRADE, KINDS)])


def all_decisions() -> list[Decision[Antartik]]:
    """Return the decisions by their numbers."""
    return in_order(
        DECISIONS.decisions,
        [
            FirstDiver(FIRST),
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
