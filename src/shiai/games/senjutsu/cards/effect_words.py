"""The words of single effects: from `push 1` or `search deck: 1 Wood` to an atom."""

import re
from difflib import get_close_matches
from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import Atom, Filter, LanguageError

ATOM_PATTERNS: Final = (
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
    (re.compile(r"widen (\d)"), v.WIDEN),
    (re.compile(r"name cards"), v.NAME_CARDS),
    (re.compile(r"play 1 found card"), v.PLAY_FOUND),
    (re.compile(r"enter stealth"), v.ENTER_STEALTH),
    (re.compile(r"LOWER INITIATIVE"), v.LOWER),
    (re.compile(r"change behaviour"), v.CHANGE_BEHAVIOUR),
    (re.compile(r"reset deck"), v.RESET_DECK),
    (re.compile(r"close in"), v.CLOSE_IN),
    (re.compile(r"remove card"), v.REMOVE_CARD),
    (re.compile(r"target w by difference"), v.WOUND_BY_DIFFERENCE),
)
STEP_WORDS: Final = re.compile(r"step (\{[A-Z,]+\}|[A-Z0-9]+) x(\d) (man|opt)")
TURN_WORDS: Final = re.compile(r"rot x(\d) (man|opt)")


def parse_atom(text: str) -> Atom:
    """One effect."""
    found = STEP_WORDS.fullmatch(text)
    if found:
        mask = 0
        for name in found[1].strip("{}").split(","):
            if name not in v.STEP_SETS:
                raise LanguageError(f"'{name}' is no direction; use {', '.join(v.STEP_SETS)}")
            mask |= v.STEP_SETS[name]
        return Atom(v.STEP, int(found[2]), mask, int(found[3] == "man"))
    found = TURN_WORDS.fullmatch(text)
    if found:
        return Atom(v.TURN, int(found[1]), 0, int(found[2] == "man"))
    for pattern, kind in ATOM_PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            return Atom(kind, int(found[1]) if pattern.groups else 0)
    atom = parse_worded(text)
    if atom is None:
        known = [pattern.pattern.replace(r"(\d)", "1") for pattern, _ in ATOM_PATTERNS]
        near = get_close_matches(text, known, 1)
        raise LanguageError(f"'{text}' is no effect" + (f"; did you mean '{near[0]}'?" if near else ""))
    return atom


def parse_worded(text: str) -> Atom | None:
    """Effects with names of types, tiers or Kamae in them."""
    words = text.split(" ")
    head, _, tail = text.partition(": ")
    if words[0] == "draw" and len(words) == 2 and words[1].isdecimal():
        return Atom(v.DRAW, int(words[1]), 0, 1)
    if head == "search deck" and tail:
        return filtered(v.SEARCH_DECK, 0, tail)
    if head.startswith("search top ") and tail and head[11:].isdecimal():
        return filtered(v.SEARCH_TOP, int(head[11:]), tail)
    if head == "search discards" and tail:
        return filtered(v.SEARCH_DISCARDS, 0, tail)
    if head == "play from target's discards" and tail:
        return filtered(v.PLAY_DISCARDED, 0, tail)
    if words[0] == "switch" and len(words) == 2:
        return Atom(v.SWITCH, 0, kamae_mask(words[1]))
    if text.startswith("target switch "):
        return Atom(v.TARGET_SWITCHES, 0, kamae_mask(words[2]))
    if text.startswith("target discards 1 "):
        return Atom(v.TARGET_DISCARDS, 1, 0 if words[3] == "card" else type_mask(words[3]))
    if text.startswith("target shuffles 1 "):
        return Atom(v.TARGET_SHUFFLES, 1, type_mask(words[3]))
    if text.startswith("recall 1 "):
        return Atom(v.RECALL, 1, type_mask(words[2]))
    if text == "target bleed":
        return Atom(v.BLEED, 1)
    if text.startswith("shuffle <=1 "):
        return Atom(v.SHUFFLE, 1, type_mask(words[2]))
    if text.startswith("cancel ") and words[1] in v.CANCEL_NAMES:
        return Atom(v.CANCEL, v.CANCEL_NAMES.index(words[1]))
    if text.startswith("remain ") and text[7:] in v.LASTING_NAMES:
        return Atom(v.REMAIN, v.LASTING_NAMES.index(text[7:]))
    if text.startswith("forbid "):
        return Atom(v.FORBID, 0, sum({type_mask(word) for word in text[7:].split(" or ")}))
    if words[0] == "discard" and len(words) >= 3 and words[-1] in ("card", "cards") and words[1].isdecimal():
        return Atom(v.DISCARD, int(words[1]), tier_mask(words[2]) if len(words) == 4 else 0)
    return None


def filtered(kind: int, amount: int, text: str) -> Atom:
    """A search with what it may find: `1`, `1 Wood Attack`, `1 Wood or 1 Steel`, `1 non-Jade`, `1 Ninja Prepared`."""
    atom = Atom(kind, amount)
    wanted = Filter()
    for choice in text.split(" or "):
        words = choice.split(" ")
        if words[0] != "1":
            raise LanguageError(f"'{text}' should begin with 1: searches find one card")
        tiers = v.ALL_TIERS
        types = 0
        for word in words[1:]:
            if word == "Prepared":
                wanted.prepared = True
            elif word.startswith("non-"):
                tiers &= ~tier_mask(word[4:])
            elif word.lower() in v.TIER_NAMES:
                tiers = tier_mask(word)
            elif word.lower() in v.TYPE_NAMES:
                types |= type_mask(word)
            elif word.lower() in v.OWNER_NAMES:
                wanted.owner = word.lower()
            else:
                known = "a tier, a type, Prepared or a hero"
                raise LanguageError(f"'{word}' is nothing to search for; use {known} ({', '.join(v.OWNER_NAMES)})")
        wanted.pairs.append((tiers, types))
    atom.filter = wanted
    return atom


def kamae_mask(word: str) -> int:
    """A Kamae, or any of them but Neutral."""
    if word == "any":
        return v.ANY_KAMAE
    if word not in v.KAMAE_NAMES:
        raise LanguageError(f"'{word}' is no Kamae; use {', '.join(v.KAMAE_NAMES)} or any")
    return 1 << v.KAMAE_NAMES.index(word)


def type_mask(word: str) -> int:
    """A card type."""
    if word.lower() not in v.TYPE_NAMES:
        raise LanguageError(f"'{word}' is no card type; use Attack, Defence or Meditation")
    return 1 << v.TYPE_NAMES.index(word.lower())


def tier_mask(word: str) -> int:
    """A tier."""
    if word.lower() not in v.TIER_NAMES:
        raise LanguageError(f"'{word}' is no tier; use Wood, Steel, Gold or Jade")
    return 1 << v.TIER_NAMES.index(word.lower())
