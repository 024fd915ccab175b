"""The card language: what every construct means, what a mistake is answered, and that no card loses a word."""

import re
from typing import Final

import pytest

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.designs import Design, read_speeds
from shiai.games.senjutsu.cards.language import parse
from shiai.games.senjutsu.cards.structure import (
    COUNTER_LINE,
    LOWER_LINE,
    MODIFIER_LINE,
    PLAIN_LINE,
    SHIELD_LINE,
    STAR_LINE,
    STRIKE_LINE,
    Atom,
    Chain,
    Filter,
    LanguageError,
    Line,
)
from tests.games.senjutsu.writing import written


def only_line(text: str) -> Line:
    """The one line of a text."""
    (part,) = parse(text).parts
    (line,) = part.lines
    return line


def only_chain(text: str) -> Chain:
    """The one chain of a text."""
    (option,) = only_line(text).options
    assert option.chain is not None
    return option.chain


def only_atom(text: str) -> Atom:
    """The one atom of a text."""
    (atom,) = only_chain(text).atoms
    return atom


# Constructs -----------------------------------------------------------------------------------------------------------


def test_lines_stand_one_below_the_other() -> None:
    (part,) = parse("draw<=1; push 1; advantage").parts
    kinds = [line.options[0].chain.atoms[0].kind for line in part.lines if line.options[0].chain is not None]
    assert kinds == [v.DRAW, v.PUSH, v.ADVANTAGE]
    assert part.success == part.reduced == 3


def test_a_split_line_begins_a_part_with_a_speed_of_its_own() -> None:
    first, second, third = parse("draw<=1 SPLIT 5: push 1; pull 1 SPLIT 2: advantage").parts
    assert (first.speed, second.speed, third.speed) == (-1, 5, 2)
    assert [len(part.lines) for part in (first, second, third)] == [1, 2, 1]


def test_success_runs_to_the_end_of_its_part() -> None:
    first, second = parse("ATK F w1; SUCCESS: push 1; draw<=1 SPLIT 2: advantage").parts
    assert (first.success, len(first.lines)) == (1, 3)
    assert (second.success, len(second.lines)) == (1, 1)


def test_lines_may_hang_on_lessened_damage() -> None:
    (part,) = parse("remain armour; REDUCED: gain 1 focus; take hobble").parts
    assert (part.success, part.reduced) == (3, 1)


@pytest.mark.parametrize("moment", v.MOMENT_NAMES)
def test_a_moment_stands_before_everything(moment: str) -> None:
    assert parse(f"WHEN {moment}: draw<=1").moment == v.MOMENT_NAMES.index(moment)


def test_without_a_moment_it_is_after_the_card() -> None:
    assert parse("draw<=1").moment == v.CARD_RESOLVED


def test_options_are_joined_by_or() -> None:
    line = only_line("draw<=2 OR [BAL] draw<=3 OR search deck: 1 Wood or 1 Steel")
    assert [(option.kamae, option.focus) for option in line.options] == [(0, 0), (1 << v.BALANCE, 0), (0, 0)]


@pytest.mark.parametrize(
    ("gate", "kamae", "focus"),
    [
        ("[AGG]", 1 << v.AGGRESSION, 0),
        ("[BAL]", 1 << v.BALANCE, 0),
        ("[DET]", 1 << v.DETERMINATION, 0),
        ("[NEU]", 1 << v.NEUTRAL, 0),
        ("[STL]", v.STEALTH_GATE, 0),
        ("[BAL or DET]", 1 << v.BALANCE | 1 << v.DETERMINATION, 0),
        ("[f1]", 0, 1),
        ("[f3]", 0, 3),
        ("[f1][AGG]", 1 << v.AGGRESSION, 1),
    ],
)
def test_gates_cover_the_option_behind_them(gate: str, kamae: int, focus: int) -> None:
    gated, free = only_line(f"{gate} push 1 OR pull 1").options
    assert (gated.kamae, gated.focus) == (kamae, focus)
    assert (free.kamae, free.focus) == (0, 0)


def test_a_group_is_gated_as_a_whole() -> None:
    (option,) = only_line("[BAL] (pull 1 OR push 1; draw<=1)").options
    assert option.chain is None
    assert [len(line.options) for line in option.lines] == [2, 1]


def test_brackets_around_one_chain_are_no_group() -> None:
    first, second = only_line("(step F x1 man + rot x1 opt) OR [f1] (draw<=1)").options
    assert first.chain is not None
    assert second.chain is not None
    assert second.focus == 1


def test_atoms_are_joined_by_plus_and_then() -> None:
    chain = only_chain("step F x1 man + rot x1 opt then rot x2 opt")
    assert [[atom.kind for atom in stage] for stage in chain.stages] == [[v.STEP, v.TURN], [v.TURN]]
    assert chain.moving
    assert not only_chain("target stun + target hobble").moving


@pytest.mark.parametrize(("name", "mask"), [*v.STEP_SETS.items(), ("{F,FR}", 3), ("{FDIAG,B}", 42)])
def test_steps_have_a_set_of_directions(name: str, mask: int) -> None:
    atom = only_atom(f"step {name} x2 man")
    assert (atom.kind, atom.amount, atom.mask, atom.flag) == (v.STEP, 2, mask, 1)
    assert only_atom(f"step {name} x1 opt").flag == 0


def test_cells_of_an_attack_show_symbols() -> None:
    one, two, three = only_atom("ATK F w1+bleed, F+FL EXEC, FR2 w2+*").cells
    assert (one.wounds, one.bleeds, one.execution, one.star, one.a, one.b) == (1, 1, False, False, 1, 0)
    assert (two.wounds, two.execution, two.a, two.b) == (0, True, 1, 1)
    assert (three.wounds, three.star, three.a, three.b) == (2, True, 2, -2)


def test_cells_of_a_starred_grid_are_starred() -> None:
    assert [cell.star for cell in only_atom("STAR F,FL").cells] == [True, True]
    assert [cell.star for cell in only_atom("BLOCK F,FL").cells] == [False, False]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("ATK F w1; draw<=1", [STRIKE_LINE, PLAIN_LINE]),
        ("BLOCK F; COUNTER 6,5", [SHIELD_LINE, COUNTER_LINE]),
        ("STAR F; * swap", [STAR_LINE, MODIFIER_LINE]),
        ("ATK F w1; [f2] wounds>bleed; switch AGG", [STRIKE_LINE, MODIFIER_LINE, PLAIN_LINE]),
        ("ATK F w1; SUCCESS: [AGG] wounds>bleed", [STRIKE_LINE, PLAIN_LINE]),
        ("LOWER INITIATIVE: target w1", [LOWER_LINE, PLAIN_LINE]),
    ],
)
def test_lines_know_what_they_carry(text: str, kinds: list[int]) -> None:
    assert [line.kind for line in parse(text).parts[0].lines] == kinds


def test_modifiers_belong_to_the_grid_above_them() -> None:
    first, second, star = parse("BLOCK FR,BR; STAR F; [BAL] * BLOCK").parts[0].lines
    assert first.modifiers == []
    assert second.modifiers == [star]


def test_a_counter_lists_speeds() -> None:
    assert only_atom("COUNTER 6,5").mask == 1 << 6 | 1 << 5


@pytest.mark.parametrize(
    ("prefix", "whom"),
    [("", v.PLAIN), ("each opponent in range: ", v.EACH_IN_RANGE), ("all players ", v.ALL_PLAYERS)],
)
def test_effects_say_whom_they_concern(prefix: str, whom: int) -> None:
    assert [atom.whom for atom in only_chain(f"{prefix}draw 2 + advantage").atoms] == [whom, whom]


def test_only_searches_are_offered_to_all_others() -> None:
    assert only_chain("all others may search deck: 1").atoms[0].whom == v.ALL_OTHERS


@pytest.mark.parametrize(
    ("text", "lasting", "price", "turning"),
    [
        ("remain armour", v.ARMOUR, 0, 0),
        ("remain no copies until bought off for 2", v.NO_COPIES, 2, 0),
        ("remain iron will for 4 turns", v.IRON_WILL, 0, 1),
    ],
)
def test_cards_that_remain_in_play_say_how_that_ends(text: str, lasting: int, price: int, turning: int) -> None:
    atom = only_atom(text)
    assert (atom.amount, atom.mask, atom.flag) == (lasting, price, turning)


def test_starred_effects_concern_who_stands_on_a_star() -> None:
    grid, starred = parse("ATK F *; * target stun + push 1").parts[0].lines
    assert grid.options[0].chain is not None
    assert starred.options[0].chain is not None
    assert [atom.starred for atom in grid.options[0].chain.atoms] == [False]
    assert [atom.starred for atom in starred.options[0].chain.atoms] == [True, True]


@pytest.mark.parametrize(
    ("wanted", "pairs", "prepared", "owner"),
    [
        ("1", [(v.ALL_TIERS, 0)], False, ""),
        ("1 Wood Attack", [(v.WOOD, v.ATTACK)], False, ""),
        ("1 Wood or 1 Steel", [(v.WOOD, 0), (v.STEEL, 0)], False, ""),
        ("1 non-Jade", [(v.ALL_TIERS & ~v.JADE, 0)], False, ""),
        ("1 Ninja Prepared", [(v.ALL_TIERS, 0)], True, "ninja"),
    ],
)
def test_searches_have_a_filter(wanted: str, pairs: list[tuple[int, int]], prepared: bool, owner: str) -> None:
    for kind, text in (
        (v.SEARCH_DECK, f"search deck: {wanted}"),
        (v.SEARCH_TOP, f"search top 3: {wanted}"),
        (v.SEARCH_DISCARDS, f"search discards: {wanted}"),
        (v.PLAY_DISCARDED, f"play from target's discards: {wanted}"),
    ):
        atom = only_atom(text)
        assert atom.kind == kind
        assert isinstance(atom.filter, Filter)
        assert (atom.filter.pairs, atom.filter.prepared, atom.filter.owner) == (pairs, prepared, owner)


@pytest.mark.parametrize(
    ("text", "boxes"),
    [
        ("6", [(6, 6, 0, 0)]),
        ("9-4", [(4, 9, 0, 0)]),
        ("=", [(v.EQUAL_SPEED, v.EQUAL_SPEED, 0, 0)]),
        ("-", [(v.NO_SPEED, v.NO_SPEED, 0, 0)]),
        ("6 ([AGG] 7)", [(6, 6, 0, 0), (7, 7, 2, 0)]),
        ("5 ([STL] 7)", [(5, 5, 0, 0), (7, 7, v.STEALTH_GATE, 0)]),
        ("7-4 ([f2] 8-3)", [(4, 7, 0, 0), (3, 8, 0, 2)]),
    ],
)
def test_initiatives(text: str, boxes: list[tuple[int, int, int, int]]) -> None:
    assert [(speed.low, speed.high, speed.kamae, speed.focus) for speed in read_speeds(text)] == boxes


# Mistakes -------------------------------------------------------------------------------------------------------------

MISTAKES: Final = {
    "WHEN dawn: draw<=1": "'WHEN dawn' is no moment; use one of card resolved, attack success,",
    "WHEN card resolved draw<=1": "is no moment; use one of",
    "draw<=1; ; push 1": "has an empty piece beside ';'",
    "draw<=1 OR ": "'draw<=1 OR' is no effect; did you mean 'draw<=1'?",
    "": "has an empty piece",
    "(draw<=1; push 1": "opens a bracket and never closes it",
    "draw<=1)": "closes a bracket that was never opened",
    "[XYZ] draw<=1": "'[XYZ]' is no gate; use [AGG], [BAL], [DET], [DIST], [NEU], [BAL or DET], [STL], [DESP], "
    "[LIMITS], [HIT], [BLOCKED] or [f1] to [f3]",
    "push 1 + step F x1 man": "mixes movement with other effects; write them as lines of their own",
    "rot x1 man + rot x1 opt": "has two steps or two rotations together; join them with 'then'",
    "step X x1 man": "'X' is no direction; use F, FR, BR,",
    "step {F,X} x1 man": "'X' is no direction; use F, FR, BR,",
    "step F x1": "'step F x1' is no effect; did you mean",
    "COUNTER 12": "'12' is no counter speed; use numbers from 0 to 9, as in COUNTER 6,5",
    "ATK Q w1": "'Q' is no grid cell: write one of F, FR,",
    "ATK F w1, FR hit": "'hit' is no symbol of a cell; use w1, w2, bleed, EXEC, poison, back or *",
    "BLOCK F w1": "'F w1': cells of BLOCK have no symbols",
    "STAR F w1": "'F w1': cells of STAR have no symbols",
    "* target stun": "a starred effect needs a grid with * above it",
    "wounds>bleed; ATK F w1": "a starred effect needs a grid with * above it",
    "switch RED": "'RED' is no Kamae; use NEU, AGG, BAL, DET, DIST or any",
    "target switch RED": "'RED' is no Kamae; use NEU, AGG, BAL, DET, DIST or any",
    "target discards 1 Trick": "'Trick' is no card type; use Attack, Defence or Meditation",
    "target shuffles 1 Trick": "'Trick' is no card type; use Attack, Defence or Meditation",
    "shuffle <=1 Trick": "'Trick' is no card type; use Attack, Defence or Meditation",
    "forbid Trick": "'Trick' is no card type; use Attack, Defence or Meditation",
    "discard 1 Paper card": "'Paper' is no tier; use Wood, Steel, Gold or Jade",
    "search deck: 1 non-Paper": "'Paper' is no tier; use Wood, Steel, Gold or Jade",
    "search deck: 2 Wood": "'2 Wood' should begin with 1: searches find one card",
    "target stunn": "'target stunn' is no effect; did you mean 'target stun'?",
    "cancel everything": "'cancel everything' is no effect",
    "remain forever": "'remain forever' is no effect",
    "remain iron will": "'remain iron will' should end otherwise: iron will, and nothing else, remains for 4 turns",
    "remain armour for 4 turns": "iron will, and nothing else, remains for 4 turns",
    "all others may draw 2": "'draw 2' is no search; only a search can follow 'all others may'",
}


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_is_answered_with_its_place_and_the_remedy(text: str) -> None:
    with pytest.raises(LanguageError, match=re.escape(MISTAKES[text])):
        parse(text)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("12", "'12' is no initiative; use a number from 0 to 9, a range such as 9-4, = or -"),
        ("6 (AGG 7)", "'(AGG 7)' is no other initiative; write it as ([AGG] 7) or ([f1] 6)"),
    ],
)
def test_a_wrong_initiative_is_answered_too(text: str, answer: str) -> None:
    with pytest.raises(LanguageError, match=re.escape(answer)):
        read_speeds(text)


# No card loses a word -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("design", STANDARD_DESIGNS, ids=[design.number for design in STANDARD_DESIGNS])
def test_the_text_of_a_card_can_be_written_from_its_structure(design: Design) -> None:
    assert written(design) == design.record["effect"]


def test_the_cards_use_every_effect_of_the_vocabulary() -> None:
    assert {atom.kind for chain in STANDARD_CARDS.chains for atom in chain.atoms} == set(range(v.ATOM_KINDS))
    assert len(v.KIND_NAMES) == v.ATOM_KINDS
