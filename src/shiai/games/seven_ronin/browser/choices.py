"""Choices of 7 Ronin on the drawing: where each is a button, what it concerns, and what it would lead to."""

from dataclasses import dataclass
from typing import Final

from shiai.core.state import State
from shiai.games.seven_ronin.rules.actions import (
    ASSIGN,
    BOARD_PLACES,
    COPY,
    DONE,
    ENOUGH,
    FINISH,
    HEAL,
    MOVE,
    PLACE,
    PUSH,
    PUSHES,
    SEND,
    SHOOT,
    SLAY,
    SPLIT,
    TARGET,
    USE,
    WITHDRAW,
)
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
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
from shiai.games.seven_ronin.rules.steps.planning import area_limits
from shiai.games.seven_ronin.rules.steps.wounds import partner, remaining
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Pick, Scene

TARGET_SIGNS: Final = {"hold_chosen_ronin": "held", "silence_chosen_ronin_next_round": "silenced"}


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
        if ASSIGN <= offer.action < FINISH and not offer.name.startswith(f"{scene.picked or '-'} "):
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
    if action < DONE:
        return f"plot-{BOARD_NAMES[action - PLACE]}"
    if ASSIGN <= action < FINISH:
        return f"plot-{BOARD_NAMES[(action - ASSIGN) % BOARD_PLACES]}"
    if MOVE <= action < SLAY:
        return f"plot-{AREA_NAMES[action - MOVE]}"
    if action == SLAY:
        return f"plot-{BOARD_NAMES[state.cells[RONIN + MUSASHI]]}"
    if HEAL <= action < PUSH:
        return f"tile-{RONIN_NAMES[action - HEAL]}"
    if PUSH <= action < SHOOT:
        return f"plot-{BOARD_NAMES[pushed_to(state, action)]}"
    if action == SHOOT:
        return "plot-market"  # where the reserve is counted
    if USE <= action < COPY:
        return f"plot-{AREA_NAMES[action - USE]}"
    if COPY <= action < TARGET:
        return f"plot-{AREA_NAMES[action - COPY]}"
    if TARGET <= action < WITHDRAW:
        return f"tile-{RONIN_NAMES[action - TARGET]}"
    if WITHDRAW <= action < ENOUGH:
        return f"plot-{AREA_NAMES[action - WITHDRAW]}"
    if action >= SEND:
        return f"plot-{AREA_NAMES[(action - SEND) // 2]}"
    return ""


def pushed_to(state: SevenRonin, action: int) -> int:
    """The area all of Yobu's ninja go to, or his own when they part."""
    area = state.cells[RONIN + YOBU]
    back, on = PUSHES[action - PUSH]
    if back and on:
        return area
    return state.rules.previous[area] if back else state.rules.next[area]


def sign_of(scene: Scene, action: int) -> tuple[str, str, str]:
    """What stands on the button: who acts, a symbol, a few letters."""
    if action < DONE:
        return "", "plus", ""
    if ASSIGN <= action < FINISH:
        return RONIN_NAMES[(action - ASSIGN) // BOARD_PLACES], "plus", ""
    if MOVE <= action < SLAY:
        return RONIN_NAMES[HAYAI], "plus", ""
    if action == SLAY:
        return RONIN_NAMES[MUSASHI], "star", "−1"
    if HEAL <= action < PUSH:
        return RONIN_NAMES[TAIKO], "plus", ""
    if PUSH <= action < SHOOT:
        back, on = PUSHES[action - PUSH]
        return RONIN_NAMES[YOBU], "", f"{back}+{on}" if back and on else f"+{back + on}"
    if action == SHOOT:
        return RONIN_NAMES[YUMI], "star", "−1"
    if USE <= action < COPY:
        return "", "", scene.words.say("web-use")
    if COPY <= action < TARGET:
        return "", "", scene.words.say("web-copy")
    if TARGET <= action < WITHDRAW:
        return "", TARGET_SIGNS.get(scene.view.stack[-1].name, "wound"), ""
    if WITHDRAW <= action < ENOUGH:
        return "", "star", "−1"
    return "", "", f"+{(action - SEND) % 2 + 1}"


def picks(scene: Scene) -> tuple[Pick, ...]:
    """In the Defender's planning: which ronin still in hand is placed."""
    actions = [offer.action for offer in scene.offers if ASSIGN <= offer.action < FINISH]
    waiting = sorted({(action - ASSIGN) // BOARD_PLACES for action in actions})
    return tuple([Pick(f"assign {RONIN_NAMES[ronin]}", scene.words.name(RONIN_NAMES[ronin])) for ronin in waiting])


def marks(view: State, action: int) -> tuple[str, ...]:
    """The plots and tiles that an action concerns."""
    state = seen(view)
    if ASSIGN <= action < FINISH:
        return (f"tile-{RONIN_NAMES[(action - ASSIGN) // BOARD_PLACES]}", spot_of(state, action))
    if SPLIT <= action < USE:
        other = partner(state)
        place = state.cells[RONIN + TASUKE]
        found = [f"tile-{RONIN_NAMES[TASUKE]}"]
        if place < AREAS and other >= 0:
            found += [f"tile-{RONIN_NAMES[other]}", f"plot-{BOARD_NAMES[place]}"]
        return tuple(found)
    if MOVE <= action < SPLIT:
        return ability_marks(state, action)
    if TARGET <= action < WITHDRAW:
        return (spot_of(state, action), *plot_of(state, action - TARGET))
    if action == USE + WATCHTOWER:
        beside = (state.rules.previous[WATCHTOWER], state.rules.next[WATCHTOWER])
        return (spot_of(state, action), *[f"plot-{AREA_NAMES[area]}" for area in beside])
    if COPY <= action < TARGET:
        return (f"plot-{AREA_NAMES[INN]}", spot_of(state, action))
    spot = spot_of(state, action)
    return (spot,) if spot else ()


def ability_marks(state: SevenRonin, action: int) -> tuple[str, ...]:
    """Who acts, and what his ability reaches; nothing when he is not where he could use it."""
    ronin = acting(action)
    if state.cells[RONIN + ronin] >= AREAS:
        return (f"tile-{RONIN_NAMES[ronin]}",)
    reached = [spot_of(state, action)]
    if PUSH <= action < SHOOT:
        area = state.cells[RONIN + YOBU]
        back, on = PUSHES[action - PUSH]
        reached = [f"plot-{AREA_NAMES[area]}"]
        reached += [f"plot-{AREA_NAMES[state.rules.previous[area]]}"] if back else []
        reached += [f"plot-{AREA_NAMES[state.rules.next[area]]}"] if on else []
    return (f"tile-{RONIN_NAMES[ronin]}", *reached)


def acting(action: int) -> int:
    """Whose ability an action uses."""
    for ronin, end in ((HAYAI, SLAY), (MUSASHI, HEAL), (TAIKO, PUSH), (YOBU, SHOOT)):
        if action < end:
            return ronin
    return YUMI


def plot_of(state: SevenRonin, ronin: int) -> tuple[str, ...]:
    """The plot he stands on, if he does."""
    place = state.cells[RONIN + ronin]
    return (f"plot-{BOARD_NAMES[place]}",) if place <= MARKET else ()


def odds(view: State, action: int, words: Catalogue) -> str:
    """How full an area would be, how long a ronin would stand, who would meet whom."""
    state = seen(view)
    if PLACE <= action < PLACE + MARKET:
        area = action - PLACE
        number = state.cells[ATTACK + area] + 1
        limit = area_limits(state)[area]
        return words.say("web-odds-above" if number > limit else "web-odds-place", number=number, limit=limit)
    if ASSIGN <= action < FINISH:
        ronin = (action - ASSIGN) // BOARD_PLACES
        return words.say("web-durability", left=remaining(state, ronin), number=DURABILITY[ronin])
    if MOVE <= action < SLAY:
        area = action - MOVE
        return met(state, words, area, state.cells[NINJA + area], remaining(state, HAYAI))
    if action >= SEND:
        area, more = divmod(action - SEND, 2)
        return met(state, words, area, state.cells[NINJA + area] + more + 1, 0)
    return ""


def met(state: SevenRonin, words: Catalogue, area: int, ninja: int, left: int) -> str:
    """So many ninja against all who would stand there; nothing when nobody would."""
    standing = [ronin for ronin in range(RONIN_COUNT) if state.cells[RONIN + ronin] == area]
    left += sum([remaining(state, ronin) for ronin in standing])
    return words.say("web-odds-fight", number=ninja, left=left) if left else ""
