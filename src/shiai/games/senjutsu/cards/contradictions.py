"""Contradictions between the cards of a box: what cannot stand on one card, or breaks a signature deck."""

from shiai.core.box import Contents
from shiai.core.components import PRINTED, shown
from shiai.games.senjutsu.cards.cards import CARD_NAMES, HERO_DESIGNS, INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.check import check_record
from shiai.games.senjutsu.cards.corrections import CARDS, SOLO_CARDS, cards_of, entry_id, records_of, values_of
from shiai.games.senjutsu.cards.fitting import all_atoms
from shiai.games.senjutsu.cards.heap import copies
from shiai.games.senjutsu.cards.language import parse
from shiai.games.senjutsu.cards.structure import Effects
from shiai.games.senjutsu.cards.vocabulary import REMAIN
from shiai.games.senjutsu.decks.decks import SIGNATURES
from shiai.games.senjutsu.decks.decks import faults as deck_faults


def card_contradictions(contents: Contents) -> list[str]:
    """What does not fit together on the cards of a box, each with its place."""
    found: list[str] = []
    for i, record in enumerate(records_of(contents)):
        part, id = CARDS if i < HERO_DESIGNS else SOLO_CARDS, entry_id(record)
        if contents.is_own(part, id):
            faults = check_record({**record, "confidence": PRINTED}) or record_misfits(record)
            found += [f"{part}.{id}.{field} is {shown(value_of(record, field))}: {what}" for field, what in faults]
    return found or deck_contradictions(contents)


def value_of(record: dict[str, str], field: str) -> object:
    """What a box says of a field of a record, for error messages."""
    return values_of(record).get(field, record[field])


def record_misfits(record: dict[str, str]) -> list[tuple[str, str]]:
    """What else does not fit together on a card: field and remedy."""
    found: list[tuple[str, str]] = []
    needed = {"additional": "=", "instant": "-"}.get(record["instant"], "")
    if needed and record["initiative"] != needed:
        found.append(("initiative", f"cards that are '{record['instant']}' have the initiative '{needed}'"))
    known = lasting_of(STANDARD_DESIGNS[INDEX[record["number"]]].effects)
    if any(lasting not in known for lasting in lasting_of(parse(record["effect"]))):
        remedy = "only a card that remains in play in our list can do so, with the effect that it has there, and once"
        found.append(("effect", remedy))
    return found


def lasting_of(effects: Effects) -> list[int]:
    """The lasting effects of a card; one that is named twice counts as none."""
    atoms = [atom.amount for part in effects.parts for atom in all_atoms(part.lines) if atom.kind == REMAIN]
    return atoms if len(atoms) < 2 else [-1]


def deck_contradictions(contents: Contents) -> list[str]:
    """Tiers with which a signature deck would be no legal deck any more (SJ-33.12)."""
    own = contents.corrections.get(CARDS, {})
    changed = [i for i in range(HERO_DESIGNS) if "tier" in own.get(CARD_NAMES[i], {})]
    found: list[str] = []
    for hero, deck in SIGNATURES.items() if changed else ():
        held = [i for i in changed if copies(deck.cards, i)]
        for clause, sentence in deck_faults(deck, printed=cards_of(contents)) if held else []:
            found.append(
                f"cards.{CARD_NAMES[held[0]]}.tier is {shown(own[CARD_NAMES[held[0]]]['tier'])}: "
                f"the signature deck of {hero} breaks {clause} ({sentence}), and the rulebook says that it is legal; "
                "correct the tiers of the other cards too"
            )
    return found
