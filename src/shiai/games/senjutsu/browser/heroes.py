"""The panels of the heroes: Kamae, Focus, wounds, statuses, piles, and the known cards of a hand."""

from dataclasses import dataclass

from shiai.games.senjutsu.browser.contracts import (
    ContractTile,
    completed,
    contracts,
    has_contracts,
    listed_contracts,
)
from shiai.games.senjutsu.browser.fallen import Fallen, all_fallen
from shiai.games.senjutsu.browser.figures import portrait_of
from shiai.games.senjutsu.browser.kamae import Tree, tree
from shiai.games.senjutsu.browser.shared import (
    NamedCard,
    hero_name,
    is_alive,
    known_cards,
    named_cards,
    offers_of,
)
from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.cards.vocabulary import DESPERATION, RAISED, STEALTH
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.heroes import POISON_NAMES
from shiai.games.senjutsu.rules.state import (
    BLEEDING,
    BLOCK,
    DOWN_SIZE,
    FOCUS,
    HAND_SIZE,
    HIDDEN_AT,
    HOBBLES,
    LASTING,
    LOADS,
    PLAYED,
    READY,
    STUNS,
    STUNS_IN_DECK,
    TOXINS,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import drunk, focus_limit, rotating, with_companions
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Scene
from shiai.web.kit.marks import Mark, mark_of


@dataclass(frozen=True)
class Status:
    """A status with its number."""

    id: str
    symbol: str
    number: int
    says: str
    grave: bool  # close to defeat
    what: str = ""  # its key, if the id does not begin with it


@dataclass(frozen=True)
class Pile:
    """Cards by name, on demand."""

    id: str
    symbol: str
    title: str
    number: int
    cards: tuple[NamedCard, ...]
    note: str
    what: str = ""  # as of a status


@dataclass(frozen=True)
class HeroPanel:
    """One hero."""

    id: str
    what: str  # its key
    number: int
    seat: int  # of its player
    title: str
    portrait: str
    person: str
    side: str
    mine: bool
    acts: bool
    ready: bool
    fallen: bool
    gone: bool  # with all its tokens
    won: bool
    has_focus: bool  # a companion shares that of its hero
    focus: int
    focus_missing: int
    focus_says: str
    wounds: int
    bleeding: int
    unhurt: int
    wounds_says: str
    statuses: tuple[Status, ...]
    contracts: tuple[ContractTile, ...]
    counts: tuple[Status, ...]
    piles: tuple[Pile, ...]
    tree: Tree
    mark: Mark | None


def heroes(scene: Scene[Senjutsu]) -> tuple[HeroPanel, ...]:
    """All heroes, the viewer's own first."""
    state = scene.view
    seats = list(range(state.rules.people))
    if scene.seat in seats:
        seats = [*seats[scene.seat :], *seats[: scene.seat]]
    fallen = all_fallen(scene, state)
    return tuple([hero(scene, state, seat, fallen.get(seat)) for seat in with_companions(state, seats)])


def hero(scene: Scene[Senjutsu], state: Senjutsu, seat: int, last: Fallen | None) -> HeroPanel:
    """The panel of one hero."""
    cells, words, base = state.cells, scene.words, seat * BLOCK
    limit = wound_limit(state, seat)
    wounds, bleeding = cells[base + WOUNDS], cells[base + BLEEDING]
    if last is not None and not wounds + bleeding:  # its tokens have left the table with it
        wounds = last.wounds
    outcome = state.outcome()
    owner = state.rules.owners[seat]
    sealed = bool(state.stack) and state.stack[-1].sealed
    return HeroPanel(
        id=f"hero-{seat}",
        what=state.rules.heroes[seat].name,
        number=seat + 1,
        seat=owner + 1,
        title=hero_name(state, words, seat),
        portrait=portrait_of(state, seat),
        person=scene.seats[owner] if owner == seat else "",
        side=words.say("web-hero_side", number=state.rules.sides[seat] + 1) if state.rules.teams else "",
        mine=owner == scene.seat,
        acts=owner in state.actors() and state.asked(owner) == seat,
        ready=sealed and bool(cells[READY] >> seat & 1),
        fallen=not is_alive(state, seat),
        gone=not is_alive(state, seat) and bool(state.stack),
        won=outcome is not None and owner in outcome.winners,
        has_focus=owner == seat,
        focus=cells[base + FOCUS],
        focus_missing=max(0, focus_limit(state, seat) - cells[base + FOCUS]),
        focus_says=words.say("web-focus_says", number=cells[base + FOCUS], total=focus_limit(state, seat)),
        wounds=wounds,
        bleeding=bleeding,
        unhurt=max(0, limit - wounds - bleeding),
        wounds_says=words.say("web-wounds_says", number=wounds + bleeding, total=limit, bleeding=bleeding),
        statuses=statuses(state, words, seat),
        contracts=contracts(state, words, seat),
        counts=counts(state, words, seat),
        piles=piles(scene, state, seat),
        tree=tree(state, words, offers_of(scene), seat),
        mark=mark_of(state.rules.box, "heroes", state.rules.heroes[seat].name, words),
    )


def statuses(state: Senjutsu, words: Catalogue, seat: int) -> tuple[Status, ...]:
    """Stuns, and the statuses that enemies can have too."""
    stuns, hand = state.cells[seat * BLOCK + STUNS], state.stun_limit(seat)
    if not stuns:
        return ailments(state, words, seat)
    says = words.say("web-stuns_says", number=stuns, total=hand)
    return (Status(f"stuns-{seat}", "stun", stuns, says, stuns >= hand - 1), *ailments(state, words, seat))


def ailments(state: Senjutsu, words: Catalogue, seat: int) -> tuple[Status, ...]:
    """Hobbles, Poisons, Stealth."""
    cells, base = state.cells, seat * BLOCK
    found: list[Status] = []
    hobbles = rotating(cells[base + HOBBLES])
    if hobbles:
        found.append(Status(f"hobbles-{seat}", "hobble", hobbles, counted(words, "hobble", hobbles), grave=False))
    toxins = [(POISON_NAMES[0], cells[base + VENOM])]
    toxins += [(name, rotating(cells[base + TOXINS + place])) for place, name in enumerate(POISON_NAMES[1:])]
    for name, number in toxins:
        if number:
            says = counted(words, f"poison-{name}", number)
            found.append(Status(f"poison-{name}-{seat}", "poison", number, says, grave=False))
    if cells[base + HIDDEN_AT] & STEALTH:
        found.append(Status(f"stealth-{seat}", "stealth", 1, words.name("stealth"), grave=False))
    if cells[base + HIDDEN_AT] & DESPERATION:
        found.append(Status(f"desperation-{seat}", "desperation", 1, words.name("desperation"), grave=False))
    if drunk(state, seat):
        found.append(Status(f"drunk-{seat}", "drunk", 1, words.name("drunk"), grave=False))
    if cells[base + HIDDEN_AT] & RAISED:
        found.append(Status(f"enlightenment-{seat}", "lotus", 1, words.name("enlightenment"), grave=False))
    loads = cells[base + LOADS]
    if loads:
        found.append(Status(f"load-{seat}", "lower", loads, counted(words, "load", loads), grave=False))
    return tuple(found)


def counted(words: Catalogue, thing: str, number: int) -> str:
    """A component with its number."""
    return words.say("web-counted", what=thing, number=number)


def deck_count(state: Senjutsu, seat: int) -> int:
    """The number of cards in a deck, which everybody can count."""
    cells, base = state.cells, seat * BLOCK
    elsewhere = sum([size(cells[base + heap]) for heap in (UP, PLAYED, LASTING)])
    elsewhere += cells[base + DOWN_SIZE] + cells[base + UNSEEN_DISCARDS] + cells[base + HAND_SIZE]
    return size(state.rules.heaps[seat]) + cells[base + VENOM] + cells[base + STUNS_IN_DECK] - elsewhere


def counts(state: Senjutsu, words: Catalogue, seat: int) -> tuple[Status, ...]:
    """The numbers of cards in hand and deck."""
    deck = deck_count(state, seat)
    if seat >= state.rules.people:  # what a companion draws it plays, and its deck never ends
        says = words.say("web-deck_says", number=deck)
        return (Status(f"deck-{seat}", "deck", deck, says, grave=False, what="companion_deck"),)
    cards, limit = state.cells[seat * BLOCK + HAND_SIZE], state.hand_limit(seat)
    return (
        Status(f"hand-{seat}", "fan", cards, words.say("web-hand_says", number=cards, total=limit), grave=False),
        Status(f"deck-{seat}", "deck", deck, words.say("web-deck_says", number=deck), grave=deck == 0),
    )


def piles(scene: Scene[Senjutsu], state: Senjutsu, seat: int) -> tuple[Pile, ...]:
    """The discard pile, cards in play, and the cards of the hand that the viewer knows."""
    cells, words, base = state.cells, scene.words, seat * BLOCK
    cards = state.rules.cards
    up, lasting = cells[base + UP], cells[base + LASTING]
    unseen = cells[base + DOWN_SIZE] + cells[base + UNSEEN_DISCARDS]
    note = words.say("web-face_down", number=unseen) if unseen else ""
    title = words.say("web-discards")
    what = "" if seat < state.rules.people else "companion_discards"
    found = [Pile(f"discards-{seat}", "pile", title, size(up) + unseen, named_cards(cards, up, words), note, what)]
    if lasting:
        title = words.say("web-in_play")
        found.append(Pile(f"lasting-{seat}", "card", title, size(lasting), named_cards(cards, lasting, words), ""))
    if has_contracts(state, seat) and is_alive(state, seat):
        number, total = completed(state, seat)
        title = words.say("web-contracts")
        tiles = listed_contracts(contracts(state, words, seat), words)
        note = words.say("web-contracts_needed", number=number, total=total)
        found.append(Pile(f"hero_contracts-{seat}", "contract", title, number, tiles, note))
    known = known_cards(state, scene.seat, seat) if state.rules.owners[seat] != scene.seat else 0
    if known:
        title = words.say("web-known_hand")
        found.append(Pile(f"known-{seat}", "eye", title, size(known), named_cards(cards, known, words), ""))
    return tuple(found)
