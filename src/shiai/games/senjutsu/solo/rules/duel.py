"""A duel against enemies: the table of solo play with what needs the steps.

The rules of the duel call methods of the state where enemies have more to do; here they push the steps of solo play.
Questions to an enemy are answered by the rules for enemies, at once.
"""

from random import Random

from shiai.core.state import UNCHECKED
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.steps import companions, contracts, echoes, last_chance
from shiai.games.senjutsu.rules.table import seats_of
from shiai.games.senjutsu.rules.worlds import fill_holes
from shiai.games.senjutsu.solo.rules.decisions.deciding import decide
from shiai.games.senjutsu.solo.rules.state import (
    ALL_TOOLS,
    BLOOD,
    CONTRACTS_WON,
    EXTRA,
    FIRST_BLOOD,
    TOOLS,
    TOOLS_CONTRACT,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps import acting, cards, endings, horde, interactions, setup


class SoloDuel(Solo):
    """A state of solo play."""

    def clone(self) -> "SoloDuel":
        return SoloDuel(self.solo_rules, self.cells[:], self.stack[:], self.viewer, self.terrain)

    def bereave(self, figure: int) -> None:
        self.push(companions.Bereaved(figure))

    def fill_holes(self, rng: Random) -> None:
        fill_holes(self, rng)

    def settle(self) -> None:
        first_enemy = self.rules.first_enemy
        super().settle()
        while self.stack:
            step = self.stack[-1]
            actors = self.actors()
            if not actors or actors[0] < first_enemy:
                return
            figure = actors[0]
            legal = self._legal if self._legal_seat == figure else step.legal(self, figure)
            step.apply(self, figure, decide(self, figure, legal))
            self._actors = None
            self._legal_seat = UNCHECKED
            super().settle()

    # What is different for enemies ------------------------------------------------------------------------------------

    def take_stun(self, seat: int) -> None:
        if seat < self.rules.first_enemy:
            super().take_stun(seat)
        else:
            self.into_enemy_deck(seat, STUN_CARD)

    def split_speed(self, seat: int, card: int) -> int:
        code = self.rules.cards.designs[card].parts[1]
        if seat >= self.rules.first_enemy and code.low < code.speed:
            self.push(acting.SecondSpeed(seat))
        return -1

    def goes_on(self, alive: int) -> bool:
        if self.solo_rules.horde and not alive & self.rules.fighters & ~self.rules.of_people:
            horde.reach_rank(self)
        return self.solo_rules.horde and bool(alive & self.rules.played_by_people)

    def credit(self, seat: int, what: int) -> None:
        cells = self.cells
        first = bool(what & (v.WOUND_CREDIT | v.BLEED_CREDIT)) and not cells[BLOOD]
        if first:
            cells[BLOOD] = 1
        for figure in range(self.rules.first_enemy, len(self.solo_rules.enemies)):
            self.despair(figure)
        if seat < self.rules.first_enemy or not self.solo_rules.enemies[seat].has_contracts:
            return
        cells[seat * EXTRA + TOOLS] |= what
        done = FIRST_BLOOD if first else 0
        if cells[seat * EXTRA + TOOLS] & ALL_TOOLS == ALL_TOOLS:
            done |= TOOLS_CONTRACT
        endings.complete(self, seat, done)

    def struck(self, seat: int, reached: int) -> None:
        # SJ-50.12: the Blocks of the hero protect it
        token = self.rules.token
        if token >= 0 and reached >> token & 1 and seat >= self.rules.first_enemy:
            self.push(endings.LordFalls(seat))
        if self.solo_rules.literal_counters and seat < self.rules.first_enemy:
            # Second reading of SJ-A.47: Counters answer attack effects that were not blocked.
            for figure in reversed(seats_of(reached & ~self.rules.of_people & self.rules.fighters)):
                if interactions.counters_now(self, figure):
                    self.enemy_counter(figure, seat)

    # What happens beside the lines of cards ---------------------------------------------------------------------------

    def contract_done(self, seat: int, contract: int) -> None:
        self.push(contracts.ContractDone(seat, contract))

    def win_by_contracts(self, seat: int) -> bool:
        # SJ-58.19
        if self.solo_rules.horde:
            return False
        contracts.win(self, seat, CONTRACTS_WON)
        return True

    def discarded(self, seat: int, design: int) -> None:
        echoes.push_echo(self, seat, design)

    def last_chance(self, down: int, acting: int) -> bool:
        return last_chance.ask(self, down, acting)

    # What enemies do at their place in the turn -----------------------------------------------------------------------

    def set_up_enemies(self) -> None:
        self.push(setup.EnemiesSetUp())

    def begin_enemies(self) -> None:
        self.push(cards.EnemiesBegin())

    def reveal_enemies(self) -> None:
        self.push(cards.EnemyCards())

    def end_enemies(self) -> None:
        self.push(cards.EnemiesEnd())

    def resolve_enemy_part(self, figure: int, design: int, part: int) -> None:
        self.push(acting.EnemyPart(figure, design, part))

    def enemy_effect(self, figure: int, kind: int, mask: int, line: int) -> None:
        self.push(acting.EnemyEffect(figure, kind, mask, line))

    def enemy_counter(self, figure: int, attacker: int) -> None:
        self.push(interactions.EnemyCounter(figure, attacker))

    def enemy_poison(self, figure: int, target: int) -> None:
        self.push(interactions.EnemyPoison(figure, target))

    def look_at_enemy(self, seat: int, figure: int) -> None:
        self.push(interactions.LookEnemy(seat, figure))

    def into_enemy_deck(self, figure: int, card: int) -> None:
        self.push(cards.IntoDeck(figure, CARD.at(card)))
