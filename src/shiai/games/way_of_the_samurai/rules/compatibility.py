"""Which options do not go together, with the clause that forbids it (section 37)."""

from typing import TYPE_CHECKING, Any

from shiai.core.errors import OptionError
from shiai.core.options import Value
from shiai.games.way_of_the_samurai.rules.cards import OPPONENT_IDS, OPPONENTS, TRIO_NAMES, WEAPON_IDS, WEAPONS
from shiai.games.way_of_the_samurai.rules.options import DUEL, MODULES, NO_WEAPON, ONE_VS_THREE, OWN, STANDARD

if TYPE_CHECKING:
    from shiai.games.way_of_the_samurai.rules.components import Rules


def refuse_impossible(rules: "Rules", options: dict[str, Value]) -> None:
    """Raise an OptionError with the clause for the first combination that cannot be played."""
    for wrong, clause, sentence in impossible(rules, options):
        if wrong:
            raise OptionError(f"{sentence} ({clause})")


def speaks_of(weapon: dict[str, Any], word: str) -> bool:
    """Does a weapon use this word, on one of its faces at least?"""
    return word in weapon or any(word in face for face in weapon.get("faces", {}).values())


def impossible(rules: "Rules", options: dict[str, Value]) -> list[tuple[bool, str, str]]:
    """Every forbidden combination: does it hold, its clause, and what to do."""
    named = options["opponent"] != STANDARD
    weapon = rules.params(rules.weapon)
    uses_fan = speaks_of(weapon, "change_environment")
    opponent: dict[str, Any] = OPPONENTS[OPPONENT_IDS.index(rules.opponent)].get("params", {})
    zoro = opponent.get("second_weapon", [])
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
            speaks_of(weapon, "wound_is_defeat") and "wound_before_victory" in opponent,
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
