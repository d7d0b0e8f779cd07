"""A scene says everything that is wrong with it, and patches lead exactly where they should."""

import pytest
from msgspec.structs import replace

from nunatak.protocol.messages import Patch, Whole, encode
from nunatak.scene.check import check
from nunatak.scene.items import Cell, Drawable, Hex, Piece, Plate, Text, Track, Zone, everything
from nunatak.scene.page import Group, Option, Prompt
from nunatak.scene.patch import apply, diff, plain
from nunatak.scene.scene import Board, Scene
from tools import samples

MOMENTS = (
    "antartik-early",
    "meltwater-early",
    "antarctica-late",
    "arctic-late",
    "frozen-frontier-late",
)


def scene_of(*items: Drawable, prompt: Prompt | None = None) -> Scene:
    return Scene("demo", Board((0, 0, 100, 100)), list(items), prompt)


def shown(moment: str) -> Whole:
    """Return what the page of a real table begins with."""
    table = samples.boot(moment).table
    assert table is not None
    assert table.whole is not None
    return table.whole


def options_of(scene: Scene) -> set[int]:
    assert scene.prompt is not None
    return {o.option for o in scene.prompt.options if o.option is not None}


HERE = Zone("here", Hex(0, 0, 10))


@pytest.mark.parametrize(
    ("item", "complaint"),
    [
        (Piece("p", "token", zone="nowhere"), "p lies in nowhere, which is no zone."),
        (Piece("p", "token", owner="X"), "p has the colour X, which nobody mixed."),
        (Piece("p", "symbol", symbol="unicorn"), "p shows the symbol unicorn, which nobody drew."),
        (Text("t", "2 [unicorn]"), "t shows the symbol unicorn, which nobody drew."),
        (Piece("p", "token", option=9), "p offers option 9, which is not legal."),
        (Track("t", 0, 0, [Cell(option=9)]), "t.0 offers option 9, which is not legal."),
        (Piece("here", "token"), "Two things are called here."),
    ],
)
def test_a_scene_names_what_is_wrong_with_it(item: Drawable, complaint: str) -> None:
    assert check(scene_of(HERE, item), [1], {"crate"}) == [complaint]


def test_what_lies_on_a_plate_is_checked_too() -> None:
    plate = Plate("plate", 0, 0, 10, 10, [Piece("p", "token", zone="nowhere")])
    assert check(scene_of(plate), [], set()) == ["p lies in nowhere, which is no zone."]


def test_a_piece_can_lie_on_a_space_of_a_track() -> None:
    track = Track("track", 0, 0, [Cell(), Cell()])
    assert check(scene_of(track, Piece("p", "cube", "A", zone="track.1")), [], set()) == []
    assert check(scene_of(track, Piece("p", "cube", "A", zone="track.2")), [], set()) != []


def test_the_list_must_offer_every_legal_option_once() -> None:
    twice = Prompt("A", "?", options=[Option("a", 1), Option("b", 1)])
    assert check(scene_of(prompt=twice), [1], set()) == ["The option “b” is offered twice."]
    short = Prompt("A", "?", options=[Option("a", 1)])
    assert check(scene_of(prompt=short), [1, 2, 3], set()) == [
        "The list leaves out the options 2, 3."
    ]


def test_what_cannot_be_chosen_says_why() -> None:
    prompt = Prompt("A", "?", options=[Option("a", group="g")], groups=[Group("g")])
    assert check(scene_of(prompt=prompt), [], set()) == [
        "The option “a” can't be chosen and doesn't say why."
    ]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moved_piece_costs_less_than_half_a_kilobyte(moment: str) -> None:
    whole = shown(moment)
    scene = whole.scene
    zone = next(item.id for item in scene.items if isinstance(item, Zone))
    items = list(scene.items)
    for n, item in enumerate(items):
        if isinstance(item, Piece):
            items[n] = replace(item, zone=zone, x=None, y=None)
            break
    assert items != scene.items
    change = diff(scene, replace(scene, items=items))
    assert len(encode(Patch(2, 1, change))) < 500


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_patched_scene_is_the_new_scene(moment: str) -> None:
    whole = shown(moment)
    old = whole.scene
    kept = [item for n, item in enumerate(old.items) if n % 7]
    moved = [replace(item, option=5, label="new") if n % 3 else item for n, item in enumerate(kept)]
    new = replace(
        old,
        items=[*moved, Piece("newcomer", "token", "A")],
        prompt=Prompt("B", "Now you.", mine=False),
        title="",
        panels=list(reversed(old.panels)),
    )
    assert apply(old, diff(old, new)) == new
    back = plain(apply(new, diff(new, old)))
    assert sorted(back["items"], key=str) == sorted(plain(old)["items"], key=str)


def test_nothing_is_told_where_nothing_changed() -> None:
    scene = scene_of(HERE, Plate("plate", 0, 0, 5, 5, [Text("t", "a")]))
    assert plain_size(diff(scene, scene)) == 2


def test_a_change_on_a_plate_is_told_alone() -> None:
    def with_text(text: str) -> Scene:
        return scene_of(HERE, Plate("plate", 0, 0, 5, 5, [Text("t", text), Text("u", "long" * 99)]))

    change = diff(with_text("a"), with_text("b"))
    inner = change.lists["items"].edit["plate"].lists["parts"].edit["t"]
    assert inner.set == {"text": "b"}
    assert plain_size(change) < 120


def plain_size(change: object) -> int:
    import msgspec

    return len(msgspec.json.encode(change))


def test_everything_finds_what_lies_on_plates() -> None:
    inner = Plate("in", 0, 0, 1, 1, [Text("deep", "x")])
    found = [item.id for item in everything([Plate("out", 0, 0, 1, 1, [inner])])]
    assert found == ["out", "in", "deep"]
