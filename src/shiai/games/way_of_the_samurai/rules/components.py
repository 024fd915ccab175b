"""Way of the Samurai with its options chosen: the pieces in play, and what together they put in force."""

import json
from typing import Any, ClassVar

from shiai.core.clauses import cited
from shiai.core.game import Game
from shiai.core.options import Value
from shiai.core.setup import Setup
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
    OPPONENTS,
    TAIKYU,
    TRIO,
    TRIO_NAMES,
    WEAPON_IDS,
    WEAPONS,
    WEATHER_NAMES,
    WEATHERS,
)
from shiai.games.way_of_the_samurai.rules.compatibility import refuse_impossible
from shiai.games.way_of_the_samurai.rules.modifiers import Force
from shiai.games.way_of_the_samurai.rules.options import (
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
from shiai.games.way_of_the_samurai.rules.vocabulary import joined


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
