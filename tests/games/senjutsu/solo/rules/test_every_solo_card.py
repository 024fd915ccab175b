"""Every effect of every card of enemies is carried out at least once, in random play steered to what is missing."""

from random import Random
from typing import Any

from shiai.core.chance import pick
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_CARDS, HERO_DESIGNS, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.state import TURN
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, EXTRA, STANCE_NAMES, Solo
from tests.games.senjutsu.given import OPTION_DESIGN, hero, of, step
from tests.games.senjutsu.solo.horde_given import conditions
from tests.games.senjutsu.solo.solo_given import EXTRA_CELL, enemy, extra, fight, turn
from tests.proof import proves

SCENES = 5_000  # far more than it takes
ATTACKS = [design for design in HERO_CARDS if design.types & v.ATTACK and not design.core and not design.cost]
NEAR = ("D3", "E3", "E4", "C3", "D2", "D5", "C4", "E2", "F3", "D6", "D1")
COVER: tuple[tuple[tuple[str, str], ...], ...] = ((), (("rocks", "D4"),))  # perhaps something to hide behind
EVERY_CONDITION = v.STEALTH | v.DESPERATION | v.ENLIGHTENMENT


def holder(design: Design) -> str:
    """An enemy that can have this card; whoever fights as a pair lends its cards."""
    kind = design.record["owner"].removeprefix("enemy_")
    alone = kind in ENEMIES and not ENEMIES[kind].partner and not ENEMIES[kind].follower
    ranged = {"selection_6": "ashigaru_yumi", "selection_7": "arquebusier"}
    return kind if alone else ranged.get(kind, "samurai_boss")


def acting_enemy(design: Design, rng: Random) -> dict[str, Any]:
    """An enemy whose deck is this card and one for a Counter; an attack lies in its discard pile."""
    others = [number for number in ("S024", "S025", "S023", "S003") if number != design.number]
    return enemy(
        holder(design),
        facing=rng.choice(DIRECTION_NAMES),
        behaviour=rng.choice(BEHAVIOUR_NAMES),
        stance=rng.choice(STANCE_NAMES),
        stock=f"{design.number} {others[0]}",
        up=others[1],
        stealth=rng.choice((EVERY_CONDITION, EVERY_CONDITION, 0)),
    )


def opponent(rng: Random) -> dict[str, Any]:
    """A hero with attacks of many initiatives."""
    return hero(
        "master",
        facing=rng.choice(DIRECTION_NAMES),
        kamae=rng.choice(v.KAMAE_NAMES),
        hand=" ".join({design.number for design in rng.sample(ATTACKS, 6)}),
        focus=3,
    )


def scene(option: int, rng: Random) -> Solo:
    """A hero and an enemy near each other at the Choose step."""
    mine, theirs = opponent(rng), acting_enemy(STANDARD_DESIGNS[OPTION_DESIGN[option]], rng)
    mine["at"], theirs["at"] = rng.sample(NEAR, 2)
    return fight(mine, theirs, terrain=rng.choice(COVER))


def play_turn(state: Solo, number: str, rng: Random) -> None:
    """The turn at random; the enemy draws the wanted card."""
    number_of_turn = state.cells[TURN]
    while state.stack and state.cells[TURN] == number_of_turn:
        seat = state.actors()[0]
        legal = state.legal(seat)
        if seat == CHANCE and step(state) == "enemy_draw":
            state.apply(seat, state.action(number))
        elif seat == CHANCE:
            state.apply(seat, pick(legal, state.weights(), rng))
        else:
            state.apply(seat, rng.choice(legal))


def test_every_effect_of_every_solo_card_is_carried_out() -> None:
    rng = Random(2026)
    used: set[int] = set()
    missing = [option for option in range(len(STANDARD_CARDS.options)) if OPTION_DESIGN[option] >= HERO_DESIGNS]
    assert len({OPTION_DESIGN[option] for option in missing}) == len(STANDARD_DESIGNS) - HERO_DESIGNS
    for number in range(SCENES):
        option = missing[number % len(missing)]
        state = scene(option, rng)
        state.witness = used
        play_turn(state, STANDARD_DESIGNS[OPTION_DESIGN[option]].number, rng)
        missing = [later for later in missing if later not in used]
        if not missing:
            break
    assert [(STANDARD_DESIGNS[OPTION_DESIGN[option]].number, option) for option in missing] == []


@proves("SJ-32.12", "SJ-47.15")
def test_a_shot_out_of_stealth_wounds_twice_and_ends_it() -> None:
    state = fight(hero("ronin", "D4"), enemy("ninja", "D1", stock="S-Ninja-N", stealth=v.STEALTH))
    assert of(turn(state, "023"), 0, "wounds") == 2
    assert not conditions(state)


def recalling(**wanted: int) -> Solo:
    """The boss has played the attacks S024 and then S025; now it draws Aggressive Mind, which takes one back."""
    state = fight(hero("ronin", "D7"), enemy("samurai_boss", "D1", stock="S001 S003 S024 S025"))
    turn(turn(state, "023", enemies=["S024"]), "023", enemies=["S025"])
    for name, value in wanted.items():
        state.cells[EXTRA + EXTRA_CELL[name]] = value
    return turn(state, "023", enemies=["S001"], enemy_discard="S003")


def test_the_topmost_attack_is_recalled() -> None:
    state = recalling()
    assert (of(state, 1, "stock"), of(state, 1, "up")) == (["S003", "S025"], ["S001", "S024"])


@proves("SJ-40.18")
def test_before_a_card_is_recalled_unseen_discards_are_turned_up() -> None:
    state = recalling(face_down=1)
    assert (of(state, 1, "stock"), of(state, 1, "up")) == (["S025"], ["S001", "S003", "S024"])
    assert extra(state, 1, "face_down") == 0
