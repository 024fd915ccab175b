"""Whether and from where an enemy attacks: the five steps of section 43."""

from typing import Final

from shiai.games.senjutsu.cards.structure import LOWER_LINE
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, distance
from shiai.games.senjutsu.rules.state import AT, BLOCK, HIDDEN_AT, KAMAE_AT
from shiai.games.senjutsu.rules.table import gate_open
from shiai.games.senjutsu.solo.rules.decisions.aims import from_side, nearest_of, target_of
from shiai.games.senjutsu.solo.rules.decisions.blows import (
    Blow,
    attack_line,
    foreseen,
    in_sight,
    moved_to,
    shot_at,
    slower_than_now,
    struck_spaces,
)
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered, filter_if, filter_least
from shiai.games.senjutsu.solo.rules.decisions.moving import settle_facing
from shiai.games.senjutsu.solo.rules.decisions.walking import ends_of
from shiai.games.senjutsu.solo.rules.state import DEFENSIVE, DISTANCE, EXTRA, STANCE, Solo

UNKNOWN: Final = -1


def settle(state: Solo, considered: Considered, target: int, places: list[int], ends: dict[int, int]) -> list[int]:
    """Between places that are equally good for an attack: the side, the distance, the facing, the least movement."""
    figure = considered.figure
    there = state.cells[target * BLOCK + AT]
    preferred = state.cells[figure * EXTRA + DISTANCE]
    # SJ-43.8
    places = filter_least(
        places, "SJ-43.8", lambda place: from_side(state, figure, target, place // DIRECTIONS), considered
    )
    places = filter_least(
        places, "SJ-42.5", lambda place: abs(distance(place // DIRECTIONS, there) - preferred), considered
    )
    return settle_facing(state, target, places, ends, considered)


class Attack:
    """One attack that an enemy thinks about."""

    def __init__(self, state: Solo, figure: int, design: int, ends: dict[int, int]) -> None:
        self.state = state
        self.figure = figure
        self.ends = ends
        self.here = state.cells[figure * BLOCK + AT]
        self.blow = Blow(state, figure, attack_line(state, design))
        self.threatened = UNKNOWN  # the spaces that heroes would strike; found when asked for
        self.target = target_of(state, figure)
        self.considered = Considered(figure, design, "SJ-43.2", state.reasons is not None)

    def exposed(self, place: int) -> bool:
        """Would a hero's attack strike the enemy there (SJ-43.6 b)?"""
        if self.state.solo_rules.enemies_foresee:
            return foreseen(self.state, self.figure, place // DIRECTIONS)
        if self.threatened == UNKNOWN:
            self.threatened = struck_spaces(self.state, self.figure)
        return bool(self.threatened >> place // DIRECTIONS & 1)

    def harmful(self, place: int) -> bool:
        """Would it be hit there or hit another enemy?"""
        return self.exposed(place) or self.blow.hurts_friend(place)

    def succeeds(self, place: int) -> bool:
        """Is it neither blocked, nor hit itself, nor does it hit another enemy?"""
        # SJ-43.6
        return not self.harmful(place) and not self.blow.blocked(place)

    def aim(self, places: list[int], blocks: bool) -> list[int]:
        """The places that strike the target from now on: of the heroes that suffer the most wounds, the nearest."""
        wounds = {place: self.blow.wounds(place, blocks) for place in places}
        most = max(wounds.values())
        masks = {place: self.blow.struck(place, blocks) for place in places}
        struck = 0
        for place in places:
            if wounds[place] == most:
                struck |= masks[place]
        self.target = nearest_of(self.state, self.figure, struck)

        def struck_there(place: int) -> bool:
            return bool(masks[place] >> self.target & 1)

        considered = self.considered
        places = filter_if(places, "SJ-43.3", lambda place: wounds[place] == most or struck_there(place), considered)
        return filter_if(places, "SJ-42.6", struck_there, considered)

    def hardest(self, places: list[int], blocks: bool) -> list[int]:
        """The places with the most wounds for the target."""
        places = self.aim(places, blocks)
        return filter_least(places, "SJ-43.3", lambda place: -self.blow.wounds(place, blocks), self.considered)

    def settle(self, places: list[int]) -> list[int]:
        """What decides between places that are equally good for the attack."""
        return settle(self.state, self.considered, self.target, places, self.ends)

    def first_choice(self, places: list[int], blocks: bool) -> list[int]:
        """Steps 1 and 2: from behind, else without moving, else from the preferred side."""
        considered = self.considered
        places = self.hardest(places, blocks) if self.state.solo_rules.wounds_before_rear else self.aim(places, blocks)
        # SJ-43.4
        places = filter_if(places, "SJ-43.4", lambda place: self.blow.behind(place, self.target), considered)
        places = filter_least(places, "SJ-43.3", lambda place: -self.blow.wounds(place, blocks), considered)
        if self.blow.behind(places[0], self.target):
            places = filter_if(places, "SJ-43.12", lambda place: self.blow.straight(place, self.target), considered)
        else:
            # SJ-43.5, SJ-A.34: it stays if it need not move
            places = filter_if(places, "SJ-43.5", lambda place: place // DIRECTIONS == self.here, considered)
        return self.settle(places)

    def places(self) -> list[int]:
        """Where it could attack from, after all rules; none when it cannot or will not attack."""
        considered = self.considered
        # SJ-43.1, SJ-43.2, SJ-43.11, SJ-43.16: decided when the initiative comes up
        reaching = [place for place in sorted(self.ends) if self.blow.struck(place, False)]
        if considered.told:
            for place in self.ends:
                if place not in reaching:
                    considered.drop(place, "SJ-43.11")
        if not reaching:
            considered.clause = "SJ-43.11"
            return []
        chosen = self.first_choice(reaching, False)
        if any(self.succeeds(place) for place in chosen):
            return filter_if(chosen, "SJ-43.6", self.succeeds, considered)
        safe = [place for place in reaching if self.succeeds(place)]
        if not safe:
            return self.at_a_price(reaching)
        # SJ-43.7
        considered.again(reaching, safe, "SJ-43.7")  # step 3
        return self.settle(self.hardest(safe, True))

    def at_a_price(self, reaching: list[int]) -> list[int]:
        """Step 4: nowhere does everything go well. An attack that is only blocked is carried out all the same."""
        considered = self.considered
        harmless = [place for place in reaching if not self.harmful(place)]
        if self.state.cells[self.figure * EXTRA + STANCE] != DEFENSIVE:
            # SJ-39.4, SJ-39.10, SJ-43.9
            landing = [place for place in reaching if not self.blow.blocked(place)]
            kept = landing or harmless or reaching
            considered.again(reaching, kept, "SJ-43.9" if landing or not harmless else "SJ-43.2")
            return self.first_choice(kept, bool(landing))
        if harmless:
            considered.again(reaching, harmless, "SJ-43.2")
            return self.first_choice(harmless, False)
        # SJ-43.10
        considered.clause = "SJ-43.10"
        for place in reaching:
            considered.drop(place, "SJ-43.10")
        return []


def plan_attack(state: Solo, figure: int, design: int, ends: dict[int, int]) -> tuple[list[int], Considered]:
    """Where an enemy could attack from with this card; no place when it does not attack."""
    made = state.rules.cards.designs[design]
    cells = state.cells
    line = attack_line(state, design)
    base = figure * BLOCK
    if made.requires and not gate_open(made.requires, cells[base + KAMAE_AT], cells[base + HIDDEN_AT]):
        return [], Considered(figure, design, "SJ-7.8", state.reasons is not None)
    if state.rules.cards.lines[line].kind != LOWER_LINE:
        attack = Attack(state, figure, design, ends)
        places = attack.places()
        attack.considered.target = attack.target
        return places, attack.considered
    considered = Considered(figure, design, "SJ-43.13", state.reasons is not None)
    considered.target = target_of(state, figure)
    here = cells[base + AT]
    seen = {place: in_sight(state, figure, design, place) for place in sorted(ends)}
    slower = {place: seen[place] & slower_than_now(state) for place in seen}
    # SJ-43.13: without a range nothing but somebody slower makes an attack possible
    in_vain = made.range > 0 and not state.solo_rules.shots_need_slower
    places = [place for place in seen if (seen if in_vain else slower)[place]]
    for place in ends:
        if place not in places:
            considered.drop(place, "SJ-43.14")
    if not places:
        # SJ-43.14
        considered.clause = "SJ-43.14"
        return [], considered
    places = filter_if(places, "SJ-43.3", lambda place: slower[place] > 0, considered)
    places = filter_if(places, "SJ-43.13", lambda place: place // DIRECTIONS == here, considered)
    places = settle(state, considered, considered.target, places, ends)
    moved = moved_to(state, figure, places[0])
    if slower[places[0]]:
        considered.target = shot_at(moved, figure, line, slower[places[0]])
    else:
        considered.target = nearest_of(moved, figure, seen[places[0]])
    return places, considered


def attack_ends(state: Solo, figure: int, design: int) -> dict[int, int]:
    """Where the movement printed in the attack part can bring an enemy before it attacks (SJ-43.18)."""
    # SJ-43.18
    return ends_of(state, figure, state.rules.cards.designs[design].parts[0].first, attack_line(state, design))
