"""What a seat of Way of the Samurai sees, as numbers for programs that learn. Nothing is hidden in this game."""

from typing import Final

from shiai.core.observation import Encoder, Piece, flags, number, one_of
from shiai.games.way_of_the_samurai.rules.cards import (
    ARMOUR,
    BLOOD_CARDS,
    BLOOD_IDS,
    BUSHIDO_CARDS,
    BUSHIDO_NAMES,
    BUSHIDO_STEPS,
    CARD_NAMES,
    CARDS,
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
    TRIO_NAMES,
)
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.options import BLADES
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    ARMOUR_AT,
    BLOCK,
    BLOOD_1,
    BLOOD_2,
    BONUS,
    BROKEN,
    CHOSEN,
    COUNTERS,
    DECK,
    DEFEATED,
    DEFENCE,
    DIE,
    DISCARDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENEMY_KI,
    ENEMY_LIFE,
    EXCHANGE,
    FACE_UP,
    FIGHT,
    FIRST_CARD,
    GAUGE,
    GISEI_DRAWN,
    HAND,
    KI_AT,
    LIFE_AT,
    LOOKED,
    MARK_NAMES,
    MARKER,
    MARKS,
    MULLIGANS,
    NOT_DRAWN,
    OPEN_VIRTUE,
    PLACE,
    PLAYED,
    POINTS,
    REMOVED,
    ROLLED,
    ROUND,
    SIDE,
    SPECIALS,
    STARTER,
    STORED,
    TAIKYU_AT,
    TARGET,
    VIRTUE_AT,
    WEAPON,
    YARI,
    WayOfTheSamurai,
)

LEVELS: Final = GAUGE_HIGH - GAUGE_LOW + 1
LEVEL_NAMES: Final = tuple([f"{level:+d}" for level in range(GAUGE_LOW, GAUGE_HIGH + 1)])
DIE_NAMES: Final = tuple([str(level) for level in range(DIE_MOST + 1)])
FACE_NAMES: Final = tuple([str(face) for face in range(FACES + 1)])
HEAPS: Final = (DECK, DISCARDED, PLAYED, LOOKED, SPECIALS, REMOVED, FIRST_CARD, NOT_DRAWN)
HEAP_NAMES: Final = ("deck", "discard", "played", "looked_at", "special_deck", "removed", "first_card", "not_drawn")
ENEMY_HEAPS: Final = (ENEMY_DECK, ENEMY_DISCARD, COUNTERS)
ENEMY_HEAP_NAMES: Final = ("deck", "discard", "counters")
MOST_LIFE: Final = 30  # of an opponent; higher numbers are alike
MOST_ROUNDS: Final = 40
MOST_FIGHTS: Final = 40
DOJO_FIGHTS: Final = 5


class WayOfTheSamuraiEncoder(Encoder[WayOfTheSamurai]):
    """The own samurai first, then the other one or the enemies; modules only if they are played."""

    def __init__(self, rules: Rules) -> None:
        fighters = ("own", "other") if rules.two_players else ("own",)
        pieces = [
            Piece("gauges", "strength, technique and guard", 1, fighters, GAUGE_NAMES, LEVEL_NAMES),
            Piece("life", "life", LIFE_MOST, fighters),
            Piece("ki", "Ki", KI_MOST, fighters),
            Piece("red_die", "the level of the red die", 1, fighters, DIE_NAMES),
            Piece("weapon", "the weapon", 1, fighters, BLADES),
            Piece("hand", "action cards in hand", 1, fighters, CARD_NAMES),
            Piece("stored", "stored cards", 1, fighters, CARD_NAMES),
            Piece("round", "the round", MOST_ROUNDS),
            Piece("exchange", "the exchange; the last place is the end of the round", 1, FACE_NAMES[: EXCHANGES + 2]),
            Piece("face", "the face of the weapon", 1, ("none", "a", "b")),
            Piece("heaps", "where the action cards are", 1, HEAP_NAMES, CARD_NAMES),
            Piece("enemy_heaps", "where the enemy cards are", 1, ENEMY_HEAP_NAMES, ENEMY_NAMES),
            Piece("defence", "the defence card", 1, ENEMY_NAMES),
            Piece("marks", "what has happened in this exchange or round", 1, MARK_NAMES),
            Piece("bonus", "pending bonus", FACES, GAUGE_NAMES[: GAUGES - 1]),
            Piece("mulligans", "mulligans left", 9, ("weapon", "campaign")),
            Piece("blue_die", "the blue die as it fell last", 1, FACE_NAMES),
        ]
        self.rules = rules
        self.enemies = 0 if rules.two_players else rules.enemies
        if self.enemies:
            trio = TRIO_NAMES[: self.enemies]
            pieces.append(Piece("enemy_life", "life of the enemies", MOST_LIFE, trio))
            pieces.append(Piece("enemy_ki", "Ki of the enemies", MOST_LIFE, trio))
        else:
            pieces.append(Piece("starter", "the own side began this round", 1))
        if self.enemies > 1:
            pieces.append(Piece("target", "the opponent that is attacked", 1, TRIO_NAMES))
        pieces.append(Piece("side", "the side of the opponent's card", 1))
        pieces.append(Piece("environment", "the environment", 1, ("none", *ENVIRONMENT_NAMES)))
        if rules.yoroi:
            pieces.append(Piece("armour", "protection points left", ARMOUR))
        if rules.gisei:
            pieces.append(Piece("gisei_drawn", "Gisei cards drawn before this counter-attack", 9))
        if rules.taikyu:
            pieces.append(Piece("taikyu", "the consequence of this round", 1, FACE_NAMES))
        if rules.blood:
            pieces.append(Piece("blood", "Blood cards suffered", 1, ("level_1", "level_2"), BLOOD_IDS))
        pieces.append(Piece("virtues", "the own Bushido card and the open one", 1, ("own", "open"), BUSHIDO_NAMES))
        pieces.append(Piece("bushido", "the marker and the points left", max(BUSHIDO_STEPS, 9), ("marker", "points")))
        if rules.several_fights:
            pieces.append(Piece("run", "the fight and the enemies defeated", MOST_FIGHTS, ("fight", "defeated")))
            pieces.append(Piece("broken", "weapons that are broken", 1, BLADES))
            pieces.append(Piece("path", "the fights chosen so far", 2, FACE_NAMES[1 : DOJO_FIGHTS + 1]))
        super().__init__(rules, pieces)

    def write(self, view: WayOfTheSamurai, seat: int, out: list[int]) -> None:
        cells = view.cells
        blocks = [0]
        if self.rules.two_players:  # the first block belongs to the active player
            blocks = [0, BLOCK] if cells[ACTIVE] == seat else [BLOCK, 0]
        self.write_fighters(cells, blocks, out)
        number(out, cells[ROUND], MOST_ROUNDS)
        one_of(out, cells[EXCHANGE], EXCHANGES + 2)
        one_of(out, cells[FACE_UP], 3)
        for heap in HEAPS:
            flags(out, cells[heap], CARDS)
        for heap in ENEMY_HEAPS:
            flags(out, cells[heap], ENEMY_CARDS)
        one_of(out, cells[DEFENCE], ENEMY_CARDS)
        flags(out, cells[MARKS], len(MARK_NAMES))
        out += cells[BONUS : BONUS + GAUGES - 1]
        out.append(cells[YARI])
        out.append(cells[MULLIGANS])
        one_of(out, cells[ROLLED], FACES + 1)
        if self.enemies:
            for enemy in range(self.enemies):
                number(out, cells[ENEMY_LIFE + enemy], MOST_LIFE)
            for enemy in range(self.enemies):
                number(out, cells[ENEMY_KI + enemy], MOST_LIFE)
        else:
            out.append(1 if cells[STARTER] == seat else 0)
        if self.enemies > 1:
            one_of(out, cells[TARGET], len(TRIO_NAMES))
        out.append(cells[SIDE])
        one_of(out, cells[PLACE], len(ENVIRONMENT_NAMES) + 1)
        self.write_modules(cells, out)

    def write_fighters(self, cells: list[int], blocks: list[int], out: list[int]) -> None:
        """Append what belongs to the samurai."""
        for at in blocks:
            for gauge in range(GAUGES):
                one_of(out, cells[at + GAUGE + gauge] - GAUGE_LOW, LEVELS)
        for at in blocks:
            number(out, cells[at + LIFE_AT], LIFE_MOST)
        for at in blocks:
            number(out, cells[at + KI_AT], KI_MOST)
        for at in blocks:
            one_of(out, cells[at + DIE], DIE_MOST + 1)
        for at in blocks:
            one_of(out, cells[at + WEAPON], len(BLADES))
        for at in blocks:
            flags(out, cells[at + HAND], CARDS)
        for at in blocks:
            flags(out, cells[at + STORED], CARDS)

    def write_modules(self, cells: list[int], out: list[int]) -> None:
        """Append what belongs to modules and runs."""
        rules = self.rules
        if rules.yoroi:
            number(out, cells[ARMOUR_AT], ARMOUR)
        if rules.gisei:
            number(out, cells[GISEI_DRAWN], 9)
        if rules.taikyu:
            one_of(out, cells[TAIKYU_AT], FACES + 1)
        if rules.blood:
            flags(out, cells[BLOOD_1], BLOOD_CARDS)
            flags(out, cells[BLOOD_2], BLOOD_CARDS)
        one_of(out, cells[VIRTUE_AT], BUSHIDO_CARDS)
        one_of(out, cells[OPEN_VIRTUE], BUSHIDO_CARDS)
        out.append(cells[MARKER])
        out.append(cells[POINTS])
        if rules.several_fights:
            number(out, cells[FIGHT], MOST_FIGHTS)
            number(out, cells[DEFEATED], MOST_FIGHTS)
            flags(out, cells[BROKEN], len(BLADES))
            out += cells[CHOSEN : CHOSEN + DOJO_FIGHTS]
