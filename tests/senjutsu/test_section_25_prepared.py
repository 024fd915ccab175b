"""Section 25: Prepared cards."""

import pytest

from shiai.games.senjutsu.card_text import card_phrases
from shiai.games.senjutsu.cards import DESIGNS
