"""What is in force: everything that weapons, opponents, weather, module cards and variants change, added up.

The words are the ones of the data file (`params`). The flow of the duel reads them at the moment they are named for and
knows no weapon or opponent by name; a weapon of one's own is written in the same words (docs/weapons.md).
"""

from typing import Any, Final

from shiai.core.clauses import cited
from shiai.core.errors import OptionError
from shiai.games.way_of_the_samurai.cards import (
    DIE_WOUND,
    FACES,
    GAUGE_HIGH,
    GAUGE_LOW,
    GAUGE_NAMES,
    HAND_SIZE,
    KI_MOST,
    LIFE_MOST,
    STRENGTH,
    SYMBOL_NAMES,
    TECHNIQUE,
)

CLAUSES: Final = cited("WS-17.14 WS-19.19 WS-36.7 WS-40.55")
NEVER: Final = -99  # a bound that nothing reaches


class Force:
    """The sum of all words in force. Words that nothing speaks of have the values of the base rules."""

    def __init__(self) -> None:
        # Setting up
        self.life_start = LIFE_MOST
        self.ki_start = KI_MOST
        self.wound_die_start = 1
        self.mulligans = 0
        self.hand_size = HAND_SIZE
        self.setup_specials_in_deck = 0
        self.setup_specials_stored = 0
        self.setup_remove_actions = 0
        self.random_specials_in_deck = 0
        self.start_bushido = 0
        self.second_weapon: tuple[str, ...] = ()
        # Limits
        self.ki_max = KI_MOST
        self.strength_max = GAUGE_HIGH
        self.technique_max = GAUGE_HIGH
        self.guard_max = GAUGE_HIGH
        self.no_ki_gain = False
        self.no_red_die = False
        # The start of a round
        self.round_start: tuple[tuple[int, int], ...] = ()
        self.round_start_choice = 0
        self.faces: tuple[dict[str, Any], ...] = ()
        self.face_gauges: tuple[tuple[int, int], ...] = ()
        self.change_environment = False
        self.redraw = 0
        # Playing cards
        self.cards_before_reveal = 2
        self.transform: tuple[tuple[int, int], ...] = ()
        # Uses of Ki, and what may be done at any time
        self.ki_cost_factor = 1
        self.no_early_reveal = False
        self.no_ki_guard = False
        self.guard_per_ki = 1
        self.ki_per_strength = 0
        self.ki_per_technique = 0
        self.strength_per_ki = 0
        self.ki_fetch_discard = 0
        self.life_to_ki = False
        self.convert: tuple[tuple[int, int], ...] = ()
        self.pool = NEVER  # the gauge of the pool
        self.pool_points = 0
        self.ki_to_life = 0
        self.discard_before_draw = False
        self.look = 1
        self.reroll_cost_die_levels = 0
        self.exchange = ""
        self.exchange_gain = 0
        # Striking the enemy
        self.damage_factor = 1
        self.extra_life_per_damage = 0
        self.ki_gain_at_least = 0
        self.ki_gain = 0
        self.win_without_enemy_ki = False
        self.no_wound_2 = False
        self.wound_2_wins = False
        self.immortal = False
        self.turns_when_hurt = False
        self.wound_before_victory = False
        self.no_counter_after_life_hit = False
        # The counter-attack, and losses of the player
        self.guard_before_counter = 0
        self.void_counter_if_technique = GAUGE_HIGH + 1
        self.enemy_wound_level_plus = 0
        self.ki_loss_per_life_lost = 0
        self.wound_is_defeat = False
        self.no_ki_is_defeat = False
        self.gain_lost_life = False
        # Combos and the red die
        self.void_combos = 0
        self.combo_cost = 0
        self.combo_ki = 1
        self.combo_gives_both = False
        self.special_per_combo = 1
        self.special_draw = 1
        self.choose_special = False
        self.rainbow_combo = False
        self.red_as_black = False
        self.red_die_per_combo = 1
        self.red_combo_roll: tuple[int, ...] = ()  # the wound by face
        self.die_wounds: tuple[int, ...] = tuple(DIE_WOUND)  # the wound by level
        self.heal_on_combo = 0
        # The end of a round
        self.ki_gain_if_guard_at_most = NEVER
        self.round_end_enemy_loss = 0
        self.low_gauge_loss = 0
        self.low_gauge_defeat = False
        self.round_end_life_or_ki = 0
        self.round_end_wound_if_guard_at_most = NEVER
        self.wound_at_end_of_round = 0
        self.round_end_bleeding = 0
        self.round_end_player_loss = 0
        self.round_end_fewest_ki = False

    def highest(self, gauge: int) -> int:
        """The upper bound of a gauge: the lowest of all in force (WS-2.7)."""
        if gauge == STRENGTH:
            return self.strength_max
        return self.technique_max if gauge == TECHNIQUE else self.guard_max

    def transformed(self, lines: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
        """The lines of a card with one of them counted for another gauge; its sign and size stay (WS-19.20)."""
        for source, goal in self.transform:
            for number, (gauge, change) in enumerate(lines):
                if gauge == source:
                    return (*lines[:number], (goal, change), *lines[number + 1 :])
        return lines


# The words ------------------------------------------------------------------------------------------------------------

MOMENTS: Final = (
    "setting up",
    "limits",
    "round start",
    "playing cards",
    "any time",
    "striking",
    "suffering",
    "combos",
    "round end",
)


class Word:
    """A word of the vocabulary: at which moment of the duel it is asked for, and how it joins what is in force."""

    kind = ""

    def __init__(self, name: str, moment: str, clause: str, help: str, weapon: bool = True) -> None:
        self.name = name
        self.moment = moment
        self.clause = clause
        self.help = help
        self.weapon = weapon  # may a weapon of one's own use it?

    def check(self, value: Any) -> str:
        """What is wrong with a value, or nothing."""
        raise NotImplementedError

    def join(self, force: Force, value: Any) -> None:
        """Add a value to what is in force."""
        raise NotImplementedError


class Truth(Word):
    """Something that holds or does not."""

    kind = "true"

    def check(self, value: Any) -> str:
        return "" if value is True else "must be true, or be left out"

    def join(self, force: Force, value: Any) -> None:
        setattr(force, self.name, True)


class Amount(Word):
    """A whole number within bounds. How two of them join is said by `way`."""

    def __init__(
        self, name: str, way: str, low: int, high: int, moment: str, clause: str, help: str, weapon: bool = True
    ) -> None:
        super().__init__(name, moment, clause, help, weapon)
        self.way = way  # sum, least, most, or start (reduced one after the other, WS-36.23)
        self.low = low
        self.high = high
        self.kind = f"{low} to {high}"

    def check(self, value: Any) -> str:
        if type(value) is int and self.low <= value <= self.high:
            return ""
        return f"must be a whole number from {self.low} to {self.high}"

    def join(self, force: Force, value: Any) -> None:
        have = int(getattr(force, self.name))
        if self.way == "sum":
            have += value
        elif self.way == "least":
            have = min(have, value)
        elif self.way == "most":
            have = max(have, value)
        else:
            have -= int(getattr(NOTHING_IN_FORCE, self.name)) - value
        setattr(force, self.name, have)


class Moves(Word):
    """Changes of gauges: {"guard": -1}."""

    kind = '{"guard": -1}'

    def check(self, value: Any) -> str:
        if not isinstance(value, dict) or not value:
            return 'must look like {"guard": -1}'
        for gauge, change in value.items():
            if gauge not in GAUGE_NAMES:
                return f"names '{gauge}', which is none of {', '.join(GAUGE_NAMES)}"
            if type(change) is not int or not GAUGE_LOW <= change <= GAUGE_HIGH or change == 0:
                return f"changes {gauge} by {change!r}; use a whole number from {GAUGE_LOW} to {GAUGE_HIGH} without 0"
        return ""

    def join(self, force: Force, value: Any) -> None:
        moves = tuple([(GAUGE_NAMES.index(gauge), int(change)) for gauge, change in value.items()])
        setattr(force, self.name, getattr(force, self.name) + moves)


class FromTo(Word):
    """From one gauge to another: {"from": "guard", "to": "strength"}."""

    kind = '{"from": "guard", "to": "strength"}'

    def check(self, value: Any) -> str:
        if not isinstance(value, dict) or set(value) != {"from", "to"}:
            return 'must look like {"from": "guard", "to": "strength"}'
        if value["from"] not in GAUGE_NAMES or value["to"] not in GAUGE_NAMES or value["from"] == value["to"]:
            return f"must name two different gauges out of {', '.join(GAUGE_NAMES)}"
        return ""

    def join(self, force: Force, value: Any) -> None:
        pair = (GAUGE_NAMES.index(value["from"]), GAUGE_NAMES.index(value["to"]))
        setattr(force, self.name, (*getattr(force, self.name), pair))


class Symbols(Word):
    """Combo symbols: ["black_b", "red"]."""

    kind = '["black_b"]'

    def check(self, value: Any) -> str:
        if isinstance(value, list) and value and all(symbol in SYMBOL_NAMES for symbol in value):
            return ""
        return f"must be a list of names out of {', '.join(SYMBOL_NAMES)}"

    def join(self, force: Force, value: Any) -> None:
        for symbol in value:
            force.void_combos |= 1 << SYMBOL_NAMES.index(symbol)


class ByFace(Word):
    """A wound for faces of the red die: {"4": 1, "5": 2}."""

    kind = '{"5": 1, "6": 2}'

    def check(self, value: Any) -> str:
        faces = [str(face) for face in range(1, FACES + 1)]
        if (
            isinstance(value, dict)
            and value
            and set(value) <= set(faces)
            and all(level in (1, 2) for level in value.values())
        ):
            return ""
        return 'must look like {"5": 1, "6": 2}: faces from 1 to 6, wounds 1 or 2'

    def join(self, force: Force, value: Any) -> None:
        wounds = list(getattr(force, self.name)) or [0] * (FACES + 1)
        for face, level in value.items():
            wounds[int(face)] = level
        setattr(force, self.name, tuple(wounds))


class AtOnce(Word):
    """Ki for much life taken at once: {"at_least": 2, "gain": 2}."""

    kind = '{"at_least": 2, "gain": 2}'

    def check(self, value: Any) -> str:
        known = isinstance(value, dict) and set(value) == {"at_least", "gain"}
        if known and all(type(number) is int and 1 <= number <= 9 for number in value.values()):
            return ""
        return 'must look like {"at_least": 2, "gain": 2} with numbers from 1 to 9'

    def join(self, force: Force, value: Any) -> None:
        force.ki_gain_at_least = value["at_least"]
        force.ki_gain = value["gain"]


class Faces(Word):
    """A weapon with two faces, one of which is chosen in every round: {"a": {…}, "b": {…}} in words of their own."""

    kind = '{"a": {…}, "b": {…}}'

    def check(self, value: Any) -> str:
        if not isinstance(value, dict) or set(value) != {"a", "b"}:
            return 'must look like {"a": {…}, "b": {…}}'
        for face, params in value.items():
            wrong = fault(params, f"faces.{face}", "")
            if wrong:
                return wrong
        return ""

    def join(self, force: Force, value: Any) -> None:
        force.faces = (value["a"], value["b"])


class Pool(Word):
    """Points for one gauge: {"gauge": "strength", "points": 5}."""

    kind = '{"gauge": "strength", "points": 5}'

    def check(self, value: Any) -> str:
        return ""

    def join(self, force: Force, value: Any) -> None:
        force.pool = GAUGE_NAMES.index(value["gauge"])
        force.pool_points = int(value["points"])


class Exchange(Word):
    """What 1 Ki may be exchanged for: {"life": 2}."""

    kind = '{"life": 2}'

    def check(self, value: Any) -> str:
        return ""

    def join(self, force: Force, value: Any) -> None:
        for kind, number in value.items():
            force.exchange = str(kind)
            force.exchange_gain = int(number)


class WeaponNames(Word):
    """Weapons that may be taken two at a time."""

    kind = "names"

    def check(self, value: Any) -> str:
        return ""

    def join(self, force: Force, value: Any) -> None:
        force.second_weapon = tuple([str(name) for name in value])


NOTHING_IN_FORCE: Final = Force()

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
        if word is None or not word.weapon:
            known = ", ".join([known.name for known in WORDS if known.weapon])
            return f"{owner}{field}.{name} is no word for weapons; words are: {known}"
        wrong = word.check(value)
        if wrong:
            return f"{owner}{field}.{name} {wrong}, not {value!r}"
    return ""


def check_weapon(entry: Any) -> dict[str, Any]:
    """The words of a weapon of one's own; an OptionError names the field that is wrong and the remedy."""
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str) or not str(entry["id"]).isidentifier():
        raise OptionError('a weapon needs an id of small letters and underscores: {"id": "nunchaku", "params": {…}}')
    unknown = [name for name in entry if name not in ("id", "params", "source", "confidence", "note")]
    if unknown:
        raise OptionError(
            f"weapon {entry['id']}: {unknown[0]} is no field of a weapon; known: id, params, source, confidence, note"
        )
    wrong = fault(entry.get("params", {}), "params", f"weapon {entry['id']}: ")
    if wrong:
        raise OptionError(wrong)
    params: dict[str, Any] = entry.get("params", {})
    return params
