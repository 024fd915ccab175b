"""A card in words: phrases of message ids with values, which the catalogues turn into sentences."""

from collections.abc import Callable
from typing import Final

from shiai.core.components import OWN, RECONSTRUCTED, REPORTED
from shiai.core.messages import Message, Values
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.designs import Design, Speed
from shiai.games.senjutsu.cards.structure import Atom, Chain, Line, Option, Part
from shiai.games.senjutsu.text.effects import effect_phrase
from shiai.games.senjutsu.text.grids import grid_phrase
from shiai.games.senjutsu.text.phrases import Phrase, joined, kamae_phrase, names, spoken

INSTANT_IDS: Final = ("", "card-replacement", "card-additional", "card-instant")
INSTANT_CLAUSES: Final = ("", "SJ-26.6", "SJ-26.10", "SJ-26.5")
MOMENT_IDS: Final = (
    "card-when_resolved",
    "card-when_attack",
    "card-when_block",
    "card-when_any",
    "card-when_before",
    "card-when_speed",
    "card-when_start",
    "card-when_defeated",
    "card-when_contract",
    "card-when_pair",
    "card-when_struck",
    "card-when_discarded",
)
KEYWORD_PHRASES: Final = {
    "bushido": ("card-bushido", "SJ-26.22"),
    "counters": ("card-counters", "SJ-55.2"),
    "counter_only": ("card-counter_only", "SJ-55.4"),
    "nightmare": ("card-nightmare", "SJ-48.1"),
    "contracts": ("card-contracts", "SJ-47.24"),
    "stake": ("card-stake", "SJ-58.11"),
    "renown": ("card-renown", "SJ-58.12"),
}
TRUST_IDS: Final = {REPORTED: "card-reported", RECONSTRUCTED: "card-reconstructed", OWN: "card-own"}
AFTER_IDS: Final = {
    v.STEALTH_GATE << v.CONDITIONS.index("HIT"): "card-after_hit",
    v.STEALTH_GATE << v.CONDITIONS.index("BLOCKED"): "card-after_block",
}
PATH_GATE: Final = v.STEALTH_GATE << v.CONDITIONS.index("PATH")
MOMENT_CLAUSES: Final = (
    "SJ-26.13",
    "SJ-26.11",
    "SJ-26.11",
    "SJ-26.11",
    "SJ-26.25",
    "SJ-12.16",
    "SJ-26.22",
    "SJ-58.14",
    "SJ-58.17",
    "SJ-59.23",
    "SJ-57.8",
    "SJ-57.11",
)


class Segment:
    """Lines under one heading: the first of a card, those after "If successful", those below a split line."""

    def __init__(self, heading: str, clause: str, values: Values, lines: list[Phrase]) -> None:
        self.heading = heading  # the id of a message with the variable { $lines }
        self.clause = clause
        self.values = values
        self.lines = lines

    def phrase(self) -> Phrase:
        """Heading and lines together."""
        return Phrase(self.heading, self.clause, self.values, {"lines": joined("card-join_lines", self.lines)})


class CardText:
    """A card in words: its headline, then its segments."""

    def __init__(self, headline: list[Phrase], segments: list[Segment]) -> None:
        self.headline = headline
        self.segments = segments


def card_lines(design: Design) -> CardText:
    """All phrases of a card."""
    segments: list[Segment] = []
    for index, part in enumerate(design.effects.parts):
        segments += part_segments(part, index > 0)
    return CardText(headline(design), segments)


def card_line(design: Design, say: Callable[[Message], str]) -> str:
    """The whole card as one line of text."""
    text = card_lines(design)
    phrase = Phrase(
        "card-line",
        "SJ-5.1",
        {"card": "card-" + design.number, "serial": design.number},
        {
            "headline": joined("card-join_comma", text.headline),
            "effects": joined("card-join_segments", [segment.phrase() for segment in text.segments]),
        },
    )
    return spoken(phrase, say)


# The headline ---------------------------------------------------------------------------------------------------------


def headline(design: Design) -> list[Phrase]:
    """Types, tier, owner, kind of Instant and its moment, initiatives, cost, requirement, range, keywords."""
    types = [name for bit, name in enumerate(v.TYPE_NAMES) if design.types >> bit & 1]
    phrases = names(types, "SJ-5.3")
    if not design.core:
        phrases += names([v.TIER_NAMES[design.tier.bit_length() - 1]], "SJ-5.1")
    phrases += names([design.weapon or design.owner], "SJ-5.4" if design.owner == "basic" else "SJ-5.5")
    if design.school:
        phrases += names([design.school], "SJ-33.14")
    if design.prepared:
        phrases.append(Phrase("card-prepared", "SJ-25.1"))
    if design.instant:
        phrases.append(Phrase(INSTANT_IDS[design.instant], INSTANT_CLAUSES[design.instant]))
        if design.instant != v.REPLACEMENT:
            phrases.append(Phrase(MOMENT_IDS[design.moment], MOMENT_CLAUSES[design.moment]))
    phrases += [speed_phrase(speed) for speed in design.speeds]
    if design.cost:
        phrases.append(Phrase("card-cost", "SJ-8.5", {"focus": design.cost}))
    if design.requires == PATH_GATE:
        phrases.append(Phrase("card-requires_path", "SJ-47.13"))
    elif design.requires:
        phrases.append(Phrase("card-requires", "SJ-7.8", {}, {"kamae": kamae_phrase(design.requires)}))
    if design.range:
        phrases.append(Phrase("card-range", "SJ-29.1", {"distance": design.range}))
    if design.unblockable:
        phrases.append(Phrase("card-unblockable", "SJ-22.11"))
    keywords = design.record["keywords"].split()
    phrases += [Phrase(id, clause) for word, (id, clause) in KEYWORD_PHRASES.items() if word in keywords]
    confidence = design.record["confidence"]
    if confidence in TRUST_IDS:
        phrases.append(Phrase(TRUST_IDS[confidence], "SJ-A.46"))
    return phrases


def speed_phrase(speed: Speed) -> Phrase:
    """An initiative box, with its gate."""
    if speed.low == v.EQUAL_SPEED:
        return Phrase("card-initiative_equal", "SJ-5.7")
    if speed.low == v.NO_SPEED:
        return Phrase("card-initiative_none", "SJ-26.22")
    if speed.low == speed.high:
        phrase = Phrase("card-initiative", "SJ-5.1", {"high": speed.high})
    else:
        phrase = Phrase("card-initiative_range", "SJ-5.10", {"high": speed.high, "low": speed.low})
    return gated(phrase, speed.kamae, speed.focus)


# The effects ----------------------------------------------------------------------------------------------------------


def part_segments(part: Part, split: bool) -> list[Segment]:
    """The segments of a part: the first lines, those after success, those after reduced damage."""
    lines = [line_phrase(line) for line in part.lines]
    cuts = sorted([part.success, part.reduced])
    segments: list[Segment] = []
    if cuts[0] > 0:
        first = lines[: cuts[0]]
        if split and part.low < part.speed:
            segments.append(Segment("card-split_range", "SJ-5.8", {"high": part.speed, "low": part.low}, first))
        elif split:
            segments.append(Segment("card-split", "SJ-5.8", {"speed": part.speed}, first))
        else:
            segments.append(Segment("card-effect", "SJ-5.6", {}, first))
    for start in cuts:
        end = cuts[1] if start == cuts[0] and cuts[1] > start else len(lines)
        if start < end and start == part.success:
            segments.append(Segment("card-success", "SJ-24.6", {}, lines[start:end]))
        elif start < end and start == part.reduced:
            id, clause = ("card-each_turn", "SJ-57.14") if part.renews() else ("card-reduced", "SJ-20.14")
            segments.append(Segment(id, clause, {}, lines[start:end]))
    return segments


def line_phrase(line: Line) -> Phrase:
    """One printed row: its options, joined by OR."""
    return joined("card-join_or", [option_phrase(option) for option in line.options])


def option_phrase(option: Option) -> Phrase:
    """One side of an OR, with its gates."""
    if option.chain is not None:
        phrase = chain_phrase(option.chain)
    else:
        lines = joined("card-join_lines", [line_phrase(line) for line in option.lines])
        phrase = Phrase("card-group", "SJ-5.15", {}, {"lines": lines})
    return gated(phrase, option.kamae, option.focus)


def gated(phrase: Phrase, kamae: int, focus: int) -> Phrase:
    """A phrase behind gates."""
    if focus:
        phrase = Phrase("card-for_focus", "SJ-5.12", {"focus": focus}, {"what": phrase})
    for bit, id in AFTER_IDS.items():
        if kamae & bit:
            phrase = Phrase(id, "SJ-51.11", {}, {"what": phrase})
            kamae &= ~bit
    if kamae:
        phrase = Phrase("card-in_kamae", "SJ-5.11", {}, {"kamae": kamae_phrase(kamae), "what": phrase})
    return phrase


def chain_phrase(chain: Chain) -> Phrase:
    """The effects of a chain and whom they concern."""
    first = chain.atoms[0]
    own = [atom for atom in chain.atoms if atom.kind not in v.TARGETED]
    common = first.starred or first.whom != v.PLAIN or not own
    stages: list[Phrase] = []
    for stage in chain.stages:
        phrases = [atom_phrase(atom) if common else concerning(atom, atom_phrase(atom)) for atom in stage]
        stages.append(joined("card-join_and", phrases))
    phrase = joined("card-join_then", stages)
    if chain.towards:
        id = "card-towards_target" if chain.towards == v.TOWARDS_TARGET else "card-towards_partner"
        phrase = Phrase(id, "SJ-59.19", {}, {"what": phrase})
    return concerning(first, phrase) if common else phrase


def concerning(atom: Atom, phrase: Phrase) -> Phrase:
    """A phrase with the figures that its atom concerns; unchanged for the acting hero."""
    if atom.kind == v.SHIELD_STAR:
        return phrase  # it concerns the starred spaces, not the figures on them
    if atom.starred:
        return Phrase("card-on_star", "SJ-18.5", {}, {"what": phrase})
    if atom.whom == v.EACH_IN_RANGE:
        return Phrase("card-each_in_range", "SJ-18.13", {}, {"what": phrase})
    if atom.whom == v.ALL_PLAYERS:
        return Phrase("card-each_player", "SJ-28.20", {}, {"what": phrase})
    if atom.whom == v.ALL_OTHERS:
        return Phrase("card-each_other", "SJ-26.27", {}, {"what": phrase})
    if atom.whom == v.EACH_CONTRACT:
        return Phrase("card-each_contract", "SJ-58.12", {}, {"what": phrase})
    if atom.whom == v.BESIDE_PARTNER:
        return Phrase("card-beside_partner", "SJ-59.25", {}, {"what": phrase})
    if atom.whom == v.FOR_PARTNER:
        return Phrase("card-partner", "SJ-59.18", {}, {"what": phrase})
    if atom.kind in v.TARGETED:
        return Phrase("card-target", "SJ-18.6", {}, {"what": phrase})
    return phrase


def atom_phrase(atom: Atom) -> Phrase:
    """One effect."""
    return grid_phrase(atom) if atom.cells else effect_phrase(atom)
