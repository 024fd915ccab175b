"""Reading single effects: from `push 1` or `search deck: 1 Wood` to an atom."""

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import Atom, Filter, LanguageError

Reader = Callable[[re.Match[str]], Atom]  # makes an atom from a text that matches its pattern

# Effects with at most one number, which is the amount of the atom.
PLAIN_EFFECTS: Final = (
    (re.compile(r"push (\d)"), v.PUSH),
    (re.compile(r"pull (\d)"), v.PULL),
    (re.compile(r"target rot x(\d)"), v.TURN_TARGET),
    (re.compile(r"target step F x(\d)"), v.STEP_TARGET),
    (re.compile(r"swap"), v.SWAP),
    (re.compile(r"target stun"), v.STUN),
    (re.compile(r"target hobble"), v.HOBBLE),
    (re.compile(r"target poison"), v.POISON),
    (re.compile(r"target w(\d)"), v.WOUND),
    (re.compile(r"w(\d)"), v.WOUND),
    (re.compile(r"target wound>bleed (\d)"), v.OPEN_WOUND),
    (re.compile(r"wounds>bleed"), v.BLEED_WOUNDS),
    (re.compile(r"BLOCK"), v.SHIELD_STAR),
    (re.compile(r"target loses (\d) focus"), v.TARGET_LOSES),
    (re.compile(r"steal (\d) focus"), v.STEAL),
    (re.compile(r"target draws (\d)"), v.TARGET_DRAWS),
    (re.compile(r"target change<=(\d)"), v.TARGET_CHANGES),
    (re.compile(r"look hand"), v.LOOK),
    (re.compile(r"target searches top (\d): 1"), v.TARGET_SEARCHES),
    (re.compile(r"lose all focus"), v.LOSE_FOCUS),
    (re.compile(r"lose all focus but (\d)"), v.LOSE_FOCUS),
    (re.compile(r"take w(\d)"), v.TAKE_WOUND),
    (re.compile(r"return (\d) cards"), v.RETURN),
    (re.compile(r"return poisons"), v.RETURN_POISONS),
    (re.compile(r"renew (\d) contract"), v.RENEW),
    (re.compile(r"discard contracts"), v.DISCARD_CONTRACTS),
    (re.compile(r"target discards (\d) random card"), v.TARGET_DROPS),
    (re.compile(r"survive"), v.SURVIVE),
    (re.compile(r"rebuild deck from (\d)"), v.REBUILD),
    (re.compile(r"target discards top (\d) plus wounds"), v.TARGET_MILLS),
    (re.compile(r"take stun"), v.TAKE_STUN),
    (re.compile(r"take hobble"), v.TAKE_HOBBLE),
    (re.compile(r"gain (\d) focus"), v.GAIN),
    (re.compile(r"advantage"), v.ADVANTAGE),
    (re.compile(r"draw<=(\d)"), v.DRAW),
    (re.compile(r"change<=(\d)"), v.CHANGE),
    (re.compile(r"shuffle all"), v.SHUFFLE_ALL),
    (re.compile(r"discard <=(\d) own stuns"), v.HEAL_STUNS),
    (re.compile(r"discard (\d) own hobble"), v.HEAL_HOBBLE),
    (re.compile(r"discard all own statuses"), v.HEAL_ALL),
    (re.compile(r"own bleed>wound all"), v.CLOSE_WOUNDS),
    (re.compile(r"own bleed>wound (\d)"), v.CLOSE_WOUNDS),
    (re.compile(r"discard (\d) own wound"), v.HEAL_WOUND),
    (re.compile(r"turn companion"), v.TURN_COMPANION),
    (re.compile(r"wounds>stuns"), v.TAKE_STUNS),
    (re.compile(r"discard (\d) own poison"), v.CURE),
    (re.compile(r"nothing"), v.NOTHING),
    (re.compile(r"widen (\d)"), v.WIDEN),
    (re.compile(r"name 1 card"), v.NAME_CARDS),
    (re.compile(r"play 1 found card"), v.PLAY_FOUND),
    (re.compile(r"enter stealth"), v.ENTER_STEALTH),
    (re.compile(r"LOWER INITIATIVE"), v.LOWER),
    (re.compile(r"change behaviour"), v.CHANGE_BEHAVIOUR),
    (re.compile(r"reset deck"), v.RESET_DECK),
    (re.compile(r"close in"), v.CLOSE_IN),
    (re.compile(r"remove card"), v.REMOVE_CARD),
    (re.compile(r"target w by difference"), v.WOUND_BY_DIFFERENCE),
    (re.compile(r"target keeps card"), v.TARGET_KEEPS),
    (re.compile(r"reach (\d)"), v.REACH),
)


def parse_atom(text: str) -> Atom:
    """The atom of one effect; LanguageError when the text matches no effect."""
    for pattern, kind in PLAIN_EFFECTS:
        found = pattern.fullmatch(text)
        if found:
            return Atom(kind, int(found[1]) if pattern.groups else 0)
    for pattern, read in WORDED_EFFECTS:
        found = pattern.fullmatch(text)
        if found:
            return read(found)
    known = [pattern.pattern.replace(r"(\d)", "1") for pattern, _ in PLAIN_EFFECTS]
    near = get_close_matches(text, known, 1)
    raise LanguageError(f"'{text}' is no effect" + (f"; did you mean '{near[0]}'?" if near else ""))


# Readers of effects with several parts, or with names of types, tiers or Kamae ----------------------------------------


def read_step(found: re.Match[str]) -> Atom:
    """Steps in one of several directions, mandatory or optional."""
    mask = 0
    for name in found[1].strip("{}").split(","):
        if name not in v.STEP_SETS:
            raise LanguageError(f"'{name}' is no direction; use {', '.join(v.STEP_SETS)}")
        mask |= v.STEP_SETS[name]
    return Atom(v.STEP, int(found[2]), mask, int(found[3] == "man"))


def read_rotation(found: re.Match[str]) -> Atom:
    """Rotations, mandatory or optional."""
    return Atom(v.TURN, int(found[1]), 0, int(found[2] == "man"))


def read_exact_draw(found: re.Match[str]) -> Atom:
    """Draw exactly so many cards."""
    return Atom(v.DRAW, int(found[1]), 0, 1)


def read_discard(found: re.Match[str]) -> Atom:
    """Discard cards, perhaps of one tier only."""
    return Atom(v.DISCARD, int(found[1]), tier_mask(found[2]) if found[2] else 0)


def read_target_discards(found: re.Match[str]) -> Atom:
    """The target discards a card, perhaps of one type only."""
    return Atom(v.TARGET_DISCARDS, 1, 0 if found[1] == "card" else type_mask(found[1]))


def by_steps(kind: int, amount: int) -> Reader:
    """Reads an effect of this kind whose amount grows with the steps made with the card."""
    return lambda _found: Atom(kind, amount, 0, 1)


def read_bleed(_found: re.Match[str]) -> Atom:
    """A Bleeding Wound for the target."""
    return Atom(v.BLEED, 1)


def read_cancel(found: re.Match[str]) -> Atom:
    """Cancel movement, rotation or cards."""
    return Atom(v.CANCEL, v.CANCEL_NAMES.index(found[1]))


def read_remain(found: re.Match[str]) -> Atom:
    """The card remains in play with a lasting effect, perhaps until it is bought off or has turned full circle."""
    lasting = v.LASTING_NAMES.index(found[1])
    turning = found[3] is not None
    if turning != (lasting == v.IRON_WILL):
        raise LanguageError(f"'{found[0]}' should end otherwise: iron will, and nothing else, remains for 4 turns")
    return Atom(v.REMAIN, lasting, int(found[2] or 0), int(turning))


def read_forbid(found: re.Match[str]) -> Atom:
    """Forbid one of several card types."""
    return Atom(v.FORBID, 0, sum({type_mask(word) for word in found[1].split(" or ")}))


def read_search_top(found: re.Match[str]) -> Atom:
    """Search the top cards of the deck."""
    return filtered(v.SEARCH_TOP, int(found[1]), found[2])


def read_take_top(found: re.Match[str]) -> Atom:
    """Take all fitting cards from the top of the deck."""
    return filtered(v.TAKE_TOP, int(found[1]), f"1 {found[2]}")


def search_reader(kind: int) -> Reader:
    """Reads a search of this kind whose text ends with what may be found."""
    return lambda found: filtered(kind, 0, found[1])


def kamae_reader(kind: int) -> Reader:
    """Reads a switch of this kind to the Kamae that is named."""
    return lambda found: Atom(kind, 0, kamae_mask(found[1]))


def type_reader(kind: int) -> Reader:
    """Reads an effect of this kind on one card of the type that is named."""
    return lambda found: Atom(kind, 1, type_mask(found[1]))


WORDED_EFFECTS: Final[tuple[tuple[re.Pattern[str], Reader], ...]] = (
    (re.compile(r"step (\{[A-Z,]+\}|[A-Z0-9]+) x(\d) (man|opt)"), read_step),
    (re.compile(r"rot x(\d) (man|opt)"), read_rotation),
    (re.compile(r"draw (\d+)"), read_exact_draw),
    (re.compile(r"discard (\d+) (?:(\S+) )?cards?"), read_discard),
    (re.compile(r"search deck: (.+)"), search_reader(v.SEARCH_DECK)),
    (re.compile(r"search top (\d+): (.+)"), read_search_top),
    (re.compile(r"take from top (\d+): all (.+)"), read_take_top),
    (re.compile(r"search discards: (.+)"), search_reader(v.SEARCH_DISCARDS)),
    (re.compile(r"shuffle from discards: (.+)"), search_reader(v.RESHUFFLE)),
    (re.compile(r"play from target's discards: (.+)"), search_reader(v.PLAY_DISCARDED)),
    (re.compile(r"switch (\S+)"), kamae_reader(v.SWITCH)),
    (re.compile(r"target switch (\S+)"), kamae_reader(v.TARGET_SWITCHES)),
    (re.compile(r"target discards 1 (\S+)"), read_target_discards),
    (re.compile(r"target shuffles 1 (\S+)"), type_reader(v.TARGET_SHUFFLES)),
    (re.compile(r"recall 1 (\S+)"), type_reader(v.RECALL)),
    (re.compile(r"shuffle <=1 (\S+)"), type_reader(v.SHUFFLE)),
    (re.compile(r"(?:target )?bleed"), read_bleed),
    (re.compile(r"target stun by steps"), by_steps(v.STUN, 0)),
    (re.compile(r"push 1 plus steps"), by_steps(v.PUSH, 1)),
    (re.compile(rf"cancel ({'|'.join(v.CANCEL_NAMES)})"), read_cancel),
    (
        re.compile(rf"remain ({'|'.join(v.LASTING_NAMES)})(?: until bought off for ([1-3])|( for 4 turns))?"),
        read_remain,
    ),
    (re.compile(r"forbid (.+)"), read_forbid),
)


# Names inside effects -------------------------------------------------------------------------------------------------


def filtered(kind: int, amount: int, text: str) -> Atom:
    """A search with what it may find: `1`, `1 Wood Attack`, `1 Wood or 1 Steel`, `1 non-Jade`, `1 Ninja Prepared`."""
    atom = Atom(kind, amount)
    atom.filter = Filter()
    for choice in text.split(" or "):
        number, *words = choice.split(" ")
        if number != "1":
            raise LanguageError(f"'{text}' should begin with 1: searches find one card")
        add_choice(atom.filter, words)
    return atom


def add_choice(wanted: Filter, words: list[str]) -> None:
    """Add one side of an `or` to a filter."""
    tiers = v.ALL_TIERS
    types = 0
    for word in words:
        if word == "Prepared":
            wanted.prepared = True
        elif word == "Stunning":
            wanted.stuns = True
        elif word.startswith("non-"):
            tiers &= ~tier_mask(word[4:])
        elif word.lower() in v.TIER_NAMES:
            tiers = tier_mask(word)
        elif word.lower() in v.TYPE_NAMES:
            types |= type_mask(word)
        elif word.lower() in v.OWNER_NAMES:
            wanted.owner = word.lower()
        else:
            known = "a tier, a type, Prepared, Stunning or a hero"
            raise LanguageError(f"'{word}' is nothing to search for; use {known} ({', '.join(v.OWNER_NAMES)})")
    wanted.pairs.append((tiers, types))


def kamae_mask(word: str) -> int:
    """The bit of a Kamae; `any` stands for all of them but Neutral."""
    if word == "any":
        return v.ANY_KAMAE
    if word not in v.KAMAE_NAMES:
        raise LanguageError(f"'{word}' is no Kamae; use {', '.join(v.KAMAE_NAMES)} or any")
    return 1 << v.KAMAE_NAMES.index(word)


def type_mask(word: str) -> int:
    """The bit of a card type."""
    if word.lower() not in v.TYPE_NAMES:
        raise LanguageError(f"'{word}' is no card type; use Attack, Defence or Meditation")
    return 1 << v.TYPE_NAMES.index(word.lower())


def tier_mask(word: str) -> int:
    """The bit of a tier."""
    if word.lower() not in v.TIER_NAMES:
        raise LanguageError(f"'{word}' is no tier; use Wood, Steel, Gold or Jade")
    return 1 << v.TIER_NAMES.index(word.lower())
