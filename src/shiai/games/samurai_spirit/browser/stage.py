"""The stage in the middle of the table: the card in hand and what it would do, a question about cards, or the end."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.browser.boards import plays_card
from shiai.games.samurai_spirit.browser.odds import odds
from shiai.games.samurai_spirit.browser.own import kiai_words, penalty_sentence
from shiai.games.samurai_spirit.browser.raiders import Raider, raider
from shiai.games.samurai_spirit.rules.actions import ACTIONS, ATTACK, CARD, DEFEND, FIGHT, SUPPORT
from shiai.games.samurai_spirit.rules.components import PENALTY_NAMES
from shiai.games.samurai_spirit.rules.state import (
    ENDING,
    HAND,
    HOLDER,
    NO_CARD,
    NOBODY,
    RESULT,
    RESULTS,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.rules.steps.penalties import IgnorePenalties, PenaltyOrder
from shiai.games.samurai_spirit.rules.table import can_defend, last_card, name_at
from shiai.games.samurai_spirit.text.messages import score, step_name
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

# Choices without a place elsewhere on the table: they are buttons of the stage.
ON_STAGE: Final = ("done", "ignore", "order", "let_pass", "use", "skip")
# Steps in which a Kiai is carried out.
KIAI_STEPS: Final = (
    "ask_kiai",
    "add_barricade",
    "heal_wound",
    "move_card",
    "give_card",
    "discard_raiders",
    "discard_intruders",
    "strike",
    "move_token",
    "give_token",
    "look_at_raiders",
    "arrange",
)


@dataclass(frozen=True)
class Fact:
    """A line of the stage."""

    kind: str  # "attack", "defend", "penalty", "support" or ""
    label: str  # a word before it, or the symbol of a penalty
    text: str


@dataclass(frozen=True)
class Stage:
    """What the stage shows."""

    kind: str  # "hand", "question", "quiet", "won" or "lost"
    title: str
    card: Raider | None
    facts: tuple[Fact, ...]
    buttons: tuple[Offer, ...]
    cards: tuple[Raider, ...]  # to be put in order


def stage(scene: Scene[SamuraiSpirit], state: SamuraiSpirit, offers: Mapping[int, Offer]) -> Stage:
    """The stage of a state."""
    words = scene.words
    if state.cells[RESULT]:
        return ending(state, words)
    buttons = tuple([offer for action, offer in offers.items() if ACTIONS.kind_of(action).name in ON_STAGE])
    cards = [action for action in offers if ACTIONS.kind_of(action).name == "card"]
    ordered = tuple([raider(state.rules, CARD.part(action), words, offers[action]) for action in cards])
    actors = [seat for seat in state.actors() if seat != CHANCE]
    if state.cells[HAND] != NO_CARD:
        return in_hand(state, actors, buttons, words)
    if not actors:
        return Stage("quiet", words.say("web-no_hand"), None, (), (), ())
    name = words.name(name_at(state, actors[0]))
    if step_name(state) in KIAI_STEPS:
        effect = (Fact("", "", kiai_words(state, actors[0], words)),)
        return Stage("question", f"{words.say('draw-kiai')} · {name}", None, effect, buttons, ordered)
    if state.stack and isinstance(state.stack[-1], (IgnorePenalties, PenaltyOrder)):
        card = raider(state.rules, last_card(state.cells, actors[0]), words)
        facts = penalty_facts(state, actors[0], words)
        return Stage("question", f"{words.say('web-last_card')} · {name}", card, facts, buttons, ())
    if FIGHT in offers:
        lines = [Fact("", "", odds(state, FIGHT, words))]
        if any(ACTIONS.kind_of(action) is SUPPORT for action in offers):
            lines.append(Fact("support", words.say("web-do_support"), words.say("web-support_how")))
        return Stage("question" if buttons else "quiet", words.say("web-next_raider"), None, tuple(lines), buttons, ())
    text = words.say("web-decides", samurai=name_at(state, actors[0])) if not state.cells[ENDING] else ""
    return Stage("question" if buttons else "quiet", text, None, (), buttons, ())


def penalty_facts(state: SamuraiSpirit, seat: int, words: Catalogue) -> tuple[Fact, ...]:
    """What each penalty of the last card does."""
    penalties = state.rules.penalties(last_card(state.cells, seat))
    return tuple(
        [Fact("penalty", PENALTY_NAMES[each], penalty_sentence(state, seat, each, words)) for each in penalties]
    )


def in_hand(state: SamuraiSpirit, actors: list[int], buttons: tuple[Offer, ...], words: Catalogue) -> Stage:
    """The card in hand, and what an attack and a defence with it would do."""
    number = state.cells[HAND]
    # A card that Daisuke's Kiai moves has no holder: show it at the seat that must choose.
    holder = state.cells[HOLDER] if state.cells[HOLDER] != NOBODY else actors[0] if actors else 0
    card = raider(state.rules, number, words)
    facts: list[Fact] = []
    if plays_card(state) and actors:
        seat = actors[0]
        defence = odds(state, DEFEND, words) if can_defend(state, seat, number) else words.say("web-no_defence")
        facts = [
            Fact("attack", words.say("web-do_attack"), odds(state, ATTACK, words)),
            Fact("defend", words.say("web-do_defend"), defence),
        ]
    title = f"{words.say('draw-hand')} · {words.name(name_at(state, holder))}"
    return Stage("hand", title, card, tuple(facts), buttons, ())


def ending(state: SamuraiSpirit, words: Catalogue) -> Stage:
    """The end of the game, with the score of a won one."""
    won, reason, _ = RESULTS[state.cells[RESULT]]
    points = score(state)
    facts = (Fact("", words.message(points), ""),) if points else ()
    return Stage("won" if won else "lost", words.say(f"ending-{reason}"), None, facts, (), ())
