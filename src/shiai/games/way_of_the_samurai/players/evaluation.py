"""The evaluation of a state: the chance to win, from the endurance of the player and the effort to defeat the enemies.

Both are expected numbers of exchanges and come from small tables by life and Ki, computed from what an average exchange
costs either side. There is one table for each combination of the modifiers that change it.
"""

from math import exp, sqrt
from typing import Final

from shiai.games.way_of_the_samurai.players.weights import (
    ARMOUR_EFFORT,
    ARMOUR_ENDURANCE,
    BLEEDING,
    CAPPED,
    CLAN_AHEAD,
    DIE_SAVING,
    FIGHT_AHEAD,
    GUARD_FOR_KI,
    KI_GAIN,
    KI_HIT,
    KI_LOSS,
    LIFE_HITS,
    LIFE_LOSSES,
    NO_KI_GAIN,
    REGAINED,
    SPREAD,
    STEEPNESS,
    STEP_SAVING,
    STORED_ENDURANCE,
    STORED_SAVING,
    SUDDEN_DEATH,
    TRAINED_ENDURANCE,
    TRAINED_SAVING,
    VIRTUE_SAVING,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    ALL_SPECIAL,
    ATTACKERS,
    BUSHIDO_STEPS,
    FACES,
    KI_MOST,
    LIFE_MOST,
    VILLAGE_FIGHTS,
    VILLAGE_KI,
)
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.options import CLAN_RUN, DOJO_YOSHIOKA, LEAVING_THE_VILLAGE
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    ARMOUR_AT,
    BLOOD_1,
    BLOOD_2,
    DECK,
    DIE,
    DISCARDED,
    FIGHT,
    HAND,
    KI_AT,
    LIFE_AT,
    MARKER,
    NO_VIRTUE,
    PLAYED,
    STORED,
    VIRTUE_AT,
    WayOfTheSamurai,
)

KIS: Final = KI_MOST + 1
MOST_LIFE: Final = 24  # of an enemy, in the tables
MOST_KI: Final = 9
PASSES: Final = 60  # over the table of endurance until it has converged

_efforts: dict[tuple[int, int, int, bool], list[float]] = {}
_endurances: dict[tuple[int, int, int, bool], list[float]] = {}


def efforts(modifiers: Modifiers) -> list[float]:
    """The table of efforts: exchanges until an enemy falls, by `life * (MOST_KI + 1) + ki`."""
    key = (
        modifiers.damage_factor,
        modifiers.extra_life_per_damage,
        modifiers.round_end_enemy_loss,
        modifiers.win_without_enemy_ki,
    )
    found = _efforts.get(key)
    if found is None:
        found = [0.0] * ((MOST_LIFE + 1) * (MOST_KI + 1))
        for life in range(1, MOST_LIFE + 1):
            for ki in range(MOST_KI + 1):
                found[life * (MOST_KI + 1) + ki] = effort_of(found, modifiers, life, ki)
        _efforts[key] = found
    return found


def effort_of(table: list[float], modifiers: Modifiers, life: int, ki: int) -> float:
    """An entry of the table, from those with less life or Ki."""
    if ki == 0 and modifiers.win_without_enemy_ki:
        return 0.0
    width = MOST_KI + 1
    drain = (0.0 if ki else 1.0) + 0.5 * modifiers.round_end_enemy_loss
    time = 1.0
    moved = 0.0
    factor = modifiers.damage_factor
    extra = modifiers.extra_life_per_damage
    for number in range(1, len(LIFE_HITS)):
        chance = LIFE_HITS[number]
        time += chance * table[max(0, life - number * factor - extra) * width + ki]
        moved += chance
    if ki:
        time += KI_HIT * table[max(0, life - extra) * width + max(0, ki - factor)]
        moved += KI_HIT
    else:
        time += KI_HIT * 0.4 * table[max(0, life - factor - extra) * width]
        moved += KI_HIT * 0.4
    if drain:  # life lost at the end of rounds counts like hits
        time += drain * table[(life - 1) * width + ki]
        moved += drain
    return time / moved


def endurances(modifiers: Modifiers) -> list[float]:
    """The table of endurances: exchanges that the player survives, by `life * KIS + ki`."""
    drain = modifiers.round_end_player_loss + modifiers.round_end_bleeding + modifiers.round_end_life_or_ki
    key = (modifiers.ki_loss_per_life_lost, drain, modifiers.ki_cost_factor, modifiers.no_ki_is_defeat)
    found = _endurances.get(key)
    if found is None:
        found = [0.0] * ((LIFE_MOST + 1) * KIS)
        for _ in range(PASSES):
            for life in range(1, LIFE_MOST + 1):
                for ki in range(KIS):
                    found[life * KIS + ki] = endurance_of(found, modifiers, drain, life, ki)
        _endurances[key] = found
    return found


def endurance_of(table: list[float], modifiers: Modifiers, drain: int, life: int, ki: int) -> float:
    """An entry of the table, from those that an exchange may lead to."""
    if ki == 0 and modifiers.no_ki_is_defeat:
        return 0.0
    time = 1.0
    stay = 1.0 - SUDDEN_DEATH
    with_ki = GUARD_FOR_KI if ki else 1.0
    for number in range(1, len(LIFE_LOSSES)):
        chance = LIFE_LOSSES[number] * with_ki
        after = max(0, ki - number * modifiers.ki_loss_per_life_lost)
        time += chance * table[max(0, life - number) * KIS + after]
        stay -= chance
    if ki:
        time += KI_LOSS * table[life * KIS + max(0, ki - 1)]
        stay -= KI_LOSS
    if ki < KIS - 1:
        time += KI_GAIN * table[life * KIS + ki + 1]
        stay -= KI_GAIN
    drained = 0.5 * drain + (0.0 if ki else 1.0)
    if drained:
        time += drained * table[(life - 1) * KIS + ki]
        stay -= drained
    return time / (1.0 - stay)


# The sides ------------------------------------------------------------------------------------------------------------


def effort(modifiers: Modifiers, life: int, ki: int) -> float:
    """The expected number of exchanges until an enemy with so much life and Ki falls."""
    if life <= 0:
        return 0.0
    time = efforts(modifiers)[min(life, MOST_LIFE) * (MOST_KI + 1) + min(ki, MOST_KI)]
    return REGAINED * time if modifiers.gain_lost_life else time


def counter_attacks(state: WayOfTheSamurai) -> float:
    """The average number of counter-attacks in an exchange."""
    if state.rules.enemies == 1:
        return 1.0
    number = 0
    for row in ATTACKERS[1:]:
        for enemy in row:
            if state.cells[state.foe_life + enemy]:
                number += 1
    return max(0.3, number / FACES)


def coming_effort(state: WayOfTheSamurai) -> float:
    """The effort for the enemies of later fights."""
    rules = state.rules
    modifiers = state.modifiers
    if not rules.several_fights:
        return 0.0
    if rules.mode == CLAN_RUN:
        return CLAN_AHEAD
    fight = state.cells[FIGHT]
    result = 0.0
    if rules.mode == DOJO_YOSHIOKA:
        for step in rules.printed.dojo[fight:]:
            result += min([effort(modifiers, life, ki) for _, life, ki in step])
    elif rules.mode == LEAVING_THE_VILLAGE:
        result = (VILLAGE_FIGHTS - fight) * effort(modifiers, 4, VILLAGE_KI)
    return FIGHT_AHEAD * result


def revival_effort(state: WayOfTheSamurai, ki: int) -> float:
    """The effort for the further lives of an immortal enemy, whom a Wound 2 kills one time in five."""
    if not state.modifiers.immortal:
        return 0.0
    life = state.rules.opponent_life
    return 4.0 * effort(state.modifiers, life - 2, max(0, ki - 2))


def extra_endurance(state: WayOfTheSamurai) -> float:
    """The endurance that the player has from cards, armour and lasting wounds."""
    cells = state.cells
    modifiers = state.modifiers
    trained = (cells[DECK] | cells[DISCARDED] | cells[HAND] | cells[PLAYED]) & ALL_SPECIAL
    result = STORED_ENDURANCE * cells[STORED].bit_count() + TRAINED_ENDURANCE * trained.bit_count()
    if state.rules.yoroi == 1:
        result += ARMOUR_ENDURANCE * cells[ARMOUR_AT]
    if cells[BLOOD_1] | cells[BLOOD_2]:
        if modifiers.strength_max < 4:
            result -= CAPPED
        if modifiers.technique_max < 4:
            result -= CAPPED
        result -= BLEEDING * modifiers.round_end_bleeding + (NO_KI_GAIN if modifiers.no_ki_gain else 0.0)
    return result


def saved_effort(state: WayOfTheSamurai) -> float:
    """The effort that cards, the red die and virtues save."""
    cells = state.cells
    trained = (cells[DECK] | cells[DISCARDED] | cells[HAND] | cells[PLAYED]) & ALL_SPECIAL
    result = STORED_SAVING * cells[STORED].bit_count() + TRAINED_SAVING * trained.bit_count() + DIE_SAVING[cells[DIE]]
    if state.rules.yoroi == 2:
        result -= ARMOUR_EFFORT * cells[ARMOUR_AT]
    if cells[VIRTUE_AT] != NO_VIRTUE:
        result += VIRTUE_SAVING
    elif cells[MARKER] < BUSHIDO_STEPS:
        result += STEP_SAVING * cells[MARKER]
    return result


def win_margin(endurance: float, effort: float) -> float:
    """The log-odds of winning."""
    return STEEPNESS * (endurance - effort) / sqrt(1.0 + SPREAD * (endurance + effort))


def win_chance(endurance: float, effort: float) -> float:
    """The chance to win, from 0 to 1."""
    margin = win_margin(endurance, effort)
    if margin > 30.0:
        margin = 30.0
    elif margin < -30.0:
        margin = -30.0
    return 1.0 / (1.0 + exp(-margin))


def fight(state: WayOfTheSamurai) -> tuple[float, float, float]:
    """The endurance of the player, the effort that the enemies cost, and the effort that is saved."""
    cells = state.cells
    modifiers = state.modifiers
    endurance = endurances(modifiers)[cells[LIFE_AT] * KIS + cells[KI_AT]] / counter_attacks(state)
    endurance += extra_endurance(state)
    needed = coming_effort(state) + revival_effort(state, cells[state.foe_ki])
    for enemy in range(state.rules.enemies):
        needed += effort(modifiers, cells[state.foe_life + enemy], cells[state.foe_ki + enemy])
    return endurance, needed, saved_effort(state)


def evaluate(state: WayOfTheSamurai, seat: int) -> float:
    """The value of a state for a seat, from -1 (lost) to 1 (won)."""
    outcome = state.outcome()
    if outcome is not None:
        return 1.0 if seat in outcome.winners else -1.0
    endurance, needed, saved = fight(state)
    value = 2.0 * win_chance(max(0.1, endurance), max(0.1, needed - saved)) - 1.0
    return value if state.cells[ACTIVE] == seat or not state.rules.two_players else -value
