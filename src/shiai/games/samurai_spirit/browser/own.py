"""The own samurai in words: talent, Kiai, the penalty of the last card, and borrowed talents."""

from dataclasses import dataclass
from typing import Final

from shiai.games.samurai_spirit.players.forecast import BEFORE_PENALTIES
from shiai.games.samurai_spirit.rules.components import (
    DRAW_LEFT,
    DRAW_RIGHT,
    PENALTY_NAMES,
    SAMURAI_COUNT,
    SAMURAI_NAMES,
)
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    ANIMAL,
    ENDING,
    GAINED,
    LINES,
    RESTRICTED,
    RESTRICTION_NAMES,
    SAMURAI,
    TOKENS,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.rules.table import in_round, last_card, name_at
from shiai.games.samurai_spirit.text.messages import step_name
from shiai.i18n.catalogue import Catalogue

PENALTY_SENTENCES: Final[dict[str, str]] = {
    "fire": "web-penalty_fire",
    "wound": "web-penalty_wound",
    "intruder": "web-penalty_intruder",
    "no_defend": "web-penalty_no_defend",
    "no_support": "web-penalty_no_support",
    "must_pass": "web-penalty_must_pass",
    "recycle": "web-penalty_recycle",
    "no_talent": "web-penalty_no_talent",
    "drop_defence": "web-penalty_drop_defence",
}

# In a few words, for the own board; the sheet above the table has the whole sentences.
TALENTS: Final[dict[str, str]] = {
    "heihachi": "web-talent_heihachi",
    "daisuke": "web-talent_daisuke",
    "gorobei": "web-talent_gorobei",
    "kanbei": "web-talent_kanbei",
    "kikuchiyo": "web-talent_kikuchiyo",
    "kyuzo": "web-talent_kyuzo",
    "katsushiro": "web-talent_katsushiro",
}
KIAI: Final[dict[str, str]] = {  # by figure: a Kiai has another effect on each side
    "heihachi": "web-kiai_heihachi",
    "heihachi-animal": "web-kiai_heihachi_animal",
    "daisuke": "web-kiai_daisuke",
    "daisuke-animal": "web-kiai_daisuke_animal",
    "gorobei": "web-kiai_gorobei",
    "gorobei-animal": "web-kiai_gorobei_animal",
    "kanbei": "web-kiai_kanbei",
    "kanbei-animal": "web-kiai_kanbei_animal",
    "kikuchiyo": "web-kiai_kikuchiyo",
    "kikuchiyo-animal": "web-kiai_kikuchiyo_animal",
    "kyuzo": "web-kiai_kyuzo",
    "kyuzo-animal": "web-kiai_kyuzo_animal",
    "katsushiro": "web-kiai_katsushiro",
    "katsushiro-animal": "web-kiai_katsushiro_animal",
}


@dataclass(frozen=True)
class Guest:
    """A talent that a samurai has besides the own one."""

    id: str  # the samurai whose talent it is
    name: str
    how: str  # borrowed or gained
    talent: str


@dataclass(frozen=True)
class Own:
    """The words beside the own board."""

    talent: str
    kiai: str
    other_side: str  # the Kiai value of the animal side, while the human side is up
    penalty: str  # of the last card
    bites: bool  # whether it will be applied
    restricted: str  # what this turn forbids
    guests: tuple[Guest, ...]


def own_words(state: SamuraiSpirit, seat: int, words: Catalogue) -> Own:
    """The words of a seat that has a samurai."""
    cells = state.cells
    name = name_at(state, seat)
    animal = cells[ANIMAL] >> seat & 1
    penalty = penalty_words(state, seat, words)
    return Own(
        talent=short_talent(name, words),
        kiai=kiai_words(state, seat, words),
        other_side=""
        if animal
        else words.say("web-as_animal", kiai=state.rules.kiai[SAMURAI_COUNT + cells[SAMURAI + seat]]),
        penalty=penalty,
        bites=bool(threat(state, seat, words)),
        restricted=restrictions(state, words) if seat == cells[ACTIVE] and not cells[ENDING] else "",
        guests=guests(state, seat, words),
    )


def kiai_words(state: SamuraiSpirit, seat: int, words: Catalogue) -> str:
    """What the Kiai of the side that is up does."""
    name = name_at(state, seat)
    return kiai_effect(f"{name}-animal" if state.cells[ANIMAL] >> seat & 1 else name, words)


def kiai_effect(figure: str, words: Catalogue) -> str:
    """What the Kiai of a figure does: of one side of a samurai."""
    return words.say(KIAI[figure])


def short_talent(name: str, words: Catalogue) -> str:
    """The talent of a samurai in a few words."""
    return words.say(TALENTS[name])


def penalty_words(state: SamuraiSpirit, seat: int, words: Catalogue) -> str:
    """What the last card will do in the next turn, or in this one, or why it does nothing."""
    if not state.cells[LINES + seat]:
        return words.say("web-penalty_no_card")
    card = last_card(state.cells, seat)
    if not state.rules.penalties(card):
        return words.say("web-penalty_none")
    if not in_round(state.cells, seat):
        return words.say("web-penalty_passed")
    sentences = [penalty_sentence(state, seat, penalty, words) for penalty in state.rules.penalties(card)]
    waits = seat == state.cells[ACTIVE] and step_name(state) in BEFORE_PENALTIES
    return words.say("draw-this_turn" if waits else "draw-next_turn", penalties="; ".join(sentences))


def penalty_sentence(state: SamuraiSpirit, seat: int, penalty: int, words: Catalogue) -> str:
    """What a penalty does to this samurai or to a neighbour."""
    neighbours = {DRAW_LEFT: state.rules.left[seat], DRAW_RIGHT: state.rules.right[seat]}
    if penalty in neighbours:
        return words.say("web-penalty_neighbour", samurai=name_at(state, neighbours[penalty]))
    return penalty_effect(PENALTY_NAMES[penalty], words)


def penalty_effect(penalty: str, words: Catalogue) -> str:
    """What a penalty does; one that makes a neighbour draw has a name that says it."""
    return words.say(PENALTY_SENTENCES[penalty]) if penalty in PENALTY_SENTENCES else words.name(penalty)


def threat(state: SamuraiSpirit, seat: int, words: Catalogue) -> str:
    """The penalties of the last card in a few words, if they will be applied; arrows name the neighbour."""
    if not state.cells[LINES + seat] or not in_round(state.cells, seat):
        return ""
    neighbours = {DRAW_LEFT: state.rules.left[seat], DRAW_RIGHT: state.rules.right[seat]}
    return ", ".join(
        [
            words.say("web-neighbour_draws", samurai=name_at(state, neighbours[penalty]))
            if penalty in neighbours
            else words.name(PENALTY_NAMES[penalty])
            for penalty in state.rules.penalties(last_card(state.cells, seat))
        ]
    )


def restrictions(state: SamuraiSpirit, words: Catalogue) -> str:
    """What the penalties of this turn forbid."""
    mask = state.cells[RESTRICTED]
    found = [words.name(name) for number, name in enumerate(RESTRICTION_NAMES) if mask >> number & 1]
    return words.say("draw-this_turn", penalties=", ".join(found)) if found else ""


def guests(state: SamuraiSpirit, seat: int, words: Catalogue) -> tuple[Guest, ...]:
    """The talents of borrowed tokens and of absent samurai."""
    cells = state.cells
    others = [other for other in range(state.rules.samurai) if other != seat and cells[TOKENS + other] == seat]
    borrowed = [(name_at(state, other), words.say("draw-borrowed")) for other in others]
    extra = [name for number, name in enumerate(SAMURAI_NAMES) if cells[GAINED + seat] >> number & 1]
    gained = [(name, words.say("draw-gained")) for name in extra]
    return tuple([Guest(name, words.name(name), how, short_talent(name, words)) for name, how in (*borrowed, *gained)])
