"""Everything that is drawn has a name and a sentence, in every language of its game."""

import os
from collections import Counter

import pytest

import nunatak
from nunatak.engine.playout import Buffers, pick
from nunatak.engine.position import OVER
from nunatak.engine.rng import Rng
from nunatak.lab.setups import Setup, setups_of
from nunatak.scene.about import wordless
from nunatak.scene.sight import Somebody
from nunatak.table.rules_text import HEADING, slug

NAMES = ("Ines", "Noor", "Kolya", "Fulmar", "Tomás")
MANY = bool(os.environ.get("NUNATAK_WORDS"))  # every set-up, or one for each number of players
every_game = pytest.mark.parametrize("name", list(nunatak.game_names()))


def chosen(name: str) -> list[Setup]:
    """Return the set-ups that are looked at."""
    all_of_them = setups_of(nunatak.game(name))
    if MANY:
        return all_of_them
    by_players = {setup.start().players: setup for setup in all_of_them}
    return list(by_players.values())


@every_game
def test_every_symbol_zone_and_piece_has_words(name: str) -> None:
    """At each decision when it is first met, and at the end; for who is asked and who watches."""
    game = nunatak.game(name)
    about = game.screen.about
    assert about is not None, "./dev new lays an about.py: a board without words teaches nobody"
    bare: Counter[str] = Counter()
    glossaries = {
        each: about.glossary(game.title, game.texts, each) for each in game.texts.locales()
    }
    for n, setup in enumerate(chosen(name)):
        position, rng, buffers = setup.start(), Rng(n), Buffers(len(game.vocabulary))
        people = [Somebody(who) for who in NAMES[: position.players]]
        met: set[int] = set()
        while True:
            now = int(position.now) if position.actor != OVER else -1
            if now not in met:
                met.add(now)
                seats = {int(position.actor) if position.actor >= 0 else 0, None}
                for locale, glossary in glossaries.items():
                    for seat in seats:
                        sight = game.look(position, seat, people, locale=locale, told=[])
                        bare.update(wordless(game.screen.scene(sight), glossary))
            if position.actor == OVER:
                break
            position.apply(pick(position, rng, buffers))
    assert dict(bare.most_common(20)) == {}


@every_game
def test_words_about_a_thing_are_a_name_and_a_sentence_and_point_to_a_chapter(name: str) -> None:
    game = nunatak.game(name)
    about = game.screen.about
    assert about is not None, "./dev new lays an about.py: a board without words teaches nobody"
    chapters = {slug(heading) for heading in HEADING.findall(game.rules_text)}
    for locale in game.texts.locales():
        glossary = about.glossary(game.title, game.texts, locale)
        for thing in [thing for group in glossary.legend for thing in group.things]:
            assert thing.name, thing.key
            assert thing.text, f"{thing.key} says nothing of what it does"
            assert thing.rule in chapters | {""}, f"{thing.key} points to {thing.rule}"
        assert len(glossary.aim) == 2
        assert glossary.aid
        assert glossary.scores
        keys = [thing.key for group in glossary.legend for thing in group.things]
        assert len(keys) == len(set(keys)), "something is named twice"
        assert set(about.rules) | set(about.drawn) <= set(keys)
