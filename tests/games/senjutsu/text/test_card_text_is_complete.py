"""The words of a card leave nothing out: what the rules read of it and carry out for it stands in its text."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from shiai.core.chance import pick
from shiai.core.messages import Event, Message
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_CARDS, INDEX, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.structure import Atom, Cell, Filter, Line, Option
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.state import TURN, Senjutsu
from shiai.games.senjutsu.rules.steps.turn import Choose, StartTurn
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.text.cards import card_line, card_lines, line_phrase
from shiai.games.senjutsu.text.phrases import Phrase, spoken
from shiai.i18n import Catalogue, languages
from tests.games.senjutsu.given import given, hero, step
from tests.games.senjutsu.writing import written_line

CATALOGUES: Final = {language: Catalogue(language, "senjutsu_solo") for language in languages()}
LANGUAGES: Final = pytest.mark.parametrize("language", languages())

# What the rules read --------------------------------------------------------------------------------------------------

ONE_CARD: Final = frozenset({v.TARGET_SHUFFLES, v.SHUFFLE, v.RECALL, v.TARGET_DISCARDS})  # always about one card
CHANGED: Final = {v.CANCEL: 3, v.REMAIN: v.ENLIGHTENED_PATH}  # the amount is a word out of so many
BITS: Final = {  # kinds whose mask means something, with its bits
    v.STEP: 6,
    v.COUNTER: 9,
    v.TARGET_DISCARDS: 3,
    v.TARGET_SWITCHES: 4,
    v.TARGET_SHUFFLES: 3,
    v.DISCARD: 4,
    v.SWITCH: 4,
    v.SHUFFLE: 3,
    v.FORBID: 3,
    v.RECALL: 3,
}
ANY_IF_EMPTY: Final = frozenset({v.TARGET_DISCARDS, v.DISCARD})  # an empty mask means any
FLAGGED: Final = frozenset({v.STEP, v.TURN, v.DRAW})

Change = tuple[Any, str, Any]  # an object, a field of it, and another value for the field


def changes_of_atom(atom: Atom) -> Iterator[Change]:
    """Other values for everything that the rules read of an effect."""
    if atom.kind in CHANGED:
        yield atom, "amount", (atom.amount + 1) % CHANGED[atom.kind]
    elif atom.amount and atom.kind not in ONE_CARD:
        yield atom, "amount", atom.amount + 1
    for bit in range(BITS.get(atom.kind, 0)):
        if atom.mask != 1 << bit or atom.kind in ANY_IF_EMPTY:
            yield atom, "mask", atom.mask ^ 1 << bit
    if atom.kind in FLAGGED:
        yield atom, "flag", 1 - atom.flag
    if atom.kind == v.REMAIN:
        yield atom, "mask", atom.mask + 1
        if not atom.mask:
            yield atom, "flag", 1 - atom.flag
    for cell in atom.cells:
        yield from changes_of_cell(cell, atom.kind)
    if atom.filter is not None:
        yield from changes_of_filter(atom.filter)


def changes_of_whom(first: Atom) -> Iterator[Change]:
    """Other figures that a line concerns; its first effect speaks for all."""
    if first.cells or first.kind in (*v.MOVEMENTS, v.COUNTER, v.LOWER, v.SHIELD_STAR):
        return
    yield first, "starred", not first.starred
    for whom in (v.PLAIN, v.EACH_IN_RANGE, v.ALL_PLAYERS, v.ALL_OTHERS):
        if whom != first.whom and not first.starred:
            yield first, "whom", whom


def changes_of_cell(cell: Cell, kind: int) -> Iterator[Change]:
    """Other values for a cell of a grid; only those of attacks show symbols."""
    yield cell, "a", cell.a + 5
    yield cell, "b", cell.b + 5
    if kind == v.STRIKE:
        for field in ("wounds", "bleeds"):
            yield cell, field, getattr(cell, field) + 1
        symbols = cell.wounds + cell.bleeds + cell.execution + cell.star
        for field in ("execution", "star"):
            if symbols > getattr(cell, field):  # a cell shows something
                yield cell, field, not getattr(cell, field)


def changes_of_filter(wanted: Filter) -> Iterator[Change]:
    """Other cards that a search may find."""
    (tiers, types), *rest = wanted.pairs
    for tier in range(4):
        if tiers != 1 << tier:
            yield wanted, "pairs", [(tiers ^ 1 << tier, types), *rest]
    for bit in range(3):
        yield wanted, "pairs", [(tiers, types ^ 1 << bit), *rest]
    yield wanted, "prepared", not wanted.prepared
    yield wanted, "owner", "" if wanted.owner else "ronin"


def changes_of_option(option: Option) -> Iterator[Change]:
    """Other values for an option: its gates and its effects."""
    for bit in range(1, v.KAMAES):
        yield option, "kamae", option.kamae ^ 1 << bit
    yield option, "focus", option.focus + 1
    if option.chain is not None:
        yield from changes_of_whom(option.chain.atoms[0])
        for atom in option.chain.atoms:
            yield from changes_of_atom(atom)


def changes_of_design(design: Design) -> Iterator[Change]:
    """Other values for what stands above the effects of a card, and for what divides them."""
    yield design, "cost", design.cost + 1
    yield design, "range", design.range + 1
    yield design, "unblockable", not design.unblockable
    yield design, "prepared", not design.prepared
    for bit in range(3):
        yield design, "types", design.types ^ 1 << bit
    for bit in range(1, v.KAMAES):
        yield design, "requires", design.requires ^ 1 << bit
    if design.instant in (v.ADDITIONAL, v.INSTANT):
        yield design, "moment", (design.moment + 1) % len(v.MOMENT_NAMES)
    for speed in design.speeds:
        if speed.low >= 0:
            yield speed, "high", speed.high + 1
            yield speed, "low", speed.low - 1
            yield speed, "focus", speed.focus + 1
    for number, part in enumerate(design.effects.parts):
        if number:
            yield part, "speed", part.speed + 1
        for field in ("success", "reduced"):
            if getattr(part, field) < len(part.lines):
                yield part, field, len(part.lines)


def unsaid(changes: Iterator[Change], say: Callable[[], str], about: str) -> list[str]:
    """The changes after which the same is said as before."""
    before = say()
    found: list[str] = []
    for thing, field, value in list(changes):
        kept = getattr(thing, field)
        setattr(thing, field, value)
        try:
            if say() == before:
                found.append(f"{about}: {field} {kept} or {value}")
        finally:
            setattr(thing, field, kept)
    return found


def line_in_words(line: Line, say: Callable[[Message], str]) -> str:
    """One line of a card."""
    return spoken(line_phrase(line), say)


@LANGUAGES
def test_everything_that_the_rules_read_of_an_effect_is_said(language: str) -> None:
    message = CATALOGUES[language].message
    lines = {written_line(line): line for line in STANDARD_CARDS.lines}
    found: list[str] = []
    for text, line in lines.items():
        for option in line.options:
            found += unsaid(changes_of_option(option), partial(line_in_words, line, message), text)
    assert found == []


@LANGUAGES
def test_everything_that_the_rules_read_of_a_card_is_said(language: str) -> None:
    message = CATALOGUES[language].message
    found: list[str] = []
    for design in STANDARD_DESIGNS:
        found += unsaid(changes_of_design(design), partial(card_line, design, message), design.number)
    assert found == []


# What the rules carry out ---------------------------------------------------------------------------------------------

# Events that come from a card, and the phrases of which one must stand in its text.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "advantage": ("card-advantage",),
    "cancelled": ("card-cancel_",),
    "caltrop_thrown": ("card-place_caltrop",),
    "deck_shuffled": ("card-search_deck", "card-search_top", "card-searches", "card-take_top", "card-return"),
    "draws": ("card-draw_up_to",),
    "expired": ("card-until_turned",),
    "focus_gained": ("card-gain", "card-steal", "card-change"),
    "focus_lost": ("card-lose_all", "card-loses", "card-steal"),
    "forbidden": ("card-forbid",),
    "found": ("card-search_", "card-take_top"),
    "hand_shuffled": ("card-shuffle_all",),
    "healed": ("card-heal_", "card-close_wounds"),
    "hidden": ("card-enter_stealth",),
    "hit": ("card-strikes", "card-lower"),
    "hobbled": ("card-hobble", "card-take_hobble"),
    "kamae": ("card-change", "card-switch"),
    "looked": ("card-look",),
    "moved": ("card-may_step", "card-must_step", "card-push", "card-pull", "card-steps_forward", "card-swap"),
    "named": ("card-name_cards",),
    "poisoned": ("card-poison",),
    "poisons_returned": ("card-return_poisons",),
    "released": ("card-until_bought_off",),
    "remains": ("card-remain_",),
    "replaced": ("card-play_",),
    "shields": ("card-blocks",),
    "shuffled_in": ("card-shuffle_type", "card-shuffles_type"),
    "stunned": ("card-stun", "card-take_stun"),
    "stuns_discarded": ("card-heal_stuns",),
    "swapped": ("card-swap",),
    "took": ("card-search_top", "card-searches"),
    "turned": ("card-may_rotate", "card-must_rotate", "card-rotated"),
    "trap_thrown": ("card-place_traps",),
    "kept": ("card-keeps",),
    "wounded": (
        "card-wound_by_difference",
        "card-strikes",
        "card-wounds",
        "card-bleeding",
        "card-take_wound",
        "card-draw",
    ),
    "wounds_opened": ("card-open_wound", "card-bleed_wounds"),
}
# Phrases one of which says that others than the owner of the card are concerned.
ABOUT_OTHERS: Final = (
    "card-target",
    "card-on_star",
    "card-each_",
    "card-strikes",
    "card-lower",
    "card-until_bought_off",
)
PLAYED: Final = frozenset({"event-revealed_card", "event-instant", "event-replaced"})
COLLISIONS: Final = frozenset({"event-bumped_edge", "event-bumped_terrain", "event-crashed"})
SCENES: Final = 8  # for every card
NEAR: Final = ("D3", "E3", "C3", "D2", "D5", "E2")


def phrase_ids(design: Design) -> set[str]:
    """The ids of everything that a card says."""
    found: set[str] = set()
    waiting: list[Phrase] = [segment.phrase() for segment in card_lines(design).segments]
    while waiting:
        phrase = waiting.pop()
        found.add(phrase.message.id)
        waiting += phrase.inner.values()
    return found


def scene(design: Design, rng: Random) -> Senjutsu:
    """A hero with this card, in hand or in play, near another one who plays a Stun; an Instant goes with an Attack."""
    remains = "card-remain_" in " ".join(phrase_ids(design)) and rng.random() < 0.5
    owners = [name for name, one in HEROES.items() if STANDARD_DESIGNS[one.core].number == design.number]
    number = design.number
    kamae = [name for bit, name in enumerate(v.KAMAE_NAMES) if not design.requires & 15 or design.requires >> bit & 1]
    mine = hero(
        owners[0] if owners else "student",
        kamae=rng.choice(kamae),
        focus=3,
        hand="155" if remains or design.core else f"155 {design.number}" if number != "155" else number,
        lasting=design.number if remains else "",
        iron=0x1000 if remains and design.number == "106" else 0,
        weapon=design.number if design.weapon else "",
        up="126 107 121",
        stock="050x2 101x2",
        stuns=rng.randrange(2),
        hobbles=rng.randrange(2),
        bleeding=rng.randrange(2),
        stealth=int(bool(design.requires & v.STEALTH_GATE)) or rng.randrange(2),
        poisons="002 130",
    )
    theirs = hero(
        "warrior",
        rng.choice(NEAR),
        rng.choice(("N", "S")),
        focus=2,
        hand="110 127",
        up="028 055",
        stock="123x3",
        stuns=1,
    )
    state = given(mine, theirs, step=StartTurn() if design.moment == v.START_OF_TURN else Choose())
    state.settle()
    return state


def events_of(state: Senjutsu, number: str, rng: Random) -> list[Event]:
    """What is told in one turn in which seat_1 plays this card if it can and seat_2 a Stun."""
    events = state.listen()
    turn = state.cells[TURN]
    while state.stack and state.cells[TURN] == turn:
        seat = state.actors()[0]
        legal = state.legal(seat)
        names = {state.name(action): action for action in legal}
        if seat == CHANCE:
            action = pick(legal, state.weights(), rng)
        elif step(state) == "choose":
            action = names["stun"] if seat else names.get(number, names.get("155", legal[-1]))
        elif step(state) == "instant":
            action = names.get(number, names["pass"])
        else:
            action = rng.choice(legal)
        state.apply(seat, action)
    return list(events)


@pytest.mark.parametrize("number", [design.number for design in HERO_CARDS])
def test_everything_that_the_rules_carry_out_for_a_card_is_said(number: str) -> None:
    design = STANDARD_DESIGNS[INDEX[number]]
    rng = Random(number)
    for _ in range(SCENES):
        state = scene(design, rng)
        me = who(state, 0)
        events = events_of(state, number, rng)
        if any(event.id in COLLISIONS for event in events):
            continue  # what comes of it is in the rules, not on the card
        played = {str(event.values["card"])[5:] for event in events if event.id in PLAYED and event.values["who"] == me}
        said = {id for card in {number, *played} & set(INDEX) for id in phrase_ids(STANDARD_DESIGNS[INDEX[card]])}
        for event in events:
            wanted = EVENTS.get(event.id.removeprefix("event-"))
            if wanted is not None:
                assert any(id.startswith(wanted) for id in said), (event.id, sorted(said))
                others = ABOUT_OTHERS if event.values["who"] != me else ("",)
                assert any(id.startswith(others) for id in said), (event.id, event.values, sorted(said))
