"""The horde: waves, rounds, what is done between them, ranks, and the fallen lord (sections 49 and 50)."""

from typing import ClassVar, Final

from shiai.core.step import Happen, Luck
from shiai.games.senjutsu.cards.heap import copies, designs, every, one, size
from shiai.games.senjutsu.rules.actions import CARD, DONE, SPACE
from shiai.games.senjutsu.rules.battlefield.figures import occupied
from shiai.games.senjutsu.rules.battlefield.hexes import bits, distance
from shiai.games.senjutsu.rules.heroes import POISONS
from shiai.games.senjutsu.rules.piles import card_name, take_from_pile
from shiai.games.senjutsu.rules.state import (
    AT,
    BLEEDING,
    BLOCK,
    DEEP_VENOM,
    DOWN,
    HAND_SIZE,
    HAND_VENOM,
    HOBBLES,
    NOWHERE,
    STOCK,
    STUNS,
    TOP_SIZE,
    TOP_VENOM,
    TOXINS,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    WOUNDS,
)
from shiai.games.senjutsu.rules.steps.base import TURN_CLAUSE, Steps
from shiai.games.senjutsu.rules.steps.searches import SettleUnseen
from shiai.games.senjutsu.rules.table import gain_focus, who
from shiai.games.senjutsu.solo.rules.decks import put_back
from shiai.games.senjutsu.solo.rules.state import (
    BEHAVIOUR,
    EXTRA,
    KEPT,
    OFFENSIVE,
    OUT,
    RANK,
    RANK_NAMES,
    ROUND,
    STANCE,
    TAKEN,
    WAVE,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps import cards, setup
from shiai.games.senjutsu.solo.rules.steps.base import SoloQuestion

HERO: Final = 0  # one hero fights a horde
# SJ-49.9
START_BEHAVIOUR: Final[list[int]] = [0, 1, 1, 2]
WAVES: Final = 4
BOSS_WAVE: Final = 4
WOOD: Final = 1
STEEL: Final = 2
GOLD: Final = 3
JADE: Final = 4


class HordeSetUp(Happen[Solo]):
    """Set up a horde: the decks of its enemies, and the token; the first wave comes with the first turn."""

    name: ClassVar[str] = "horde_set_up"

    def run(self, state: Solo) -> None:
        # SJ-49.1
        state.cells[ROUND] = 1
        if state.rules.token >= 0:
            state.push(PlaceToken(HERO))
        push_decks(state)


def push_decks(state: Solo) -> None:
    """Push the building of the decks of all enemies of a round (SJ-49.13)."""
    # SJ-49.2, SJ-49.13
    for figure in reversed(enemy_figures(state)):
        state.push(setup.EnemyDeck(figure, 0))


def enemy_figures(state: Solo) -> list[int]:
    """The figures of the enemies of a horde: three Ashigaru, or who replaces them, and the boss."""
    return list(range(state.rules.first_enemy, state.rules.first_enemy + WAVES))


def nearest_free(state: Solo, start: int, least: int = 0) -> list[int]:
    """The free spaces nearest to a space, but at least so far away; ascending."""
    free = bits(state.terrain.playable & ~state.terrain.walls & ~occupied(state))
    nearest = min([distance(start, at) for at in free if distance(start, at) >= least])
    return [at for at in free if distance(start, at) == nearest]


class PlaceToken(SoloQuestion):
    """Choose a space next to the hero's start space for the fallen lord."""

    name: ClassVar[str] = "place_token"
    clause: ClassVar[str] = "SJ-50.7"

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        # SJ-50.7
        return tuple([SPACE.at(at) for at in nearest_free(state, state.solo_rules.horde_spaces[0][0], 1)])

    def apply(self, state: Solo, seat: int, action: int) -> None:
        state.stack.pop()
        token = state.rules.token
        setup.join(state, token)
        # SJ-50.11: its facing never matters
        setup.set_down(state, token, SPACE.part(action), 0, "SJ-50.7")


class HordeBegin(Happen[Solo]):
    """Begin a turn of a horde: a new wave when the last one is defeated, then Focus beside the lord."""

    name: ClassVar[str] = "horde_begin"

    def run(self, state: Solo) -> None:
        cells = state.cells
        if state.rules.token >= 0:
            state.push(BesideLord())
        # SJ-49.21, SJ-49.24, SJ-A.38: when the last enemy has fallen; the hero keeps everything
        if cards.living(state):
            return
        if cells[WAVE] and state.events is not None:
            state.tell("wave_defeated", "SJ-49.21", {"wave": cells[WAVE], "round": cells[ROUND]})
        # SJ-49.11
        if cells[WAVE] == WAVES:
            state.push(NextRound())
        else:
            state.push(NextWave())


class BesideLord(Happen[Solo]):
    """Give Focus to a hero who starts the turn next to the fallen lord."""

    name: ClassVar[str] = "beside_lord"

    def run(self, state: Solo) -> None:
        # SJ-50.10
        if distance(state.cells[state.rules.token * BLOCK + AT], state.cells[HERO * BLOCK + AT]) == 1:
            gain_focus(state, HERO, 1)


def reach_rank(state: Solo) -> None:
    """Award the rank for the wave that was just defeated."""
    wave, number = state.cells[WAVE], state.cells[ROUND]
    rank = 0
    # SJ-50.1
    if number == 1 and wave == WAVES - 1:
        rank = WOOD
    # SJ-50.2 to SJ-50.4
    elif wave == WAVES:
        rank = min(JADE, number + 1)
    if rank > state.cells[RANK]:
        state.cells[RANK] = rank
        if state.events is not None:
            state.tell("rank_reached", f"SJ-50.{rank}", {"rank": f"rank-{RANK_NAMES[rank]}"})


class NextWave(Happen[Solo]):
    """Begin the next wave: the player places its enemies one after the other."""

    name: ClassVar[str] = "next_wave"

    def run(self, state: Solo) -> None:
        cells = state.cells
        cells[WAVE] += 1
        cells[TAKEN] = 0
        figures = enemy_figures(state)
        # SJ-49.3 to SJ-49.6
        coming = figures[: cells[WAVE]] if cells[WAVE] < BOSS_WAVE else figures
        if state.events is not None:
            state.tell("wave", "SJ-49.21", {"wave": cells[WAVE], "round": cells[ROUND]})
        for figure in reversed(coming):
            state.push(WavePlace(HERO, figure))
        for figure in coming:
            refresh(state, figure)


def refresh(state: Solo, figure: int) -> None:
    """Give an enemy that enters its complete deck and nothing else (SJ-49.23)."""
    cells = state.cells
    cells[figure * BLOCK + AT] = NOWHERE
    # SJ-49.23
    cells[figure * BLOCK + STOCK] += cells[figure * EXTRA + KEPT] + cells[figure * EXTRA + OUT]
    cells[figure * EXTRA + KEPT] = 0
    cells[figure * EXTRA + OUT] = 0
    # SJ-49.8
    cells[figure * EXTRA + STANCE] = OFFENSIVE


class WavePlace(SoloQuestion):
    """Choose where an enemy of the wave begins."""

    name: ClassVar[str] = "wave_place"
    clause: ClassVar[str] = "SJ-49.7"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def choices(self, state: Solo) -> dict[int, int]:
        """Spaces, each with the start space that it stands for; the nearest free ones where that is occupied."""
        found: dict[int, int] = {}
        # SJ-49.7, SJ-49.22
        for number, (start, _) in enumerate(state.solo_rules.horde_spaces[1:]):
            if not state.cells[TAKEN] >> number & 1:
                for at in nearest_free(state, start):
                    found.setdefault(at, number)
        return found

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        return tuple(sorted([SPACE.first + at for at in self.choices(state)]))

    def apply(self, state: Solo, seat: int, action: int) -> None:
        figure = self.figure
        number = self.choices(state)[SPACE.part(action)]
        state.stack.pop()
        state.cells[TAKEN] |= 1 << number
        state.cells[figure * EXTRA + BEHAVIOUR] = START_BEHAVIOUR[number]
        # SJ-49.20
        setup.ready(state, figure, state.solo_rules.limit + state.cells[ROUND] - 1)
        setup.set_down(state, figure, SPACE.part(action), state.solo_rules.horde_spaces[number + 1][1], "SJ-49.9")
        setup.tell_mood(state, figure, "SJ-49.9")


class NextRound(Happen[Solo]):
    """Make everything ready for the next and harder round."""

    name: ClassVar[str] = "next_round"

    def run(self, state: Solo) -> None:
        cells = state.cells
        base = HERO * BLOCK
        cells[ROUND] += 1
        # SJ-49.14: the hand is not touched
        cells[WAVE] = 0
        # SJ-49.12
        put_back(state)
        cells[base + AT] = NOWHERE
        # SJ-49.15
        cells[base + AT] = nearest_free(state, state.solo_rules.horde_spaces[0][0])[0]
        # SJ-49.16
        cells[base + HOBBLES] = 0
        discard_poisons(state)
        # SJ-49.17
        cells[base + STUNS] = max(0, cells[base + STUNS] - 1)
        # SJ-49.18
        if cells[base + BLEEDING]:
            cells[base + BLEEDING] -= 1
            cells[base + WOUNDS] += 1
        if state.events is not None:
            state.tell("round", "SJ-49.20", {"round": cells[ROUND]})
        state.push(NextWave())
        push_decks(state)
        state.push(ReturnDiscards(HERO, 0))
        if cells[base + UNSEEN_DISCARDS]:
            state.push(SettleUnseen(HERO))


def discard_poisons(state: Solo) -> None:
    """Remove all Poisons from the hero, those in hand and deck too (SJ-49.16)."""
    base = HERO * BLOCK
    for toxin in range(POISONS - 1):
        state.cells[base + TOXINS + toxin] = 0
    state.reveals += state.cells[base + VENOM]
    state.cells[base + HAND_SIZE] -= state.cells[base + HAND_VENOM]
    for cell in (VENOM, TOP_SIZE, TOP_VENOM, DEEP_VENOM, HAND_VENOM):
        state.cells[base + cell] = 0


class ReturnDiscards(Luck[Solo]):
    """Luck returns half of the hero's discards, rounded up, to the deck.

    `left` is one more than the number of cards that are left to return, 0 before the first.
    """

    name: ClassVar[str] = "return_discards"
    turn_clause: ClassVar[str] = TURN_CLAUSE

    def __init__(self, owner: int, left: int) -> None:
        self.owner = owner
        self.left = left

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        base = self.owner * BLOCK
        found = designs(state.cells[base + UP] | state.cells[base + DOWN])
        return tuple([CARD.at(design) for design in found]) or (DONE,)

    def weights(self, state: Solo) -> list[int]:
        base = self.owner * BLOCK
        up, down = state.cells[base + UP], state.cells[base + DOWN]
        return [copies(up, design) + copies(down, design) for design in designs(up | down)] or [1]

    def apply(self, state: Solo, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        owner, left, design = self.owner, self.left, CARD.part(action)
        base = owner * BLOCK
        cells = state.cells
        if not left:
            # SJ-49.19
            left = (size(cells[base + UP]) + size(cells[base + DOWN]) + 1) // 2 + 1
        if state.events is not None:
            seats = None if cells[base + UP] & every(design) else (owner,)
            state.tell("recalled", "SJ-49.19", {"who": who(state, owner), "card": card_name(design)}, seats)
        take_from_pile(state, owner, design)
        cells[base + STOCK] += one(design)
        if left > 2:
            state.push(ReturnDiscards(owner, left - 1))
        elif state.events is not None:
            state.tell("half_returned", "SJ-49.19", {"who": who(state, owner)})


STEPS: Steps = (HordeSetUp, PlaceToken, HordeBegin, BesideLord, NextWave, WavePlace, NextRound, ReturnDiscards)
