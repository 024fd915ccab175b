"""Words for tests of Samurai Spirit: given a table, when these choices are made, then this lies on it."""

from typing import Any, Final

import pytest

import shiai
from shiai.core.errors import IllegalChoice
from shiai.core.messages import Event
from shiai.core.position import read_steps
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
    RAIDERS,
    RANK,
    SAMURAI_NAMES,
    SEAT_NAMES,
    SYMBOL_NAMES,
)
from shiai.games.samurai_spirit.rules.options import Rules
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    ANIMAL,
    BARRICADES,
    DISCARDED,
    FARMS,
    HOMES,
    INTRUDERS,
    KIND_NAMES,
    NO_CARD,
    PASSED,
    RESULT,
    RESULTS,
    SAMURAI,
    STACK,
    TOKENS,
    TURN,
    WHERE,
    WOUNDED,
    SamuraiSpirit,
    line_cards,
    pawn,
)
from shiai.games.samurai_spirit.rules.state import DEFENCE as DEFENCE_ROWS

GAME: Final = shiai.game("samurai_spirit")
# One plain card (no penalty) of every value from 1 to 4, and where it has which symbol.
PLAIN: Final = {1: "P1-02", 2: "P2-02", 3: "P3-02", 4: "P4-03"}  # all with a hat
UNSEEN: Final = "unseen"


def given(
    samurai: str = "kyuzo kanbei gorobei",
    active: str | None = None,
    step: str = "choose_action",
    lines: dict[str, str] | None = None,
    rows: dict[str, str] | None = None,
    hand: str | None = None,
    top: str = "",
    bottom: str = "",
    raiders: int | None = None,
    intruders: str = "",
    discard: str = "",
    rest: str = "discard",
    fields: dict[str, object] | None = None,
    tokens: dict[str, str] | None = None,
    **options: object,
) -> SamuraiSpirit:
    """A table. Samurai sit in the order in which they are named, clockwise; the first is active unless said otherwise.

    `lines` (oldest card first) and `rows` (defence rows) name cards by samurai, e.g. {"kyuzo": "P4-01 P2-02"}.
    `top` and `bottom` are the known cards of the raider stack (uppermost first); `raiders` is how many cards the stack
    has in all. `intruders` lists the intruder stack from the top, e.g. "P1-05 unseen*2". What is left of the deck when
    `raiders` is given goes to the discard pile, or face down under the intruders with rest="intruders".
    `fields` are lines of the position with samurai names instead of seats, e.g. {"wounded": "kyuzo", "round": 3,
    "barricades": 2, "families": "heal", "passed": "kanbei", "animal": "kyuzo", "restricted": "no_defend", "turn": 5,
    "gained_kyuzo": "kanbei"}; `tokens` says who has whose token, e.g. {"kyuzo": "kanbei"}: Kanbei has Kyuzo's.
    `step` is the step that waits, after `end_turn`, with its numbers, e.g. "play_card" (give `hand`; the active samurai
    holds it), "absent_tokens", "kiai"; "turn" begins the active samurai's turn and runs to its first question.
    """
    party = samurai.split()
    lines, rows, fields, tokens = lines or {}, rows or {}, dict(fields or {}), tokens or {}
    options = {"players": len(party), "samurai": ",".join(party)} | options
    rules = GAME.setup(**options)
    assert isinstance(rules, Rules)
    waiting = "choose_action" if step == "turn" else step
    in_play = [card for cards in [*lines.values(), *rows.values(), hand or "", top, bottom] for card in cards.split()]
    in_play += [card for card in intruders.split() if not card.startswith(UNSEEN)]
    deck = Deck(rules, int(str(fields.get("round", 1))), in_play, discard.split())
    stack, under = deck.piles(top, bottom, raiders, intruders, rest)
    holder = active or party[0]
    position = {
        "round": 1,
        "turn": 1,
        "active": f"seat={holder}",
        "round_is_ending": 0,
        "barricades": rules.barricades,
        "farmsteads": 6,
        "reverses_seen": "none",
        "families": "heal barricade repel",
        "passed": "none",
        "animal": "none",
        "wounded": "none",
        "restricted": "none",
        "kiai_of": "none",
        "absent_tokens_used": "none",
        "hand": f"card={hand}" if hand else "none",
        "holder": f"seat={holder}" if waiting == "play_card" else "none",
        "held_by": holder if waiting == "play_card" else "none",
        "replaced": 0,
        "left_face_down": pairs({name: str(number) for name, number in zip(KIND_NAMES, deck.left, strict=True)}),
        "samurai": " ".join(f"{SEAT_NAMES[i]}={name}" for i, name in enumerate(party)),
        "tokens": pairs({name: tokens.get(name, name) for name in party}),
        **{f"gained_{seat}": fields.pop(f"gained_{name}", "none") for seat, name in seat_names(party).items()},
        "combat_lines": pairs({name: ",".join(cards.split()) for name, cards in lines.items() if cards}),
        "defence_rows": pairs({f"{name}.{symbol(c)}": c for name, cards in rows.items() for c in cards.split()}),
        "cards": deck.text(),
        "raider_stack": stack,
        "intruder_stack": under,
        "result": "none",
    }
    position |= fields
    untouched = ("samurai", "cards", "raider_stack", "intruder_stack", "absent_tokens_used", *gained_fields())
    text = [
        f"game: samurai_spirit\nrules: {GAME.version}\noptions: " + option_line(rules),
        f"steps: end_turn {waiting}",
    ]
    for name, value in position.items():
        text.append(f"{name}: {value if name in untouched else with_seats(str(value), party)}")
    state = GAME.from_position("\n".join(text))
    assert isinstance(state, SamuraiSpirit)
    if step == "turn":
        state.cells[TURN] -= 1
        return begin(state, "turn")
    return state


class Deck:
    """Which cards of this round's deck lie where."""

    def __init__(self, rules: Rules, round: int, in_play: list[str], discarded: list[str]) -> None:
        leaders = rules.leaders
        self.sizes = [rules.plunderers, leaders if round > 1 else 0, leaders if round > 2 else 0]
        self.round = round
        self.places: dict[str, str] = dict.fromkeys(in_play, "in_play") | dict.fromkeys(discarded, "discarded")
        assert len(self.places) == len(in_play) + len(discarded), "a card is named twice"
        self.left: list[int] = []

    def piles(self, top: str, bottom: str, raiders: int | None, intruders: str, rest: str) -> tuple[str, str]:
        """The two face-down piles as position text; fills `places` and `left`."""
        known = len(top.split()) + len(bottom.split())
        hidden = sum(count(word) for word in intruders.split() if word.startswith(UNSEEN))
        unknown = sum(self.sizes) - len(self.places) - hidden
        kept = unknown if raiders is None else raiders - known
        assert 0 <= kept <= unknown, "so many raiders there are not"
        surplus = unknown - kept
        spare = [card for card in CARD_NAMES if card not in self.places and self.kind(card) == 0]
        if rest == "discard":
            self.places |= dict.fromkeys(spare[len(spare) - surplus :], "discarded")
        elif surplus:
            intruders = f"{intruders} {UNSEEN}*{surplus}"
        for kind, size in enumerate(self.sizes):
            cards = [card for card in CARD_NAMES if self.kind(card) == kind]
            unplaced = [card for card in cards if card not in self.places]
            self.left.append(size - len(cards) + len(unplaced))
            candidates = unplaced if self.round == kind + 1 else unplaced[: self.left[-1]]
            self.places |= dict.fromkeys(candidates, "face_down")
        stack = [*top.split(), *([f"{UNSEEN}*{kept}"] if kept else []), *bottom.split()]
        return " ".join(stack) or "none", intruders.strip() or "none"

    def text(self) -> str:
        """Where the cards are, as positions have it."""
        heaps: dict[str, list[str]] = {}
        for card, place in self.places.items():
            heaps.setdefault(place, []).append(card)
        return pairs({place: ",".join(cards) for place, cards in heaps.items()})

    def kind(self, card: str) -> int:
        """0 for plunderers, 1 for lieutenants, 2 for bosses."""
        return RANK[CARD_NAMES.index(card)]


def begin(state: SamuraiSpirit, *steps: str) -> SamuraiSpirit:
    """Put steps on an emptied stack, the last on top, and run to the first question: begin(state, "end_round").

    Go on with the state that is returned.
    """
    state.stack[:] = read_steps(GAME, " ".join(steps))
    state.settle()
    return SamuraiSpirit(state.rules, state.cells, state.stack, state.viewer)


def option_line(rules: Rules) -> str:
    """All options of a game, as positions have them."""
    return " ".join(f"{option.name}={option.write(rules.options[option.name])}" for option in GAME.options)


def seat_names(party: list[str]) -> dict[str, str]:
    """All seats with their samurai, or with their own names where nobody sits."""
    return {seat: party[i] if i < len(party) else seat for i, seat in enumerate(SEAT_NAMES)}


def gained_fields() -> tuple[str, ...]:
    """The lines of a position in which samurai stand for talents."""
    return tuple(f"gained_{seat}" for seat in SEAT_NAMES)


def with_seats(text: str, party: list[str]) -> str:
    """A line of a position with seats in the place of samurai."""
    for i, name in enumerate(party):
        text = text.replace(name, SEAT_NAMES[i])
    return text


def pairs(values: dict[str, str]) -> str:
    """`a=1 b=2`, as positions have it."""
    return " ".join(f"{name}={value}" for name, value in values.items()) or "none"


def count(word: str) -> int:
    """How many cards `unseen*3` stands for."""
    return int(word.partition("*")[2] or 1)


def symbol(card: str) -> str:
    """The symbol of a card."""
    return RAIDERS[CARD_NAMES.index(card)]["symbol"]


def seat_of(state: State, name: str) -> int:
    """The seat of a samurai; CHANCE for luck."""
    if name == "luck":
        return CHANCE
    return state.values()[SAMURAI : SAMURAI + 7].index(SAMURAI_NAMES.index(name))


def play(state: SamuraiSpirit, *choices: str) -> SamuraiSpirit:
    """Make choices such as "kyuzo: fight" or "luck: card P3-01", in this very state."""
    for choice in choices:
        name, _, action = choice.partition(": ")
        state.apply(seat_of(state, name), state.action(action))
    return state


def refused(state: SamuraiSpirit, choice: str) -> tuple[str, ...]:
    """The choice must be refused and change nothing; returns the clauses that forbid it."""
    name, _, action = choice.partition(": ")
    before = state.key()
    with pytest.raises(IllegalChoice) as refusal:
        state.apply(seat_of(state, name), state.action(action))
    assert state.key() == before
    return refusal.value.clauses


def names(state: SamuraiSpirit, samurai: str, beginning: str = "") -> set[str]:
    """The names of the legal choices of a samurai (or of luck), or those that begin like this."""
    legal = [state.name(action) for action in state.legal(seat_of(state, samurai))]
    return {name for name in legal if name.startswith(beginning)}


def asked(state: SamuraiSpirit) -> str:
    """Who owes a choice: a samurai, luck, or nobody."""
    actors = state.actors()
    if not actors:
        return "nobody"
    return "luck" if actors[0] == CHANCE else SAMURAI_NAMES[state.cells[SAMURAI + actors[0]]]


def step(state: SamuraiSpirit) -> str:
    """The name of the step being decided."""
    return state.stack[-1].name if state.stack else "over"


def line(state: SamuraiSpirit, samurai: str) -> list[str]:
    """The combat line of a samurai, oldest card first."""
    return [CARD_NAMES[card] for card in line_cards(state, seat_of(state, samurai))]


def row(state: SamuraiSpirit, samurai: str) -> list[str]:
    """The cards of a defence row, by symbol: hat, farm, doll."""
    first = DEFENCE_ROWS + 3 * seat_of(state, samurai)
    return [CARD_NAMES[card] for card in state.cells[first : first + 3] if card != NO_CARD]


def pawn_of(state: SamuraiSpirit, samurai: str) -> int:
    """The space of a samurai's pawn."""
    return pawn(state, seat_of(state, samurai))


def marked(state: SamuraiSpirit, cell: int) -> set[str]:
    """The samurai of the seats that are flagged in a cell."""
    return {name for name in party(state) if state.cells[cell] >> seat_of(state, name) & 1}


def party(state: SamuraiSpirit) -> list[str]:
    """The samurai in play, by seat."""
    return [SAMURAI_NAMES[samurai] for samurai in state.cells[SAMURAI : SAMURAI + state.rules.samurai]]


def wounded(state: SamuraiSpirit) -> set[str]:
    """Who has a wound token."""
    return marked(state, WOUNDED)


def animals(state: SamuraiSpirit) -> set[str]:
    """Whose board shows the animal side."""
    return marked(state, ANIMAL)


def passed(state: SamuraiSpirit) -> set[str]:
    """Who is out of the round."""
    return marked(state, PASSED)


def token(state: SamuraiSpirit, owner: str) -> str:
    """Who has this samurai's support token."""
    return party(state)[state.cells[TOKENS + seat_of(state, owner)]]


def village(state: SamuraiSpirit) -> tuple[int, int, int]:
    """Barricades, farmsteads and families."""
    return state.cells[BARRICADES], state.cells[FARMS], int(state.cells[HOMES]).bit_count()


def discards(state: SamuraiSpirit) -> set[str]:
    """The discard pile."""
    return {name for card, name in enumerate(CARD_NAMES) if state.cells[WHERE + card] == DISCARDED}


def stack_size(state: SamuraiSpirit) -> int:
    """How many cards the raider stack has."""
    return state.cells[STACK.at]


def intruder_count(state: SamuraiSpirit) -> int:
    """How many cards the intruder stack has."""
    return state.cells[INTRUDERS.at]


def result(state: SamuraiSpirit) -> str:
    """How the game ended, or open."""
    return RESULTS[state.cells[RESULT]][1]


def field(state: State, name: str) -> str:
    """A line of the position text, e.g. field(state, "raider_stack")."""
    lines = dict(line.split(": ", 1) for line in state.position().splitlines())
    return lines[name]


def full_rows(*samurai: str) -> dict[str, str]:
    """A hat, a farm and a doll without flames for up to three samurai, so that the end of a round costs nothing."""
    return {name: f"P{i}-03 P{i}-12 P{i}-08" for i, name in enumerate(samurai, 1)}


def told(events: list[Event]) -> list[str]:
    """What happened, by message, since `events = state.listen()`: drawn, attacked, kiai and so on."""
    return [event.id.removeprefix("event-") for event in events]


def start(**options: object) -> SamuraiSpirit:
    """A new game, before luck has dealt anything."""
    state = GAME.start(**options)
    assert isinstance(state, SamuraiSpirit)
    return state


def active(state: SamuraiSpirit) -> str:
    """The samurai whose turn it is."""
    return party(state)[state.cells[ACTIVE]]


def luck(state: SamuraiSpirit) -> dict[str, int]:
    """What luck can bring now, with the weights."""
    return {state.name(outcome): w for outcome, w in zip(state.legal(CHANCE), state.weights(), strict=True)}


def guarded(samurai: str = "kyuzo kanbei gorobei") -> dict[str, str]:
    """A hat, a farm and a doll for every samurai, up to seven; for four only cards of value 1 are used."""
    cards = {kind: [card for card in CARD_NAMES if symbol(card) == kind] for kind in SYMBOL_NAMES}
    return {name: " ".join(cards[kind][i] for kind in SYMBOL_NAMES) for i, name in enumerate(samurai.split())}


# Cards with which seven samurai can protect all three things, by seat; none of them has flames but the last hat.
GUARDS: Final = {
    "hat": ["P1-03", "P1-04", "P2-03", "P2-04", "P3-03", "P4-03", "P1-02"],
    "farm": ["P1-11", "P1-12", "P2-11", "P2-12", "P3-11", "P3-12", "P4-11"],
    "doll": ["P1-07", "P1-08", "P2-07", "P2-08", "P3-06", "P3-07", "P4-06"],
}


def protected(samurai: str, gaps: dict[str, str] | None = None) -> dict[str, str]:
    """Defence rows with a hat, a farm and a doll for everybody, but for the gaps, e.g. {"kanbei": "hat doll"}."""
    rows: dict[str, str] = {}
    for seat, name in enumerate(samurai.split()):
        missing = (gaps or {}).get(name, "").split()
        rows[name] = " ".join(cards[seat] for symbol, cards in GUARDS.items() if symbol not in missing)
    return rows


def last_turn(
    samurai: str = "kyuzo kanbei gorobei",
    gaps: dict[str, str] | None = None,
    top: str = "P4-13",
    round: int = 1,
    discard: str = "",
    fields: dict[str, object] | None = None,
    **more: Any,
) -> SamuraiSpirit:
    """Before the last turn of a round: one raider is left (P4-13: no symbol, no flames), all others are discarded.

    Everybody protects everything but for the `gaps`; two families are left that have nothing to give (all barricades
    stand, no intruders). What is said in other words of `given` goes before.
    """
    rows = more.pop("rows", protected(samurai, gaps))
    named = " ".join([top, discard, more.get("intruders", ""), *more.get("lines", {}).values(), *rows.values()])
    leaders = len(samurai.split()) - (more.get("difficulty") == "easy")
    for kind in ("L5", "B6")[: round - 1]:
        left = leaders - named.count(kind)
        discard += " " + " ".join([c for c in CARD_NAMES if c.startswith(kind) and c not in named][:left])
    fields = {"families": "barricade repel", "round": round} | (fields or {})
    more = {"raiders": len(top.split())} | more
    return given(samurai, top=top, rows=rows, discard=discard, fields=fields, **more)


def round_ends(samurai: str = "kyuzo kanbei gorobei", **more: Any) -> SamuraiSpirit:
    """The table of `last_turn` after the active samurai fought the last raider: at the first question after that."""
    state = last_turn(samurai, **more)
    state.listen()
    return play(state, f"{more.get('active', samurai.split()[0])}: fight")


def story(state: State, *kinds: str) -> list[str]:
    """What was told since somebody listens, with values and clause: ["no_hat kyuzo SS-17.9"]; all, or these kinds."""
    told: list[str] = []
    for event in state.events or []:
        kind = event.id.removeprefix("event-")
        if not kinds or kind in kinds:
            told.append(" ".join([kind, *[str(value) for value in event.values.values()], event.clause]))
    return told


# A combat line that is 3 short of each Kiai value; its first card is P4-03.
THREE_SHORT: Final = {
    8: "P4-03 P1-02",
    9: "P4-03 P2-02",
    10: "P4-03 P3-02",
    11: "P4-03 P4-06",
    12: "P4-03 P4-06 P1-02",
    13: "P4-03 P4-06 P2-02",
}
KIAI: Final = {  # on the human side; 3 more on the animal side
    "daisuke": 8,
    "heihachi": 8,
    "gorobei": 9,
    "kanbei": 9,
    "kyuzo": 9,
    "katsushiro": 10,
    "kikuchiyo": 10,
}


def fight_and_attack(state: SamuraiSpirit) -> SamuraiSpirit:
    """The samurai that is asked fights and attacks the top raider, which must be known."""
    samurai = asked(state)
    play(state, f"{samurai}: fight")
    return play(state, f"{samurai}: attack") if step(state) == "play_card" else state


def at_kiai(samurai: str, side: str = "human", top: str = "", card: str = "P3-13", **more: Any) -> SamuraiSpirit:
    """The first of these samurai attacked P3-13 in its turn and stands on its Kiai value: at the first question.

    Its line is that of THREE_SHORT and P3-13; another `card` leads below or above the value. The rest as in `given`.
    """
    owner = samurai.split()[0]
    animal = side == "animal"
    lines = {owner: THREE_SHORT[KIAI[owner] + 3 * animal]} | more.pop("lines", {})
    fields = more.pop("fields", {})
    if animal:
        fields = fields | {"animal": f"{owner} {fields.get('animal', '')}".strip()}
    return fight_and_attack(given(samurai, lines=lines, top=f"{card} {top}".strip(), fields=fields, **more))


def without_effect(state: SamuraiSpirit) -> SamuraiSpirit:
    """Every effect of a Kiai that is offered now is skipped, so that only the first card is removed."""
    while asked(state) != "nobody" and "skip" in names(state, asked(state)):
        play(state, f"{asked(state)}: skip")
    return state


def quiet_neighbours(samurai: str) -> list[str]:
    """A left and a right neighbour for a samurai: two whose talents do nothing with a drawn card."""
    return [name for name in ("gorobei", "kanbei", "kikuchiyo") if name != samurai][:2]


def quiet_table(samurai: str) -> str:
    """Three seats: the samurai and its quiet neighbours, clockwise."""
    return " ".join([samurai, *quiet_neighbours(samurai)])


# Who has a talent for a drawn card, such a card with a hat, and one of the same value for the combat line.
DRAW_TALENTS: Final = [
    ("heihachi", "P2-02", "P2-07"),
    ("daisuke", "P3-02", "P3-06"),
    ("kyuzo", "P2-02", "P2-07"),
    ("katsushiro", "P2-02", "P2-07"),
]


def handed_to(recipient: str, card: str, own_line: str, **more: Any) -> SamuraiSpirit:
    """Heihachi (an even card) or Daisuke (an odd one) drew a card in his turn and handed it to his left neighbour.

    `own_line` is the combat line of the recipient; Gorobei sits between both. The rest as in `given`.
    """
    passer = "heihachi" if int(card[1]) % 2 == 0 else "daisuke"
    state = given(f"{passer} {recipient} gorobei", step="play_card", hand=card, lines={recipient: own_line}, **more)
    return play(state, f"{passer}: hand {recipient}")
