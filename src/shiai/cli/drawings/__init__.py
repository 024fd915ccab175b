"""Drawings of the games for the terminal, one entry for each game."""

from typing import Final

from shiai.cli.drawings import samurai_spirit, senjutsu, seven_ronin, solo, way_of_the_samurai
from shiai.cli.drawings.drawing import Drawings

DRAWINGS: Final[dict[str, Drawings]] = {
    "seven_ronin": seven_ronin.DRAWINGS,
    "samurai_spirit": samurai_spirit.DRAWINGS,
    "way_of_the_samurai": way_of_the_samurai.DRAWINGS,
    "senjutsu": senjutsu.DRAWINGS,
    "senjutsu_solo": solo.DRAWINGS,
}
