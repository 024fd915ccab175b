"""What play can never reach, and what a hand-written position can get wrong."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.cards import (
    ALL_ENEMY,
    BUSHIDO_STEPS,
    CARDS,
    DIE_MOST,
    GAUGE_LOW,
    GAUGE_NAMES,
    HARD,
    LIFE_MOST,
)
from shiai.games.way_of_the_samurai.rules.options import NO_WEAPON
from shiai.games.way_of_the_samurai.rules.state import (
    ARMOUR_AT,
    BLOOD_1,
    BLOOD_2,
    COUNTERS,
    DECK,
    DEFENCE,
    DIE,
    DISCARDED,
    ENDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    GAUGE,
    HAND,
    KI_AT,
    LIFE_AT,
    LOOKED,
    MARKER,
    NO_CARD,
    NO_VIRTUE,
    NOBODY,
    OTHER,
    PLACE,
    PLAYED,
    REMOVED,
    RESULTS,
    SPECIALS,
    STORED,
    TARGET,
    VIRTUE_AT,
    WEAPON,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.table import living

CLAUSES: Final = cited("WS-1.5")
HEAPS: Final = {
    "self_hand": HAND,
    "self_stored": STORED,
    "other_hand": OTHER + HAND,
    "other_stored": OTHER + STORED,
    "deck": DECK,
    "discard": DISCARDED,
    "played": PLAYED,
    "looked_at": LOOKED,
    "special_deck": SPECIALS,
    "removed": REMOVED,
}
ENEMY_HEAPS: Final = {"enemy_deck": ENEMY_DECK, "enemy_discard": ENEMY_DISCARD, "counters": COUNTERS}


def faults(state: WayOfTheSamurai) -> list[str]:
    """Everything that is impossible about this state, in sentences."""
    found = weapon_faults(state)
    return found or [
        *heap_faults(state),
        *fighter_faults(state),
        *module_faults(state),
        *end_faults(state),
    ]


def weapon_faults(state: WayOfTheSamurai) -> list[str]:
    """Who fights has a weapon; the other one has one with two players only."""
    cells = state.cells
    if cells[WEAPON] == NO_WEAPON:
        return ["self_weapon is none, but a weapon is compulsory (WS-4.4)"]
    if (cells[OTHER + WEAPON] == NO_WEAPON) == state.rules.two_players:
        return ["other_weapon belongs to the variant for two players (WS-28.4)"]
    return []


def heap_faults(state: WayOfTheSamurai) -> list[str]:
    """Every card lies in exactly one place."""
    cells = state.cells
    found: list[str] = []
    seen = 0
    for name, at in HEAPS.items():
        if seen & cells[at]:
            found.append(f"a card of {name} lies in another heap too (WS-1.5)")
        seen |= cells[at]
    if seen != (1 << CARDS) - 1:
        found.append("an action card is missing from all heaps (WS-1.5)")
    enemy = 0
    for name, at in ENEMY_HEAPS.items():
        if enemy & cells[at]:
            found.append(f"an enemy card of {name} lies in another heap too (WS-1.5)")
        enemy |= cells[at]
    if cells[DEFENCE] != NO_CARD:
        if enemy >> cells[DEFENCE] & 1:
            found.append("the defence lies in another heap too (WS-1.5)")
        enemy |= 1 << cells[DEFENCE]
    if enemy != ALL_ENEMY | (1 << HARD if state.rules.hard_mode else 0):
        found.append("the enemy cards are not those of this game (WS-1.5, WS-27.1)")
    return found


def fighter_faults(state: WayOfTheSamurai) -> list[str]:
    """Gauges, life, Ki and die are within their bounds."""
    cells = state.cells
    force = state.force
    found: list[str] = []
    for gauge, name in enumerate(GAUGE_NAMES):
        if not GAUGE_LOW <= cells[GAUGE + gauge] <= force.highest(gauge):
            found.append(f"{name} {cells[GAUGE + gauge]} is above {force.highest(gauge)} (WS-2.7)")
    if cells[KI_AT] > force.ki_max:
        found.append(f"Ki {cells[KI_AT]} is above the cap of {force.ki_max} (WS-12.2)")
    if cells[LIFE_AT] > LIFE_MOST:
        found.append(f"life {cells[LIFE_AT]} is above {LIFE_MOST} (WS-12.18)")
    holds = not force.red_combo_roll and not force.no_red_die
    if (cells[DIE] > 0) != holds or cells[DIE] > DIE_MOST:
        found.append(f"the red die cannot hold {cells[DIE]} here (WS-16.1, WS-20.15, WS-29.8)")
    if not state.rules.two_players and any(cells[OTHER : OTHER + WEAPON]):
        found.append("the other player's values belong to the variant for two players (WS-28.4)")
    if state.rules.enemies == 1 and cells[TARGET] != 0:
        found.append("the target is the only opponent (WS-32.3)")
    if cells[TARGET] > NOBODY:
        found.append("the target is no opponent (WS-32.3)")
    return found


def module_faults(state: WayOfTheSamurai) -> list[str]:
    """Modules that are not in play have nothing on the table."""
    cells = state.cells
    rules = state.rules
    found: list[str] = []
    if cells[BLOOD_1] & cells[BLOOD_2]:
        found.append("a Blood card was suffered at one level only (WS-29.19)")
    if (cells[BLOOD_1] | cells[BLOOD_2]) and not rules.blood:
        found.append("Blood cards belong to module Blood (WS-29.1)")
    if cells[ARMOUR_AT] and not rules.yoroi:
        found.append("armour belongs to module Yoroi (WS-33.1)")
    if cells[VIRTUE_AT] != NO_VIRTUE and cells[MARKER] != BUSHIDO_STEPS:
        found.append("a virtue is taken on the third kanji (WS-30.5)")
    if cells[MARKER] and not rules.bushido and not state.force.start_bushido:
        found.append("the marker belongs to module Bushido (WS-30.1)")
    if bool(cells[PLACE]) != bool(rules.environment):
        found.append("the environment is chosen before the fight (WS-22.1)")
    return found


def end_faults(state: WayOfTheSamurai) -> list[str]:
    """A game is over exactly when it has a result, and nobody dead fights on."""
    cells = state.cells
    found: list[str] = []
    if bool(cells[ENDED]) == bool(state.stack):
        found.append("a game has a result exactly when nothing is left to do (WS-11.3)")
    if not cells[ENDED] and cells[LIFE_AT] == 0:
        found.append("a samurai without life has lost (WS-11.2)")
    if not cells[ENDED] and not living(state) and not waiting(state):
        found.append("without a living enemy the fight is won (WS-11.1)")
    if cells[ENDED] >= len(RESULTS):
        found.append("there is no such result (WS-11.4)")
    return found


def waiting(state: WayOfTheSamurai) -> bool:
    """Is a won fight being finished, or the next one prepared?"""
    names = [step.name for step in state.stack]
    return "fight_won" in names or "next_fight" in names or names[:1] == ["round"]
