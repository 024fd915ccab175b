"""The state of Way of the Samurai. Nothing is hidden: decks are sets of cards, from which chance draws.

In the variant for two players the block `self` belongs to the active player and the block `other` to the other one;
they change places when the turn does.
"""

from typing import Any, Final

from shiai.core.layout import Counts, Flags, Layout, Number, Places
from shiai.core.messages import Values
from shiai.core.outcome import Outcome
from shiai.core.seats import ALL_SEEING
from shiai.core.state import State
from shiai.core.step import Step
from shiai.games.way_of_the_samurai.rules.cards import (
    ARMOUR,
    BLOOD_IDS,
    BUSHIDO_NAMES,
    BUSHIDO_STEPS,
    CARD_NAMES,
    DIE_MOST,
    ENEMY_CARDS,
    ENEMY_NAMES,
    ENVIRONMENT_NAMES,
    EXCHANGES,
    FACES,
    GAUGE_HIGH,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    KI_MOST,
    LIFE_MOST,
    RANKS,
    TRIO_NAMES,
)
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.options import BLADES, NO_WEAPON

NO_CARD: Final = ENEMY_CARDS
NOBODY: Final = 3  # no opponent is marked
NO_VIRTUE: Final = len(BUSHIDO_NAMES)
# WS-1.7, WS-12.3: opponents may hold any number of life and Ki
MOST: Final = 10**6

# One fighter: a block of cells, for the player and, with two players, for the other one.
GAUGE: Final = 0  # + strength, technique, guard
LIFE_AT: Final = 3
KI_AT: Final = 4
DIE: Final = 5  # level of the red die; 0 when it holds none (Kempo) or has left the game
WEAPON: Final = 6
HAND: Final = 7  # masks of action cards
STORED: Final = 8
BLOCK: Final = 9
OTHER: Final = BLOCK  # the other player's block

ROUND: Final = 2 * BLOCK
EXCHANGE: Final = ROUND + 1  # 0 before the first, then 1 and 2; 3 at the end of the round
ACTIVE: Final = EXCHANGE + 1  # the seat of block `self`
STARTER: Final = ACTIVE + 1  # the seat that begins this round
FACE_UP: Final = STARTER + 1  # the face of the weapon in this round: 0 none, 1 A, 2 B
DECK: Final = FACE_UP + 1  # masks of action cards
DISCARDED: Final = DECK + 1
PLAYED: Final = DISCARDED + 1  # in this exchange
LOOKED: Final = PLAYED + 1  # drawn to be chosen from
SPECIALS: Final = LOOKED + 1  # the special deck
REMOVED: Final = SPECIALS + 1
FIRST_CARD: Final = REMOVED + 1  # mask: the first card drawn in this round
NOT_DRAWN: Final = FIRST_CARD + 1  # mask: cards bought or fetched in this round
ENEMY_DECK: Final = NOT_DRAWN + 1  # masks of enemy cards
ENEMY_DISCARD: Final = ENEMY_DECK + 1
COUNTERS: Final = ENEMY_DISCARD + 1  # counter-attack cards of this exchange
DEFENCE: Final = COUNTERS + 1  # the card to the left of the opponent
# WS-2.8: an enemy has life and Ki, but no gauges
ENEMY_LIFE: Final = DEFENCE + 1  # + opponent
ENEMY_KI: Final = ENEMY_LIFE + 3
TARGET: Final = ENEMY_KI + 3  # the opponent that is attacked
SIDE: Final = TARGET + 1  # 0 for side A of Shiro's card, 1 for side B
ARMOUR_AT: Final = SIDE + 1  # protection points left
MARKS: Final = ARMOUR_AT + 1  # what has happened in this exchange or round, see MARK_NAMES
GISEI_DRAWN: Final = MARKS + 1  # before this counter-attack
YARI: Final = GISEI_DRAWN + 1  # mulligans of the weapon left
MULLIGANS: Final = YARI + 1  # mulligans of the campaign left
# WS-22.2: at most one environment
PLACE: Final = MULLIGANS + 1  # the environment: 0 none, else its number + 1
TAIKYU_AT: Final = PLACE + 1  # the consequence of this round
BLOOD_1: Final = TAIKYU_AT + 1  # masks of Blood cards suffered at level 1 and 2
BLOOD_2: Final = BLOOD_1 + 1
# WS-30.2: the marker is not one of the player's Ki
MARKER: Final = BLOOD_2 + 1  # the Bushido marker
VIRTUE_AT: Final = MARKER + 1  # the Bushido card in front of the player
OPEN_VIRTUE: Final = VIRTUE_AT + 1  # the top card of the Bushido deck, where it lies open
POINTS: Final = OPEN_VIRTUE + 1  # points of a pool left, or Ki laid on the card
BONUS: Final = POINTS + 1  # + strength, technique: pending bonus of a random event
BROKEN: Final = BONUS + 2  # mask of broken weapons
FIGHT: Final = BROKEN + 1  # number of the fight
DEFEATED: Final = FIGHT + 1  # enemies defeated in this run
CHOSEN: Final = DEFEATED + 1  # + fight of the dojo: 0 not yet, 1 left, 2 right
ROLLED: Final = CHOSEN + 5  # the blue die as it fell last; 0 before
ENDED: Final = ROLLED + 1

# Marks
TRANSFORMED: Final = 1  # a line was transformed in this round
FRESH: Final = 2  # the hand is what the draw or the last mulligan gave
REDRAW_READY: Final = 4  # the virtue redraw can be used in this round
CHANGED: Final = 8  # the environment was changed in this round
HEALED: Final = 16  # Taikyu 1 healed in this round
EXCHANGED: Final = 32  # a Taikyu exchange was made in this round
LIFE_HIT: Final = 64  # the attack of this exchange took life
CHECKED: Final = 128  # the combo of this exchange was checked
DIE_USED: Final = 256  # the red die was used in this exchange
CLIFF_USED: Final = 512  # in this fight; with a weapon that changes the environment, in this game
MARK_NAMES: Final = (
    "transformed",
    "fresh_hand",
    "redraw_ready",
    "changed_environment",
    "healed",
    "exchanged",
    "life_hit",
    "combo_checked",
    "die_used",
    "cliff_used",
)
OF_EXCHANGE: Final = LIFE_HIT | CHECKED | DIE_USED
OF_ROUND: Final = TRANSFORMED | FRESH | REDRAW_READY | CHANGED | HEALED | EXCHANGED | OF_EXCHANGE

# How a game can end: did the player win, the reason, the clause.
# WS-11.5, WS-11.6: further ways to win and to lose
RESULTS: Final = (
    (False, "none", ""),
    (True, "enemy_killed", "WS-11.1"),
    (True, "enemy_deadly_wound", "WS-15.6"),
    (True, "enemy_without_ki", "WS-19.2"),
    (True, "snow_victory", "WS-23.11"),
    (True, "all_three_dead", "WS-32.19"),
    (True, "campaign_won", "WS-24.13"),
    (True, "clan_completed", "WS-21.15"),
    (False, "killed", "WS-11.2"),
    (False, "deadly_wound", "WS-15.6"),
    (False, "without_ki", "WS-20.3"),
    (False, "wounded_to_death", "WS-19.17"),
    (False, "fell", "WS-22.10"),
    (False, "bled_out", "WS-29.5"),
    (False, "decapitated", "WS-29.16"),
    (False, "sunstroke", "WS-23.14"),
    (False, "no_weapon_left", "WS-25.10"),
)
KILLED_ENEMY: Final = 1
DEADLY_ENEMY: Final = 2
ENEMY_NO_KI: Final = 3
SNOW: Final = 4
ALL_THREE: Final = 5
CAMPAIGN_WON: Final = 6
CLAN_COMPLETED: Final = 7
KILLED: Final = 8
DEADLY_WOUND: Final = 9
WITHOUT_KI: Final = 10
WOUNDED: Final = 11
FELL: Final = 12
BLED_OUT: Final = 13
DECAPITATED: Final = 14
SUNSTROKE: Final = 15
NO_WEAPON_LEFT: Final = 16

# With two players the end names who has fallen: by seat, then whether a deadly wound felled him.
MATCH_REASONS: Final = (
    ("samurai_1_killed", "samurai_1_deadly_wound"),
    ("samurai_2_killed", "samurai_2_deadly_wound"),
)

# Events of the variant for two players that name the one who acts.
OWN_EVENTS: Final = (
    "played",
    "drew",
    "stored",
    "revealed",
    "combo",
    "red_die",
    "used_die",
    "paid",
    "paid_life",
    "lost_ki",
    "lost_life",
    "gained_ki",
)

_BLADES: Final = (*BLADES, "none")


def _block(name: str, at: int) -> list[Any]:
    """The fields of one fighter."""
    return [
        *[Number(f"{name}_{gauge}", at + GAUGE + i, GAUGE_LOW, GAUGE_HIGH) for i, gauge in enumerate(GAUGE_NAMES)],
        Number(f"{name}_life", at + LIFE_AT, 0, LIFE_MOST),
        Number(f"{name}_ki", at + KI_AT, 0, KI_MOST),
        Number(f"{name}_red_die", at + DIE, 0, DIE_MOST),
        Places(f"{name}_weapon", at + WEAPON, ("blade",), _BLADES, NO_WEAPON),
        Flags(f"{name}_hand", at + HAND, CARD_NAMES),
        Flags(f"{name}_stored", at + STORED, CARD_NAMES),
    ]


LAYOUT: Final = Layout(
    (
        *_block("self", 0),
        *_block("other", OTHER),
        Number("round", ROUND, 0, MOST),
        Number("exchange", EXCHANGE, 0, EXCHANGES + 1),
        Number("active", ACTIVE, 0, 1),
        Number("starter", STARTER, 0, 1),
        Places("face", FACE_UP, ("up",), ("none", "a", "b"), 0),
        Flags("deck", DECK, CARD_NAMES),
        Flags("discard", DISCARDED, CARD_NAMES),
        Flags("played", PLAYED, CARD_NAMES),
        Flags("looked_at", LOOKED, CARD_NAMES),
        Flags("special_deck", SPECIALS, CARD_NAMES),
        Flags("removed", REMOVED, CARD_NAMES),
        Flags("first_card", FIRST_CARD, CARD_NAMES),
        Flags("not_drawn", NOT_DRAWN, CARD_NAMES),
        Flags("enemy_deck", ENEMY_DECK, ENEMY_NAMES),
        Flags("enemy_discard", ENEMY_DISCARD, ENEMY_NAMES),
        Flags("counters", COUNTERS, ENEMY_NAMES),
        Places("defence", DEFENCE, ("card",), (*ENEMY_NAMES, "none"), NO_CARD),
        Counts("enemy_life", ENEMY_LIFE, TRIO_NAMES, MOST),
        Counts("enemy_ki", ENEMY_KI, TRIO_NAMES, MOST),
        Places("target", TARGET, ("opponent",), (*TRIO_NAMES, "nobody"), NOBODY),
        Number("side", SIDE, 0, 1),
        Number("armour", ARMOUR_AT, 0, ARMOUR),
        Flags("marks", MARKS, MARK_NAMES),
        Number("gisei_drawn", GISEI_DRAWN, 0, 99),
        Number("weapon_mulligans", YARI, 0, 9),
        Number("campaign_mulligans", MULLIGANS, 0, 1),
        Places("environment", PLACE, ("place",), ("none", *ENVIRONMENT_NAMES), 0),
        Number("taikyu", TAIKYU_AT, 0, FACES),
        Flags("blood_1", BLOOD_1, BLOOD_IDS),
        Flags("blood_2", BLOOD_2, BLOOD_IDS),
        Number("bushido_marker", MARKER, 0, BUSHIDO_STEPS),
        Places("virtue", VIRTUE_AT, ("card",), (*BUSHIDO_NAMES, "none"), NO_VIRTUE),
        Places("open_virtue", OPEN_VIRTUE, ("card",), (*BUSHIDO_NAMES, "none"), NO_VIRTUE),
        Number("points", POINTS, 0, 9),
        Counts("bonus", BONUS, GAUGE_NAMES[: GAUGES - 1], FACES),
        Flags("broken", BROKEN, BLADES),
        Number("fight", FIGHT, 0, MOST),
        Number("defeated", DEFEATED, 0, MOST),
        Counts("path", CHOSEN, ("step_1", "step_2", "step_3", "step_4", "step_5"), 2),
        Number("blue_die", ROLLED, 0, FACES),
        Places("result", ENDED, ("game",), tuple([reason for _, reason, _ in RESULTS]), 0),
    )
)


class WayOfTheSamurai(State[list[int]]):
    """A state of Way of the Samurai; `modifiers` are those of weapons, opponent and cards now."""

    def __init__(
        self,
        rules: Rules,
        cells: list[int],
        stack: list[Step[Any]],
        viewer: int = ALL_SEEING,
        modifiers: Modifiers | None = None,
    ) -> None:
        super().__init__(rules, cells, stack, viewer)
        self.rules = rules
        self.modifiers = rules.first_modifiers if modifiers is None else modifiers
        self.foe_life = OTHER + LIFE_AT if rules.two_players else ENEMY_LIFE  # where the enemy's life and Ki lie
        self.foe_ki = OTHER + KI_AT if rules.two_players else ENEMY_KI
        if modifiers is None:
            self.refresh()

    def refresh(self) -> None:
        """Look the modifiers up again after weapon, face or cards have changed."""
        cells = self.cells
        weapon = cells[WEAPON]
        if weapon < NO_WEAPON:
            self.modifiers = self.rules.modifiers_of(
                weapon, cells[FACE_UP], cells[VIRTUE_AT], cells[TAIKYU_AT], cells[BLOOD_1], cells[BLOOD_2]
            )

    def clone(self) -> "WayOfTheSamurai":
        return WayOfTheSamurai(self.rules, self.cells[:], self.stack[:], self.viewer, self.modifiers)

    def tell(self, message: str, clause: str, values: Values, seats: tuple[int, ...] | None = None) -> None:
        """Add an event; with two players it names the one who acts."""
        named = self.rules.two_players and message in OWN_EVENTS
        told = f"own_{message}" if named else message
        if named:
            values = {"who": self.rules.seats[self.cells[ACTIVE]], **values}
        super().tell(told, clause, values, seats)

    def outcome(self) -> Outcome | None:
        cells = self.cells
        if not cells[ENDED]:
            return None
        won, reason, clause = RESULTS[cells[ENDED]]
        if self.rules.two_players:
            winner = cells[ACTIVE] if won else 1 - cells[ACTIVE]
            deadly = cells[ENDED] in (DEADLY_ENEMY, DEADLY_WOUND)
            return Outcome((winner,), MATCH_REASONS[1 - winner][deadly], clause, (1 - winner, winner))
        # WS-21.5, WS-21.13: the enemies defeated
        score = cells[DEFEATED] if self.rules.several_fights else int(won)
        return Outcome((0,) if won else (), reason, clause, (score,))


def rank(defeated: int) -> str:
    """The rank of a clan run."""
    # WS-21.14
    return [name for least, name in RANKS if defeated >= least][-1]
