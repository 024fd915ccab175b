"""The table of Senjutsu: its cells, and what of it is hidden.

Hidden from all but its owner are hand, deck, the card chosen for the turn and cards discarded face down. Decks have no
order: the stock of a hero holds the cards of its deck together with those discarded unseen, and luck decides between
them when a player looks.
"""

from typing import Any, Final

from shiai.core.layout import Counts, Field, Flags, Layout, Number, Places, sparse
from shiai.core.outcome import Outcome
from shiai.core.seats import ALL_SEEING, HOLE
from shiai.core.state import State
from shiai.core.step import ONE_SEAT, AskSeat, Step
from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES
from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.cards.vocabulary import (
    CONDITIONS,
    HAND_LIMIT,
    KAMAE_NAMES,
    LAST_STAND,
    OPEN_HAND,
    TYPE_NAMES,
    WOUND_LIMIT,
)
from shiai.games.senjutsu.rules.actions import HIGHEST_SPEED, MOST_FIGURES, MOST_SEATS
from shiai.games.senjutsu.rules.battlefield.boards import Terrain, terrain_of
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, SPACES
from shiai.games.senjutsu.rules.components import Rules
from shiai.games.senjutsu.rules.fields import CardField, HeapField, SpaceField, SpacesField
from shiai.games.senjutsu.rules.heroes import FOG, POISON_NAMES
from shiai.games.senjutsu.rules.options import MOST_PIECES, SEATS

NOWHERE: Final = SPACES  # the place of a figure that is not on the board
MOST: Final = 10**6
# What a hero has of each (SJ-51.1, SJ-51.4).
MOST_CALTROPS: Final = 2
TRAP_TOKENS: Final = 3
TRIGGERS: Final = 2
TOKEN_NAMES: Final = ("triggers", "decoys")
ITEMS: Final = 4  # parts of cards that a hero can have waiting in one turn

# What belongs to nobody.
TURN: Final = 0
PHASE: Final = TURN + 1
NOW: Final = PHASE + 1  # initiative that is being resolved; one more than the highest before
# SJ-4.1
RANKS: Final = NOW + 1  # + place on the Advantage track from the top: seat
ALIVE: Final = RANKS + MOST_FIGURES  # mask of seats
READY: Final = ALIVE + 1  # mask of seats whose sealed choice is made
PIECES: Final = READY + 1  # + place: terrain piece + 1
LEFT_OUT: Final = PIECES + MOST_PIECES  # pieces that found no place
STARTS: Final = LEFT_OUT + 1  # + side: start position + 1
FORBIDDEN: Final = STARTS + MOST_SEATS  # mask of types that nobody may play in this turn
NAMED: Final = FORBIDDEN + 1  # heap mask of cards that nobody may play in this turn
LOOKED: Final = NAMED + 1  # hidden but for the looking seat: heap of cards on top of a deck
LOOKER: Final = LOOKED + 1  # seat that looks + 1
LOOKED_OWNER: Final = LOOKER + 1  # seat whose deck it is
RESULT: Final = LOOKED_OWNER + 1
WINNERS: Final = RESULT + 1  # mask of seats
COMMON: Final = WINNERS + 1  # cells before those of the figures

# One figure: a block of cells. Offsets count from the beginning of all cells, so that `seat * BLOCK + AT` is a cell.
# SJ-3.2, SJ-3.5: one space for every figure
AT: Final = COMMON  # space of the figure
FACING: Final = COMMON + 1
KAMAE_AT: Final = COMMON + 2
FOCUS: Final = COMMON + 3  # SJ-8.1
WOUNDS: Final = COMMON + 4
BLEEDING: Final = COMMON + 5
HOBBLES: Final = COMMON + 6  # four digits of four bits: cards that were rotated 0, 1, 2, 3 times
STUNS: Final = COMMON + 7  # in hand; of enemies: beside the deck
HIDDEN_AT: Final = COMMON + 8  # mask of conditions: 1 in Stealth
TOXINS: Final = COMMON + 9  # + fog, haemorrhage, paralysis, virulence: as HOBBLES
IRON: Final = COMMON + 13  # Iron Will in play: as HOBBLES
POISON_DECK: Final = COMMON + 14  # mask of Poisons left
STOCK: Final = COMMON + 15  # hidden: heap of the cards in the deck and of those discarded unseen
UNSEEN_DISCARDS: Final = COMMON + 16  # how many of them were discarded unseen
HAND: Final = COMMON + 17  # hidden: heap
# SJ-6.5, SJ-27.7, SJ-27.25: core cards are not counted; Poison and Stun cards are
HAND_SIZE: Final = COMMON + 18  # ability and Poison cards in hand
UP: Final = COMMON + 19  # heap: discard pile, face up
DOWN: Final = COMMON + 20  # hidden: heap: discard pile, face down
DOWN_SIZE: Final = COMMON + 21
PLAYED: Final = COMMON + 22  # heap: cards from the deck that were played in this turn
LASTING: Final = COMMON + 23  # heap: cards that remain in play
VENOM: Final = COMMON + 24  # Debilitating Poisons somewhere in deck or hand
TOP_SIZE: Final = COMMON + 25  # cards on top of the deck among which Poison was shuffled
TOP_VENOM: Final = COMMON + 26  # hidden: Poisons among them
DEEP_VENOM: Final = COMMON + 27  # hidden: Poisons in the rest of the deck
HAND_VENOM: Final = COMMON + 28  # hidden: Poisons in hand
DRAWN: Final = COMMON + 29  # cards drawn since the last Choose step
CHOSEN: Final = COMMON + 30  # hidden: card for this turn + 1
SHIELD_AT: Final = COMMON + 31  # spaces under the shields placed at this initiative
SHIELD_ITEM: Final = COMMON + 32  # the item that placed them + 1
AIM: Final = COMMON + 33  # target named at the reveal + 1
SPENT: Final = COMMON + 34  # Focus spent on the revealed card
MARKS: Final = COMMON + 35
FOUND_AT: Final = COMMON + 36  # heap: cards found by the card that is being resolved
ITEM_CARD: Final = COMMON + 37  # + item: design + 1; 0 when there is none
ITEM_PART: Final = ITEM_CARD + ITEMS  # + item: 0 above the split line, 1 below it
ITEM_SPEED: Final = ITEM_PART + ITEMS  # + item: initiative after Hobble
ITEM_STATUS: Final = ITEM_SPEED + ITEMS  # + item: see below
ITEM_ORDER: Final = ITEM_STATUS + ITEMS  # + item: place among the cards of this initiative; 0 before it is known
KNOWN: Final = ITEM_ORDER + ITEMS  # + seat, + MOST_SEATS for everybody: heap of cards known to be in hand or face down
LOW_SPEED: Final = KNOWN + MOST_SEATS + 1  # lowest speed that the revealed card could have had (SJ-34.6)
CALTROPS: Final = LOW_SPEED + 1  # spaces where own caltrops lie
TRAPS: Final = CALTROPS + 1  # spaces where own trap tokens lie face down
SPRUNG: Final = TRAPS + 1  # + trigger, + decoy: own trap tokens that were turned up since the last throw
# Contracts (section 58) as masks
CONTRACTS_AT: Final = SPRUNG + 2  # in the play area
FULFILLED: Final = CONTRACTS_AT + 1  # those of them that are fulfilled
PUT_AWAY: Final = FULFILLED + 1  # discarded
COMPLETED: Final = PUT_AWAY + 1  # how often contracts were fulfilled in this game
PROGRESS: Final = COMPLETED + 1  # a byte for each contract: a number of payments, or a mask
STAKED: Final = PROGRESS + 1  # what contracts add in this turn: to the initiative, and 16 times to the wounds
STEPS_MADE: Final = STAKED + 1  # own steps with the present card, where a card counts them
COUNTERS: Final = STEPS_MADE + 1  # heap: core cards played as Counter in this turn
REACH: Final = COUNTERS + 1  # range of the present card, where it was lengthened
LOADS: Final = REACH + 1  # cards of opponents that lie here and slow the figure
STUNS_IN_DECK: Final = LOADS + 1  # Stuns that were shuffled into the deck of a companion
HURT: Final = STUNS_IN_DECK + 1  # Wounds of this turn that a figure may turn into Stuns, and 256 times Bleeding ones
BLOCK: Final = HURT + 1 - COMMON

HIDDEN_PILES: Final = (STOCK, DOWN, TOP_VENOM, DEEP_VENOM, CHOSEN)  # the hand is hidden too, unless it is open
MORE_CARDS: Final = 3  # by which an open hand may be larger (SJ-52.6)

# Phases
SETUP: Final = 0
DRAWING: Final = 1
CHOOSING: Final = 2
REVEALING: Final = 3
RESOLVING: Final = 4
DISCARDING: Final = 5
PHASE_NAMES: Final = ("setup", "draw", "choose", "reveal", "resolve", "discard")

# Marks of a hero in this turn
ENDED: Final = 1  # a collision has ended its turn
CANCELLED: Final = 2  # its cards were cancelled
NO_MOVEMENT: Final = 4
NO_ROTATION: Final = 8
INSTANT_PLAYED: Final = 16
FAR: Final = 32  # began the turn more than 6 spaces from every opponent
REPLACED: Final = 64  # the revealed card was replaced
BOUGHT: Final = 128  # the initiative was bought with Focus
WIDE_UP: Final = 256
WIDE_DOWN: Final = 512
COUNTERED: Final = 1024  # has answered the blocked attack effect with a Counter
SOBER: Final = 2048  # is not drunk in this turn
RETORTED: Final = 4096  # a Counter of it has succeeded
DYING: Final = 8192  # waits for an Instant that may save it, or one that fell with it
BOUGHT_MORE: Final = 16384  # the second initiative for Focus was bought, too
HAS_HIT: Final = 32768  # of a hero with a companion, or a companion: an attack was successful
MARK_NAMES: Final = (
    "ended",
    "cancelled",
    "no_movement",
    "no_rotation",
    "instant_played",
    "far",
    "replaced",
    "bought",
    "wider_up",
    "wider_down",
    "countered",
    "sober",
    "retorted",
    "dying",
    "bought_more",
    "has_hit",
)

# Status of an item
PENDING: Final = 0
ACTIVE: Final = 1  # its lines are being resolved
WAITING: Final = 2  # a Defence card whose shields are placed
RESOLVED: Final = 3

RESULTS: Final = (
    ("open", ""),
    ("last_side", "SJ-15.4"),
    ("draw", "SJ-15.5"),
    ("advantage", "SJ-A.10"),
    ("contracts", "SJ-58.8"),
)
LAST_SIDE: Final = 1
DRAWN_GAME: Final = 2
BY_ADVANTAGE: Final = 3
BY_CONTRACTS: Final = 4


def block_fields(seat: int, name: str) -> list[Field]:
    """The fields of one figure."""
    at = seat * BLOCK
    fields: list[Field] = [
        SpaceField(f"{name}_at", at + AT),
        Places(f"{name}_facing", at + FACING, ("front",), DIRECTION_NAMES, 0),
        Places(f"{name}_kamae", at + KAMAE_AT, ("ring",), KAMAE_NAMES, 0),
        Number(f"{name}_focus", at + FOCUS, 0, 9),
        Number(f"{name}_wounds", at + WOUNDS, 0, MOST),
        Number(f"{name}_bleeding", at + BLEEDING, 0, MOST),
        Number(f"{name}_hobbles", at + HOBBLES, 0, MOST),
        Number(f"{name}_stuns", at + STUNS, 0, MOST),
        Number(f"{name}_conditions", at + HIDDEN_AT, 0, (1 << len(CONDITIONS)) - 1),
        Counts(f"{name}_toxins", at + TOXINS, POISON_NAMES[1:], MOST),
        Number(f"{name}_iron_will", at + IRON, 0, MOST),
        Flags(f"{name}_poison_deck", at + POISON_DECK, POISON_NAMES),
        HeapField(f"{name}_stock", at + STOCK),
        Number(f"{name}_unseen_discards", at + UNSEEN_DISCARDS, 0, MOST),
        HeapField(f"{name}_hand", at + HAND),
        Number(f"{name}_hand_size", at + HAND_SIZE, 0, MOST),
        HeapField(f"{name}_face_up", at + UP),
        HeapField(f"{name}_face_down", at + DOWN),
        Number(f"{name}_face_down_size", at + DOWN_SIZE, 0, MOST),
        HeapField(f"{name}_played", at + PLAYED),
        HeapField(f"{name}_in_play", at + LASTING),
        Number(f"{name}_venom", at + VENOM, 0, MOST),
        Number(f"{name}_top_size", at + TOP_SIZE, 0, MOST),
        Number(f"{name}_top_venom", at + TOP_VENOM, 0, MOST),
        Number(f"{name}_deep_venom", at + DEEP_VENOM, 0, MOST),
        Number(f"{name}_hand_venom", at + HAND_VENOM, 0, MOST),
        Number(f"{name}_drawn", at + DRAWN, 0, MOST),
        CardField(f"{name}_chosen", at + CHOSEN, CARD_NAMES),
        SpacesField(f"{name}_shields", at + SHIELD_AT),
        Number(f"{name}_shield_item", at + SHIELD_ITEM, 0, ITEMS),
        Number(f"{name}_aim", at + AIM, 0, MOST_FIGURES),
        Number(f"{name}_spent", at + SPENT, 0, 9),
        Flags(f"{name}_marks", at + MARKS, MARK_NAMES),
        HeapField(f"{name}_found", at + FOUND_AT),
    ]
    labels = tuple([f"item_{item + 1}" for item in range(ITEMS)])
    fields += [CardField(f"{name}_{labels[item]}", at + ITEM_CARD + item, CARD_NAMES) for item in range(ITEMS)]
    fields += [
        Counts(f"{name}_parts", at + ITEM_PART, labels, 1),
        Counts(f"{name}_speeds", at + ITEM_SPEED, labels, HIGHEST_SPEED),
        Counts(f"{name}_status", at + ITEM_STATUS, labels, RESOLVED),
        Counts(f"{name}_order", at + ITEM_ORDER, labels, MOST),
    ]
    viewers = (*SEATS, "everybody")
    fields += [HeapField(f"{name}_known_to_{viewers[v]}", at + KNOWN + v) for v in range(MOST_SEATS + 1)]
    fields.append(Number(f"{name}_low_speed", at + LOW_SPEED, 0, HIGHEST_SPEED))
    fields += [
        sparse(SpacesField(f"{name}_caltrops", at + CALTROPS)),
        sparse(SpacesField(f"{name}_traps", at + TRAPS)),
        sparse(Counts(f"{name}_turned_up", at + SPRUNG, TOKEN_NAMES, TRAP_TOKENS)),
        sparse(Flags(f"{name}_contracts", at + CONTRACTS_AT, CONTRACT_NAMES)),
        sparse(Flags(f"{name}_fulfilled", at + FULFILLED, CONTRACT_NAMES)),
        sparse(Flags(f"{name}_put_away", at + PUT_AWAY, CONTRACT_NAMES)),
        sparse(Number(f"{name}_completed", at + COMPLETED, 0, MOST)),
        sparse(Number(f"{name}_progress", at + PROGRESS, 0, (1 << 8 * len(CONTRACT_NAMES)) - 1)),
        sparse(Number(f"{name}_staked", at + STAKED, 0, 255)),
        sparse(Number(f"{name}_steps", at + STEPS_MADE, 0, MOST)),
        sparse(HeapField(f"{name}_countered_with", at + COUNTERS)),
        sparse(Number(f"{name}_reach", at + REACH, 0, 9)),
        sparse(Number(f"{name}_loads", at + LOADS, 0, MOST)),
        sparse(Number(f"{name}_stuns_in_deck_of_companion", at + STUNS_IN_DECK, 0, MOST)),
        sparse(Number(f"{name}_hurt", at + HURT, 0, MOST)),
    ]
    return fields


def fields_of(figures: tuple[str, ...], results: tuple[str, ...]) -> list[Field]:
    """All fields of a table with figures of these names, whose games can end in these ways."""
    nobody = ["nobody"] * (MOST_FIGURES - len(figures))
    places = tuple([f"place_{place + 1}" for place in range(MOST_FIGURES)])
    return [
        Number("turn", TURN, 0, MOST),
        Places("phase", PHASE, ("turn",), PHASE_NAMES, 0),
        Number("initiative", NOW, 0, HIGHEST_SPEED + 1),
        Places("advantage", RANKS, places, (*figures, *nobody, "nobody"), MOST_FIGURES),
        Flags("alive", ALIVE, figures),
        Flags("ready", READY, figures),
        Counts("pieces", PIECES, tuple([f"piece_{i + 1}" for i in range(MOST_PIECES)]), MOST),
        Number("pieces_left_out", LEFT_OUT, 0, MOST_PIECES),
        Counts("starts", STARTS, ("side_1", "side_2", "side_3", "side_4"), 4),
        Flags("forbidden_types", FORBIDDEN, TYPE_NAMES),
        HeapField("named_cards", NAMED),
        HeapField("looked_at", LOOKED),
        Number("looker", LOOKER, 0, MOST_SEATS),
        Number("looked_owner", LOOKED_OWNER, 0, MOST_FIGURES - 1),
        Places("result", RESULT, ("game",), results, 0),
        Flags("winners", WINNERS, figures),
        *[field for seat, name in enumerate(figures) for field in block_fields(seat, name)],
    ]


REASONS: Final = tuple([reason for reason, _ in RESULTS])
LAYOUT: Final = Layout(tuple(fields_of(SEATS, REASONS)))
FIGURES: Final = tuple([f"figure_{number + 1}" for number in range(MOST_FIGURES)])
PAIR_LAYOUT: Final = Layout(tuple(fields_of(FIGURES, REASONS)))  # where heroes have companions


class Senjutsu(State[list[int]]):
    """The table of Senjutsu; a `Duel`, or a table of solo play, makes it a game.

    `terrain` is what lies on the battlefield, looked up from the pieces. Some rules have more to do when enemies take
    part: they call methods that solo play overrides.
    """

    def __init__(
        self,
        rules: Rules,
        cells: list[int],
        stack: list[Step[Any]],
        viewer: int = ALL_SEEING,
        terrain: Terrain | None = None,
    ) -> None:
        super().__init__(rules, cells, stack, viewer)
        self.rules = rules
        self.terrain = terrain_of(rules.board, pieces_of_cells(cells)) if terrain is None else terrain
        self.witness: set[int] | None = None  # collects the options of cards that are carried out, for reports

    def clone(self) -> "Senjutsu":
        raise NotImplementedError

    def refresh(self) -> None:
        """Look up the terrain again after a piece was placed or removed."""
        self.terrain = terrain_of(self.rules.board, pieces_of_cells(self.cells))

    # Companions: their player answers their questions ----------------------------------------------------------------

    def asked(self, seat: int) -> int:
        """The figure about which a seat is asked: its hero, or the companion of its hero."""
        if self.rules.pairs and self.stack:
            step = self.stack[-1]
            if isinstance(step, AskSeat) and step.seat < self.rules.first_enemy:
                figure: int = step.seat
                if self.rules.owners[figure] == seat:
                    return figure
        return seat

    def actors(self) -> tuple[int, ...]:
        actors = super().actors()
        # SJ-59.13
        if self.rules.pairs and actors and self.rules.people <= actors[0] < self.rules.first_enemy:
            actors = ONE_SEAT[self.rules.owners[actors[0]]]
            self._actors = actors
        return actors

    def legal(self, seat: int) -> tuple[int, ...]:
        if self.rules.pairs and seat != self._legal_seat and self.viewer in (ALL_SEEING, seat):
            figure = self.asked(seat)
            if figure != seat:
                self._legal = self.stack[-1].legal(self, figure)
                self._legal_seat = seat
        return super().legal(seat)

    def apply(self, seat: int, action: int) -> None:
        whole = self.viewer == ALL_SEEING
        if self.rules.pairs and whole and self.asked(seat) != seat and action in self.legal(seat):
            self.advance(seat, action)
        else:
            super().apply(seat, action)

    def advance(self, seat: int, action: int) -> None:
        super().advance(self.asked(seat) if self.rules.pairs else seat, action)

    def settle(self) -> None:
        super().settle()
        figure = self._legal_seat
        if self.rules.pairs and self.rules.people <= figure < self.rules.first_enemy:
            self._legal_seat = self.rules.owners[figure]
            self._actors = ONE_SEAT[self._legal_seat]

    def why_not(self, seat: int, action: int) -> tuple[str, ...]:
        figure = self.asked(seat)
        if figure == seat or action in self.legal(seat):
            return super().why_not(seat, action)
        return self.stack[-1].why_not(self, figure, action)

    def bereave(self, figure: int) -> None:
        """The other figure of the same seat has just left the game."""

    # What is different for enemies ------------------------------------------------------------------------------------

    def wound_limit(self, seat: int) -> int:
        """The wounds that defeat a figure, before Poison (SJ-2.4)."""
        lasting = self.cells[seat * BLOCK + LASTING]
        if lasting & self.rules.cards.lasting[LAST_STAND]:
            return 1
        # SJ-57.5
        return self.rules.heroes[seat].wounds + size(lasting & self.rules.cards.lasting[WOUND_LIMIT])

    def hand_limit(self, seat: int) -> int:
        """The cards that a hero may keep in hand (SJ-2.3)."""
        # SJ-52.6
        lasting = self.cells[seat * BLOCK + LASTING]
        more = MORE_CARDS if lasting & self.rules.cards.lasting[OPEN_HAND] else 0
        # SJ-57.6
        more += size(lasting & self.rules.cards.lasting[HAND_LIMIT])
        hero = self.rules.heroes[seat]
        partner = self.rules.partners[seat]
        # The hand limit is that of the turned card (SJ-59.20).
        alone = partner >= 0 and hero.companion is not None and not self.cells[ALIVE] >> partner & 1
        return (hero.hand_alone if alone else hero.hand) + more

    def stun_limit(self, seat: int) -> int:
        """The Stuns that defeat a figure (SJ-15.2)."""
        return self.hand_limit(seat)

    def take_stun(self, seat: int) -> None:
        """Give a Stun card to a figure (SJ-27.2)."""
        base = seat * BLOCK
        if seat < self.rules.people:
            self.cells[base + STUNS] += 1
            return
        # SJ-59.15: it is shuffled into the deck of a companion
        self.cells[base + STUNS_IN_DECK] += 1
        self.cells[base + DEEP_VENOM] += self.cells[base + TOP_VENOM]
        self.cells[base + TOP_VENOM] = 0
        self.cells[base + TOP_SIZE] = 0

    def quicker(self, seat: int) -> int:
        """By how much the initiative of the revealed card of this figure is higher than printed."""
        return self.cells[seat * BLOCK + STAKED] & 15

    def harder(self, seat: int, card: int) -> int:
        """Wounds that every attack effect of this card deals beside those printed."""
        staked = self.cells[seat * BLOCK + STAKED]
        return staked >> 4 if staked and self.rules.cards.designs[card].stake else 0

    def split_speed(self, seat: int, card: int) -> int:
        """The initiative of the part below the split line; -1: as it is printed."""
        return -1

    def immune(self, seat: int) -> bool:
        """Is this figure immune to status effects?"""
        return False

    def goes_on(self, alive: int) -> bool:
        """Does the game go on although one side is left?"""
        return False

    # What solo play wants to know -------------------------------------------------------------------------------------

    def credit(self, seat: int, what: int) -> None:
        """This figure (or nobody) has just done something to an opponent; solo play keeps count of it."""

    def succeeded(self, seat: int) -> None:
        """An attack or a Block of this figure was successful; solo play keeps count of it."""

    def struck(self, seat: int, reached: int) -> None:
        """An attack effect has reached these figures; solo play watches over the token (SJ-50.9)."""

    def bury(self, seat: int) -> None:
        """A figure is about to leave the game; solo play keeps the decks of a horde."""

    # What happens beside the lines of cards ---------------------------------------------------------------------------

    def contract_done(self, seat: int, contract: int) -> None:
        """A hero has just fulfilled a contract."""

    def win_by_contracts(self, seat: int) -> bool:
        """Does a hero that has fulfilled enough contracts win? Then the game is over."""
        return False

    def discarded(self, seat: int, design: int) -> None:
        """An effect has just discarded a card of a hand."""

    def last_chance(self, down: int, acting: int) -> bool:
        """May one of the heroes that are about to fall still play an Instant? Then all of them wait for it."""
        return False

    # What enemies do at their place in the turn -----------------------------------------------------------------------

    def set_up_enemies(self) -> None:
        """Enemies get their decks and places, after the terrain and before the heroes."""

    def begin_enemies(self) -> None:
        """What enemies do at the start of a turn, before anybody bleeds or draws."""

    def reveal_enemies(self) -> None:
        """Enemies reveal their cards, before the heroes name targets."""

    def end_enemies(self) -> None:
        """What enemies do at the end of a turn, after the hand limit."""

    def resolve_enemy_part(self, figure: int, design: int, part: int) -> None:
        """An enemy resolves a part of its card."""

    def enemy_effect(self, figure: int, kind: int, mask: int, line: int) -> None:
        """An effect that only cards of enemies have."""

    def enemy_counter(self, figure: int, attacker: int) -> None:
        """An enemy answers a blocked attack effect."""

    def enemy_poison(self, figure: int, target: int) -> None:
        """An enemy poisons a target."""

    def look_at_enemy(self, seat: int, figure: int) -> None:
        """A player may look at the hand of an enemy, which has none."""

    def into_enemy_deck(self, figure: int, card: int) -> None:
        """A card is shuffled into the deck of an enemy."""

    # Hidden information -----------------------------------------------------------------------------------------------

    def hidden(self, seat: int) -> list[tuple[int, int]]:
        cells = self.cells
        looks = cells[LOOKER] == seat + 1
        closed = 0  # mask of others whose piles are hidden
        shown = 0  # and of those among them whose hand lies open
        if not cells[RESULT]:
            for other in range(self.rules.first_enemy):
                if self.rules.owners[other] != seat:
                    closed |= 1 << other
                    # SJ-52.7
                    if cells[other * BLOCK + LASTING] & self.rules.cards.lasting[OPEN_HAND]:
                        shown |= 1 << other
        key = ((seat + MOST_FIGURES) << 2 * MOST_FIGURES | closed << MOST_FIGURES | shown) << 1 | looks
        found = _HIDDEN.get(key)
        if found is None:
            found = hidden_ranges(seat, closed, shown, looks)
            _HIDDEN[key] = found
        return found

    def seen(self, seat: int) -> list[int]:
        values = self.cells[: COMMON + self.rules.count * BLOCK]
        for first, end in self.hidden(seat):
            for cell in range(first, end):
                values[cell] = HOLE
        return values

    def withdraw_sealed(self, seat: int) -> None:
        super().withdraw_sealed(seat)
        at = seat * BLOCK
        if self.cells[PHASE] == CHOOSING and not self.cells[at + TOXINS + FOG - 1]:  # what luck chose stays (SJ-36.9)
            self.cells[READY] &= ~(1 << seat)
            self.cells[at + CHOSEN] = 0

    def outcome(self) -> Outcome | None:
        cells = self.cells
        if not cells[RESULT]:
            return None
        reason, clause = RESULTS[cells[RESULT]]
        winners = tuple([seat for seat in range(self.rules.people) if cells[WINNERS] >> seat & 1])
        scores = tuple([0 if not winners else 1 if seat in winners else -1 for seat in range(self.rules.people)])
        return Outcome(winners, reason, clause, scores)


def pieces_of_cells(cells: list[int]) -> tuple[int, ...]:
    """The terrain pieces on the battlefield."""
    return tuple([cells[place] - 1 for place in range(PIECES, PIECES + MOST_PIECES) if cells[place] > 0])


_HIDDEN: Final[dict[int, list[tuple[int, int]]]] = {}


def hidden_ranges(seat: int, closed: int, shown: int, looks: bool) -> list[tuple[int, int]]:
    """The cells that a seat does not see: of the others in a mask, some of whom show their hand; does it look?"""
    ranges: list[tuple[int, int]] = []
    for other in range(MOST_FIGURES):
        if closed >> other & 1:
            at = other * BLOCK
            for cell in HIDDEN_PILES if shown >> other & 1 else (*HIDDEN_PILES, HAND, HAND_VENOM):
                ranges.append((at + cell, at + cell + 1))
            for viewer in range(MOST_SEATS):
                if viewer != seat:
                    ranges.append((at + KNOWN + viewer, at + KNOWN + viewer + 1))
    if not looks:
        ranges.append((LOOKED, LOOKED + 1))
    return ranges
