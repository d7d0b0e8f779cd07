"""Writes the engine's smallest functions in place where they are called, in the compiled code.

A game and the engine are libraries of their own, so that a change compiles one of them; but no C
compiler inlines across them, and a call costs more than the two instructions it is for. So where
one of these functions is called, C that does the same stands in its place, and the function itself
is left for what is rare: somebody listens, a number does not fit.
"""

import re

HEADER = """\
static inline int64_t shortcut_lowest(int64_t bits) {
    return bits ? (int64_t)__builtin_ctzll((uint64_t)bits) : 0;
}
static inline int64_t shortcut_count_bits(int64_t bits) {
    return (int64_t)__builtin_popcountll((uint64_t)bits);
}
static inline char shortcut_single(int64_t bits) {
    return (bits & (bits - 1)) == 0;
}
#define shortcut_of(field_of, field, about) \\
    (((about) >> ((nunatak___engine___fields___FieldObject *)(field))->_at) \\
     & ((nunatak___engine___fields___FieldObject *)(field))->_mask)
#define shortcut_put(field_put, field, number) \\
    ((uint64_t)(number) <= (uint64_t)((nunatak___engine___fields___FieldObject *)(field))->_most \\
     ? (number) << ((nunatak___engine___fields___FieldObject *)(field))->_at \\
     : field_put((field), (number)))
#define shortcut_tell(position_tell, position, ...) \\
    (((nunatak___engine___position___PositionObject *)(position))->_listener == Py_None \\
     ? 1 : position_tell((position), __VA_ARGS__))
"""

WHOLE = {
    "bits___lowest": "shortcut_lowest",
    "bits___count_bits": "shortcut_count_bits",
    "bits___single": "shortcut_single",
}
"""Functions that are replaced altogether."""

MOSTLY = {
    "fields___Field___of": "shortcut_of",
    "fields___Field___put": "shortcut_put",
    "position___Position___tell": "shortcut_tell",
}
"""Functions that are still called if need be, so the shortcut is told where they are."""

CALL = re.compile(
    r"(cpy_r_r\d+ = )((?:exports_nunatak_engine\.)?CPyDef_nunatak___engine___("
    + "|".join([*WHOLE, *MOSTLY])
    + r"))\("
)
INCLUDES = re.compile(r'(?:^#include "[^"]+"\n)+', re.M)


def with_shortcuts(code: str) -> str:
    """Return C code of mypyc in which the engine's smallest functions are written out.

    >>> call = "cpy_r_r3 = exports_nunatak_engine.CPyDef_nunatak___engine___bits___lowest(cpy_r_x);"
    >>> with_shortcuts(call)
    'cpy_r_r3 = shortcut_lowest(cpy_r_x);'
    """

    def shorter(found: re.Match[str]) -> str:
        result, function, name = found.groups()
        if name in WHOLE:
            return f"{result}{WHOLE[name]}("
        return f"{result}{MOSTLY[name]}({function}, "

    includes = INCLUDES.search(code)
    shortened = CALL.sub(shorter, code)
    if includes is None or shortened == code:
        return shortened
    return f"{shortened[: includes.end()]}{HEADER}{shortened[includes.end() :]}"
