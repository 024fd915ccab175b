"""The invariants of section 30, and further checks of hand-written positions."""

from typing import Any, Final

from shiai.core.pile import UNKNOWN
from shiai.core.seats import ALL_SEEING
from shiai.core.step import Step, fields_of
from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
    CARDS,
    FARMSTEADS,
    NO_PENALTY,
    RANK,
    REVERSE_NAMES,
    SAMURAI_COUNT,
    SEAT_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
)
from shiai.games.samurai_spirit.rules.deck import kind_weights, places
from shiai.games.samurai_spirit.rules.state import (
    ABSENT_USED,
    ACTIVE,
    ANIMAL,
    AWAY,
    BARRICADES,
    DEFENCE,
    ENDING,
    FACE_DOWN,
    FAMILIES_LOST,
    FARMS,
    FARMSTEADS_LOST,
    GAINED,
    HAND,
    HELD,
    HOLDER,
    HOMES,
    IN_PLAY,
    KIND_NAMES,
    LEFT,
    LINES,
    NO_CARD,
    NOBODY,
    PASSED,
    RESOLVING,
    RESULT,
    REVERSES,
    ROUND,
    SAMURAI,
    TOKENS,
    TURN,
    WHERE,
    WOUNDED,
    SamuraiSpirit,
    kiai_value,
    line_cards,
    total,
)
from shiai.games.samurai_spirit.rules.steps.kiai import EndOfKiai
from shiai.games.samurai_spirit.rules.table import in_round

# What the fields of steps must stay below; those that are seats, below the number of samurai in play.
SEAT_FIELDS: Final = ("seat", "source", "owner")
FIELD_LIMITS: Final = {
    "symbol": SYMBOLS,
    "penalty": NO_PENALTY,
    "first": NO_PENALTY,
    "second": NO_PENALTY,
    "animal": 2,
    "again": 2,
    "number": 4,
    "left": 4,
    "above": 3,
    "placed": 3,
}
# Steps at which every Kiai is resolved, and those at which a card is in hand.
KIAI_RESOLVED: Final = ("absent_tokens", "ignore_penalties", "choose_action", "choose_second_fight")
WITH_CARD: Final = ("play_card", "give_card", "given_card")
BEGINNING: Final = ("first_seat", "deal_samurai")


def invariants(state: SamuraiSpirit) -> list[str]:
    """Everything that is impossible about this state, as sentences with their clauses."""
    found = check_steps(state) or [*check_seats(state), *check_village(state)]
    if not found:
        found = [*check_cards(state), *check_piles(state)]
    if not found:
        found = check_kiai(state)
    if not found and state.viewer == ALL_SEEING:
        idle = [state.setup.seat_name(seat) for seat in state.actors() if not state.legal(seat)]
        found = [f"{seat} owes a choice and has none" for seat in idle]
    return found


def check_steps(state: SamuraiSpirit) -> list[str]:
    """The steps belong to a turn, to the end of a round or to the beginning; none is left when the game is over."""
    cells = state.cells
    names = [step.name for step in state.stack]
    if not names:
        return [] if cells[RESULT] else ["no step is left but there is no result"]
    if cells[RESULT]:
        return ["there is a result but the steps are not over"]
    for step in state.stack:
        if not fields_fit(step, state.rules.samurai):
            return [f"the step {step.text()} has the wrong numbers"]
    if not state.stack[-1].asks:
        return [f"the step {names[-1]} asks nobody, so it never waits"]
    if names[0] not in ("first_seat", "end_turn", "next_round"):
        return [f"nothing begins with the step {names[0]}"]
    if cells[ENDING] != int(names[0] == "next_round"):
        return ["round_is_ending must be 1 in the end-of-round steps and 0 elsewhere"]
    beginning = names[0] == "first_seat"
    if [name for name in names if (name in BEGINNING) != beginning]:
        return [f"the steps {' '.join(names)} never wait together"]
    resolving = sum([1 << step.seat for step in state.stack if isinstance(step, EndOfKiai)])
    if cells[RESOLVING] != resolving:
        return ["kiai_of must name the seats whose end_of_kiai waits (SS-13.14)"]
    return []


def fields_fit(step: Step[Any], samurai: int) -> bool:
    """Are all fields of a step below their limits, with this number of samurai in play?"""
    for field in fields_of(type(step)):
        limit = samurai if field.name in SEAT_FIELDS else FIELD_LIMITS[field.name]
        if getattr(step, field.name) >= limit:
            return False
    return True


def check_seats(state: SamuraiSpirit) -> list[str]:
    """Samurai, tokens and conditions belong to seats in play."""
    cells = state.cells
    rules = state.rules
    found: list[str] = []
    dealing = bool(state.stack) and state.stack[-1].name == "deal_samurai"
    present = [cells[SAMURAI + seat] for seat in range(rules.samurai)]
    dealt = [samurai for samurai in present if samurai != NOBODY]
    if len(set(dealt)) != len(dealt) or (len(dealt) < len(present)) != dealing:
        found.append("every seat in play has a samurai of its own (SS-2.2)")
    for seat in range(SAMURAI_COUNT):
        name = SEAT_NAMES[seat]
        in_play = seat < rules.samurai
        if not in_play and (cells[SAMURAI + seat] != NOBODY or cells[LINES + seat] or cells[GAINED + seat]):
            found.append(f"{name} is not in play (SS-0.1)")
        if (cells[TOKENS + seat] < rules.samurai) != in_play:  # SS-30.6
            found.append(f"the support token of {name} must be with a samurai in play (SS-30.6)")
    conditions = cells[PASSED] | cells[ANIMAL] | cells[WOUNDED] | cells[RESOLVING] | cells[HELD]
    if conditions & ~rules.everybody:
        found.append("only seats in play can be passed, animal, wounded, in their Kiai or hold a card (SS-0.1)")
    beginning = bool(state.stack) and state.stack[0].name == "first_seat"
    if (cells[ACTIVE] < rules.samurai) == beginning:
        found.append("one seat in play is active after the first one was drawn (SS-2.16)")
    elif not beginning and state.stack and not cells[ENDING] and not in_round(cells, cells[ACTIVE]):
        found.append("the active samurai has not passed (SS-4.3)")
    if cells[TURN] > rules.turn_limit + rules.samurai:
        found.append(f"a round has at most {rules.turn_limit + rules.samurai} turns (SS-30.9)")
    return found + check_absent_tokens(state)


def check_absent_tokens(state: SamuraiSpirit) -> list[str]:
    """Only absent samurai have their tokens used, and only those give talents."""
    cells = state.cells
    present = 0
    for seat in range(state.rules.samurai):
        present |= 1 << cells[SAMURAI + seat]
    found: list[str] = []
    if cells[ABSENT_USED] & present or (cells[ABSENT_USED] and not state.rules.uses_absent):
        found.append("only tokens of absent samurai can be used up, in games that have them (SS-25.2)")
    gained = 0
    for seat in range(state.rules.samurai):
        own = cells[GAINED + seat]
        if own & ~cells[ABSENT_USED] or own & gained or (own and not in_round(cells, seat)):
            found.append(f"{SEAT_NAMES[seat]} cannot have gained these talents (SS-25.8)")
        gained |= own
    return found


def check_village(state: SamuraiSpirit) -> list[str]:
    """Barricades, farmsteads and families are within their bounds."""
    cells = state.cells
    found: list[str] = []
    if cells[BARRICADES] > state.rules.barricades:  # SS-30.2
        found.append(f"there are at most {state.rules.barricades} barricades (SS-30.2)")
    if (cells[FARMS] == 0) != (cells[RESULT] == FARMSTEADS_LOST):
        found.append("the last farmstead is lost exactly when that ended the game (SS-22.2)")
    if (cells[HOMES] == 0) != (cells[RESULT] == FAMILIES_LOST):
        found.append("the last family is lost exactly when that ended the game (SS-22.3)")
    seen = 0
    for kind, name in enumerate(REVERSE_NAMES):
        number = cells[REVERSES + kind]
        seen += number
        if number > state.rules.reverses[kind]:
            found.append(f"only {state.rules.reverses[kind]} farmsteads have the reverse {name} (SS-18.10)")
    face_down = len([step for step in state.stack if step.name == "farm_reverse"]) + int(cells[FARMS] == 0)
    expected = FARMSTEADS - cells[FARMS] - face_down if state.rules.farm_penalties else 0
    if seen != expected:
        found.append(f"{seen} reverses of farmsteads were seen instead of {expected} (SS-18.1)")
    return found


def check_cards(state: SamuraiSpirit) -> list[str]:
    """Every card is in one place, and defence rows hold only cards of their symbols."""
    cells = state.cells
    found: list[str] = []
    holding = bool(state.stack) and state.stack[-1].name in WITH_CARD
    if (cells[HAND] != NO_CARD) != holding:
        found.append("a card is in hand exactly while it is to be played or given (SS-7.4)")
    playing = bool(state.stack) and state.stack[-1].name == "play_card"
    if (cells[HOLDER] < state.rules.samurai and cells[HELD] >> cells[HOLDER] & 1 == 1) != playing:
        found.append("a drawn card has a holder, who is one of those who held it (SS-12.7)")
    lying = [card for seat in range(SAMURAI_COUNT) for card in line_cards(state, seat)]
    lying += [cells[HAND]] if cells[HAND] != NO_CARD else []
    for place in range(SAMURAI_COUNT * SYMBOLS):
        card = cells[DEFENCE + place]
        if card == NO_CARD:
            continue
        lying.append(card)
        if state.rules.symbol[card] != place % SYMBOLS or place // SYMBOLS >= state.rules.samurai:  # SS-30.3
            symbol = SYMBOL_NAMES[place % SYMBOLS]
            found.append(f"{CARD_NAMES[card]} cannot lie as {symbol} of {SEAT_NAMES[place // SYMBOLS]} (SS-30.3)")
    lying += [card for card in places(cells) if card >= 0]
    for card in range(CARDS):
        if lying.count(card) != int(cells[WHERE + card] == IN_PLAY):
            found.append(f"{CARD_NAMES[card]} must lie in exactly one place if it is in play, else in none (SS-30.1)")
    return found


def check_piles(state: SamuraiSpirit) -> list[str]:
    """All cards of this round's deck, seen and unseen, are there."""
    cells = state.cells
    if state.stack and state.stack[0].name == "first_seat":
        return []
    leaders = state.rules.leaders
    wanted = [state.rules.plunderers, leaders if cells[ROUND] > 1 else 0, leaders if cells[ROUND] > 2 else 0]
    found: list[str] = []
    mixed = 0
    for kind, name in enumerate(KIND_NAMES):
        cards = [card for card in range(CARDS) if RANK[card] == kind]
        candidates = len([card for card in cards if cells[WHERE + card] == FACE_DOWN])
        certain = len([card for card in cards if cells[WHERE + card] not in (AWAY, FACE_DOWN)])
        mixed += len([card for card in cards if cells[WHERE + card] > FACE_DOWN])
        left = cells[LEFT + kind]
        open_question = cells[ROUND] == kind + 1  # in the first round of a rank any of its cards may be in the deck
        if left + certain != wanted[kind]:  # SS-30.1
            found.append(f"the deck has {left + certain} {name} instead of {wanted[kind]} (SS-30.1)")
        elif left > candidates or (left < candidates and not open_question):
            found.append(f"{left} {name} cannot be among {candidates} face-down cards (SS-30.1)")
    unknown = len([card for card in places(cells) if card < 0])
    if unknown != sum([cells[LEFT + kind] for kind in range(len(KIND_NAMES))]) + mixed:
        found.append(f"{unknown} unknown places cannot hold the cards left face down (SS-30.1)")
    return found or check_shuffles(state)


def check_shuffles(state: SamuraiSpirit) -> list[str]:
    """The cards of a shuffle fit into the unknown places of that shuffle and of later ones."""
    cells = state.cells
    room = 0
    shuffles = [UNKNOWN - card for card in places(cells) if card < 0]
    mixed = [cells[WHERE + card] - FACE_DOWN for card in range(CARDS) if cells[WHERE + card] > FACE_DOWN]
    for shuffle in range(max([0, *shuffles, *mixed]), 0, -1):
        room += shuffles.count(shuffle) - mixed.count(shuffle)
        if room < 0:
            return [f"more cards were mixed in by shuffle {shuffle} than it has places (SS-28.11)"]
    if cells[ROUND] == 1 and shuffles and state.rules.uses_absent and not any(kind_weights(state)):
        return ["the plunderers seen do not leave room for two dolls (SS-25.3)"]
    return []


def check_kiai(state: SamuraiSpirit) -> list[str]:
    """While nothing is being resolved, nobody in the round stands on its Kiai value."""
    cells = state.cells
    rules = state.rules
    if (
        not state.stack
        or state.stack[-1].name not in KIAI_RESOLVED
        or rules.kiai_removal_optional
        or not rules.kiai_on_decrease
    ):
        return []
    # SS-30.5
    on_it = [seat for seat in range(rules.samurai) if total(state, seat) == kiai_value(state, seat)]
    return [f"{SEAT_NAMES[seat]} stands on its Kiai value (SS-30.5)" for seat in on_it if in_round(cells, seat)]
