"""What a seat of solo play sees beside what a duel shows: the enemies, as numbers for programs that learn."""

from typing import Final

from shiai.core.observation import Piece, flags, number, one_of
from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.heap import MOST_COPIES, designs
from shiai.games.senjutsu.players.observation import MOST_CARDS, MOST_TOKENS, SenjutsuEncoder, places
from shiai.games.senjutsu.rules.state import BLOCK, ITEM_CARD, ITEMS, STOCK, UP, Senjutsu
from shiai.games.senjutsu.solo.rules.components import SoloRules
from shiai.games.senjutsu.solo.rules.enemies import DECKS
from shiai.games.senjutsu.solo.rules.state import (
    BEHAVIOUR,
    BEHAVIOUR_NAMES,
    BLOOD,
    CONTRACT_NAMES,
    CONTRACTS,
    DECK_POISON,
    DECK_STUNS,
    DISTANCE,
    EXTRA,
    FACE_DOWN,
    LIMIT,
    RANK,
    RANK_NAMES,
    RESETS,
    ROUND,
    SLOTS,
    STANCE,
    STANCE_NAMES,
    TOKENS,
    TOOL_NAMES,
    TOOLS,
    TOP,
    WAVE,
)

NUMBERS: Final = (LIMIT, DISTANCE, RESETS, DECK_STUNS, DECK_POISON, FACE_DOWN, TOKENS)
NUMBER_NAMES: Final = ("limit", "distance", "resets", "stuns_in_deck", "poison_in_deck", "face_down", "tokens")
HEAP_NAMES: Final = ("seen_in_deck", "face_up", "on_top", "waiting")
MOST_WAVES: Final = 20


class SoloEncoder(SenjutsuEncoder):
    """The table of a duel, and the enemies with their cards as counts of the designs that they could have."""

    def __init__(self, rules: SoloRules) -> None:
        cards: set[int] = set()
        for heap in rules.heaps[rules.first_enemy :]:
            cards.update(designs(heap))
        self.enemy_deck: list[int] = sorted(cards)
        self.enemy_card_at: list[int] = places(self.enemy_deck, len(CARD_NAMES))
        super().__init__(rules)

    def further_pieces(self) -> list[Piece]:
        enemies = tuple([f"figure_{figure + 1}" for figure in range(self.rules.first_enemy, self.figures)])
        names = tuple([CARD_NAMES[card] for card in self.enemy_deck])
        decks = tuple([f"deck_{deck + 1}" for deck in range(DECKS)])
        return [
            Piece("behaviour", "the behaviour of every enemy", 1, enemies, BEHAVIOUR_NAMES),
            Piece("stance", "the stance of every enemy", 1, enemies, STANCE_NAMES),
            Piece("contracts", "contracts that are completed", 1, enemies, CONTRACT_NAMES),
            Piece("inflicted", "what every enemy has inflicted", 1, enemies, TOOL_NAMES),
            Piece("enemy_numbers", "limits, distances and cards", MOST_CARDS, enemies, NUMBER_NAMES),
            Piece("enemy_unseen", "cards of the selection decks that nobody has seen", MOST_TOKENS, enemies, decks),
            Piece("enemy_cards", "cards of the enemies that were seen", ITEMS, enemies, HEAP_NAMES, names),
            Piece(
                "horde",
                "round and wave of a horde, and whether blood was drawn",
                MOST_WAVES,
                ("round", "wave", "blood"),
            ),
            Piece("rank", "the highest rank reached", 1, RANK_NAMES),
        ]

    def write_further(self, view: Senjutsu, out: list[int]) -> None:
        cells = view.cells
        enemies = range(self.rules.first_enemy, self.figures)
        for figure in enemies:
            one_of(out, cells[figure * EXTRA + BEHAVIOUR], len(BEHAVIOUR_NAMES))
        for figure in enemies:
            one_of(out, cells[figure * EXTRA + STANCE], len(STANCE_NAMES))
        for figure in enemies:
            flags(out, cells[figure * EXTRA + CONTRACTS], len(CONTRACT_NAMES))
        for figure in enemies:
            flags(out, cells[figure * EXTRA + TOOLS], len(TOOL_NAMES))
        for figure in enemies:
            for cell in NUMBERS:
                number(out, cells[figure * EXTRA + cell], MOST_CARDS)
        for figure in enemies:
            for deck in range(DECKS):
                number(out, cells[figure * EXTRA + SLOTS + deck], MOST_TOKENS)
        for figure in enemies:
            self.write_enemy_heap(cells[figure * BLOCK + STOCK], out)
            self.write_enemy_heap(cells[figure * BLOCK + UP], out)
            self.write_enemy_heap(cells[figure * EXTRA + TOP], out)
            at = len(out)
            out += [0] * len(self.enemy_deck)
            for item in range(ITEMS):
                card = cells[figure * BLOCK + ITEM_CARD + item] - 1
                if card >= 0 and self.enemy_card_at[card] >= 0:
                    out[at + self.enemy_card_at[card]] += 1
        number(out, cells[ROUND], MOST_WAVES)
        number(out, cells[WAVE], MOST_WAVES)
        out.append(cells[BLOOD])
        one_of(out, cells[RANK], len(RANK_NAMES))

    def write_enemy_heap(self, heap: int, out: list[int]) -> None:
        """Append the copies of every design that an enemy could have."""
        at = len(out)
        out += [0] * len(self.enemy_deck)
        for card in designs(heap):
            place = self.enemy_card_at[card]
            if place >= 0:
                out[at + place] = heap >> 2 * card & MOST_COPIES
