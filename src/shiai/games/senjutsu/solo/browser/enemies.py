"""The panels of the enemies: behaviour and stance, wounds, Stuns, statuses, deck, and their reasons."""

from dataclasses import dataclass

from shiai.games.senjutsu.browser.fallen import Fallen, all_fallen
from shiai.games.senjutsu.browser.figures import portrait_of
from shiai.games.senjutsu.browser.heroes import Pile, Status, ailments
from shiai.games.senjutsu.browser.shared import Button, hero_name, is_alive, offers_of, panel_id
from shiai.games.senjutsu.cards.vocabulary import DESPERATION
from shiai.games.senjutsu.rules.actions import OPTION
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.state import (
    ACTIVE,
    AIM,
    AT,
    BLEEDING,
    BLOCK,
    HIDDEN_AT,
    ITEM_STATUS,
    ITEMS,
    NOWHERE,
    STUNS,
    WOUNDS,
)
from shiai.games.senjutsu.solo.browser.decks import piles
from shiai.games.senjutsu.solo.browser.why import Why, why
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import (
    BEHAVIOUR,
    BEHAVIOUR_NAMES,
    CONTRACT_NAMES,
    CONTRACTS,
    DECK_STUNS,
    DISTANCE,
    EXTRA,
    RESETS,
    STANCE,
    STANCE_NAMES,
    TOKENS,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps.cards import FogStance
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Scene
from shiai.web.kit.marks import Mark, mark_of


@dataclass(frozen=True)
class Side:
    """A place of the behaviour track."""

    title: str
    turn: int  # degrees of its arrow, clockwise from straight ahead
    here: bool


@dataclass(frozen=True)
class PanelNote:
    """Something that applies to some enemies at times."""

    what: str  # its key
    says: str


@dataclass(frozen=True)
class EnemyPanel:
    """One enemy."""

    id: str
    number: int
    title: str
    what: str  # its key
    portrait: str
    acts: bool
    fallen: bool
    sides: tuple[Side, ...]
    side: str
    behaviour: str
    stance: str
    stance_title: str
    mood_says: str
    distance: str
    distance_what: str
    aim: str
    wounds: int
    bleeding: int
    unhurt: int
    wounds_says: str
    statuses: tuple[Status, ...]
    notes: tuple[PanelNote, ...]
    piles: tuple[Pile, ...]
    buttons: tuple[Button, ...]
    why: Why
    mark: Mark | None


def enemies(scene: Scene[Solo], state: Solo, considered: list[Considered]) -> tuple[EnemyPanel, ...]:
    """All enemies of a fight, or those of a horde that are on the board."""
    figures = [figure for figure in range(state.rules.first_enemy, state.rules.count) if figure != state.rules.token]
    if state.solo_rules.horde:
        figures = [figure for figure in figures if state.cells[figure * BLOCK + AT] != NOWHERE]
    fallen = all_fallen(scene, state)
    return tuple([enemy(scene, state, figure, considered, fallen.get(figure)) for figure in figures])


def enemy(
    scene: Scene[Solo], state: Solo, figure: int, considered: list[Considered], last: Fallen | None
) -> EnemyPanel:
    """The panel of one enemy; nothing about it is hidden."""
    cells, words, base, extra = state.cells, scene.words, figure * BLOCK, figure * EXTRA
    limit = wound_limit(state, figure)
    wounds, bleeding = cells[base + WOUNDS], cells[base + BLEEDING]
    if last is not None and not wounds + bleeding:  # its tokens have left the table with it
        wounds = last.wounds
    side = BEHAVIOUR_NAMES[cells[extra + BEHAVIOUR]]
    behaviour = words.name(f"behaviour-{side}")
    stance = STANCE_NAMES[cells[extra + STANCE]]
    stance_title = words.name(f"stance-{stance}")
    alive = is_alive(state, figure)
    return EnemyPanel(
        id=panel_id(state, figure),
        number=figure + 1,
        title=hero_name(state, words, figure),
        what=state.rules.heroes[figure].name,
        portrait=portrait_of(state, figure),
        acts=alive and ACTIVE in cells[base + ITEM_STATUS : base + ITEM_STATUS + ITEMS],
        fallen=not alive and cells[base + AT] == NOWHERE and cells[extra + DISTANCE] > 0,
        sides=sides(words, cells[extra + BEHAVIOUR]),
        side=side,
        behaviour=behaviour,
        stance=stance,
        stance_title=stance_title,
        mood_says=words.say("web-mood_says", behaviour=behaviour, stance=stance_title),
        distance=distance(state, words, figure),
        distance_what="distance_ranged" if shoots(state, figure) else "distance",
        aim=words.say("web-aims", who=hero_name(state, words, cells[base + AIM] - 1)) if cells[base + AIM] else "",
        wounds=wounds,
        bleeding=bleeding,
        unhurt=max(0, limit - wounds - bleeding),
        wounds_says=words.say("web-wounds_says", number=wounds + bleeding, total=limit, bleeding=bleeding),
        statuses=statuses(state, words, figure),
        notes=notes(state, words, figure),
        piles=piles(state, words, figure),
        buttons=stance_buttons(scene, state, figure),
        why=why(scene, state, figure, considered),
        mark=mark_of(state.rules.box, "enemies", state.rules.heroes[figure].name, words),
    )


def sides(words: Catalogue, here: int) -> tuple[Side, ...]:
    """The behaviour track: the side of the target that the enemy prefers."""
    return tuple(
        [
            Side(words.name(f"behaviour-{name}"), 60 * (place - 1), place == here)
            for place, name in enumerate(BEHAVIOUR_NAMES)
        ]
    )


def distance(state: Solo, words: Catalogue, figure: int) -> str:
    """The preferred distance."""
    number = preferred_distance(state, figure)
    return words.say("web-distance_ranged" if shoots(state, figure) else "web-distance", number=number)


def preferred_distance(state: Solo, figure: int) -> int:
    """The preferred distance now, or at the start of one that has not come yet."""
    return state.cells[figure * EXTRA + DISTANCE] or state.solo_rules.enemies[figure].distance


def shoots(state: Solo, figure: int) -> bool:
    """Does an enemy keep away to shoot? An arquebusier that has shot comes near."""
    return state.solo_rules.enemies[figure].ranged and preferred_distance(state, figure) > 1


def statuses(state: Solo, words: Catalogue, figure: int) -> tuple[Status, ...]:
    """Stuns beside the deck and in it, and the statuses that heroes can have too."""
    stuns, hidden = state.cells[figure * BLOCK + STUNS], state.cells[figure * EXTRA + DECK_STUNS]
    limit = state.stun_limit(figure)
    found: list[Status] = []
    if stuns or hidden:
        says = words.say("web-enemy_stuns", number=stuns, total=limit, hidden=hidden)
        found.append(Status(f"stuns-{figure}", "stun", stuns, says, stuns >= limit - 1))
    return (*found, *ailments(state, words, figure))


def notes(state: Solo, words: Catalogue, figure: int) -> tuple[PanelNote, ...]:
    """Notes that apply to some enemies at times."""
    cells, extra = state.cells, figure * EXTRA
    found: list[PanelNote] = []
    if cells[extra + RESETS]:
        found.append(PanelNote("resets", words.say("web-resets")))
    if cells[figure * BLOCK + HIDDEN_AT] & DESPERATION:
        found.append(PanelNote("desperation", words.say("web-desperate")))
    if cells[extra + TOKENS]:
        found.append(PanelNote("enlightened_path", words.say("web-path_tokens", number=cells[extra + TOKENS])))
    done = [
        words.name(f"contract-{name}") for bit, name in enumerate(CONTRACT_NAMES) if cells[extra + CONTRACTS] >> bit & 1
    ]
    if done:
        found.append(PanelNote("contracts", words.say("web-contracts_done", what=", ".join(done))))
    return tuple(found)


def stance_buttons(scene: Scene[Solo], state: Solo, figure: int) -> tuple[Button, ...]:
    """Buttons for the stance of this enemy, if a player decides it."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, FogStance) or step.figure != figure:
        return ()
    offers = offers_of(scene)
    return tuple(
        [
            Button(offers[OPTION.at(stance)], scene.words.name(f"stance-{name}"))
            for stance, name in enumerate(STANCE_NAMES)
            if OPTION.at(stance) in offers
        ]
    )
