"""What every game must pass, by being there."""

import ast
import hashlib
import json
import os
import pickle
import re
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

import nunatak
from nunatak.engine.document import SPECTATOR
from nunatak.engine.events import Event, Listener
from nunatak.engine.playout import Buffers, draw, pick
from nunatak.engine.position import SEAT_BITS, Decision, Menu
from nunatak.engine.tally import Tally, tally_checked_games
from nunatak.engine.vocabulary import Nouns
from nunatak.games.history import CONCEDE, UNDO, entry
from nunatak.table import figures, sources
from nunatak.table.lesson import lesson
from tests.suite.configurations import SCALE, Setup, sample, setups, ways_of

GAMES = nunatak.game_names()


def spelled(setup: Setup) -> str:
    """Return a set-up with its game's name as its folder spells it, so that -k finds both."""
    return repr(setup).replace("-", "_", setup.game.name.count("-"))


every_setup = pytest.mark.parametrize("setup", setups(), ids=spelled)
every_game = pytest.mark.parametrize("name", GAMES, ids=lambda name: str(name).replace("-", "_"))
KEPT = Path(__file__).parent.parent / "games"


def as_json(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


# Random games


@every_setup
def test_random_games_end_and_no_invariant_fails(setup: Setup) -> None:
    tally = Tally(setup.players, len(setup.game.rules.endings))
    buffers = Buffers(len(setup.game.vocabulary))
    wrong = tally_checked_games(setup.start(), sample(400), nunatak.Rng(1), buffers, tally)
    assert wrong == ""
    assert tally.games == sample(400)


@every_setup
def test_a_list_of_options_is_never_empty_nor_long_and_names_each_option_once(
    setup: Setup,
) -> None:
    for seed in range(sample(6)):
        for p in setup.positions(seed):
            options = p.options()
            assert len(set(options)) == len(options)
            assert (len(options) == 0) == (p.actor == nunatak.OVER)
            assert p.actor == nunatak.CHANCE or len(options) <= 64


@every_setup
def test_chance_draws_by_weight_with_or_without_a_list_of_outcomes(setup: Setup) -> None:
    buffers = Buffers(len(setup.game.vocabulary))
    for seed, p in enumerate(setup.positions(4)):
        if p.actor == nunatak.CHANCE:
            listed, drawn = nunatak.Rng(seed), nunatak.Rng(seed)
            decision = p.rules.decisions[p.now]
            expected = Decision.draw(decision, p, listed, buffers.options, buffers.weights)
            assert draw(p, drawn, buffers) == expected
            assert drawn.word() == listed.word()  # and luck has been asked as often


@every_setup
def test_chance_has_positive_weights_for_exactly_its_options(setup: Setup) -> None:
    for p in setup.positions(3):
        if p.actor == nunatak.CHANCE:
            assert [option for option, _ in p.chances()] == p.options()
            assert all(weight > 0 for _, weight in p.chances())
        else:
            with pytest.raises(ValueError, match="not chance"):
                p.chances()


# Copying, saving, loading


@every_setup
def test_copies_and_saved_positions_are_equal_at_every_decision(setup: Setup) -> None:
    for seed in range(sample(3)):
        for p in setup.positions(seed):
            document = json.loads(json.dumps(p.save()))
            loaded = setup.game.load(document)
            for other in (p.copy(), loaded):
                assert as_json(other.save()) == as_json(p.save())
                assert other.options() == p.options()
                assert other.scores() == p.scores()
                assert other.winners() == p.winners()
                assert other.ending() == p.ending()
                assert other.actor == p.actor


@every_setup
def test_old_copies_never_change(setup: Setup) -> None:
    for seed in range(sample(3)):
        kept = [(p.copy(), as_json(p.save())) for p in setup.positions(seed)]
        for p, saved in kept:
            assert as_json(p.save()) == saved


@every_setup
def test_copies_and_loaded_positions_go_on_in_the_same_way(setup: Setup) -> None:
    buffers = Buffers(len(setup.game.vocabulary))
    for seed in range(sample(2)):
        for i, p in enumerate(setup.positions(seed)):
            if i % 13 or p.actor == nunatak.OVER:
                continue
            ends = []
            for q in (p.copy(), setup.game.load(p.save())):
                rng = nunatak.Rng(seed)
                while q.actor != nunatak.OVER:
                    q.apply(pick(q, rng, buffers))
                ends.append(as_json(q.save()))
            assert ends[0] == ends[1]


@every_setup
def test_positions_can_be_pickled_anywhere(setup: Setup) -> None:
    for i, p in enumerate(setup.positions(5)):
        if i % 7 == 0:
            assert pickle.loads(pickle.dumps(p)) == p


DAMAGES = 300  # of one position


@every_setup
def test_impossible_documents_are_refused_with_a_sentence(setup: Setup) -> None:
    """Any number made absurd, any name misspelt, any part left out: an error, never nonsense."""
    positions = [p.save() for p in setup.positions(2)]
    for n, document in enumerate(positions[:: max(1, len(positions) // sample(8))]):
        every = damages(document)
        step = max(1, len(every) // DAMAGES)  # in each position, others of them
        for damaged in every[n % step :: step]:
            with pytest.raises(ValueError, match=r"\.$"):
                setup.game.load(damaged)


def damages(document: Any) -> list[Any]:
    """Return copies of a document, each impossible in one place."""
    found: list[Any] = []

    def walk(node: Any, path: tuple[Any, ...]) -> None:
        if isinstance(node, dict):
            for name in node:
                walk(node[name], (*path, name))
                found.append(replaced(document, path, {k: v for k, v in node.items() if k != name}))
        elif isinstance(node, list):
            for i, item in enumerate(node):
                walk(item, (*path, i))
        elif isinstance(node, bool):
            found.append(replaced(document, path, "perhaps"))
        elif isinstance(node, int):
            found.append(replaced(document, path, -1000))
            found.append(replaced(document, path, 10**6 * 7 + 1))
        elif isinstance(node, str):
            found.append(replaced(document, path, "no such thing"))

    for name in ("game", "players", "components", "pending", "table"):
        walk(document[name], (name,))
    # Leaving out an entry of a table of counts is only impossible if the pieces are counted,
    # which is the business of the games' own tests.
    return [d for d in found if not only_a_count_is_missing(document, d)]


def only_a_count_is_missing(whole: Any, damaged: Any) -> bool:
    if isinstance(whole, dict) and isinstance(damaged, dict):
        if whole.keys() != damaged.keys():
            missing = whole.keys() - damaged.keys()
            return all(isinstance(whole[name], int) for name in missing)
        return any(only_a_count_is_missing(whole[k], damaged[k]) for k in whole)
    if isinstance(whole, list) and isinstance(damaged, list):
        return any(only_a_count_is_missing(a, b) for a, b in zip(whole, damaged, strict=True))
    return False


def replaced(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    if isinstance(document, dict):
        return {k: replaced(v, path[1:], value) if k == path[0] else v for k, v in document.items()}
    return [replaced(v, path[1:], value) if i == path[0] else v for i, v in enumerate(document)]


# Histories


@every_setup
def test_a_replayed_history_gives_the_same_events_and_the_same_result(setup: Setup) -> None:
    for seed in range(sample(3)):
        history = setup.history(seed)
        again = nunatak.History.from_json(history.to_json())
        assert list(again.events()) == list(history.events())
        assert again.position() == history.position()
        assert again.to_json() == history.to_json()


@every_setup
def test_positions_of_a_history_lead_from_the_start_to_the_end(setup: Setup) -> None:
    history = setup.history(1)
    positions = list(history.positions())
    assert len(positions) == len(history) + 1
    assert positions[0] == setup.start()
    assert positions[-1] == history.position()


@every_setup
def test_damaged_histories_are_refused(setup: Setup) -> None:
    history = setup.history(4)
    text = history.to_json()
    for cut in (1, len(text) // 2, len(text) - 1):
        with pytest.raises(ValueError, match="not a whole history"):
            nunatak.History.from_json(text[:cut])
    document = json.loads(text)
    for name, value, words in (
        ("entries", document["entries"][:-3], "cut off"),
        ("nunatak", 99, "format"),
        ("game", "chess", "no game"),
        ("components", "0", "no cards and boards called"),
        ("players", 99, "players"),
        ("result", {"scores": [], "winners": []}, "ends otherwise"),
    ):
        with pytest.raises(ValueError, match=words):
            nunatak.History.from_json(json.dumps({**document, name: value}))
    for bad in (len(setup.game.vocabulary), -(10**6), "draw", 1.5, True, None):
        entries = [*document["entries"][:2], bad, *document["entries"][3:]]
        with pytest.raises(ValueError, match="Entry 3 does not fit"):
            nunatak.History.from_json(json.dumps({**document, "entries": entries}))


@every_game
def test_kept_games_replay_to_their_exact_result_and_show_every_ending(name: str) -> None:
    files = sorted((KEPT / name.replace("-", "_") / "histories").glob("*.json"))
    endings = set()
    for file in files:
        history = nunatak.History.from_json(file.read_text())  # checks the result
        assert history.position().actor == nunatak.OVER, file.name
        endings.add(history.game.rules.endings[history.position().ending()])
    assert endings == set(nunatak.game(name).rules.endings)


# What a seat can't see


@every_setup
def test_what_a_seat_cannot_see_changes_nothing_for_it(setup: Setup) -> None:
    game = setup.game
    for seed in range(sample(4)):
        rng = nunatak.Rng(seed)
        for p in setup.positions(seed):
            for seat in range(setup.players):
                q = p.redeal(seat, rng)
                r = p.redeal(seat, rng)
                assert q.check() == ""
                assert as_json(p.view(seat)) == as_json(q.view(seat)) == as_json(r.view(seat))
                assert game.ask(p) == game.ask(q)
                if p.actor == seat:
                    assert p.options() == q.options()
                    option = p.options()[rng.below(len(p.options()))]
                    told = [heard(one, seat, option) for one in (p, q, r)]
                    assert told[0] == told[1] == told[2]
                    previews = [repr(one.preview(seat, option)) for one in (p, q, r)]
                    assert previews[0] == previews[1] == previews[2]


def heard(p: Any, seat: int, option: int) -> str:
    """Return what a seat hears of an option, and sees after it."""
    q = p.copy()
    q.listener = Listener()
    q.apply(option)
    game = q.game
    view = q.view(seat)
    return repr(game.visible(q.listener.events, seat)) + as_json(view)


@every_setup
def test_chance_tells_nobody_more_than_what_they_then_see(setup: Setup) -> None:
    """Where two outcomes look the same to an eye, it hears the same of them."""
    game = setup.game
    looks = sample(120)
    for p in setup.positions(6):
        if p.actor != nunatak.CHANCE or len(p.options()) < 2 or looks == 0:
            continue
        looks -= 1
        first, last = (after(p, option) for option in (p.options()[0], p.options()[-1]))
        for eye in (None, *range(setup.players)):
            if as_json(game.view(first[0], eye)) == as_json(game.view(last[0], eye)):
                assert game.visible(first[1], eye) == game.visible(last[1], eye)


def after(p: Any, option: int) -> tuple[Any, list[Event]]:
    """Return a copy in which an option was taken, and what was told of it."""
    q = p.copy()
    q.listener = listener = Listener()
    q.apply(option)
    q.listener = None
    return q, listener.events


@every_setup
def test_a_redeal_does_not_depend_on_what_it_replaces(setup: Setup) -> None:
    for seed in range(sample(4)):
        rng = nunatak.Rng(seed)
        for i, p in enumerate(setup.positions(seed)):
            for seat in range(setup.players):
                other = p.redeal(seat, rng)
                assert p.redeal(seat, nunatak.Rng(i)) == other.redeal(seat, nunatak.Rng(i))


LOADED = 4  # redeals of each decision that are saved and loaded, for who is asked and who is not


@every_setup
def test_a_redeal_can_be_saved_loaded_and_played_on_at_any_decision(setup: Setup) -> None:
    """What somebody has announced is possible in every redeal, for whichever seat it is made."""
    met: Counter[tuple[int, bool]] = Counter()
    for seed in range(sample(2)):
        rng = nunatak.Rng(seed)
        for p in setup.positions(seed):
            for seat in range(setup.players):
                q = p.redeal(seat, rng)
                assert q.check() == ""
                assert (q.actor, q.now, q.about) == (p.actor, p.now, p.about)
                assert q.actor == nunatak.OVER or q.options()
                kind = (int(p.now), p.actor == seat)
                met[kind] += 1
                if met[kind] <= LOADED or met[kind] % 50 == 0:
                    assert setup.game.load(json.loads(json.dumps(q.save()))) == q


@every_setup
def test_spectators_see_nothing_that_some_player_does_not(setup: Setup) -> None:
    """Whatever a spectator hears of, every player hears of too."""
    for _, events in setup.history(6).events():
        for told in events:
            if told.seen & SEAT_BITS[SPECTATOR]:
                assert all(told.seen & SEAT_BITS[seat] for seat in range(setup.players))


# Undo


@every_setup
def test_undo_goes_back_exactly_one_own_decision_and_never_behind_chance(setup: Setup) -> None:
    history = nunatak.History(setup.game, setup.players, setup.settings)
    rng = nunatak.Rng(8)
    buffers = Buffers(len(setup.game.vocabulary))
    last: int | None = None
    before = as_json(history.position().save())
    while history.position().actor != nunatak.OVER:
        p = history.position()
        for seat in range(setup.players):
            assert history.can_undo(seat) == (last == seat)
            if last != seat:
                with pytest.raises(ValueError, match="can't be taken back"):
                    history.undo(seat)
        if last is not None and last >= 0 and rng.below(3) == 0:
            history.undo(last)
            assert as_json(history.position().save()) == before
            last = None
            actors = history.actors()
            if actors and actors[-1] >= 0:
                last = actors[-1]
                before = before_last(history)
            p = history.position()
        before = as_json(p.save())
        last = int(p.actor)
        history.add(pick(p, rng, buffers))
    for seat in range(setup.players):
        assert not history.can_undo(seat)
    again = nunatak.History.from_json(history.to_json())
    assert again.position() == history.position()


def before_last(history: nunatak.History) -> str:
    """Return the position before the last option that still stands."""
    game = history.game
    shorter = nunatak.History(game, history.players, history.settings, history.line()[:-1])
    return as_json(shorter.position().save())


@every_game
def test_entries_of_a_table_that_do_not_fit_are_refused(name: str) -> None:
    game = nunatak.game(name)
    history = nunatak.History(game, game.players[0])
    with pytest.raises(ValueError, match="taken back"):
        history.add(entry(UNDO, 0))
    with pytest.raises(ValueError, match="no entry"):
        history.add(entry(9, 0))
    with pytest.raises(ValueError, match="no entry"):
        history.add(entry(UNDO, game.players[0]))
    if not game.concession:
        with pytest.raises(ValueError, match="concede"):
            history.add(entry(CONCEDE, 0))
    assert len(history) == 0


# Words


@every_game
def test_every_option_can_be_written_read_and_said(name: str) -> None:
    game = nunatak.game(name)
    assert len(set(game.vocabulary)) == len(game.vocabulary)
    for option in range(len(game.vocabulary)):
        assert game.option(game.text(option)) == option
        for locale in game.texts.locales():
            label = game.label(option, locale)
            assert label.strip()
            assert "{" not in label
    for bad in (-1, len(game.vocabulary), True, "stop", 2.0):
        with pytest.raises(ValueError, match="option"):
            game.text(bad)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="There is no option"):
        game.option("fly away")


@every_game
def test_the_vocabulary_is_numbered_as_it_always_was(name: str) -> None:
    game = nunatak.game(name)
    kept = (KEPT / name.replace("-", "_") / "vocabulary.txt").read_text().splitlines()
    now = [f"{i} {text}" for i, text in enumerate(game.vocabulary)]
    assert now[: len(kept)] == kept, "an option has changed its number: old games would break"
    assert now == kept, "new options must be added to vocabulary.txt"


@every_game
def test_every_verb_and_every_event_and_every_decision_occurs_in_random_play(name: str) -> None:
    if SCALE < 0.1:
        pytest.skip("so small a sample can't meet everything; a larger one plays the same games")
    game = nunatak.game(name)
    verbs: set[str] = set()
    events: set[str] = set()
    decisions: set[str] = set()
    ways = ways_of(game)
    for setup in ways:
        for seed in range(max(640 // len(ways), sample(30))):
            listener = Listener()
            for p in setup.positions(seed):
                p.listener = listener
                if p.actor != nunatak.OVER:
                    decisions.add(game.rules.decisions[p.now].name)
                    verbs |= {game.vocabulary.verb(option).name for option in p.options()}
            events |= {game.told(event).name for event in listener.events}
    rare = rare_words(name)
    assert {verb.name for verb in game.vocabulary.verbs} - verbs <= rare
    assert {kind.name for kind in game.rules.events} - events <= rare
    asked = {d.name for d in game.rules.decisions if type(d).options is not None}
    assert asked - decisions <= rare | automatic(game)


def rare_words(name: str) -> set[str]:
    """Return words that random play may miss; each is met by name in the game's own tests."""
    file = KEPT / name.replace("-", "_") / "rare.txt"
    return set(file.read_text().split()) if file.exists() else set()


def automatic(game: nunatak.Game[Any]) -> set[str]:
    """Return the steps that nobody decides."""
    return {d.name for d in game.rules.decisions if d.name.startswith("then-")}


@every_game
def test_every_text_of_a_game_is_one_that_something_asks_for(name: str) -> None:
    """By its own sources, or by the engine for its verbs, decisions, events, endings, settings."""
    game = nunatak.game(name)
    folder = Path(str(resources.files(game.package)))
    asked = {"tagline", "aim-1", "aim-2", "over", "player"}
    asked |= {"end-total", "end-win", "end-win-you", "end-tie"}
    asked |= {f"option-{verb.name}" for verb in game.vocabulary.verbs}
    asked |= {f"{kind}-{d.name}" for d in game.rules.decisions for kind in ("ask", "now", "wait")}
    asked |= {"puzzle-title", *(f"puzzle-{d.name}" for d in game.rules.decisions)}
    asked |= {f"event-{kind.name}" for kind in game.rules.events}
    asked |= {f"ending-{ending.replace(' ', '-')}" for ending in game.rules.endings}
    if game.screen.about is not None:
        asked |= set(game.screen.about.texts())
    asked |= set(figures.texts(game)) | set(sources.texts(game))
    begins = {f"choice-{setting.name}" for setting in game.settings} | {"instruct-"}
    taught = lesson(game.name)
    for step in ("end", *(s.name for s in taught.steps)) if taught is not None else ():
        asked |= {f"lesson-{step}{part}" for part in ("", "-say", "-why", "-other")}
    begins |= {f"{nouns.key}-" for nouns in sorts_of(game) if nouns.key}
    sorts = False
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                first = node.values[0]
                sorts = sorts or not isinstance(first, ast.Constant)  # f"{sort}-{name}"
                begins |= {str(first.value)} if isinstance(first, ast.Constant) else set()
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                asked.add(node.value)
    texts = (folder / "text.en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", texts, re.MULTILINE)
    asked |= set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", texts))  # one text within another
    begins = {each for each in begins if re.fullmatch("[a-z-]{3,}", each)}
    begins |= {f"{word}-" for word in asked if sorts and re.fullmatch("[a-z]{3,}", word)}
    unused = [k for k in keys if k not in asked and not k.startswith(tuple(begins))]
    assert unused == []


def sorts_of(game: Any) -> list[Nouns]:
    """Return every sort of nouns that a game's options and events have."""
    found = [verb.nouns for verb in game.vocabulary.verbs if verb.nouns is not None]
    return found + [nouns for kind in game.rules.events for nouns in kind.nouns.values()]


@every_game
def test_kept_games_tell_what_they_always_told(name: str) -> None:
    """`told.txt` beside the histories has a line for each; events that are swapped change it."""
    folder = KEPT / name.replace("-", "_")
    now = []
    for file in sorted((folder / "histories").glob("*.json")):
        history = nunatak.History.from_json(file.read_text())
        told = "".join(repr(event) for _, events in history.events() for event in events)
        now.append(f"{file.stem} {hashlib.sha256(told.encode()).hexdigest()[:16]}")
    kept = folder / "told.txt"
    if os.environ.get("NUNATAK_KEEP_TOLD"):
        kept.write_text("\n".join(now) + "\n")
    assert kept.read_text().splitlines() == now, "see it, then keep it: NUNATAK_KEEP_TOLD=1"


@every_setup
def test_every_question_refusal_and_event_can_be_read(setup: Setup) -> None:
    game = setup.game
    names = ["Ines", "Noor", "Kolya", "Fulmar", "Tomás"]
    for locale in game.texts.locales():
        for seed in range(sample(2)):
            listener = Listener()
            for i, p in enumerate(setup.positions(seed)):
                p.listener = listener
                assert game.ask(p, locale).strip()
                if p.actor != nunatak.OVER:
                    assert game.now(p, locale).strip()
                if i % 5 == 0:
                    options = p.options()
                    for option in range(len(game.vocabulary)):
                        reason = p.why_not(option, locale)
                        assert (reason is None) == (option in options)
                        assert reason is None or reason.endswith((".", "。"))
            for event in listener.events:
                assert "{" not in game.sentence(game.told(event), names, locale)


@every_setup
def test_an_option_that_is_not_one_now_changes_nothing(setup: Setup) -> None:
    for i, p in enumerate(setup.positions(9)):
        if i % 11:
            continue
        saved = as_json(p.save())
        options = p.options()
        for option in range(-2, len(setup.game.vocabulary) + 2):
            if option not in options:
                with pytest.raises(ValueError, match=r"(possible now|no option).*\.$"):
                    p.take(option)
        assert as_json(p.save()) == saved


@every_game
def test_wrong_set_ups_are_refused_with_a_sentence(name: str) -> None:
    game = nunatak.game(name)
    for players in (0, game.players[0] - 1, game.players[-1] + 1, -3, True, "two", 2.0):
        with pytest.raises(ValueError, match="players, not"):
            game.start(players=players)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="has no setting 'tea'"):
        game.start(settings={"tea": True})
    for choice in game.settings:
        with pytest.raises(ValueError, match=f"The setting {choice.name} can be"):
            game.start(settings={choice.name: "perhaps"})
    with pytest.raises(ValueError, match="no seat"):
        game.start().view(9)
    with pytest.raises(ValueError, match="no seat"):
        game.start().redeal(9, nunatak.Rng(1))


@every_game
def test_the_rules_are_told_for_every_decision(name: str) -> None:
    game = nunatak.game(name)
    told = {
        word.strip()
        for line in game.rules_text.splitlines()
        if line.startswith("<!-- for:")
        for word in line[len("<!-- for:") : -len("-->")].split(",")
    }
    assert told <= {decision.name for decision in game.rules.decisions}
    choosers = {
        decision.name
        for decision in game.rules.decisions
        if "options" in vars(type(decision)) or isinstance(decision, Menu)
    }
    assert choosers <= told


# Ending


@every_setup
def test_at_the_end_somebody_has_won_and_the_points_add_up(setup: Setup) -> None:
    for seed in range(sample(5)):
        p = setup.history(seed).position()
        # Somebody who plays alone may be beaten by the game itself.
        assert (0 if setup.players == 1 else 1) <= len(p.winners()) <= setup.players
        assert p.options() == []
        for seat in range(setup.players):
            parts = setup.game.rules.tally(p, seat)
            assert sum(points for _, points in parts) == p.score(seat)
            for key, _ in parts:
                assert setup.game.texts.say(key)
        assert setup.game.texts.say(f"ending-{ending_key(setup, p)}")


def ending_key(setup: Setup, p: Any) -> str:
    return str(setup.game.rules.endings[p.ending()]).replace(" ", "-")


@every_setup
def test_the_table_can_be_drawn_in_a_terminal(setup: Setup) -> None:
    from rich.console import Console

    console = Console(width=100, quiet=True)
    draw = setup.game.screen.terminal.draw
    names = ["Ines", "Noor", "Kolya", "Fulmar", "Tomás"][: setup.players]
    for i, p in enumerate(setup.positions(10)):
        if i % 17 == 0 or p.actor == nunatak.OVER:
            for seat in (None, *range(setup.players)):
                console.print(draw(p.view(seat), names))


@every_setup
def test_the_judgement_shares_the_win_and_knows_the_result(setup: Setup) -> None:
    from librt.vecs import vec

    shares = vec[float]([0.0] * 8)
    for p in setup.positions(11):
        for seat in range(setup.players):
            if p.actor == nunatak.CHANCE:
                continue
            setup.game.judgement.shares(p, seat, shares)
            own = [shares[i] for i in range(setup.players)]
            assert all(0.0 <= share <= 1.0 for share in own)
            assert setup.players == 1 or abs(sum(own) - 1.0) < 1e-9
    winners = p.winners()
    if setup.players == 1:
        assert (own[0] > 0.5) == bool(winners)
        return
    assert [round(share, 9) for share in own] == [
        round(1 / len(winners), 9) if seat in winners else 0.0 for seat in range(setup.players)
    ]


# Any sequence of choices


@every_game
@settings(
    max_examples=sample(25),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_any_sequence_of_choices_keeps_the_game_whole(name: str, data: st.DataObject) -> None:
    game = nunatak.game(name)
    players = data.draw(st.sampled_from(list(game.players)), label="players")
    options = {c.name: data.draw(st.sampled_from(c.values), label=c.name) for c in game.settings}
    history = nunatak.History(game, players, options)
    choices = data.draw(st.lists(st.integers(0, 63), max_size=150), label="choices")
    for choice in choices:
        p = history.position()
        if p.actor == nunatak.OVER:
            break
        legal = p.options()
        history.add(legal[choice % len(legal)])
        wrong = history.position().check()
        if wrong:
            note(f"nunatak replay opens this: {history.to_json()}")
            raise AssertionError(wrong)
    document = json.loads(json.dumps(history.position().save()))
    assert game.load(document) == history.position()
