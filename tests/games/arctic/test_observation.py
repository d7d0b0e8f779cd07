"""What programs see of the Arctic is right, and seen from their own seats."""

from librt.vecs import vec
from mypy_extensions import i16

from nunatak.games.arctic.bots.observation import observation
from tests.games.arctic.table import arranged


def test_programs_see_a_position_from_their_own_seat() -> None:
    table = arranged(
        ships={"RUS": "R1 R2", "NOR": "N2", "EU": "E1"},
        rigs={1: "R1", 2: "MR2"},
        guards={"R1": (3, "EU")},
        lobby={"RUS-1": 1, "USA-2": 2},
    ).play("do sail")
    seen = observation()
    names = seen.names(3)
    rows = []
    for seat in range(3):
        row = vec[i16]([0] * len(names))
        seen.write(table.p, seat, row, 0)
        rows.append(dict(zip(names, row, strict=True)))
    assert [row["platform in R1"] for row in rows] == [1, 3, 2]
    assert [row["protector in R1"] for row in rows] == [3, 2, 1]
    assert [row["lobbyist on USA-2"] for row in rows] == [2, 1, 3]
    assert [row["money 0"] for row in rows] == [10, 10, 10]
    assert {row["ships of RUS in R1"] for row in rows} == {1}
    assert rows[0]["lobbyist on RUS sail"] == 1
