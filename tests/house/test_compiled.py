"""What lies compiled in src is what the sources say."""

import os
import shutil
from pathlib import Path

import pytest

from tests.house.pure import is_pure
from tools.compile import called
from tools.compiled import Record, groups, library, products, stale
from tools.root import ROOT, SRC


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small repository in which everything is compiled and nothing is stale."""
    more = ("tools/shortcuts.py", "requirements/build.txt")
    built_by = ("setup.py", "tools/docstrings.py", "tools/constants.py", *more)
    for name in ("pyproject.toml", *built_by):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("engine/rng.py", "games/here/rules/words.py", "games/there/bots/words.py"):
        source = tmp_path / "src" / "nunatak" / name
        source.parent.mkdir(parents=True)
        source.write_text("ONE = 1\n")
    for path in products(tmp_path):
        path.touch()
    record = Record(tmp_path)
    record.keep(record.snapshot(), worked=True)
    return tmp_path


@pytest.mark.skipif(is_pure(), reason="what is compiled is not used now")
def test_nothing_compiled_is_older_than_its_source() -> None:
    assert stale() == [], "./dev compile brings it up to date"


def test_what_was_just_compiled_is_not_stale(house: Path) -> None:
    assert stale(house) == []


def test_an_edited_source_makes_its_compiled_file_stale(house: Path) -> None:
    (house / "src/nunatak/engine/rng.py").write_text("ONE = 2\n")
    assert stale(house) == ["engine/rng.py has changed since it was compiled"]


def test_a_source_that_was_only_touched_is_not_stale(house: Path) -> None:
    os.utime(house / "src/nunatak/engine/rng.py", (1, 1))
    assert stale(house) == []


def test_a_compiled_file_whose_source_is_gone_is_stale(house: Path) -> None:
    (house / "src/nunatak/games/here/rules/words.py").unlink()
    told = stale(house)
    assert len(told) == 2  # the module and its game's library
    assert all("has no source that is compiled" in sentence for sentence in told)


def test_a_missing_compiled_file_beside_others_is_told(house: Path) -> None:
    next(house.glob("src/nunatak/engine/rng.*.so")).unlink()
    [sentence] = stale(house)
    assert "rng" in sentence
    assert "missing" in sentence


def test_another_compiler_version_makes_everything_stale(house: Path) -> None:
    (house / "requirements/build.txt").write_text("mypy==0\n")
    assert len(stale(house)) == 3


def test_files_of_unknown_origin_are_stale(house: Path) -> None:
    (house / "build/compiled.json").unlink()
    assert len(stale(house)) == 3


def test_a_house_without_compiled_files_has_none_that_are_stale(house: Path) -> None:
    for path in products(house):
        path.unlink()
    assert stale(house) == []


def test_each_game_is_a_library_of_its_own(house: Path) -> None:
    assert sorted(groups(house)) == ["nunatak_engine", "nunatak_here", "nunatak_there"]
    assert library(Path("bots/search.py")) == "nunatak_engine"


def test_one_library_for_everything_can_be_asked_for(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUNATAK_LIBRARIES", "one")
    assert list(groups(house)) == ["nunatak_all"]
    assert len(stale(house)) > 0  # what lies there was built as several


def test_compiled_files_lie_beside_their_sources() -> None:
    assert all(path.is_relative_to(SRC) for path in products())


def test_a_build_names_what_has_changed_and_everything_if_that_is_the_engine() -> None:
    assert called(["games/meltwater/rules/scoring.py"]) == "meltwater"
    everything = ", ".join(name.removeprefix("nunatak_") for name in groups())
    assert called(["engine/rng.py", "games/meltwater/rules/scoring.py"]) == everything
    assert called([]) == everything
