"""The drawings of the games, by game."""

from typing import Final

from shiai.web.drawings.drawing import Drawing, Scene
from shiai.web.drawings.samurai_spirit import DRAWING as SAMURAI_SPIRIT
from shiai.web.drawings.senjutsu import DRAWING as SENJUTSU
from shiai.web.drawings.seven_ronin import DRAWING as SEVEN_RONIN
from shiai.web.drawings.solo import DRAWING as SENJUTSU_SOLO
from shiai.web.drawings.solo_past import Past, remembering
from shiai.web.drawings.way_of_the_samurai import DRAWING as WAY_OF_THE_SAMURAI

DRAWINGS: Final[dict[str, Drawing]] = {
    "seven_ronin": SEVEN_RONIN,
    "samurai_spirit": SAMURAI_SPIRIT,
    "way_of_the_samurai": WAY_OF_THE_SAMURAI,
    "senjutsu": SENJUTSU,
    "senjutsu_solo": SENJUTSU_SOLO,
}
REMEMBER: Final = frozenset({"senjutsu_solo"})  # drawings that tell what has happened


def with_past(scene: Scene, past: Past) -> Scene:
    """A scene for a drawing; with its past for those that tell of it."""
    return remembering(scene, past) if scene.view.setup.game.id in REMEMBER else scene
