"""How far a horde has come: round, wave, rank, and the fallen lord."""

from dataclasses import dataclass

from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE
from shiai.games.senjutsu.solo.rules.state import RANK, RANK_NAMES, ROUND, WAVE, Solo
from shiai.games.senjutsu.solo.rules.steps.horde import WAVES
from shiai.web.kit.drawing import Scene


@dataclass(frozen=True)
class Mark:
    """A wave or a rank."""

    title: str
    look: str  # past, now or later


@dataclass(frozen=True)
class Horde:
    """The banner above the enemies of a horde."""

    round: str
    wave: str
    waves: tuple[Mark, ...]
    rank: str
    ranks: tuple[Mark, ...]
    lord: str


def horde(scene: Scene, state: Solo) -> Horde | None:
    """The banner; None for a fight."""
    if not state.solo_rules.horde:
        return None
    cells, words = state.cells, scene.words
    rank = words.name(f"rank-{RANK_NAMES[cells[RANK]]}")
    return Horde(
        round=words.say("web-round_says", number=cells[ROUND]),
        wave=words.say("web-wave_says", number=cells[WAVE], total=WAVES),
        waves=tuple([Mark(str(number), when(number, cells[WAVE])) for number in range(1, WAVES + 1)]),
        rank=words.say("web-rank_says", rank=rank),
        ranks=tuple(
            [
                Mark(words.name(f"rank-{name}"), f"{name} is-reached" if number <= cells[RANK] else name)
                for number, name in enumerate(RANK_NAMES)
                if number
            ]
        ),
        lord=lord(scene, state),
    )


def when(number: int, now: int) -> str:
    """Has this wave come?"""
    return "now" if number == now else "past" if number < now else "later"


def lord(scene: Scene, state: Solo) -> str:
    """Where the fallen lord lies."""
    token = state.rules.token
    if token < 0 or state.cells[token * BLOCK + AT] == NOWHERE:
        return ""
    return scene.words.say("web-lord_lies", space=state.rules.board.names[state.cells[token * BLOCK + AT]])
