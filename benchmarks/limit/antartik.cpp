// Random games of Antartik in plain C++: what the compiled Python is measured against.
//
// The same rules, the same generator and the same order of options as the program's own random
// play, so that both play the same games and can be compared by a checksum. What the program also
// keeps (who has seen which card, events, an agenda that can be saved) is left out.
//
// usage: antartik PLAYERS CHILDREN GAMES SEED   prints: decisions checksum seconds
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

constexpr int KINDS = 16, JUDGES = 10, PARACHUTES = 13;
constexpr int COUNTS[KINDS] = {1, 2, 3, 4, 5, 6, 7, 5, 6, 7, 2, 2, 2, 1, 1, 1};
constexpr int VALUES[KINDS] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 8, 9, 10, 8, 9, 10};

struct Rng {
    uint32_t a, b, c = 0, counter = 1;
    explicit Rng(uint64_t seed) : a(uint32_t(seed)), b(uint32_t(seed >> 32)) {
        for (int i = 0; i < 15; i++) word();
    }
    uint32_t word() {
        uint32_t out = a + b + counter++;
        a = b ^ (b >> 9);
        b = c + (c << 3);
        c = ((c << 21) | (c >> 11)) + out;
        return out;
    }
    int below(int n) { return int((uint64_t(word()) * uint64_t(n)) >> 32); }
};

enum Decision { FIRST_DIVER, GO_ON_OR_ANEW, BET, DIVE, TURN_OVER, LOOK, TOP_OR_BOTTOM, ORDER, FLOP, RECEIVE, OVER };
enum Word { GO_ON, ANEW, DRAW, STOP, RAISE_HAND, STAKE, TRADE = 21, JUDGE = 37, ON_TOP = 40, AT_BOTTOM, NEXT, PARACHUTE = 58, BELLYFLOP = 61, FIRST, CARD = 67 };

struct Game {
    int players;
    bool children;
    int pool[KINDS], loose = 0;
    int top[55], tops = 0;             // the uppermost card stands last
    int bottom[55], lows = 0;           // the lowest card stands last
    int row[10], figures = 0;
    unsigned shown = 0;
    int diver = 0;
    bool drawn = false;
    int up[5][KINDS], down[5][KINDS], ups[5], downs[5], bets[5], standing = 0;
    bool bet[5];
    Decision now = FIRST_DIVER, again = OVER;
    int actor = -1, about = 0, placed = 0, left = 0, looks = 0, place = 0, receiver = 0;
    bool below = false;

    Game(int players, bool children) : players(players), children(children) {
        for (int k = 0; k < KINDS; k++) loose += pool[k] = COUNTS[k];
        std::memset(up, 0, sizeof up);
        std::memset(down, 0, sizeof down);
        for (int s = 0; s < players; s++) {
            up[s][players - 1] = ups[s] = 1;
            downs[s] = 0;
            bets[s] = -1;
            bet[s] = false;
        }
        pool[players - 1] -= players;
        loose -= players;
    }

    int size() const { return tops + loose + lows; }
    int score(int s) const { return ups[s] + 3 * downs[s]; }

    int write(int *out, int *weights) const {
        int n = 0;
        for (int k = 0; k < KINDS; k++)
            if (pool[k]) {
                out[n] = CARD + k;
                weights[n++] = pool[k];
            }
        return n;
    }

    int one(int kind, int *out, int *weights) const {
        out[0] = CARD + kind;
        weights[0] = 1;
        return 1;
    }

    int outcomes(int *out, int *weights) const {
        if (now == FIRST_DIVER) {
            for (int s = 0; s < players; s++) {
                out[s] = FIRST + s;
                weights[s] = 1;
            }
            return players;
        }
        if (now == RECEIVE) {
            if (lows) return one(bottom[lows - 1], out, weights);
            if (loose) return write(out, weights);
            return one(top[0], out, weights);
        }
        int at = now == LOOK ? place : 0;
        if (at < tops) return one(top[tops - 1 - at], out, weights);
        if (loose) return write(out, weights);
        return one(bottom[at - tops], out, weights);
    }

    int options(int *out) const {
        int n = 0, held = 0;
        switch (now) {
        case GO_ON_OR_ANEW:
            if (size()) out[n++] = GO_ON;
            out[n++] = ANEW;
            break;
        case BET:
            out[n++] = RAISE_HAND;
            for (int k = 0; k < KINDS; k++)
                if (up[actor][k]) out[n++] = STAKE + k;
            break;
        case DIVE:
            out[n++] = DRAW;
            if (drawn) out[n++] = STOP;
            if (!standing)
                for (int i = 0; i < 3; i++)
                    if (up[diver][JUDGES + i]) out[n++] = JUDGE + i;
            break;
        case TOP_OR_BOTTOM:
            out[n++] = ON_TOP;
            out[n++] = AT_BOTTOM;
            held = looks;
            break;
        case ORDER:
            for (int at = placed; at < placed + left; at++) {
                int option = NEXT + top[tops - 1 - at];
                bool twice = false;
                for (int i = 0; i < n; i++) twice |= out[i] == option;
                if (!twice) out[n++] = option;
            }
            held = placed + left;
            break;
        case FLOP:
            for (int i = 0; i < 3; i++)
                if (up[diver][PARACHUTES + i]) out[n++] = PARACHUTE + i;
            out[n++] = BELLYFLOP;
            break;
        default:
            break;
        }
        if (downs[actor] && size() > held)
            for (int k = 0; k < KINDS; k++)
                if (down[actor][k]) out[n++] = TRADE + k;
        return n;
    }

    void gain(int seat, int kind) {
        up[seat][kind]++;
        ups[seat]++;
    }

    void ask(Decision d, int seat) {
        now = d;
        actor = seat;
    }

    void start_turn() {
        drawn = false;
        for (int s = 0; s < players; s++) bet[s] = false;
        if (figures) ask(GO_ON_OR_ANEW, diver);
        else ask(TURN_OVER, -1);
    }

    void end_turn() {
        if (!size()) {
            ask(OVER, -1);
            return;
        }
        diver = diver + 1 == players ? 0 : diver + 1;
        start_turn();
    }

    void enter() {
        for (int i = 0; i < figures; i++) gain(diver, row[i]);
        figures = 0;
        shown = 0;
        end_turn();
    }

    void win_bets() {
        for (int s = 0; s < players; s++)
            if (bets[s] >= 0) {
                down[s][bets[s]]++;
                downs[s]++;
                bets[s] = -1;
            }
        standing = 0;
    }

    void give_bets(bool back) {
        for (int s = 0; s < players; s++)
            if (bets[s] >= 0) {
                gain(back ? s : diver, bets[s]);
                bets[s] = -1;
            }
        standing = 0;
    }

    void ask_bets(int after) {
        for (int s = after + 1 == players ? 0 : after + 1; s != diver; s = s + 1 == players ? 0 : s + 1)
            if (!bet[s] && (ups[s] || (downs[s] && size()))) {
                ask(BET, s);
                return;
            }
        ask(DIVE, diver);
    }

    void flop(int kind) {
        win_bets();
        gain(diver, kind);
        end_turn();
    }

    void trade(int kind) {
        down[actor][kind]--;
        downs[actor]--;
        gain(actor, kind);
        again = now;
        receiver = actor;
        ask(RECEIVE, -1);
    }

    int take_bottom() {
        int kind = bottom[0];
        std::memmove(bottom, bottom + 1, sizeof(int) * size_t(--lows));
        return kind;
    }

    void put_back() {
        if (left > 1) {
            ask(ORDER, diver);
            return;
        }
        if (below) bottom[lows++] = top[--tops];
        ask_bets(diver);
    }

    void take(int option) {
        if (option >= TRADE && option < JUDGE) {
            trade(option - TRADE);
            return;
        }
        switch (now) {
        case FIRST_DIVER:
            diver = option - FIRST;
            start_turn();
            break;
        case GO_ON_OR_ANEW:
            if (option == GO_ON) {
                ask_bets(diver);
            } else {
                for (int i = 0; i < figures; i++) bottom[lows++] = row[i];
                figures = 0;
                shown = 0;
                ask(TURN_OVER, -1);
            }
            break;
        case TURN_OVER: {
            int kind = option - CARD;
            if (tops) tops--;
            else if (loose) {
                pool[kind]--;
                loose--;
            } else take_bottom();
            drawn = true;
            unsigned bit = 1u << VALUES[kind];
            if (shown & bit) {
                bool saved = false;
                for (int i = PARACHUTES; i < PARACHUTES + 3; i++)
                    saved |= up[diver][i] > 0 || (down[diver][i] > 0 && size() > 0);
                if (children && saved) {
                    about = kind;
                    ask(FLOP, diver);
                } else flop(kind);
                break;
            }
            row[figures++] = kind;
            shown |= bit;
            if (standing) give_bets(false);
            if (size()) ask_bets(diver);
            else enter();
            break;
        }
        case DIVE:
            if (option == DRAW) ask(TURN_OVER, -1);
            else if (option == STOP) {
                win_bets();
                enter();
            } else {
                up[diver][JUDGES + option - JUDGE]--;
                ups[diver]--;
                looks = size() < 3 ? size() : 3;
                place = 0;
                ask(LOOK, -1);
            }
            break;
        case BET:
            if (option != RAISE_HAND) {
                up[actor][option - STAKE]--;
                ups[actor]--;
                bets[actor] = option - STAKE;
                bet[actor] = true;
                standing++;
            }
            ask_bets(actor);
            break;
        case LOOK:
            if (place == tops) {
                int kind = option - CARD;
                if (loose) {
                    pool[kind]--;
                    loose--;
                } else take_bottom();
                std::memmove(top + 1, top, sizeof(int) * size_t(tops));
                top[0] = kind;
                tops++;
            }
            if (++place < looks) ask(LOOK, -1);
            else ask(TOP_OR_BOTTOM, diver);
            break;
        case TOP_OR_BOTTOM:
            below = option == AT_BOTTOM;
            placed = 0;
            left = looks;
            put_back();
            break;
        case ORDER: {
            int at = placed;
            while (top[tops - 1 - at] != option - NEXT) at++;
            int i = tops - 1 - at, kind = top[i];
            int end = below ? tops - 1 : tops - 1 - placed;
            for (; i < end; i++) top[i] = top[i + 1];
            if (below) {
                tops--;
                bottom[lows++] = kind;
            } else {
                top[end] = kind;
                placed++;
            }
            left--;
            put_back();
            break;
        }
        case FLOP:
            if (option == BELLYFLOP) flop(about);
            else {
                up[diver][PARACHUTES + option - PARACHUTE]--;
                ups[diver]--;
                bottom[lows++] = about;
                win_bets();
                enter();
            }
            break;
        case RECEIVE: {
            int kind = option - CARD;
            if (lows) lows--;
            else if (loose) {
                pool[kind]--;
                loose--;
            } else
                std::memmove(top, top + 1, sizeof(int) * size_t(--tops));
            gain(receiver, kind);
            if (!size() && (again == BET || again == DIVE)) {
                give_bets(true);
                enter();
            } else ask(again, receiver);
            break;
        }
        case OVER:
            break;
        }
    }
};

int main(int argc, char **argv) {
    if (argc != 5) {
        std::fprintf(stderr, "usage: antartik PLAYERS CHILDREN GAMES SEED\n");
        return 2;
    }
    int players = std::atoi(argv[1]), games = std::atoi(argv[3]);
    bool children = std::atoi(argv[2]) != 0;
    Rng rng(std::strtoull(argv[4], nullptr, 10));
    int out[96], weights[96];
    long decisions = 0;
    uint64_t checksum = 0;
    const Game start(players, children);
    auto began = std::chrono::steady_clock::now();
    for (int g = 0; g < games; g++) {
        Game game = start;
        while (game.now != OVER) {
            int option;
            if (game.actor < 0) {
                int n = game.outcomes(out, weights);
                int i = 0;
                if (n > 1) {
                    int total = 0;
                    for (int k = 0; k < n; k++) total += weights[k];
                    int left = rng.below(total);
                    while (left >= weights[i]) left -= weights[i++];
                }
                option = out[i];
            } else {
                option = out[rng.below(game.options(out))];
            }
            game.take(option);
            decisions++;
        }
        for (int s = 0; s < players; s++) checksum = (checksum * 31 + uint64_t(game.score(s))) & 0xFFFFFFFF;
    }
    std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    std::printf("%ld %lu %.6f\n", decisions, (unsigned long)checksum, took.count());
}
