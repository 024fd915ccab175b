"""What a won fight leads to: the end, or the next fight of a clan run or campaign (sections 21, 24, 25)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import PATH, TAKE_WEAPON
from shiai.games.way_of_the_samurai.rules.cards import (
    ARMOUR,
    CLAN,
    COMBO_SIZE,
    DOJO_STEPS,
    EVENTS,
    EXCHANGES,
    GAUGE_NAMES,
    TECHNIQUE,
    VILLAGE_FIGHTS,
    VILLAGE_KI,
    WOUND_KILL_KI,
    WOUND_KILL_LIFE,
)
from shiai.games.way_of_the_samurai.rules.causes import EVENT_KI, EVENT_LIFE
from shiai.games.way_of_the_samurai.rules.effects import EVENT_DIE, EVENT_SPECIAL
from shiai.games.way_of_the_samurai.rules.effects import EVENT_LIFE as TO_LIFE
from shiai.games.way_of_the_samurai.rules.options import (
    ARMOUR_OF_ENEMY,
    BLADES,
    CLAN_RUN,
    DOJO_YOSHIOKA,
    LEAVING_THE_VILLAGE,
    ONE_VS_THREE,
)
from shiai.games.way_of_the_samurai.rules.state import (
    ALL_THREE,
    ARMOUR_AT,
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
    lose_ki,
    move_die,
    renew_modifiers,
)


class FightWon(Happen[WayOfTheSamurai]):
    """The fight is won; `result` says how, `by_wound` whether a wound card decided it."""

    name: ClassVar[str] = "fight_won"

    def __init__(self, result: int, by_wound: int) -> None:
        self.result = result
        self.by_wound = by_wound

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        rules = state.rules
        # WS-0.6, WS-32.19: the game is one fight, or a run of several
        if not rules.several_fights:
            end_game(state, ALL_THREE if rules.mode == ONE_VS_THREE else self.result)
            return
        # WS-21.18: whatever happens to the player after it
        cells[DEFEATED] += 1
        # WS-21.15, WS-40.83
        if rules.mode == CLAN_RUN and cells[DEFEATED] == rules.clan_limit:
            end_game(state, CLAN_COMPLETED)
            return
        # WS-24.13
        if rules.campaign and cells[FIGHT] == last_fight(state):
            end_game(state, CAMPAIGN_WON)
            return
        # WS-21.1, WS-21.6, WS-21.11, WS-24.2, WS-24.6: on to a new fight, without the end of the round
        state.push(NextFight())
        if rules.campaign:
            # WS-24.17, WS-24.19, WS-24.20: first the combo, then the reward, then the event
            state.push(RandomEvent())
            if self.by_wound:
                state.push(WoundReward())
        # WS-18.8, WS-40.18, WS-40.26: end-of-round effects belong to a completed round
        if rules.round_end_on_kill and cells[EXCHANGE] <= EXCHANGES:
            state.push(round_end.RoundEnd(why=round_end.KILL))
        # WS-9.8, WS-9.9, WS-40.20: a combo counts if all three cards were played
        if cells[PLAYED].bit_count() == COMBO_SIZE and not cells[MARKS] & CHECKED:
            state.push(combo.COMBO)


def last_fight(state: WayOfTheSamurai) -> int:
    """The number of the last fight of a campaign."""
    # WS-24.7, WS-24.10
    return len(DOJO_STEPS) if state.rules.mode == DOJO_YOSHIOKA else VILLAGE_FIGHTS


class WoundReward(Happen[WayOfTheSamurai]):
    """An enemy defeated through a wound card gives a life and a Ki."""

    name: ClassVar[str] = "wound_reward"

    def run(self, state: WayOfTheSamurai) -> None:
        # WS-24.15
        gain_life(state, WOUND_KILL_LIFE, "WS-24.15")
        gain_ki(state, WOUND_KILL_KI, "WS-24.15")


class NextFight(Happen[WayOfTheSamurai]):
    """A new fight starts with a new round; decks, life, Ki and the red die are kept."""

    name: ClassVar[str] = "next_fight"

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        rules = state.rules
        # WS-21.7, WS-21.9, WS-24.4, WS-24.5, WS-40.19: life, Ki and the red die stay as they are
        # WS-21.8, WS-21.12, WS-24.3, WS-30.9: so do decks, special cards and virtues
        round_end.put_hands_down(state)
        clear_exchange(state)
        cells[FIGHT] += 1
        # WS-21.17
        cells[TAIKYU_AT] = 0
        state.refresh()
        # WS-33.13, WS-40.93: one armour for all enemies of the run, unless an option renews it
        if rules.yoroi == ARMOUR_OF_ENEMY and rules.yoroi_renewed:
            cells[ARMOUR_AT] = ARMOUR
        # WS-19.32, WS-40.35: the cliff once per fight, with the tessen once per game
        if not state.modifiers.change_environment:
            cells[MARKS] &= ~CLIFF_USED
        state.push(rounds.NEW_ROUND)
        if rules.mode == CLAN_RUN:
            state.push(ClanRoll())
        elif rules.mode == LEAVING_THE_VILLAGE:
            state.push(VillageRoll())
        elif rules.mode == DOJO_YOSHIOKA:
            state.push(Path())


def face_enemy(state: WayOfTheSamurai, life: int, ki: int, clause: str) -> None:
    """Set life and Ki of the next enemy of a run."""
    state.cells[ENEMY_LIFE] = life
    state.cells[ENEMY_KI] = ki
    if state.events is not None:
        state.tell("next_enemy", clause, {"fight": state.cells[FIGHT], "life": life, "ki": ki})


class ClanRoll(Roll):
    """The red die sets life and Ki of the next enemy; the level that it shows is not changed."""

    name: ClassVar[str] = "clan_roll"
    clause: ClassVar[str] = "WS-21.2"
    # WS-21.10, WS-21.16, WS-40.17: rolled even if the die has left the game; its level stays
    die: ClassVar[str] = "red"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        # WS-21.2
        life, ki = CLAN[face]
        face_enemy(state, life, ki, "WS-21.2")


class VillageRoll(Roll):
    """The blue die sets the life of the next villager; his Ki is always 2."""

    name: ClassVar[str] = "village_roll"
    clause: ClassVar[str] = "WS-24.11"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        # WS-24.11
        face_enemy(state, face, VILLAGE_KI, "WS-24.11")


class Path(Question):
    """At most steps of the dojo the player chooses one of two opponents."""

    name: ClassVar[str] = "path"
    clause: ClassVar[str] = "WS-24.8"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-24.8
        return tuple([PATH.at(way) for way in range(len(state.rules.printed.dojo[state.cells[FIGHT] - 1]))])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        step = state.cells[FIGHT] - 1
        way = PATH.part(action)
        state.cells[CHOSEN + step] = way + 1
        _, life, ki = state.rules.printed.dojo[step][way]
        face_enemy(state, life, ki, "WS-24.8")


class RandomEvent(Roll):
    """A random event after a fight of a campaign (section 25)."""

    name: ClassVar[str] = "event"
    clause: ClassVar[str] = "WS-25.1"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        # WS-25.1
        event = EVENTS[state.rules.events][face]
        if state.events is not None:
            state.tell("event", "WS-25.1", {"event": str(event["name"])})
        if "bonus" in event:
            state.push(BonusRoll(GAUGE_NAMES.index(event["bonus"])))
        elif "new_weapon" in event:
            break_weapon(state)
        else:
            for number in reversed(range(len(state.rules.printed.events[state.rules.events][face]))):
                state.push(EventEffect(face, number))


class EventEffect(Happen[WayOfTheSamurai]):
    """One of the gains and losses of a random event."""

    name: ClassVar[str] = "event_effect"

    def __init__(self, face: int, number: int) -> None:
        self.face = face
        self.number = number

    def run(self, state: WayOfTheSamurai) -> None:
        kind, amount = state.rules.printed.events[state.rules.events][self.face][self.number]
        if kind == EVENT_DIE:
            # WS-25.6
            move_die(state, amount, "WS-25.6")
        elif kind == EVENT_SPECIAL:
            # WS-25.13: the gains of the normal card
            gain_special(state, amount)
        elif kind == TO_LIFE:
            # WS-25.7, WS-25.8, WS-25.11, WS-40.37: an event can kill
            if amount < 0:
                lose_life(state, -amount, EVENT_LIFE)
            else:
                gain_life(state, amount, "WS-25.13")
        elif amount < 0:
            lose_ki(state, -amount, EVENT_KI)
        else:
            gain_ki(state, amount, "WS-25.13")


class BonusRoll(Roll):
    """A second roll decides the bonus of a gauge in the first round of the next fight."""

    name: ClassVar[str] = "bonus_roll"
    clause: ClassVar[str] = "WS-25.3"

    def __init__(self, gauge: int) -> None:
        self.gauge = gauge

    def reason(self) -> str:
        return "WS-25.3" if self.gauge == TECHNIQUE else "WS-25.4"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        # WS-25.3, WS-25.4
        state.cells[BONUS + self.gauge] = face


def break_weapon(state: WayOfTheSamurai) -> None:
    """Break the weapon and take another one; if none is left, the game is lost."""
    cells = state.cells
    # WS-17.1: a weapon lasts until it breaks
    cells[BROKEN] |= 1 << cells[WEAPON]
    if state.rules.available(cells[BROKEN]):
        state.push(NewWeapon())
    else:
        # WS-25.10
        end_game(state, NO_WEAPON_LEFT)


class NewWeapon(Question):
    """The player chooses another weapon, of which only the lasting properties apply."""

    name: ClassVar[str] = "new_weapon"
    clause: ClassVar[str] = "WS-25.9"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-25.9
        return tuple([TAKE_WEAPON.at(weapon) for weapon in state.rules.available(state.cells[BROKEN])])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        cells[WEAPON] = TAKE_WEAPON.part(action)
        cells[FACE_UP] = 0
        # WS-25.12: its bounds hold at once, its starting values do not
        renew_modifiers(state)
        # WS-25.15, WS-40.27
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
    EventEffect,
    BonusRoll,
    NewWeapon,
)
