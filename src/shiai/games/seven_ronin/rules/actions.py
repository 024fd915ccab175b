"""The action space of 7 Ronin: every choice that anybody can ever make."""

from typing import Final

from shiai.core.actions import ActionSpace
from shiai.games.seven_ronin.rules.components import AREA_NAMES, BOARD_NAMES, RONIN_NAMES

# How many ninja Yobu pushes to the previous and to the next area of the ring.
PUSHES: Final = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))


def push_name(back: int, on: int, previous: str, following: str) -> str:
    """The name of a push: the target of every ninja pushed."""
    return " ".join(["yobu"] + [previous] * back + [following] * on)


ACTIONS: Final = ActionSpace()
PLACE: Final = ACTIONS.kind("place", BOARD_NAMES)  # the Attacker assigns one ninja to a place
DONE: Final = ACTIONS.single("done")  # a plan is finished
ONLY_DONE: Final[tuple[int, ...]] = (DONE,)
ASSIGN: Final = ACTIONS.kind("assign", RONIN_NAMES, BOARD_NAMES)  # the Defender assigns a ronin to a place
FINISH: Final = ACTIONS.single("finish")  # no more abilities in this step
MOVE: Final = ACTIONS.kind("hayai", AREA_NAMES)  # Hayai moves to an area
SLAY: Final = ACTIONS.single("musashi")
HEAL: Final = ACTIONS.kind("taiko", RONIN_NAMES)  # Taiko heals a ronin
# Yobu pushes; the game names his choices by the areas beside him while he stands in one.
PUSH: Final = ACTIONS.kind("yobu", names=[push_name(back, on, "back", "on") for back, on in PUSHES])
SHOOT: Final = ACTIONS.single("yumi")
SPLIT: Final = ACTIONS.kind("split", ("0", "1", "2", "3"), text="tasuke takes")  # so many of the wounds
USE: Final = ACTIONS.kind("use", AREA_NAMES)  # the Attacker uses the ability of an area
COPY: Final = ACTIONS.kind("copy", AREA_NAMES)  # the Inn copies an area
TARGET: Final = ACTIONS.kind("target", RONIN_NAMES)  # who is wounded, held or silenced
WITHDRAW: Final = ACTIONS.kind("withdraw", AREA_NAMES)  # the Burial Grounds take one ninja from an area
ENOUGH: Final = ACTIONS.single("enough")  # the Burial Grounds take no more
SEND: Final = ACTIONS.kind("send", AREA_NAMES, ("1", "2"))  # the Passage sends so many ninja to an area
