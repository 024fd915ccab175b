"""The drawings of the games, by game."""

from typing import Final

from shiai.web.drawings.drawing import Drawing
from shiai.web.drawings.samurai_spirit import DRAWING as SAMURAI_SPIRIT
from shiai.web.drawings.seven_ronin import DRAWING as SEVEN_RONIN

DRAWINGS: Final[dict[str, Drawing]] = {"seven_ronin": SEVEN_RONIN, "samurai_spirit": SAMURAI_SPIRIT}
