"""The horde: waves, rounds, what is done between them, ranks, and the fallen lord (sections 49 and 50)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
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
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Luck, Steps
from shiai.games.senjutsu.rules.table import gain_focus, who
from shiai.games.senjutsu.solo.rules.components import HERO_START, HORDE_STARTS
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
from shiai.games.senjutsu.solo.rules.steps.base import solo
from shiai.games.senjutsu.solo.rules.steps.cards import living
from shiai.games.senjutsu.solo.rules.steps.setting import join, ready, set_down, tell_mood

HERO: Final = 0  # one hero fights a horde
START_FACING: Final[list[int]] = [2, 3, 3, 4]
START_BEHAVIOUR: Final[list[int]] = [0, 1, 1, 2]
WAVES: Final = 4
BOSS_WAVE: Final = 4
WOOD: Final = 1
STEEL: Final = 2
GOLD: Final = 3
JADE: Final = 4


class HordeSetUp(Happen):
    """Four decks are built; the hero stands on its start space, and the first wave comes with the first turn."""

    name: ClassVar[str] = "horde_set_up"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-49.1 SJ-49.2")

    def run(self, state: Senjutsu) -> None:
        state.cells[ROUND] = 1
        if state.rules.token >= 0:
            state.push("place_token", (HERO,))
        push_decks(state)


def push_decks(state: Senjutsu) -> None:
    """The decks of all enemies of a round (SJ-49.13)."""
    for figure in reversed(enemy_figures(state)):
        state.push("enemy_deck", (figure, 0))


def enemy_figures(state: Senjutsu) -> list[int]:
    """The figures of the enemies of a horde: three Ashigaru, or who replaces them, and the boss."""
    return list(range(state.rules.people, state.rules.people + WAVES))


def nearest_free(state: Senjutsu, start: int, least: int = 0) -> list[int]:
    """The free spaces nearest to a space, though not nearer than that; ascending."""
    free = bits(state.terrain.playable & ~state.terrain.walls & ~occupied(state))
    nearest = min([distance(start, at) for at in free if distance(start, at) >= least])
    return [at for at in free if distance(start, at) == nearest]


class PlaceToken(Ask):
    """The fallen lord comes to a space next to the hero's start space. Numbers: seat."""

    name: ClassVar[str] = "place_token"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-50.7 SJ-50.11")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([SPACE + at for at in nearest_free(state, HERO_START, 1)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        token = state.rules.token
        join(state, token)
        set_down(state, token, action - SPACE, 0, "SJ-50.7")


class HordeBegin(Happen):
    """A turn of a horde begins: a new wave when the last one is defeated, then Focus beside the lord."""

    name: ClassVar[str] = "horde_begin"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-49.11 SJ-49.21 SJ-49.24 SJ-50.1 SJ-50.2 SJ-50.3 SJ-50.4 SJ-A.38")

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        if state.rules.token >= 0:
            state.push("beside_lord")
        if living(state):
            return
        if cells[WAVE] and state.events is not None:
            state.tell("wave_defeated", "SJ-49.21", {"wave": cells[WAVE], "round": cells[ROUND]})
        if cells[WAVE] == WAVES:
            state.push("next_round")
        else:
            state.push("next_wave")


class BesideLord(Happen):
    """The hero who starts the turn next to the fallen lord gains Focus."""

    name: ClassVar[str] = "beside_lord"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-50.10")

    def run(self, state: Senjutsu) -> None:
        if distance(state.cells[state.rules.token * BLOCK + AT], state.cells[HERO * BLOCK + AT]) == 1:
            gain_focus(state, HERO, 1)


def reach_rank(state: Solo) -> None:
    """The rank for the wave that was just defeated."""
    wave, number = state.cells[WAVE], state.cells[ROUND]
    rank = 0
    if number == 1 and wave == WAVES - 1:
        rank = WOOD
    elif wave == WAVES:
        rank = min(JADE, number + 1)
    if rank > state.cells[RANK]:
        state.cells[RANK] = rank
        if state.events is not None:
            state.tell("rank_reached", f"SJ-50.{rank}", {"rank": f"rank-{RANK_NAMES[rank]}"})


class NextWave(Happen):
    """The enemies of the next wave are placed one after the other by the player."""

    name: ClassVar[str] = "next_wave"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-49.3 SJ-49.4 SJ-49.5 SJ-49.6 SJ-49.8 SJ-49.23")

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        cells[WAVE] += 1
        cells[TAKEN] = 0
        figures = enemy_figures(state)
        coming = figures[: cells[WAVE]] if cells[WAVE] < BOSS_WAVE else figures
        if state.events is not None:
            state.tell("wave", "SJ-49.21", {"wave": cells[WAVE], "round": cells[ROUND]})
        for figure in reversed(coming):
            state.push("wave_place", (HERO, figure))
        for figure in coming:
            refresh(solo(state), figure)


def refresh(state: Solo, figure: int) -> None:
    """An enemy enters with its complete deck and nothing else (SJ-49.23)."""
    cells = state.cells
    cells[figure * BLOCK + AT] = NOWHERE
    cells[figure * BLOCK + STOCK] += cells[figure * EXTRA + KEPT] + cells[figure * EXTRA + OUT]
    cells[figure * EXTRA + KEPT] = 0
    cells[figure * EXTRA + OUT] = 0
    cells[figure * EXTRA + STANCE] = OFFENSIVE


class WavePlace(Ask):
    """The player decides where an enemy of the wave begins. Numbers: seat, figure."""

    name: ClassVar[str] = "wave_place"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-49.7 SJ-49.9 SJ-49.10 SJ-49.22")

    def choices(self, state: Senjutsu) -> dict[int, int]:
        """Spaces, each with the start space that it stands for; the nearest free ones where that is occupied."""
        found: dict[int, int] = {}
        for number, start in enumerate(HORDE_STARTS):
            if not state.cells[TAKEN] >> number & 1:
                for at in nearest_free(state, start):
                    found.setdefault(at, number)
        return found

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple(sorted([SPACE + at for at in self.choices(state)]))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        figure = self.numbers[1]
        number = self.choices(state)[action - SPACE]
        state.stack.pop()
        state.cells[TAKEN] |= 1 << number
        state.cells[figure * EXTRA + BEHAVIOUR] = START_BEHAVIOUR[number]
        ready(solo(state), figure, solo(state).solo_rules.limit + state.cells[ROUND] - 1)
        set_down(state, figure, action - SPACE, START_FACING[number], "SJ-49.9")
        tell_mood(solo(state), figure, "SJ-49.9")


class NextRound(Happen):
    """A round is completed: everything is made ready for a harder one."""

    name: ClassVar[str] = "next_round"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "SJ-49.12 SJ-49.13 SJ-49.14 SJ-49.15 SJ-49.16 SJ-49.17 SJ-49.18 SJ-49.19 SJ-49.20"
    )

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        base = HERO * BLOCK
        cells[ROUND] += 1
        cells[WAVE] = 0
        put_back(solo(state))
        cells[base + AT] = NOWHERE
        cells[base + AT] = nearest_free(state, HERO_START)[0]
        cells[base + HOBBLES] = 0
        discard_poisons(state)
        cells[base + STUNS] = max(0, cells[base + STUNS] - 1)
        if cells[base + BLEEDING]:
            cells[base + BLEEDING] -= 1
            cells[base + WOUNDS] += 1
        if state.events is not None:
            state.tell("round", "SJ-49.20", {"round": cells[ROUND]})
        state.push("next_wave")
        push_decks(state)
        state.push("return_discards", (HERO, 0))
        if cells[base + UNSEEN_DISCARDS]:
            state.push("settle_unseen", (HERO,))


def discard_poisons(state: Senjutsu) -> None:
    """All Poisons leave the hero, those in hand and deck too (SJ-49.16)."""
    base = HERO * BLOCK
    for toxin in range(POISONS - 1):
        state.cells[base + TOXINS + toxin] = 0
    state.reveals += state.cells[base + VENOM]
    state.cells[base + HAND_SIZE] -= state.cells[base + HAND_VENOM]
    for cell in (VENOM, TOP_SIZE, TOP_VENOM, DEEP_VENOM, HAND_VENOM):
        state.cells[base + cell] = 0


class ReturnDiscards(Luck):
    """Half of the hero's discards, rounded up, return to the deck by luck. Numbers: seat, how many are left + 1."""

    name: ClassVar[str] = "return_discards"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = self.numbers[0] * BLOCK
        found = designs(state.cells[base + UP] | state.cells[base + DOWN])
        return tuple([CARD + design for design in found]) or (DONE,)

    def weights(self, state: Senjutsu) -> list[int]:
        base = self.numbers[0] * BLOCK
        cells = state.cells
        return [
            copies(cells[base + UP], action - CARD) + copies(cells[base + DOWN], action - CARD) if action != DONE else 1
            for action in self.legal(state, -1)
        ]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner, left = self.numbers
        base = owner * BLOCK
        cells = state.cells
        if action == DONE:
            return
        if not left:
            left = (size(cells[base + UP]) + size(cells[base + DOWN]) + 1) // 2 + 1
        if state.events is not None:
            seats = None if cells[base + UP] & every(action - CARD) else (owner,)
            values: dict[str, str | int] = {"who": who(state, owner), "card": card_name(action - CARD)}
            state.tell("recalled", "SJ-49.19", values, seats)
        take_from_pile(state, owner, action - CARD)
        cells[base + STOCK] += one(action - CARD)
        if left > 2:
            state.push("return_discards", (owner, left - 1))
        elif state.events is not None:
            state.tell("half_returned", "SJ-49.19", {"who": who(state, owner)})


STEPS: Steps = (HordeSetUp, PlaceToken, HordeBegin, BesideLord, NextWave, WavePlace, NextRound, ReturnDiscards)
