"""Every game's scene can be drawn, offers exactly what is legal, and keeps secrets."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nunatak
from nunatak.engine.document import Eye
from nunatak.engine.events import Listener, NamedEvent
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.games.description import Game
from nunatak.scene.check import check
from nunatak.scene.heard import Heard
from nunatak.scene.patch import Plain, diff, patched, plain
from nunatak.scene.sight import Somebody
from tools.root import SRC

GAMES = nunatak.game_names()
NAMES = ["Ines", "Noor", "Kolya", "Fulmar", "Bartholomew the Very Long"]
SYMBOL = re.compile(r'<symbol id="([^"]+)"')
OUTLINE = re.compile(r' id="o-([^"]+)"')


def art(game: Game[Any], name: str) -> str:
    path = SRC / Path(*game.package.split(".")) / "screen" / "art" / name
    return path.read_text() if path.exists() else ""


def symbols(game: Game[Any]) -> set[str]:
    page = (SRC / "nunatak" / "web" / "static" / "ui.svg").read_text()
    found = SYMBOL.findall(page) + SYMBOL.findall(art(game, "symbols.svg"))
    return set(found) | set(SYMBOL.findall(art(game, "backdrop.svg")))


def positions(
    game: Game[Any], players: int, seed: int
) -> Iterator[tuple[Position, list[NamedEvent]]]:
    """Yield every position of a random game with what has been told up to it."""
    rng = random.Random(seed)
    settings = {each.name: rng.choice(each.values) for each in game.settings}
    p = game.start(players, settings)
    told: list[NamedEvent] = []
    while True:
        yield p, told
        if p.actor == OVER:
            return
        listener = Listener()
        p.listener = listener
        if p.actor == CHANCE:
            chances = p.chances()
            option = rng.choices([o for o, _ in chances], [w for _, w in chances])[0]
        else:
            option = rng.choice(p.options())
        p.take(option)
        p.listener = None
        told += [game.told(event) for event in listener.events]


@pytest.mark.parametrize("name", GAMES)
def test_every_scene_of_random_games_can_be_drawn_by_every_seat_and_a_spectator(name: str) -> None:
    game = nunatak.game(name)
    known = symbols(game)
    outlines = set(OUTLINE.findall(art(game, "backdrop.svg")))
    for players in game.players:
        people = [Somebody(each) for each in NAMES[:players]]
        for n, (p, told) in enumerate(positions(game, players, seed=players)):
            for seat in (*range(players), None):
                if n % 6 and seat != p.actor:
                    continue
                early = [] if seat is None else p.early(seat)
                seen = game.look(p, seat, people, told=told, early=early)
                scene = game.screen.scene(seen)
                wrong = check(scene, seen.options, known, outlines)
                assert not wrong, f"{players} players, seat {seat}, move {n}: {wrong}"


@pytest.mark.parametrize("name", GAMES)
def test_a_scene_shows_a_seat_nothing_that_it_cannot_know(name: str) -> None:
    game = nunatak.game(name)
    for players in game.players:
        people = [Somebody(each) for each in NAMES[:players]]
        for n, (p, told) in enumerate(positions(game, players, seed=50 + players)):
            if n % 9:
                continue
            for seat in range(players):
                known = [each for each in told if Eye(seat).sees(each.seen)]
                other = p.redeal(seat, nunatak.Rng(n))
                here = game.screen.scene(game.look(p, seat, people, told=told))
                there = game.screen.scene(game.look(other, seat, people, told=known))
                assert plain(here) == plain(there)


@pytest.mark.parametrize("name", GAMES)
def test_pieces_that_follow_each_event_once_are_those_that_follow_all_from_the_beginning(
    name: str,
) -> None:
    game = nunatak.game(name)
    for players in game.players:
        people = [Somebody(each) for each in NAMES[:players]]
        for seat in (0, None):
            eye, so_far, heard = Eye(seat), Heard(), 0
            for n, (p, told) in enumerate(positions(game, players, seed=70 + players)):
                so_far.events += [each for each in told[heard:] if eye.sees(each.seen)]
                heard = len(told)
                if n % 9 and p.actor != OVER:
                    continue
                anew = game.screen.scene(game.look(p, seat, people, told=told))
                kept = game.screen.scene(game.look(p, seat, people, told=so_far))
                assert plain(anew) == plain(kept)


@pytest.mark.parametrize("name", GAMES)
def test_the_icons_of_the_log_are_drawn_and_belong_to_events(name: str) -> None:
    game = nunatak.game(name)
    icons = game.screen.icons
    assert set(icons.values()) <= symbols(game)
    assert set(icons) <= {kind.name for kind in game.rules.events}


@pytest.mark.parametrize("name", GAMES)
def test_the_signs_of_big_moments_are_drawn_and_belong_to_events(name: str) -> None:
    game = nunatak.game(name)
    moments = game.screen.moments
    assert set(moments.values()) <= symbols(game)
    assert set(moments) <= {kind.name for kind in game.rules.events}


@pytest.mark.parametrize("name", GAMES)
def test_patches_lead_from_scene_to_scene(name: str) -> None:
    game = nunatak.game(name)
    players = game.players[-1]
    people = [Somebody(each) for each in NAMES[:players]]
    before = None
    for p, told in positions(game, players, seed=9):
        after = plain(game.screen.scene(game.look(p, 0, people, told=told)))
        if before is not None:
            there = patched(before, diff(before, after))
            assert ordered(there) == ordered(after)
        before = after


def ordered(scene: Plain) -> Plain:
    return {**scene, "items": in_order(scene["items"])}


def in_order(items: list[Plain]) -> list[Plain]:
    """Return things, and what lies on them, by their ids: their order on the wire says nothing."""
    found = [
        {**item, "parts": in_order(item["parts"])} if "parts" in item else item for item in items
    ]
    return sorted(found, key=lambda item: str(item["id"]))


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_label_and_every_scene_a_sentence(name: str) -> None:
    game = nunatak.game(name)
    players = game.players[-1]
    people = [Somebody(each) for each in NAMES[:players]]
    for p, told in positions(game, players, seed=4):
        scene = game.screen.scene(
            game.look(p, p.actor if p.actor >= 0 else None, people, told=told)
        )
        assert p.actor == OVER or (scene.prompt is not None and scene.prompt.say)
        if scene.prompt is not None:
            assert all(option.label for option in scene.prompt.options)
