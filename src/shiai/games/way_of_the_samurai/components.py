"""The options of Way of the Samurai, which of them go together (section 37), and a game with its options chosen."""

import json
from typing import Any, ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.errors import OptionError
from shiai.core.game import Game
from shiai.core.options import Choice, Option, Switch, Text, Value, Whole
from shiai.core.setup import Setup
from shiai.games.way_of_the_samurai.cards import (
    BLOOD,
    BLOOD_CARDS,
    BUSHIDO,
    BUSHIDO_CARDS,
    CAMPAIGN_MULLIGANS,
    DATA,
    ENVIRONMENT_NAMES,
    EVENT_CARDS,
    GAUGE_NAMES,
    GAUGES,
    OPPONENT_IDS,
    OPPONENTS,
    SYMBOL_NAMES,
    TAIKYU,
    TRIO,
    TRIO_NAMES,
    WEAPON_IDS,
    WEAPONS,
    WEATHER_NAMES,
    WEATHERS,
)
from shiai.games.way_of_the_samurai.force import Force
from shiai.games.way_of_the_samurai.vocabulary import check_weapon, joined

OWN: Final = "own_weapon"
BLADES: Final = (*WEAPON_IDS, OWN)  # weapons by number; the last one is described in an option
NO_WEAPON: Final = len(BLADES)
MODE_NAMES: Final = ("duel", "one_vs_three", "clan", "dojo_yoshioka", "leaving_the_village")
DUEL: Final = 0
ONE_VS_THREE: Final = 1
CLAN_RUN: Final = 2
DOJO_YOSHIOKA: Final = 3
LEAVING_THE_VILLAGE: Final = 4
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
    """The one true form of a weapon of one's own."""
    try:
        entry = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise OptionError(f'option {OWN} is no JSON: {error}; write {{"id": "nunchaku", "params": {{…}}}}') from None
    check_weapon(entry)
    return json.dumps({"id": entry["id"], "params": entry.get("params", {})}, separators=(",", ":"), sort_keys=True)


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
    Text(OWN, "A weapon of your own as JSON, for weapon own_weapon.", "WS-3.11", check_own),
    Choice("environment", ("none", *ENVIRONMENT_NAMES), "Where the fight takes place.", "WS-4.9"),
    Choice("weather", ("none", *WEATHER_NAMES), "The weather in this environment.", "WS-23.1"),
    Choice("yoroi", ("none", "player", "enemy"), "Who wears the armour.", "WS-33.2"),
    Choice("yoroi_opponent", TRIO_NAMES, "Which of three opponents wears the enemy's armour.", "WS-33.14"),
    Switch("blood", False, "Module Blood: wounds of the player stay and add up.", "WS-29.1"),
    Switch("bushido", False, "Module Bushido: combos or Ki lead to one lasting virtue.", "WS-30.1"),
    Switch("gisei", False, "Module Gisei: a life for a card that moves the guard.", "WS-31.1"),
    Switch("taikyu", False, "Taikyu: a red first card rolls for a consequence of the round.", "WS-35.1"),
    Switch("hard_mode", False, "The HARD MODE card is in the enemy deck.", "WS-27.1"),
    Switch("easy_look", False, "Easing 1: look at three cards when one is bought, keep one.", "WS-26.2"),
    Switch("easy_die", False, "Easing 2: the red die starts at 2.", "WS-26.4"),
    Switch("easy_special", False, "Easing 3: a random special card starts in the action deck.", "WS-26.5"),
    Choice("events", EVENT_CARDS, "The card of random events of a campaign.", "WS-25.2"),
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
)


class Rules(Setup):
    """Way of the Samurai with its options chosen: the pieces in play, and what together they put in force."""

    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-3.11 WS-17.2 WS-17.20 WS-19.1 WS-19.34 WS-22.11 WS-23.1 WS-23.17 WS-24.1 WS-24.18 WS-28.3 WS-28.9 WS-29.6
        WS-30.9 WS-32.20 WS-33.13 WS-33.14 WS-36.1 WS-36.22 WS-36.25 WS-36.26 WS-37.1 WS-37.2 WS-37.3 WS-37.4 WS-37.5
        WS-37.6 WS-37.7 WS-37.8 WS-37.9 WS-37.10 WS-37.11 WS-37.12 WS-37.13 WS-37.14 WS-37.15 WS-37.16 WS-37.17 WS-40.6
        WS-40.58 WS-40.59 WS-40.63 WS-40.73
"""
    )

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        super().__init__(game, options)
        self.two_players = options["duel_variant"] is True
        self.mode = MODE_NAMES.index(str(options["mode"]))
        self.campaign = self.mode in (DOJO_YOSHIOKA, LEAVING_THE_VILLAGE)
        self.several_fights = self.campaign or self.mode == CLAN_RUN
        self.enemies = len(TRIO) if self.mode == ONE_VS_THREE else 1
        named = str(options["opponent"])
        self.opponent = OPPONENT_IDS[0] if named == STANDARD else named
        self.weapon = BLADES.index(str(options["weapon"]))
        self.second = BLADES.index(str(options["second_weapon"])) if options["second_weapon"] != "none" else NO_WEAPON
        self.environment = ("none", *ENVIRONMENT_NAMES).index(str(options["environment"]))
        self.weather = ("none", *WEATHER_NAMES).index(str(options["weather"]))
        self.yoroi = ("none", "player", "enemy").index(str(options["yoroi"]))
        self.yoroi_opponent = TRIO_NAMES.index(str(options["yoroi_opponent"])) if self.mode == ONE_VS_THREE else 0
        self.blood = options["blood"] is True
        self.bushido = options["bushido"] is True
        self.gisei = options["gisei"] is True
        self.taikyu = options["taikyu"] is True
        self.hard_mode = options["hard_mode"] is True
        self.events = EVENT_CARDS.index(str(options["events"]))
        self.may_decline = options["attack_may_be_declined"] is True
        low = str(options["weather_low_gauge"])
        self.low_gauges: tuple[int, ...] = tuple(range(GAUGES)) if low == "any" else (GAUGE_NAMES.index(low),)
        self.low_costs_ki = options["weather_low_loss"] == "ki"
        self.combo_costs_ki = options["weather_combo_cost"] == "ki"
        looks = options["easy_look"] is True and options["easy_buy_scope"] != "action"
        self.special_look = int(EASY["easy_look"]["look"]) if looks else 1  # WS-26.7
        self.round_end_on_kill = options["eor_on_kill"] is True
        self.die_allow_lower = options["die_allow_lower"] is True
        self.gisei_limit = int(str(options["gisei_per_counter"])) or 99
        self.bushido_face_up = options["bushido_face_up"] is True
        self.taikyu_once = options["taikyu_once"] is True
        self.sasuke_random = options["sasuke_random"] is True
        self.clan_limit = int(str(options["clan_limit"]))
        self.weapon_sets: tuple[str, ...] = tuple(str(options["weapon_sets"]).split("_and_"))
        self.own: dict[str, Any] = json.loads(str(options[OWN]))["params"] if options[OWN] else {}
        self.pieces = lasting_pieces(self, options)
        self.forces: dict[int, Force] = {}
        refuse_impossible(self, options)
        self.first = self.force(self.weapon, 0, BUSHIDO_CARDS, 0, 0, 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Rules, (self.game, self.options))

    def force(self, weapon: int, face: int, bushido: int, taikyu: int, blood_1: int, blood_2: int) -> Force:
        """What is in force with these cards; made once for each combination."""
        key = (((weapon * 3 + face) * 8 + bushido) * 7 + taikyu) << 10 | blood_1 << 5 | blood_2
        found = self.forces.get(key)
        if found is None:
            pieces = [self.params(weapon)]
            if self.second < NO_WEAPON and not self.two_players:
                pieces.append(self.params(self.second))
            if face:
                pieces.append(joined(pieces).faces[face - 1])
            pieces += self.pieces
            if bushido < BUSHIDO_CARDS:
                pieces.append(BUSHIDO[bushido].get("params", {}))
            pieces.append(TAIKYU[taikyu])
            for card in range(BLOOD_CARDS):
                for level, mask in ((1, blood_1), (2, blood_2)):
                    if mask >> card & 1:
                        pieces.append(BLOOD[card][f"wound{level}"].get("params", {}))
            found = joined(pieces)
            self.forces[key] = found
        return found

    def params(self, weapon: int) -> dict[str, Any]:
        """The words of a weapon."""
        if weapon == len(WEAPON_IDS):
            return self.own
        found: dict[str, Any] = WEAPONS[weapon].get("params", {})
        if "faces" in found:
            void = str(self.options["katana_tanto_void"]).split("_and_")
            faces = {face: dict(params) for face, params in found["faces"].items()}
            for params in faces.values():
                if "void_combos" in params:
                    params["void_combos"] = void
            return {**found, "faces": faces}
        return found

    def available(self, broken: int) -> tuple[int, ...]:
        """The weapons that can be taken when one breaks (WS-25.14)."""
        return tuple(
            [
                weapon
                for weapon in range(len(WEAPON_IDS))
                if WEAPONS[weapon]["set"] in self.weapon_sets
                and not broken >> weapon & 1
                and "change_environment" not in WEAPONS[weapon].get("params", {})
            ]
        )

    def campaign_mulligans(self) -> int:
        """Hands that may be exchanged once per campaign (WS-24.14)."""
        return CAMPAIGN_MULLIGANS if self.campaign else 0


def lasting_pieces(rules: Rules, options: dict[str, Value]) -> list[dict[str, Any]]:
    """The words of all that stays the whole game: opponent, weather, easings."""
    pieces: list[dict[str, Any]] = []
    if rules.mode == DUEL and not rules.two_players:
        pieces.append(OPPONENTS[OPPONENT_IDS.index(rules.opponent)].get("params", {}))
    if rules.weather:
        pieces.append(WEATHERS[rules.weather - 1]["params"])
    for name, params in EASY.items():
        if options[name] is True and not ("look" in params and options["easy_buy_scope"] == "special"):
            pieces.append(params)
    return pieces


def seat_names(options: dict[str, object]) -> tuple[str, ...]:
    """One seat; two in the variant for two players (WS-28.4)."""
    two = str(options.get("duel_variant", False)).lower() in ("true", "yes", "on")
    return ("samurai_1", "samurai_2") if two else ("samurai",)


# What does not go together (section 37) -------------------------------------------------------------------------------


def refuse_impossible(rules: Rules, options: dict[str, Value]) -> None:
    """Raise an OptionError with the clause for the first combination that cannot be played."""
    for wrong, clause, sentence in impossible(rules, options):
        if wrong:
            raise OptionError(f"{sentence} ({clause})")


def impossible(rules: Rules, options: dict[str, Value]) -> list[tuple[bool, str, str]]:
    """Every forbidden combination: does it hold, its clause, and what to do."""
    named = options["opponent"] != STANDARD
    weapon = rules.params(rules.weapon)
    uses_fan = "change_environment" in weapon
    zoro = OPPONENTS[OPPONENT_IDS.index(rules.opponent)].get("params", {}).get("second_weapon", [])
    pair = {str(options["weapon"]), str(options["second_weapon"])}
    second = rules.second < NO_WEAPON
    alone = "the variant for two players knows weapons of the base game only; leave out"
    wrong = [
        (options["weapon"] == OWN and not options[OWN], "WS-4.4", "weapon own_weapon needs option own_weapon"),
        (options["weapon"] != OWN and bool(options[OWN]), "WS-4.4", "option own_weapon needs weapon own_weapon"),
        (rules.campaign and rules.environment > 0, "WS-37.2", "a campaign has no environment; set environment none"),
        (rules.campaign and rules.weather > 0, "WS-37.3", "a campaign has no weather; set weather none"),
        (rules.campaign and rules.blood, "WS-37.4", "module Blood is not for campaigns; set blood false"),
        (rules.campaign and uses_fan, "WS-37.8", "this weapon needs an environment, campaigns have none; take another"),
        (
            rules.weather > 0 and rules.environment == 0 and options["weather_needs_environment"] is True,
            "WS-23.1",
            "a weather needs an environment; choose one, or set weather_needs_environment false",
        ),
        (uses_fan and rules.environment == 0, "WS-19.34", "this weapon needs an environment; choose one"),
        (
            rules.yoroi == 2 and rules.several_fights,
            "WS-33.13",
            "the enemy's armour is for single fights; set yoroi player or none",
        ),
        (
            named and rules.several_fights,
            "WS-37.11",
            "clan and campaign have enemies of their own; set opponent standard",
        ),
        (named and rules.mode == ONE_VS_THREE, "WS-37.13", "1 vs 3 has opponents of its own; set opponent standard"),
        (
            "wound_is_defeat" in weapon and rules.opponent == "alucard",
            "WS-36.26",
            "a weapon that loses by any wound cannot beat Alucard; take another weapon or opponent",
        ),
        (
            options["yoroi_opponent"] != TRIO_NAMES[0] and (rules.mode != ONE_VS_THREE or rules.yoroi != 2),
            "WS-33.14",
            "yoroi_opponent is for the enemy's armour in 1 vs 3; set it to first",
        ),
    ]
    if rules.two_players:
        base = [name for name in WEAPON_IDS if WEAPONS[WEAPON_IDS.index(name)]["set"] == "base"]
        used = [name for name in MODULES if options[name] is True]
        wrong += [
            (rules.mode != DUEL or named, "WS-28.9", f"{alone} mode and opponent"),
            (bool(used), "WS-28.9", f"{alone} {', '.join(used)}"),
            (rules.yoroi > 0, "WS-28.9", f"{alone} yoroi"),
            (rules.environment > 0 or rules.weather > 0, "WS-28.9", f"{alone} environment and weather"),
            (not second, "WS-28.4", "the variant for two players needs second_weapon, the weapon of the other player"),
            (not pair <= set(base), "WS-28.9", f"{alone} other weapons"),
        ]
    else:
        wrong += [
            (
                second and not (zoro and rules.mode == DUEL),
                "WS-37.17",
                "two weapons are for Zoro only; set second_weapon none",
            ),
            (
                second and (len(pair) < 2 or not pair <= set(zoro)),
                "WS-36.22",
                f"against Zoro two different weapons are taken out of {', '.join(zoro)}",
            ),
        ]
    return wrong
