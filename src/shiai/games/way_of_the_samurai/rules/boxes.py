"""The components of Way of the Samurai as data for pages and boxes.

A box may change action cards, enemy cards, wound cards, environments, plain random events, Gisei cards, and life and Ki
of opponents.
"""

from typing import Any, Final

from shiai.core.box import Components, Contents
from shiai.core.components import Entry, Number, Part, Source, Word, source_from
from shiai.core.options import Value
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO,
    DATA,
    DOJO_STEPS,
    ENEMY_NAMES,
    EVENT_CARDS,
    EVENTS,
    FACES,
    GAUGE_HIGH,
    GAUGE_LOW,
    GAUGE_NAMES,
    HARD,
    HARD_STRIKES,
    SYMBOL_NAMES,
    TRIO_NAMES,
    WOUND_NAMES,
)
from shiai.games.way_of_the_samurai.rules.effects import BLOOD, DEFEAT, Bounds, Effects

MOST_LOST: Final = 9  # life or Ki through one effect
MOST_STOCK: Final = 99  # life or Ki of an opponent
SPAN: Final = GAUGE_HIGH - GAUGE_LOW
MOVES: Final[Bounds] = dict.fromkeys(GAUGE_NAMES, (-SPAN, SPAN))
LOSSES: Final[Bounds] = {"life": (1, MOST_LOST), "ki": (1, MOST_LOST)}
STOCKS: Final[Bounds] = {"life": (-MOST_LOST, MOST_LOST), "ki": (-MOST_LOST, MOST_LOST)}
WOUND: Final[Bounds] = {"wound": (1, 2)}
RESULTS: Final[Bounds] = {**MOVES, **STOCKS, **WOUND, "enemy_wound": (1, 2)}
EVENT: Final[Bounds] = {**STOCKS, "special": (1, 2), "red_die": (1 - FACES, FACES - 1)}
OPPONENT: Final = (Number("life", 1, MOST_STOCK), Number("ki", 0, MOST_STOCK))
ENEMY_DECK: Final[list[dict[str, Any]]] = DATA["enemy_cards"]


def known_from(data: dict[str, Any]) -> Source:
    """The source of an entry of the data file, with a word of the file written out."""
    found = source_from(data)
    return Source(found.confidence, str(DATA["meta"]["source_values"].get(found.source, found.source)), found.note)


def parts_of(data: dict[str, Any]) -> dict[str, Source]:
    """The sources of single fields of an entry."""
    return {name: known_from(part) for name, part in data.get("parts", {}).items()}


def entry(data: dict[str, Any], values: dict[str, Value], id: str = "") -> Entry:
    """An entry of the data file with its sources."""
    return Entry(id or str(data["id"]), values, known_from(data), parts_of(data))


# Values ---------------------------------------------------------------------------------------------------------------


def moves(lines: list[dict[str, Any]]) -> Value:
    """Changes of gauges."""
    return tuple([f"{line['gauge']} {line['delta']}" for line in lines])


def losses(effects: list[dict[str, Any]]) -> Value:
    """Losses of life and Ki, wounds, and defeat."""
    found: list[str] = []
    for effect in effects:
        if "lose" in effect:
            found.append(f"{effect['lose']} {effect['n']}")
        else:
            found.append(f"wound {effect['wound']}" if "wound" in effect else DEFEAT)
    return tuple(found)


def result(data: dict[str, Any]) -> Value:
    """A result of an environment."""
    found: list[str] = []
    for effect in data["effects"]:
        if "gauge" in effect:
            found.append(f"{effect['gauge']} {effect['delta']}")
        elif "player_lose" in effect:
            found.append(f"{effect['player_lose']} {-effect['n']}")
        elif "player_wound" in effect:
            found.append(f"wound {effect['player_wound']}")
        else:
            found.append(f"enemy_wound {effect['enemy_wound']}" if "enemy_wound" in effect else DEFEAT)
    return tuple([*found, BLOOD] if data["blood"] else found)


def event_effects(event: dict[str, Any]) -> list[str]:
    """What a random event gives or takes; empty where it is more than that."""
    if "lose" in event:
        return [f"{event['lose']} -1"]
    if "gain" in event:
        return [f"{event['gain']} 1"]
    return [f"red_die {event['red_die']}"] if "red_die" in event else []


# Entries --------------------------------------------------------------------------------------------------------------


def action_entry(card: dict[str, Any]) -> Entry:
    """An action card; the joker has every symbol, and a choice of movements."""
    if "choose_one_effect" in card:
        return entry(card, {"choice": moves(card["choose_one_effect"])})
    return entry(card, {"symbol": card["symbol"], "effects": moves(card["effects"])})


def enemy_entry(card: dict[str, Any]) -> Entry:
    """An enemy card; its halves are known from different sources."""
    defence, counter = card["defence"], card["counter"]
    asked = {part["gauge"]: int(part["at_least"]) for part in defence["all"]}
    values: dict[str, Value] = {
        "strength": asked.get("strength", GAUGE_LOW),
        "technique": asked.get("technique", GAUGE_LOW),
        "prize": losses(defence["choose_one"]),
        "guard": int(counter["guard_below"]),
        "blow": losses(counter["effects"]),
    }
    lower = known_from(counter)
    return Entry(str(card["id"]), values, known_from(defence), {"guard": lower, "blow": lower})


def place_entry(place: dict[str, Any]) -> Entry:
    """An environment with its six results."""
    return entry(place, {f"face{face}": result(place["results"][str(face)]) for face in range(1, FACES + 1)})


def event_entries(plain: bool) -> list[Entry]:
    """The random events that are plain gains and losses, or all others."""
    found: list[Entry] = []
    for number, card in enumerate(EVENT_CARDS):
        for face in range(1, FACES + 1):
            event = EVENTS[number][face]
            effects = event_effects(event)
            if bool(effects) == plain:
                values: dict[str, Value] = {"event": str(event["name"])}
                if plain:
                    values["effects"] = tuple(effects)
                found.append(entry(DATA["random_events"][card], values, f"{card}_{face}"))
    return found


def opponent_entry(data: dict[str, Any], source: dict[str, Any], id: str) -> Entry:
    """Life and Ki of an opponent."""
    return Entry(id, {"life": int(data["life"]), "ki": int(data["ki"])}, known_from(source))


def blood_entry(card: dict[str, Any]) -> Entry:
    """A Blood card."""
    return entry(card, {"wound1": str(card["wound1"]["name"]), "wound2": str(card["wound2"]["name"])})


def attackers_entry() -> Entry:
    """Who of three opponents strikes back, by face of the blue die."""
    rows: dict[str, Any] = DATA["one_vs_three"]["counter_table"]
    names: dict[str, Value] = {
        f"face{face}": tuple([TRIO_NAMES[int(number) - 1] for number in row["attackers"]]) for face, row in rows.items()
    }
    sources = {f"face{face}": known_from(row) for face, row in rows.items()}
    return Entry("one_vs_three", names, sources["face2"], sources)


def clan_entry() -> Entry:
    """Life and Ki of the enemies of a clan, by face of the red die."""
    rows = [DATA["clan"]["table"][str(face)] for face in range(1, FACES + 1)]
    values: dict[str, Value] = {name: tuple([int(row[name]) for row in rows]) for name in ("life", "ki")}
    return entry(DATA["clan"], values, "clan")


def village_entry() -> Entry:
    """The campaign in which a die decides about the life of every opponent."""
    data = DATA["campaigns"]["leaving_the_village"]
    return entry(data, {"fights": int(data["opponents"]), "ki": int(data["ki"])}, "leaving_the_village")


def problems_of(box: Contents) -> list[str]:
    """The contradictions between the entries of a box."""
    found: list[str] = []
    for name in ENEMY_NAMES[:HARD]:
        asked = [box.number("enemies", name, gauge) for gauge in ("strength", "technique")]
        if max(asked) == GAUGE_LOW:
            remedy = f"the defence asks for nothing; raise one of them to {GAUGE_LOW + 1} or more"
            found.append(f"enemies.{name}: strength and technique are {GAUGE_LOW}, so {remedy}")
    deadly = [name for name in WOUND_NAMES if DEFEAT in box.words("wounds", name, "wound2")]
    if len(deadly) != 1:
        where = f" ({', '.join(deadly)})" if deadly else ""
        remedy = f'write wound2 = ["{DEFEAT}"] on exactly one'
        found.append(f"wounds: {len(deadly)} of the {len(WOUND_NAMES)} cards{where} are deadly; {remedy}")
    return found


COMPONENTS: Final = Components(
    "way_of_the_samurai",
    (
        Part(
            "actions",
            (Word("symbol", SYMBOL_NAMES), Effects("effects", MOVES, 1, 3), Effects("choice", MOVES, 1, 3)),
            [action_entry(card) for card in DATA["action_cards"]],
        ),
        Part(
            "specials",
            (Word("symbol", SYMBOL_NAMES), Effects("effects", MOVES, 1, 3)),
            [action_entry(card) for card in DATA["special_cards"]],
        ),
        Part(
            "enemies",
            (
                Number("strength", GAUGE_LOW, GAUGE_HIGH),
                Number("technique", GAUGE_LOW, GAUGE_HIGH),
                Effects("prize", LOSSES, 1, 2),
                Number("guard", GAUGE_LOW, GAUGE_HIGH + 1),
                Effects("blow", {**LOSSES, **WOUND}, 1, 3),
            ),
            [enemy_entry(card) for card in ENEMY_DECK],
        ),
        Part(
            "wounds",
            (Effects("wound1", LOSSES, 0, 2), Effects("wound2", LOSSES, 1, 2, (DEFEAT,))),
            [
                entry(card, {"wound1": losses(card["wound1"]), "wound2": losses(card["wound2"])})
                for card in DATA["wound_cards"]
            ],
        ),
        Part(
            "environments",
            tuple([Effects(f"face{face}", RESULTS, 0, 4, (DEFEAT, BLOOD)) for face in range(1, FACES + 1)]),
            [place_entry(place) for place in DATA["environments"]],
        ),
        Part("events", (Effects("effects", EVENT, 1, 3),), event_entries(plain=True)),
        Part("opponents", OPPONENT, [opponent_entry(one, one, str(one["id"])) for one in DATA["opponents"]]),
        Part(
            "trio",
            OPPONENT,
            [
                opponent_entry(one, DATA["one_vs_three"]["opponents_source"], TRIO_NAMES[number])
                for number, one in enumerate(DATA["one_vs_three"]["opponents"])
            ],
        ),
        Part(
            "dojo",
            OPPONENT,
            [
                opponent_entry(one, DATA["campaigns"]["dojo_yoshioka"], str(one["id"]))
                for step in DOJO_STEPS
                for one in step["options"]
            ],
        ),
        Part(
            "gisei",
            (Number("change", -SPAN, SPAN),),
            [entry(card, {"change": int(card["effects"][0]["delta"])}) for card in DATA["gisei_cards"]],
        ),
        Part("hard_mode", (), [entry(DATA["hard_mode_card"], {"strikes": HARD_STRIKES})]),
        Part("weapons", (), [entry(weapon, {}) for weapon in DATA["weapons"]]),
        Part("weathers", (), [entry(weather, {}) for weather in DATA["weathers"]]),
        Part("bushido", (), [entry(card, {}, str(card["key"])) for card in BUSHIDO]),
        Part("blood", (), [blood_entry(card) for card in DATA["blood_cards"]]),
        Part("attackers", (), [attackers_entry()]),
        Part("runs", (), [clan_entry(), village_entry()]),
        Part("other_events", (), event_entries(plain=False)),
        Part(
            "rest",
            (),
            [
                entry(DATA["wound_die_bonus"], {}, "red_die"),
                entry(DATA["taikyu"], {}, "taikyu"),
                entry(DATA["yoroi"], {"points": int(DATA["yoroi"]["points"])}, "yoroi"),
            ],
        ),
    ),
    problems_of,
)
