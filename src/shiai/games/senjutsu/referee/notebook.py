"""The notebook: a state of solo play in which the hands of heroes are empty, because the referee does not know them."""

from random import Random
from typing import Any, Final

from shiai.core.errors import OptionError
from shiai.core.options import read_options
from shiai.core.step import Step
from shiai.games.senjutsu.cards.cards import HERO_CARDS, HERO_DESIGNS
from shiai.games.senjutsu.cards.heap import heap_of
from shiai.games.senjutsu.decks.format import Deck
from shiai.games.senjutsu.game import first_cells
from shiai.games.senjutsu.referee.draft import Draft, HeroDraft
from shiai.games.senjutsu.referee.entries import EntryError
from shiai.games.senjutsu.rules.contents import hero_in
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
from shiai.games.senjutsu.rules.steps.turn import StartTurn
from shiai.games.senjutsu.solo.game import GAME
from shiai.games.senjutsu.solo.rules.components import SoloRules
from shiai.games.senjutsu.solo.rules.duel import SoloDuel
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES, SELECTION
from shiai.games.senjutsu.solo.rules.options import FIGHT, MOST_ENEMIES, OPTIONS
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
from shiai.games.senjutsu.solo.rules.steps.horde import WAVES, HordeSetUp
from shiai.games.senjutsu.solo.rules.steps.setup import EnemyDeck, ready, tell_mood

# Stands for the unknown deck of a hero; it has so many cards that it never runs out between two turns.
UNKNOWN_DECK: Final = 3 * heap_of([i for i in range(HERO_DESIGNS) if not HERO_CARDS[i].core][:10])


def in_order(numbers: list[int], what: str) -> None:
    """Refuse figures that are not numbered from 1 without gaps."""
    if not numbers:
        raise EntryError(f"there is no {what} yet: enter {what} 1 before you begin")
    for wanted, number in enumerate(sorted(numbers), 1):
        if wanted != number:
            raise EntryError(f"there is {what} {number} but no {what} {wanted}: number them from 1 without gaps")


def rules_of(draft: Draft) -> SoloRules:
    """The set-up of a fight between the figures of a draft."""
    in_order(list(draft.heroes), "hero")
    if draft.mode != FIGHT:
        return horde_rules(draft)
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
    options |= {"players": len(draft.heroes), **common_options(draft)}
    return made_rules({**options, "free_placement": True})


def common_options(draft: Draft) -> dict[str, object]:
    """The options of every fight."""
    return {"board": draft.board_name, "nightmare": draft.nightmare, "box": draft.box}


def horde_rules(draft: Draft) -> SoloRules:
    """The set-up of a run against a horde."""
    if len(draft.heroes) > 1:
        raise EntryError("one hero alone fights a horde: take the others back (undo) (SJ-49.1)")
    options: dict[str, object] = {"mode": draft.mode, **common_options(draft)}
    return made_rules(options | {"horde_enemies": ",".join(draft.replacements)})


def made_rules(options: dict[str, object]) -> SoloRules:
    """The rules of a game with these options."""
    try:
        return SoloRules(GAME, read_options(GAME.id, OPTIONS, options))
    except OptionError as error:
        raise EntryError(str(error)) from None


def enemy_figures(draft: Draft, rules: SoloRules) -> list[int]:
    """The figures of enemy 1, enemy 2 ...; pairs have consecutive figures, however they were entered."""
    if rules.horde:
        return list(range(rules.people, rules.people + WAVES))
    left = list(range(rules.people, rules.count))
    found: list[int] = []
    for number in sorted(draft.enemies):
        figure = next(one for one in left if rules.enemies[one].kind == draft.enemies[number].name)
        left.remove(figure)
        found.append(figure)
    return found


def open_notebook(draft: Draft, rules: SoloRules, figures: list[int]) -> Solo:
    """The state before the first turn; `ready_enemies` completes the enemies."""
    for number, person in draft.heroes.items():
        hero = hero_in(rules.box, person.name)
        seat = number - 1
        rules.heroes[seat] = hero
        rules.give(seat, UNKNOWN_DECK)
        rules.decks[seat] = Deck(hero.name, hero.standard_weapons, UNKNOWN_DECK, hero.poisons)
    rules.discard_no_cost = True  # hands are unknown: any discard can be made
    cells = first_cells(rules, SOLO_LAYOUT.size)
    for place, code in enumerate(draft.pieces):
        cells[PIECES + place] = code + 1
    seats = sorted(range(rules.people), key=lambda seat: (-rules.heroes[seat].advantage, seat))
    for place, seat in enumerate(seats):
        cells[RANKS + place] = seat
    for number, person in draft.heroes.items():
        put_hero(cells, number - 1, person)
    for number, figure in enumerate(figures if not rules.horde else [], 1):
        foe = draft.enemies[number]
        cells[figure * BLOCK + AT], cells[figure * BLOCK + FACING] = foe.at, foe.facing
    stack: list[Step[Any]] = []
    return SoloDuel(rules, cells, stack)


def blank_notebook(draft: Draft) -> Solo:
    """A state with the empty battlefield of a draft, for drawings."""
    options = read_options(GAME.id, OPTIONS, {"board": draft.board_name, "box": draft.box, "free_placement": True})
    rules = SoloRules(GAME, options)
    cells = first_cells(rules, SOLO_LAYOUT.size)
    for place, code in enumerate(draft.pieces):
        cells[PIECES + place] = code + 1
    stack: list[Step[Any]] = []
    return SoloDuel(rules, cells, stack)


def put_hero(cells: list[int], seat: int, person: HeroDraft) -> None:
    """Place a hero."""
    base = seat * BLOCK
    cells[base + AT], cells[base + FACING], cells[base + KAMAE_AT] = person.at, person.facing, person.kamae
    cells[base + STOCK] = UNKNOWN_DECK


def ready_enemies(state: Solo, draft: Draft, figures: list[int], rng: Random) -> None:
    """Set limits, moods and decks of the enemies, and begin the first turn."""
    state.push(StartTurn())
    if state.solo_rules.horde:
        state.push(HordeSetUp())
        return
    for number, figure in enumerate(figures, 1):
        foe = draft.enemies[number]
        ready(state, figure, foe.limit or state.solo_rules.limit)
        behaviour = rng.randrange(len(BEHAVIOUR_NAMES)) if foe.behaviour < 0 else foe.behaviour
        stance = rng.randrange(len(STANCE_NAMES)) if foe.stance < 0 else foe.stance
        state.cells[figure * EXTRA + BEHAVIOUR] = behaviour
        state.cells[figure * EXTRA + STANCE] = stance
        tell_mood(state, figure, "SJ-45.6")
        if not foe.cards:
            state.push(EnemyDeck(figure, 0))
            continue
        chosen = {card for deck in SELECTION for card in deck}
        state.cells[figure * BLOCK + STOCK] = heap_of(foe.cards)
        state.cells[figure * BLOCK + POISON_DECK] = state.solo_rules.enemies[figure].poisons
        state.cells[SEEN] += heap_of([card for card in foe.cards if card in chosen])
