"""Words for tests of Way of the Samurai: given a table, when these choices are made, then this lies on it."""

from typing import Any, Final

import pytest

import shiai
from shiai.core.errors import IllegalChoice, OptionError
from shiai.core.messages import Event
from shiai.core.step import Step
from shiai.games.way_of_the_samurai.game import first_cells
from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES, ENEMY_NAMES
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.modifiers import Force
from shiai.games.way_of_the_samurai.rules.options import DUEL
from shiai.games.way_of_the_samurai.rules.state import (
    COUNTERS,
    DECK,
    DEFENCE,
    DIE,
    DISCARDED,
    ENDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENEMY_KI,
    ENEMY_LIFE,
    EXCHANGE,
    FIGHT,
    GAUGE,
    HAND,
    KI_AT,
    LAYOUT,
    LIFE_AT,
    MARKS,
    PLAYED,
    REMOVED,
    RESULTS,
    ROUND,
    SPECIALS,
    STORED,
    TARGET,
    WayOfTheSamurai,
)

GAME: Final = shiai.game("way_of_the_samurai")
# What an exchange still has to do, the last of it first; `given` cuts it off above the step that waits.
FLOW: Final = ("clean_up", "end_of_exchange", "combo", "counter_phase", "check_defence", "strike", "move(0,2)")
HEAPS: Final = (HAND, STORED, DECK, DISCARDED, PLAYED, SPECIALS, REMOVED)


def start(**options: object) -> WayOfTheSamurai:
    """A new game."""
    state = GAME.start(**options)
    assert isinstance(state, WayOfTheSamurai)
    return state


def given(
    step: str = "move(0,2)",
    hand: str = "std-02 std-06 std-10 std-12 std-14 std-17",
    played: str = "",
    stored: str = "",
    discard: str = "",
    deck: str | None = None,
    specials: str | None = None,
    defence: str = "",
    counters: str = "",
    enemy_deck: str | None = None,
    gauges: tuple[int, int, int] = (0, 0, 0),
    life: int | None = None,
    ki: int | None = None,
    die: int | None = None,
    enemy: tuple[int, int] | None = None,
    round: int = 1,
    exchange: int = 1,
    fields: dict[str, object] | None = None,
    stack: str | None = None,
    **options: object,
) -> WayOfTheSamurai:
    """A table in the middle of a fight.

    Cards are named by id; those not named lie in the action deck (standard) or in the special deck. With `deck`
    ("" for an empty one) or `enemy_deck` exactly these cards lie there and all others not named in the discard pile;
    with `specials` exactly these lie in the special deck, the others are removed from the game.
    `enemy` is life and Ki of the (first) opponent. `fields` are further lines of the position, e.g. {"armour": 2,
    "marks": "fresh_hand", "environment": "place=cliff", "blood_1": "blood-1", "virtue": "card=redraw", "points": 3,
    "enemy_life": "first=3 second=0 third=2", "target": "opponent=second", "bushido_marker": 1}.
    `step` is the step that waits, with its numbers: one of FLOW, or another one such as "hit(0,1,1,0)" or "penalty",
    which is put on the flow after the defence check (as if a hit had caused it); `stack` names the whole stack instead.
    Steps that ask nobody (check_defence, counter_phase, combo, round_end, round) run at once up to the next question.
    """
    rules = GAME.setup(**options)
    assert isinstance(rules, Rules)
    cells = first_cells(rules)
    cells[ROUND], cells[EXCHANGE] = round, exchange
    if rules.mode > DUEL:
        cells[FIGHT] = 1 if rules.several_fights else 0
        if rules.enemies > 1:
            cells[TARGET] = 0
        else:
            cells[ENEMY_LIFE], cells[ENEMY_KI] = 3, 3
    set_cards(cells, hand, played, stored, discard, deck, specials)
    set_enemy_cards(cells, defence, counters, enemy_deck)
    cells[GAUGE : GAUGE + 3] = gauges
    for cell, value in ((LIFE_AT, life), (KI_AT, ki), (DIE, die)):
        cells[cell] = value if value is not None else cells[cell]
    if enemy is not None:
        cells[state_of_enemy(rules)[0]], cells[state_of_enemy(rules)[1]] = enemy
    for name, text in (fields or {}).items():
        found = next(field for field in LAYOUT.fields if field.name == name)
        cells[found.at : found.at + found.size] = found.read(str(text))
    names = (stack if stack is not None else stack_for(step, exchange)).split()
    state = WayOfTheSamurai(rules, cells, [read_step(name) for name in names])
    faults = GAME.faults(state)
    assert not faults, faults
    state.settle()
    return state


def state_of_enemy(rules: Rules) -> tuple[int, int]:
    """The cells of the first opponent's life and Ki."""
    probe = WayOfTheSamurai(rules, first_cells(rules), [])
    return probe.foe_life, probe.foe_ki


def set_cards(
    cells: list[int], hand: str, played: str, stored: str, discard: str, deck: str | None, specials: str | None
) -> None:
    """Lay the action and special cards where they are named."""
    named = {HAND: mask(hand), PLAYED: mask(played), STORED: mask(stored), DISCARDED: mask(discard)}
    used = 0
    for heap, cards in named.items():
        assert not used & cards, "a card is named twice"
        cells[heap] = cards
        used |= cards
    cells[DECK] &= ~used
    cells[SPECIALS] &= ~used
    if deck is not None:
        cells[DISCARDED] |= cells[DECK] & ~mask(deck)
        cells[DECK] = mask(deck)
        cells[SPECIALS] &= ~cells[DECK]
    if specials is not None:
        cells[REMOVED] |= cells[SPECIALS] & ~mask(specials)
        cells[SPECIALS] = mask(specials)


def set_enemy_cards(cells: list[int], defence: str, counters: str, enemy_deck: str | None) -> None:
    """Lay the enemy cards where they are named."""
    cells[COUNTERS] = mask(counters, ENEMY_NAMES)
    cells[ENEMY_DECK] &= ~cells[COUNTERS]
    if defence:
        cells[DEFENCE] = ENEMY_NAMES.index(defence)
        cells[ENEMY_DECK] &= ~(1 << cells[DEFENCE])
    if enemy_deck is not None:
        kept = mask(enemy_deck, ENEMY_NAMES)
        cells[ENEMY_DISCARD] = cells[ENEMY_DECK] & ~kept
        cells[ENEMY_DECK] = kept


def stack_for(step: str, exchange: int) -> str:
    """The steps of an exchange up to the one that waits."""
    name = step.partition("(")[0]
    below = ["round_end"] + (["exchange(2)"] if exchange == 1 else [])
    if name in ("round", "round_end", "next_fight", "exchange"):
        return step if name != "exchange" else f"round_end {step}"
    flow = [each for each in FLOW if not each.startswith("move")]
    cut = flow.index(name) if name in flow else len(flow) if name == "move" else flow.index("check_defence")
    return " ".join([*below, *flow[:cut], step])


def read_step(text: str) -> Step[Any]:
    """A step with its numbers."""
    name, _, rest = text.partition("(")
    return GAME.steps[name](tuple([int(number) for number in rest.removesuffix(")").split(",") if number]))


def mask(cards: str, names: tuple[str, ...] = CARD_NAMES) -> int:
    """The mask of cards named in a text."""
    return sum([1 << names.index(card) for card in cards.split()])


# When -----------------------------------------------------------------------------------------------------------------


def play(state: WayOfTheSamurai, *choices: str) -> WayOfTheSamurai:
    """Make choices by name, of the player and of luck, in turn; returns the same state."""
    for choice in choices:
        state.apply(state.actors()[0], state.action(choice))
    return state


def told(state: WayOfTheSamurai, *choices: str) -> list[Event]:
    """The events of these choices."""
    events = state.listen()
    play(state, *choices)
    return events


def go_on(state: WayOfTheSamurai, to: str) -> WayOfTheSamurai:
    """Close windows without using them until this step waits."""
    while step(state) != to:
        play(state, "go_on")
    return state


def refused(state: WayOfTheSamurai, choice: str, clause: str) -> None:
    """This choice is refused with this clause and changes nothing."""
    before = state.key()
    with pytest.raises(IllegalChoice) as refusal:
        state.apply(state.actors()[0], state.action(choice))
    assert refusal.value.clauses == (clause,)
    assert state.key() == before


def impossible(clause: str, **options: object) -> None:
    """These options do not go together, and the error names the clause."""
    with pytest.raises(OptionError, match=clause.replace(".", r"\.") + r"\)"):
        GAME.setup(**options)


# Then -----------------------------------------------------------------------------------------------------------------


def offered(state: WayOfTheSamurai) -> list[str]:
    """The names of all legal choices, or of all outcomes of luck."""
    return [state.name(action) for action in state.legal(state.actors()[0])] if state.actors() else []


def step(state: WayOfTheSamurai) -> str:
    """The name of the step that waits."""
    return state.stack[-1].name if state.stack else "over"


def gauges(state: WayOfTheSamurai) -> tuple[int, int, int]:
    """Strength, technique, guard."""
    strength, technique, guard = state.cells[GAUGE : GAUGE + 3]
    return strength, technique, guard


def life(state: WayOfTheSamurai) -> int:
    """The player's life."""
    return state.cells[LIFE_AT]


def ki(state: WayOfTheSamurai) -> int:
    """The player's Ki."""
    return state.cells[KI_AT]


def die(state: WayOfTheSamurai) -> int:
    """The level of the red die; 0 when it holds none."""
    return state.cells[DIE]


def enemy(state: WayOfTheSamurai, number: int = 0) -> tuple[int, int]:
    """Life and Ki of an opponent."""
    return state.cells[state.foe_life + number], state.cells[state.foe_ki + number]


def cards(state: WayOfTheSamurai, heap: int) -> str:
    """The action cards of a heap (HAND, DECK, …), by name."""
    return " ".join([name for card, name in enumerate(CARD_NAMES) if state.cells[heap] >> card & 1])


def marked(state: WayOfTheSamurai, bit: int) -> bool:
    """Is this mark set?"""
    return state.cells[MARKS] & bit != 0


def field(state: WayOfTheSamurai, name: str) -> str:
    """A line of the position."""
    found = next(field for field in LAYOUT.fields if field.name == name)
    return found.write(state.cells)


def result(state: WayOfTheSamurai) -> str:
    """How the game ended: the reason, or "none"."""
    return RESULTS[state.cells[ENDED]][1]


def won(state: WayOfTheSamurai) -> bool:
    """Did the player win?"""
    outcome = state.outcome()
    return outcome is not None and bool(outcome.winners)


# Further words --------------------------------------------------------------------------------------------------------


def countered(state: WayOfTheSamurai, *enemy_cards: str) -> WayOfTheSamurai:
    """Close the windows before the counter-attack; luck turns up these cards of the enemy deck one after the other."""
    for card in enemy_cards:
        play(go_on(state, "counter_card"), f"enemy {card}")
    return state


def deal(state: WayOfTheSamurai) -> WayOfTheSamurai:
    """Luck draws the first cards of the action deck until something else is asked."""
    while step(state) == "draw":
        play(state, offered(state)[0])
    return state


def in_force(force: Force) -> dict[str, object]:
    """All words in force with their values, compiled or not."""
    names = [name for name in dir(force) if not name.startswith("_") and not callable(getattr(force, name))]
    return {name: getattr(force, name) for name in names}
