"""The table of Senjutsu alone in the browser: that of Senjutsu, with enemies.

Ids of elements beside those of Senjutsu: enemy-<figure>, mood-<figure>, why-<figure>, deck-<figure>
and other piles of an enemy.
"""

from dataclasses import dataclass, replace
from typing import Final

from shiai.games.senjutsu.browser.board import frame_of
from shiai.games.senjutsu.browser.choices import marks as duel_marks
from shiai.games.senjutsu.browser.echoes import is_own
from shiai.games.senjutsu.browser.shared import panel_id
from shiai.games.senjutsu.browser.table import Battle, battle
from shiai.games.senjutsu.rules.actions import OPTION
from shiai.games.senjutsu.solo.browser.choreography import cues
from shiai.games.senjutsu.solo.browser.enemies import EnemyPanel, enemies
from shiai.games.senjutsu.solo.browser.explained import explain
from shiai.games.senjutsu.solo.browser.horde import Horde, horde
from shiai.games.senjutsu.solo.browser.odds import odds
from shiai.games.senjutsu.solo.browser.trails import trails
from shiai.games.senjutsu.solo.browser.why import asked, considered_spaces
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.games.senjutsu.solo.rules.steps.cards import FogStance
from shiai.web.kit.drawing import Drawing, Scene


@dataclass(frozen=True)
class Fight(Battle):
    """The view that the template lays out."""

    enemies: tuple[EnemyPanel, ...]
    horde: Horde | None


def fight(scene: Scene[Solo]) -> Fight:
    """The whole table, without the Advantage track, which solo play does not use (SJ-41.7)."""
    state = scene.view
    duel = battle(scene)
    frame = frame_of(scene)
    considered = asked(scene, state)
    foes = enemies(scene, state, considered)
    field = replace(duel.field, trails=trails(scene, state, frame), considered=considered_spaces(considered, frame))
    return Fight(
        field=field,
        heroes=tuple([replace(hero, won=False) for hero in duel.heroes]) if state.solo_rules.horde else duel.heroes,
        ladder=replace(duel.ladder, ranks=()),
        question=duel.question,
        hand=duel.hand,
        panels=len(duel.heroes) + len(foes),
        plays=duel.plays,
        stand=duel.stand,
        plan=duel.plan,
        enemies=foes,
        horde=horde(scene, state),
    )


def marks(view: Solo, action: int) -> tuple[str, ...]:
    """The ids of the parts of the drawing that a choice concerns."""
    state = view
    step = state.stack[-1] if state.stack else None
    if isinstance(step, FogStance) and OPTION.has(action):
        return (panel_id(state, step.figure),)
    return duel_marks(view, action)


DRAWING: Final = Drawing(
    "senjutsu_solo/table.html",
    fight,
    marks=marks,
    cues=cues,
    own=is_own,
    explain=explain,
    odds=odds,
    style="/static/senjutsu_solo/table.css",
    script="/static/senjutsu/planner.js",
)
