"""The battlefield of a session: figures that can be picked, spaces that can be tapped, and the ways of the enemies."""

from dataclasses import dataclass, replace
from typing import Final

from shiai.core.seats import WATCHER
from shiai.games.senjutsu.browser.board import Field, Figure, field, frame_of
from shiai.games.senjutsu.browser.figures import portrait
from shiai.games.senjutsu.browser.frame import Frame
from shiai.games.senjutsu.browser.overlay import Target, Trail
from shiai.games.senjutsu.referee import Referee
from shiai.games.senjutsu.referee.figures import enemy_ways, rows_of
from shiai.games.senjutsu.referee.notebook import blank_notebook
from shiai.games.senjutsu.referee.progress import QUESTION
from shiai.games.senjutsu.rules.actions import SPACE
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.rules.state import ALIVE, AT, BLOCK, NOWHERE
from shiai.games.senjutsu.solo.browser.trails import arrow
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

PICK: Final = "pick "  # begins what a tapped figure sends
PUT: Final = "at "  # begins what is picked to put something on a space
END: Final = "to "  # begins what is picked to end a card on a space


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


def lord(state: Solo, frame: Frame, words: Catalogue) -> list[Figure]:
    """The fallen lord, if there is one."""
    token = state.rules.token
    at = state.cells[token * BLOCK + AT] if token >= 0 else NOWHERE
    if at == NOWHERE:
        return []
    column, row = frame.cell(at)
    says = words.say("web-lord_lies", space=state.rules.board.names[at])
    return [
        Figure(
            id="lord",
            number=token + 1,
            sort="token",
            portrait=portrait("fallen_lord"),
            name="",
            column=column,
            row=row,
            turn=0,
            hidden=False,
            acts=False,
            mine=False,
            fallen=False,
            says=says,
        )
    ]


def board(referee: Referee, words: Catalogue, picked: str, ends: dict[int, str]) -> Field:
    """The battlefield: a picked figure can move, a card can end on these spaces, a question can be about spaces."""
    state = view_of(referee)
    scene = Scene(state, words, WATCHER, (), (), "", ())
    ground = field(scene, ())
    frame = frame_of(scene)
    placed = figures_on_board(referee)
    targets = [target(frame, each.at, PICK + each.key, label(each, state, words), "figure") for each in placed]
    if picked in [each.key for each in placed]:
        targets += free_targets(state, frame, placed, picked, words)
    elif referee.fight is None:
        targets += set_up_targets(state, frame, placed, words)
    else:
        targets += answer_targets(referee, frame, words)
        who = referee.name_of(referee.progress().figure) if ends else ""
        names = state.rules.board.names
        taken = [each.at for each in placed]
        for at, line in ends.items():
            if at not in taken:
                says = words.say("page-referee-way-to", who=who, space=names[at])
                targets.append(target(frame, at, line, says, "space"))
    figures = (*lord(state, frame, words), *[figure(each, state, frame, words, picked) for each in placed])
    return replace(ground, figures=figures, targets=tuple(targets), trails=trails(referee, frame, words))


def trails(referee: Referee, frame: Frame, words: Catalogue) -> tuple[Trail, ...]:
    """The ways of the enemies, as arrows."""
    found: list[Trail] = []
    for figure, spaces in enemy_ways(referee).items():
        assert referee.fight is not None
        if len(spaces) < 2 or spaces[0] == NOWHERE or not referee.fight.state.cells[ALIVE] >> figure & 1:
            continue
        names = ", ".join([referee.fight.state.rules.board.names[space] for space in spaces])
        who = words.name(referee.name_of(figure))
        says = words.say("web-way_says", who=who, spaces=names)
        found.append(Trail(figure + 1, *arrow([frame.middle(space) for space in spaces]), says))
    return tuple(found)


def set_up_targets(state: Solo, frame: Frame, placed: list[FigureOnBoard], words: Catalogue) -> list[Target]:
    """Free spaces, on which something can be put before the fight."""
    names = state.rules.board.names
    return [
        target(frame, at, f"{PICK}{PUT}{names[at]}", words.say("page-referee-put-here", space=names[at]), "space")
        for at in free_spaces(state, placed)
    ]


def answer_targets(referee: Referee, frame: Frame, words: Catalogue) -> list[Target]:
    """The answers to a question about spaces."""
    now = referee.progress()
    if now.kind != QUESTION or referee.state is None:
        return []
    step = referee.state.stack[-1]
    found: list[Target] = []
    for number, action in enumerate(step.legal(referee.state, now.figure), 1):
        if SPACE.has(action):
            says = words.message(referee.renamed(now.answers[number - 1]))
            found.append(target(frame, SPACE.part(action), f"answer {number}", says, "space"))
    return found


def free_spaces(state: Solo, placed: list[FigureOnBoard]) -> list[int]:
    """The spaces on which a figure could stand."""
    taken = sum([1 << each.at for each in placed])
    return bits(state.terrain.playable & ~state.terrain.walls & ~taken)


def view_of(referee: Referee) -> Solo:
    """A copy of the notebook to draw."""
    return blank_notebook(referee.draft) if referee.fight is None else referee.fight.state.clone()


def target(frame: Frame, at: int, line: str, says: str, kind: str) -> Target:
    """Something on a space that can be tapped."""
    return Target(Offer(0, line, says, says), *frame.cell(at), "", kind)


def free_targets(state: Solo, frame: Frame, placed: list[FigureOnBoard], picked: str, words: Catalogue) -> list[Target]:
    """The spaces to which the picked figure can move."""
    names = state.rules.board.names
    return [
        target(
            frame, at, f"{picked} {names[at]}", words.say("page-referee-to", figure=picked, space=names[at]), "space"
        )
        for at in free_spaces(state, placed)
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
