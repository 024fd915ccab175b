"""The table of Senjutsu alone in the browser: that of Senjutsu, with enemies.

Ids beside those of Senjutsu: enemy-<figure>, why-<figure>, stock-<figure> and other piles of an enemy.
"""

from dataclasses import dataclass, replace
from typing import Final

from shiai.core.state import State
from shiai.games.senjutsu.browser.board import frame_of
from shiai.games.senjutsu.browser.choices import marks, quick
from shiai.games.senjutsu.browser.looks import panel_id, question
from shiai.games.senjutsu.browser.table import Battle, battle
from shiai.games.senjutsu.rules.actions import OPTION
from shiai.games.senjutsu.solo.browser.enemies import EnemyPanel, enemies
from shiai.games.senjutsu.solo.browser.horde import Horde, horde
from shiai.games.senjutsu.solo.browser.ways import ways
from shiai.games.senjutsu.solo.browser.why import asked, verdicts
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.web.kit.drawing import Drawing, Scene

STANCES: Final = (OPTION, OPTION + 1)


@dataclass(frozen=True)
class Fight(Battle):
    """All that the template draws."""

    enemies: tuple[EnemyPanel, ...]
    horde: Horde | None


def fight(scene: Scene) -> Fight:
    """The whole table. The Advantage track is not used (SJ-41.7)."""
    state = scene.view
    assert isinstance(state, Solo)
    all_else = battle(scene)
    frame = frame_of(scene)
    considered = asked(scene, state)
    field = replace(all_else.field, ways=ways(scene, state, frame), verdicts=verdicts(considered, frame))
    return Fight(
        field=field,
        heroes=all_else.heroes,
        ladder=replace(all_else.ladder, ranks=()),
        question=all_else.question,
        hand=all_else.hand,
        enemies=enemies(scene, state, considered),
        horde=horde(scene, state),
    )


def concerned(view: State, action: int) -> tuple[str, ...]:
    """The parts of the drawing that a choice concerns."""
    assert isinstance(view, Solo)
    if question(view) == "fog_stance" and action in STANCES:
        return (panel_id(view, view.stack[-1].numbers[1]),)
    return marks(view, action)


DRAWING: Final = Drawing(
    "senjutsu_solo/table.html", fight, marks=concerned, quick=quick, style="/static/senjutsu_solo/table.css"
)
