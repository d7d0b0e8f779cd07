"""Scenes as pictures, drawn without a browser: for links, mails, figures and notebooks.

The same scene looks as it does on the page, in the light or in the dark, on every machine: the
fonts come with the package. ``web/static`` draws it a second time, for people who act on it; a test
lays both over each other.

>>> from nunatak.image import svg
>>> from nunatak.scene.items import Hex, Piece, Zone
>>> from nunatak.scene.scene import Board, Scene
>>> scene = Scene("demo", Board((0, 0, 100, 80)), [Zone("z", Hex(50, 40, 30)), Piece("p", "cube",
...               owner="A", zone="z")])
>>> svg(scene, size=200)[:82]
'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160" viewBox="0 0 100 '
"""

from nunatak.image.picture import png, svg

__all__ = ["png", "svg"]
