"""The action space of 7 Ronin: every choice anybody can ever make, as a fixed range of numbers, and their names."""

from typing import Final

from shiai.games.seven_ronin.rules.components import AREA_NAMES, AREAS, BOARD_NAMES, RONIN_COUNT, RONIN_NAMES

BOARD_PLACES: Final = AREAS + 1

PLACE: Final = 0  # + area or Market: the Attacker assigns one ninja
DONE: Final = PLACE + BOARD_PLACES  # a plan is finished
ASSIGN: Final = DONE + 1  # + ronin * 11 + place: the Defender assigns a ronin
FINISH: Final = ASSIGN + RONIN_COUNT * BOARD_PLACES  # no more abilities in this step
MOVE: Final = FINISH + 1  # + area: Hayai
SLAY: Final = MOVE + AREAS  # Musashi
HEAL: Final = SLAY + 1  # + ronin: Taiko
PUSH: Final = HEAL + RONIN_COUNT  # + one of PUSHES: Yobu
SHOOT: Final = PUSH + 5  # Yumi
SPLIT: Final = SHOOT + 1  # + number: wounds that Tasuke takes
USE: Final = SPLIT + 4  # + area: the Attacker uses its ability
COPY: Final = USE + AREAS  # + area: the Inn copies it
TARGET: Final = COPY + AREAS  # + ronin: who is wounded, held or silenced
WITHDRAW: Final = TARGET + RONIN_COUNT  # + area: the Burial Grounds take one ninja from it
ENOUGH: Final = WITHDRAW + AREAS  # the Burial Grounds take no more
SEND: Final = ENOUGH + 1  # + area * 2 + (number - 1): the Passage
ACTION_COUNT: Final = SEND + 2 * AREAS

# How many ninja Yobu pushes to the previous and to the next area of the ring.
PUSHES: Final = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))


def _names() -> list[str]:
    """Names of all actions, by number; those of Yobu depend on where he stands and are made by `push_name`."""
    return [
        *[f"place {place}" for place in BOARD_NAMES],
        "done",
        *[f"assign {ronin} {place}" for ronin in RONIN_NAMES for place in BOARD_NAMES],
        "finish",
        *[f"hayai {area}" for area in AREA_NAMES],
        "musashi",
        *[f"taiko {ronin}" for ronin in RONIN_NAMES],
        *[push_name(previous, following, "back", "on") for previous, following in PUSHES],
        "yumi",
        *[f"tasuke takes {number}" for number in range(4)],
        *[f"use {area}" for area in AREA_NAMES],
        *[f"copy {area}" for area in AREA_NAMES],
        *[f"target {ronin}" for ronin in RONIN_NAMES],
        *[f"withdraw {area}" for area in AREA_NAMES],
        "enough",
        *[f"send {area} {number}" for area in AREA_NAMES for number in (1, 2)],
    ]


def push_name(previous: int, following: int, back: str, on: str) -> str:
    """The name of a push: the target of every ninja pushed."""
    return " ".join(["yobu"] + [back] * previous + [on] * following)


NAMES: Final = _names()
