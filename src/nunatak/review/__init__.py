"""What decided a game: everybody's chance to win along the way, luck told apart from play.

Every chance is what the seat it belongs to could know at that moment; nothing is judged with
hindsight, which stands beside a verdict and says so.

>>> import nunatak
>>> from nunatak.review import review
>>> history = nunatak.play("antartik", ["greedy", "random"], seed=7)
>>> found = review(history, iterations=16)
>>> len(found.steps) == len(history.line()), found.end
(True, [1.0, 0.0])
"""

from nunatak.review.reading import Step, read
from nunatak.review.summary import Review, Sums, reviewed
from nunatak.review.whole import review

__all__ = ["Review", "Step", "Sums", "read", "review", "reviewed"]
