"""Reads the board, the buildings, the cards and the tracks of Antarctica."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Referee
from nunatak.games.antarctica.rules import RULES
from nunatak.games.antarctica.rules.position import ORDER, SPACES, Tables
from nunatak.games.antarctica.rules.vocabulary import (
    AREAS,
    BERTHS,
    BUILDINGS,
    CARD_COUNT,
    EXPERTS,
    INLAND,
    PILE_SIZES,
    PILES,
    RESOURCES,
    SHIPYARD_CARDS,
    SYMBOLS,
    TRACKS,
)
from nunatak.games.edition import read_components

COUNTS = range(5)  # rows for each number of players begin with none
PLAYERS = (2, 3, 4)
PARTS = ("closed", "buildings", "start", "pieces", "placing", "layout", "shipyard", "resources")
PIECES = ("supply", "reserve", "board", "ships", "cubes")
LONGEST = 10  # spaces of a track

Row = Mapping[str, Any]


def tables(game: Referee, text: str) -> Tables:
    """Return what a component file describes; ValueError if it can't be right."""
    document = read_components(text)
    cards = building_cards(document)
    tracks = research_tracks(document)
    check_buildings(document, cards)
    return Tables(
        game,
        RULES,
        vec[i64]([open_areas(document, players) for players in COUNTS]),
        vec[i64]([n for players in COUNTS for n in first_buildings(document, players)]),
        vec[i64](counts(document["buildings"], "building", BUILDINGS)),
        vec[i64]([n for players in COUNTS for n in pieces(document, players)]),
        vec[i64]([n for players in COUNTS for n in placing(document, players)]),
        vec[i64]([n for players in COUNTS for n in layout(document, players)]),
        vec[i64](counts(document["shipyard"], "card", SHIPYARD_CARDS)),
        vec[i64]([BUILDINGS.index(card["building"]) for card in cards]),
        vec[i64]([bits(card["needs"], BUILDINGS) for card in cards]),
        vec[i64]([card["scientists"] for card in cards]),
        vec[i64]([card["research"] for card in cards]),
        vec[i64]([int(card["asterisk"]) for card in cards]),
        vec[i64]([in_play(cards, players) for players in COUNTS]),
        vec[i64]([mask(i for i, card in enumerate(cards) if card["pile"] == p) for p in PILES]),
        vec[i64]([in_play(tracks, players) for players in COUNTS]),
        vec[i64]([bits(track["centres"], BUILDINGS) >> INLAND for track in tracks]),
        vec[i64]([len(track["points"]) for track in tracks]),
        vec[i64]([n for track in tracks for n in points(track)]),
        vec[i64]([n for track in tracks for n in symbols(track)]),
    )


def mask(numbers: Iterable[int]) -> int:
    """Return numbers as bits."""
    return sum(1 << n for n in set(numbers))


def bits(names: Sequence[str], among: Sequence[str]) -> int:
    """Return names as bits."""
    return mask(among.index(name) for name in names)


def counts(rows: Sequence[Row], key: str, names: Sequence[str]) -> list[int]:
    """Return how many there are of each name."""
    found = {row[key]: row["count"] for row in rows}
    if tuple(found) != tuple(names):
        raise ValueError(f"There should be a count for each of {', '.join(names)}, in order.")
    return list(found.values())


def in_play(rows: Sequence[Row], players: int) -> int:
    """Return the cards or tracks that are used by so many players, as bits."""
    return mask(i for i, row in enumerate(rows) if row["players"] <= players)


# The board and what lies on it


def open_areas(document: Row, players: int) -> int:
    """Return the areas that are open with so many players, as bits."""
    closed = [a for row in document["closed"] if row["players"] == players for a in row["areas"]]
    return bits([area for area in AREAS if area not in closed], AREAS)


def first_buildings(document: Row, players: int) -> list[int]:
    """Return how many of each building are laid out before the game."""
    rows = [row for row in document["start"] if row["players"] <= players]
    found = [sum(row["count"] for row in rows if row["building"] == name) for name in BUILDINGS]
    if players in PLAYERS and sum(found) != open_areas(document, players).bit_count():
        raise ValueError(f"With {players} players there should be a building for each open area.")
    return found


def row_for(rows: Sequence[Row], players: int) -> Row:
    """Return the row for a number of players."""
    found = [row for row in rows if row["players"] == players]
    if len(found) != 1:
        raise ValueError(f"There should be one row for {players} players.")
    return found[0]


def pieces(document: Row, players: int) -> list[int]:
    """Return what each of so many players has."""
    if players not in PLAYERS:
        return [0] * len(PIECES)
    row = row_for(document["pieces"], players)
    found = [row[name] for name in PIECES]
    if min(found) < 0 or row["board"] < 1:
        raise ValueError("Everybody starts with a ship on the board, and with no fewer than none.")
    open_berths = BERTHS * (open_areas(document, players).bit_count() - 1)
    if players * (row["board"] + row["ships"]) > open_berths:
        raise ValueError("There are so many ships that one might not be able to move.")
    return found


def placing(document: Row, players: int) -> list[int]:
    """Return the order in which ships are placed, as players counted from the start player."""
    if players not in PLAYERS:
        return [-1] * ORDER
    order = ["ABCD".index(letter) for letter in row_for(document["placing"], players)["order"]]
    afloat = row_for(document["pieces"], players)["board"]
    if sorted(order) != sorted(list(range(players)) * afloat):
        raise ValueError(f"With {players} players everybody places {afloat} ships.")
    return order + [-1] * (ORDER - len(order))


def layout(document: Row, players: int) -> list[int]:
    """Return where the ships lie on a first play: area * 4 + player."""
    if players not in PLAYERS:
        return [-1] * ORDER
    found = []
    for ship in row_for(document["layout"], players)["ships"].split():
        area, letter = ship.split(":")
        found.append(AREAS.index(area) * 4 + "ABCD".index(letter))
        if not open_areas(document, players) & 2 ** AREAS.index(area):
            raise ValueError(f"With {players} players no ship can lie in {area}.")
    order = [place for place in placing(document, players) if place >= 0]
    if sorted(place % 4 for place in found) != sorted(order):
        raise ValueError(f"With {players} players the first layout has other ships than there are.")
    return found + [-1] * (ORDER - len(found))


# Cards


def building_cards(document: Row) -> list[Row]:
    """Return the building cards, pile by pile."""
    cards: list[Row] = document["cards"]
    piles = [pile for pile, size in zip(PILES, PILE_SIZES, strict=True) for _ in range(size)]
    if [card["pile"] for card in cards] != piles or len(cards) != CARD_COUNT:
        raise ValueError("There should be 15 Basic, 12 Double and 12 Advanced cards, in order.")
    for card in cards:
        needs = bits(card["needs"], BUILDINGS)
        if needs & ~(RESOURCES | EXPERTS) or needs.bit_count() not in (1, 2):
            raise ValueError(f"A card requires one or two of what cards can require: {card}.")
        if not 1 <= card["scientists"] <= 2 or not 1 <= card["research"] <= 5:
            raise ValueError(f"A card brings one or two scientists and some research: {card}.")
    return cards


def check_buildings(document: Row, cards: Sequence[Row]) -> None:
    """See that every building is laid out at the start or built with a card."""
    laid = first_buildings(document, 4)
    for name, there, first in zip(
        BUILDINGS, counts(document["buildings"], "building", BUILDINGS), laid, strict=True
    ):
        built = sum(card["building"] == name for card in cards)
        if first + built != there:
            raise ValueError(f"There are {there} of {name}, but {first + built} would be used.")


# Tracks


def research_tracks(document: Row) -> list[Row]:
    """Return the research tracks."""
    tracks: list[Row] = document["tracks"]
    if [track["track"] for track in tracks] != list(TRACKS):
        raise ValueError(f"There should be the tracks {', '.join(TRACKS)}, in order.")
    for players in PLAYERS:
        spare = row_for(document["pieces"], players)["cubes"]
        if in_play(tracks, players).bit_count() != spare:
            raise ValueError(f"With {players} players there should be a cube for every track.")
    return tracks


def points(track: Row) -> list[int]:
    """Return what a track's spaces are worth; the place beside it is worth nothing."""
    if not 1 <= len(track["points"]) <= LONGEST:
        raise ValueError(f"A track has up to {LONGEST} spaces.")
    return padded([0, *track["points"]], 0)


def symbols(track: Row) -> list[int]:
    """Return the symbols on a track's spaces, or -1."""
    found = [-1] * (len(track["points"]) + 1)
    for written in track["symbols"]:
        name, space = written.split()
        if not 1 < int(space) < len(found):
            raise ValueError(f"There can be no symbol on space {space} (ruling 4).")
        found[int(space)] = SYMBOLS.index(name)
    return padded(found, -1)


def padded(row: list[int], rest: int) -> list[int]:
    """Return a row with as many places as all have."""
    return row + [rest] * (SPACES - len(row))
