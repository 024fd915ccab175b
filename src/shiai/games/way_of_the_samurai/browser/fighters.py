"""The fighters of Way of the Samurai: life and Ki as beads, weapons or abilities."""

from dataclasses import dataclass, replace
from typing import Final

from shiai.games.way_of_the_samurai.browser.cards import ActionCard, cards_in
from shiai.games.way_of_the_samurai.browser.figures import opponent_figure, player_figure
from shiai.games.way_of_the_samurai.browser.icons import Icon, signed
from shiai.games.way_of_the_samurai.browser.uses import Use, piece_uses
from shiai.games.way_of_the_samurai.rules.actions import MARK
from shiai.games.way_of_the_samurai.rules.cards import (
    ARMOUR,
    DOJO_STEPS,
    GAUGE_NAMES,
    LIFE_MOST,
    TRIO_NAMES,
)
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.options import (
    BLADES,
    DOJO_YOSHIOKA,
    DUEL,
    MODE_NAMES,
    NO_WEAPON,
    ONE_VS_THREE,
)
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    ARMOUR_AT,
    CHOSEN,
    DEFEATED,
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
from shiai.games.way_of_the_samurai.rules.table import foe_modifiers
from shiai.games.way_of_the_samurai.text.explanations import about_opponent
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene
from shiai.web.kit.marks import Mark, mark_of

MOST_BEADS: Final = 12  # beyond that missing ones are not shown


@dataclass(frozen=True)
class Beads:
    """Life, Ki or armour: so many of so many."""

    id: str
    symbol: str
    title: str
    number: int
    missing: int
    says: str
    uses: tuple[Use, ...] = ()


@dataclass(frozen=True)
class Explanation:
    """A weapon or an ability, with its explanation."""

    what: str  # its key
    title: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Fighter:
    """A player or an opponent."""

    id: str
    what: str  # the key of its explanation
    title: str
    figure: str  # the address of its symbol
    person: str = ""
    small: bool = False
    dead: bool
    target: bool = False  # attacked in this exchange
    acts: bool = False
    beads: tuple[Beads, ...]
    explanations: tuple[Explanation, ...]
    says: str
    mark: Offer | None = None
    gauges: tuple[Icon, ...] = ()  # of the other player only, like the cards
    hand: tuple[ActionCard, ...] = ()
    stored: tuple[ActionCard, ...] = ()
    row: int = 0
    trust: Mark | None = None


def beads(words: Catalogue, symbol: str, owner: str, number: int, whole: int) -> Beads:
    """A row of beads; `whole` is 0 where the number at the beginning is not fixed."""
    title = words.name(symbol)
    missing = max(0, whole - number)
    says = f"{title} {number}/{whole}" if whole else f"{title} {number}"
    shown = missing if number + missing <= MOST_BEADS else 0
    return Beads(f"{symbol}-{owner}", symbol, title, number, shown, says)


def armour(state: WayOfTheSamurai, words: Catalogue, owner: str) -> Beads:
    """The points of the armour."""
    left = state.cells[ARMOUR_AT]
    title = words.say("web-yoroi")
    says = f"{title} {left}/{ARMOUR}"
    return Beads(f"armour-{owner}", "armour", title, left, ARMOUR - left, says)


def with_uses(state: WayOfTheSamurai, offers: dict[int, Offer], rows: list[Beads]) -> tuple[Beads, ...]:
    """Rows of beads with the choices that stand on them."""
    return tuple([replace(row, uses=piece_uses(state, offers, row.id)) for row in rows])


def player(
    scene: Scene[WayOfTheSamurai], state: WayOfTheSamurai, offers: dict[int, Offer], block: int, owner: str, seat: int
) -> Fighter:
    """A player: the one who looks (`me`), or the other one (`foe-0`), with gauges and cards."""
    words, cells = scene.words, state.cells
    life, ki = cells[block + LIFE_AT], cells[block + KI_AT]
    rows = [beads(words, "life", owner, life, LIFE_MOST)]
    rows.append(beads(words, "ki", owner, ki, (foe_modifiers(state) if block else state.modifiers).ki_max))
    if state.rules.yoroi == 1:
        rows.append(armour(state, words, owner))
    weapons = weapon_explanations(state, words, block)
    title = words.name(state.setup.seats[seat])
    parts = [*[row.says for row in rows], *[weapon.title for weapon in weapons]]
    fighter = Fighter(
        id=owner,
        what="samurai" if owner == "me" else "rival",
        title=title,
        figure=player_figure(state, block, seat),
        person=person(scene.seats, seat, title),
        dead=life == 0,
        acts=state.rules.two_players and seat == cells[ACTIVE],
        beads=with_uses(state, offers, rows),
        explanations=weapons,
        says=f"{title}: {', '.join(parts)}",
    )
    if owner == "me":
        return fighter
    gauges = [plain_gauge(words, gauge, cells[block + GAUGE + gauge]) for gauge in range(len(GAUGE_NAMES))]
    hand, stored = cards_in(scene, {}, cells[block + HAND]), cards_in(scene, {}, cells[block + STORED])
    return replace(fighter, gauges=tuple(gauges), hand=hand, stored=stored)


def person(names: tuple[str, ...], seat: int, title: str) -> str:
    """Who plays a samurai; nothing if two at one screen have no names, or if the name says nothing more."""
    return "" if names.count(names[seat]) > 1 or names[seat] == title else names[seat]


def plain_gauge(words: Catalogue, gauge: int, value: int) -> Icon:
    """A gauge with its value."""
    name = GAUGE_NAMES[gauge]
    return Icon(name, signed(value), "plain", f"{words.name(name)} {signed(value)}")


def weapon_explanations(state: WayOfTheSamurai, words: Catalogue, block: int) -> tuple[Explanation, ...]:
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
        found.append(Explanation(f"weapon:{name}", title, words.say(f"about-{name}")))
    return tuple(found)


def opponents(scene: Scene[WayOfTheSamurai], state: WayOfTheSamurai, offers: dict[int, Offer]) -> tuple[Fighter, ...]:
    """One opponent, or three at once."""
    return tuple([opponent(scene.words, state, offers, number) for number in range(state.rules.enemies)])


def opponent(words: Catalogue, state: WayOfTheSamurai, offers: dict[int, Offer], number: int) -> Fighter:
    """An opponent: his beads, and what is special about him."""
    cells = state.cells
    trio = state.rules.mode == ONE_VS_THREE
    dead = is_dead(state, number)
    target = trio and cells[TARGET] == number
    title = opponent_title(state, words, number)
    rows = with_uses(state, offers, opponent_beads(state, words, number))
    parts = [row.says for row in rows]
    parts += [words.say("web-target")] if target else []
    parts += [words.say("web-dead")] if dead else []
    return Fighter(
        id=f"foe-{number}",
        what=opponent_key(state),
        title=title,
        figure=opponent_figure(state, number),
        small=trio,
        dead=dead,
        target=target,
        beads=rows,
        explanations=ability(state, words) if state.rules.mode == DUEL else (),
        says=f"{title}: {', '.join(parts)}" if parts else title,
        mark=offers.get(MARK.at(number)),
        row=number,
        trust=opponent_mark(state.rules, words, number),
    )


def opponent_key(state: WayOfTheSamurai) -> str:
    """The key of what explains an opponent: his card, or what kind of enemy he is."""
    if state.rules.mode == DUEL:
        return f"opponent:{state.rules.opponent}"
    return "enemy" if state.rules.several_fights else f"mode:{MODE_NAMES[state.rules.mode]}"


def opponent_mark(rules: Rules, words: Catalogue, number: int) -> Mark | None:
    """The mark of life and Ki of an opponent; in a run of several fights a die or a map gives them."""
    if rules.several_fights:
        return None
    if rules.mode == ONE_VS_THREE:
        return mark_of(rules.box, "trio", TRIO_NAMES[number], words)
    return mark_of(rules.box, "opponents", rules.opponent, words)


def is_dead(state: WayOfTheSamurai, number: int) -> bool:
    """Has an opponent fallen? Without life he may also not have stepped forward yet."""
    begun = state.cells[DEFEATED if state.rules.several_fights else FIGHT] > 0
    return begun and state.cells[ENEMY_LIFE + number] == 0


def opponent_beads(state: WayOfTheSamurai, words: Catalogue, number: int) -> list[Beads]:
    """Life, Ki and armour of an opponent; nothing before he steps forward in a run of several fights."""
    rules = state.rules
    owner = f"foe-{number}"
    life, ki = state.cells[ENEMY_LIFE + number], state.cells[ENEMY_KI + number]
    if rules.several_fights and life == 0 and not is_dead(state, number):
        return []
    whole_life = whole_ki = 0
    if not rules.several_fights:
        whole_life, whole_ki = rules.opponent_life, rules.opponent_ki
        if rules.mode == ONE_VS_THREE:
            whole_life, whole_ki = rules.printed.trio[number]
    rows = [beads(words, "life", owner, life, whole_life), beads(words, "ki", owner, ki, whole_ki)]
    if rules.yoroi == 2 and rules.yoroi_opponent == number:
        rows.append(armour(state, words, owner))
    return rows


def ability(state: WayOfTheSamurai, words: Catalogue) -> tuple[Explanation, ...]:
    """What is special about the opponent of a duel."""
    if state.modifiers.turns_when_hurt:
        title = words.say("web-side", side="AB"[state.cells[SIDE]])
    else:
        title = words.say("web-ability")
    return (Explanation(opponent_key(state), title, about_opponent(state.rules, words)),)


def opponent_title(state: WayOfTheSamurai, words: Catalogue, number: int) -> str:
    """The name of an opponent."""
    if state.rules.several_fights:
        return enemy_title(state, words)
    return words.name(TRIO_NAMES[number] if state.rules.mode == ONE_VS_THREE else state.rules.opponent)


def enemy_title(state: WayOfTheSamurai, words: Catalogue) -> str:
    """The enemy in a run of several fights: the one who stands there, or who fell last."""
    cells = state.cells
    fight = max(0, cells[DEFEATED] - (cells[ENEMY_LIFE] == 0))
    if state.rules.mode == DOJO_YOSHIOKA and fight < len(DOJO_STEPS) and cells[CHOSEN + fight]:
        return words.name(state.rules.printed.dojo[fight][cells[CHOSEN + fight] - 1][0])
    return words.say("web-enemy", number=fight + 1)
