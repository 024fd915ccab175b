"""Dangers of a choice in words, before it is made: what may burn, kill or lose the game."""

from collections.abc import Callable
from typing import Final

from shiai.games.samurai_spirit.players.chances import bites, chance, hits_village, missing, top_cards
from shiai.games.samurai_spirit.rules.actions import ACTIONS
from shiai.games.samurai_spirit.rules.components import DOLL, FARM, FIRE, HAT, WOUND
from shiai.games.samurai_spirit.rules.state import (
    ANIMAL,
    BARRICADES,
    FARMS,
    HAND,
    HOMES,
    NO_CARD,
    STACK,
    WOUNDED,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.rules.steps.kiai_cards import GiveCard
from shiai.games.samurai_spirit.rules.table import append_card, can_defend, last_card, name_at, seats_in_round
from shiai.games.samurai_spirit.text.choices import describe_attack
from shiai.i18n.catalogue import Catalogue


def danger(state: SamuraiSpirit, seat: int, action: int, words: Catalogue) -> str:
    """The dangers of an action of this seat, in sentences; nothing if there are none."""
    kind = ACTIONS.kind_of(action)
    find = DANGERS.get(kind.name)
    return " ".join(find(state, seat, kind.part(action), words)) if find else ""


def of_fight(state: SamuraiSpirit, seat: int, _part: int, words: Catalogue) -> list[str]:
    """A draw that may hit a village without barricades, and the last draw of the round."""
    found: list[str] = []
    raiders = top_cards(state) if state.cells[STACK.at] else []
    hits = chance(raiders, lambda card: hits_village(state, seat, card)) if raiders else 0
    if hits and not state.cells[BARRICADES]:
        found.append(words.say("web-danger_draw", chance=hits))
        found += of_hit(state, words)
    if state.cells[STACK.at] == 1:
        return [*found, words.say("web-danger_last_raider"), *of_round_end(state, words)]
    return found + of_last_card(state, seat, words)


def of_support(state: SamuraiSpirit, seat: int, _part: int, words: Catalogue) -> list[str]:
    """The raider that slips in."""
    flames = chance(top_cards(state), lambda card: state.rules.flames[card]) if state.cells[STACK.at] else 0
    found = [words.say("web-danger_intruder", chance=flames)] if flames else []
    if state.cells[STACK.at] == 1:
        return [*found, words.say("web-danger_round_ends"), *of_round_end(state, words)]
    return found + of_last_card(state, seat, words)


def of_pass(state: SamuraiSpirit, seat: int, _part: int, words: Catalogue) -> list[str]:
    """The last pass ends the round."""
    if seats_in_round(state) != 1 << seat:
        return []
    return [words.say("web-danger_all_passed", number=state.cells[STACK.at]), *of_round_end(state, words)]


def of_attack(state: SamuraiSpirit, seat: int, _part: int, words: Catalogue) -> list[str]:
    """A hit, and the penalty of the card in the next turn."""
    card = state.cells[HAND]
    if card == NO_CARD:
        return []
    after = state.clone()
    append_card(after.cells, seat, card)
    found = of_hit(state, words) if describe_attack(state, seat, card).id == "choice-attack-over" else []
    return found + of_last_card(after, seat, words)


def of_defence(state: SamuraiSpirit, seat: int, _part: int, words: Catalogue) -> list[str]:
    """The last card stays what it is."""
    return of_last_card(state, seat, words)


def of_gift(state: SamuraiSpirit, _seat: int, recipient: int, words: Catalogue) -> list[str]:
    """A card that is too much for somebody else."""
    card, step = state.cells[HAND], state.stack[-1]
    if card == NO_CARD or can_defend(state, recipient, card):
        return []
    back = isinstance(step, GiveCard) and step.source == recipient
    if back or describe_attack(state, recipient, card).id != "choice-attack-over":
        return []
    return [words.say("web-danger_gift", recipient=name_at(state, recipient)), *of_hit(state, words)]


def of_penalties(state: SamuraiSpirit, seat: int, mask: int, words: Catalogue) -> list[str]:
    """The penalties that are not ignored."""
    penalties = state.rules.penalties(last_card(state.cells, seat))
    applied = [penalty for number, penalty in enumerate(penalties) if not mask >> number & 1]
    found: list[str] = []
    if WOUND in applied and state.cells[WOUNDED] >> seat & 1:
        animal = state.cells[ANIMAL] >> seat & 1
        found.append(words.say("web-danger_death" if animal else "web-danger_animal", samurai=name_at(state, seat)))
    return found + (of_hit(state, words) if FIRE in applied else [])


def of_hit(state: SamuraiSpirit, words: Catalogue) -> list[str]:
    """What a hit of the village destroys when no barricade is left."""
    if state.cells[BARRICADES]:
        return []
    if state.cells[FARMS] == 1:
        return [words.say("web-danger_last_farm")]
    return [words.say("web-danger_farm", left=state.cells[FARMS])]


def of_last_card(state: SamuraiSpirit, seat: int, words: Catalogue) -> list[str]:
    """What the last card will do at the start of the next turn, if nothing covers it."""
    penalties = bites(state, seat)
    found: list[str] = []
    if WOUND in penalties and state.cells[WOUNDED] >> seat & 1:
        animal = state.cells[ANIMAL] >> seat & 1
        found.append(words.say("web-danger_kills" if animal else "web-danger_wakes", samurai=name_at(state, seat)))
    if FIRE in penalties and not state.cells[BARRICADES]:
        found.append(words.say("web-danger_burns", left=state.cells[FARMS]))
    return found


def of_round_end(state: SamuraiSpirit, words: Catalogue) -> list[str]:
    """What would lose the game if the round ended with the defence rows as they are."""
    cells = state.cells
    rows = [missing(state, seat) for seat in range(state.rules.samurai)]
    dying = [seat for seat, row in enumerate(rows) if HAT in row and cells[WOUNDED] & cells[ANIMAL] & 1 << seat]
    found = [words.say("web-danger_no_hat", samurai=name_at(state, seat)) for seat in dying[:1]]
    farms, dolls = [len([row for row in rows if symbol in row]) for symbol in (FARM, DOLL)]
    if farms >= cells[FARMS]:
        found.append(words.say("web-danger_farms", missing=farms, left=cells[FARMS]))
    if dolls >= int(cells[HOMES]).bit_count():
        found.append(words.say("web-danger_families", missing=dolls, left=int(cells[HOMES]).bit_count()))
    return found


# By the kind of an action; other kinds are harmless.
DANGERS: Final[dict[str, Callable[[SamuraiSpirit, int, int, Catalogue], list[str]]]] = {
    "fight": of_fight,
    "support": of_support,
    "pass": of_pass,
    "attack": of_attack,
    "defend": of_defence,
    "hand": of_gift,
    "give": of_gift,
    "ignore": of_penalties,
}
