"""Sealed choices: all seats plan at once, so a plan that is always the same is read and punished.

Every seat gathers whole plans and mixes them by regret matching: a plan is played the oftener the more it was missed.
What a plan would have brought is its average against what the others have planned, else its average at all. Where every
choice is a whole plan, the searching seat tries them side by side in the same world (a sweep) and need not guess it.
"""

from random import Random
from typing import Final

from shiai.bots.mixtures import draw, shares
from shiai.core.game import AnyGame
from shiai.core.state import State

FIRST_PLANS: Final = 6
VISITS_OF_PLAN: Final = 7  # then there may be one plan more …
MORE_PLANS: Final = 200  # … but not more of them than that
IDLE: Final = 8  # after so many inventions that brought nothing new, only every so many visits invent
EXPLORED: Final = 0.15  # the share of visits at which any plan is tried
MOST_PLANS: Final = 1 << 20  # more than any moment has
KEPT: Final = 0.7  # the chance of each part of a good plan to be part of the next one
CREDIBLE: Final = 0.5  # plans with a smaller part of the best plan's share are not played
WHOLE_SWEEP: Final = 3  # every so many sweeps all plans are tried …
FINALISTS: Final = 3  # … else so many, those that were missed most


class Plans:
    """The plans of one seat at one sealed moment."""

    def __init__(self) -> None:
        self.visits = 0
        self.sweeps = 0
        self.idle = 0  # inventions in a row that brought nothing new
        self.plans: list[tuple[int, ...]] = []
        self.habits: list[int] = []  # how often habit has made each of them
        self.regrets: list[float] = []
        self.shares: list[float] = []  # the average mixture, not divided by its sum
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.mixture: list[float] = []  # at the last visit, over the plans possible then
        self.possible: list[int] = []
        # How often each plan met which plans of the others and what it brought, by `against * MOST_PLANS + place`.
        self.met: dict[int, int] = {}
        self.brought: dict[int, float] = {}

    def choose(self, game: AnyGame, state: State, seat: int, usual: float, rng: Random) -> int:
        """The place of the plan to play now, which is not carried out; with chance `usual` one that habit has made."""
        legal = state.legal(seat)
        self.possible = [place for place, plan in enumerate(self.plans) if plan[0] in legal]
        self.visits += 1
        wanted = FIRST_PLANS + min(self.visits // VISITS_OF_PLAN, MORE_PLANS)
        eager = self.idle < IDLE or self.visits % IDLE == 0
        if not self.possible or (eager and len(self.possible) < wanted):
            known = len(self.plans)
            place = self.invent(game, state, seat, legal, rng)
            if place == known:
                self.idle = 0
                self.possible.append(place)
                self.mix()
                return place
            self.idle += 1
        self.mix()
        if usual > 0.0 and rng.random() < usual:
            place = self.usual(rng)
            if place >= 0:
                return place
        return self.draw(rng)

    def usual(self, rng: Random) -> int:
        """A possible plan, by how often habit has made it; -1 if it has made none of them."""
        habits = [float(self.habits[place]) for place in self.possible]
        return self.possible[draw(habits, rng)] if sum(habits) else -1

    def mix(self) -> None:
        """The mixture over what is possible, by the regrets."""
        self.mixture = shares([self.regrets[place] for place in self.possible])

    def draw(self, rng: Random) -> int:
        """A plan by the mixture, now and then any."""
        if rng.random() < EXPLORED:
            return self.possible[int(rng.random() * len(self.possible))]
        return self.possible[draw(self.mixture, rng)]

    def invent(self, game: AnyGame, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        """The place of a plan: of a choice not begun with so far, a change of the best plan, or what habit says."""
        copy = state.clone()
        copy.reveals = state.reveals
        plan: list[int] = []
        begun = {found[0] for found in self.plans}
        fresh = [action for action in legal if action not in begun]
        if fresh and rng.random() < 0.5:
            play(copy, seat, fresh[int(rng.random() * len(fresh))], plan)
        elif len(self.plans) > 3 and rng.random() < 0.6:
            for action in self.plans[self.favourite()][:-1]:
                if rng.random() < KEPT and owes(copy, seat, state.reveals) and action in copy.legal(seat):
                    play(copy, seat, action, plan)
        by_habit = not plan
        while owes(copy, seat, state.reveals):
            choices = copy.legal(seat)
            play(copy, seat, game.rollout_action(copy, seat, choices, rng) if len(choices) > 1 else choices[0], plan)
        place = self.add(tuple(plan))
        if by_habit:
            self.habits[place] += 1
        return place

    def add(self, plan: tuple[int, ...]) -> int:
        """The place of a plan, which may be known."""
        if plan in self.plans:
            return self.plans.index(plan)
        self.plans.append(plan)
        self.habits.append(0)
        self.regrets.append(0.0)
        self.shares.append(0.0)
        self.counts.append(0)
        self.totals.append(0.0)
        return len(self.plans) - 1

    def favourite(self) -> int:
        """The plan with the best average."""
        best = 0
        most = -1e9
        for place, count in enumerate(self.counts):
            if count and self.totals[place] / (count + 1) > most:
                most = self.totals[place] / (count + 1)
                best = place
        return best

    def learn(self, place: int, value: float, against: int) -> None:
        """The plan at this place has met these plans of the others with this value: change all regrets."""
        self.learn_mixed(place, [value], [against], [1.0])

    def learn_mixed(self, place: int, values: list[float], against: list[int], weights: list[float]) -> None:
        """The plan at this place has met these plans of the others, each with its value; by the weights they do so."""
        self.counts[place] += 1
        for number, value in enumerate(values):
            self.totals[place] += weights[number] * value
            meeting = against[number] * MOST_PLANS + place
            self.met[meeting] = self.met.get(meeting, 0) + 1
            self.brought[meeting] = self.brought.get(meeting, 0.0) + value
        estimates: list[float] = []
        for other in self.possible:
            estimate = 0.0
            for number, value in enumerate(values):
                if weights[number] > 0.0:
                    estimate += weights[number] * self.estimate(other, value, against[number])
            estimates.append(estimate)
        self.miss(estimates)

    def miss(self, brought: list[float]) -> None:
        """Every possible plan would have brought this, or has: what was missed by the mixture becomes regret."""
        expected = sum([self.mixture[number] * value for number, value in enumerate(brought)])
        weight = float(self.visits)
        for number, place in enumerate(self.possible):
            self.shares[place] += weight * self.mixture[number]
            self.regrets[place] = max(0.0, self.regrets[place] + brought[number] - expected)

    def sweep(self, legal: tuple[int, ...], most: int) -> list[int]:
        """The places of the plans to try in one world, each of them a single choice; not more than `most`."""
        self.possible = [self.add((action,)) for action in legal]
        if self.sweeps % WHOLE_SWEEP:
            most = min(FINALISTS, most)
        if most < len(self.possible):
            self.possible.sort(key=lambda place: -self.regrets[place])
            self.possible = self.possible[:most]
        self.sweeps += 1
        self.visits += len(self.possible)
        self.mix()
        return self.possible

    def learn_swept(self, brought: list[float]) -> None:
        """The plans of the sweep have brought this, all in the same world against the same plans of the others."""
        for number, place in enumerate(self.possible):
            self.counts[place] += 1
            self.totals[place] += brought[number]
        self.miss(brought)

    def estimate(self, place: int, otherwise: float, against: int) -> float:
        """What a plan would bring against these plans of the others: its average there, else its average at all."""
        met = self.met.get(against * MOST_PLANS + place, 0)
        if met:
            return self.brought[against * MOST_PLANS + place] / met
        count = self.counts[place]
        return self.totals[place] / count if count else otherwise

    def final(self, rng: Random) -> int:
        """The plan to play in earnest, by the average mixture without what only exploring put there."""
        most = max(self.shares)
        return draw([share if share >= CREDIBLE * most else 0.0 for share in self.shares], rng)


def others_of(places: list[int]) -> list[int]:
    """For every seat at a sealed moment, the plans that all other seats have chosen, as one number."""
    found: list[int] = []
    for own in range(len(places)):
        number = 0
        for other in range(len(places)):
            if other != own:
                number = number * MOST_PLANS + places[other]
        found.append(number)
    return found


def at_once(state: State, seat: int) -> bool:
    """Is every sealed choice of the seat a whole plan?"""
    for action in state.legal(seat):
        copy = state.clone()
        copy.apply(seat, action)
        if owes(copy, seat, 0):
            return False
    return True


def owes(state: State, seat: int, reveals: int) -> bool:
    """Does the seat still plan, with nothing revealed since?"""
    return state.reveals == reveals and seat in state.actors()


def play(state: State, seat: int, action: int, plan: list[int]) -> None:
    """Make one choice of a plan."""
    state.apply(seat, action)
    plan.append(action)
