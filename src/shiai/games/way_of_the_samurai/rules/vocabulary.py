"""The vocabulary: every word that weapons, opponents, weather, module cards and variants are written in.

A word names the moment of the duel that asks for it. `docs/weapons.md` shows those that a weapon of one's own may use.
"""

from difflib import get_close_matches
from typing import Any, Final

from shiai.core.errors import OptionError
from shiai.games.way_of_the_samurai.rules.cards import FACES, GAUGE_HIGH, GAUGE_LOW, HAND_SIZE, KI_MOST, LIFE_MOST
from shiai.games.way_of_the_samurai.rules.modifiers import Force
from shiai.games.way_of_the_samurai.rules.words import (
    Amount,
    AtOnce,
    ByFace,
    Exchange,
    Faces,
    FromTo,
    Moves,
    Pool,
    Symbols,
    Truth,
    WeaponNames,
    Word,
)

WORDS: Final[tuple[Word, ...]] = (
    Amount("life_start", "start", 1, LIFE_MOST, "setting up", "WS-4.5", "life at the start"),
    Amount("ki_start", "start", 1, KI_MOST, "setting up", "WS-4.5", "Ki at the start"),
    Amount("wound_die_start", "most", 1, FACES, "setting up", "WS-4.7", "level of the red die at the start"),
    Amount("mulligans", "sum", 0, 9, "setting up", "WS-18.1", "hands that may be exchanged in a game"),
    Amount("hand_size", "most", HAND_SIZE, 9, "setting up", "WS-36.13", "cards drawn in a round"),
    Amount(
        "setup_specials_in_deck",
        "sum",
        0,
        7,
        "setting up",
        "WS-36.6",
        "special cards chosen for the action deck",
        False,
    ),
    Amount("setup_specials_stored", "sum", 0, 7, "setting up", "WS-36.21", "special cards chosen and stored", False),
    Amount("setup_remove_actions", "sum", 0, 6, "setting up", "WS-36.18", "action cards removed", False),
    Amount(
        "random_specials_in_deck",
        "sum",
        0,
        7,
        "setting up",
        "WS-26.5",
        "random special cards in the action deck",
        False,
    ),
    Amount("start_bushido", "most", 0, 1, "setting up", "WS-36.8", "a random Bushido card at the start", False),
    WeaponNames("second_weapon", "setting up", "WS-36.22", "two of these weapons may be used at once", False),
    Amount("ki_max", "least", 1, KI_MOST, "limits", "WS-17.8", "the most Ki that can be held"),
    Amount("strength_max", "least", 0, GAUGE_HIGH, "limits", "WS-2.7", "the highest strength"),
    Amount("technique_max", "least", 0, GAUGE_HIGH, "limits", "WS-2.7", "the highest technique"),
    Amount("guard_max", "least", 0, GAUGE_HIGH, "limits", "WS-17.14", "the highest guard"),
    Truth("no_ki_gain", "limits", "WS-29.12", "no Ki can be gained"),
    Truth("no_red_die", "limits", "WS-29.8", "the red die leaves the game"),
    Moves("round_start", "round start", "WS-5.3", "changes of gauges at the start of each round"),
    Amount(
        "round_start_choice",
        "sum",
        1,
        2,
        "round start",
        "WS-19.22",
        "a gauge of choice is lowered at the start of each round",
    ),
    Faces("faces", "round start", "WS-19.25", "two faces, one of which is chosen in each round"),
    Moves("face_gauges", "round start", "WS-19.30", "changes of gauges when this face is chosen"),
    Truth("change_environment", "round start", "WS-19.31", "the environment may be changed in each round"),
    Amount("redraw", "most", 0, 6, "round start", "WS-30.12", "cards that may be exchanged once in each round"),
    Amount(
        "cards_before_reveal", "least", 1, 2, "playing cards", "WS-19.16", "cards played before the defence is revealed"
    ),
    FromTo("transform", "playing cards", "WS-19.12", "once per round a line of a card counts for another gauge"),
    Amount("ki_cost_factor", "most", 1, 3, "any time", "WS-23.13", "every price in Ki times this"),
    Truth("no_early_reveal", "any time", "WS-19.24", "no early reveal"),
    Truth("no_ki_guard", "any time", "WS-19.6", "no guard for Ki"),
    Amount("guard_per_ki", "most", 1, 4, "any time", "WS-19.27", "guard for 1 Ki before a counter-attack"),
    Amount("ki_per_strength", "most", 1, 3, "any time", "WS-17.9", "Ki for 1 strength, up to the defence check"),
    Amount("ki_per_technique", "most", 1, 3, "any time", "WS-17.9", "Ki for 1 technique, up to the defence check"),
    Amount("strength_per_ki", "most", 1, 4, "any time", "WS-19.29", "strength for 1 Ki"),
    Amount("ki_fetch_discard", "most", 1, 3, "any time", "WS-19.23", "Ki for a card of the discard pile"),
    Truth("life_to_ki", "any time", "WS-17.17", "1 life may be turned into 1 Ki"),
    FromTo("convert", "any time", "WS-19.9", "one gauge may be lowered to raise another by as much"),
    Pool("pool", "any time", "WS-30.13", "points for one gauge", False),
    Amount("ki_to_life", "most", 0, 9, "any time", "WS-30.16", "Ki that may be laid down for as much life", False),
    Truth("discard_before_draw", "any time", "WS-23.8", "a card must be put down before one is bought"),
    Amount("look", "most", 1, 3, "any time", "WS-26.2", "cards looked at when one is bought"),
    Amount(
        "reroll_cost_die_levels",
        "most",
        1,
        5,
        "any time",
        "WS-19.33",
        "levels of the red die for another roll on the environment",
    ),
    Exchange("exchange", "any time", "WS-35.6", "what 1 Ki may be exchanged for", False),
    Amount("damage_factor", "most", 1, 3, "striking", "WS-17.12", "losses dealt to the enemy times this"),
    Amount(
        "extra_life_per_damage",
        "sum",
        0,
        3,
        "striking",
        "WS-19.4",
        "life lost in addition by an attack or wound card that hurts",
    ),
    AtOnce("ki_gain_if_life_at_once", "striking", "WS-19.7", "Ki for much life taken at once"),
    Truth("win_without_enemy_ki", "striking", "WS-19.2", "an enemy without Ki is defeated"),
    Truth("no_wound_2", "striking", "WS-23.4", "a Wound 2 dealt to the enemy becomes a Wound 1"),
    Truth("wound_2_wins", "striking", "WS-23.11", "a Wound 2 dealt to the enemy defeats him"),
    Truth("immortal", "striking", "WS-20.10", "regains all life and takes a Wound 2 instead of dying", False),
    Truth("turns_when_hurt", "striking", "WS-34.2", "his card turns over when he is hurt", False),
    Truth("wound_before_victory", "striking", "WS-36.3", "the player suffers a Wound 1 before he wins", False),
    Truth(
        "no_counter_after_life_hit", "striking", "WS-36.15", "no counter-attack after losing life to an attack", False
    ),
    Amount(
        "guard_before_counter", "sum", -2, 4, "suffering", "WS-17.6", "change of guard before each counter-attack card"
    ),
    Amount(
        "void_counter_if_technique",
        "least",
        1,
        GAUGE_HIGH,
        "suffering",
        "WS-17.15",
        "counter-attacks have no effect from this technique on",
    ),
    Amount(
        "enemy_wound_level_plus", "sum", 0, 1, "suffering", "WS-17.4", "levels added to a Wound 1 of a counter-attack"
    ),
    Amount("ki_loss_per_life_lost", "sum", 0, 2, "suffering", "WS-17.11", "Ki lost with each life lost"),
    Truth("wound_is_defeat", "suffering", "WS-19.17", "any wound loses the game"),
    Truth("no_ki_is_defeat", "suffering", "WS-20.3", "the player loses without Ki", False),
    Truth("gain_lost_life", "suffering", "WS-20.6", "the enemy gains the life that the player loses", False),
    Symbols("void_combos", "combos", "WS-19.28", "combos of these symbols give nothing"),
    Amount("combo_cost", "sum", 0, 2, "combos", "WS-23.2", "lost with each combo"),
    Amount("combo_ki", "most", 1, 5, "combos", "WS-36.12", "Ki of a black combo"),
    Truth("combo_gives_both", "combos", "WS-36.2", "a black combo gives Ki and a special card"),
    Amount("special_per_combo", "most", 1, 3, "combos", "WS-30.10", "special cards of a black combo"),
    Amount("special_draw", "most", 1, 3, "combos", "WS-18.5", "special cards drawn, of which one is kept"),
    Truth("choose_special", "combos", "WS-36.9", "special cards are chosen, not drawn"),
    Truth("rainbow_combo", "combos", "WS-36.11", "three different black symbols are a combo too"),
    Truth("red_as_black", "combos", "WS-36.19", "a red combo may give what a black one does"),
    Amount("red_die_per_combo", "most", 1, 5, "combos", "WS-30.11", "levels of the red die for a red combo"),
    ByFace("red_combo_roll", "combos", "WS-20.14", "a red combo rolls the die for wounds", False),
    ByFace("die_wounds", "combos", "WS-19.35", "wounds of the red die by level"),
    Amount("heal_on_combo", "sum", 0, 4, "combos", "WS-35.5", "life for the first combo of a round"),
    Amount(
        "ki_gain_if_guard_at_most",
        "most",
        GAUGE_LOW,
        GAUGE_HIGH,
        "round end",
        "WS-19.21",
        "1 Ki if guard is at most this",
    ),
    Amount("round_end_enemy_loss", "sum", 0, 3, "round end", "WS-36.5", "life the enemy loses in each round"),
    Amount("low_gauge_loss", "sum", 0, 2, "round end", "WS-23.3", "lost if the gauge is at its lowest"),
    Truth("low_gauge_defeat", "round end", "WS-23.14", "defeat if the gauge is at its lowest"),
    Amount("round_end_life_or_ki", "sum", 0, 2, "round end", "WS-23.9", "life or Ki lost in each round"),
    Amount(
        "round_end_wound_if_guard_at_most",
        "most",
        GAUGE_LOW,
        GAUGE_HIGH,
        "round end",
        "WS-17.16",
        "a Wound 1 if guard is at most this",
    ),
    Amount("wound_at_end_of_round", "most", 1, 99, "round end", "WS-18.6", "a Wound 1 at the end of this round"),
    Amount("round_end_bleeding", "sum", 0, 3, "round end", "WS-29.10", "life lost in each round through an old wound"),
    Amount("round_end_player_loss", "sum", 0, 3, "round end", "WS-36.20", "life the player loses in each round", False),
    Truth("round_end_fewest_ki", "round end", "WS-35.10", "whoever has fewer Ki receives a Wound 1", False),
)
VOCABULARY: Final[dict[str, Word]] = {word.name: word for word in WORDS}


def joined(pieces: list[dict[str, Any]]) -> Force:
    """All pieces in force together."""
    force = Force()
    for params in pieces:
        for name, value in params.items():
            VOCABULARY[name].join(force, value)
    return force


def fault(params: Any, field: str, owner: str) -> str:
    """What is wrong with the words of a weapon, naming the field; nothing if all is well."""
    if not isinstance(params, dict):
        return f"{owner}{field} must be a table of words and values"
    for name, value in params.items():
        word = VOCABULARY.get(name)
        if word is None or not word.weapon or (isinstance(word, Faces) and ".faces." in field):
            near = get_close_matches(str(name), [known.name for known in WORDS if known.weapon], 3)
            hint = f"did you mean {' or '.join(near)}?" if near else "docs/weapons.md lists the words"
            return f"{owner}{field}.{name} is no word for weapons; {hint}"
        wrong = word.check(value)
        if wrong:
            return f"{owner}{field}.{name} {wrong}, not {value!r}"
        if isinstance(word, Faces):
            for face, inner in value.items():
                wrong = fault(inner, f"{field}.faces.{face}", owner)
                if wrong:
                    return wrong
    return ""


def check_weapon(entry: Any) -> dict[str, Any]:
    """The words of a weapon of one's own; an OptionError names the field that is wrong and the remedy."""
    name = entry.get("id") if isinstance(entry, dict) else None
    if not isinstance(name, str) or not name.isidentifier() or not name.isascii() or name != name.lower():
        raise OptionError('a weapon needs an id of small letters and underscores: {"id": "nunchaku", "params": {…}}')
    unknown = [field for field in entry if field not in FIELDS]
    if unknown:
        raise OptionError(f"weapon {name}: {unknown[0]} is no field of a weapon; fields are {', '.join(FIELDS)}")
    wrong = fault(entry.get("params", {}), "params", f"weapon {name}: ")
    if wrong:
        raise OptionError(wrong)
    params: dict[str, Any] = entry.get("params", {})
    return params


FIELDS: Final = ("id", "params", "source", "confidence", "note")
