"""Wounds of the enemy and of the player: wound cards and Blood cards (sections 15 and 29)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.games.way_of_the_samurai.rules.actions import BLOOD as BLOOD_ACTION
from shiai.games.way_of_the_samurai.rules.actions import WOUND as WOUND_ACTION
from shiai.games.way_of_the_samurai.rules.cards import (
    BLOOD,
    BLOOD_CARDS,
    BLOOD_NAMES,
    KI,
    LIFE,
    LOSS_NAMES,
    WOUND_CARDS,
)
from shiai.games.way_of_the_samurai.rules.causes import BLOOD_KI, BLOOD_LIFE, BLOW, CAUSES, WOUND_CARD
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    BLED_OUT,
    BLOOD_1,
    BLOOD_2,
    DEADLY_ENEMY,
    DEADLY_WOUND,
    DECAPITATED,
    SNOW,
    TARGET,
    WOUNDED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps import damage
from shiai.games.way_of_the_samurai.rules.steps.base import Chance, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.losses import lose_life, suffer
from shiai.games.way_of_the_samurai.rules.table import (
    ENEMY,
    PLAYER,
    end_game,
    enemy_name,
    lose_ki,
    move_die,
    renew_modifiers,
    tell_shuffled,
    unharmable,
)


def wound_enemy(state: WayOfTheSamurai, level: int, cause: int, caused: bool) -> None:
    """Wound the attacked enemy; `caused` says whether the player causes it. Modifiers act before a card is drawn."""
    modifiers = state.modifiers
    if caused and unharmable(state):
        if state.events is not None:
            state.tell("unbreakable", "WS-27.8", {})
        return
    # WS-15.9, WS-15.10, WS-40.76: only what the player causes, before a card is drawn
    if caused and level == 2:
        if modifiers.no_wound_2:
            # WS-23.4, WS-23.5, WS-40.5: the first weather
            level = 1
        elif modifiers.wound_2_wins:
            # WS-23.11, WS-23.12, WS-23.19, WS-40.80: the third weather, over this opponent
            damage.fall(state, state.cells[TARGET], SNOW, by_wound=False)
            return
    # WS-29.2, WS-32.15, WS-32.16: from the classic deck, for the marked opponent
    state.push(WoundCard(ENEMY, level, int(caused), cause))


def wound_player(state: WayOfTheSamurai, level: int, cause: int) -> None:
    """Wound the player."""
    modifiers = state.modifiers
    if modifiers.wound_is_defeat:
        # WS-19.17: tonfa 2
        end_game(state, WOUNDED)
        return
    if cause == BLOW and level == 1:
        # WS-17.4, WS-17.5, WS-40.51: katana and kodachi
        level += modifiers.enemy_wound_level_plus
    # WS-29.1, WS-40.71
    if state.rules.blood:
        state.push(BloodCard(level, cause))
    else:
        state.push(WoundCard(PLAYER, level, 0, cause))


class WoundCard(Chance):
    """The top wound card; it is shuffled back at once, so every draw is from all five.

    `whom` is PLAYER or ENEMY; `caused` says whether the player caused the wound, `cause` what did.
    """

    name: ClassVar[str] = "wound_card"
    clause: ClassVar[str] = "WS-15.1"

    def __init__(self, whom: int, level: int, caused: int, cause: int = BLOW) -> None:
        self.whom = whom
        self.level = level
        self.caused = caused
        self.cause = cause

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-15.3
        return ALL_WOUNDS

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        card = WOUND_ACTION.part(action)
        if state.events is not None:
            self.tell_wound(state, card)
            tell_shuffled(state, "wound_deck", WOUND_CARDS, "WS-15.3")
        # WS-15.2, WS-15.4, WS-15.8: the same for player and enemy
        losses = state.rules.printed.wound[card][self.level]
        # WS-15.6
        if card == state.rules.printed.deadly and self.level == 2:
            if self.whom == ENEMY:
                damage.fall(state, state.cells[TARGET], DEADLY_ENEMY, by_wound=True)
            else:
                end_game(state, DEADLY_WOUND)
        elif self.whom == ENEMY:
            life = sum([number for kind, number in losses if kind == LIFE])
            ki = sum([number for kind, number in losses if kind == KI])
            damage.hurt(state, state.cells[TARGET], WOUND_CARD, self.caused > 0, life, ki)
        elif losses:
            suffer(state, losses, WOUND_CARD)

    def tell_wound(self, state: WayOfTheSamurai, card: int) -> None:
        """Say who drew which card."""
        wounded = self.whom == ENEMY
        who = enemy_name(state, state.cells[TARGET]) if wounded else state.rules.seats[state.cells[ACTIVE]]
        name, clause = CAUSES[self.cause]
        printed = state.rules.printed
        if self.level == 1 and not printed.wound[card][1]:
            state.tell("dodged", "WS-15.6", {"cause": name, "who": who})
        else:
            values: Values = {"cause": name, "who": who, "card": printed.wound_names[card], "level": self.level}
            state.tell("wounded", clause, values)


class BloodCard(Chance):
    """The top card of the Blood deck; it stays in front of the player."""

    name: ClassVar[str] = "blood_card"
    clause: ClassVar[str] = "WS-29.3"

    def __init__(self, level: int, cause: int = BLOW) -> None:
        self.level = level
        self.cause = cause

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-29.17, WS-29.20: from the cards that are left
        gone = state.cells[BLOOD_1] | state.cells[BLOOD_2]
        return BLOOD_ACTION.masked(ALL_BLOOD & ~gone) or (BLOOD_ACTION.at(0),)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        card = BLOOD_ACTION.part(action)
        if cells[BLOOD_1] | cells[BLOOD_2] == ALL_BLOOD:
            # WS-29.5
            end_game(state, BLED_OUT)
            return
        # WS-29.3, WS-29.19: it stays, with the half of the level suffered
        cells[BLOOD_1 if self.level == 1 else BLOOD_2] |= 1 << card
        if state.events is not None:
            name, clause = CAUSES[self.cause]
            half = BLOOD_NAMES[card][self.level - 1]
            state.tell("blood", clause, {"cause": name, "card": half, "level": self.level})
        renew_modifiers(state)
        # WS-29.18: some effects act only now
        once = BLOOD[card][f"wound{self.level}"].get("once", {})
        if "red_die" in once:
            # WS-29.11
            move_die(state, int(once["red_die"]), "WS-29.11")
        elif "roll_to_lose" in once:
            state.push(BloodRoll(LOSS_NAMES.index(once["roll_to_lose"])))
        elif "defeat" in once:
            # WS-29.16
            end_game(state, DECAPITATED)


class BloodRoll(Roll):
    """A Blood card takes as much life or Ki as a die shows; `kind` is LIFE or KI."""

    name: ClassVar[str] = "blood_roll"
    clause: ClassVar[str] = "WS-29.13"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def reason(self) -> str:
        return "WS-29.13" if self.kind == LIFE else "WS-29.14"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        # WS-29.13, WS-29.14
        if self.kind == LIFE:
            lose_life(state, face, BLOOD_LIFE)
        else:
            lose_ki(state, face, BLOOD_KI)


ALL_WOUNDS: Final = WOUND_ACTION.all()
ALL_BLOOD: Final = (1 << BLOOD_CARDS) - 1
STEPS: Final[Steps] = (WoundCard, BloodCard, BloodRoll)
