"""Figures of the rules are drawn by the program from positions, so that they can't go stale."""

import re
from xml.etree import ElementTree

import pytest

import nunatak
from nunatak.image import svg
from nunatak.server.shell.rulebook import NUMBER, sections
from nunatak.table.figures import Figure, drawn, figures, scene, shared
from nunatak.table.rules_text import NOTE
from nunatak.table.rules_text import text as rules_text

DRAWN = [name for name in nunatak.game_names() if figures(name) is not None]
OURS = {"antartik", "antarctica", "meltwater", "arctic", "frozen-frontier"}
LEAST = 6
every_game = pytest.mark.parametrize("name", DRAWN)
SHOWN = re.compile(r'^!\[(.+)\]\(figure:([a-z-]+) "(.+)"\)$', re.M)


def languages(name: str) -> list[str]:
    return nunatak.game(name).texts.locales()


def written(name: str) -> list[Figure]:
    found = figures(name)
    assert found is not None
    return found.figure


def test_all_five_have_figures() -> None:
    assert set(DRAWN) >= OURS


@every_game
def test_every_figure_is_drawn_from_its_position(name: str) -> None:
    found = figures(name)
    assert found is not None
    for figure in found.figure:
        played = found.games[figure.game]
        assert figure.after <= len(played.entries), f"{figure.name} is after the game's end"
        for locale in languages(name):
            view = scene(nunatak.game(name), played, figure, locale).board.view
            x, y, w, h = figure.box
            assert w > 0
            assert h > 0
            assert x < view[0] + view[2]
            assert y < view[1] + view[3]
            pictures = {drawn(name, figure.name, locale, dark) for dark in (False, True)}
            assert len(pictures) == 2, f"{figure.name} is the same in the light and in the dark"
            for picture in pictures:
                root = ElementTree.fromstring(picture or "")
                numbers = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
                wanted = [str(n) for n in range(1, len(figure.marks) + 1)]
                assert numbers[len(numbers) - len(wanted) :] == wanted


@every_game
def test_rules_show_figures_with_words_for_every_number(name: str) -> None:
    known = {figure.name: figure for figure in written(name)}
    for locale in languages(name):
        shown = SHOWN.findall(rules_text(nunatak.game(name).package, locale))
        if name in OURS:
            assert len(shown) >= LEAST
        for alt, figure, caption in shown:
            assert len(alt) > 12, f"{figure} says nothing to whoever does not see it"
            said = sorted(set(NUMBER.findall(caption)))
            wanted = [str(n) for n in range(1, len(known[figure].marks) + 1)]
            assert said == wanted, f"{figure}: its words speak of {said}"


@every_game
def test_every_figure_is_shown_somewhere(name: str) -> None:
    found = figures(name)
    assert found is not None
    in_rules = {each[1] for each in SHOWN.findall(nunatak.game(name).rules_text)}
    assert {figure.name for figure in found.figure} == in_rules | {found.board}
    assert set(found.turn) <= in_rules
    assert found.board in {figure.name for figure in found.figure}


@every_game
def test_the_page_holds_a_figure_twice_with_its_words(name: str) -> None:
    text = NOTE.sub("", nunatak.game(name).rules_text)
    page = sections(text, name)
    count = len(SHOWN.findall(text))
    assert page.count("<figure>") == page.count("<figcaption>") == count
    assert page.count('class="for-dark"') == page.count('class="for-light"') == count
    assert "figure:" not in page


def test_a_figure_that_is_not_there_and_a_thing_that_is_not_are_said() -> None:
    with pytest.raises(ValueError, match="figure 'dvie' that it does not have"):
        sections('![A dive](figure:dvie "Words")', "antartik")
    found = figures("antartik")
    assert found is not None
    figure = found.figure[0]
    what = scene(nunatak.game("antartik"), found.games[figure.game], figure, "en")
    with pytest.raises(ValueError, match="Nothing on this board is called 'orca'"):
        svg(what, marks=["orca"])


def test_the_shared_picture_is_one() -> None:
    picture = shared("antartik", "en")
    assert picture is not None
    assert picture.startswith(b"\x89PNG")
