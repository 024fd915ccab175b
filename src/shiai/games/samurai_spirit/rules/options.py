"""The options of Samurai Spirit, and the set-up: the numbers and switches that its rules read."""

from typing import Any, Final

from shiai.core.box import BoxOption, Contents
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.options import Choice, Names, Option, Switch, Value, Whole
from shiai.core.setup import Setup
from shiai.games.samurai_spirit.rules.components import (
    DEFAULT_DIFFICULTY,
    DIFFICULTIES,
    DOLL_PLUNDERER,
    NO_PENALTY,
    SAMURAI_COUNT,
    SAMURAI_NAMES,
    SEAT_NAMES,
)
from shiai.games.samurai_spirit.rules.printed import COMPONENTS, printed_in

OPTIONS: Final[tuple[Option, ...]] = (
    Whole("players", 4, 1, SAMURAI_COUNT, "How many play together; 1 is the solo game.", "SS-0.1"),
    Choice(
        "difficulty",
        (DEFAULT_DIFFICULTY, *[name for name in DIFFICULTIES if name != DEFAULT_DIFFICULTY]),
        "How many barricades and raiders there are, and whether farmsteads punish and families help.",
        "SS-2.1",
    ),
    Whole("solo_samurai", 2, 2, 3, "How many samurai one player leads in the solo game.", "SS-26.1"),
    Names(
        "samurai", SAMURAI_NAMES, "The samurai in the order of the seats; dealt at random when none is named.", "SS-2.2"
    ),
    Switch(
        "absent_tokens",
        False,
        "The support tokens of absent samurai help also in games with 3 to 6 players.",
        "SS-27.1",
    ),
    Choice(
        "absent_token_scope",
        ("round", "turn"),
        "How long the talent of an absent samurai's token lasts.",
        "SS-31.47",
    ),
    Switch(
        "case3_every_card", True, "Every further card on a samurai above the Kiai value costs a barricade.", "SS-31.12"
    ),
    Switch("return_tokens_at_round_end", False, "Lent support tokens are back before the next round.", "SS-31.16"),
    Switch("heal_passed", True, "Heihachi's Kiai may heal a samurai that has passed.", "SS-31.19"),
    Switch("second_fight_when_over", True, "The second Fight is open also above the Kiai value.", "SS-31.26"),
    Switch("kiai_removal_optional", False, "A Kiai may be let pass whole, without effect and removal.", "SS-31.27"),
    Switch("kiai_on_decrease", True, "Falling back exactly onto the Kiai value reaches the Kiai.", "SS-31.28"),
    Switch("kiai_at_round_end", False, "A board that flips in the end-of-round steps can reach its Kiai.", "SS-31.29"),
    Switch(
        "kiai_tokens_at_home",
        False,
        "Kyuzo's Kiai gives only tokens that samurai in the round have with them.",
        "SS-31.35",
    ),
    Whole(
        "turn_limit_per_samurai", 40, 1, 99, "After so many turns per samurai only Pass is left in a round.", "SS-31.49"
    ),
    Switch("heal_only_wounded", True, "The bonus of a family heals a random wounded samurai, not any.", "SS-31.51"),
    Switch("second_card_locked", True, "Katsushiro's second card must be attacked or defended.", "SS-31.54"),
    BoxOption(COMPONENTS, "SS-3.12"),
)


class Rules(Setup):
    """The set-up of a game: the numbers and switches that its rules read."""

    def __init__(self, game: AnyGame, options: dict[str, Value]) -> None:
        super().__init__(game, options)
        self.box: Contents = COMPONENTS.contents(str(options["box"]))
        printed = printed_in(self.box)
        self.value: list[int] = printed.value
        self.symbol: list[int] = printed.symbol
        self.penalty: list[int] = printed.penalty
        self.second_penalty: list[int] = printed.second_penalty
        self.flames: list[bool] = printed.flames
        self.kind: list[int] = printed.kind
        self.cards_of: list[list[int]] = printed.cards_of
        self.doll_plunderers = self.kind.count(DOLL_PLUNDERER)
        self.card_names: list[str] = printed.card_names
        self.kiai: list[int] = printed.kiai
        self.reverses: list[int] = printed.reverses
        self.samurai = len(self.seats)  # SS-0.1: called N in the rules
        self.people = int(str(options["players"]))
        self.chosen: tuple[int, ...] = chosen_samurai(options["samurai"], self.samurai)
        level: dict[str, Any] = DIFFICULTIES[str(options["difficulty"])]
        # SS-2.17
        self.barricades = self.samurai + int(level["extra_barricades"])  # SS-2.9, SS-2.10: at the beginning and at most
        self.plunderers = self.samurai * int(level["plunderers_each"])
        self.leaders = self.samurai - int(level["fewer_leaders"])
        self.farm_penalties = level["farmstead_penalties"] is True
        self.family_bonuses = level["family_bonuses"] is True
        self.grade = str(level["grade"])  # SS-24.4
        # SS-0.2, SS-0.3, SS-0.4, SS-31.2: neighbours by seat; who has passed does not matter
        self.left: list[int] = [(seat + 1) % self.samurai for seat in range(self.samurai)]
        self.right: list[int] = [(seat - 1) % self.samurai for seat in range(self.samurai)]
        self.everybody = (1 << self.samurai) - 1
        # SS-25.1, SS-26.1, SS-27.1: with two samurai, alone, or by choice
        self.uses_absent = self.samurai == 2 or options["players"] == 1 or options["absent_tokens"] is True
        self.absent_for_turn = options["absent_token_scope"] == "turn"
        self.case3_every_card = options["case3_every_card"] is True
        self.return_tokens_at_round_end = options["return_tokens_at_round_end"] is True
        self.heal_passed = options["heal_passed"] is True
        self.second_fight_when_over = options["second_fight_when_over"] is True
        self.kiai_removal_optional = options["kiai_removal_optional"] is True
        self.kiai_on_decrease = options["kiai_on_decrease"] is True
        self.kiai_at_round_end = options["kiai_at_round_end"] is True
        self.kiai_tokens_at_home = options["kiai_tokens_at_home"] is True
        self.turn_limit = int(str(options["turn_limit_per_samurai"])) * self.samurai
        self.heal_only_wounded = options["heal_only_wounded"] is True
        self.second_card_locked = options["second_card_locked"] is True
        if options["absent_tokens"] is True and self.samurai == SAMURAI_COUNT:
            raise OptionError("option absent_tokens cannot be true with 7 players: nobody is absent (SS-27.1)")

    def penalties(self, card: int) -> list[int]:
        """The penalties of a card: none, one or two."""
        return [penalty for penalty in (self.penalty[card], self.second_penalty[card]) if penalty != NO_PENALTY]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Rules, (self.game, self.options))


def seat_names(options: dict[str, object]) -> tuple[str, ...]:
    """A seat for every samurai: one for each player, two or three in the solo game."""
    players = int(str(options.get("players", 4)))
    # SS-26.2, SS-26.4, SS-26.5, SS-31.1: one player has a seat for each samurai
    return SEAT_NAMES[: players if players > 1 else int(str(options.get("solo_samurai", 2)))]


def chosen_samurai(value: Value, seats: int) -> tuple[int, ...]:
    """The chosen samurai by seat; none if they are dealt at random."""
    assert isinstance(value, tuple)
    if value and len(value) != seats:
        raise OptionError(f"option samurai names {len(value)} samurai for {seats} seats: name {seats} or none (SS-2.2)")
    return tuple([SAMURAI_NAMES.index(str(name)) for name in value])  # SS-27.2
