"""Every kind of effect on every card of enemies is heard: somebody was moved, wounded, stunned ... by this card."""

from random import Random
from typing import Final

from shiai.core.chance import pick
from shiai.core.messages import Event
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_DESIGNS, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.state import TURN
from shiai.games.senjutsu.solo.rules.state import DISTANCE, EXTRA, Solo
from tests.games.senjutsu.given import OPTION_DESIGN, hero, step
from tests.games.senjutsu.solo.rules.test_every_solo_card import ATTACKS, COVER, NEAR, acting_enemy, holder
from tests.games.senjutsu.solo.solo_given import fight

SCENES: Final = 5_000  # far more than it takes
HERO: Final = "master"
# The event that tells of an effect, its clause where other effects tell the same, and whether the hero suffers it.
TOLD: Final[dict[int, tuple[str, str, bool]]] = {
    v.STEP: ("moved", "SJ-16.2", False),
    v.TURN: ("turned", "SJ-16.3", False),
    v.STRIKE: ("hit", "", False),
    v.SHIELDS: ("shields", "", False),
    v.COUNTER: ("enemy_counter", "", False),
    v.LOWER: ("aimed", "SJ-34.5", False),
    v.PUSH: ("moved", "SJ-21.1", True),
    v.TURN_TARGET: ("turned", "SJ-21.10", True),
    v.SWAP: ("swapped", "", False),
    v.STUN: ("stunned", "SJ-27.2", True),
    v.HOBBLE: ("hobbled", "SJ-27.9", True),
    v.POISON: ("poisoned", "", True),
    v.WOUND: ("wounded", "", True),
    v.BLEED: ("wounded", "", True),
    v.WOUND_BY_DIFFERENCE: ("wounded", "", True),
    v.TARGET_DISCARDS: ("discarded", "SJ-28.7", True),
    v.TARGET_LOSES: ("focus_lost", "", True),
    v.TARGET_DRAWS: ("drew", "", True),
    v.TARGET_SWITCHES: ("kamae", "", True),
    v.TARGET_SHUFFLES: ("shuffled_in", "", True),
    v.CANCEL: ("cancelled", "", True),
    v.ENTER_STEALTH: ("hidden", "", False),
    v.CHANGE_BEHAVIOUR: ("mood", "SJ-39.8", False),
    v.RESET_DECK: ("enemy_reset", "", False),
    v.RECALL: ("recalled", "", False),
    v.REMOVE_CARD: ("card_removed", "", False),
    v.REMAIN: ("remains", "", False),
}
SILENT: Final = frozenset({v.STARS, v.SHIELD_STAR, v.CLOSE_IN})  # told by what follows, or looked up in the state


def kinds_of(design: int) -> set[int]:
    """The kinds of effects that a card has."""
    chains = [option.chain for option, of in zip(STANDARD_CARDS.options, OPTION_DESIGN, strict=True) if of == design]
    return {atom.kind for chain in chains if chain is not None for atom in chain.atoms}


KINDS: Final = {design: kinds_of(design) for design in range(len(STANDARD_DESIGNS))}
# Attacks that move nobody but the hero and make nobody draw, discard or change the Kamae.
PLAIN_ATTACKS: Final = [
    design
    for number, design in enumerate(STANDARD_DESIGNS[:HERO_DESIGNS])
    if v.STRIKE in KINDS[number] <= {v.STEP, v.TURN, v.STRIKE} and not design.core and not design.cost
]
OTHERS: Final = "123 059"  # a Defence and a Meditation for the hand


def hears(event: Event, kind: int, enemy: str) -> bool:
    """Does this event tell of such an effect of the enemy's card?"""
    name, clause, suffered = TOLD[kind]
    if event.id != f"event-{name}" or (clause and event.clause != clause):
        return False
    if kind == v.BLEED and not event.values["bleeding"]:
        return False
    return event.values["who"] == (HERO if suffered else enemy)


def play_turn(state: Solo, number: str, rng: Random) -> None:
    """The turn at random; the hero plays one of its attacks, the enemy the wanted card."""
    number_of_turn = state.cells[TURN]
    while state.stack and state.cells[TURN] == number_of_turn:
        seat = state.actors()[0]
        legal = state.legal(seat)
        if step(state) == "enemy_draw":
            state.apply(seat, state.action(number))
        elif seat == CHANCE:
            state.apply(seat, pick(legal, state.weights(), rng))
        elif step(state) == "choose":
            attacks = [action for action in legal if state.name(action) in {design.number for design in ATTACKS}]
            state.apply(seat, rng.choice(attacks or legal))
        else:
            state.apply(seat, rng.choice(legal))


def test_every_kind_of_effect_has_its_event() -> None:
    kinds = {kind for design in range(HERO_DESIGNS, len(STANDARD_DESIGNS)) for kind in KINDS[design]}
    assert kinds == set(TOLD) | SILENT


def test_every_effect_of_every_solo_card_is_heard() -> None:
    rng = Random(47)
    missing = [
        (design, kind)
        for design in range(HERO_DESIGNS, len(STANDARD_DESIGNS))
        for kind in sorted(KINDS[design] - SILENT)
    ]
    for number in range(SCENES):
        design, wanted = missing[number % len(missing)]
        attacks = ATTACKS if wanted == v.COUNTER else PLAIN_ATTACKS  # Counters need attacks of every initiative
        hand = " ".join([*{one.number for one in rng.sample(attacks, 3)}, OTHERS])
        mine = hero(HERO, facing=rng.choice(DIRECTION_NAMES), kamae=rng.choice(v.KAMAE_NAMES), hand=hand, focus=3)
        theirs = acting_enemy(STANDARD_DESIGNS[design], rng)
        mine["at"], theirs["at"] = rng.sample(NEAR, 2)
        state = fight(mine, theirs, terrain=rng.choice(COVER))
        events = state.listen()
        play_turn(state, STANDARD_DESIGNS[design].number, rng)
        enemy = f"enemy_{holder(STANDARD_DESIGNS[design])}"
        heard = {kind for kind in KINDS[design] - SILENT for event in events if hears(event, kind, enemy)}
        if wanted == v.COUNTER:
            heard &= {v.COUNTER}
        missing = [(one, kind) for one, kind in missing if one != design or kind not in heard]
        if v.CLOSE_IN in KINDS[design] and v.REMOVE_CARD in heard:
            assert state.cells[EXTRA + DISTANCE] == 1
        if not missing:
            break
    assert [(STANDARD_DESIGNS[design].number, v.KIND_NAMES[kind]) for design, kind in missing] == []
