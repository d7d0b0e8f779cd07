"""What plays is compiled throughout: no step of a game goes through the interpreter.

mypyc translates whatever it can't keep as plain numbers into calls of the interpreter, and says
nothing about it: `0 if a else b`, with b an i64, and the bare `_` of a loop are enough to make a
function several times slower. So the generated C is read here.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.house.pure import is_pure
from tools.root import ROOT

WRITTEN = ROOT / "build" / "c"
FUNCTION = re.compile(r"^[\w* ]*?\bCPyDef_(\w+)\([^;{]*\) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
CALL = re.compile(r"\bCPyDef_(\w+)\(")
INTERPRETED = re.compile(
    r"\b(?:_?PyObject_(?:Vectorcall|Call|GetItem|SetItem|GetIter|GetAttr|RichCompare|IsTrue|Str)\w*"
    r"|CPyObject_\w+|PyNumber_\w+|CPyDict_\w+|PyIter_\w+|PyList_New|PyTuple_New"
    r"|CPyTagged_StealAsObject|PyLong_FromLongLong|PyFloat_FromDouble)\b"
)
# Where playing begins: the rest follows from what these functions call.
PLAYING = re.compile(
    r"___rules___\w+___(?:take|options|outcomes|draw|drawn|copy|redealt|carry_out|rank)$"
    r"|Judgement___(?:shares|wishes|taste)$|network___Network___(?:look|tell)$|Observation___(?:write|rewrite)$"
    r"|bots___search___Search___\w+$|rl___batch___Batch___(?:take|go_on|pay|sample)$"
)
ALLOWED = {
    "engine___learned___LearnedJudgement___choose": "once for a number of players",
    "engine___learned___Sight___names": "the same",
    "engine___networks___digest": "the same",
    "bots___search___Search_____init__": "is made once",
    "bots___search___Search___think": "looks at the clock, every 16 iterations",
    "engine___fields___Field___put": "says which number is too large, which ends the game",
    "engine___judgement___Judgement___shares": "says that a game must have its own",
    "engine___mixing___Reckoning___count": "reckons with numbers of any length, which is rare",
    "engine___mixing___Reckoning___count_strangers": "the same",
    "engine___mixing___Reckoning___go_on": "the same",
    "engine___mixing___Reckoning___write": "the same",
    "engine___pile___Pile___exchange": "says that a card lies nowhere, which ends the game",
    "games___arctic___rules___decisions___boxes___Box___carry_out": "each box has its own",
    "games___meltwater___rules___decisions___directed___Directed___carry_out": "each has its own",
}


@cache
def functions() -> dict[str, str]:
    """What was translated, by name."""
    found: dict[str, str] = {}
    for file in sorted(WRITTEN.glob("__native_nunatak_*.c")):
        found.update(bodies(file))
    return found


def bodies(file: Path) -> dict[str, str]:
    """The functions of a file of C, without the doors by which the interpreter comes in."""
    return {
        name.removeprefix("nunatak___"): body
        for name, body in FUNCTION.findall(file.read_text(encoding="utf-8"))
        if not name.endswith("_glue")
    }


def reached(known: dict[str, str]) -> list[str]:
    """All functions that a step of a game may come to."""
    waiting = [name for name in known if PLAYING.search(name)]
    found = set(waiting)
    while waiting:
        for name in CALL.findall(known[waiting.pop()]):
            called = name.removeprefix("nunatak___")
            if called in known and called not in found:
                found.add(called)
                waiting.append(called)
    return sorted(found)


@pytest.mark.skipif(
    is_pure() or not any(WRITTEN.glob("__native_*.c")), reason="nothing was translated here"
)
def test_no_function_that_plays_calls_the_interpreter() -> None:
    known = functions()
    playing = reached(known)
    assert len(playing) > 500
    guilty = {
        name: sorted(set(INTERPRETED.findall(known[name])))
        for name in playing
        if name not in ALLOWED and INTERPRETED.search(known[name])
    }
    assert guilty == {}, "give both branches of a condition the same type: i64(0), not 0"


def test_a_function_that_boxes_a_number_is_found_however_deep_it_lies() -> None:
    known = {
        "games___ice___rules___flow___Melt___take": "CPyDef_nunatak___games___ice___after(p);",
        "games___ice___after": "    cpy_r_r2 = PyLong_FromLongLong(cpy_r_r1);\n",
        "games___ice___title": "    cpy_r_r1 = PyObject_Str(cpy_r_r0);\n",
    }
    [found] = [name for name in reached(known) if INTERPRETED.search(known[name])]
    assert found == "games___ice___after"
