"""What the things on the ice are, what scores, and what one may do: the words are in the texts."""

from nunatak.scene.about import About

ABOUT = About(
    legend={"table": "deck floe card"},
    of=[(r"^deck ", "deck"), (r"^floe\.", "floe"), (r" card ", "card")],
    drawn={"deck": "", "floe": "", "card": ""},
    rules={"deck": "your-turn", "card": "your-turn", "floe": "the-goal"},
    aid={"turn": "take=1 pass=2", "points": "heavy=sledge broken=0"},
    scores="heavy",
)
