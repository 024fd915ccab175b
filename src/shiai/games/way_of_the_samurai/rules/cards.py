"""What is in every box of Way of the Samurai, read from the data file: names, numbers, dice tables, abilities.

What a box can change is in `printed.py`.
"""

import json
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = json.loads(
    (files("shiai.games.way_of_the_samurai") / "data" / "way_of_the_samurai.json").read_text("utf-8")
)


def ids(entries: list[dict[str, Any]]) -> tuple[str, ...]:
    """The ids of a list of data entries."""
    return tuple([str(entry["id"]) for entry in entries])


# The gauge board.
# WS-0.4, WS-2.1: three independent rows, in this order
GAUGE_NAMES: Final = ("strength", "technique", "guard")
STRENGTH: Final = 0
TECHNIQUE: Final = 1
GUARD: Final = 2
GAUGES: Final = 3
# WS-2.2: from -2 to +4
GAUGE_LOW: Final = int(DATA["limits"]["gauge_min"])
GAUGE_HIGH: Final = int(DATA["limits"]["gauge_max"])

# What can be lost.
# WS-0.2, WS-0.3: Ki is the blue resource, life the red one
LIFE: Final = 0
KI: Final = 1
LOSS_NAMES: Final = ("life", "ki")
LIFE_MOST: Final = int(DATA["limits"]["life_max"])
KI_MOST: Final = int(DATA["limits"]["ki_max"])
HAND_SIZE: Final = int(DATA["limits"]["hand_size"])
ZERO_KI_LOSS: Final = int(DATA["limits"]["zero_ki_life_loss"])
DIE_MOST: Final = int(DATA["limits"]["wound_die_max"])
COMBO_SIZE: Final = int(DATA["symbols"]["combo_size"])
EXCHANGES: Final = int(DATA["limits"]["exchanges_per_round"])
ENEMY_DECK_LEAST: Final = int(DATA["limits"]["enemy_deck_min"])
FACES: Final = 6

# Action cards by number: the standard ones, then the special ones.
_CARDS: Final[list[dict[str, Any]]] = [*DATA["action_cards"], *DATA["special_cards"]]
CARD_NAMES: Final = ids(_CARDS)
STANDARD_CARDS: Final = 18
CARDS: Final = 25
# WS-3.1: the starting action deck
ALL_STANDARD: Final = (1 << STANDARD_CARDS) - 1
# WS-3.2: a deck of its own
ALL_SPECIAL: Final = (1 << CARDS) - 1 - ALL_STANDARD
# WS-13.1, WS-13.3: three black symbols and the red one
SYMBOL_NAMES: Final = ("black_a", "black_b", "black_c", "red")
RED: Final = 3
SYMBOLS: Final = 4
BLACK: Final = 7  # the black symbols, as a mask
# WS-14.1
ANY_SYMBOL: Final = 4  # the joker
# WS-14.5, WS-40.14: one card of the standard deck
JOKER: Final = [card["symbol"] for card in _CARDS].index("joker")
JOKER_BIT: Final = 1 << JOKER

# Enemy cards by number; the last one is the HARD MODE card.
# WS-3.5: an upper half, the defence, and a lower half, the counter-attack
ENEMY_NAMES: Final = (*ids(DATA["enemy_cards"]), str(DATA["hard_mode_card"]["id"]))
ENEMY_CARDS: Final = 13
HARD: Final = 12
HARD_STRIKES: Final = int(DATA["hard_mode_card"]["counter"]["draw_extra"])
ALL_ENEMY: Final = (1 << HARD) - 1


def losses(parts: list[dict[str, Any]]) -> tuple[tuple[int, int], ...]:
    """Losses of the data file: pairs of LIFE or KI and a number."""
    return tuple([(LOSS_NAMES.index(part["lose"]), int(part["n"])) for part in parts if "lose" in part])


# Wound cards by number.
WOUND_NAMES: Final = ids(DATA["wound_cards"])
# WS-15.1: five, against every opponent
WOUND_CARDS: Final = 5
# The red die: what each level takes, or the wound it deals.
# WS-16.6, WS-16.7: levels 3 and 4
DIE_LOSSES: Final[list[tuple[tuple[int, int], ...]]] = [
    losses((DATA["wound_die_bonus"].get(str(level)) or {}).get("choose_one", [])) for level in range(FACES + 1)
]
# WS-16.8, WS-16.9: levels 5 and 6
DIE_WOUND: Final[list[int]] = [
    int((DATA["wound_die_bonus"].get(str(level)) or {}).get("wound", 0)) for level in range(FACES + 1)
]

# Weapons and opponents.
# WS-3.11, WS-17.2, WS-17.20, WS-19.10, WS-19.15: advantage and drawback, where there are such
# WS-19.1: the set of a weapon says whether it is fan-made
WEAPONS: Final[list[dict[str, Any]]] = DATA["weapons"]
WEAPON_IDS: Final = ids(WEAPONS)
# WS-3.10, WS-20.1, WS-20.2, WS-20.5, WS-20.9: life, Ki and ability
# WS-36.1, WS-40.58, WS-40.59, WS-40.73: those of the fans; life is printed before Ki
OPPONENTS: Final[list[dict[str, Any]]] = DATA["opponents"]
OPPONENT_IDS: Final = ids(OPPONENTS)


def opponent_card(id: str) -> dict[str, Any]:
    """The data of an opponent."""
    return OPPONENTS[OPPONENT_IDS.index(id)]


# Environments by number.
# WS-22.1, WS-22.12: four of the base game, two of the expansion
ENVIRONMENT_NAMES: Final = ids(DATA["environments"])
ENVIRONMENTS: Final = 6
CLIFF: Final = [int(entry.get("uses_per_fight", 0)) for entry in DATA["environments"]].index(1)
# WS-23.16
WEATHER_NAMES: Final = ids(DATA["weathers"])
WEATHERS: Final[list[dict[str, Any]]] = DATA["weathers"]


# Modules.
BLOOD_CARDS: Final = 5
# WS-29.7, WS-29.9, WS-29.15: what a card changes as long as it lies there
BLOOD: Final[list[dict[str, Any]]] = DATA["blood_cards"]
BLOOD_NAMES: Final[list[tuple[str, str]]] = [(card["wound1"]["name"], card["wound2"]["name"]) for card in BLOOD]
BLOOD_IDS: Final = ids(BLOOD)
# WS-30.1
BUSHIDO: Final[list[dict[str, Any]]] = DATA["bushido_cards"]
BUSHIDO_NAMES: Final[tuple[str, ...]] = tuple([str(card["key"]) for card in BUSHIDO])
BUSHIDO_CARDS: Final = 7
WILD: Final = BUSHIDO_NAMES.index("wild_card")
BUSHIDO_STEPS: Final = int(DATA["bushido_track"]["steps"])
BUSHIDO_PRICE: Final = int(DATA["bushido_track"]["ki_per_step"])
# WS-31.1
GISEI_NAMES: Final = ids(DATA["gisei_cards"])
GISEI_CARDS: Final = 5
# WS-33.1
ARMOUR: Final = int(DATA["yoroi"]["points"])
ARMOUR_BREAKS: Final = int(DATA["yoroi"]["destroyed_on_roll"])
TRIO_NAMES: Final = ("first", "second", "third")
# WS-32.7
ATTACKERS: Final[list[tuple[int, ...]]] = [
    (),
    *[
        tuple([int(number) - 1 for number in DATA["one_vs_three"]["counter_table"][str(face)]["attackers"]])
        for face in range(1, FACES + 1)
    ],
]
# WS-35.1
TAIKYU: Final[list[dict[str, Any]]] = [
    {},
    *[DATA["taikyu"]["consequences"][str(face)] for face in range(1, FACES + 1)],
]

# Runs of several fights.
# WS-21.3, WS-40.16: life, then Ki, by face
CLAN: Final[list[tuple[int, int]]] = [
    (0, 0),
    *[
        (int(DATA["clan"]["table"][str(face)]["life"]), int(DATA["clan"]["table"][str(face)]["ki"]))
        for face in range(1, FACES + 1)
    ],
]
RANKS: Final[list[tuple[int, str]]] = [(int(rank["min"]), str(rank["id"])) for rank in DATA["clan"]["ranks"]]
DOJO_STEPS: Final[list[dict[str, Any]]] = DATA["campaigns"]["dojo_yoshioka"]["steps"]
VILLAGE_FIGHTS: Final = int(DATA["campaigns"]["leaving_the_village"]["opponents"])
VILLAGE_KI: Final = int(DATA["campaigns"]["leaving_the_village"]["ki"])
CAMPAIGN_MULLIGANS: Final = int(DATA["campaigns"]["common"]["mulligans"])
WOUND_KILL_LIFE: Final = int(DATA["campaigns"]["common"]["wound_kill_reward"]["life"])
WOUND_KILL_KI: Final = int(DATA["campaigns"]["common"]["wound_kill_reward"]["ki"])
# WS-25.2
EVENT_CARDS: Final = ("hard", "normal")
# the normal card is reconstructed (WS-25.13)
EVENTS: Final[list[list[dict[str, Any]]]] = [
    [{}, *[DATA["random_events"][card][str(face)] for face in range(1, FACES + 1)]] for card in EVENT_CARDS
]
