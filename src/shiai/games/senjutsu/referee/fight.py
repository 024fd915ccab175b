"""A fight in the notebook: the engine's own steps run on it, and where a hero acts they stop and people tell."""

from random import Random
from typing import Any, Final

from shiai.core.dealer import pick
from shiai.core.messages import Event, Message, Values
from shiai.core.seats import CHANCE
from shiai.core.step import Step
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CHAINS, DESIGNS, LINES, STUN_CARD
from shiai.games.senjutsu.cards.heap import one
from shiai.games.senjutsu.cards.structure import COUNTER_LINE, MODIFIER_LINE
from shiai.games.senjutsu.referee import standing
from shiai.games.senjutsu.referee.standing import Standing
from shiai.games.senjutsu.rules.actions import SPEED
from shiai.games.senjutsu.rules.state import (
    BLOCK,
    CHOSEN,
    DEEP_VENOM,
    FOCUS,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    NOW,
    READY,
    STUNS,
    TOP_SIZE,
    TOP_VENOM,
    TURN,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
)
from shiai.games.senjutsu.rules.steps.effects import in_range
from shiai.games.senjutsu.rules.steps.reveal import shown
from shiai.games.senjutsu.rules.table import acts, opponents, people_of, seats_of, who
from shiai.games.senjutsu.solo.rules.decisions.deciding import decide
from shiai.games.senjutsu.solo.rules.state import Solo

DRAWS: Final = frozenset({"enemy_draw", "enemy_discard", "look_card"})  # cards of physical decks
FOR_PEOPLE: Final = frozenset({"draw", "draw_one", "discard", "discard_type", "shuffle_in", "hand_limit", "fog"})
UNKNOWN: Final = (VENOM, TOP_SIZE, TOP_VENOM, DEEP_VENOM, HAND_VENOM, UNSEEN_DISCARDS)  # of the heroes' decks


class Fight:
    """The state of a fight, and what was said ahead of the moment when it counts."""

    def __init__(self, state: Solo, figures: list[int], typed: bool, seed: str) -> None:
        self.state = state
        self.figures = figures  # of enemy 1, enemy 2 ...
        self.typed = typed  # cards of enemies come from physical decks
        self.seed = seed
        self.speeds: dict[int, int] = {}  # initiatives by seat
        self.drawn: dict[int, int] = {}  # cards by figure
        self.shields_said = False  # about the shields of the part that is being resolved
        self.luck = (0, 0)  # the turn, and how often luck was asked in it
        self.told: list[Event] = []

    def copy(self) -> "Fight":
        """An independent copy, with nothing told yet."""
        other = Fight(self.state.clone(), self.figures, self.typed, self.seed)
        other.speeds, other.drawn = dict(self.speeds), dict(self.drawn)
        other.shields_said, other.luck = self.shields_said, self.luck
        other.listen()
        return other

    def listen(self) -> None:
        """Collect what happens and why."""
        self.told = self.state.listen()
        self.state.reasons = []

    def tell(self, id: str, values: Values, clause: str) -> None:
        """Something that people must do at their table."""
        self.told.append(Event(f"referee-{id}", values, clause, None))

    # Running ----------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Let the engine work until a person is needed or the fight is over."""
        state = self.state
        while state.stack:
            step = state.stack[-1]
            if self.waits(step):
                break
            if self.left_to_people(step):
                state.stack.pop()
            elif step.asks:
                if not self.answered(step):
                    break
            else:
                self.before(step)
                state.stack.pop()
                step.run(state)
        for seat in range(state.rules.people):
            for cell in UNKNOWN:
                state.cells[seat * BLOCK + cell] = 0

    def hero_of(self, step: Step[Any]) -> int:
        """The hero whom a step is about; -1 for enemies and for everybody."""
        seat = step.numbers[0] if step.numbers else -1
        return seat if seat < self.state.rules.people else -1

    def waits(self, step: Step[Any]) -> bool:
        """Does this step wait for what people tell?"""
        if step.name in ("choose", "speeds"):
            return True
        hero = self.hero_of(step)
        if hero < 0 or not acts(self.state, hero):
            return False
        if step.name == "lines":
            _, first, last, _, _ = step.numbers
            return any(line.kind not in (COUNTER_LINE, MODIFIER_LINE) for line in LINES[first:last])
        return step.name == "part" or (step.name == "may_counter" and self.may_counter(step))

    def may_counter(self, step: Step[Any]) -> bool:
        """Is there a Counter symbol for this initiative?"""
        _, _, first, last = step.numbers
        for line in LINES[first:last]:
            chain = line.options[0].chain
            if line.kind == COUNTER_LINE and chain is not None and chain.atoms[0].mask >> self.state.cells[NOW] & 1:
                return True
        return False

    def left_to_people(self, step: Step[Any]) -> bool:
        """Steps about hands and decks of heroes: they are told, not carried out."""
        if step.name == "draw_step":
            self.tell("draw", {}, "SJ-10.4")
            return True
        hero = self.hero_of(step)
        if hero < 0:
            return False
        if step.name == "draw":
            self.tell("draws", {"who": who(self.state, hero), "count": step.numbers[1]}, "SJ-28.6")
        elif step.name == "fog":
            self.tell("fog", {"who": who(self.state, hero)}, "SJ-36.9")
        elif step.name == "discard":
            self.tell("discard", {"who": who(self.state, hero)}, "SJ-28.9")
        return step.name in FOR_PEOPLE or step.name in ("lines", "may_counter")

    def before(self, step: Step[Any]) -> None:
        """What the notebook needs before a step is run."""
        cells = self.state.cells
        if step.name == "costs":
            for seat in seats_of(people_of(self.state)):
                card = shown(self.state, seat)
                cost = DESIGNS[card].cost if card < STUN_CARD else 0
                cells[seat * BLOCK + FOCUS] = max(cost, cells[seat * BLOCK + FOCUS])
        elif step.name == "do":
            self.tell_discards(step)
        elif step.name == "end_turn":
            for seat in range(self.state.rules.people):
                cells[seat * BLOCK + UP] = 0
            self.speeds.clear()

    def tell_discards(self, step: Step[Any]) -> None:
        """An enemy's card makes heroes discard or shuffle cards, which the notebook does not know."""
        seat, chain, place, targets, line, _ = step.numbers
        atom = CHAINS[chain].atoms[place]
        if seat < self.state.rules.people or atom.kind not in (v.TARGET_DISCARDS, v.TARGET_SHUFFLES):
            return
        mask = opponents(self.state, seat) if atom.whom == v.EACH_IN_RANGE else targets
        id = "discard" if atom.kind == v.TARGET_DISCARDS else "shuffle"
        for hero in seats_of(in_range(self.state, seat, mask, line)):
            self.tell(id, {"who": who(self.state, hero)}, "SJ-28.7")

    def answered(self, step: Step[Any]) -> bool:
        """Answer a question for enemies, for luck and where a hero has no choice; False when a person must."""
        state = self.state
        seat = step.actors(state)[0]
        legal = step.legal(state, seat)
        if seat == CHANCE:
            if step.name in DRAWS and self.typed:
                return self.draw_typed(step)
            action = legal[0] if len(legal) == 1 else pick(legal, step.weights(state), self.next_luck())
        elif seat >= state.rules.people:
            action = decide(state, seat)
        elif step.name == "speed" and self.speeds.get(seat, -1) + SPEED in legal:
            action = self.speeds[seat] + SPEED
        elif len(legal) == 1 or step.name == "name_target":
            action = legal[0]
        else:
            return False
        step.apply(state, seat, action)
        return True

    def draw_typed(self, step: Step[Any]) -> bool:
        """Use the card that was typed before it was asked for."""
        from shiai.games.senjutsu.referee.drawing import draw_card

        figure = step.numbers[0]
        if step.name != "enemy_draw" or figure not in self.drawn:
            return False
        draw_card(self, figure, self.drawn.pop(figure))
        return True

    def next_luck(self) -> Random:
        """Luck that depends on the turn only, so that taking something back does not change it."""
        turn = self.state.cells[TURN]
        count = self.luck[1] + 1 if self.luck[0] == turn else 0
        self.luck = (turn, count)
        return Random(f"{self.seed} {turn} {count}")

    # Going on ---------------------------------------------------------------------------------------------------------

    def reveal(self) -> None:
        """The heroes' cards are turned up; each is put into the hand from which the engine plays it."""
        cells = self.state.cells
        for seat in seats_of(people_of(self.state)):
            base = seat * BLOCK
            card = cells[base + CHOSEN] - 1
            if card == STUN_CARD:
                cells[base + STUNS] = max(1, cells[base + STUNS])
            elif card > STUN_CARD:
                cells[base + HAND_VENOM] += 1
                cells[base + VENOM] += 1
                cells[base + HAND_SIZE] += 1
            elif not DESIGNS[card].core:
                cells[base + HAND] += one(card)
                cells[base + HAND_SIZE] += 1
        cells[READY] = 0
        self.state.stack.pop()
        self.state.push("reveal")

    def standing(self) -> Standing:
        """What the referee waits for."""
        state = self.state
        if not state.stack:
            return Standing(standing.OVER)
        step = state.stack[-1]
        kinds = {"choose": standing.CARDS, "speeds": standing.REVEALED}
        if step.name in kinds:
            return Standing(kinds[step.name])
        kinds = {"part": standing.PART, "lines": standing.LINES, "may_counter": standing.COUNTER}
        if step.name in kinds:
            return Standing(kinds[step.name], self.hero_of(step))
        seat = step.actors(state)[0]
        if seat == CHANCE:
            return Standing(standing.DRAW, step.numbers[0])
        answers = tuple([self.describe(action) for action in step.legal(state, seat)])
        return Standing(standing.QUESTION, seat, state.prompt(seat), answers)

    def describe(self, action: int) -> Message:
        """An answer in words of the game."""
        return self.state.describe(action)
