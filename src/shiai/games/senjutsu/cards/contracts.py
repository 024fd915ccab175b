"""Contracts: tasks that a hero fulfils for a reward, read from data/contracts.toml (docs/card-language.md)."""

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import LanguageError

# What fulfils a contract.
COUNTERED_WELL: Final = 0  # a Counter with success, at the end of the turn
FIRST_WOUND: Final = 1  # of the game
PAYMENTS: Final = 2  # so many times Focus is spent
WOUNDED: Final = 3  # so many opponents in one turn
SUCCESS: Final = 4  # of a card of this tier
INFLICTED: Final = 5  # each of these

CREDITS: Final = {
    "wound": v.WOUND_CREDIT,
    "bleed": v.BLEED_CREDIT,
    "stun": v.STUN_CREDIT,
    "hobble": v.HOBBLE_CREDIT,
    "poison": v.POISON_CREDIT,
}
CONDITIONS: Final = (
    (re.compile(r"Counter in a turn"), COUNTERED_WELL),
    (re.compile(r"first wound"), FIRST_WOUND),
    (re.compile(r"([1-9]) payments"), PAYMENTS),
    (re.compile(r"([1-8]) wounded in a turn"), WOUNDED),
    (re.compile(r"(Wood|Steel|Gold|Jade) success"), SUCCESS),
    (re.compile(r"inflict (.+)"), INFLICTED),
)
EXAMPLES: Final = (
    "Counter in a turn",
    "first wound",
    "4 payments",
    "2 wounded in a turn",
    "Gold success",
    "inflict stun",
)


class Contract:
    """One contract: what fulfils it, and how often or by which of several things."""

    def __init__(self, name: str, number: str, condition: str) -> None:
        self.name = name
        self.number = number
        self.kind = -1
        self.amount = 0  # of payments, of opponents
        self.mask = 0  # tiers of the card, or what must be inflicted
        self.read(condition)

    def read(self, condition: str) -> None:
        """Set what the words of the condition say; LanguageError when they say nothing."""
        for pattern, kind in CONDITIONS:
            found = pattern.fullmatch(condition)
            if not found:
                continue
            self.kind = kind
            if kind in (PAYMENTS, WOUNDED):
                self.amount = int(found[1])
            elif kind == SUCCESS:
                self.mask = 1 << v.TIER_NAMES.index(found[1].lower())
            elif kind == INFLICTED:
                self.mask = sum({credit_bit(word, condition) for word in found[1].split(", ")})
            return
        raise LanguageError(f"'{condition}' is no condition of a contract; use one like {', '.join(EXAMPLES)}")

    def needed(self) -> int:
        """How many marks of progress fulfil it; 0 if there is no progress to see."""
        return self.mask.bit_count() if self.kind == INFLICTED else self.amount

    def made(self, progress: int) -> int:
        """How many marks of progress there are; `progress` is a number of payments or a mask."""
        return progress if self.kind == PAYMENTS else progress.bit_count()


def credit_bit(word: str, condition: str) -> int:
    """The bit of something that is inflicted."""
    if word not in CREDITS:
        raise LanguageError(f"in '{condition}': '{word}' cannot be inflicted; use {', '.join(CREDITS)}")
    return CREDITS[word]


def read_contracts(tables: dict[str, dict[str, Any]]) -> tuple[Contract, ...]:
    """The contracts of the tables; LanguageError names the contract and what is wrong."""
    found: list[Contract] = []
    for name, entry in tables.items():
        try:
            found.append(Contract(name, str(entry["number"]), str(entry["condition"])))
        except (KeyError, LanguageError) as error:
            raise LanguageError(f"contract {name}: {error}") from None
    return tuple(found)


CONTRACTS_FILE: Final = files("shiai.games.senjutsu") / "data" / "contracts.toml"
CONTRACTS: Final = read_contracts(tomllib.loads(CONTRACTS_FILE.read_text("utf-8")))
CONTRACT_NAMES: Final = tuple([contract.name for contract in CONTRACTS])
