"""What most commands read first, read before they are forked: all games and their English sentences."""

import gc

from shiai.i18n.catalogue import load
from shiai.registry import games

load("en", None)
for id in games():
    load("en", id)
gc.freeze()  # or the first collection in every fork would copy the memory that it shares
