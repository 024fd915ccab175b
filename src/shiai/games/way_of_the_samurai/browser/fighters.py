"""The fighters of Way of the Samurai: life and Ki as beads, weapon or ability, the red die with its ladder."""

from dataclasses import dataclass
from typing import Final

from shiai.games.way_of_the_samurai.browser.cards import ActionCard, heap_of
from shiai.games.way_of_the_samurai.browser.signs import Sign, loss_sign, signed, wound_sign
from shiai.games.way_of_the_samurai.rules.actions import MARK, USE_DIE
from shiai.games.way_of_the_samurai.rules.cards import (
    ARMOUR,
    DIE_LOSSES,
    DOJO,
    FACES,
    GAUGE_NAMES,
    LIFE_MOST,
    OPPONENT_IDS,
    OPPONENTS,
    TRIO,
    TRIO_NAMES,
)
from shiai.games.way_of_the_samurai.rules.options import BLADES, DOJO_YOSHIOKA, DUEL, NO_WEAPON, ONE_VS_THREE
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    ARMOUR_AT,
    CHOSEN,
    DEFEATED,
    DIE,
    ENEMY_KI,
    ENEMY_LIFE,
    FACE_UP,
    FIGHT,
    GAUGE,
    HAND,
    KI_AT,
    LIFE_AT,
    SIDE,
    STORED,
    TARGET,
    WEAPON,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.table import foe_force
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

MOST_BEADS: Final = 12  # above that a number says it


@dataclass(frozen=True)
class Beads:
    """Life, Ki or armour: so many of so many."""

    id: str
    symbol: str
    title: str
    number: int
    missing: int
    says: str


@dataclass(frozen=True)
class About:
    """A weapon or an ability, with its explanation."""

    title: str
    text: str


@dataclass(frozen=True)
class Fighter:
    """Somebody who fights."""

    id: str
    title: str
    person: str
    small: bool
    dead: bool
    target: bool  # attacked in this exchange
    acts: bool
    beads: tuple[Beads, ...]
    abouts: tuple[About, ...]
    says: str
    mark: Offer | None
    gauges: tuple[Sign, ...]  # only of the other player
    hand: tuple[ActionCard, ...]
    stored: tuple[ActionCard, ...]
    row: int


@dataclass(frozen=True)
class Rung:
    """A level of the red die that does something."""

    level: int
    brings: tuple[Sign, ...]
    either: bool
    now: bool
    says: str
    offer: Offer | None


@dataclass(frozen=True)
class RedDie:
    """The red die and its ladder."""

    level: int
    rungs: tuple[Rung, ...]
    says: str


def beads(words: Catalogue, symbol: str, owner: str, number: int, whole: int) -> Beads:
    """A row of beads; `whole` is 0 where nobody knows how many there were."""
    title = words.name(symbol)
    missing = max(0, whole - number)
    says = f"{title} {number}/{whole}" if whole else f"{title} {number}"
    return Beads(f"{symbol}-{owner}", symbol, title, number, missing if number + missing <= MOST_BEADS else 0, says)


def armour(state: WayOfTheSamurai, words: Catalogue, owner: str) -> Beads:
    """The track of the armour."""
    left = state.cells[ARMOUR_AT]
    title = words.say("web-yoroi")
    return Beads(f"armour-{owner}", "armour", title, left, ARMOUR - left, f"{title} {left}/{ARMOUR}")


def player(scene: Scene, state: WayOfTheSamurai, block: int, owner: str, seat: int) -> Fighter:
    """A player: the one who looks (`me`), or the other one (`foe-0`)."""
    words, cells = scene.words, state.cells
    two = state.rules.two_players
    life, ki = cells[block + LIFE_AT], cells[block + KI_AT]
    rows = [beads(words, "life", owner, life, LIFE_MOST)]
    rows.append(beads(words, "ki", owner, ki, (foe_force(state) if block else state.force).ki_max))
    if state.rules.yoroi == 1:
        rows.append(armour(state, words, owner))
    weapons = abouts_of_weapons(state, words, block)
    title = words.name(state.setup.seats[seat])
    person = scene.seats[seat] if scene.seats[seat] != title else ""
    other = owner != "me"
    parts = [*[row.says for row in rows], *[weapon.title for weapon in weapons]]
    return Fighter(
        id=owner,
        title=title,
        person=person,
        small=False,
        dead=life == 0,
        target=False,
        acts=two and seat == cells[ACTIVE],
        beads=tuple(rows),
        abouts=weapons,
        says=f"{title}: {', '.join(parts)}",
        mark=None,
        gauges=tuple([plain_gauge(words, gauge, cells[block + GAUGE + gauge]) for gauge in range(len(GAUGE_NAMES))])
        if other
        else (),
        hand=heap_of(scene, {}, cells[block + HAND]) if other else (),
        stored=heap_of(scene, {}, cells[block + STORED]) if other else (),
        row=0,
    )


def plain_gauge(words: Catalogue, gauge: int, value: int) -> Sign:
    """A gauge with its value."""
    name = GAUGE_NAMES[gauge]
    return Sign(name, signed(value), "plain", f"{words.name(name)} {signed(value)}")


def abouts_of_weapons(state: WayOfTheSamurai, words: Catalogue, block: int) -> tuple[About, ...]:
    """The weapon, or both of them against Zoro."""
    used = [state.cells[block + WEAPON]]
    if not state.rules.two_players and state.rules.second < NO_WEAPON:
        used.append(state.rules.second)
    found = []
    for weapon in used:
        if weapon >= NO_WEAPON:
            continue
        name = BLADES[weapon]
        title = words.name(name)
        if block == 0 and state.cells[FACE_UP] and "faces" in state.rules.params(weapon):
            title = f"{title} · {words.say('web-face', face='AB'[state.cells[FACE_UP] - 1])}"
        found.append(About(title, words.say(f"about-{name}")))
    return tuple(found)


def opponents(scene: Scene, state: WayOfTheSamurai, offers: dict[int, Offer]) -> tuple[Fighter, ...]:
    """One opponent, or three at once."""
    return tuple([opponent(scene.words, state, offers, number) for number in range(state.rules.enemies)])


def opponent(words: Catalogue, state: WayOfTheSamurai, offers: dict[int, Offer], number: int) -> Fighter:
    """An opponent: his beads, and what is special about him."""
    cells, rules = state.cells, state.rules
    owner = f"foe-{number}"
    life, ki = cells[ENEMY_LIFE + number], cells[ENEMY_KI + number]
    trio = rules.mode == ONE_VS_THREE
    whole_life = whole_ki = 0
    abouts: tuple[About, ...] = ()
    if trio:
        title = words.name(TRIO_NAMES[number])
        whole_life, whole_ki = int(TRIO[number]["life"]), int(TRIO[number]["ki"])
    elif rules.mode == DUEL:
        entry = OPPONENTS[OPPONENT_IDS.index(rules.opponent)]
        title = words.name(rules.opponent)
        whole_life, whole_ki = int(entry["life"]), int(entry["ki"])
        side = (
            words.say("web-side", side="AB"[cells[SIDE]]) if state.force.turns_when_hurt else words.say("web-ability")
        )
        abouts = (About(side, words.say(f"about-{rules.opponent}")),)
    else:
        title = enemy_title(state, words)
    rows = [beads(words, "life", owner, life, whole_life), beads(words, "ki", owner, ki, whole_ki)]
    if rules.yoroi == 2 and rules.yoroi_opponent == number:
        rows.append(armour(state, words, owner))
    target = trio and cells[TARGET] == number
    dead = life == 0 and (cells[FIGHT] > 0 if not rules.several_fights else cells[DEFEATED] > 0)
    if rules.several_fights and life == 0 and not dead:
        rows = []  # nobody has stepped forward yet
    parts = [row.says for row in rows]
    parts += [words.say("web-target")] if target else []
    parts += [words.say("web-dead")] if dead else []
    return Fighter(
        id=owner,
        title=title,
        person="",
        small=trio,
        dead=dead,
        target=target,
        acts=False,
        beads=tuple(rows),
        abouts=abouts,
        says=f"{title}: {', '.join(parts)}" if parts else title,
        mark=offers.get(MARK + number),
        gauges=(),
        hand=(),
        stored=(),
        row=number,
    )


def enemy_title(state: WayOfTheSamurai, words: Catalogue) -> str:
    """Who is fought in a run of several fights: the one who still stands there, or who fell last."""
    cells = state.cells
    fight = max(0, cells[DEFEATED] - (cells[ENEMY_LIFE] == 0))
    if state.rules.mode == DOJO_YOSHIOKA and fight < len(DOJO) and cells[CHOSEN + fight]:
        return words.name(DOJO[fight][cells[CHOSEN + fight] - 1][0])
    return words.say("web-enemy", number=fight + 1)


def red_die(state: WayOfTheSamurai, words: Catalogue, offers: dict[int, Offer], block: int) -> RedDie:
    """The level of the red die and what each level is good for."""
    level = state.cells[block + DIE]
    force = state.force
    rungs = []
    for step in range(1, FACES + 1):
        wound = force.red_combo_roll[step] if force.red_combo_roll else force.die_wounds[step]
        losses = () if force.red_combo_roll or wound else DIE_LOSSES[step]
        if wound or losses:
            taken = [loss_sign(words, kind, number, "good") for kind, number in losses]
            brings = (wound_sign(words, wound, "good"),) if wound else tuple(taken)
            what = f" {words.say('web-or')} ".join([sign.says for sign in brings])
            says = words.say("web-rung", level=step, brings=what)
            rungs.append(Rung(step, brings, len(brings) > 1, step == level, says, offers.get(USE_DIE + step)))
    if force.red_combo_roll:
        says = words.say("web-red_die_rolls")
    elif force.no_red_die:
        says = words.say("web-red_die_gone")
        rungs = []
    else:
        says = words.say("web-red_die", level=level)
    return RedDie(level, tuple(rungs), says)
