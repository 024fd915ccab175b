"""Which options do not go together, with the clause that forbids it (section 37)."""

from typing import TYPE_CHECKING, Any

from shiai.core.errors import OptionError
from shiai.core.options import Value
from shiai.games.way_of_the_samurai.rules.cards import TRIO_NAMES, WEAPON_IDS, WEAPONS, opponent_card
from shiai.games.way_of_the_samurai.rules.options import (
    ARMOUR_OF_ENEMY,
    DUEL,
    MODULES,
    NO_WEAPON,
    ONE_VS_THREE,
    OWN,
    STANDARD,
)

if TYPE_CHECKING:
    from shiai.games.way_of_the_samurai.rules.components import Rules

Conflict = tuple[bool, str, str]  # does it occur, the clause, what to do
Options = dict[str, Value]


def refuse_impossible(rules: "Rules", options: Options) -> None:
    """Raise an OptionError with the clause for the first combination that cannot be played."""
    # WS-37.1, WS-37.5, WS-37.6, WS-37.7, WS-37.9: everything else may be combined
    # WS-37.10, WS-37.12, WS-37.14
    conflicts = [
        *own_weapon_conflicts(options),
        *campaign_conflicts(rules),
        *environment_conflicts(rules, options),
        *opponent_conflicts(rules, options),
        *armour_conflicts(rules, options),
        *(two_player_conflicts(rules, options) if rules.two_players else second_weapon_conflicts(rules, options)),
    ]
    for occurs, clause, sentence in conflicts:
        if occurs:
            raise OptionError(f"{sentence} ({clause})")


def uses_word(weapon: dict[str, Any], word: str) -> bool:
    """Does a weapon use this word, on one of its faces at least?"""
    return word in weapon or any(word in face for face in weapon.get("faces", {}).values())


def own_weapon_conflicts(options: Options) -> list[Conflict]:
    """Option own_weapon describes the weapon own_weapon and no other."""
    own = options["weapon"] == OWN
    return [
        (own and not options[OWN], "WS-4.4", "weapon own_weapon needs option own_weapon"),
        (not own and bool(options[OWN]), "WS-4.4", "option own_weapon needs weapon own_weapon"),
    ]


def campaign_conflicts(rules: "Rules") -> list[Conflict]:
    """What cannot be part of a campaign."""
    if not rules.campaign:
        return []
    changes = uses_word(rules.params(rules.weapon), "change_environment")
    return [
        # WS-22.11, WS-24.18, WS-37.2
        (rules.environment > 0, "WS-37.2", "a campaign has no environment; set environment none"),
        # WS-23.17, WS-37.3
        (rules.weather > 0, "WS-37.3", "a campaign has no weather; set weather none"),
        # WS-29.6, WS-37.4
        (rules.blood, "WS-37.4", "module Blood is not for campaigns; set blood false"),
        # WS-37.8
        (changes, "WS-37.8", "this weapon needs an environment, campaigns have none; take another"),
    ]


def environment_conflicts(rules: "Rules", options: Options) -> list[Conflict]:
    """What needs an environment."""
    if rules.environment:
        return []
    changes = uses_word(rules.params(rules.weapon), "change_environment")
    return [
        # WS-23.1, WS-40.6
        (
            rules.weather > 0 and options["weather_needs_environment"] is True,
            "WS-23.1",
            "a weather needs an environment; choose one, or set weather_needs_environment false",
        ),
        # WS-19.34
        (changes, "WS-19.34", "this weapon needs an environment; choose one"),
    ]


def opponent_conflicts(rules: "Rules", options: Options) -> list[Conflict]:
    """Opponents that do not fit the mode, and a weapon that cannot beat its opponent."""
    named = options["opponent"] != STANDARD
    hopeless = uses_word(rules.params(rules.weapon), "wound_is_defeat")
    return [
        # WS-37.11, WS-37.16
        (
            named and rules.several_fights,
            "WS-37.11",
            "clan and campaign have enemies of their own; set opponent standard",
        ),
        # WS-37.13
        (named and rules.mode == ONE_VS_THREE, "WS-37.13", "1 vs 3 has opponents of its own; set opponent standard"),
        # WS-36.26
        (
            hopeless and "wound_before_victory" in opponent_card(rules.opponent).get("params", {}),
            "WS-36.26",
            "a weapon that loses by any wound cannot beat Alucard; take another weapon or opponent",
        ),
    ]


def armour_conflicts(rules: "Rules", options: Options) -> list[Conflict]:
    """Which opponent wears the armour is a question only where there are three."""
    to_choose = rules.mode == ONE_VS_THREE and rules.yoroi == ARMOUR_OF_ENEMY
    return [
        # WS-33.14
        (
            options["yoroi_opponent"] != TRIO_NAMES[0] and not to_choose,
            "WS-33.14",
            "yoroi_opponent is for the enemy's armour in 1 vs 3; set it to first",
        ),
    ]


def two_player_conflicts(rules: "Rules", options: Options) -> list[Conflict]:
    """The variant for two players has two weapons of the base game and nothing else."""
    base = [name for name in WEAPON_IDS if WEAPONS[WEAPON_IDS.index(name)]["set"] == "base"]
    used = [name for name in MODULES if options[name] is True]
    others = not {str(options["weapon"]), str(options["second_weapon"])} <= set(base)
    alone = "the variant for two players knows weapons of the base game only; leave out"
    return [
        # WS-28.9
        (rules.mode != DUEL or options["opponent"] != STANDARD, "WS-28.9", f"{alone} mode and opponent"),
        (bool(used), "WS-28.9", f"{alone} {', '.join(used)}"),
        (rules.yoroi > 0, "WS-28.9", f"{alone} yoroi"),
        (rules.environment > 0 or rules.weather > 0, "WS-28.9", f"{alone} environment and weather"),
        (
            rules.second == NO_WEAPON,
            "WS-28.4",
            "the variant for two players needs second_weapon, the weapon of the other player",
        ),
        (others, "WS-28.9", f"{alone} other weapons"),
    ]


def second_weapon_conflicts(rules: "Rules", options: Options) -> list[Conflict]:
    """Only against Zoro may two weapons be used at once, and only some of them."""
    if rules.second == NO_WEAPON:
        return []  # WS-36.25: one weapon of any kind
    pair = {str(options["weapon"]), str(options["second_weapon"])}
    allowed: list[str] = opponent_card(rules.opponent).get("two_weapons", [])
    return [
        # WS-37.17
        (
            not allowed or rules.mode != DUEL,
            "WS-37.17",
            "two weapons are for Zoro only; set second_weapon none",
        ),
        # WS-36.22
        (
            len(pair) < 2 or not pair <= set(allowed),
            "WS-36.22",
            f"against Zoro two different weapons are taken out of {', '.join(allowed)}",
        ),
    ]
