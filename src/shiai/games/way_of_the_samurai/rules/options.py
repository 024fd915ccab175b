"""The options of Way of the Samurai."""

import json
import tomllib
from typing import Any, Final

from shiai.core.box import BoxOption
from shiai.core.errors import OptionError
from shiai.core.options import Choice, Option, Switch, Text, Whole
from shiai.games.way_of_the_samurai.rules.boxes import COMPONENTS
from shiai.games.way_of_the_samurai.rules.cards import (
    DATA,
    ENVIRONMENT_NAMES,
    EVENT_CARDS,
    OPPONENT_IDS,
    SYMBOL_NAMES,
    TRIO_NAMES,
    WEAPON_IDS,
    WEAPONS,
    WEATHER_NAMES,
)
from shiai.games.way_of_the_samurai.rules.vocabulary import check_weapon

OWN: Final = "own_weapon"
BLADES: Final = (*WEAPON_IDS, OWN)  # weapons by number; the last one is described in an option
NO_WEAPON: Final = len(BLADES)
# WS-24.1: two campaigns among them
MODE_NAMES: Final = ("duel", "one_vs_three", "clan", "dojo_yoshioka", "leaving_the_village")
DUEL: Final = 0
ONE_VS_THREE: Final = 1
CLAN_RUN: Final = 2
DOJO_YOSHIOKA: Final = 3
LEAVING_THE_VILLAGE: Final = 4
ARMOUR_WEARERS: Final = ("none", "player", "enemy")
ARMOUR_OF_PLAYER: Final = 1
ARMOUR_OF_ENEMY: Final = 2
STANDARD: Final = "standard"
EASY: Final[dict[str, dict[str, Any]]] = DATA["easy"]["options"]
MODULES: Final = ("blood", "bushido", "gisei", "taikyu", "hard_mode", *EASY)
ZORO_OR_BASE: Final = tuple(
    [name for name in WEAPON_IDS if name in ("yari", "wakizashi") or WEAPONS[WEAPON_IDS.index(name)]["set"] == "base"]
)
PAIRS: Final = tuple([f"{one}_and_{two}" for i, one in enumerate(SYMBOL_NAMES) for two in SYMBOL_NAMES[i + 1 :]])
VOID_PAIRS: Final = ("black_b_and_black_c", *[pair for pair in PAIRS if pair != "black_b_and_black_c"])
SET_CHOICES: Final = (
    "base_and_expansion",
    "base",
    "expansion",
    "fan",
    "base_and_fan",
    "expansion_and_fan",
    "base_and_expansion_and_fan",
)
LOW_GAUGES: Final = ("guard", "strength", "technique", "any")


def check_own(text: str) -> str:
    """The normal form of the description of a weapon (JSON or TOML); an OptionError says what is wrong with it."""
    try:
        entry = json.loads(text) if text.startswith(("{", "[")) else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise OptionError(
            f'option {OWN} is no JSON and no TOML: {error}; write {{"id": "nunchaku", "params": {{…}}}}'
        ) from None
    check_weapon(entry)
    return json.dumps({"id": entry["id"], "params": entry.get("params", {})}, separators=(",", ":"), sort_keys=True)


# WS-0.10: the flags of the rulebook are options with its defaults
OPTIONS: Final[tuple[Option, ...]] = (
    Choice("mode", MODE_NAMES, "One duel, three enemies at once, an endless clan, or one of two campaigns.", "WS-0.6"),
    Choice(
        "opponent",
        (STANDARD, *OPPONENT_IDS),
        "The opponent of a duel; standard is Ishida, and the mode's own enemies in all other modes.",
        "WS-4.3",
    ),
    Choice("weapon", (*WEAPON_IDS, OWN), "The weapon; katana or bokken for a first game.", "WS-4.4"),
    Choice(
        "second_weapon",
        ("none", *ZORO_OR_BASE),
        "A second weapon at once against Zoro; in the variant for two players the weapon of the other one.",
        "WS-36.22",
    ),
    Text(OWN, "A weapon of your own as JSON, for weapon own_weapon.", "WS-3.11", check_own, None, "weapon"),
    Choice("environment", ("none", *ENVIRONMENT_NAMES), "Where the fight takes place.", "WS-4.9"),
    Choice("weather", ("none", *WEATHER_NAMES), "The weather in this environment.", "WS-23.1"),
    # WS-37.15: there is only one armour
    Choice("yoroi", ARMOUR_WEARERS, "Who wears the armour.", "WS-33.2"),
    Choice("yoroi_opponent", TRIO_NAMES, "Which of three opponents wears the enemy's armour.", "WS-33.14"),
    Switch("blood", False, "Module Blood: wounds of the player stay and add up.", "WS-29.1"),
    Switch("bushido", False, "Module Bushido: combos or Ki lead to one lasting virtue.", "WS-30.1"),
    Switch("gisei", False, "Module Gisei: a life for a card that moves the guard.", "WS-31.1"),
    Switch("taikyu", False, "Taikyu: a red first card rolls for a consequence of the round.", "WS-35.1"),
    Switch("hard_mode", False, "The HARD MODE card is in the enemy deck.", "WS-27.1"),
    # WS-26.1: three separate easings
    Switch("easy_look", False, "Easing 1: look at three cards when one is bought, keep one.", "WS-26.2"),
    Switch("easy_die", False, "Easing 2: the red die starts at 2.", "WS-26.4"),
    Switch("easy_special", False, "Easing 3: a random special card starts in the action deck.", "WS-26.5"),
    Choice("events", EVENT_CARDS, "The card of random events of a campaign.", "WS-25.2"),
    # WS-40.63: off by default
    Switch("duel_variant", False, "Two players fight each other (a proposal, not official).", "WS-28.4"),
    Switch("attack_may_be_declined", False, "The loss of a met defence may be declined.", "WS-7.9"),
    Switch("weather_needs_environment", True, "A weather needs an environment.", "WS-23.1"),
    Choice("weather_low_gauge", LOW_GAUGES, "The gauge whose -2 the weather punishes.", "WS-40.2"),
    Choice("weather_low_loss", ("life", "ki"), "What the weather takes for it.", "WS-40.3"),
    Choice("weather_combo_cost", ("life", "ki"), "What a combo costs in weather 1.", "WS-40.3"),
    Choice("easy_buy_scope", ("action", "special", "both"), "The cards to which easing 1 applies.", "WS-26.3"),
    Switch("eor_on_kill", False, "A fight won in mid-round is followed by end-of-round effects.", "WS-40.18"),
    Switch("die_allow_lower", False, "The red die may be used as a lower level.", "WS-40.29"),
    Whole("gisei_per_counter", 1, 0, 9, "Gisei cards before each counter-attack; 0 for no limit.", "WS-31.5"),
    Switch("bushido_face_up", False, "The top Bushido card lies open.", "WS-30.8"),
    Switch("taikyu_once", True, "A Taikyu exchange may be made once in its round.", "WS-35.11"),
    Choice("katana_tanto_void", VOID_PAIRS, "The combos that face A of katana/tanto voids.", "WS-40.54"),
    Switch("sasuke_random", False, "The cards removed against Sasuke are random.", "WS-40.60"),
    Whole("clan_limit", 100, 0, 1000, "Enemies after which a clan run is completed; 0 for no limit.", "WS-21.15"),
    Choice("weapon_sets", SET_CHOICES, "The weapons at hand when one breaks.", "WS-25.14"),
    Switch("hard_attack_only", False, "HARD MODE as a defence stops only the attack.", "WS-27.8"),
    Switch("environment_until_counter", False, "Environments close with the counter-attack card.", "WS-22.5"),
    Switch("yoroi_renewed", False, "Every enemy of a run wears new armour.", "WS-33.13"),
    Switch("reward_needs_life", False, "The reward for a wound card needs the last life, not the last Ki.", "WS-24.16"),
    Switch("taikyu_after_draw", False, "Taikyu is checked after the whole draw.", "WS-5.9"),
    Switch("easy_rest_back", False, "With easing 1 special cards not kept go back into their deck.", "WS-26.7"),
    Switch("die_once", False, "The red die may be used once per exchange.", "WS-16.17"),
    BoxOption(COMPONENTS, "WS-3.13"),
)
