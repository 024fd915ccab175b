"""Tournaments that nobody has played: results made up, so that reports and figures about them are known."""

from shiai.arena.pairs import PairGame, Pairing, seating
from shiai.arena.plan import Plan
from shiai.arena.tournament import Tournament

BOTS = ("heuristic", "random", "search:iterations=5")
REASONS = {"attacker": ("areas_held", "R7-12.2"), "defender": ("rounds_survived", "R7-12.5")}


def made(
    plan: Plan, pairing: Pairing, pair: int, half: int, winners: tuple[str, ...], ending: tuple[str, str]
) -> PairGame:
    """A game that nobody has played; it is longer from pair to pair."""
    seats = seating(plan.setup.sides, pair, half)
    return PairGame(
        number=pairing.number * plan.games + 2 * pair + half,
        bots=tuple([pairing.names[bot] for bot in seats]),
        winners=winners,
        reason=ending[0],
        clause=ending[1],
        choices=40 + 10 * pair + 3 * half + pairing.number,
        summary={},
        pairing=pairing.number,
        pair=pair,
        half=half,
        decisions=(10,) * len(seats),
        seconds=(0.5,) * len(seats),
        record="",
    )


def ronin(sprt: dict[str, float] | None = None, games: int = 8, most: int = 1000) -> Tournament:
    """A tournament of 7 Ronin where the Attacker wins, but for every fourth pair; `most` pairs of it are played."""
    tournament = Tournament(Plan("seven_ronin", {"threat_track": "steep"}, BOTS, games, 7, sprt))
    while (due := tournament.next_pair()) is not None and most > 0:
        most -= 1
        winner = "defender" if due[1] % 4 == 3 else "attacker"
        pairing = tournament.plan.pairings[due[0]]
        first, second = [made(tournament.plan, pairing, due[1], half, (winner,), REASONS[winner]) for half in range(2)]
        tournament.add((first, second))
    return tournament


def one_sided(sprt: dict[str, float]) -> Tournament:
    """A tournament that the heuristic player wins from every seat, so that its tests end early."""
    tournament = Tournament(Plan("seven_ronin", {}, BOTS[:2], 400, 7, sprt))
    while (due := tournament.next_pair()) is not None:
        halves = []
        for half in range(2):
            winner = tournament.plan.setup.seats[half if seating((0, 1), due[1], 0)[0] == 0 else 1 - half]
            halves.append(made(tournament.plan, tournament.plan.pairings[0], due[1], half, (winner,), REASONS[winner]))
        tournament.add((halves[0], halves[1]))
    return tournament


def spirit() -> Tournament:
    """A tournament of a cooperative game, where the heuristic team wins every second game and the other none."""
    tournament = Tournament(Plan("samurai_spirit", {"players": 3}, BOTS[:2], 8, 7))
    seats = tournament.plan.setup.seats
    while (due := tournament.next_pair()) is not None:
        halves = []
        for half in range(2):
            own = made(tournament.plan, tournament.plan.pairings[0], due[1], half, (), ("families_lost", "SS-22.3"))
            won = own.bots[0] == "heuristic" and due[1] % 2 == 0
            ending = ("village_saved", "SS-22.4") if won else ("families_lost", "SS-22.3")
            winners = seats if won else ()
            halves.append(made(tournament.plan, tournament.plan.pairings[0], due[1], half, winners, ending))
        tournament.add((halves[0], halves[1]))
    return tournament


def crowd() -> Tournament:
    """A tournament of three heroes."""
    tournament = Tournament(Plan("senjutsu", {"players": 3}, BOTS[:2], 12, 7))
    while (due := tournament.next_pair()) is not None:
        winners = (tournament.plan.setup.seats[due[1] % 3],)
        pairing = tournament.plan.pairings[0]
        first, second = [
            made(tournament.plan, pairing, due[1], half, winners, ("last_side", "SJ-15.4")) for half in range(2)
        ]
        tournament.add((first, second))
    return tournament
