"""What a won fight leads to: the end, or the next fight of a clan run or campaign (sections 21, 24, 25)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import PATH, TAKE_WEAPON
from shiai.games.way_of_the_samurai.rules.cards import (
    CLAN,
    COMBO_SIZE,
    DOJO,
    EVENTS,
    EXCHANGES,
    GAUGE_NAMES,
    VILLAGE_FIGHTS,
    VILLAGE_KI,
    WOUND_KILL_KI,
    WOUND_KILL_LIFE,
)
from shiai.games.way_of_the_samurai.rules.options import (
    BLADES,
    CLAN_RUN,
    DOJO_YOSHIOKA,
    LEAVING_THE_VILLAGE,
    ONE_VS_THREE,
)
from shiai.games.way_of_the_samurai.rules.state import (
    ALL_THREE,
    BONUS,
    BROKEN,
    CAMPAIGN_WON,
    CHECKED,
    CHOSEN,
    CLAN_COMPLETED,
    CLIFF_USED,
    DEFEATED,
    ENEMY_KI,
    ENEMY_LIFE,
    EXCHANGE,
    FACE_UP,
    FIGHT,
    MARKS,
    NO_WEAPON_LEFT,
    PLAYED,
    TAIKYU_AT,
    WEAPON,
    YARI,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Happen, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.draw import gain_special
from shiai.games.way_of_the_samurai.rules.steps.round_end import KILL, put_hands_down
from shiai.games.way_of_the_samurai.rules.table import (
    clear_exchange,
    end_game,
    gain_ki,
    gain_life,
    keep_limits,
    lose_ki,
    lose_life,
    move_die,
)


class FightWon(Happen):
    """The fight is won. Numbers: how, and whether by a wound card."""

    name: ClassVar[str] = "fight_won"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-0.6 WS-9.8 WS-9.9 WS-21.1 WS-21.6 WS-21.11 WS-21.13 WS-21.15 WS-21.18 WS-24.2 WS-24.6 WS-24.7 WS-24.10
        WS-24.13 WS-24.19 WS-24.20 WS-36.4 WS-40.18 WS-40.83
"""
    )

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        rules = state.rules
        result, by_wound = self.numbers
        if not rules.several_fights:
            end_game(state, ALL_THREE if rules.mode == ONE_VS_THREE else result)
            return
        cells[DEFEATED] += 1
        if rules.mode == CLAN_RUN and cells[DEFEATED] == rules.clan_limit:
            end_game(state, CLAN_COMPLETED)
            return
        if rules.campaign and cells[FIGHT] == last_fight(state):
            end_game(state, CAMPAIGN_WON)
            return
        state.push("next_fight")
        if rules.campaign:
            state.push("event")
            if by_wound:
                state.push("wound_reward")
        if rules.round_end_on_kill and cells[EXCHANGE] <= EXCHANGES:
            state.push("round_end", (0, KILL))
        if cells[PLAYED].bit_count() == COMBO_SIZE and not cells[MARKS] & CHECKED:
            state.push("combo")


def last_fight(state: WayOfTheSamurai) -> int:
    """The number of the last fight of a campaign."""
    return len(DOJO) if state.rules.mode == DOJO_YOSHIOKA else VILLAGE_FIGHTS


class WoundReward(Happen):
    """An enemy defeated through a wound card gives a life and a Ki (WS-24.15)."""

    name: ClassVar[str] = "wound_reward"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-24.15 WS-24.16 WS-24.21 WS-40.38")

    def run(self, state: WayOfTheSamurai) -> None:
        gain_life(state, WOUND_KILL_LIFE, "WS-24.15")
        gain_ki(state, WOUND_KILL_KI, "WS-24.15")


class NextFight(Happen):
    """A new fight starts with a new round; decks, life, Ki and the red die go on as they are (WS-21.11, WS-24.4)."""

    name: ClassVar[str] = "next_fight"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-19.32 WS-21.7 WS-21.8 WS-21.9 WS-21.12 WS-21.17 WS-24.3 WS-24.4 WS-24.5 WS-40.17 WS-40.19 WS-40.35
"""
    )

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        rules = state.rules
        put_hands_down(state)
        clear_exchange(state)
        cells[FIGHT] += 1
        cells[TAIKYU_AT] = 0
        state.refresh()
        if not state.force.change_environment:
            cells[MARKS] &= ~CLIFF_USED
        state.push("round")
        if rules.mode == CLAN_RUN:
            state.push("clan_roll")
        elif rules.mode == LEAVING_THE_VILLAGE:
            state.push("village_roll")
        elif rules.mode == DOJO_YOSHIOKA:
            state.push("path")


def face_enemy(state: WayOfTheSamurai, life: int, ki: int) -> None:
    """The next enemy of a run stands ready."""
    state.cells[ENEMY_LIFE] = life
    state.cells[ENEMY_KI] = ki
    if state.events is not None:
        state.tell("next_enemy", "WS-21.2", {"fight": state.cells[FIGHT], "life": life, "ki": ki})


class ClanRoll(Roll):
    """The red die sets life and Ki of the next enemy; its remembered level does not change (WS-21.10)."""

    name: ClassVar[str] = "clan_roll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-21.2 WS-21.3 WS-21.4 WS-21.5 WS-21.10 WS-21.16 WS-40.16")
    die: ClassVar[str] = "red"

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        life, ki = CLAN[face]
        face_enemy(state, life, ki)


class VillageRoll(Roll):
    """The blue die sets the life of the next villager; his Ki is always 2 (WS-24.11)."""

    name: ClassVar[str] = "village_roll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-24.11")

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        face_enemy(state, face, VILLAGE_KI)


class Path(Ask):
    """At most steps of the dojo the player chooses one of two opponents (WS-24.8)."""

    name: ClassVar[str] = "path"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-24.8 WS-24.9 WS-24.12")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([PATH + way for way in range(len(DOJO[state.cells[FIGHT] - 1]))])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        step = state.cells[FIGHT] - 1
        state.cells[CHOSEN + step] = action - PATH + 1
        _, life, ki = DOJO[step][action - PATH]
        face_enemy(state, life, ki)


class RandomEvent(Roll):
    """After every fight but the last one of a campaign something happens (section 25)."""

    name: ClassVar[str] = "event"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-25.1 WS-24.17 WS-25.2 WS-25.6 WS-25.7 WS-25.8 WS-25.11 WS-25.13 WS-40.37
"""
    )

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        event = EVENTS[state.rules.events][face]
        if state.events is not None:
            state.tell("event", "WS-25.1", {"event": str(event["name"])})
        if "bonus" in event:
            state.push("bonus_roll", (GAUGE_NAMES.index(event["bonus"]),))
        elif "red_die" in event:
            move_die(state, int(event["red_die"]), "WS-25.6")
        elif "new_weapon" in event:
            break_weapon(state)
        elif "lose" in event:
            if event["lose"] == "life":
                lose_life(state, 1)
            else:
                lose_ki(state, 1, "WS-25.7")
        elif event["gain"] == "special":
            gain_special(state, 1)
        elif event["gain"] == "life":
            gain_life(state, 1, "WS-25.13")
        else:
            gain_ki(state, 1, "WS-25.13")


class BonusRoll(Roll):
    """A second roll is the bonus for the first round of the next fight (WS-25.3, WS-25.4)."""

    name: ClassVar[str] = "bonus_roll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-25.3 WS-25.4")

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        state.cells[BONUS + self.numbers[0]] = face


def break_weapon(state: WayOfTheSamurai) -> None:
    """The weapon breaks and another one is taken; without another the game is lost (WS-25.9, WS-25.10)."""
    cells = state.cells
    cells[BROKEN] |= 1 << cells[WEAPON]
    if state.rules.available(cells[BROKEN]):
        state.push("new_weapon")
    else:
        end_game(state, NO_WEAPON_LEFT)


class NewWeapon(Ask):
    """Another weapon: its lasting properties hold from now on, those of setup do not (WS-25.12)."""

    name: ClassVar[str] = "new_weapon"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-25.9 WS-25.10 WS-25.12 WS-25.14 WS-25.15 WS-17.1 WS-40.27 WS-40.84")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([TAKE_WEAPON + weapon for weapon in state.rules.available(state.cells[BROKEN])])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        cells[WEAPON] = action - TAKE_WEAPON
        cells[FACE_UP] = 0
        keep_limits(state)
        cells[YARI] = state.force.mulligans
        if state.events is not None:
            state.tell("new_weapon", "WS-25.9", {"weapon": BLADES[action - TAKE_WEAPON]})


STEPS: Final[Steps] = (
    FightWon,
    WoundReward,
    NextFight,
    ClanRoll,
    VillageRoll,
    Path,
    RandomEvent,
    BonusRoll,
    NewWeapon,
)
