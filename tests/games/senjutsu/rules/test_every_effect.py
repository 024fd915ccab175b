"""Every effect of every card of heroes is carried out at least once, in random play steered to what is missing."""

from random import Random
from typing import Any

from shiai.core.chance import pick
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_CARDS, HERO_DESIGNS, STANDARD_CARDS, STANDARD_DESIGNS, STUN_CARD
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.structure import Option
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.state import BLOCK, HAS_HIT, ITEM_CARD, TURN, Senjutsu
from shiai.games.senjutsu.rules.steps.hands import DiscardType
from shiai.games.senjutsu.rules.steps.turn import Choose, StartTurn
from shiai.games.senjutsu.rules.table import KAMAE_BITS
from tests.games.senjutsu.given import OPTION_DESIGN, given, hero, step

SCENES = 20_000  # far more than it takes
ATTACKS = [design.number for design in HERO_CARDS if design.types & v.ATTACK and not design.core]
DEFENCES = [design.number for design in HERO_CARDS if design.blocks and not design.core]
MEDITATIONS = [design.number for design in HERO_CARDS if design.types & v.MEDITATION and design.choosable]
NEAR = ("D3", "E3", "E4", "C3", "D2", "D5", "C4", "E2", "F3")
PILE = ("028", "055")  # a Gold and a Jade card that another hero has discarded


def fitting_kamae(option: Option, design: Design, rng: Random) -> str:
    """A Kamae in which the option is open and, if possible, the card can be played."""
    positions = range(v.KAMAES)
    gate, needed = option.kamae & KAMAE_BITS, design.requires & KAMAE_BITS
    fits = [kamae for kamae in positions if not gate or gate >> kamae & 1]
    both = [kamae for kamae in fits if not needed or needed >> kamae & 1]
    played = [kamae for kamae in positions if needed >> kamae & 1]  # the card itself may switch to the gate
    return v.KAMAE_NAMES[rng.choice(both or [*fits, *played])]


def some(cards: list[str], number: int, without: set[str], rng: Random) -> set[str]:
    """A few different cards."""
    return set(rng.sample([card for card in cards if card not in without], number))


def acting_hero(option: int, rng: Random) -> dict[str, Any]:
    """A hero who holds the card with this option, and what it may need."""
    design = STANDARD_DESIGNS[OPTION_DESIGN[option]]
    stays = design.number == "025" or renews(design)
    lasting = {design.number} if stays and rng.random() < 0.7 else set()
    hand = some(ATTACKS, 3, lasting, rng) | some(DEFENCES, 1, lasting, rng) | some(MEDITATIONS, 1, lasting, rng)
    if not design.core and not lasting:
        hand |= {design.number}
    up = some(ATTACKS, 3, hand | lasting, rng) | some(DEFENCES, 2, hand | lasting, rng)
    stock = some(ATTACKS, 4, hand | up, rng) | some(DEFENCES, 3, hand | up, rng) | some(MEDITATIONS, 3, hand | up, rng)
    yojimbo = design.owner == "yojimbo"
    owners = ["yojimbo"] if yojimbo else [name for name, one in HEROES.items() if one.core == OPTION_DESIGN[option]]
    found = hero(
        owners[0] if owners else rng.choice(("ronin", "master")),
        facing=rng.choice(DIRECTION_NAMES),
        kamae=fitting_kamae(STANDARD_CARDS.options[option], design, rng),
        focus=rng.choice((3, 3, 3, 2, 1)),
        hand=" ".join(hand),
        up=" ".join(up),
        stock=" ".join(stock),
        lasting=" ".join(lasting),
        weapon=design.number if design.weapon else "",
        stealth=rng.randrange(4) | (v.RAISED if design.owner == "monk" else 0),
        stuns=rng.randrange(2),
        hobbles=rng.randrange(2),
        bleeding=rng.randrange(2),
        poisons="002 130",
    )
    return found | contractor(design) if yojimbo else found


def renews(design: Design) -> bool:
    """Are lines of this card carried out in every turn?"""
    return any(part.renews() for part in design.effects.parts)


def contractor(design: Design) -> dict[str, Any]:
    """The contracts of a hero: some fulfilled, some discarded, and the next payment fulfils one."""
    focus = CONTRACT_NAMES.index("focus")
    near = {"wounds": 4, "bleeding": 0, "stuns": 0} if design.moment == v.DEFEATED else {}
    contracts = {"contracts": 1 << focus | 3, "fulfilled": 2, "put_away": 8}
    return {**contracts, "progress": 3 << 8 * focus, **near}


def answering(option: Option, rng: Random) -> set[str]:
    """The hand of the other hero; for a Counter only attacks of its speeds."""
    hand = some(ATTACKS, 4, set(PILE), rng) | some(DEFENCES, 2, set(PILE), rng)
    if option.chain is None or option.chain.atoms[0].kind != v.COUNTER:
        return hand
    speeds = option.chain.atoms[0].mask
    return {design.number for design in HERO_CARDS if design.number in ATTACKS and speeds >> design.speeds[0].high & 1}


def scene(option: int, rng: Random) -> Senjutsu:
    """Two heroes near each other at the beginning of a turn, or at its Choose step."""
    mine = acting_hero(option, rng)
    hand = answering(STANDARD_CARDS.options[option], rng)
    theirs = hero(
        "warrior",
        facing=rng.choice(DIRECTION_NAMES),
        kamae=rng.choice(v.KAMAE_NAMES),
        hand=" ".join(hand),
        up=" ".join(PILE),
        focus=2,
        wounds=rng.randrange(3),
    )
    mine["at"], theirs["at"] = rng.sample(NEAR, 2)
    design = STANDARD_DESIGNS[OPTION_DESIGN[option]]
    moment = design.moment
    if moment == v.PAIR_SUCCESS:  # the other figure has hit already
        mine, friend = mine | {"name": "ashigaru"}, hero("hachiko", "A1", marks=HAS_HIT)
        state = given(mine, theirs, friend, step=Choose(), people=2, hero_1="ashigaru")
    elif moment == v.DISCARDED:
        state = given(mine, theirs, step=DiscardType(0, 0))
    else:
        state = given(mine, theirs, step=StartTurn() if moment == v.START_OF_TURN or renews(design) else Choose())
    state.settle()
    return state


ASKED = ("choose", "instant", "replace", "counter", "discard_type")


def play_turn(state: Senjutsu, number: str, rng: Random) -> None:
    """The rest of the turn at random; seat_1 plays the wanted card whenever it can, and mostly pays."""
    turn = state.cells[TURN]
    while state.stack and state.cells[TURN] == turn:
        seat = state.actors()[0]
        legal = state.legal(seat)
        if seat == CHANCE:
            state.apply(seat, pick(legal, state.weights(), rng))
            continue
        names = {state.name(action): action for action in legal}
        action = rng.choice(legal)
        if seat == 0 and number in names and step(state) in ASKED:
            action = names[number]
        elif seat == 0 and "pay" in names and rng.random() < 0.8:
            action = names["pay"]
        elif seat == 0 and step(state) == "choose":
            defences = [names[card] for card in DEFENCES if card in names]
            action = rng.choice(defences) if defences and rng.random() < 0.5 else action
        elif seat == 0 and step(state) == "speed":
            card = state.cells[BLOCK + ITEM_CARD] - 1
            action = names.get(f"speed {STANDARD_DESIGNS[card].speeds[0].high}", action) if card < STUN_CARD else action
        state.apply(seat, action)


def test_every_effect_of_every_card_is_carried_out() -> None:
    rng = Random(2026)
    used: set[int] = set()
    missing = [option for option, design in enumerate(OPTION_DESIGN) if design < HERO_DESIGNS]
    for number in range(SCENES):
        option = missing[number % len(missing)]
        state = scene(option, rng)
        state.witness = used
        play_turn(state, STANDARD_DESIGNS[OPTION_DESIGN[option]].number, rng)
        missing = [later for later in missing if later not in used]
        if not missing:
            break
    assert [(STANDARD_DESIGNS[OPTION_DESIGN[option]].number, option) for option in missing] == []
