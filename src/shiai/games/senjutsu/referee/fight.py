"""A fight in the notebook: the engine runs its steps on it, and stops where the players must tell what happened."""

from random import Random
from typing import Any, Final

from shiai.core.chance import pick
from shiai.core.messages import Event, Values
from shiai.core.seats import CHANCE
from shiai.core.step import Step
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.cards.heap import one
from shiai.games.senjutsu.cards.structure import COUNTER_LINE, MODIFIER_LINE
from shiai.games.senjutsu.decks.format import Deck
from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.instants import possible_instants
from shiai.games.senjutsu.referee.progress import Progress
from shiai.games.senjutsu.referee.typed_cards import draw_card
from shiai.games.senjutsu.rules.actions import SPEED
from shiai.games.senjutsu.rules.state import (
    ALIVE,
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
from shiai.games.senjutsu.rules.steps.block import MayCounter
from shiai.games.senjutsu.rules.steps.effects import Do, in_range
from shiai.games.senjutsu.rules.steps.found_cards import LookDiscards, PlayDiscarded, PlayFound
from shiai.games.senjutsu.rules.steps.hands import Discard, DiscardType, Draw, DrawOne, DrawUpTo, HandLimit, ShuffleIn
from shiai.games.senjutsu.rules.steps.lines import Lines
from shiai.games.senjutsu.rules.steps.resolve import ResolvePart
from shiai.games.senjutsu.rules.steps.reveal import Costs, NameTarget, Reveal, shown
from shiai.games.senjutsu.rules.steps.searches import LookTop, Search, SettleUnseen, TakeLooked
from shiai.games.senjutsu.rules.steps.speeds import ChooseSpeed, Speeds
from shiai.games.senjutsu.rules.steps.turn import Choose, DrawStep, Fog
from shiai.games.senjutsu.rules.steps.turn_end import EndTurn
from shiai.games.senjutsu.rules.table import acts, opponents, people_of, seats_of, who
from shiai.games.senjutsu.solo.rules.decisions.deciding import decide
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.games.senjutsu.solo.rules.steps.cards import EnemyDiscard, EnemyDraw
from shiai.games.senjutsu.solo.rules.steps.horde import ReturnDiscards
from shiai.games.senjutsu.solo.rules.steps.interactions import LookCard

DRAWS: Final = (EnemyDraw, EnemyDiscard, LookCard)  # cards of physical decks
# Steps about hands and decks of heroes, and about effects of their cards: players carry them out.
FOR_PLAYERS: Final = (Draw, DrawOne, Discard, DiscardType, ShuffleIn, HandLimit, Fog, Lines, MayCounter, ReturnDiscards)
# What a hero's own card does with hand, deck and discards.
OWN_CARDS: Final = (DrawUpTo, Search, SettleUnseen, LookTop, TakeLooked, LookDiscards, PlayDiscarded, PlayFound)
UNKNOWN: Final = (VENOM, TOP_SIZE, TOP_VENOM, DEEP_VENOM, HAND_VENOM, UNSEEN_DISCARDS)  # of the heroes' decks


class Fight:
    """The state of a fight, and entries that were made before the moment they are needed."""

    def __init__(self, state: Solo, figures: list[int], typed: bool, seed: str) -> None:
        self.state = state
        self.figures = figures  # of enemy 1, enemy 2 ...
        self.typed = typed  # cards of enemies come from physical decks
        self.seed = seed
        self.speeds: dict[int, int] = {}  # initiatives by seat
        self.drawn: dict[int, int] = {}  # cards by figure
        self.shields_entered = False  # for the part that is being resolved
        self.carried: int | None = None  # steps of heroes above this depth of the stack are carried out as printed
        self.quick = False  # the turn was entered as a whole: ask what matters, and do not stop for Instants in vain
        self.decks: dict[int, Deck] = {}  # by seat; only those that people have named
        self.peeking = False  # a copy that looks at what a card can do: it stops at luck and at the end of the part
        self.luck = (0, 0)  # the turn, and how often chance was asked in it
        self.told: list[Event] = []

    def copy(self) -> "Fight":
        """An independent copy without events."""
        other = Fight(self.state.clone(), self.figures, self.typed, self.seed)
        other.speeds, other.drawn = dict(self.speeds), dict(self.drawn)
        other.shields_entered, other.luck = self.shields_entered, self.luck
        other.carried, other.quick, other.decks, other.peeking = self.carried, self.quick, self.decks, self.peeking
        other.listen()
        return other

    def listen(self) -> None:
        """Collect events and the reasons of enemies."""
        self.told = self.state.listen()
        self.state.reasons = []

    def tell(self, id: str, values: Values, clause: str) -> None:
        """Tell the players what they must do at their table."""
        self.told.append(Event(f"referee-{id}", values, clause, None))

    # Running ----------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run steps until a person is needed or the fight is over."""
        state = self.state
        while state.stack:
            if self.carried is not None and len(state.stack) <= self.carried:
                self.carried = None
                if self.peeking:
                    break
            step = state.stack[-1]
            if self.waits(step):
                break
            if self.left_to_players(step):
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
        """The hero whose player resolves a step; -1 for steps of enemies and for all others."""
        seat = -1
        if isinstance(step, (Lines, ResolvePart, Draw, Discard, DiscardType, ShuffleIn, HandLimit)):
            seat = step.seat
        elif isinstance(step, MayCounter):
            seat = step.defender
        elif isinstance(step, (DrawOne, Fog, SettleUnseen, LookTop, ReturnDiscards)):
            seat = step.owner
        elif isinstance(step, (DrawUpTo, Search, TakeLooked, LookDiscards, PlayDiscarded, PlayFound)):
            seat = step.seat
        return seat if seat < self.state.rules.people else -1

    def waits(self, step: Step[Any]) -> bool:
        """Does this step wait for an entry?"""
        if isinstance(step, Choose):
            return True
        if isinstance(step, Speeds):
            return not self.quick or any(
                possible_instants(self.state, seat, self.decks.get(seat)) for seat in seats_of(people_of(self.state))
            )
        hero = self.hero_of(step)
        if hero < 0 or not acts(self.state, hero):
            return False
        if self.carried is not None and not isinstance(step, MayCounter):
            return False
        if isinstance(step, Lines):
            left = self.state.rules.cards.lines[step.line : step.end]
            return any(line.kind not in (COUNTER_LINE, MODIFIER_LINE) for line in left)
        return isinstance(step, ResolvePart) or (isinstance(step, MayCounter) and self.has_counter(step))

    def has_counter(self, step: MayCounter) -> bool:
        """Is there a Counter symbol for this initiative?"""
        for line in self.state.rules.cards.lines[step.first : step.end]:
            chain = line.options[0].chain
            if line.kind == COUNTER_LINE and chain is not None and chain.atoms[0].mask >> self.state.cells[NOW] & 1:
                return True
        return False

    def left_to_players(self, step: Step[Any]) -> bool:
        """Is this a step that the players carry out at their table? If so, they are told."""
        if isinstance(step, DrawStep):
            self.tell("draw", {}, "SJ-10.4")
            return True
        if isinstance(step, (EnemyDiscard, EnemyDraw)) and not self.state.cells[ALIVE] >> step.figure & 1:
            return True  # the enemy fell while its card was awaited
        hero = self.hero_of(step)
        if hero < 0:
            return False
        name = who(self.state, hero)
        if isinstance(step, Draw):
            self.tell("draws", {"who": name, "count": step.left}, "SJ-28.6")
        elif isinstance(step, Fog):
            self.tell("fog", {"who": name}, "SJ-36.9")
        elif isinstance(step, Discard):
            self.tell("discard", {"who": name}, "SJ-28.9")
        elif isinstance(step, ReturnDiscards):
            self.tell("half_returned", {"who": name}, "SJ-49.19")
        elif isinstance(step, OWN_CARDS):
            self.tell_own_cards(hero)
        if self.carried is not None and isinstance(step, Lines):
            return False
        return isinstance(step, (*FOR_PLAYERS, *OWN_CARDS))

    def tell_own_cards(self, hero: int) -> None:
        """Tell a player to do with hand and deck what the card says, once for a card."""
        event = Event("referee-own_cards", {"who": who(self.state, hero)}, "SJ-28.1", None)
        if event not in self.told:
            self.told.append(event)

    def before(self, step: Step[Any]) -> None:
        """Prepare the notebook for a step."""
        cells = self.state.cells
        if isinstance(step, Costs):
            for seat in seats_of(people_of(self.state)):
                card = shown(self.state, seat)
                cost = self.state.rules.cards.designs[card].cost if card < STUN_CARD else 0
                cells[seat * BLOCK + FOCUS] = max(cost, cells[seat * BLOCK + FOCUS])
        elif isinstance(step, Do):
            self.tell_discards(step)
        elif isinstance(step, EndTurn):
            for seat in range(self.state.rules.people):
                cells[seat * BLOCK + UP] = 0
            self.speeds.clear()
            self.quick = False

    def tell_discards(self, step: Do) -> None:
        """Tell heroes to discard or shuffle cards, which the notebook does not know, because of a card."""
        atom = self.state.rules.cards.chains[step.chain].atoms[step.place]
        if step.seat < self.state.rules.people:
            if atom.kind == v.DISCARD:
                self.tell("discard", {"who": who(self.state, step.seat)}, "SJ-28.9")
            elif atom.kind in (v.SHUFFLE, v.SHUFFLE_ALL):
                self.tell_own_cards(step.seat)
            return
        if atom.kind not in (v.TARGET_DISCARDS, v.TARGET_SHUFFLES):
            return
        mask = opponents(self.state, step.seat) if atom.whom == v.EACH_IN_RANGE else step.targets
        for hero in seats_of(in_range(self.state, step.seat, mask, step.line)):
            values: Values = {"who": who(self.state, hero)}
            if atom.kind == v.TARGET_DISCARDS:
                self.tell("discard", values, "SJ-28.7")
            else:
                kinds = [f"type-{name}" for bit, name in enumerate(v.TYPE_NAMES) if atom.mask >> bit & 1]
                self.tell("shuffle", {**values, "kind": kinds[0]}, "SJ-28.19")

    # Answering questions ----------------------------------------------------------------------------------------------

    def answered(self, step: Step[Any]) -> bool:
        """Answer a question of an enemy, of chance, or of a hero without a choice; False when a person must."""
        state = self.state
        seat = step.actors(state)[0]
        legal = step.legal(state, seat)
        if seat == CHANCE:
            if self.peeking and len(legal) > 1:
                return False
            if isinstance(step, DRAWS) and self.typed:
                return not self.peeking and self.draw_typed(step)
            # The clone has no remembered choices: steps were run here without the state noticing.
            action = legal[0] if len(legal) == 1 else pick(legal, state.clone().weights(), self.next_luck())
        elif len(legal) == 1 or (seat < state.rules.people and isinstance(step, NameTarget) and not self.quick):
            action = legal[0]
        elif seat >= state.rules.people:
            action = decide(state, seat, legal)
        elif isinstance(step, ChooseSpeed) and seat in self.speeds and SPEED.at(self.speeds[seat]) in legal:
            action = SPEED.at(self.speeds[seat])
        else:
            return False
        step.apply(state, seat, action)
        return True

    def draw_typed(self, step: EnemyDraw | EnemyDiscard | LookCard) -> bool:
        """Use a card that was typed before it was asked for; False if none was."""
        if not isinstance(step, EnemyDraw) or step.figure not in self.drawn:
            return False
        draw_card(self.state, step.figure, self.drawn.pop(step.figure))
        return True

    def next_luck(self) -> Random:
        """A generator that depends on the turn only, so that undoing an entry does not change the outcome."""
        turn = self.state.cells[TURN]
        count = self.luck[1] + 1 if self.luck[0] == turn else 0
        self.luck = (turn, count)
        return Random(f"{self.seed} {turn} {count}")

    # Going on ---------------------------------------------------------------------------------------------------------

    def reveal(self) -> None:
        """Reveal the heroes' cards; each is put into the hand from which the engine plays it."""
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
            elif not self.state.rules.cards.designs[card].core:
                cells[base + HAND] += one(card)
                cells[base + HAND_SIZE] += 1
        cells[READY] = 0
        self.state.stack.pop()
        self.state.push(Reveal())

    def progress(self) -> Progress:
        """What the referee waits for."""
        state = self.state
        if not state.stack:
            return Progress(progress.OVER)
        step = state.stack[-1]
        for kind, waiting in progress.WAITING.items():
            if isinstance(step, waiting):
                return Progress(kind, self.hero_of(step))
        if isinstance(step, DRAWS):
            return Progress(progress.DRAW, step.figure)
        seat = step.actors(state)[0]
        answers = tuple([state.describe(action) for action in step.legal(state, seat)])
        return Progress(progress.QUESTION, seat, state.prompt(seat), answers)
