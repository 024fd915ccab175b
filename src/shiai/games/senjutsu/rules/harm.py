"""Wounds, statuses, and defeat (sections 15, 20 and 27)."""

from typing import Final

from shiai.games.senjutsu.cards.vocabulary import DESPERATION, RAISED, RAISING, STEALTH, WOUND_CREDIT
from shiai.games.senjutsu.rules.actions import MOST_FIGURES
from shiai.games.senjutsu.rules.contracts import credit
from shiai.games.senjutsu.rules.heroes import VIRULENCE
from shiai.games.senjutsu.rules.state import (
    AIM,
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    BY_ADVANTAGE,
    COMMON,
    DRAWN_GAME,
    DYING,
    FOCUS,
    HIDDEN_AT,
    HOBBLES,
    HURT,
    LAST_SIDE,
    LASTING,
    MARKS,
    NOWHERE,
    RANKS,
    RESULT,
    STUNS,
    TOXINS,
    WINNERS,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import SEATS_OF, highest_first, rotating, seats_of, who

NOBODY: Final = -1  # in the place of a seat


def show_up(state: Senjutsu, seat: int) -> None:
    """End the Stealth of a hero."""
    cell = seat * BLOCK + HIDDEN_AT
    # SJ-35.7
    if state.cells[cell] & STEALTH:
        state.cells[cell] &= ~STEALTH
        if state.events is not None:
            state.tell("revealed", "SJ-35.5", {"who": who(state, seat)})


def wound(state: Senjutsu, seat: int, wounds: int, bleeds: int, clause: str) -> None:
    """Deal Wounds and Bleeding Wounds; the caller checks for defeat (SJ-1.11)."""
    base = seat * BLOCK
    if not state.cells[ALIVE] >> seat & 1 or wounds + bleeds == 0:
        return
    # SJ-20.1, SJ-20.3, SJ-20.17: any number of Wound cards, which remain
    state.cells[base + WOUNDS] += wounds
    state.cells[base + BLEEDING] += bleeds
    if state.rules.stoics >> seat & 1:
        state.cells[base + HURT] += wounds + (bleeds << 8)
    if state.events is not None:
        state.tell("wounded", clause, {"who": who(state, seat), "wounds": wounds, "bleeding": bleeds})
    show_up(state, seat)
    despair(state, seat)


def despair(state: Senjutsu, seat: int) -> None:
    """Begin or end the Desperation of a hero that knows it."""
    least = state.rules.heroes[seat].desperate
    if least and seat < state.rules.first_enemy:
        base = seat * BLOCK
        # SJ-52.1
        if state.cells[base + WOUNDS] + state.cells[base + BLEEDING] >= least:
            state.cells[base + HIDDEN_AT] |= DESPERATION
        else:
            state.cells[base + HIDDEN_AT] &= ~DESPERATION


def count_limits(state: Senjutsu, seat: int) -> None:
    """Note whether cards in play raise all three limits of a hero."""
    base = seat * BLOCK
    lasting = state.cells[base + LASTING]
    # SJ-57.3
    if all(lasting & state.rules.cards.lasting[limit] for limit in RAISING):
        state.cells[base + HIDDEN_AT] |= RAISED
    else:
        state.cells[base + HIDDEN_AT] &= ~RAISED


def suffer(state: Senjutsu, seat: int, wounds: int, bleeds: int, clause: str) -> None:
    """Deal wounds that come from no figure: from terrain, or for an empty deck."""
    wound(state, seat, wounds, bleeds, clause)
    credit(state, NOBODY, seat, WOUND_CREDIT)


def stun(state: Senjutsu, seat: int, clause: str) -> None:
    """Give a Stun card to a figure."""
    if state.cells[ALIVE] >> seat & 1 and not state.immune(seat):
        # SJ-27.2
        state.take_stun(seat)
        if state.events is not None:
            state.tell("stunned", clause, {"who": who(state, seat)})
        show_up(state, seat)


def hobble(state: Senjutsu, seat: int, clause: str) -> None:
    """Give a Hobble card to a figure."""
    if state.cells[ALIVE] >> seat & 1 and not state.immune(seat):
        # SJ-27.9
        if state.cells[seat * BLOCK + HOBBLES] & 15 < 15:
            state.cells[seat * BLOCK + HOBBLES] += 1
        if state.events is not None:
            state.tell("hobbled", clause, {"who": who(state, seat)})
        show_up(state, seat)


def wound_limit(state: Senjutsu, seat: int) -> int:
    """The number of wounds that defeats a hero (SJ-2.4, SJ-36.8)."""
    # SJ-2.4, SJ-27.17, SJ-36.8, SJ-36.10: the limit may be lowered; Poison cards are no wounds
    return state.wound_limit(seat) - rotating(state.cells[seat * BLOCK + TOXINS + VIRULENCE - 1])


def fallen(state: Senjutsu) -> int:
    """The mask of living figures that have reached a limit (SJ-15.1, SJ-15.2)."""
    cells = state.cells
    rules = state.rules
    mask = 0
    for seat in SEATS_OF[cells[ALIVE]]:
        base = seat * BLOCK
        if seat < rules.first_enemy:  # asked often: as `wound_limit` and `stun_limit` of heroes, without calls
            most = rules.heroes[seat].wounds
            stuns = rules.heroes[seat].hand
        if seat >= rules.first_enemy or cells[base + LASTING]:
            most = state.wound_limit(seat)
            stuns = state.stun_limit(seat)
        if cells[base + TOXINS + VIRULENCE - 1]:
            most = wound_limit(state, seat)
        # SJ-15.1, SJ-15.2, SJ-20.5, SJ-27.8
        if cells[base + WOUNDS] + cells[base + BLEEDING] >= most or (
            cells[base + STUNS] >= stuns and cells[base + STUNS] >= state.stun_limit(seat)
        ):
            mask |= 1 << seat
    return mask


def check_defeat(state: Senjutsu, acting: int, executed: int = 0) -> bool:
    """Defeat all who have reached a limit or were executed; True when the game is over."""
    if state.cells[RESULT]:
        return True
    # SJ-1.11: everybody who is down after a line falls together
    down = executed & state.cells[ALIVE] & state.rules.fighters | fallen(state)
    if down:
        down &= ~dying(state)
    if not down or (state.rules.survivors and state.last_chance(down, acting)):
        return False
    return fall(state, acting, down)


def dying(state: Senjutsu) -> int:
    """The mask of figures that wait for an Instant that may save one of them."""
    return sum([1 << seat for seat in seats_of(state.cells[ALIVE]) if state.cells[seat * BLOCK + MARKS] & DYING])


def fall(state: Senjutsu, acting: int, down: int) -> bool:
    """Defeat these figures together; True when the game is over."""
    if state.rules.acting_hero_first and down >> acting & 1:
        down = 1 << acting  # second reading of SJ-A.53
    rules = state.rules
    before = state.cells[ALIVE]
    for seat in seats_of(down):
        if state.events is not None:
            state.tell("defeated", "SJ-15.1", {"who": who(state, seat)})
    if finish(state, before, before & ~down):
        return True
    for seat in seats_of(down):
        leave(state, seat)
    for seat in seats_of(down):
        partner = rules.partners[seat]
        # SJ-59.27
        if partner >= 0 and state.cells[ALIVE] >> partner & 1:
            state.bereave(partner)
    return check_defeat(state, acting)


def finish(state: Senjutsu, before: int, alive: int) -> bool:
    """End the game when at most one side is left (SJ-15.4, SJ-15.5, SJ-15.10)."""
    rules = state.rules
    # SJ-15.10
    sides = {rules.sides[seat] for seat in seats_of(alive & rules.fighters)}
    if len(sides) > 1 or state.goes_on(alive):
        return False
    cells = state.cells
    cells[ALIVE] = alive
    if sides:
        cells[RESULT] = LAST_SIDE  # SJ-15.4, SJ-15.11: the fallen win with their team
        cells[WINNERS] = rules.allies[seats_of(alive)[0]]
    elif rules.advantage_breaks_draws:
        cells[RESULT] = BY_ADVANTAGE
        cells[WINNERS] = rules.allies[highest_first(state, before)[0]]
    else:
        cells[RESULT] = DRAWN_GAME  # SJ-15.5
    for seat in range(rules.count):
        if not alive >> seat & 1:
            cells[seat * BLOCK + AT] = NOWHERE
    state.stack.clear()
    state.reveals += 1
    if state.events is not None:
        state.tell("over", "SJ-15.10", {"reason": ("open", "last_side", "draw", "advantage")[cells[RESULT]]})
    return True


def leave(state: Senjutsu, seat: int) -> None:
    """Remove a defeated hero and its cards from the game (SJ-15.6 to SJ-15.8)."""
    cells = state.cells
    base = seat * BLOCK
    rules = state.rules
    cells[ALIVE] &= ~(1 << seat)
    # SJ-51.10, SJ-15.6 to SJ-15.8: figure, cards, tokens, Blocks and unresolved parts leave the game
    state.bury(seat)
    focus = cells[base + FOCUS]
    for cell in range(base + COMMON, base + COMMON + BLOCK):
        cells[cell] = 0
    cells[base + AT] = NOWHERE
    ranks = cells[RANKS : RANKS + MOST_FIGURES]
    partner = rules.partners[seat]
    if seat < rules.people and partner >= 0 and cells[ALIVE] >> partner & 1:
        # SJ-59.21: its companion keeps the common Focus and takes its place on the track
        cells[base + FOCUS] = focus
        ranks[ranks.index(seat)] = partner
    elif seat in ranks:
        # SJ-4.8
        ranks.remove(seat)
        ranks.append(MOST_FIGURES)
    cells[RANKS : RANKS + MOST_FIGURES] = ranks
    for other in range(rules.count):
        if cells[other * BLOCK + AIM] == seat + 1:
            cells[other * BLOCK + AIM] = 0
    state.reveals += 1
