"""The battlefield of a session: figures that can be picked, and the spaces to which a picked figure can move."""

from dataclasses import dataclass, replace
from typing import Final

from shiai.core.seats import WATCHER
from shiai.games.senjutsu.browser.board import Field, Figure, field, frame_of
from shiai.games.senjutsu.browser.figures import portrait
from shiai.games.senjutsu.browser.frame import Frame
from shiai.games.senjutsu.browser.overlay import Target
from shiai.games.senjutsu.referee import Referee
from shiai.games.senjutsu.referee.figures import rows_of
from shiai.games.senjutsu.referee.notebook import blank_notebook
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

PICK: Final = "pick "  # begins what a tapped figure sends


@dataclass(frozen=True)
class FigureOnBoard:
    """A figure on the board, before the fight or in it."""

    key: str  # hero 1
    figure: int
    name: str  # the id of its name
    at: int
    facing: int
    enemy: bool


def figures_on_board(referee: Referee) -> list[FigureOnBoard]:
    """All figures on the board."""
    if referee.fight is None:
        draft = referee.draft
        heroes = [
            FigureOnBoard(f"hero {number}", number - 1, hero.name, hero.at, hero.facing, enemy=False)
            for number, hero in sorted(draft.heroes.items())
        ]
        return heroes + [
            FigureOnBoard(f"enemy {number}", number - 1, f"enemy_{foe.name}", foe.at, foe.facing, enemy=True)
            for number, foe in sorted(draft.enemies.items())
        ]
    names = referee.fight.state.rules.board.names
    return [
        FigureOnBoard(
            row.key, row.figure, row.name, names.index(row.space), DIRECTION_NAMES.index(row.facing), enemy=row.enemy
        )
        for row in rows_of(referee)
        if row.alive
    ]


def board(referee: Referee, words: Catalogue, picked: str) -> Field:
    """The battlefield; if a figure is picked, with the spaces to which it can move."""
    state = view_of(referee)
    scene = Scene(state, words, WATCHER, (), (), "", ())
    ground = field(scene, ())
    frame = frame_of(scene)
    placed = figures_on_board(referee)
    targets = [target(frame, each.at, PICK + each.key, label(each, state, words), "figure") for each in placed]
    if picked in [each.key for each in placed]:
        targets += free_targets(state, frame, placed, picked, words)
    figures = tuple([figure(each, state, frame, words, picked) for each in placed])
    return replace(ground, figures=figures, targets=tuple(targets))


def view_of(referee: Referee) -> Solo:
    """A copy of the notebook to draw."""
    return blank_notebook(referee.draft) if referee.fight is None else referee.fight.state.clone()


def target(frame: Frame, at: int, line: str, says: str, kind: str) -> Target:
    """Something on a space that can be tapped."""
    return Target(Offer(0, line, says, says), *frame.cell(at), "", kind)


def free_targets(state: Solo, frame: Frame, placed: list[FigureOnBoard], picked: str, words: Catalogue) -> list[Target]:
    """The spaces to which the picked figure can move."""
    taken = sum([1 << each.at for each in placed])
    names = state.rules.board.names
    free = state.terrain.playable & ~state.terrain.walls & ~taken
    return [
        target(
            frame, at, f"{picked} {names[at]}", words.say("page-referee-to", figure=picked, space=names[at]), "space"
        )
        for at in bits(free)
    ]


def label(each: FigureOnBoard, state: Solo, words: Catalogue) -> str:
    """A figure and its place in words, for people who do not see the drawing."""
    direction = f"facing-{DIRECTION_NAMES[each.facing]}"
    space = state.rules.board.names[each.at]
    return f"{each.key}: " + words.say("web-figure", who=each.name, space=space, direction=direction)


def figure(each: FigureOnBoard, state: Solo, frame: Frame, words: Catalogue, picked: str) -> Figure:
    """A figure of the drawing, with the number by which people type it."""
    column, row = frame.cell(each.at)
    return Figure(
        id=each.key.replace(" ", "-"),
        number=int(each.key.rpartition(" ")[2]),
        sort="enemy" if each.enemy else "hero",
        portrait=portrait(each.name),
        name=words.name(each.name) if each.enemy else "",
        column=column,
        row=row,
        turn=60 * each.facing,
        hidden=False,
        acts=each.key == picked,
        mine=not each.enemy,
        fallen=False,
        says=label(each, state, words),
    )
