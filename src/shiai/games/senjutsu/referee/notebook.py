"""From a set-up to the notebook: a state of solo play whose heroes have no hand, because nobody tells the referee."""

from random import Random
from typing import Any, Final

from shiai.core.errors import OptionError
from shiai.core.options import read_options
from shiai.core.step import Step
from shiai.games.senjutsu.cards.cards import HERO_CARDS, HERO_DESIGNS
from shiai.games.senjutsu.cards.heap import designs, heap_of
from shiai.games.senjutsu.decks.format import Deck
from shiai.games.senjutsu.game import first_cells
from shiai.games.senjutsu.referee.draft import Draft, Person
from shiai.games.senjutsu.referee.entries import EntryError
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    FACING,
    KAMAE_AT,
    PIECES,
    POISON_DECK,
    RANKS,
    STOCK,
)
from shiai.games.senjutsu.solo.game import GAME
from shiai.games.senjutsu.solo.rules.components import SoloRules
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES, SELECTION
from shiai.games.senjutsu.solo.rules.options import MOST_ENEMIES, OPTIONS
from shiai.games.senjutsu.solo.rules.state import (
    BEHAVIOUR,
    BEHAVIOUR_NAMES,
    EXTRA,
    SEEN,
    SOLO_LAYOUT,
    STANCE,
    STANCE_NAMES,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps.setting import ready, tell_mood

# Cards that stand for the unknown deck of a hero: so many that it never runs out between two turns.
UNKNOWN_DECK: Final = 3 * heap_of([i for i in range(HERO_DESIGNS) if not HERO_CARDS[i].core][:10])


def in_order(numbers: list[int], what: str) -> None:
    """Figures are numbered from 1 without gaps."""
    if not numbers:
        raise EntryError(f"there is no {what} yet: enter {what} 1 before you begin")
    for wanted, number in enumerate(sorted(numbers), 1):
        if wanted != number:
            raise EntryError(f"there is {what} {number} but no {what} {wanted}: number them from 1 without gaps")


def rules_of(draft: Draft) -> SoloRules:
    """The rules of a fight between these figures."""
    in_order(list(draft.heroes), "hero")
    in_order(list(draft.enemies), "enemy")
    names = [draft.enemies[number].name for number in sorted(draft.enemies)]
    leaders = [name for name in names if not ENEMIES[name].follower]
    for name in names:
        partner = ENEMIES[name].partner
        leads = [leader for leader in leaders if ENEMIES[leader].partner == name]
        if (partner and partner not in names) or (ENEMIES[name].follower and not leads):
            other = partner or next(leader for leader, enemy in ENEMIES.items() if enemy.partner == name)
            raise EntryError(f"{name} fights only together with {other}: enter that enemy too (SJ-47.8)")
    if len(leaders) > MOST_ENEMIES:
        raise EntryError(f"there are {len(leaders)} enemies: the referee leads at most {MOST_ENEMIES}")
    options: dict[str, object] = {f"enemy_{place}": name for place, name in enumerate(leaders, 1)}
    options |= {"players": len(draft.heroes), "board": draft.board_name, "nightmare": draft.nightmare}
    try:
        return SoloRules(GAME, read_options(GAME.id, OPTIONS, {**options, "free_placement": True}))
    except OptionError as error:
        raise EntryError(str(error)) from None


def enemy_figures(draft: Draft, rules: SoloRules) -> list[int]:
    """The figure of enemy 1, enemy 2 ...: pairs stand together in the rules, however they were entered."""
    left = list(range(rules.people, rules.count))
    found: list[int] = []
    for number in sorted(draft.enemies):
        figure = next(one for one in left if rules.enemies[one].kind == draft.enemies[number].name)
        left.remove(figure)
        found.append(figure)
    return found


def open_notebook(draft: Draft, rules: SoloRules, figures: list[int]) -> Solo:
    """The state before the first turn, without the enemies."""
    for number, person in draft.heroes.items():
        hero = HEROES[person.name]
        seat = number - 1
        rules.heroes[seat] = hero
        rules.heaps[seat] = UNKNOWN_DECK
        rules.lists[seat] = designs(UNKNOWN_DECK)
        rules.decks[seat] = Deck(hero.name, (hero.weapon,), UNKNOWN_DECK, hero.poisons)
    cells = first_cells(rules, SOLO_LAYOUT.size)
    for place, code in enumerate(draft.pieces):
        cells[PIECES + place] = code + 1
    seats = sorted(range(rules.people), key=lambda seat: (-rules.heroes[seat].advantage, seat))
    for place, seat in enumerate(seats):
        cells[RANKS + place] = seat
    for number, person in draft.heroes.items():
        put_hero(cells, number - 1, person)
    for number, figure in enumerate(figures, 1):
        foe = draft.enemies[number]
        cells[figure * BLOCK + AT], cells[figure * BLOCK + FACING] = foe.at, foe.facing
    stack: list[Step[Any]] = []
    return Solo(rules, cells, stack)


def blank_notebook(draft: Draft) -> Solo:
    """The battlefield of a set-up, for drawings: nobody stands on it."""
    options = read_options(GAME.id, OPTIONS, {"board": draft.board_name, "free_placement": True})
    rules = SoloRules(GAME, options)
    cells = first_cells(rules, SOLO_LAYOUT.size)
    for place, code in enumerate(draft.pieces):
        cells[PIECES + place] = code + 1
    stack: list[Step[Any]] = []
    return Solo(rules, cells, stack)


def put_hero(cells: list[int], seat: int, person: Person) -> None:
    """A hero onto the board."""
    base = seat * BLOCK
    cells[base + AT], cells[base + FACING], cells[base + KAMAE_AT] = person.at, person.facing, person.kamae
    cells[base + STOCK] = UNKNOWN_DECK


def ready_enemies(state: Solo, draft: Draft, figures: list[int], rng: Random) -> None:
    """Limits, moods and decks of the enemies; what follows is the first turn."""
    state.push("start_turn")
    for number, figure in enumerate(figures, 1):
        foe = draft.enemies[number]
        ready(state, figure, foe.limit or state.solo_rules.limit)
        behaviour = rng.randrange(len(BEHAVIOUR_NAMES)) if foe.behaviour < 0 else foe.behaviour
        stance = rng.randrange(len(STANCE_NAMES)) if foe.stance < 0 else foe.stance
        state.cells[figure * EXTRA + BEHAVIOUR] = behaviour
        state.cells[figure * EXTRA + STANCE] = stance
        tell_mood(state, figure, "SJ-45.6")
        if not foe.cards:
            state.push("enemy_deck", (figure, 0))
            continue
        chosen = {card for deck in SELECTION for card in deck}
        state.cells[figure * BLOCK + STOCK] = heap_of(foe.cards)
        state.cells[figure * BLOCK + POISON_DECK] = state.solo_rules.enemies[figure].poisons
        state.cells[SEEN] += heap_of([card for card in foe.cards if card in chosen])
