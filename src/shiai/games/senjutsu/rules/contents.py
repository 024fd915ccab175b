"""The components of Senjutsu for pages and boxes, and boards, heroes and enemies as a box has them.

A box may change boards, the shapes of terrain, heroes, enemies and cards.
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from shiai.core.box import Components, Contents
from shiai.core.components import Entry, Field, FieldError, Flag, Number, Part, Script, Source, shown, source_from
from shiai.core.options import Value
from shiai.games.senjutsu.cards.contradictions import card_contradictions
from shiai.games.senjutsu.cards.corrections import CARD_PART, SOLO_CARD_PART
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.rules.battlefield.board_texts import (
    any_preset,
    any_spaces,
    any_starts,
    board_problems,
    listed,
    pair_text,
    preset_text,
    read_board,
    read_pair,
    read_preset,
    read_spaces,
    read_starts,
    spaces_text,
    starts_text,
)
from shiai.games.senjutsu.rules.battlefield.boards import (
    BOARD_NAMES,
    BOARDS,
    KIND_NAMES,
    SIDES,
    Board,
    Terrain,
    fitting,
    piece_code,
)
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, connected
from shiai.games.senjutsu.rules.battlefield.shapes import Shape, any_shape, read_shape, shape_text
from shiai.games.senjutsu.rules.heroes import HEROES, POISON_NAMES, Hero
from shiai.games.senjutsu.rules.tables import ENEMY_TABLES, HERO_TABLES, TERRAIN_TABLES, figure_name

FARTHEST: Final = 9  # preferred distance, and range of shots
MOST_SLOTS: Final = 6  # cards of a recipe
MOST_DECKS: Final = 3  # among which one of them leaves a choice
MOST_DRAWN: Final = 24  # cards that four enemies draw together
DECK_SIZES: Final = (4, 5, 4, 12, 10, 3, 3)  # selection decks 1 to 7 (SJ-46.1 to SJ-46.7)
LAST_RESORT: Final = 4  # the deck from which enemies draw when all others permitted are empty (SJ-46.16)
SLOT: Final = re.compile(r"[1-7](\|[1-7])*")
BRANCH: Final = re.compile(r"(\w+)([->])(\w+)")
PLACES: Final = (*KAMAE_NAMES, "focus")  # of a Kamae tree
REMEMBERED: Final = 100  # boards of boxes
STATUSES: Final = ("wound", "bleeding_wound", "stun", "hobble", *[f"poison-{name}" for name in POISON_NAMES])
HORDE_BOARD: Final = "snow_field"
HORDE_LETTERS: Final = "XABCD"  # the start spaces of a horde: the hero, then its enemies

# Scripts of heroes and enemies ----------------------------------------------------------------------------------------


def tree_of(text: str) -> list[str]:
    """The branches of a Kamae tree. FieldError with what is wrong."""
    branches = text.replace(";", " ").split()
    for branch in branches:
        found = BRANCH.fullmatch(branch)
        if found is None or found[1] not in PLACES or found[3] not in PLACES or found[1] == found[3]:
            raise FieldError(
                f"{shown(branch)} is no branch; write NEU-AGG for both ways or AGG>focus for one, "
                f"with places out of {', '.join(PLACES)}"
            )
    if len(set(branches)) < len(branches) or not branches:
        raise FieldError("name every branch once, and at least one")
    return branches


def tree_text(text: str) -> str:
    """A Kamae tree in canonical form."""
    return " ".join(tree_of(text))


def any_tree(text: str, rng: Random) -> str:
    """Any Kamae tree of a few branches."""
    branches = {"-".join(rng.sample(PLACES, 2)).replace("-", rng.choice("->"), 1) for _ in range(rng.randint(1, 7))}
    return " ".join(sorted(branches))


def recipe_text(text: str) -> str:
    """A recipe in canonical form: the selection decks of the cards, `4|5` where there is a choice."""
    slots = re.sub(r" *\| *", "|", text).split()
    named: set[int] = {LAST_RESORT}
    for slot in slots:
        decks = slot.split("|")
        if SLOT.fullmatch(slot) is None or len(set(decks)) < len(decks) or len(decks) > MOST_DECKS:
            raise FieldError(f"{shown(slot)} is no card of a recipe; write a deck from 1 to 7, or some such as 4|5")
        named.update([int(deck) for deck in decks])
    if not 1 <= len(slots) <= MOST_SLOTS:
        raise FieldError(f"a recipe has 1 to {MOST_SLOTS} cards, this one has {len(slots)}")
    # Four enemies of one kind must find cards, whatever the decks have lost to others (SJ-46.15, SJ-46.16).
    there = sum([DECK_SIZES[deck - 1] for deck in named])
    if there < MOST_DRAWN:
        raise FieldError(
            f"its decks and deck {LAST_RESORT} have {there} cards, and four enemies may draw {MOST_DRAWN}; "
            "name a further deck"
        )
    return " ".join(slots)


def any_recipe(text: str, rng: Random) -> str:
    """A recipe with other decks, of which decks 1 and 5 are two."""
    decks = [str(deck + 1) for deck in range(len(DECK_SIZES))]
    slots = ["|".join(sorted(rng.sample(decks, rng.randint(1, 2)))) for _ in range(rng.randint(0, MOST_SLOTS - 2))]
    return " ".join([*slots, "1", "5"])


def horde_of(text: str) -> list[tuple[int, int]]:
    """The start spaces of a horde with their facings. FieldError with what is wrong."""
    found: list[tuple[int, int]] = []
    for part in listed(text):
        words = part.split()
        if len(words) != 2 or words[1] not in DIRECTION_NAMES:
            raise FieldError(f"{shown(part)} should look like 0,3 N, with a facing out of {', '.join(DIRECTION_NAMES)}")
        found.append((read_pair(words[0]), DIRECTION_NAMES.index(words[1])))
    if len(found) != len(HORDE_LETTERS) or len({at for at, _ in found}) < len(found):
        raise FieldError(f"name {len(HORDE_LETTERS)} different spaces with semicolons between them: {HORDE_LETTERS}")
    return found


def horde_text(text: str) -> str:
    """The start spaces of a horde in canonical form."""
    return "; ".join([f"{pair_text(at)} {DIRECTION_NAMES[facing]}" for at, facing in horde_of(text)])


def any_horde(text: str, rng: Random) -> str:
    """The start spaces in another order."""
    spaces = listed(text)
    return "; ".join(rng.sample(spaces, len(spaces)))


# Parts ----------------------------------------------------------------------------------------------------------------


def starts_check(sides: int) -> Callable[[str], str]:
    """What brings the start positions of so many sides into canonical form."""

    def check(text: str) -> str:
        return starts_text(read_starts(text, sides))

    return check


def spaces_check(text: str) -> str:
    """The spaces of a board in canonical form."""
    return spaces_text(read_spaces(text))


def preset_check(text: str) -> str:
    """A preset layout in canonical form."""
    return preset_text(read_preset(text))


def board_entry(board: Board) -> Entry:
    """A board with its spaces, start positions and preset layout."""
    values: dict[str, Value] = {"spaces": spaces_text(board.spaces)}
    sources: dict[str, Source] = {}
    for sides in SIDES:
        values[f"starts_{sides}"] = starts_text(board.starts[sides])
    values["preset"] = preset_text(board.preset)
    if board.sources["starts"].source != board.sources["spaces"].source:
        sources = {name: board.sources["starts"] for name in values if name.startswith("starts")}
        sources["preset"] = board.sources["preset"]
    return Entry(board.name, values, board.sources["spaces"], sources)


def hero_entry(name: str, table: dict[str, Any]) -> Entry:
    """A hero with the numbers of the hero card and the Kamae tree; weapons and Poisons are only listed."""
    values: dict[str, Value] = {field: int(table[field]) for field in ("advantage", "hand", "wounds")}
    values["tree"] = " ".join(table["tree"])
    values["weapons"] = tuple([str(weapon) for weapon in table["weapons"]])
    if table["poisons"]:
        values["poisons"] = poison_names(table)
    return Entry(name, values, source_from(table), own_sources(table))


def companion_entries() -> list[Entry]:
    """The companions of heroes, each with the wounds and Stuns that defeat it."""
    tables = [table["companion"] for table in HERO_TABLES.values() if "companion" in table]
    return [
        Entry(str(own["name"]), {"wounds": int(own["wounds"]), "stuns": int(own["hand"])}, source_from(own))
        for own in tables
    ]


def enemy_entry(name: str, table: dict[str, Any]) -> Entry:
    """An enemy; a follower has no recipe."""
    values: dict[str, Value] = {"distance": int(table["distance"]), "ranged": bool(table["ranged"])}
    values["range"] = int(table.get("range", 0))
    if table["recipe"]:
        values["recipe"] = str(table["recipe"])
    if table.get("poisons"):
        values["poisons"] = poison_names(table)
    return Entry(figure_name(name), values, source_from(table), own_sources(table))


def poison_names(table: dict[str, Any]) -> tuple[str, ...]:
    """The Poisons of a hero or an enemy."""
    return tuple([f"poison-{poison}" for poison in table["poisons"]])


def own_sources(table: dict[str, Any]) -> dict[str, Source]:
    """The sources of single fields."""
    return {field: source_from(source) for field, source in table.get("sources", {}).items()}


def terrain_entry(name: str) -> Entry:
    """A piece of terrain with its spaces."""
    table = TERRAIN_TABLES[name]
    return Entry(name, {"shape": table["shape"]}, source_from(table))


def status_entry(name: str) -> Entry:
    """A card that stays with a hero."""
    return Entry(name, {}, Source("printed", "public card scans 002 to 005 and 129 to 132"))


HORDE_ENTRY: Final = Entry(
    "horde_spaces",
    {"spaces_of_horde": "0,3 N; -3,0 SE; -1,-2 S; 1,-3 S; 3,-3 SW"},
    Source(
        "reconstructed", "letters: Polish and Italian rulebooks; spaces and facings: ours, the rulebooks show a picture"
    ),
)
BOARD_FIELDS: Final[tuple[Field, ...]] = (
    Script("spaces", spaces_check, any_spaces),
    *[Script(f"starts_{sides}", starts_check(sides), any_starts) for sides in SIDES],
    Script("preset", preset_check, any_preset),
)
HERO_FIELDS: Final[tuple[Field, ...]] = (
    Number("advantage", 0, 99),
    Number("hand", 2, 9),
    Number("wounds", 1, 9),
    Number("stuns", 1, 9),
    Script("tree", tree_text, any_tree),
)
ENEMY_FIELDS: Final[tuple[Field, ...]] = (
    Number("distance", 1, FARTHEST),
    Flag("ranged"),
    Number("range", 0, FARTHEST),
    Script("recipe", recipe_text, any_recipe),
)


# Contradictions -------------------------------------------------------------------------------------------------------


def contradictions(box: Contents) -> list[str]:
    """What does not fit together in a box, each with its place."""
    found: list[str] = []
    for name in BOARD_NAMES:
        if box.is_own("boards", name):
            found += [f"boards.{name}.{field} {problem}" for field, problem in board_problems(made_board(box, name))]
    if not found:
        found += horde_contradictions(box)
    found += card_contradictions(box)
    for name in COMPONENTS.parts["enemies"].entries:
        distance, reach = box.number("enemies", name, "distance"), box.number("enemies", name, "range")
        if box.value("enemies", name, "ranged") and reach < distance:
            found.append(
                f"enemies.{name}.range is {reach}, less than its distance {distance}; "
                "a ranged enemy shoots at least as far, or is not ranged"
            )
    return found


def horde_contradictions(box: Contents) -> list[str]:
    """What is wrong with the start spaces of a horde on its board."""
    board = made_board(box, HORDE_BOARD)
    place = "horde.horde_spaces.spaces_of_horde"
    starts = 0
    for letter, (at, _) in zip(HORDE_LETTERS, horde_spaces(box), strict=True):
        if not board.spaces >> at & 1:
            return [f"{place} has {letter} at {pair_text(at)}, which is no space of {HORDE_BOARD}; name another"]
        starts |= 1 << at
    terrain = Terrain(board.spaces, tuple([piece_code(*piece) for piece in board.preset]), board.shapes)
    if starts & terrain.covered or not connected(starts, terrain.playable & ~terrain.forbidden):
        return [f"{place} and boards.{HORDE_BOARD}.preset exclude each other; the spaces must be free and connected"]
    return []


HERO_ENTRIES: Final = [*[hero_entry(name, table) for name, table in HERO_TABLES.items()], *companion_entries()]
COMPONENTS: Final = Components(
    "senjutsu",
    (
        Part("boards", BOARD_FIELDS, [board_entry(board) for board in BOARDS]),
        Part("terrain", (Script("shape", shape_text, any_shape),), [terrain_entry(name) for name in KIND_NAMES]),
        Part("statuses", (), [status_entry(name) for name in STATUSES]),
        Part("heroes", HERO_FIELDS, HERO_ENTRIES),
        CARD_PART,
        Part("enemies", ENEMY_FIELDS, [enemy_entry(name, table) for name, table in ENEMY_TABLES.items()]),
        SOLO_CARD_PART,
        Part("horde", (Script("spaces_of_horde", horde_text, any_horde),), [HORDE_ENTRY]),
    ),
    contradictions,
)


# Components as a box has them -----------------------------------------------------------------------------------------

_BOARDS: Final[dict[tuple[str, ...], Board]] = {}  # boards of boxes; each remembers places and terrain


def made_board(box: Contents, name: str) -> Board:
    """A board made from its texts."""
    texts = [str(box.value("boards", name, field.name)) for field in BOARD_FIELDS]
    shapes = [Shape(read_shape(text)) for text in shape_texts(box)]
    board = read_board(name, texts[0], texts[1:-1], texts[-1], tuple(shapes))
    if not box.is_own("boards", name):  # its terrain was laid for our shapes
        board.preset = fitting(board, board.preset)
    return board


def shape_texts(box: Contents) -> list[str]:
    """The shapes of all kinds of terrain."""
    return [str(box.value("terrain", kind, "shape")) for kind in KIND_NAMES]


def board_in(box: Contents, name: str) -> Board:
    """A board; one and the same for equal boxes."""
    if not (box.is_own("boards", name) or box.corrections.get("terrain")):
        return BOARDS[BOARD_NAMES.index(name)]
    key = (name, *[str(box.value("boards", name, field.name)) for field in BOARD_FIELDS], *shape_texts(box))
    found = _BOARDS.get(key)
    if found is None:
        if len(_BOARDS) >= REMEMBERED:
            _BOARDS.clear()
        found = made_board(box, name)
        _BOARDS[key] = found
    return found


def hero_in(box: Contents, name: str) -> Hero:
    """A hero."""
    table = HERO_TABLES[name]
    fellow = table.get("companion")
    own = box.corrections.get("heroes", {})
    changed = fellow is not None and fellow["name"] in own
    if name not in own and not changed:
        return HEROES[name]
    entry = {**table, **own.get(name, {}), "tree": tree_of(str(box.value("heroes", name, "tree")))}
    if fellow is not None:
        stuns, wounds = [box.number("heroes", fellow["name"], field) for field in ("stuns", "wounds")]
        entry["companion"] = {**fellow, "hand": stuns, "wounds": wounds}
    return Hero(name, entry)


def horde_spaces(box: Contents) -> list[tuple[int, int]]:
    """Where a horde and its hero begin, and how they face."""
    return horde_of(str(box.value("horde", HORDE_ENTRY.id, "spaces_of_horde")))
