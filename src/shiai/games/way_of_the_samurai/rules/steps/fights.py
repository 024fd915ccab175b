"""What a won fight leads to: the end, or the next fight of a clan run or campaign (sections 21, 24, 25)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
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
from shiai.games.way_of_the_samurai.rules.steps import combo, round_end, rounds
from shiai.games.way_of_the_samurai.rules.steps.base import Question, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.draw import gain_special
from shiai.games.way_of_the_samurai.rules.steps.losses import lose_life
from shiai.games.way_of_the_samurai.rules.table import (
    clear_exchange,
    end_game,
    gain_ki,
    gain_life,
    keep_limits,
    lose_ki,
    move_die,
)


class FightWon(Happen[WayOfTheSamurai]):
    """The fight is won. Numbers: how, and whether by a wound card."""

    name: ClassVar[str] = "fight_won"

    def __init__(self, result: int, by_wound: int) -> None:
        self.result = result
        self.by_wound = by_wound

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        rules = state.rules
        if not rules.several_fights:
            end_game(state, ALL_THREE if rules.mode == ONE_VS_THREE else self.result)
            return
        cells[DEFEATED] += 1
        if rules.mode == CLAN_RUN and cells[DEFEATED] == rules.clan_limit:
            end_game(state, CLAN_COMPLETED)
            return
        if rules.campaign and cells[FIGHT] == last_fight(state):
            end_game(state, CAMPAIGN_WON)
            return
        state.push(NextFight())
        if rules.campaign:
            state.push(RandomEvent())
            if self.by_wound:
                state.push(WoundReward())
        if rules.round_end_on_kill and cells[EXCHANGE] <= EXCHANGES:
            state.push(round_end.RoundEnd(0, round_end.KILL))
        if cells[PLAYED].bit_count() == COMBO_SIZE and not cells[MARKS] & CHECKED:
            state.push(combo.COMBO)


def last_fight(state: WayOfTheSamurai) -> int:
    """The number of the last fight of a campaign."""
    return len(DOJO) if state.rules.mode == DOJO_YOSHIOKA else VILLAGE_FIGHTS


class WoundReward(Happen[WayOfTheSamurai]):
    """An enemy defeated through a wound card gives a life and a Ki (WS-24.15)."""

    name: ClassVar[str] = "wound_reward"

    def run(self, state: WayOfTheSamurai) -> None:
        gain_life(state, WOUND_KILL_LIFE, "WS-24.15")
        gain_ki(state, WOUND_KILL_KI, "WS-24.15")


class NextFight(Happen[WayOfTheSamurai]):
    """A new fight starts with a new round; decks, life, Ki and the red die go on as they are (WS-21.11, WS-24.4)."""

    name: ClassVar[str] = "next_fight"

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        rules = state.rules
        round_end.put_hands_down(state)
        clear_exchange(state)
        cells[FIGHT] += 1
        cells[TAIKYU_AT] = 0
        state.refresh()
        if not state.modifiers.change_environment:
            cells[MARKS] &= ~CLIFF_USED
        state.push(rounds.NEW_ROUND)
        if rules.mode == CLAN_RUN:
            state.push(ClanRoll())
        elif rules.mode == LEAVING_THE_VILLAGE:
            state.push(VillageRoll())
        elif rules.mode == DOJO_YOSHIOKA:
            state.push(Path())


def face_enemy(state: WayOfTheSamurai, life: int, ki: int) -> None:
    """The next enemy of a run stands ready."""
    state.cells[ENEMY_LIFE] = life
    state.cells[ENEMY_KI] = ki
    if state.events is not None:
        state.tell("next_enemy", "WS-21.2", {"fight": state.cells[FIGHT], "life": life, "ki": ki})


class ClanRoll(Roll):
    """The red die sets life and Ki of the next enemy; its remembered level does not change (WS-21.10)."""

    name: ClassVar[str] = "clan_roll"
    clause: ClassVar[str] = "WS-21.2"
    die: ClassVar[str] = "red"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        life, ki = CLAN[face]
        face_enemy(state, life, ki)


class VillageRoll(Roll):
    """The blue die sets the life of the next villager; his Ki is always 2 (WS-24.11)."""

    name: ClassVar[str] = "village_roll"
    clause: ClassVar[str] = "WS-24.11"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        face_enemy(state, face, VILLAGE_KI)


class Path(Question):
    """At most steps of the dojo the player chooses one of two opponents (WS-24.8)."""

    name: ClassVar[str] = "path"
    clause: ClassVar[str] = "WS-24.8"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([PATH.at(way) for way in range(len(DOJO[state.cells[FIGHT] - 1]))])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        step = state.cells[FIGHT] - 1
        way = PATH.part(action)
        state.cells[CHOSEN + step] = way + 1
        _, life, ki = DOJO[step][way]
        face_enemy(state, life, ki)


class RandomEvent(Roll):
    """After every fight but the last one of a campaign something happens (section 25)."""

    name: ClassVar[str] = "event"
    clause: ClassVar[str] = "WS-25.1"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        event = EVENTS[state.rules.events][face]
        if state.events is not None:
            state.tell("event", "WS-25.1", {"event": str(event["name"])})
        if "bonus" in event:
            state.push(BonusRoll(GAUGE_NAMES.index(event["bonus"])))
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
    clause: ClassVar[str] = "WS-25.3"

    def __init__(self, gauge: int) -> None:
        self.gauge = gauge

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        state.cells[BONUS + self.gauge] = face


def break_weapon(state: WayOfTheSamurai) -> None:
    """The weapon breaks and another one is taken; without another the game is lost (WS-25.9, WS-25.10)."""
    cells = state.cells
    cells[BROKEN] |= 1 << cells[WEAPON]
    if state.rules.available(cells[BROKEN]):
        state.push(NewWeapon())
    else:
        end_game(state, NO_WEAPON_LEFT)


class NewWeapon(Question):
    """Another weapon: its lasting properties hold from now on, those of setup do not (WS-25.12)."""

    name: ClassVar[str] = "new_weapon"
    clause: ClassVar[str] = "WS-25.9"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([TAKE_WEAPON.at(weapon) for weapon in state.rules.available(state.cells[BROKEN])])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        cells[WEAPON] = TAKE_WEAPON.part(action)
        cells[FACE_UP] = 0
        keep_limits(state)
        cells[YARI] = state.modifiers.mulligans
        if state.events is not None:
            state.tell("new_weapon", "WS-25.9", {"weapon": BLADES[cells[WEAPON]]})


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
