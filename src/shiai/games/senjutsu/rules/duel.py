"""A duel: the table of Senjutsu with what needs the steps."""

from random import Random

from shiai.games.senjutsu.rules.state import BY_CONTRACTS, Senjutsu
from shiai.games.senjutsu.rules.steps import companions, contracts, echoes, last_chance
from shiai.games.senjutsu.rules.worlds import fill_holes


class Duel(Senjutsu):
    """A state of Senjutsu without enemies."""

    def clone(self) -> "Duel":
        return Duel(self.rules, self.cells[:], self.stack[:], self.viewer, self.terrain)

    def bereave(self, figure: int) -> None:
        self.push(companions.Bereaved(figure))

    def fill_holes(self, rng: Random) -> None:
        fill_holes(self, rng)

    def contract_done(self, seat: int, contract: int) -> None:
        self.push(contracts.ContractDone(seat, contract))

    def win_by_contracts(self, seat: int) -> bool:
        contracts.win(self, seat, BY_CONTRACTS)
        return True

    def discarded(self, seat: int, design: int) -> None:
        echoes.push_echo(self, seat, design)

    def last_chance(self, down: int, acting: int) -> bool:
        return last_chance.ask(self, down, acting)
