"""The set-up of a game: its options, and the modifiers that follow from them."""

import json
from typing import Any

from shiai.core.box import Contents
from shiai.core.game import AnyGame
from shiai.core.options import Value
from shiai.core.setup import Setup
from shiai.games.way_of_the_samurai.rules.boxes import COMPONENTS
from shiai.games.way_of_the_samurai.rules.cards import (
    BLOOD,
    BLOOD_CARDS,
    BUSHIDO,
    BUSHIDO_CARDS,
    CAMPAIGN_MULLIGANS,
    ENVIRONMENT_NAMES,
    EVENT_CARDS,
    GAUGE_NAMES,
    GAUGES,
    OPPONENT_IDS,
    TAIKYU,
    TRIO_NAMES,
    WEAPON_IDS,
    WEAPONS,
    WEATHER_NAMES,
    WEATHERS,
    opponent_card,
)
from shiai.games.way_of_the_samurai.rules.compatibility import refuse_impossible
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.options import (
    ARMOUR_WEARERS,
    BLADES,
    CLAN_RUN,
    DOJO_YOSHIOKA,
    DUEL,
    EASY,
    LEAVING_THE_VILLAGE,
    MODE_NAMES,
    NO_WEAPON,
    ONE_VS_THREE,
    OWN,
    STANDARD,
)
from shiai.games.way_of_the_samurai.rules.printed import Printed, printed_in
from shiai.games.way_of_the_samurai.rules.vocabulary import combined


class Rules(Setup):
    """Way of the Samurai with its options chosen."""

    def __init__(self, game: AnyGame, options: dict[str, Value]) -> None:
        super().__init__(game, options)
        # WS-3.13: the components of the player, where they differ from ours
        self.box: Contents = COMPONENTS.contents(str(options["box"]))
        self.printed: Printed = printed_in(self.box)
        self.two_players = options["duel_variant"] is True
        self.mode = MODE_NAMES.index(str(options["mode"]))
        self.campaign = self.mode in (DOJO_YOSHIOKA, LEAVING_THE_VILLAGE)
        self.several_fights = self.campaign or self.mode == CLAN_RUN
        self.enemies = len(TRIO_NAMES) if self.mode == ONE_VS_THREE else 1
        named = str(options["opponent"])
        self.opponent = OPPONENT_IDS[0] if named == STANDARD else named
        self.opponent_life, self.opponent_ki = self.printed.opponents[OPPONENT_IDS.index(self.opponent)]
        self.weapon = BLADES.index(str(options["weapon"]))
        self.second = BLADES.index(str(options["second_weapon"])) if options["second_weapon"] != "none" else NO_WEAPON
        self.environment = ("none", *ENVIRONMENT_NAMES).index(str(options["environment"]))
        self.weather = ("none", *WEATHER_NAMES).index(str(options["weather"]))
        self.yoroi = ARMOUR_WEARERS.index(str(options["yoroi"]))
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
        self.special_look = int(EASY["easy_look"]["look"]) if looks else 1
        self.easy_rest_back = options["easy_rest_back"] is True
        self.hard_attack_only = options["hard_attack_only"] is True
        self.environment_until_counter = options["environment_until_counter"] is True
        self.yoroi_renewed = options["yoroi_renewed"] is True
        self.reward_needs_life = options["reward_needs_life"] is True
        self.taikyu_after_draw = options["taikyu_after_draw"] is True
        self.die_once = options["die_once"] is True
        self.round_end_on_kill = options["eor_on_kill"] is True
        self.die_allow_lower = options["die_allow_lower"] is True
        self.gisei_limit = int(str(options["gisei_per_counter"])) or 99
        self.bushido_face_up = options["bushido_face_up"] is True
        self.taikyu_once = options["taikyu_once"] is True
        self.sasuke_random = options["sasuke_random"] is True
        self.clan_limit = int(str(options["clan_limit"]))
        self.weapon_sets: tuple[str, ...] = tuple(str(options["weapon_sets"]).split("_and_"))
        self.own: dict[str, Any] = json.loads(str(options[OWN]))["params"] if options[OWN] else {}
        self.lasting = lasting_params(self, options)
        self._modifiers: dict[int, Modifiers] = {}
        refuse_impossible(self, options)
        self.first_modifiers = self.modifiers_of(self.weapon, 0, BUSHIDO_CARDS, 0, 0, 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Rules, (self.game, self.options))

    def modifiers_of(self, weapon: int, face: int, bushido: int, taikyu: int, blood_1: int, blood_2: int) -> Modifiers:
        """The modifiers with this weapon, its face and these cards in play; made once for each combination."""
        key = (((weapon * 3 + face) * 8 + bushido) * 7 + taikyu) << 10 | blood_1 << 5 | blood_2
        found = self._modifiers.get(key)
        if found is None:
            sources = [self.params(weapon)]
            if self.second < NO_WEAPON and not self.two_players:
                sources.append(self.params(self.second))
            if face:
                sources.append(combined(sources).faces[face - 1])
            sources += self.lasting
            if bushido < BUSHIDO_CARDS:
                sources.append(BUSHIDO[bushido].get("params", {}))
            sources.append(TAIKYU[taikyu])
            # WS-29.4: all Blood cards add up
            for card in range(BLOOD_CARDS):
                for level, mask in ((1, blood_1), (2, blood_2)):
                    if mask >> card & 1:
                        sources.append(BLOOD[card][f"wound{level}"].get("params", {}))
            found = combined(sources)
            self._modifiers[key] = found
        return found

    def params(self, weapon: int) -> dict[str, Any]:
        """The words of a weapon."""
        if weapon == len(WEAPON_IDS):
            return self.own
        found: dict[str, Any] = WEAPONS[weapon].get("params", {})
        if "faces" in found:
            # WS-19.45, WS-40.54: which symbols face A voids is an option
            void = str(self.options["katana_tanto_void"]).split("_and_")
            faces = {face: dict(params) for face, params in found["faces"].items()}
            for params in faces.values():
                if "void_combos" in params:
                    params["void_combos"] = void
            return {**found, "faces": faces}
        return found

    def available(self, broken: int) -> tuple[int, ...]:
        """The weapons that can be taken when one breaks."""
        # WS-25.14, WS-40.84
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
        """How many hands may be exchanged in the campaign."""
        # WS-24.14
        return CAMPAIGN_MULLIGANS if self.campaign else 0


def lasting_params(rules: Rules, options: dict[str, Value]) -> list[dict[str, Any]]:
    """The words of everything that lasts for the whole game: opponent, weather, easings."""
    sources: list[dict[str, Any]] = []
    # WS-21.4, WS-24.12, WS-32.20: other enemies have no ability
    if rules.mode == DUEL and not rules.two_players:
        sources.append(opponent_card(rules.opponent).get("params", {}))
    if rules.weather:
        sources.append(WEATHERS[rules.weather - 1]["params"])
    for name, params in EASY.items():
        if options[name] is True and not ("look" in params and options["easy_buy_scope"] == "special"):
            sources.append(params)
    return sources


def seat_names(options: dict[str, object]) -> tuple[str, ...]:
    """One seat; two in the variant for two players (WS-28.4)."""
    two = str(options.get("duel_variant", False)).lower() in ("true", "yes", "on")
    # WS-0.1: the enemy has no seat
    return ("samurai_1", "samurai_2") if two else ("samurai",)
