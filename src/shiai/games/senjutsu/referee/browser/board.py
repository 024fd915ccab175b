"""The battlefield of a referee's session: figures that can be picked, and the spaces to which a picked one can go."""

from dataclasses import dataclass, replace
from typing import Final

from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.games.senjutsu.browser.board import Field, Figure, field, frame_of
from shiai.games.senjutsu.browser.frame import Frame
from shiai.games.senjutsu.browser.spots import Spot
from shiai.games.senjutsu.referee import Referee
from shiai.games.senjutsu.referee.figures import rows_of
from shiai.games.senjutsu.referee.notebook import blank_notebook
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

PICK: Final = "pick "  # the first word of what a figure sends when it is tapped


@dataclass(frozen=True)
class Standing:
    """A figure on the board, before the fight or in it."""

    key: str  # hero 1
    figure: int
    name: str  # the id of its name
    at: int
    facing: int
    enemy: bool


def standing_figures(referee: Referee) -> list[Standing]:
    """All figures that stand on the board."""
    if referee.fight is None:
        draft = referee.draft
        heroes = [
            Standing(f"hero {number}", number - 1, hero.name, hero.at, hero.facing, enemy=False)
            for number, hero in sorted(draft.heroes.items())
        ]
        return heroes + [
            Standing(f"enemy {number}", number - 1, f"enemy_{foe.name}", foe.at, foe.facing, enemy=True)
            for number, foe in sorted(draft.enemies.items())
        ]
    names = referee.fight.state.rules.board.names
    return [
        Standing(
            row.key, row.figure, row.name, names.index(row.space), DIRECTION_NAMES.index(row.facing), enemy=row.enemy
        )
        for row in rows_of(referee)
        if row.alive
    ]


def board(referee: Referee, words: Catalogue, picked: str) -> Field:
    """The battlefield; when a figure is picked, with the spaces to which it can go."""
    state = view_of(referee)
    scene = Scene(state, words, WATCHER, (), (), "", ())
    ground = field(scene, ())
    frame = frame_of(scene)
    standing = standing_figures(referee)
    spots = [spot(frame, each.at, PICK + each.key, label(each, state, words), "figure") for each in standing]
    if picked in [each.key for each in standing]:
        spots += free_spots(state, frame, standing, picked, words)
    figures = tuple([token(each, state, frame, words, picked) for each in standing])
    return replace(ground, figures=figures, spots=tuple(spots))


def view_of(referee: Referee) -> Solo:
    """A state to draw: the notebook itself is not touched."""
    state: State = blank_notebook(referee.draft) if referee.fight is None else referee.fight.state.clone()
    assert isinstance(state, Solo)
    return state


def spot(frame: Frame, at: int, line: str, says: str, kind: str) -> Spot:
    """Something that can be tapped on a space."""
    return Spot(Offer(0, line, says, says), *frame.cell(at), "", kind)


def free_spots(state: Solo, frame: Frame, standing: list[Standing], picked: str, words: Catalogue) -> list[Spot]:
    """The spaces on which the picked figure could stand."""
    taken = sum([1 << each.at for each in standing])
    names = state.rules.board.names
    free = state.terrain.playable & ~state.terrain.walls & ~taken
    return [
        spot(frame, at, f"{picked} {names[at]}", words.say("page-referee-to", figure=picked, space=names[at]), "space")
        for at in bits(free)
    ]


def label(each: Standing, state: Solo, words: Catalogue) -> str:
    """Who stands where, for people who do not see the drawing."""
    direction = f"facing-{DIRECTION_NAMES[each.facing]}"
    space = state.rules.board.names[each.at]
    return f"{each.key}: " + words.say("web-figure", who=each.name, space=space, direction=direction)


def token(each: Standing, state: Solo, frame: Frame, words: Catalogue, picked: str) -> Figure:
    """A figure as the drawing of the game has it, under the number by which people type it."""
    column, row = frame.cell(each.at)
    return Figure(
        id=each.key.replace(" ", "-"),
        number=int(each.key.rpartition(" ")[2]),
        sort="enemy" if each.enemy else "hero",
        name=words.name(each.name) if each.enemy else "",
        column=column,
        row=row,
        turn=60 * each.facing,
        hidden=False,
        acts=each.key == picked,
        mine=not each.enemy,
        says=label(each, state, words),
    )
