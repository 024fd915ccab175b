"""The effects of the vocabulary in words, except grids."""

from collections.abc import Callable
from typing import Final

from shiai.core.messages import Values
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import Atom, Filter
from shiai.games.senjutsu.text.grids import directions_phrase
from shiai.games.senjutsu.text.phrases import Phrase, any_of, joined, kamae_phrase, mask_names, names

# Effects with at most a number: message and clause.
PLAIN_EFFECTS: Final[dict[int, tuple[str, str]]] = {
    v.LOWER: ("card-lower", "SJ-34.1"),
    v.PUSH: ("card-push", "SJ-21.1"),
    v.PULL: ("card-pull", "SJ-21.2"),
    v.TURN_TARGET: ("card-rotated", "SJ-21.20"),
    v.STEP_TARGET: ("card-steps_forward", "SJ-21.21"),
    v.SWAP: ("card-swap", "SJ-21.12"),
    v.STUN: ("card-stun", "SJ-27.2"),
    v.HOBBLE: ("card-hobble", "SJ-27.9"),
    v.POISON: ("card-poison", "SJ-27.18"),
    v.WOUND: ("card-wounds", "SJ-20.1"),
    v.OPEN_WOUND: ("card-open_wound", "SJ-20.11"),
    v.BLEED_WOUNDS: ("card-bleed_wounds", "SJ-20.12"),
    v.SHIELD_STAR: ("card-shield_star", "SJ-18.15"),
    v.TARGET_LOSES: ("card-loses", "SJ-8.9"),
    v.STEAL: ("card-steal", "SJ-8.9"),
    v.TARGET_DRAWS: ("card-draws", "SJ-28.18"),
    v.TARGET_CHANGES: ("card-changes", "SJ-7.30"),
    v.LOOK: ("card-look", "SJ-28.12"),
    v.TARGET_SEARCHES: ("card-searches", "SJ-28.15"),
    v.TAKE_WOUND: ("card-take_wound", "SJ-52.4"),
    v.RETURN: ("card-return", "SJ-52.5"),
    v.TARGET_MILLS: ("card-mills", "SJ-53.3"),
    v.RETURN_POISONS: ("card-return_poisons", "SJ-53.4"),
    v.RENEW: ("card-renew", "SJ-58.9"),
    v.DISCARD_CONTRACTS: ("card-discard_contracts", "SJ-58.13"),
    v.TARGET_DROPS: ("card-drops", "SJ-58.21"),
    v.SURVIVE: ("card-survive", "SJ-58.14"),
    v.REBUILD: ("card-rebuild", "SJ-58.16"),
    v.TAKE_STUN: ("card-take_stun", "SJ-27.2"),
    v.TAKE_HOBBLE: ("card-take_hobble", "SJ-27.9"),
    v.GAIN: ("card-gain", "SJ-8.2"),
    v.ADVANTAGE: ("card-advantage", "SJ-4.4"),
    v.CHANGE: ("card-change", "SJ-7.9"),
    v.SHUFFLE_ALL: ("card-shuffle_all", "SJ-6.12"),
    v.HEAL_STUNS: ("card-heal_stuns", "SJ-27.3"),
    v.HEAL_HOBBLE: ("card-heal_hobble", "SJ-27.16"),
    v.HEAL_ALL: ("card-heal_all", "SJ-27.3"),
    v.TURN_COMPANION: ("card-turn_companion", "SJ-59.7"),
    v.HEAL_WOUND: ("card-heal_wound", "SJ-59.24"),
    v.TAKE_STUNS: ("card-take_stuns", "SJ-57.9"),
    v.CURE: ("card-cure", "SJ-57.13"),
    v.NOTHING: ("card-nothing", "SJ-57.4"),
    v.WIDEN: ("card-widen", "SJ-12.16"),
    v.NAME_CARDS: ("card-name_cards", "SJ-26.26"),
    v.PLAY_FOUND: ("card-play_found", "SJ-26.23"),
    v.ENTER_STEALTH: ("card-enter_stealth", "SJ-35.3"),
    v.CHANGE_BEHAVIOUR: ("card-change_behaviour", "SJ-39.8"),
    v.RESET_DECK: ("card-reset_deck", "SJ-40.1"),
    v.CLOSE_IN: ("card-close_in", "SJ-42.5"),
    v.REMOVE_CARD: ("card-remove_card", "SJ-40.16"),
    v.BLEED: ("card-bleeding", "SJ-20.4"),
    v.WOUND_BY_DIFFERENCE: ("card-wound_by_difference", "SJ-34.1"),
    v.TARGET_KEEPS: ("card-keeps", "SJ-56.6"),
    v.REACH: ("card-reach", "SJ-56.5"),
}
# Effects that grow with the steps made with the card.
BY_STEPS: Final = {v.STUN: "card-stun_by_steps", v.PUSH: "card-push_by_steps"}
# Effects that search for cards.
SEARCHES: Final[dict[int, tuple[str, str]]] = {
    v.SEARCH_DECK: ("card-search_deck", "SJ-28.1"),
    v.SEARCH_TOP: ("card-search_top", "SJ-28.17"),
    v.TAKE_TOP: ("card-take_top", "SJ-54.5"),
    v.SEARCH_DISCARDS: ("card-search_discards", "SJ-28.4"),
    v.PLAY_DISCARDED: ("card-play_discarded", "SJ-26.23"),
    v.RESHUFFLE: ("card-reshuffle", "SJ-58.20"),
}
# Effects about cards of a type.
TYPED: Final[dict[int, tuple[str, str]]] = {
    v.TARGET_DISCARDS: ("card-discards_type", "SJ-28.8"),
    v.TARGET_SHUFFLES: ("card-shuffles_type", "SJ-28.19"),
    v.SHUFFLE: ("card-shuffle_type", "SJ-6.12"),
    v.FORBID: ("card-forbid", "SJ-26.22"),
    v.RECALL: ("card-recall", "SJ-40.1"),
}
LASTING_IDS: Final = (
    "card-remain_armour",
    "card-remain_open_discards",
    "card-remain_no_instants",
    "card-remain_no_copies",
    "card-remain_no_looking",
    "card-remain_iron_will",
    "card-remain_enlightened_path",
    "card-remain_open_hand",
    "card-remain_last_stand",
    "card-remain_wound_limit",
    "card-remain_hand_limit",
    "card-remain_focus_limit",
    "card-remain_each_turn",
)
CANCEL_IDS: Final = ("card-cancel_movement", "card-cancel_rotation", "card-cancel_cards")
CANCEL_CLAUSES: Final = ("SJ-21.13", "SJ-21.13", "SJ-21.14")


def effect_phrase(atom: Atom) -> Phrase:
    """One effect that is no grid."""
    if atom.kind in BY_STEPS and atom.flag:
        return Phrase(BY_STEPS[atom.kind], "SJ-55.7", amount_of(atom))
    if atom.kind in PLAIN_EFFECTS:
        id, clause = PLAIN_EFFECTS[atom.kind]
        return Phrase(id, clause, amount_of(atom))
    if atom.kind in TYPED and atom.mask:
        id, clause = TYPED[atom.kind]
        return Phrase(id, clause, {}, {"types": mask_names(atom.mask, v.TYPE_NAMES, "SJ-5.3")})
    return OTHER_EFFECTS[atom.kind](atom)


def amount_of(atom: Atom) -> Values:
    """The amount of an effect as a value, unless it is 0."""
    return {"amount": atom.amount} if atom.amount else {}


def step_phrase(atom: Atom) -> Phrase:
    """Steps of the acting hero, mandatory or optional."""
    inner = {"directions": directions_phrase(atom.mask)}
    if atom.flag:
        return Phrase("card-must_step", "SJ-16.6", {"amount": atom.amount}, inner)
    return Phrase("card-may_step", "SJ-16.7", {"amount": atom.amount}, inner)


def rotation_phrase(atom: Atom) -> Phrase:
    """Rotations of the acting hero, mandatory or optional."""
    if atom.flag:
        return Phrase("card-must_rotate", "SJ-16.6", {"amount": atom.amount})
    return Phrase("card-may_rotate", "SJ-16.7", {"amount": atom.amount})


def search_phrase(atom: Atom) -> Phrase:
    """A search with the cards that it may find."""
    assert atom.filter is not None, v.KIND_NAMES[atom.kind]
    id, clause = SEARCHES[atom.kind]
    found = "card-found_of" if atom.kind == v.TAKE_TOP else "card-found"
    return Phrase(id, clause, amount_of(atom), {"cards": found_phrase(atom.filter, found)})


def counter_phrase(atom: Atom) -> Phrase:
    """The speeds at which a Counter may be played."""
    speeds = [Phrase("card-speed", "SJ-23.2", {"speed": n}) for n in range(9, -1, -1) if atom.mask >> n & 1]
    return Phrase("card-counter", "SJ-23.1", {}, {"speeds": joined("card-join_comma", speeds)})


def switch_phrase(atom: Atom) -> Phrase:
    """The acting hero switches its Kamae."""
    if atom.mask == v.ANY_KAMAE:
        return Phrase("card-switch_any", "SJ-7.13")
    return Phrase("card-switch", "SJ-7.11", {}, {"kamae": kamae_phrase(atom.mask)})


def target_switch_phrase(atom: Atom) -> Phrase:
    """The target switches its Kamae."""
    if atom.mask == v.ANY_KAMAE:
        return Phrase("card-switches_any", "SJ-7.30")
    return Phrase("card-switches", "SJ-7.30", {}, {"kamae": kamae_phrase(atom.mask)})


def target_discard_phrase(atom: Atom) -> Phrase:
    """The target discards cards of any type."""
    return Phrase("card-discards", "SJ-28.7", {"amount": atom.amount})


def discard_phrase(atom: Atom) -> Phrase:
    """The acting hero discards cards, perhaps of one tier only."""
    if not atom.mask:
        return Phrase("card-discard", "SJ-28.9", {"amount": atom.amount})
    tiers = mask_names(atom.mask, v.TIER_NAMES, "SJ-5.1")
    return Phrase("card-discard_tier", "SJ-28.9", {"amount": atom.amount}, {"tiers": tiers})


def draw_phrase(atom: Atom) -> Phrase:
    """The acting hero draws exactly or at most so many cards."""
    if atom.flag:
        return Phrase("card-draw", "SJ-28.18", {"amount": atom.amount})
    return Phrase("card-draw_up_to", "SJ-28.5", {"amount": atom.amount})


def lose_focus_phrase(atom: Atom) -> Phrase:
    """The acting hero loses all or nearly all its Focus."""
    if atom.amount:
        return Phrase("card-lose_all_but", "SJ-8.9", {"amount": atom.amount})
    return Phrase("card-lose_all", "SJ-8.9")


def cancel_phrase(atom: Atom) -> Phrase:
    """Movement, rotation or cards of the target are cancelled."""
    return Phrase(CANCEL_IDS[atom.amount], CANCEL_CLAUSES[atom.amount])


def close_phrase(atom: Atom) -> Phrase:
    """All or some own Bleeding Wounds become Wounds."""
    return Phrase("card-close_some_wounds" if atom.amount else "card-close_wounds", "SJ-20.11", amount_of(atom))


def remain_phrase(atom: Atom) -> Phrase:
    """The card remains in play with a lasting effect, and how that ends."""
    phrase = Phrase(LASTING_IDS[atom.amount], "SJ-5.16")
    if atom.mask:
        return Phrase("card-until_bought_off", "SJ-14.8", {"focus": atom.mask}, {"what": phrase})
    return Phrase("card-until_turned", "SJ-5.21", {}, {"what": phrase}) if atom.flag else phrase


OTHER_EFFECTS: Final[dict[int, Callable[[Atom], Phrase]]] = {
    v.STEP: step_phrase,
    v.TURN: rotation_phrase,
    **dict.fromkeys(SEARCHES, search_phrase),
    v.COUNTER: counter_phrase,
    v.SWITCH: switch_phrase,
    v.TARGET_SWITCHES: target_switch_phrase,
    v.TARGET_DISCARDS: target_discard_phrase,
    v.DISCARD: discard_phrase,
    v.DRAW: draw_phrase,
    v.LOSE_FOCUS: lose_focus_phrase,
    v.CANCEL: cancel_phrase,
    v.CLOSE_WOUNDS: close_phrase,
    v.REMAIN: remain_phrase,
}


def found_phrase(wanted: Filter, found: str) -> Phrase:
    """The card that a search may find: 1 card, 1 card (Wood, Attack), 1 card (Wood or Steel)."""
    choices: list[Phrase] = []
    for tiers, types in wanted.pairs:
        terms: list[Phrase] = names([wanted.owner], "SJ-5.5") if wanted.owner else []
        missing = v.ALL_TIERS & ~tiers
        if missing and missing & (missing - 1) == 0:
            terms.append(Phrase("card-not", "SJ-28.16", {}, {"what": mask_names(missing, v.TIER_NAMES, "SJ-5.1")}))
        elif missing:
            terms.append(mask_names(tiers, v.TIER_NAMES, "SJ-5.1"))
        if types:
            terms.append(mask_names(types, v.TYPE_NAMES, "SJ-5.3"))
        if wanted.stuns:
            terms.append(Phrase("card-stunning", "SJ-54.6"))
        if wanted.prepared:
            terms.append(Phrase("card-prepared", "SJ-25.1"))
        if terms:
            choices.append(joined("card-join_comma", terms))
    if not choices:
        return Phrase("card-found_any", "SJ-28.16")
    return Phrase(found, "SJ-28.16", {}, {"which": any_of(choices)})
