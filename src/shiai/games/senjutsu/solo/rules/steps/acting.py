"""An enemy resolves its card, and what only cards of enemies do (sections 39, 40, 43, 44 and 47)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS, LINE_DESIGN, LINE_PART, LINES, of_types
from shiai.games.senjutsu.cards.heap import every, one
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
    RESULT,
    UP,
    WINNERS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Happen, Steps
from shiai.games.senjutsu.rules.table import acts, paralysed, who
from shiai.games.senjutsu.solo.rules.decisions.aims import target_of
from shiai.games.senjutsu.solo.rules.decisions.attacking import attack_ends, plan_attack
from shiai.games.senjutsu.solo.rules.decisions.blows import attack_line
from shiai.games.senjutsu.solo.rules.decisions.deciding import second_speed
from shiai.games.senjutsu.solo.rules.decisions.moving import plan_move
from shiai.games.senjutsu.solo.rules.decisions.telling import record
from shiai.games.senjutsu.solo.rules.decisions.walking import ends_of
from shiai.games.senjutsu.solo.rules.state import (
    BEHAVIOUR,
    CONTRACTS_WON,
    DISTANCE,
    EXTRA,
    GOAL,
    LORD_FALLEN,
    OUT,
    PILE,
    PILE_BASE,
    RESETS,
    STANCE,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps.base import solo
from shiai.games.senjutsu.solo.rules.steps.setting import tell_mood


class EnemyPart(Happen):
    """A part of an enemy's card. Numbers: figure, design, part."""

    name: ClassVar[str] = "enemy_part"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-43.15 SJ-44.1")

    def run(self, state: Senjutsu) -> None:
        figure, design, part = self.numbers
        if not acts(state, figure):
            return
        solo(state).despair(figure)
        state.cells[figure * EXTRA + GOAL] = 0
        code = DESIGNS[design].parts[part]
        if part == 0 and DESIGNS[design].types & v.ATTACK and attack_line(design) >= 0:
            if not self.attacks(solo(state)):
                return
            drop_second_part(state, figure)
        state.push("enemy_lines", (figure, code.first, code.success))

    def attacks(self, state: Solo) -> bool:
        """Does the enemy attack with this card? If not, the second part comes at its own initiative."""
        figure, design, _ = self.numbers
        ends = attack_ends(state, figure, design)
        places, considered = plan_attack(state, figure, design, ends)
        if not places or len(ends) == 1:  # else the movement tells of it
            if places:
                considered.take(places[0])
            record(state, considered)
        if state.events is not None:
            what = "enemy_attacks" if places else "enemy_holds_back"
            target = considered.target
            other = who(state, target) if target >= 0 else "nobody"
            values: dict[str, str | int] = {"who": who(state, figure), "card": card_name(design), "other": other}
            state.tell(what, considered.clause, values)
        return bool(places)


class EnemyLines(Happen):
    """The lines of a part; whom they are about is found when the behaviour has changed (SJ-42.7).

    Numbers: figure, line, one past the last line before "If successful".
    """

    name: ClassVar[str] = "enemy_lines"

    def run(self, state: Senjutsu) -> None:
        figure, line, end = self.numbers
        if changes_behaviour(line):
            state.push("enemy_lines", (figure, line + 1, end))
            state.push("lines", (figure, line, line + 1, 0, 0))
            return
        target = target_of(solo(state), figure)
        state.cells[figure * BLOCK + AIM] = target + 1
        if solo(state).reasons is not None:
            tell_shut_in(solo(state), figure, line, end)
        state.push("lines", (figure, line, end, 1 << target if target >= 0 else 0, 0))


def tell_shut_in(state: Solo, figure: int, line: int, end: int) -> None:
    """An enemy that could move nowhere decides nothing, but who asks shall hear of it."""
    chains = [option.chain for number in range(line, end) for option in LINES[number].options]
    ends = ends_of(state, figure, line, end)
    attacks = LINE_PART[line] == 0 and DESIGNS[LINE_DESIGN[line]].types & v.ATTACK  # has told of it already
    if len(ends) == 1 and not attacks and any(chain is not None and chain.moving for chain in chains):
        places, considered = plan_move(state, figure, LINE_DESIGN[line], ends)
        considered.take(places[0])
        record(state, considered)


def changes_behaviour(line: int) -> bool:
    """Does this line of a card change the behaviour?"""
    chain = LINES[line].options[0].chain
    return chain is not None and chain.atoms[0].kind == v.CHANGE_BEHAVIOUR


class SecondSpeed(Happen):
    """An enemy chooses the initiative of a second part with a range. Numbers: figure."""

    name: ClassVar[str] = "second_speed"

    def run(self, state: Senjutsu) -> None:
        figure = self.numbers[0]
        cell = figure * BLOCK + ITEM_SPEED + second_part(state, figure)
        state.cells[cell] = lowered(state, figure, second_speed(solo(state), figure, cell))


def second_part(state: Senjutsu, figure: int) -> int:
    """The item that is the second part of the card of an enemy; -1 when there is none."""
    base = figure * BLOCK
    return next((item for item in range(ITEMS) if state.cells[base + ITEM_PART + item] == 1), -1)


def drop_second_part(state: Senjutsu, figure: int) -> None:
    """The movement part of an Attack card is not used when the enemy attacks (SJ-43.1)."""
    item = second_part(state, figure)
    if item >= 0:
        state.cells[figure * BLOCK + ITEM_STATUS + item] = RESOLVED


class EnemyEffect(Happen):
    """What only cards of enemies do. Numbers: figure, effect, mask, line."""

    name: ClassVar[str] = "enemy_effect"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-39.8 SJ-39.9 SJ-41.4")

    def run(self, state: Senjutsu) -> None:
        figure, kind, mask, line = self.numbers
        cells = state.cells
        if not acts(state, figure):
            return
        if kind == v.CHANGE_BEHAVIOUR:
            change_behaviour(solo(state), figure)
        elif kind == v.RESET_DECK:
            cells[figure * EXTRA + RESETS] = 1
        elif kind == v.RECALL:
            recall(state, figure, mask)
        elif kind == v.CLOSE_IN:
            cells[figure * EXTRA + DISTANCE] = 1
        elif kind == v.REMOVE_CARD:
            design = LINE_DESIGN[line]
            cells[figure * BLOCK + PLAYED] -= one(design)
            cells[figure * EXTRA + OUT] += one(design)
            if state.events is not None:
                state.tell("card_removed", "SJ-40.16", {"who": who(state, figure), "card": card_name(design)})


def change_behaviour(state: Solo, figure: int) -> None:
    """The next place of the behaviour track, unless Paralysing Toxin forbids it."""
    if paralysed(state, figure):
        return
    extra = figure * EXTRA
    state.cells[extra + BEHAVIOUR] = (state.cells[extra + BEHAVIOUR] + 1) % 3
    if state.solo_rules.behaviour_turns_stance:
        state.cells[extra + STANCE] = 1 - state.cells[extra + STANCE]
    tell_mood(state, figure, "SJ-39.8")


def recall(state: Senjutsu, figure: int, types: int) -> None:
    """The topmost open discard of a type is shuffled into the deck."""
    base = figure * BLOCK
    fitting = state.cells[base + UP] & of_types(types)
    pile = state.cells[figure * EXTRA + PILE]
    while pile and not fitting & every(pile % PILE_BASE - 1):
        pile //= PILE_BASE
    if not pile:
        return
    design = pile % PILE_BASE - 1
    state.push("into_deck", (figure, design))
    if state.events is not None:
        state.tell("recalled", "SJ-40.1", {"who": who(state, figure), "card": card_name(design)})


class ContractsDone(Happen):
    """The Yojimbo has completed all contracts and wins. Numbers: figure."""

    name: ClassVar[str] = "contracts_done"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-47.24 SJ-47.25")

    def run(self, state: Senjutsu) -> None:
        end(solo(state), CONTRACTS_WON, self.numbers[0])


class LordFalls(Happen):
    """An attack has reached the token. Numbers: figure."""

    name: ClassVar[str] = "lord_falls"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-50.9 SJ-50.12")

    def run(self, state: Senjutsu) -> None:
        end(solo(state), LORD_FALLEN, self.numbers[0])


def end(state: Solo, result: int, figure: int) -> None:
    """The enemies have won."""
    state.cells[RESULT] = result
    state.cells[WINNERS] = state.rules.allies[figure]
    state.stack.clear()
    state.reveals += 1
    if state.events is not None:
        reason = "contracts" if result == CONTRACTS_WON else "lord_fallen"
        state.tell("over", "SJ-47.25" if result == CONTRACTS_WON else "SJ-50.9", {"reason": reason})


STEPS: Steps = (EnemyPart, EnemyLines, SecondSpeed, EnemyEffect, ContractsDone, LordFalls)
