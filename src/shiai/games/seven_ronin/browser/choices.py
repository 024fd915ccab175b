"""Choices of 7 Ronin on the drawing: where each is a button, what it concerns, and what it would lead to."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shiai.core.state import State
from shiai.games.seven_ronin.rules.actions import (
    ACTIONS,
    ASSIGN,
    COPY,
    HEAL,
    MOVE,
    PLACE,
    PUSH,
    PUSHES,
    SEND,
    TARGET,
    USE,
    WITHDRAW,
)
from shiai.games.seven_ronin.rules.attack_plan import area_limits
from shiai.games.seven_ronin.rules.components import (
    AREAS,
    BOARD_NAMES,
    DURABILITY,
    HAYAI,
    INN,
    MARKET,
    MUSASHI,
    RONIN_COUNT,
    RONIN_NAMES,
    TAIKO,
    TASUKE,
    WATCHTOWER,
    YOBU,
    YUMI,
)
from shiai.games.seven_ronin.rules.state import (
    ATTACK,
    NINJA,
    RONIN,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.steps.area_abilities import HoldChosen, SilenceChosen
from shiai.games.seven_ronin.rules.steps.wounds import partner, remaining
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Pick, Scene

TARGET_SIGNS: Final = {HoldChosen.name: "held", SilenceChosen.name: "silenced"}


@dataclass(frozen=True)
class Button:
    """A legal choice, drawn on the plot or tile it concerns."""

    offer: Offer
    id: str
    crest: str  # the ronin who acts, if one does
    sign: str  # a symbol, or ""
    text: str
    marks: str
    row: int
    column: int


@dataclass(frozen=True)
class Back:
    """A choice of the own plan that can be taken back."""

    name: str
    id: str
    label: str
    row: int
    column: int


def seen(view: State) -> SevenRonin:
    """The state as one of this game."""
    assert isinstance(view, SevenRonin)
    return view


def slug(name: str) -> str:
    """The name of a choice as part of an id."""
    return name.replace(" ", "-")


def buttons(scene: Scene, state: SevenRonin, spot: str, row: int, column: int) -> tuple[Button, ...]:
    """The offers that are drawn at this plot or tile."""
    found: list[Button] = []
    for offer in scene.offers:
        if ASSIGN.has(offer.action) and not offer.name.startswith(f"{scene.picked or '-'} "):
            continue
        if spot_of(state, offer.action) == spot:
            crest, sign, text = sign_of(scene, offer.action)
            marked = " ".join(marks(state, offer.action))
            found.append(
                Button(offer, f"offer-{slug(offer.name)}", crest, sign, text, marked, row, column + len(found))
            )
    return tuple(found)


def spot_of(state: SevenRonin, action: int) -> str:
    """Where an offer is drawn: at its target; a push to both sides where Yobu stands; '' for what the page shows."""
    find = SPOTS.get(ACTIONS.kind_of(action).name)
    return find(state, action) if find else ""


def plot(place: int) -> str:
    """The id of a plot."""
    return f"plot-{BOARD_NAMES[place]}"


def tile(ronin: int) -> str:
    """The id of a tile."""
    return f"tile-{RONIN_NAMES[ronin]}"


# By the kind of the choice.
SPOTS: Final[dict[str, Callable[[SevenRonin, int], str]]] = {
    "place": lambda state, action: plot(PLACE.part(action)),
    "assign": lambda state, action: plot(ASSIGN.pair(action)[1]),
    "hayai": lambda state, action: plot(MOVE.part(action)),
    "musashi": lambda state, action: plot(state.cells[RONIN + MUSASHI]),
    "taiko": lambda state, action: tile(HEAL.part(action)),
    "yobu": lambda state, action: plot(pushed_to(state, action)),
    "yumi": lambda state, action: plot(MARKET),  # where the reserve is counted
    "use": lambda state, action: plot(USE.part(action)),
    "copy": lambda state, action: plot(COPY.part(action)),
    "target": lambda state, action: tile(TARGET.part(action)),
    "withdraw": lambda state, action: plot(WITHDRAW.part(action)),
    "send": lambda state, action: plot(SEND.pair(action)[0]),
}


def pushed_to(state: SevenRonin, action: int) -> int:
    """The area all of Yobu's ninja go to, or his own when they part."""
    area = state.cells[RONIN + YOBU]
    back, on = PUSHES[PUSH.part(action)]
    if back and on:
        return area
    return state.rules.previous[area] if back else state.rules.next[area]


def sign_of(scene: Scene, action: int) -> tuple[str, str, str]:
    """What stands on the button: who acts, a symbol, a few letters."""
    return SIGNS[ACTIONS.kind_of(action).name](scene, action)


def push_sign(scene: Scene, action: int) -> tuple[str, str, str]:
    """How many ninja Yobu pushes to either side."""
    back, on = PUSHES[PUSH.part(action)]
    return RONIN_NAMES[YOBU], "", f"{back}+{on}" if back and on else f"+{back + on}"


# By the kind of the choice; those that the page shows by itself are missing.
SIGNS: Final[dict[str, Callable[[Scene, int], tuple[str, str, str]]]] = {
    "place": lambda scene, action: ("", "plus", ""),
    "assign": lambda scene, action: (RONIN_NAMES[ASSIGN.pair(action)[0]], "plus", ""),
    "hayai": lambda scene, action: (RONIN_NAMES[HAYAI], "plus", ""),
    "musashi": lambda scene, action: (RONIN_NAMES[MUSASHI], "star", "−1"),
    "taiko": lambda scene, action: (RONIN_NAMES[TAIKO], "plus", ""),
    "yobu": push_sign,
    "yumi": lambda scene, action: (RONIN_NAMES[YUMI], "star", "−1"),
    "use": lambda scene, action: ("", "", scene.words.say("web-use")),
    "copy": lambda scene, action: ("", "", scene.words.say("web-copy")),
    "target": lambda scene, action: ("", TARGET_SIGNS.get(scene.view.stack[-1].name, "wound"), ""),
    "withdraw": lambda scene, action: ("", "star", "−1"),
    "send": lambda scene, action: ("", "", f"+{SEND.pair(action)[1] + 1}"),
}


def picks(scene: Scene) -> tuple[Pick, ...]:
    """In the Defender's planning: which ronin still in hand is placed."""
    waiting = sorted({ASSIGN.pair(offer.action)[0] for offer in scene.offers if ASSIGN.has(offer.action)})
    return tuple([Pick(f"assign {RONIN_NAMES[ronin]}", scene.words.name(RONIN_NAMES[ronin])) for ronin in waiting])


def marks(view: State, action: int) -> tuple[str, ...]:
    """The plots and tiles that an action concerns."""
    state = seen(view)
    concerned = MARKS.get(ACTIONS.kind_of(action).name)
    if concerned:
        return concerned(state, action)
    spot = spot_of(state, action)
    return (spot,) if spot else ()


def split_marks(state: SevenRonin, action: int) -> tuple[str, ...]:
    """Tasuke, who stands with her, and where."""
    other = partner(state)
    place = state.cells[RONIN + TASUKE]
    return (tile(TASUKE), tile(other), plot(place)) if place < AREAS and other >= 0 else (tile(TASUKE),)


def target_marks(state: SevenRonin, action: int) -> tuple[str, ...]:
    """A ronin and the plot he stands on, if he does."""
    ronin = TARGET.part(action)
    place = state.cells[RONIN + ronin]
    return (tile(ronin), plot(place)) if place <= MARKET else (tile(ronin),)


def use_marks(state: SevenRonin, action: int) -> tuple[str, ...]:
    """An area; the Watchtower with the areas beside it."""
    area = USE.part(action)
    beside = (state.rules.previous[area], state.rules.next[area]) if area == WATCHTOWER else ()
    return (plot(area), *[plot(other) for other in beside])


def push_marks(state: SevenRonin, action: int) -> tuple[str, ...]:
    """Yobu, where he stands, and the areas he pushes ninja to."""
    area = state.cells[RONIN + YOBU]
    if area >= AREAS:
        return (tile(YOBU),)
    back, on = PUSHES[PUSH.part(action)]
    reached = [state.rules.previous[area]] * (back > 0) + [state.rules.next[area]] * (on > 0)
    return (tile(YOBU), plot(area), *[plot(other) for other in reached])


def ability_marks(ronin: int) -> Callable[[SevenRonin, int], tuple[str, ...]]:
    """Who acts, and what his ability reaches; nothing when he is not where he could use it."""

    def found(state: SevenRonin, action: int) -> tuple[str, ...]:
        return (tile(ronin), spot_of(state, action)) if state.cells[RONIN + ronin] < AREAS else (tile(ronin),)

    return found


# By the kind of the choice; all others concern only the spot where they are drawn.
MARKS: Final[dict[str, Callable[[SevenRonin, int], tuple[str, ...]]]] = {
    "assign": lambda state, action: (tile(ASSIGN.pair(action)[0]), plot(ASSIGN.pair(action)[1])),
    "hayai": ability_marks(HAYAI),
    "musashi": ability_marks(MUSASHI),
    "taiko": ability_marks(TAIKO),
    "yobu": push_marks,
    "yumi": ability_marks(YUMI),
    "split": split_marks,
    "target": target_marks,
    "use": use_marks,
    "copy": lambda state, action: (plot(INN), plot(COPY.part(action))),
}


def odds(view: State, action: int, words: Catalogue) -> str:
    """How full an area would be, how long a ronin would stand, who would meet whom."""
    state = seen(view)
    if PLACE.has(action) and PLACE.part(action) != MARKET:
        area = PLACE.part(action)
        number = state.cells[ATTACK + area] + 1
        limit = area_limits(state)[area]
        return words.say("web-odds-above" if number > limit else "web-odds-place", number=number, limit=limit)
    if ASSIGN.has(action):
        ronin, _ = ASSIGN.pair(action)
        return words.say("web-durability", left=remaining(state, ronin), number=DURABILITY[ronin])
    if MOVE.has(action):
        area = MOVE.part(action)
        return met(state, words, area, state.cells[NINJA + area], remaining(state, HAYAI))
    if SEND.has(action):
        area, more = SEND.pair(action)
        return met(state, words, area, state.cells[NINJA + area] + more + 1, 0)
    return ""


def met(state: SevenRonin, words: Catalogue, area: int, ninja: int, left: int) -> str:
    """So many ninja against all who would stand there; nothing when nobody would."""
    standing = [ronin for ronin in range(RONIN_COUNT) if state.cells[RONIN + ronin] == area]
    left += sum([remaining(state, ronin) for ronin in standing])
    return words.say("web-odds-fight", number=ninja, left=left) if left else ""
