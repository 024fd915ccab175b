"""The components of Samurai Spirit that are the same in every box: names, numbers of pieces, ranks, difficulties."""

import csv
import json
from importlib.resources import files
from typing import Any, Final

_FOLDER: Final = files("shiai.games.samurai_spirit") / "data"
DATA: Final[dict[str, Any]] = json.loads((_FOLDER / "samurai_spirit.json").read_text("utf-8"))
RAIDERS: Final[list[dict[str, str]]] = list(  # SS-3.12
    csv.DictReader((_FOLDER / "samurai_spirit_raiders.csv").read_text("utf-8").splitlines())
)

# Raider cards by number, in the order of the card list.
CARD_NAMES: Final[tuple[str, ...]] = tuple([row["id"] for row in RAIDERS])
CARDS: Final = 66  # SS-1.10, SS-31.57
HIGHEST_VALUE: Final = 6  # SS-3.1
SYMBOL_NAMES: Final = ("hat", "farm", "doll")
HAT: Final = 0
FARM: Final = 1
DOLL: Final = 2
NO_SYMBOL: Final = 3
SYMBOLS: Final = 3
SYMBOL_WORDS: Final = (*SYMBOL_NAMES, "none")

PENALTY_NAMES: Final = (  # SS-3.11
    "fire",
    "wound",
    "intruder",
    "no_defend",
    "no_support",
    "draw_left",
    "draw_right",
    "must_pass",
    "recycle",
    "no_talent",
    "drop_defence",
)
FIRE: Final = 0
WOUND: Final = 1
INTRUDER: Final = 2
NO_DEFEND: Final = 3
NO_SUPPORT: Final = 4
DRAW_LEFT: Final = 5
DRAW_RIGHT: Final = 6
MUST_PASS: Final = 7
RECYCLE: Final = 8
NO_TALENT: Final = 9
DROP_DEFENCE: Final = 10
NO_PENALTY: Final = 11
PENALTY_WORDS: Final = (*PENALTY_NAMES, "none")
BOSS_PENALTIES: Final = PENALTY_NAMES[MUST_PASS:]

RANK_NAMES: Final = ("plunderer", "lieutenant", "boss")
PLUNDERER: Final = 0
RANK: Final[list[int]] = [RANK_NAMES.index(row["rank"]) for row in RAIDERS]  # SS-3.2: a box changes no rank
PLUNDERERS: Final = RANK.count(PLUNDERER)

# Kinds of raiders: their ranks; the doll check needs to know which plunderers show a doll (SS-25.3).
DOLL_PLUNDERER: Final = 0
OTHER_PLUNDERER: Final = 1
LIEUTENANT: Final = 2
BOSS: Final = 3
KINDS: Final = 4
DOLLS_NEEDED: Final = int(DATA["doll_check"]["least"])

# Samurai by number.
SAMURAI_NAMES: Final[tuple[str, ...]] = tuple([str(samurai["id"]) for samurai in DATA["samurai"]])  # SS-1.1
TALENT_NAMES: Final[tuple[str, ...]] = tuple([str(samurai["talent"]) for samurai in DATA["samurai"]])
SAMURAI_COUNT: Final = 7
HIGHEST_KIAI: Final = 15  # more than on any board; the drawings have room for it


HEIHACHI: Final = TALENT_NAMES.index("pass_even")
DAISUKE: Final = TALENT_NAMES.index("pass_odd")
GOROBEI: Final = TALENT_NAMES.index("ignore_even")
KANBEI: Final = TALENT_NAMES.index("ignore_odd")
KIKUCHIYO: Final = TALENT_NAMES.index("second_fight")
KYUZO: Final = TALENT_NAMES.index("discard_duplicate")
KATSUSHIRO: Final = TALENT_NAMES.index("replace_card")

ROUNDS: Final = int(DATA["components"]["rounds"])
MOST_BARRICADES: Final = int(DATA["components"]["barricades"])  # SS-1.8
FARMSTEADS: Final = int(DATA["components"]["farmsteads"])  # SS-1.7
REVERSE_NAMES: Final[tuple[str, ...]] = tuple([str(kind["id"]) for kind in DATA["farmstead_penalties"]])
LOSE_FAMILY: Final = REVERSE_NAMES.index("lose_family")
LOSE_FARM: Final = REVERSE_NAMES.index("lose_farm")
LOSE_BARRICADE: Final = REVERSE_NAMES.index("lose_barricade")
BONUS_NAMES: Final[tuple[str, ...]] = tuple([str(kind["id"]) for kind in DATA["family_bonuses"]])  # SS-1.9
FAMILIES: Final = 3
HEAL: Final = BONUS_NAMES.index("heal")
BARRICADE: Final = BONUS_NAMES.index("barricade")
REPEL: Final = BONUS_NAMES.index("repel")

SEAT_NAMES: Final = tuple([f"seat_{number}" for number in range(1, SAMURAI_COUNT + 1)])
# SS-23.1 to SS-23.4
DIFFICULTIES: Final[dict[str, Any]] = {str(level["id"]): level for level in DATA["difficulties"]}
DEFAULT_DIFFICULTY: Final = str(DATA["default_difficulty"])  # SS-2.1, SS-31.53
