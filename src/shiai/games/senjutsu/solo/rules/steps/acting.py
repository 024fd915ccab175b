"""An enemy resolves its card, and what only cards of enemies do (sections 39, 40, 43, 44 and 47)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import every, one
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.playing import lowered
from shiai.games.senjutsu.rules.state import (
    AIM,
    BLOCK,
    ITEM_PART,
    ITEM_SPEED,
    ITEM_STATUS,
    ITEMS,
    PLAYED,
    RESOLVED,
    UP,
)
from shiai.games.senjutsu.rules.steps.base import Steps
from shiai.games.senjutsu.rules.steps.lines import Lines
from shiai.games.senjutsu.rules.table import acts, paralysed, who
from shiai.games.senjutsu.solo.rules.decisions.aims import target_of
from shiai.games.senjutsu.solo.rules.decisions.attacking import attack_ends, plan_attack
from shiai.games.senjutsu.solo.rules.decisions.blows import attack_line
from shiai.games.senjutsu.solo.rules.decisions.deciding import second_speed
from shiai.games.senjutsu.solo.rules.decisions.moving import plan_move
from shiai.games.senjutsu.solo.rules.decisions.reasons import record
from shiai.games.senjutsu.solo.rules.decisions.walking import ends_of
from shiai.games.senjutsu.solo.rules.state import (
    BEHAVIOUR,
    DISTANCE,
    EXTRA,
    GOAL,
    OUT,
    PILE,
    PILE_BASE,
    RESETS,
    STANCE,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps import cards, setup


class EnemyPart(Happen[Solo]):
    """Resolve a part of an enemy's card."""

    name: ClassVar[str] = "enemy_part"

    def __init__(self, figure: int, design: int, part: int) -> None:
        self.figure = figure
        self.design = design
        self.part = part

    def run(self, state: Solo) -> None:
        figure, design = self.figure, self.design
        if not acts(state, figure):
            return
        state.despair(figure)
        state.cells[figure * EXTRA + GOAL] = 0
        # SJ-43.15, SJ-44.1: every part comes at its own initiative
        made = state.rules.cards.designs[design]
        code = made.parts[self.part]
        if self.part == 0 and made.types & v.ATTACK and attack_line(state, design) >= 0:
            if not self.attacks(state):
                return
            drop_second_part(state, figure)
        state.push(EnemyLines(figure, code.first, code.success))

    def attacks(self, state: Solo) -> bool:
        """Does the enemy attack with this card? If not, the second part comes at its own initiative."""
        figure, design = self.figure, self.design
        ends = attack_ends(state, figure, design)
        places, considered = plan_attack(state, figure, design, ends)
        if not places or len(ends) == 1:  # else the movement tells of it
            if places:
                considered.take(places[0])
            record(state, considered)
        if state.events is not None:
            what = "enemy_attacks" if places else "enemy_holds_back"
            target = considered.target
            if places and changes_behaviour(state, state.rules.cards.designs[design].parts[0].first):
                changed = state.clone()  # the target is found after the change (SJ-42.7)
                change_behaviour(changed, figure)
                target = plan_attack(changed, figure, design, attack_ends(changed, figure, design))[1].target
            other = who(state, target) if target >= 0 else "nobody"
            values: dict[str, str | int] = {"who": who(state, figure), "card": card_name(design), "other": other}
            state.tell(what, considered.clause, values)
        return bool(places)


class EnemyLines(Happen[Solo]):
    """Resolve the lines of a part; the target is found after a change of behaviour (SJ-42.7).

    `end` is one past the last line before "If successful".
    """

    name: ClassVar[str] = "enemy_lines"

    def __init__(self, figure: int, line: int, end: int) -> None:
        self.figure = figure
        self.line = line
        self.end = end

    def run(self, state: Solo) -> None:
        figure, line, end = self.figure, self.line, self.end
        if changes_behaviour(state, line):
            state.push(EnemyLines(figure, line + 1, end))
            state.push(Lines(figure, line, line + 1, 0, 0))
            return
        target = target_of(state, figure)
        state.cells[figure * BLOCK + AIM] = target + 1
        if state.reasons is not None:
            tell_shut_in(state, figure, line, end)
        state.push(Lines(figure, line, end, 1 << target if target >= 0 else 0, 0))


def tell_shut_in(state: Solo, figure: int, line: int, end: int) -> None:
    """Record the decision of an enemy that cannot move anywhere, for explanations."""
    known = state.rules.cards
    chains = [option.chain for printed in known.lines[line:end] for option in printed.options]
    ends = ends_of(state, figure, line, end)
    attacks = known.line_part[line] == 0 and known.made_of(line).types & v.ATTACK  # has told of it already
    if len(ends) == 1 and not attacks and any(chain is not None and chain.moving for chain in chains):
        places, considered = plan_move(state, figure, known.line_design[line], ends)
        considered.take(places[0])
        record(state, considered)


def changes_behaviour(state: Solo, line: int) -> bool:
    """Does this line of a card change the behaviour?"""
    chain = state.rules.cards.lines[line].options[0].chain
    return chain is not None and chain.atoms[0].kind == v.CHANGE_BEHAVIOUR


class SecondSpeed(Happen[Solo]):
    """An enemy chooses the initiative of a second part with a range."""

    name: ClassVar[str] = "second_speed"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, state: Solo) -> None:
        figure = self.figure
        cell = figure * BLOCK + ITEM_SPEED + second_part(state, figure)
        state.cells[cell] = lowered(state, figure, second_speed(state, figure, cell))


def second_part(state: Solo, figure: int) -> int:
    """The item that is the second part of the card of an enemy; -1 when there is none."""
    base = figure * BLOCK
    return next((item for item in range(ITEMS) if state.cells[base + ITEM_PART + item] == 1), -1)


def drop_second_part(state: Solo, figure: int) -> None:
    """Leave out the movement part of an Attack card when the enemy attacks (SJ-43.1)."""
    item = second_part(state, figure)
    if item >= 0:
        state.cells[figure * BLOCK + ITEM_STATUS + item] = RESOLVED


class EnemyEffect(Happen[Solo]):
    """Carry out an effect that only cards of enemies have; `kind` and `mask` are those of the effect."""

    name: ClassVar[str] = "enemy_effect"

    def __init__(self, figure: int, kind: int, mask: int, line: int) -> None:
        self.figure = figure
        self.kind = kind
        self.mask = mask
        self.line = line

    def run(self, state: Solo) -> None:
        figure, kind = self.figure, self.kind
        if not acts(state, figure):
            return
        if kind == v.CHANGE_BEHAVIOUR:
            change_behaviour(state, figure)
        elif kind == v.RESET_DECK:
            state.cells[figure * EXTRA + RESETS] = 1
        elif kind == v.RECALL:
            recall(state, figure, self.mask)
        elif kind == v.CLOSE_IN:
            state.cells[figure * EXTRA + DISTANCE] = 1
        elif kind == v.REMOVE_CARD:
            remove_card(state, figure, state.rules.cards.line_design[self.line])


def change_behaviour(state: Solo, figure: int) -> None:
    """Move to the next place of the behaviour track, unless Paralysing Toxin forbids it."""
    # SJ-41.4
    if paralysed(state, figure):
        return
    extra = figure * EXTRA
    # SJ-39.8, SJ-39.9
    state.cells[extra + BEHAVIOUR] = (state.cells[extra + BEHAVIOUR] + 1) % 3
    if state.solo_rules.behaviour_turns_stance:
        state.cells[extra + STANCE] = 1 - state.cells[extra + STANCE]
    setup.tell_mood(state, figure, "SJ-39.8")


def recall(state: Solo, figure: int, types: int) -> None:
    """Shuffle the topmost open discard of a type into the deck."""
    base = figure * BLOCK
    fitting = state.cells[base + UP] & state.rules.cards.of_types(types)
    pile = state.cells[figure * EXTRA + PILE]
    while pile and not fitting & every(CARD.part(pile % PILE_BASE - 1)):
        pile //= PILE_BASE
    if not pile:
        return
    design = CARD.part(pile % PILE_BASE - 1)
    state.push(cards.IntoDeck(figure, CARD.at(design)))
    if state.events is not None:
        state.tell("recalled", "SJ-40.1", {"who": who(state, figure), "card": card_name(design)})


def remove_card(state: Solo, figure: int, design: int) -> None:
    """Remove a played card from the game."""
    state.cells[figure * BLOCK + PLAYED] -= one(design)
    state.cells[figure * EXTRA + OUT] += one(design)
    if state.events is not None:
        state.tell("card_removed", "SJ-40.16", {"who": who(state, figure), "card": card_name(design)})


STEPS: Steps = (EnemyPart, EnemyLines, SecondSpeed, EnemyEffect)
