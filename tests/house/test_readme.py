"""What the documentation shows is what happens."""

import doctest
import re
from types import BuiltinFunctionType, FunctionType

import pytest

import nunatak
from tools.reference import reference
from tools.root import ROOT

PAGES = ["README.md", "docs/engine.md", "docs/bots.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_as_shown(page: str) -> None:
    text = (ROOT / page).read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    for block in blocks:
        if ">>>" in block:
            example = doctest.DocTestParser().get_doctest(block, {}, page, page, 0)
            results = doctest.DocTestRunner(verbose=False).run(example)
            assert results.failed == 0
        else:
            exec(compile(block, page, "exec"), {})


def test_every_game_that_the_readme_names_is_there() -> None:
    rows = re.findall(r"^\| \*\*(.+?)\*\* \|", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert len(rows) >= 5
    assert set(rows) <= {nunatak.game(name).title for name in nunatak.game_names()}


def test_the_reference_explains_everything_that_is_handed_out() -> None:
    page = reference()
    for name in nunatak.__all__:
        if isinstance(getattr(nunatak, name), type | FunctionType | BuiltinFunctionType):
            assert f"## nunatak.{name}\n" in page
    assert "take(option: int | str) -> None" in page
