"""How good a state is: the chance to win, from how long the player lasts and how long the enemy takes to fall.

Both are times, counted in exchanges, out of small tables: what an average exchange takes from either side, played
through for every number of life and Ki. The tables are made once for the words in force that change them.
"""

from math import exp, sqrt
from typing import Final

from shiai.games.way_of_the_samurai.players.weights import (
    ARMOUR_COSTS,
    ARMOUR_ENDURES,
    BLEEDING,
    CAPPED,
    CLAN_AHEAD,
    DIE_SAVES,
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
    STEP_SAVES,
    STORED_ENDURES,
    STORED_SAVES,
    SUDDEN_DEATH,
    TRAINED_ENDURES,
    TRAINED_SAVES,
    VIRTUE_SAVES,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    ALL_SPECIAL,
    ATTACKERS,
    BUSHIDO_STEPS,
    DOJO,
    FACES,
    KI_MOST,
    LIFE_MOST,
    OPPONENT_IDS,
    OPPONENTS,
    VILLAGE_FIGHTS,
    VILLAGE_KI,
)
from shiai.games.way_of_the_samurai.rules.modifiers import Force
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
PASSES: Final = 60  # until the table of endurance stands still

_efforts: dict[tuple[int, int, int, bool], list[float]] = {}
_endurances: dict[tuple[int, int, int, bool], list[float]] = {}


def efforts(force: Force) -> list[float]:
    """Exchanges until an enemy with so much life and Ki falls, by `life * (MOST_KI + 1) + ki`."""
    key = (force.damage_factor, force.extra_life_per_damage, force.round_end_enemy_loss, force.win_without_enemy_ki)
    found = _efforts.get(key)
    if found is None:
        found = [0.0] * ((MOST_LIFE + 1) * (MOST_KI + 1))
        for life in range(1, MOST_LIFE + 1):
            for ki in range(MOST_KI + 1):
                found[life * (MOST_KI + 1) + ki] = effort_of(found, force, life, ki)
        _efforts[key] = found
    return found


def effort_of(table: list[float], force: Force, life: int, ki: int) -> float:
    """One field of the table, from those with less life or Ki."""
    if ki == 0 and force.win_without_enemy_ki:
        return 0.0
    width = MOST_KI + 1
    drain = (0.0 if ki else 1.0) + 0.5 * force.round_end_enemy_loss
    time = 1.0
    moved = 0.0
    factor = force.damage_factor
    extra = force.extra_life_per_damage
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
    if drain:  # he falls by himself meanwhile: as if hit so often
        time += drain * table[(life - 1) * width + ki]
        moved += drain
    return time / moved


def endurances(force: Force) -> list[float]:
    """Exchanges that the player lasts with so much life and Ki, by `life * KIS + ki`."""
    drain = force.round_end_player_loss + force.round_end_bleeding + force.round_end_life_or_ki
    key = (force.ki_loss_per_life_lost, drain, force.ki_cost_factor, force.no_ki_is_defeat)
    found = _endurances.get(key)
    if found is None:
        found = [0.0] * ((LIFE_MOST + 1) * KIS)
        for _ in range(PASSES):
            for life in range(1, LIFE_MOST + 1):
                for ki in range(KIS):
                    found[life * KIS + ki] = endurance_of(found, force, drain, life, ki)
        _endurances[key] = found
    return found


def endurance_of(table: list[float], force: Force, drain: int, life: int, ki: int) -> float:
    """One field of the table, from the fields that an exchange may lead to."""
    if ki == 0 and force.no_ki_is_defeat:
        return 0.0
    time = 1.0
    stay = 1.0 - SUDDEN_DEATH
    with_ki = GUARD_FOR_KI if ki else 1.0
    for number in range(1, len(LIFE_LOSSES)):
        chance = LIFE_LOSSES[number] * with_ki
        after = max(0, ki - number * force.ki_loss_per_life_lost)
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


# The fighters ---------------------------------------------------------------------------------------------------------


def effort(force: Force, life: int, ki: int) -> float:
    """Exchanges until an enemy with so much life and Ki falls."""
    if life <= 0:
        return 0.0
    time = efforts(force)[min(life, MOST_LIFE) * (MOST_KI + 1) + min(ki, MOST_KI)]
    return REGAINED * time if force.gain_lost_life else time


def burden(state: WayOfTheSamurai) -> float:
    """How many counter-attacks an exchange brings on average."""
    if state.rules.enemies == 1:
        return 1.0
    number = 0
    for row in ATTACKERS[1:]:
        for enemy in row:
            if state.cells[state.foe_life + enemy]:
                number += 1
    return max(0.3, number / FACES)


def ahead(state: WayOfTheSamurai) -> float:
    """The effort for enemies that come after this one."""
    rules = state.rules
    force = state.force
    if not rules.several_fights:
        return 0.0
    if rules.mode == CLAN_RUN:
        return CLAN_AHEAD
    fight = state.cells[FIGHT]
    result = 0.0
    if rules.mode == DOJO_YOSHIOKA:
        for step in range(fight, len(DOJO)):
            result += min([effort(force, life, ki) for _, life, ki in DOJO[step]])
    elif rules.mode == LEAVING_THE_VILLAGE:
        result = (VILLAGE_FIGHTS - fight) * effort(force, 4, VILLAGE_KI)
    return FIGHT_AHEAD * result


def again(state: WayOfTheSamurai, ki: int) -> float:
    """The effort for an immortal enemy's further lives: a Wound 2 kills him one time in five."""
    if not state.force.immortal:
        return 0.0
    life = int(OPPONENTS[OPPONENT_IDS.index(state.rules.opponent)]["life"])
    return 4.0 * effort(state.force, life - 2, max(0, ki - 2))


def lasting(state: WayOfTheSamurai) -> float:
    """What makes the player last longer besides life and Ki, in exchanges."""
    cells = state.cells
    force = state.force
    trained = (cells[DECK] | cells[DISCARDED] | cells[HAND] | cells[PLAYED]) & ALL_SPECIAL
    result = STORED_ENDURES * cells[STORED].bit_count() + TRAINED_ENDURES * trained.bit_count()
    if state.rules.yoroi == 1:
        result += ARMOUR_ENDURES * cells[ARMOUR_AT]
    if cells[BLOOD_1] | cells[BLOOD_2]:
        if force.strength_max < 4:
            result -= CAPPED
        if force.technique_max < 4:
            result -= CAPPED
        result -= BLEEDING * force.round_end_bleeding + (NO_KI_GAIN if force.no_ki_gain else 0.0)
    return result


def saving(state: WayOfTheSamurai) -> float:
    """What makes the enemy fall sooner, in exchanges."""
    cells = state.cells
    trained = (cells[DECK] | cells[DISCARDED] | cells[HAND] | cells[PLAYED]) & ALL_SPECIAL
    result = STORED_SAVES * cells[STORED].bit_count() + TRAINED_SAVES * trained.bit_count() + DIE_SAVES[cells[DIE]]
    if state.rules.yoroi == 2:
        result -= ARMOUR_COSTS * cells[ARMOUR_AT]
    if cells[VIRTUE_AT] != NO_VIRTUE:
        result += VIRTUE_SAVES
    elif cells[MARKER] < BUSHIDO_STEPS:
        result += STEP_SAVES * cells[MARKER]
    return result


def chance(lasts: float, takes: float) -> float:
    """The chance to win for one who lasts so long against what takes so long."""
    margin = STEEPNESS * (lasts - takes) / sqrt(1.0 + SPREAD * (lasts + takes))
    if margin > 30.0:
        margin = 30.0
    elif margin < -30.0:
        margin = -30.0
    return 1.0 / (1.0 + exp(-margin))


def evaluate(state: WayOfTheSamurai, seat: int) -> float:
    """From -1 (lost) to 1 (won) for this seat."""
    outcome = state.outcome()
    if outcome is not None:
        return 1.0 if seat in outcome.winners else -1.0
    cells = state.cells
    force = state.force
    lasts = endurances(force)[cells[LIFE_AT] * KIS + cells[KI_AT]] / burden(state) + lasting(state)
    takes = ahead(state) + again(state, cells[state.foe_ki]) - saving(state)
    for enemy in range(state.rules.enemies):
        takes += effort(force, cells[state.foe_life + enemy], cells[state.foe_ki + enemy])
    value = 2.0 * chance(max(0.1, lasts), max(0.1, takes)) - 1.0
    return value if cells[ACTIVE] == seat or not state.rules.two_players else -value
