"""The options of Senjutsu: who fights where, and every ruling that has a second reading."""

from random import Random
from typing import Final

from shiai.core.box import BoxOption
from shiai.core.errors import OptionError
from shiai.core.options import Choice, Option, Switch, Text, Whole
from shiai.games.senjutsu.decks.decks import SIGNATURES, random_deck
from shiai.games.senjutsu.decks.format import read_deck_text
from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES, KIND_NAMES
from shiai.games.senjutsu.rules.contents import COMPONENTS

SEATS: Final = ("seat_1", "seat_2", "seat_3", "seat_4")
LATER_HEROES: Final = ("ninja", "onna_bugeisha", "assassin", "wakou", "yojimbo", "yasuke", "sailor", "ashigaru", "monk")
HEROES_BY_SEAT: Final = (
    ("ronin", "warrior", "student", "master", *LATER_HEROES),
    ("warrior", "ronin", "student", "master", *LATER_HEROES),
    ("student", "ronin", "warrior", "master", *LATER_HEROES),
    ("master", "ronin", "warrior", "student", *LATER_HEROES),
)
STANDARD_PIECES: Final = "rocks:2,bamboo:2,shrine:1,torii:1,cherry_tree:1,fallen_samurai:1"
MOST_PIECES: Final = 24
TEAM_FORMS: Final = ("none", "pairs", "one_against_others")
NO_TERRAIN: Final = "none"
PRESET: Final = "preset"
PLACED: Final = "placed"
FIRST_EDITION: Final = "first"
REVISED: Final = "revised"


def deck_text(text: str) -> str:
    """A deck in its one true form."""
    return read_deck_text(text).text()


def any_deck(rng: Random) -> str:
    """Any legal deck of 30 cards."""
    return random_deck(rng).text()


def pieces_text(text: str) -> str:
    """Terrain pieces in their one true form: `rocks:2,bamboo:1`."""
    counts = [0] * len(KIND_NAMES)
    for word in text.split(","):
        name, _, count = word.partition(":")
        if name not in KIND_NAMES or not count.isdecimal() or not 0 < int(count) < 10:
            raise OptionError(
                f"option pieces cannot have '{word}': use pairs such as rocks:2 with names out of "
                f"{', '.join(KIND_NAMES)} (SJ-9.2)"
            )
        counts[KIND_NAMES.index(name)] += int(count)
    if sum(counts) > MOST_PIECES:
        raise OptionError(f"option pieces has {sum(counts)} pieces; use at most {MOST_PIECES} (SJ-9.2)")
    return ",".join([f"{KIND_NAMES[kind]}:{count}" for kind, count in enumerate(counts) if count])


def pieces_of(text: str) -> list[int]:
    """The kinds of the pieces, one entry for every piece, kinds taking turns."""
    left = {KIND_NAMES.index(word.partition(":")[0]): int(word.partition(":")[2]) for word in text.split(",")}
    pieces: list[int] = []
    while left:
        for kind in list(left):
            pieces.append(kind)
            left[kind] -= 1
            if not left[kind]:
                del left[kind]
    return pieces


OPTIONS: tuple[Option, ...] = (
    Whole("players", 2, 2, 4, "how many heroes fight", "SJ-1.1"),
    *[
        Choice(f"hero_{seat + 1}", heroes, f"hero of seat {seat + 1}, with its signature deck", "SJ-2.6")
        for seat, heroes in enumerate(HEROES_BY_SEAT)
    ],
    *[
        Text(
            f"deck_{seat}",
            f"a deck of one's own for seat {seat}; its hero goes before hero_{seat}",
            "SJ-33.1",
            deck_text,
            any_deck,
            "deck",
        )
        for seat in range(1, 5)
    ],
    Choice("cards", ("30", "40"), "cards in every deck", "SJ-33.21"),
    Switch("tournament", False, "restricted schools apply to decks", "SJ-33.13"),
    Choice("teams", TEAM_FORMS, "pairs: seats 1 and 2 against 3 and 4; or seat 1 against all others", "SJ-1.2"),
    Choice("board", BOARD_NAMES, "the battlefield", "SJ-9.1"),
    Choice(
        "terrain", (NO_TERRAIN, PRESET, PLACED), "no terrain, that of the board, or placed by the players", "SJ-9.2"
    ),
    Text("pieces", f"terrain pieces to place; {STANDARD_PIECES} when none are named", "SJ-9.2", pieces_text),
    # SJ-A.8
    Switch("switch_differs", False, "'switch to any Kamae' must leave the present one", "SJ-A.8"),
    Switch("focus_every_time", False, "a Change may enter the focus point again for another Focus", "SJ-A.8"),
    # SJ-A.10
    Switch(
        "advantage_breaks_draws", False, "of those defeated together the one with the highest Advantage wins", "SJ-A.10"
    ),
    # SJ-A.14
    Switch("push_ends_card", False, "a collision by Push or Pull ends the target's turn as an own one does", "SJ-A.14"),
    # SJ-A.17
    Switch("counter_by_print", False, "a Counter card is compared by its printed initiative", "SJ-A.17"),
    # SJ-A.22
    Switch("strict_discard", False, "a weapon card cannot be chosen without a card to discard", "SJ-A.22"),
    # SJ-A.25
    Choice("terrain_effects", (FIRST_EDITION, REVISED), "what terrain does to a hero forced onto it", "SJ-A.25"),
    # SJ-A.26
    Switch("bamboo_closed", False, "no hero may move onto bamboo voluntarily", "SJ-A.26"),
    # SJ-A.27
    Switch("defence_at_once", False, "lines of a Defence card outside 'If successful' are resolved at once", "SJ-A.27"),
    # SJ-A.28
    Switch(
        "comparison_blockable",
        False,
        "Blocks on the space of attacker or target stop initiative comparisons",
        "SJ-A.28",
    ),
    # SJ-A.42
    Switch("widen_upwards_only", False, "Broad Block adds a value at the upper end only", "SJ-A.42"),
    # SJ-A.53
    Switch("acting_hero_first", False, "if one effect defeats several, the acting hero is defeated first", "SJ-A.53"),
    # SJ-A.56
    Switch(
        "strips_in_halves",
        False,
        "a strip of two colours gives its step to one Kamae, its rotation to the other",
        "SJ-A.56",
    ),
    # SJ-A.59
    Switch("discard_no_cost", False, "what follows a discard by 'then' does not depend on it", "SJ-A.59"),
    # SJ-A.62
    Switch("target_chooses_kamae", False, "a target that must change its Kamae chooses how", "SJ-A.62"),
    # SJ-A.64
    Switch("free_terrain", False, "terrain may lie on start spaces and cut off spaces", "SJ-A.64"),
    # SJ-A.65
    Switch("free_placement", False, "figures may be placed on any free space", "SJ-A.65"),
    # SJ-A.68
    Switch(
        "status_replaceable", False, "a revealed Stun or Poison can be replaced by an Instant Replacement", "SJ-A.68"
    ),
    # SJ-A.70
    Switch("collision_ends_blocks", False, "the Blocks of a hero that collides vanish", "SJ-A.70"),
    # SJ-A.73
    Switch("step_away", False, "'target steps forward' leads away from the acting hero", "SJ-A.73"),
    # SJ-A.74
    Switch("blocks_guard_owner_only", False, "a Block stops only attacks on the hero who placed it", "SJ-A.74"),
    # SJ-A.76
    Switch("additional_hits_all", False, "an Instant Additional works on all heroes its trigger affected", "SJ-A.76"),
    # SJ-A.78
    Switch(
        "range_at_reveal", False, "range and line of sight of named targets are tested at the reveal only", "SJ-A.78"
    ),
    # SJ-A.81
    Switch("stars_are_attacks", False, "starred grids of Defence cards can be blocked and countered", "SJ-A.81"),
    # SJ-A.82
    Switch("additional_on_counter", False, "an Instant Additional may be played on a Counter card", "SJ-A.82"),
    # SJ-A.83
    Switch("instants_after_draw", False, "Instants of the start of the turn are played after drawing", "SJ-A.83"),
    # SJ-A.95
    BoxOption(COMPONENTS, "SJ-A.95"),
)
assert set(HEROES_BY_SEAT[0]) == set(SIGNATURES)
