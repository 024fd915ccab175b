"""Before the first turn: decks, moods and places of the enemies (sections 45 to 48)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
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
)
from shiai.games.senjutsu.rules.steps.base import Steps
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
from shiai.games.senjutsu.solo.rules.steps import horde
from shiai.games.senjutsu.solo.rules.steps.base import EnemyLuck

ENEMY_SIDE: Final = 1
EXTRA_CARDS: Final = ("first", "second", "third")


class EnemiesSetUp(Happen[Solo]):
    """Give every enemy of a fight its deck, its mood and its place; a horde comes later."""

    name: ClassVar[str] = "enemies_set_up"

    def run(self, state: Solo) -> None:
        if state.solo_rules.horde:
            state.push(horde.HordeSetUp())
            return
        # SJ-45.1, SJ-45.2: battlefield and heroes are set up as for a duel
        state.cells[STARTS + ENEMY_SIDE] = len(state.rules.starts)
        for figure in reversed(range(state.rules.first_enemy, state.rules.count)):
            state.push(EnemyPlace(figure))
            state.push(EnemyMood(figure))
            # SJ-45.3
            state.push(EnemyDeck(figure, 0))


def ready(state: Solo, figure: int, limit: int) -> None:
    """Give an enemy what it begins with: limit, distance, Poisons, Stealth."""
    enemy = state.solo_rules.enemies[figure]
    cells = state.cells
    join(state, figure)
    cells[figure * EXTRA + LIMIT] = limit
    cells[figure * EXTRA + DISTANCE] = enemy.distance
    cells[figure * BLOCK + POISON_DECK] = enemy.poisons
    cells[figure * BLOCK + HIDDEN_AT] = STEALTH if enemy.stealth else 0
    state.despair(figure)


def join(state: Solo, figure: int) -> None:
    """Add a figure to the game, last in the order of Advantage (SJ-41.8)."""
    state.cells[ALIVE] |= 1 << figure
    ranks = [other for other in state.cells[RANKS : RANKS + MOST_FIGURES] if other not in (figure, MOST_FIGURES)]
    # SJ-41.8
    ranks.append(figure)
    state.cells[RANKS : RANKS + MOST_FIGURES] = ranks + [MOST_FIGURES] * (MOST_FIGURES - len(ranks))


class EnemyDeck(EnemyLuck):
    """Draw the next card of an enemy's recipe, at `place`; luck decides its deck where the player does not."""

    name: ClassVar[str] = "enemy_deck"
    clause: ClassVar[str] = "SJ-46.17"

    def __init__(self, figure: int, place: int) -> None:
        self.figure = figure
        self.place = place

    def decks(self, state: Solo) -> list[int]:
        """The decks from which the next card may come."""
        found = drawable(state, self.figure, state.solo_rules.enemies[self.figure].recipe[self.place])
        # SJ-46.17, SJ-A.36
        wanted = state.solo_rules.extra_card
        return found if wanted == RANDOM else [found[min(EXTRA_CARDS.index(wanted), len(found) - 1)]]

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        if self.place >= len(state.solo_rules.enemies[self.figure].recipe):
            return (OPTION.at(0),)
        return tuple([OPTION.first + i for i in range(len(self.decks(state)))])

    def apply(self, state: Solo, seat: int, action: int) -> None:
        figure, place = self.figure, self.place
        if place == 0:
            state.cells[figure * BLOCK + STOCK] = own_cards(state, figure)
        recipe = state.solo_rules.enemies[figure].recipe
        if place < len(recipe):
            decks = self.decks(state)
            drawn = decks[OPTION.part(action)]
            if drawn in recipe[place]:
                drawn = nightmare_instead(state, figure, drawn)
            state.cells[figure * EXTRA + SLOTS + drawn] += 1
            if state.events is not None and (len(decks) > 1 or drawn not in recipe[place]):
                clause = "SJ-48.2" if drawn == NIGHTMARE_DECK else "SJ-46.17" if drawn in recipe[place] else "SJ-46.15"
                state.tell("slot", clause, {"who": who(state, figure), "number": drawn + 1})
        state.stack.pop()
        if place + 1 < len(recipe):
            state.push(EnemyDeck(figure, place + 1))


class EnemyMood(EnemyLuck):
    """Luck decides behaviour and stance of an enemy where the player has not chosen."""

    name: ClassVar[str] = "enemy_mood"
    clause: ClassVar[str] = "SJ-39.7"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def moods(self, state: Solo) -> list[tuple[int, int]]:
        """Every behaviour with every stance that may be."""
        rules = state.solo_rules
        # SJ-39.7, SJ-45.6
        sides = range(3) if rules.behaviour == RANDOM else [BEHAVIOUR_NAMES.index(rules.behaviour)]
        stances = range(2) if rules.stance == RANDOM else [STANCE_NAMES.index(rules.stance)]
        return [(side, stance) for side in sides for stance in stances]

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        return tuple([SPACE.first + i for i in range(len(self.moods(state)))])

    def apply(self, state: Solo, seat: int, action: int) -> None:
        figure = self.figure
        side, stance = self.moods(state)[SPACE.part(action)]
        state.stack.pop()
        # SJ-45.5
        state.cells[figure * EXTRA + BEHAVIOUR] = side
        state.cells[figure * EXTRA + STANCE] = stance
        ready(state, figure, state.solo_rules.limit)
        tell_mood(state, figure, "SJ-45.6")


def tell_mood(state: Solo, figure: int, clause: str) -> None:
    """Tell how an enemy behaves now."""
    if state.events is not None:
        side = BEHAVIOUR_NAMES[state.cells[figure * EXTRA + BEHAVIOUR]]
        stance = STANCE_NAMES[state.cells[figure * EXTRA + STANCE]]
        values: dict[str, str | int] = {"who": who(state, figure), "behaviour": f"behaviour-{side}"}
        state.tell("mood", clause, {**values, "stance": f"stance-{stance}"})


class EnemyPlace(EnemyLuck):
    """Luck places an enemy on a free start space opposite the heroes, facing their edge."""

    name: ClassVar[str] = "enemy_place"
    clause: ClassVar[str] = "SJ-45.1"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def legal(self, state: Solo, seat: int) -> tuple[int, ...]:
        # SJ-45.4, SJ-45.11, SJ-45.12, SJ-A.88: a free start space opposite the heroes
        opposite = state.rules.starts[-1]
        free = state.terrain.playable & ~state.terrain.walls & ~occupied(state)
        while not opposite & free:  # where they are all taken, the spaces around them
            opposite |= surrounding(opposite)
        return SPACE.masked(opposite & free)

    def apply(self, state: Solo, seat: int, action: int) -> None:
        state.stack.pop()
        figure = self.figure
        space = SPACE.part(action)
        edge = min(bits(state.rules.starts[0] & ~(1 << space)), key=lambda start: (distance(space, start), start))
        set_down(state, figure, space, push_directions(space, edge)[0], "SJ-45.11")


def set_down(state: Solo, figure: int, space: int, facing: int, clause: str) -> None:
    """Place a figure on the board."""
    state.cells[figure * BLOCK + AT] = space
    state.cells[figure * BLOCK + FACING] = facing
    if state.events is not None:
        state.tell("placed", clause, {"who": who(state, figure), "space": space_name(state, space)})


STEPS: Steps = (EnemiesSetUp, EnemyDeck, EnemyMood, EnemyPlace)
