"""The table of solo play: what it has beside that of a duel.

Nothing about enemies is hidden: which card lies on top of a deck, and which cards were drawn from the selection decks
for it, is decided by luck when a player sees it. A deck is a heap of cards that were seen before, and a
number of unseen cards of every selection deck.
"""

from typing import Any, Final

from shiai.core.layout import Counts, Field, Flags, Layout, Number, Places
from shiai.core.outcome import Outcome
from shiai.core.seats import ALL_SEEING
from shiai.core.step import Step
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_DESIGNS, SOLO_RECORDS
from shiai.games.senjutsu.rules.actions import MOST_FIGURES
from shiai.games.senjutsu.rules.battlefield.boards import Terrain
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS
from shiai.games.senjutsu.rules.fields import HeapField
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLEEDING,
    BLOCK,
    COMMON,
    FIGURES,
    HIDDEN_AT,
    ITEM_CARD,
    LASTING,
    MOST,
    NOWHERE,
    PLAYED,
    RESULT,
    STOCK,
    UP,
    WINNERS,
    WOUNDS,
    Senjutsu,
    fields_of,
)
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.components import SoloRules
from shiai.games.senjutsu.solo.rules.enemies import DECKS

# One enemy: cells beside its block, found as `figure * EXTRA + BEHAVIOUR`.
SOLO: Final = COMMON + MOST_FIGURES * BLOCK
BEHAVIOUR: Final = SOLO
STANCE: Final = SOLO + 1
LIMIT: Final = SOLO + 2  # of wounds and Stuns
DISTANCE: Final = SOLO + 3  # preferred
GOAL: Final = SOLO + 4  # where the movement in this part ends: space * 6 + facing + 1
RESETS: Final = SOLO + 5  # 1: the deck is shuffled after this turn
DECK_STUNS: Final = SOLO + 6  # Stuns in the deck
DECK_POISON: Final = SOLO + 7  # Debilitating Poisons in the deck
FACE_DOWN: Final = SOLO + 8  # cards of the deck that were discarded unseen
TOP: Final = SOLO + 9  # heap: cards known to lie on top of the deck; not part of the stock
TOKENS: Final = SOLO + 10  # on Enlightened Path
CONTRACTS: Final = SOLO + 11  # mask of completed ones
TOOLS: Final = SOLO + 12  # mask of statuses inflicted so far
OUT: Final = SOLO + 13  # heap: cards removed from the game
SLOTS: Final = SOLO + 14  # + selection deck: cards of it in this deck that nobody has seen
GOAL_END: Final = SLOTS + DECKS  # one past the last line of the movement that leads to the goal
KEPT: Final = GOAL_END + 1  # heap: seen cards of a defeated enemy that comes again in the next wave
PILE: Final = (
    KEPT + 1
)  # open discards in their order, the topmost last: digits of base PILE_BASE, action of the card + 1
EXTRA: Final = PILE + 1 - SOLO
PILE_BASE: Final = 512

ROUND: Final = SOLO + MOST_FIGURES * EXTRA
WAVE: Final = ROUND + 1
RANK: Final = WAVE + 1  # the highest rank reached
BLOOD: Final = RANK + 1  # 1: the first wound of the game was dealt
SEEN: Final = BLOOD + 1  # heap: cards of selection decks that are in decks of enemies and were seen
TAKEN: Final = SEEN + 1  # mask of start spaces that enemies of this wave have taken

BEHAVIOUR_NAMES: Final = ("left", "centre", "right")
STANCE_NAMES: Final = ("offensive", "defensive")
OFFENSIVE: Final = 0
DEFENSIVE: Final = 1
CONTRACT_NAMES: Final = ("first_blood", "counter", "tools")
FIRST_BLOOD: Final = 1
COUNTER_CONTRACT: Final = 2
TOOLS_CONTRACT: Final = 4
ALL_CONTRACTS: Final = 7
TOOL_NAMES: Final = ("wound", "bleeding", "stun", "hobble", "poison", "counter")
COUNTER_CREDIT: Final = 32  # a Counter was successful in this turn
ALL_TOOLS: Final = v.BLEED_CREDIT | v.STUN_CREDIT | v.HOBBLE_CREDIT | v.POISON_CREDIT
TOKENS_FOR_LIMIT: Final = 3
TOKENS_FOR_IMMUNITY: Final = 5
TOKENS_FOR_WOUND: Final = 7
LAST_WOUNDS: Final = 2  # with so many left the Onna-Bugeisha is desperate
CONTRACT_CARDS: Final = frozenset(
    [HERO_DESIGNS + i for i, record in enumerate(SOLO_RECORDS) if "contracts" in record["keywords"]]
)
RANK_NAMES: Final = ("none", "wood", "steel", "gold", "jade")

# How a game of solo play ends, beside the ways of a duel; numbers follow on those.
LORD_FALLEN: Final = 4
CONTRACTS_WON: Final = 5
SOLO_RESULTS: Final = (
    ("open", ""),
    ("last_side", "SJ-38.7"),
    ("draw", "SJ-15.5"),
    ("advantage", "SJ-A.10"),
    ("lord_fallen", "SJ-50.9"),
    ("contracts", "SJ-47.25"),
)


def enemy_fields(figure: int, name: str) -> list[Field]:
    """The fields of one enemy."""
    at = figure * EXTRA
    decks = tuple([f"deck_{deck + 1}" for deck in range(DECKS)])
    return [
        Places(f"{name}_behaviour", at + BEHAVIOUR, ("side",), BEHAVIOUR_NAMES, 0),
        Places(f"{name}_stance", at + STANCE, ("stance",), STANCE_NAMES, 0),
        Number(f"{name}_limit", at + LIMIT, 0, MOST),
        Number(f"{name}_distance", at + DISTANCE, 0, 9),
        Number(f"{name}_goal", at + GOAL, 0, NOWHERE * DIRECTIONS + DIRECTIONS),
        Number(f"{name}_resets", at + RESETS, 0, 1),
        Number(f"{name}_stuns_in_deck", at + DECK_STUNS, 0, MOST),
        Number(f"{name}_poison_in_deck", at + DECK_POISON, 0, MOST),
        Number(f"{name}_face_down_cards", at + FACE_DOWN, 0, MOST),
        HeapField(f"{name}_on_top", at + TOP),
        Number(f"{name}_tokens", at + TOKENS, 0, MOST),
        Flags(f"{name}_contracts", at + CONTRACTS, CONTRACT_NAMES),
        Flags(f"{name}_inflicted", at + TOOLS, TOOL_NAMES),
        HeapField(f"{name}_removed", at + OUT),
        Counts(f"{name}_unseen", at + SLOTS, decks, MOST),
        Number(f"{name}_goal_end", at + GOAL_END, 0, MOST),
        HeapField(f"{name}_kept", at + KEPT),
        Number(f"{name}_pile", at + PILE, 0, PILE_BASE**64),
    ]


SOLO_LAYOUT: Final = Layout(
    (
        *fields_of(FIGURES, tuple([reason for reason, _ in SOLO_RESULTS])),
        *[field for figure, name in enumerate(FIGURES) for field in enemy_fields(figure, name)],
        Number("round", ROUND, 0, MOST),
        Number("wave", WAVE, 0, MOST),
        Places("rank", RANK, ("reached",), RANK_NAMES, 0),
        Number("first_wound", BLOOD, 0, 1),
        HeapField("solo_cards_seen", SEEN),
        Flags("taken_starts", TAKEN, ("a", "b", "c", "d")),
    )
)


class Solo(Senjutsu):
    """The table of solo play; a `SoloDuel` adds what needs the steps."""

    def __init__(
        self,
        rules: SoloRules,
        cells: list[int],
        stack: list[Step[Any]],
        viewer: int = ALL_SEEING,
        terrain: Terrain | None = None,
    ) -> None:
        super().__init__(rules, cells, stack, viewer, terrain)
        self.solo_rules = rules
        self.reasons: list[Any] | None = None  # collects the decisions of enemies, for explanations
        self.thinking = False  # this very state is only searched: enemies do not look ahead once more

    def clone(self) -> "Solo":
        raise NotImplementedError

    def seen(self, seat: int) -> list[int]:
        cells = self.cells
        return super().seen(seat) + cells[SOLO : SOLO + self.rules.count * EXTRA] + cells[ROUND:]

    def for_search(self) -> None:
        self.thinking = True

    def wound_limit(self, seat: int) -> int:
        if seat < self.rules.first_enemy or seat == self.rules.token:
            return super().wound_limit(seat)
        return self.cells[seat * EXTRA + LIMIT]  # SJ-40.4, SJ-40.14

    def stun_limit(self, seat: int) -> int:
        if seat < self.rules.first_enemy or seat == self.rules.token:
            return self.hand_limit(seat)
        # SJ-40.7, SJ-40.10 to SJ-40.12: Stuns beside the deck, counted apart from wounds
        waiting = self.cells[seat * EXTRA + DECK_STUNS] if self.solo_rules.all_stuns_count else 0
        return self.cells[seat * EXTRA + LIMIT] - waiting

    def shuffle(self, figure: int) -> None:
        """Forget what is known about the top of the deck of an enemy."""
        self.cells[figure * BLOCK + STOCK] += self.cells[figure * EXTRA + TOP]
        self.cells[figure * EXTRA + TOP] = 0

    def despair(self, figure: int) -> None:
        """Make an enemy desperate that has few wounds left; it remains so (SJ-47.17, SJ-47.18)."""
        cells = self.cells
        if not self.solo_rules.enemies[figure].desperation:
            return
        # SJ-47.17, SJ-47.18
        left = wound_limit(self, figure) - cells[figure * BLOCK + WOUNDS] - cells[figure * BLOCK + BLEEDING]
        if cells[ALIVE] >> figure & 1 and left <= LAST_WOUNDS:
            cells[figure * BLOCK + HIDDEN_AT] |= v.DESPERATION

    def succeeded(self, seat: int) -> None:
        cells = self.cells
        if seat < self.rules.first_enemy or not cells[seat * BLOCK + HIDDEN_AT] & v.ENLIGHTENMENT:
            return
        cells[seat * EXTRA + TOKENS] += 1
        if cells[seat * EXTRA + TOKENS] == TOKENS_FOR_LIMIT:
            cells[seat * EXTRA + LIMIT] += 1
        if self.events is not None:
            self.tell("path_token", "SJ-47.13", {"who": who(self, seat), "count": cells[seat * EXTRA + TOKENS]})

    def harder(self, seat: int, card: int) -> int:
        if seat < self.rules.first_enemy:
            return super().harder(seat, card)
        return int(self.cells[seat * EXTRA + TOKENS] >= TOKENS_FOR_WOUND) + self.quicker(seat)

    def quicker(self, seat: int) -> int:
        if seat < self.rules.first_enemy:
            return super().quicker(seat)
        if self.cells[seat * BLOCK + ITEM_CARD] - 1 not in CONTRACT_CARDS:
            return 0
        return self.cells[seat * EXTRA + CONTRACTS].bit_count()

    def bury(self, seat: int) -> None:
        if seat < self.rules.first_enemy:
            return
        base = seat * BLOCK
        cells = self.cells
        # SJ-40.17
        self.shuffle(seat)
        cells[seat * EXTRA + KEPT] = sum([cells[base + cell] for cell in (STOCK, UP, PLAYED, LASTING)])
        for cell in (GOAL, RESETS, DECK_STUNS, DECK_POISON, FACE_DOWN, TOKENS, CONTRACTS, TOOLS, PILE):
            cells[seat * EXTRA + cell] = 0

    def immune(self, seat: int) -> bool:
        if seat < self.rules.first_enemy:
            return False
        return seat == self.rules.token or self.cells[seat * EXTRA + TOKENS] >= TOKENS_FOR_IMMUNITY

    def outcome(self) -> Outcome | None:
        cells = self.cells
        if not cells[RESULT]:
            return None
        reason, clause = SOLO_RESULTS[cells[RESULT]]
        # SJ-38.6, SJ-38.7, SJ-A.80: the heroes win or lose together
        people = range(self.rules.people)
        won = bool(cells[WINNERS] & self.rules.played_by_people)
        if won and cells[RESULT] == CONTRACTS_WON:
            clause = "SJ-58.8"
        if self.solo_rules.horde and cells[RESULT] not in (LORD_FALLEN, CONTRACTS_WON):
            # SJ-49.25
            reason, clause = "run_ended", "SJ-49.25"
            won = cells[RANK] > 0
        return Outcome(tuple(people) if won else (), reason, clause, tuple([1 if won else -1 for _ in people]))
