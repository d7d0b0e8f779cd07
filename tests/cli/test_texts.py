"""The catalogue of a game's texts, as somebody types for it."""

import pytest
from typer.testing import CliRunner

import nunatak
from nunatak.cli import build
from nunatak.cli.texts import examples, keys_of


def said(*words: str) -> str:
    result = CliRunner().invoke(build(), ["texts", *words])
    if result.exception is not None:
        raise result.exception
    return result.output


def test_every_text_is_listed_with_an_example_or_as_never_met() -> None:
    output = said("antartik", "--games", "2")
    lines = [line.strip() for line in output.splitlines()]
    for key in keys_of(nunatak.game("antartik"), "en"):
        assert lines.count(key) == 1
    for section in ("Labels", "Questions", "What happened", "Refusals", "Never met"):
        assert any(line.startswith(section) for line in lines)
    assert lines[lines.index("event-began") + 1].endswith("dives first.")
    assert lines[lines.index("why-bet-stands") + 1] == "A judge can’t be asked while a bet stands."


def test_what_was_never_met_is_said_at_the_end() -> None:
    game = nunatak.game("antartik")
    output = said("antartik", "--games", "1", "--seed", "3")
    never = output.partition("Never met in 1 random game\n")[2].splitlines()
    met = set(examples(game, "en", 1, 3))
    keys = keys_of(game, "en")
    assert [line.strip() for line in never if line.startswith("  ")] == [
        key for key in keys if key not in met
    ]
    assert never[-1] == f"{len(met & set(keys))} of {len(keys)} texts met."


def test_the_same_seed_gives_the_same_catalogue() -> None:
    assert said("antartik", "--games", "1") == said("antartik", "--games", "1")
    assert said("antartik", "--games", "1") != said("antartik", "--games", "1", "--seed", "1")


def test_a_game_says_nothing_else_afterwards() -> None:
    game = nunatak.game("antartik")
    before = game.texts
    examples(game, "en", 1, 0)
    assert game.texts is before


def test_another_language_has_its_own_examples() -> None:
    english = examples(nunatak.game("arctic"), "en", 1, 0)
    chinese = examples(nunatak.game("arctic"), "zh-Hant", 1, 0)
    assert english["tagline"] != chinese["tagline"]


def test_a_language_that_a_game_lacks_is_refused_with_those_it_has() -> None:
    with pytest.raises(ValueError, match=r"Antartik has no texts in 'tlh'\. It has: en\."):
        said("antartik", "--locale", "tlh")
