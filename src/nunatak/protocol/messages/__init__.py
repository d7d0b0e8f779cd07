"""All that browser and server say to each other, whichever file it is written in."""

from nunatak.protocol.messages.meeting import *
from nunatak.protocol.messages.pages import *
from nunatak.protocol.messages.review import *
from nunatak.protocol.messages.table import *
