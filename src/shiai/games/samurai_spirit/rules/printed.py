"""What is printed on the components of Samurai Spirit, as data for pages and boxes and as lists for the rules.

A box may change what raider cards show, the Kiai values and the reverses of farmsteads.
"""

from random import Random
from typing import Any, Final

from shiai.core.box import Components, Contents
from shiai.core.components import Entry, Flag, Number, Part, Word, source_from
from shiai.core.messages import composite
from shiai.core.options import Value
from shiai.games.samurai_spirit.rules.components import (
    BOSS_PENALTIES,
    CARD_NAMES,
    CARDS,
    DATA,
    DIFFICULTIES,
    DOLL,
    DOLL_PLUNDERER,
    DOLLS_NEEDED,
    FARMSTEADS,
    HIGHEST_KIAI,
    HIGHEST_VALUE,
    KINDS,
    NO_PENALTY,
    NO_SYMBOL,
    OTHER_PLUNDERER,
    PENALTY_NAMES,
    PENALTY_WORDS,
    PLUNDERER,
    PLUNDERERS,
    RAIDERS,
    RANK,
    REVERSE_NAMES,
    SAMURAI_NAMES,
    SYMBOL_WORDS,
)

GENERAL_PENALTIES: Final = tuple([penalty for penalty in PENALTY_WORDS if penalty not in BOSS_PENALTIES])

TOKENS: Final = ("barricades", "farmsteads", "families", "support_tokens", "wound_tokens")


class Count(Number):
    """How many farmsteads have a reverse. Counts change together: a random one by 1, so that another can balance it."""

    def any(self, value: Value, rng: Random) -> Value:
        return max(self.low, min(self.high, int(str(value)) + rng.choice((-1, 1))))


def raider_entry(row: dict[str, str]) -> Entry:
    """A raider card; only bosses have room for a second penalty."""
    values: dict[str, Value] = {
        "rank": row["rank"],
        "value": int(row["value"]),
        "symbol": row["symbol"],
        "penalty1": row["penalty1"],
        "flame": row["flame"] == "yes",
    }
    if row["rank"] == "boss":
        values["penalty2"] = row["penalty2"]
    return Entry(row["id"], values, source_from(dict(row)))


def samurai_entry(samurai: dict[str, Any]) -> Entry:
    """The board of a samurai; its sides are known from different sources."""
    human, animal = source_from(samurai["human"]), source_from(samurai["animal"])
    values: dict[str, Value] = {"human": int(samurai["human"]["kiai"]), "animal": int(samurai["animal"]["kiai"])}
    return Entry(str(samurai["id"]), values, human, {"animal": animal})


def listed(data: dict[str, Any], *names: str) -> Entry:
    """An entry of the data file that boxes cannot change, with these values."""
    values: dict[str, Value] = {name: data[name] for name in names}
    return Entry(str(data["id"]), values, source_from(data))


def token_entry(name: str) -> Entry:
    """How many tokens of a sort there are."""
    return Entry(name, {"count": int(DATA["components"][name])}, source_from(DATA["components"]))


def problems_of(box: Contents) -> list[str]:
    """The contradictions between the entries of a box."""
    found: list[str] = []
    for card, name in enumerate(CARD_NAMES):
        first = str(box.value("raiders", name, "penalty1"))
        if RAIDERS[card]["rank"] != "boss":
            if first in BOSS_PENALTIES:  # as in SS-3.11
                remedy = f"only bosses have it; use one of {', '.join(GENERAL_PENALTIES)}"
                found.append(f"raiders.{name}.penalty1 is {first}: {remedy}")
        elif first == "none" and box.value("raiders", name, "penalty2") != "none":
            second = box.value("raiders", name, "penalty2")
            found.append(f"raiders.{name}.penalty2 is {second}, but penalty1 is none: write a single one as penalty1")
    dolls = [name for name in CARD_NAMES[:PLUNDERERS] if box.value("raiders", name, "symbol") == "doll"]
    if len(dolls) < DOLLS_NEEDED:  # otherwise the check of SS-25.3 would never succeed
        number = f"{len(dolls)} of the {PLUNDERERS} plunderers"
        found.append(f'raiders: the symbol of {number} is doll; at least {DOLLS_NEEDED} need symbol = "doll"')
    counts = [box.number("farmsteads", kind, "count") for kind in REVERSE_NAMES]
    if sum(counts) != FARMSTEADS:
        shown = " + ".join([str(count) for count in counts])
        found.append(f"farmsteads: the counts are {shown} = {sum(counts)}; there are {FARMSTEADS} farmsteads")
    return found


COMPONENTS: Final = Components(
    "samurai_spirit",
    (
        Part(
            "raiders",
            (
                Number("value", 1, HIGHEST_VALUE),
                Word("symbol", SYMBOL_WORDS),
                Word("penalty1", PENALTY_WORDS),
                Word("penalty2", PENALTY_WORDS),
                Flag("flame"),
            ),
            [raider_entry(row) for row in RAIDERS],
        ),
        Part(
            "samurai",
            (Number("human", 1, HIGHEST_KIAI), Number("animal", 1, HIGHEST_KIAI)),
            [samurai_entry(samurai) for samurai in DATA["samurai"]],
        ),
        Part(
            "farmsteads",
            (Count("count", 0, FARMSTEADS),),
            [listed(kind, "count") for kind in DATA["farmstead_penalties"]],
        ),
        Part("families", (), [listed(kind, "count") for kind in DATA["family_bonuses"]]),
        Part("talents", (), [listed(samurai, "talent") for samurai in DATA["samurai"]]),
        Part("village", (), [token_entry(name) for name in TOKENS]),
        Part(
            "difficulties",
            (),
            [
                listed(
                    level,
                    "extra_barricades",
                    "plunderers_each",
                    "fewer_leaders",
                    "farmstead_penalties",
                    "family_bonuses",
                )
                for level in DIFFICULTIES.values()
            ],
        ),
    ),
    problems_of,
)


class Printed:
    """The components as the rules read them: lists by card, Kiai values by side and samurai, reverses by kind."""

    def __init__(self, box: Contents) -> None:
        self.value: list[int] = [box.number("raiders", name, "value") for name in CARD_NAMES]
        self.symbol: list[int] = [SYMBOL_WORDS.index(word) for word in column(box, "symbol")]  # SS-3.3
        # SS-3.4, SS-3.5: only bosses have a second penalty
        self.penalty: list[int] = [PENALTY_WORDS.index(word) for word in column(box, "penalty1")]
        self.second_penalty: list[int] = [PENALTY_WORDS.index(word) for word in column(box, "penalty2")]
        self.flames: list[bool] = [box.value("raiders", name, "flame") is True for name in CARD_NAMES]  # SS-3.6
        self.kind: list[int] = [kind_of(RANK[card], self.symbol[card]) for card in range(CARDS)]
        self.cards_of: list[list[int]] = [
            [card for card in range(CARDS) if self.kind[card] == kind] for kind in range(KINDS)
        ]
        # SS-1.2, SS-1.4, SS-8.3: each side has a Kiai value of its own, both have the same talent
        self.kiai: list[int] = [box.number("samurai", name, "human") for name in SAMURAI_NAMES] + [
            box.number("samurai", name, "animal") for name in SAMURAI_NAMES
        ]  # + SAMURAI_COUNT for the animal side
        # SS-18.10, SS-31.41
        self.reverses: list[int] = [box.number("farmsteads", name, "count") for name in REVERSE_NAMES]
        self.card_names: list[str] = [
            self.card_name(card) if box.is_own("raiders", name) else name for card, name in enumerate(CARD_NAMES)
        ]  # for messages

    def card_name(self, card: int) -> str:
        """The name of a card that a box changes: everything that is on it."""
        icons = [penalty for penalty in (self.penalty[card], self.second_penalty[card]) if penalty != NO_PENALTY]
        parts = [SYMBOL_WORDS[self.symbol[card]]] if self.symbol[card] != NO_SYMBOL else []
        parts += [PENALTY_NAMES[penalty] for penalty in icons]
        parts += ["flames"] if self.flames[card] else []
        return composite(str(self.value[card]), *parts)


def column(box: Contents, field: str) -> list[str]:
    """A field of all raider cards; none where a card has no such field."""
    entries = COMPONENTS.parts["raiders"].entries
    return [str(box.value("raiders", name, field)) if field in entries[name].values else "none" for name in CARD_NAMES]


def kind_of(rank: int, symbol: int) -> int:
    """The kind of a raider: its rank, and for plunderers whether it shows a doll."""
    return DOLL_PLUNDERER if rank == PLUNDERER and symbol == DOLL else OTHER_PLUNDERER + rank


STANDARD: Final = Printed(COMPONENTS.standard)


def printed_in(box: Contents) -> Printed:
    """The components of a box as the rules read them."""
    return Printed(box) if box.corrections else STANDARD
