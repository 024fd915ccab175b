"""What a seat of Senjutsu sees, as numbers for programs that learn."""

from typing import Final

from shiai.core.observation import Encoder, Piece, flags, number, one_of
from shiai.core.seats import HOLE
from shiai.games.senjutsu.cards.cards import CARD_NAMES, with_halves
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES, CONTRACTS
from shiai.games.senjutsu.cards.heap import MOST_COPIES, designs
from shiai.games.senjutsu.cards.vocabulary import CONDITIONS, KAMAE_NAMES, KAMAES, TYPE_NAMES
from shiai.games.senjutsu.rules.actions import HIGHEST_SPEED, MOST_FIGURES
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, DIRECTIONS, SPACES, bits, surrounding
from shiai.games.senjutsu.rules.components import Rules
from shiai.games.senjutsu.rules.contracts import progress_of
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.heroes import POISON_NAMES
from shiai.games.senjutsu.rules.state import (
    AIM,
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    CHOSEN,
    COMPLETED,
    CONTRACTS_AT,
    DEEP_VENOM,
    DOWN,
    DOWN_SIZE,
    DRAWN,
    FACING,
    FOCUS,
    FORBIDDEN,
    FOUND_AT,
    FULFILLED,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    HIDDEN_AT,
    HOBBLES,
    HURT,
    IRON,
    ITEM_CARD,
    ITEM_ORDER,
    ITEM_PART,
    ITEM_SPEED,
    ITEM_STATUS,
    ITEMS,
    KAMAE_AT,
    KNOWN,
    LASTING,
    LOADS,
    LOOKED,
    LOW_SPEED,
    MARK_NAMES,
    MARKS,
    NAMED,
    NOW,
    PHASE,
    PHASE_NAMES,
    PLAYED,
    PUT_AWAY,
    RANKS,
    REACH,
    READY,
    SHIELD_AT,
    SPENT,
    STAKED,
    STEPS_MADE,
    STOCK,
    STUNS,
    STUNS_IN_DECK,
    TOP_SIZE,
    TOP_VENOM,
    TOXINS,
    TURN,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import rotating

MOST_TURNS: Final = 60
MOST_TOKENS: Final = 10
MOST_CARDS: Final = 40
TOKEN_NAMES: Final = (
    "focus",
    "wounds",
    "wounds_left",
    "bleeding",
    "hobbles",
    "stuns",
    "iron_will",
    "spent",
    "low_speed",
    "staked_initiative",
    "staked_wounds",
    "steps",
    "reach",
    "loads",
    "hurt",
)
PILES: Final = (UNSEEN_DISCARDS, HAND_SIZE, DOWN_SIZE, VENOM, TOP_SIZE, DRAWN)
PILE_NAMES: Final = ("unseen_discards", "hand", "face_down", "venom", "top", "drawn")
ITEM_CELLS: Final = (ITEM_PART, ITEM_SPEED, ITEM_STATUS, ITEM_ORDER)
ITEM_FIELDS: Final = ("there", "part", "speed", "status", "order")
CONTRACT_CELLS: Final = (CONTRACTS_AT, FULFILLED, PUT_AWAY)
CONTRACT_STATES: Final = ("in_play", "fulfilled", "discarded")
OPEN_HEAPS: Final = (UP, PLAYED, LASTING, FOUND_AT)
OPEN_NAMES: Final = ("face_up", "played", "in_play", "found", "waiting")
OWN_HEAPS: Final = (STOCK, HAND, DOWN)
COMPANION_HEAPS: Final = (STOCK, HAND)
COMPANION_NAMES: Final = ("stock", "hand", "chosen")
OWN_NAMES: Final = ("stock", "hand", "face_down", "chosen")


class SenjutsuEncoder(Encoder[Senjutsu]):
    """The battlefield as planes, every figure from the own one on, and cards as counts of the designs in the decks."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.figures = rules.count
        self.people = rules.people
        spaces = rules.board.spaces
        self.has_terrain = rules.placed or bool(rules.first_pieces)
        if self.has_terrain:  # boats lie around the board
            spaces |= surrounding(spaces)
            spaces |= surrounding(spaces)
        self.spaces: list[int] = bits(spaces)
        self.space_at: list[int] = places(self.spaces, SPACES + 1)
        deck: set[int] = set()
        for seat in range(rules.people):
            deck.update([*designs(rules.heaps[seat]), *rules.decks[seat].weapons, rules.heroes[seat].core])
        for companion in range(rules.people, rules.first_enemy):
            deck.update(with_halves(rules.heaps[companion]))
        self.deck: list[int] = sorted(deck)
        self.card_at: list[int] = places(self.deck, len(CARD_NAMES))
        # Only games with a hero that has contracts show any.
        self.contracts = any(hero.contracts for hero in rules.heroes[: rules.people])
        more = self.contract_pieces() if self.contracts else []
        super().__init__(
            rules, [*self.table_pieces(), *self.card_pieces(), *self.companion_pieces(), *more, *self.further_pieces()]
        )

    def table_pieces(self) -> list[Piece]:
        """The pieces about the battlefield and the figures."""
        rules = self.rules
        seats = ["own", *[f"next_{number}" for number in range(1, rules.people)]]
        fellows = [f"companion_{number + 1}" for number in range(rules.first_enemy - rules.people)]
        others = [f"figure_{number + 1}" for number in range(rules.first_enemy, rules.count)]
        figures = (*seats, *fellows, *others)
        spaces = tuple([rules.board.names[space] for space in self.spaces])
        items = tuple([f"item_{item + 1}" for item in range(ITEMS)])
        pieces = [
            Piece("turn", "the turn", MOST_TURNS),
            Piece("phase", "the phase", 1, PHASE_NAMES),
            Piece("initiative", "the initiative that is being resolved", 1, numbered(HIGHEST_SPEED + 2)),
            Piece("forbidden", "card types that nobody may play in this turn", 1, TYPE_NAMES),
            Piece("advantage", "places on the Advantage track, counted from its end", MOST_FIGURES, figures),
            Piece("alive", "who is alive", 1, figures),
            Piece("ready", "whose sealed choice is made", 1, figures),
            Piece("at", "the space of every figure", 1, figures, spaces),
            Piece("shields", "shields placed at this initiative", 1, figures, spaces),
        ]
        if self.has_terrain:
            pieces.append(Piece("terrain", "terrain on every space", 1, spaces, KIND_NAMES))
        return [
            *pieces,
            Piece("facing", "the facing of every figure", 1, figures, DIRECTION_NAMES),
            Piece("kamae", "the Kamae of every figure", 1, figures, KAMAE_NAMES),
            Piece("conditions", "Stealth and the like", 1, figures, CONDITIONS),
            Piece("marks", "what holds for every figure in this turn", 1, figures, MARK_NAMES),
            Piece("aim", "the target named at the reveal", 1, figures, figures),
            Piece("tokens", "wounds, Focus and other numbers", MOST_TOKENS, figures, TOKEN_NAMES),
            Piece("toxins", "Poisons in play", MOST_TOKENS, figures, POISON_NAMES[1:]),
            Piece("piles", "numbers of cards", MOST_CARDS, figures, PILE_NAMES),
            Piece("items", "parts of cards that wait in this turn", HIGHEST_SPEED, figures, items, ITEM_FIELDS),
        ]

    def card_pieces(self) -> list[Piece]:
        """The pieces about cards of heroes that people play."""
        names = tuple([CARD_NAMES[card] for card in self.deck])
        seats = ("own", *[f"next_{number}" for number in range(1, self.people)])
        pieces = [
            Piece(
                "own_cards",
                "the own cards; the last row is the card chosen for the turn",
                MOST_COPIES,
                OWN_NAMES,
                names,
            ),
            Piece("own_venom", "Poisons on top of the deck, deeper and in hand", MOST_TOKENS, ("top", "deep", "hand")),
            Piece("open_cards", "cards that everybody sees", ITEMS, seats, OPEN_NAMES, names),
            Piece("named", "cards that nobody may play in this turn", MOST_COPIES, names),
            Piece("looked_at", "cards of a deck that the seat looks at", MOST_COPIES, names),
        ]
        if self.people > 1:
            others = seats[1:]
            pieces.append(Piece("known", "cards known to be in hand or face down", MOST_COPIES, others, names))
            pieces.append(Piece("unseen", "cards of the deck that do not lie open", MOST_COPIES, others, names))
        return pieces

    def contract_pieces(self) -> list[Piece]:
        """The pieces about contracts."""
        seats = ("own", *[f"next_{number}" for number in range(1, self.people)])
        return [
            Piece("contracts", "contracts of every hero", 1, seats, CONTRACT_STATES, CONTRACT_NAMES),
            Piece("contract_progress", "how far contracts are", MOST_TOKENS, seats, CONTRACT_NAMES),
            Piece("completed", "contracts fulfilled in this game", MOST_TOKENS, seats),
        ]

    def companion_pieces(self) -> list[Piece]:
        """The pieces about cards of companions, the own one first."""
        rules = self.rules
        if not rules.pairs:
            return []
        names = tuple([CARD_NAMES[card] for card in self.deck])
        fellows = tuple([f"companion_{number + 1}" for number in range(rules.first_enemy - rules.people)])
        return [
            Piece("own_companion", "whether the first companion is the own one", 1, ("own",)),
            Piece("companion_cards", "cards of the own companion", MOST_COPIES, COMPANION_NAMES, names),
            Piece("companion_open", "cards of companions that everybody sees", ITEMS, fellows, OPEN_NAMES, names),
            Piece("companion_stuns", "Stuns in the decks of companions", MOST_TOKENS, fellows),
        ]

    def further_pieces(self) -> list[Piece]:
        """The pieces that solo play adds."""
        return []

    def order(self, seat: int) -> list[int]:
        people = self.people
        found = [(seat + number) % people for number in range(people)]
        fellows = [self.rules.partners[other] for other in found if self.rules.partners[other] >= 0]
        return found + fellows + list(range(self.rules.first_enemy, self.figures))

    def write(self, view: Senjutsu, seat: int, out: list[int]) -> None:
        cells = view.cells
        order = self.order(seat)
        number(out, cells[TURN], MOST_TURNS)
        one_of(out, cells[PHASE], len(PHASE_NAMES))
        one_of(out, cells[NOW], HIGHEST_SPEED + 2)
        flags(out, cells[FORBIDDEN], len(TYPE_NAMES))
        ranks = cells[RANKS : RANKS + MOST_FIGURES]
        for figure in order:
            out.append(MOST_FIGURES - ranks.index(figure) if figure in ranks else 0)
        for mask in (cells[ALIVE], cells[READY]):
            for figure in order:
                out.append(mask >> figure & 1)
        self.write_board(view, order, out)
        for figure in order:
            one_of(out, cells[figure * BLOCK + FACING], DIRECTIONS)
        for figure in order:
            one_of(out, cells[figure * BLOCK + KAMAE_AT], KAMAES)
        for figure in order:
            flags(out, cells[figure * BLOCK + HIDDEN_AT], len(CONDITIONS))
        for figure in order:
            flags(out, cells[figure * BLOCK + MARKS], len(MARK_NAMES))
        for figure in order:
            aim = cells[figure * BLOCK + AIM] - 1
            one_of(out, order.index(aim) if aim in order else -1, self.figures)
        self.write_numbers(view, order, out)
        self.write_cards(cells, order, out)
        if self.rules.pairs:
            self.write_companions(cells, order, out)
        if self.contracts:
            self.write_contracts(view, order[: self.people], out)
        self.write_further(view, out)

    def write_contracts(self, view: Senjutsu, seats: list[int], out: list[int]) -> None:
        """Append the contracts of all heroes."""
        cells = view.cells
        for seat in seats:
            for cell in CONTRACT_CELLS:
                flags(out, cells[seat * BLOCK + cell], len(CONTRACTS))
        for seat in seats:
            for i, contract in enumerate(CONTRACTS):
                number(out, contract.made(progress_of(view, seat, i)), MOST_TOKENS)
        for seat in seats:
            number(out, cells[seat * BLOCK + COMPLETED], MOST_TOKENS)

    def write_further(self, view: Senjutsu, out: list[int]) -> None:
        """Append what solo play adds."""

    def write_board(self, view: Senjutsu, order: list[int], out: list[int]) -> None:
        """Append the planes of the battlefield."""
        cells = view.cells
        width = len(self.spaces)
        for figure in order:
            one_of(out, self.space_at[cells[figure * BLOCK + AT]], width)
        for figure in order:
            at = len(out)
            out += [0] * width
            for space in bits(cells[figure * BLOCK + SHIELD_AT]):
                place = self.space_at[space]
                if place >= 0:
                    out[at + place] = 1
        if self.has_terrain:
            at = len(out)
            out += [0] * (width * len(KIND_NAMES))
            for space, kind in view.terrain.kind_at.items():
                place = self.space_at[space]
                if place >= 0:
                    out[at + place * len(KIND_NAMES) + kind] = 1

    def write_numbers(self, view: Senjutsu, order: list[int], out: list[int]) -> None:
        """Append tokens, numbers of cards, and waiting parts of cards."""
        cells = view.cells
        for figure in order:
            base = figure * BLOCK
            wounds = cells[base + WOUNDS] + cells[base + BLEEDING]
            number(out, cells[self.rules.owners[figure] * BLOCK + FOCUS], MOST_TOKENS)
            number(out, cells[base + WOUNDS], MOST_TOKENS)
            number(out, wound_limit(view, figure) - wounds, MOST_TOKENS)
            number(out, cells[base + BLEEDING], MOST_TOKENS)
            number(out, rotating(cells[base + HOBBLES]), MOST_TOKENS)
            number(out, cells[base + STUNS], MOST_TOKENS)
            number(out, rotating(cells[base + IRON]), MOST_TOKENS)
            number(out, cells[base + SPENT], MOST_TOKENS)
            number(out, cells[base + LOW_SPEED], MOST_TOKENS)
            number(out, cells[base + STAKED] & 15, MOST_TOKENS)
            number(out, cells[base + STAKED] >> 4, MOST_TOKENS)
            for cell in (STEPS_MADE, REACH, LOADS):
                number(out, cells[base + cell], MOST_TOKENS)
            number(out, (cells[base + HURT] & 255) + (cells[base + HURT] >> 8), MOST_TOKENS)
        for figure in order:
            for poison in range(len(POISON_NAMES) - 1):
                number(out, rotating(cells[figure * BLOCK + TOXINS + poison]), MOST_TOKENS)
        for figure in order:
            for pile in PILES:
                number(out, cells[figure * BLOCK + pile], MOST_CARDS)
        for figure in order:
            for item in range(ITEMS):
                base = figure * BLOCK + item
                there = cells[base + ITEM_CARD] > 0
                out.append(1 if there else 0)
                for cell in ITEM_CELLS:
                    number(out, cells[base + cell] if there else 0, HIGHEST_SPEED)

    def write_cards(self, cells: list[int], order: list[int], out: list[int]) -> None:
        """Append the cards of the heroes that people play."""
        seat = order[0]
        base = seat * BLOCK
        for heap in OWN_HEAPS:
            self.write_heap(cells[base + heap], out)
        self.write_one(cells[base + CHOSEN] - 1, out)
        for venom in (TOP_VENOM, DEEP_VENOM, HAND_VENOM):
            number(out, cells[base + venom], MOST_TOKENS)
        for other in order[: self.people]:
            self.write_open(cells, other, out)
        self.write_heap(cells[NAMED], out)
        self.write_heap(cells[LOOKED], out)
        for other in order[1 : self.people]:
            open_hand = cells[other * BLOCK + HAND]
            self.write_heap(cells[other * BLOCK + KNOWN + seat] if open_hand == HOLE else open_hand, out)
        for other in order[1 : self.people]:
            base = other * BLOCK
            self.write_heap(
                self.rules.heaps[other] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING], out
            )

    def write_open(self, cells: list[int], other: int, out: list[int]) -> None:
        """Append the cards of a figure that everybody sees."""
        for heap in OPEN_HEAPS:
            self.write_heap(cells[other * BLOCK + heap], out)
        at = len(out)
        out += [0] * len(self.deck)
        for item in range(ITEMS):
            card = cells[other * BLOCK + ITEM_CARD + item] - 1
            if card >= 0 and self.card_at[card] >= 0:
                out[at + self.card_at[card]] += 1

    def write_companions(self, cells: list[int], order: list[int], out: list[int]) -> None:
        """Append the cards of companions."""
        fellows = order[self.people : self.people + self.rules.first_enemy - self.rules.people]
        own = self.rules.partners[order[0]]
        out.append(int(own >= 0))
        for heap in COMPANION_HEAPS:
            self.write_heap(cells[own * BLOCK + heap] if own >= 0 else 0, out)
        self.write_one(cells[own * BLOCK + CHOSEN] - 1 if own >= 0 else -1, out)
        for other in fellows:
            self.write_open(cells, other, out)
        for other in fellows:
            number(out, cells[other * BLOCK + STUNS_IN_DECK], MOST_TOKENS)

    def write_heap(self, heap: int, out: list[int]) -> None:
        """Append the copies of every design; zeros if the heap is hidden."""
        at = len(out)
        out += [0] * len(self.deck)
        for card in designs(heap) if heap > 0 else ():
            place = self.card_at[card]
            if place >= 0:
                out[at + place] = heap >> 2 * card & MOST_COPIES

    def write_one(self, card: int, out: list[int]) -> None:
        """Append one card; zeros if there is none or if it is hidden."""
        one_of(out, self.card_at[card] if card >= 0 else -1, len(self.deck))


def places(found: list[int], size: int) -> list[int]:
    """The place of every number in a list; -1 for those that are not in it."""
    table = [-1] * size
    for place, one in enumerate(found):
        table[one] = place
    return table


def numbered(count: int) -> tuple[str, ...]:
    """The numbers from 0 on as labels."""
    return tuple([str(one) for one in range(count)])
