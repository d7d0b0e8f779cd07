"""The public interface: errors are sentences, documents are strict, histories are kept."""

import copy
import importlib
import inspect
import json
import pydoc
from importlib import metadata
from types import ModuleType

import pytest

import nunatak
from nunatak.engine.document import Page
from nunatak.engine.events import NamedEvent
from nunatak.engine.position import CHANCE, in_order
from nunatak.engine.tally import Tally
from nunatak.engine.vocabulary import Nouns, Verb, Vocabulary
from nunatak.games.history import (
    BOT_GIVES_BACK,
    BOT_TAKES_OVER,
    TIMEOUT,
    entry,
    entry_kind,
)
from nunatak.scene.text import Texts

GAME = nunatak.game("antartik")


def test_the_games_are_listed_in_the_order_in_which_they_came() -> None:
    order = ["antartik", "meltwater", "antarctica", "arctic", "frozen-frontier"]
    assert nunatak.game_names() == [name for name in order if name in nunatak.game_names()]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"There is no game 'ludo'\. There are: antartik"):
        nunatak.game("ludo")


def test_a_game_says_what_it_is() -> None:
    assert GAME.title == "Antartik"
    assert GAME.designers == ("Bruno Cathala", "Arnaud Urbon")
    assert list(GAME.players) == [2, 3, 4, 5]
    assert repr(GAME) == "<game antartik>"
    assert repr(GAME.settings) == "(<children: False, True>,)"
    assert GAME.rules_version >= 1


def test_a_position_shows_itself_in_a_few_words() -> None:
    p = GAME.start(players=2)
    assert repr(p) == "<antartik, 2 players, chance decides>"
    p.take(GAME.option("first 2"))
    p.take(GAME.option("card 5"))
    assert repr(p) == "<antartik, 2 players, seat 0 decides>"


def test_a_position_can_be_compared_but_not_hashed() -> None:
    p = GAME.start()
    assert p == GAME.start()
    assert p != GAME.start(players=3)
    assert p != "a position"
    with pytest.raises(TypeError, match="no hash"):
        hash(p)
    with pytest.raises(TypeError, match="no hash"):
        hash(nunatak.History(GAME, 2))


def test_a_game_survives_copying() -> None:
    assert copy.deepcopy(GAME) is not None
    assert copy.deepcopy(GAME).name == "antartik"


def test_a_preview_tells_what_would_follow_and_who_is_next() -> None:
    p = GAME.start(players=2)
    for word in ("first 1", "card 5"):
        p.take(GAME.option(word))
    preview = p.preview(1, GAME.option("stake 2"))
    assert [told.name for told in preview.events] == ["staked"]
    assert preview.then == "another player"
    p.take(GAME.option("raise-hand"))
    assert p.preview(0, GAME.option("draw")).then == "chance"
    stop = p.preview(0, GAME.option("stop"))
    assert stop.scores == [2, 1]
    assert repr(stop) == "<<entered seat=0 figures=1>; then chance>"
    with pytest.raises(ValueError, match="not possible now"):
        p.preview(0, GAME.option("anew"))
    with pytest.raises(ValueError, match="not seat 1 that decides"):
        p.preview(1, GAME.option("draw"))


def test_events_can_be_compared() -> None:
    a = NamedEvent("staked", {"seat": 1}, 255)
    assert a == NamedEvent("staked", {"seat": 1}, 255)
    assert a != NamedEvent("staked", {"seat": 2}, 255)
    assert len({a, NamedEvent("staked", {"seat": 1}, 255)}) == 1


def test_a_whole_game_between_bots_is_the_same_for_the_same_seed() -> None:
    a = nunatak.play("antartik", ["greedy", "random"], seed=3)
    assert a == nunatak.play(GAME, ["greedy", "random"], seed=3)
    assert a != nunatak.play(GAME, ["greedy", "random"], seed=4)
    assert nunatak.play(GAME, 3, seed=1).players == 3
    with pytest.raises(ValueError, match="There is no bot 'genius'"):
        nunatak.play(GAME, ["genius", "random"])


def test_the_bot_that_thinks_one_ply_beats_the_one_that_does_not() -> None:
    won = 0
    for seed in range(40):
        seats = ["random", "random"]
        seats[seed % 2] = "greedy"
        won += nunatak.play(GAME, seats, seed=seed).position().winners() == [seed % 2]
    assert won >= 32


def test_what_happens_at_a_table_is_written_below_zero() -> None:
    history = nunatak.History(GAME, 3)
    history.add(GAME.option("first 2"))
    for kind in (TIMEOUT, BOT_TAKES_OVER, BOT_GIVES_BACK):
        number = entry(kind, 2)
        assert number < 0
        assert entry_kind(number) == (kind, 2)
        history.add(number)
    assert history.text() == ["first 2", "timeout 3", "bot-takes-over 3", "bot-gives-back 3"]
    assert nunatak.History.from_json(history.to_json()) == history
    assert history.line() == [GAME.option("first 2")]
    assert repr(history) == "<history of antartik, 3 players, 4 entries>"


def test_whoever_types_may_use_words() -> None:
    p = GAME.start(players=2)
    assert p.words() == ["first 1", "first 2"]
    p.take("first 2")
    p.take(GAME.option("card 5"))
    assert p.why_not("anew") == p.why_not(GAME.option("anew"))
    assert p.preview(0, "stake 2").events == p.preview(0, GAME.option("stake 2")).events
    with pytest.raises(ValueError, match="There is no option 'fly'"):
        p.take("fly")
    assert GAME.label("stop") == "Stop"


def test_a_history_is_grown_in_words_and_gone_through() -> None:
    said = ["first 2", "card 5", "timeout 1", "raise-hand", "undo 1", "stake 2"]
    history = nunatak.History(GAME, 2, entries=said)
    assert history.text() == said
    assert [history.entry_text(number) for number in history] == said
    assert list(history) == history.entries
    with pytest.raises(ValueError, match="There is no option 'undo me'"):
        history.add("undo me")


def test_a_history_hands_out_copies() -> None:
    history = nunatak.History(GAME, 2)
    history.position().take("first 2")
    assert history.position().words() == ["first 1", "first 2"]
    assert not history.over


def test_a_history_leads_on_from_a_loaded_position() -> None:
    p = GAME.start(players=3, settings={"children": True})
    p.take("first 3")
    history = nunatak.History.from_position(GAME.from_json(p.to_json()))
    history.add("card 5")
    assert history.settings == {"children": True}
    again = nunatak.History.from_json(history.to_json())
    assert again == history
    p.take("card 5")
    assert again.position() == p
    with pytest.raises(ValueError, match="not a whole position"):
        GAME.from_json("{")


def test_a_game_of_its_own_module_hands_out_its_own_class_of_positions() -> None:
    from nunatak.games.antartik import GAME as ANTARTIK
    from nunatak.games.antartik.rules.position import Antartik

    assert ANTARTIK is GAME
    assert isinstance(ANTARTIK.start(), Antartik)


@pytest.mark.parametrize("name", nunatak.game_names())
def test_no_function_hides_a_module(name: str) -> None:
    package = nunatak.game(name).package
    judgement = importlib.import_module(f"{package}.bots.judgement")
    scope: dict[str, object] = {}
    exec(f"import {package}.bots.judgement as j; import nunatak.games, nunatak.bots", scope)
    assert scope["j"] is judgement
    assert isinstance(nunatak.games, ModuleType)
    assert isinstance(nunatak.bots, ModuleType)


def test_everything_public_explains_itself_compiled_or_not() -> None:
    for name in nunatak.__all__:
        each = getattr(nunatak, name)
        if not isinstance(each, int | str):
            assert (each.__doc__ or "").strip(), name
    for kind in (nunatak.Position, nunatak.History, nunatak.Rng, nunatak.Game):
        for name, each in vars(kind).items():
            if not name.startswith("_") and callable(each):
                assert (each.__doc__ or "").strip(), f"{kind.__name__}.{name}"
                assert inspect.signature(each).parameters
    p = GAME.start()
    assert str(inspect.signature(p.take)) in ("(option)", "(option: int | str) -> None")
    assert ">>> import nunatak" in pydoc.plain(pydoc.render_doc(p.take))
    assert nunatak.__version__ == metadata.version("nunatak")


def test_a_history_that_is_no_history_is_refused() -> None:
    for text, words in (
        ("[1, 2]", "no named parts"),
        ("{}", "'nunatak' is missing"),
        ("", "not a whole history"),
    ):
        with pytest.raises(ValueError, match=words):
            nunatak.History.from_json(text)


def test_documents_of_other_games_formats_and_cards_are_refused() -> None:
    document = GAME.start().save()
    for part, value, words in (
        ("nunatak", 2, "another format"),
        ("game", "ludo", "not of antartik"),
        ("components", "0", "no cards and boards called"),
        ("options", [], "what was agreed on"),
        ("options", {"tea": 1}, "has no setting"),
        ("pending", [], "nobody has anything to choose|not possible"),
        ("pending", {}, "should be a list"),
    ):
        with pytest.raises(ValueError, match=words):
            GAME.load({**document, part: value})
    with pytest.raises(ValueError, match="named parts"):
        GAME.load([])  # type: ignore[arg-type]


def test_a_56th_card_or_one_too_few_is_refused() -> None:
    document = json.loads(json.dumps(GAME.start().save()))
    document["table"]["deck"]["pool"]["10"] += 1
    document["table"]["deck"]["size"] += 1
    with pytest.raises(ValueError, match="cards of kind"):
        GAME.load(document)
    document["table"]["deck"]["pool"]["10"] -= 2
    document["table"]["deck"]["size"] -= 2
    with pytest.raises(ValueError, match="cards of kind"):
        GAME.load(document)


def test_a_page_says_where_it_is_wrong() -> None:
    page = Page({"row": ["8", "x"], "n": 5, "t": True, "list": [1]}, "table")
    with pytest.raises(ValueError, match=r"table\.row\[1\] should be one of 8, 9, not 'x'"):
        page.part("row").names_in(["8", "9"])
    with pytest.raises(ValueError, match=r"table\.n should be a whole number from 0 to 4, not 5"):
        page.part("n").number(0, 4)
    with pytest.raises(ValueError, match=r"table\.n should be true or false"):
        page.part("n").truth()
    with pytest.raises(ValueError, match="should have 2 parts, not 1"):
        page.part("list").parts(2)
    with pytest.raises(ValueError, match="table of counts"):
        page.part("list").counts(["a"])
    with pytest.raises(ValueError, match="has no tea"):
        page.part("tea")
    with pytest.raises(ValueError, match="should have named parts"):
        page.part("n").part("m")


def test_a_vocabulary_must_be_numbered_without_gaps_and_name_nothing_twice() -> None:
    with pytest.raises(ValueError, match="stop must be numbered from 0, not from 1"):
        Vocabulary([Verb(1, "stop")])
    with pytest.raises(ValueError, match="Two options are called stop"):
        Vocabulary([Verb(0, "stop"), Verb(1, "stop")])
    words = Vocabulary([Verb(0, "stop"), Verb(1, "go", Nouns(["N", "S"]))])
    with pytest.raises(ValueError, match="There are: go N, go S"):
        words.option("go W")


def test_decisions_must_stand_at_their_numbers() -> None:
    bet, dive = GAME.rules.decisions[2], GAME.rules.decisions[3]
    assert [d.name for d in in_order(["dive", "bet"], [bet, dive])] == ["dive", "bet"]
    with pytest.raises(ValueError, match="those there are differ: dive"):
        in_order(["bet", "dive"], [bet])
    with pytest.raises(ValueError, match="one that occurs twice"):
        in_order(["bet"], [bet, bet])


def test_a_missing_text_is_an_error_that_names_it() -> None:
    texts = Texts("nunatak.games.antartik")
    with pytest.raises(KeyError, match="has no text for nothing-of-the-sort"):
        texts.say("nothing-of-the-sort")
    with pytest.raises(KeyError, match="ask-go-on-or-anew"):
        texts.say("ask-go-on-or-anew")  # its noun was not given
    assert texts.find(["nothing", "option-stop"]) == "Stop"
    assert texts.find(["nothing"]) is None
    assert texts.locales()[0] == "en"


def test_a_language_that_lacks_a_text_falls_back_to_english() -> None:
    assert GAME.label(GAME.option("stop"), "tlh") == "Stop"


def test_a_tally_counts_points_wins_and_ties() -> None:
    tally = Tally(2, len(GAME.rules.endings))
    other = Tally(2, len(GAME.rules.endings))
    for seed in range(20):
        p = nunatak.play(GAME, 2, seed=seed).position()
        (tally if seed % 2 else other).add(p, 100 + seed)
    tally.merge(other)
    assert tally.games == 20
    assert abs(sum(tally.wins) - 20) < 1e-9
    assert (tally.shortest, tally.longest) == (100, 119)
    assert sum(tally.endings) == 20
    assert 20 * tally.least[0] <= tally.points[0] <= 20 * tally.most[0]


def test_random_numbers_are_spread_evenly() -> None:
    rng = nunatak.Rng(5)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert max(counts) < 1150
    assert min(counts) > 850
    fractions = [rng.fraction() for _ in range(1000)]
    assert 0 <= min(fractions) < max(fractions) < 1
    assert rng.fork().word() != rng.fork().word()


def test_chance_is_no_seat() -> None:
    assert CHANCE == nunatak.CHANCE == -1
    assert nunatak.OVER == -2


def test_a_component_file_that_cannot_be_right_is_refused() -> None:
    read = GAME.printed
    good = GAME.components
    for bad, words in (
        (good.replace('source = "rulebook"', 'source = "hearsay"', 1), "no source"),
        (good.replace("count = 7", "count = 9"), "55 cards"),
        (good.replace("judges = 2", "judges = 20", 1), "none of them twice"),
        (good.replace("value = 8\njudges", "value = 5\njudges"), "Only the 8, 9 and 10"),
    ):
        with pytest.raises(ValueError, match=words):
            read(bad)
