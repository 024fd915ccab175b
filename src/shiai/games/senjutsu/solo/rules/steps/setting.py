"""Before the first turn: decks, moods and places of the enemies (sections 45 to 48)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards.vocabulary import STEALTH
from shiai.games.senjutsu.rules.actions import MOST_FIGURES, OPTION, SPACE
from shiai.games.senjutsu.rules.battlefield.figures import occupied, space_name
from shiai.games.senjutsu.rules.battlefield.hexes import bits, distance, push_directions, surrounding
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLOCK,
    FACING,
    HIDDEN_AT,
    POISON_DECK,
    RANKS,
    STARTS,
    STOCK,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Happen, Steps
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.decks import drawable, nightmare_instead, own_cards
from shiai.games.senjutsu.solo.rules.enemies import NIGHTMARE_DECK
from shiai.games.senjutsu.solo.rules.options import RANDOM
from shiai.games.senjutsu.solo.rules.state import (
    BEHAVIOUR,
    BEHAVIOUR_NAMES,
    DISTANCE,
    EXTRA,
    LIMIT,
    SLOTS,
    STANCE,
    STANCE_NAMES,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps.base import EnemyLuck, solo

ENEMY_SIDE: int = 1
EXTRA_CARDS: tuple[str, ...] = ("first", "second", "third")


class EnemiesSetUp(Happen):
    """Every enemy of a fight gets its deck, its mood and its place; a horde comes later."""

    name: ClassVar[str] = "enemies_set_up"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-41.8 SJ-45.2 SJ-45.3 SJ-45.5")

    def run(self, state: Senjutsu) -> None:
        if solo(state).solo_rules.horde:
            state.push("horde_set_up")
            return
        state.cells[STARTS + ENEMY_SIDE] = len(state.rules.starts)
        for figure in reversed(range(state.rules.people, state.rules.count)):
            state.push("enemy_place", (figure,))
            state.push("enemy_mood", (figure,))
            state.push("enemy_deck", (figure, 0))


def ready(state: Solo, figure: int, limit: int) -> None:
    """An enemy as it begins: limit, distance, Poisons, Stealth."""
    enemy = state.solo_rules.enemies[figure]
    cells = state.cells
    join(state, figure)
    cells[figure * EXTRA + LIMIT] = limit
    cells[figure * EXTRA + DISTANCE] = enemy.distance
    cells[figure * BLOCK + POISON_DECK] = enemy.poisons
    cells[figure * BLOCK + HIDDEN_AT] = STEALTH if enemy.stealth else 0
    state.despair(figure)


def join(state: Senjutsu, figure: int) -> None:
    """A figure joins the game, last in the order of Advantage (SJ-41.8)."""
    state.cells[ALIVE] |= 1 << figure
    ranks = [other for other in state.cells[RANKS : RANKS + MOST_FIGURES] if other not in (figure, MOST_FIGURES)]
    ranks.append(figure)
    state.cells[RANKS : RANKS + MOST_FIGURES] = ranks + [MOST_FIGURES] * (MOST_FIGURES - len(ranks))


class EnemyDeck(EnemyLuck):
    """The deck of an enemy by its recipe; luck decides where the player does not. Numbers: figure, place in it."""

    name: ClassVar[str] = "enemy_deck"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-46.17 SJ-A.36")

    def decks(self, state: Senjutsu) -> list[int]:
        """The decks from which the next card may come."""
        figure, place = self.numbers
        found = drawable(solo(state), figure, solo(state).solo_rules.enemies[figure].recipe[place])
        wanted = solo(state).solo_rules.extra_card
        return found if wanted == RANDOM else [found[min(EXTRA_CARDS.index(wanted), len(found) - 1)]]

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        figure, place = self.numbers
        if place >= len(solo(state).solo_rules.enemies[figure].recipe):
            return (OPTION,)
        return tuple([OPTION + i for i in range(len(self.decks(state)))])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        figure, place = self.numbers
        if place == 0:
            state.cells[figure * BLOCK + STOCK] = own_cards(solo(state), figure)
        recipe = solo(state).solo_rules.enemies[figure].recipe
        if place < len(recipe):
            decks = self.decks(state)
            drawn = decks[action - OPTION]
            if drawn in recipe[place]:
                drawn = nightmare_instead(solo(state), figure, drawn)
            state.cells[figure * EXTRA + SLOTS + drawn] += 1
            if state.events is not None and (len(decks) > 1 or drawn not in recipe[place]):
                clause = "SJ-48.2" if drawn == NIGHTMARE_DECK else "SJ-46.17" if drawn in recipe[place] else "SJ-46.15"
                state.tell("slot", clause, {"who": who(state, figure), "number": drawn + 1})
        state.stack.pop()
        if place + 1 < len(recipe):
            state.push("enemy_deck", (figure, place + 1))


class EnemyMood(EnemyLuck):
    """Behaviour and stance of an enemy, at random where the player has not chosen. Numbers: figure."""

    name: ClassVar[str] = "enemy_mood"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-39.7 SJ-45.6")

    def moods(self, state: Senjutsu) -> list[tuple[int, int]]:
        """Every behaviour with every stance that may be."""
        rules = solo(state).solo_rules
        sides = range(3) if rules.behaviour == RANDOM else [BEHAVIOUR_NAMES.index(rules.behaviour)]
        stances = range(2) if rules.stance == RANDOM else [STANCE_NAMES.index(rules.stance)]
        return [(side, stance) for side in sides for stance in stances]

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([SPACE + i for i in range(len(self.moods(state)))])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        figure = self.numbers[0]
        side, stance = self.moods(state)[action - SPACE]
        state.stack.pop()
        state.cells[figure * EXTRA + BEHAVIOUR] = side
        state.cells[figure * EXTRA + STANCE] = stance
        ready(solo(state), figure, solo(state).solo_rules.limit)
        tell_mood(solo(state), figure, "SJ-45.6")


def tell_mood(state: Solo, figure: int, clause: str) -> None:
    """Tell how an enemy behaves now."""
    if state.events is not None:
        side = BEHAVIOUR_NAMES[state.cells[figure * EXTRA + BEHAVIOUR]]
        stance = STANCE_NAMES[state.cells[figure * EXTRA + STANCE]]
        values: dict[str, str | int] = {"who": who(state, figure), "behaviour": f"behaviour-{side}"}
        state.tell("mood", clause, {**values, "stance": f"stance-{stance}"})


class EnemyPlace(EnemyLuck):
    """An enemy comes to a random free start space opposite the heroes, facing their edge. Numbers: figure."""

    name: ClassVar[str] = "enemy_place"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-45.1 SJ-45.4 SJ-45.11 SJ-45.12 SJ-A.88")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        opposite = state.rules.starts[-1]
        free = state.terrain.playable & ~state.terrain.walls & ~occupied(state)
        while not opposite & free:  # where they are all taken, the spaces around them
            opposite |= surrounding(opposite)
        return tuple([SPACE + space for space in bits(opposite & free)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        figure = self.numbers[0]
        space = action - SPACE
        edge = min(bits(state.rules.starts[0] & ~(1 << space)), key=lambda start: (distance(space, start), start))
        set_down(state, figure, space, push_directions(space, edge)[0], "SJ-45.11")


def set_down(state: Senjutsu, figure: int, space: int, facing: int, clause: str) -> None:
    """A figure comes to the board."""
    state.cells[figure * BLOCK + AT] = space
    state.cells[figure * BLOCK + FACING] = facing
    if state.events is not None:
        state.tell("placed", clause, {"who": who(state, figure), "space": space_name(state, space)})


STEPS: Steps = (EnemiesSetUp, EnemyDeck, EnemyMood, EnemyPlace)
