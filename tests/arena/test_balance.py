"""Balance reports: intervals, who looks on, figures that add up, and sentences only where an interval allows them."""

import pytest

import shiai
from shiai.arena.balance.numbers import Estimate, Share, difference, mean, points_interval, signed
from shiai.arena.balance.page import Columns, Dots, Section, dots, listed, verdicts
from shiai.arena.balance.report import Balance
from shiai.arena.matrix import Matrix
from shiai.cli.balance import balance_of
from shiai.games.samurai_spirit.rules.components import SAMURAI_NAMES
from shiai.games.senjutsu.balance_cards import LEAST, CardCounts, card_section, unplayed_section
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.options import HEROES_BY_SEAT
from shiai.games.seven_ronin.balance import DECISIVE, SevenRoninBalance
from shiai.games.seven_ronin.rules.components import AREA_NAMES, AREAS_NEEDED, FIELD_BONUS, RONIN_COUNT
from shiai.games.way_of_the_samurai.balance import BASELINE_PARTS, WayOfTheSamuraiBalance


def played(game: str, games: int) -> Balance:
    """A report after its games, between random bots."""
    balance = balance_of(shiai.game(game))("random", games, 3)
    assert sum(balance.play(1)) == balance.total
    return balance


def section(sections: list[Section], title: str) -> Section:
    """The section of that title."""
    return next(section for section in sections if section.title == title)


def test_every_game_has_a_report() -> None:
    for game in shiai.all_games():
        assert issubclass(balance_of(game), Balance)


def test_an_interval_contains_its_share() -> None:
    for share in (Share(0, 7), Share(3, 7), Share(7, 7)):
        estimate = share.estimate
        assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1
    nothing = Share(0, 0).estimate
    assert not nothing.known
    assert not nothing.above(-1)
    assert not nothing.below(2)


def test_the_interval_of_a_difference_is_newcombes() -> None:
    change = difference(Share(56, 70), Share(48, 80))  # an example of his paper
    assert (change.value, change.low, change.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    assert change.above(0)
    assert difference(Share(48, 80), Share(56, 70)).below(0)
    assert not difference(Share(1, 2), Share(0, 0)).known


def test_the_interval_of_an_average() -> None:
    average = mean([2, 4, 6, 8])
    assert (average.value, average.high - average.value) == pytest.approx((5, 2.530), abs=1e-3)
    assert not mean([4]).known


def test_signs_are_shown_and_nothing_has_none() -> None:
    assert [signed(number) for number in (1.26, -1.26, 0.04, -0.04)] == ["+1.3", "−1.3", "0.0", "0.0"]
    assert points_interval(Estimate(0.1, -0.05, 0.25)) == "−5.0 to +25.0"


def test_a_sentence_names_only_what_is_proven() -> None:
    lines = [
        ("weak", Estimate(-0.2, -0.3, -0.1)),
        ("strong", Estimate(0.1, 0.05, 0.2)),
        ("stronger", Estimate(0.2, 0.1, 0.3)),
        ("unclear", Estimate(0.5, -0.1, 0.9)),
        ("unknown", Estimate(0.9, 0.8, 1.0, known=False)),
    ]
    assert verdicts(lines, "more: {}", "less: {}", "nothing") == ["more: stronger and strong", "less: weak"]
    assert verdicts(lines[3:], "more: {}", "less: {}", "nothing") == ["nothing"]
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b and c"]) == "a; b and c"
    chart = dots("name", "axis", lines)
    assert chart is not None
    assert [name for name, _ in chart.lines] == ["weak", "strong", "stronger", "unclear"]
    assert dots("name", "axis", lines[4:]) is None


def test_the_witness_of_seven_ronin_sees_what_the_result_says() -> None:
    balance = played("seven_ronin", 120)
    assert isinstance(balance, SevenRoninBalance)
    area_wins = noted = 0
    for game in balance.main.games:
        fallen = [name for name in str(game.facts["fallen"]).split("+") if name]
        early = [name for name in str(game.facts[f"fallen_{DECISIVE}"]).split("+") if name]
        assert len(fallen) == RONIN_COUNT - game.result.summary["ronin_alive"]
        assert set(early) <= set(fallen)
        if game.result.summary["round"] <= DECISIVE:
            assert not early
            assert not game.facts[f"held_{DECISIVE}"]
        elif game.facts[f"held_{DECISIVE}"]:
            noted += 1
            assert set(str(game.facts[f"held_{DECISIVE}"]).split("+")) <= set(AREA_NAMES)
        if game.result.reason == "areas_held":
            area_wins += 1
            held = str(game.facts["held_at_the_end"]).split("+")
            assert len(held) >= AREAS_NEEDED - FIELD_BONUS
    assert area_wins
    assert noted


def test_the_figures_of_seven_ronin_add_up() -> None:
    balance = played("seven_ronin", 60)
    assert isinstance(balance, SevenRoninBalance)
    report = balance.report()
    games = balance.main.series.games
    assert balance.total == 60
    assert len(report.raw["games"]) == games
    sides = section(report.sections, "Sides").table
    assert sides is not None
    assert sum([int(row[1]) for row in sides.rows]) == games
    endings = section(report.sections, "How and when games end").chart
    assert isinstance(endings, Columns)
    assert sum([sum(counts) for counts in endings.kinds.values()]) == games
    areas = section(report.sections, "Which area decides").chart
    assert isinstance(areas, Dots)
    assert all(line.low <= line.value <= line.high for _, line in areas.lines)


def test_a_matrix_of_a_report_is_the_one_that_the_arena_plays() -> None:
    balance = played("seven_ronin", 80)
    assert isinstance(balance, SevenRoninBalance)
    balance.report()
    found = balance.variants
    other = Matrix(found.game, {}, found.rows, found.columns, ("random",), found.games, 3)
    list(other.play(1))
    assert [(cell.games, cell.wins, cell.draws) for cell in found.cells] == [
        (cell.games, cell.wins, cell.draws) for cell in other.cells
    ]


def test_the_figures_of_samurai_spirit_add_up() -> None:
    balance = played("samurai_spirit", 60)
    report = balance.report()
    games = len(report.raw["teams"])
    for row in report.raw["teams"]:
        team = str(row["team"]).split("+")
        assert len(set(team)) == 4
        assert set(team) <= set(SAMURAI_NAMES)
    samurai = section(report.sections, "Samurai").table
    assert samurai is not None
    assert [int(row[1]) + int(row[3]) for row in samurai.rows] == [games] * len(SAMURAI_NAMES)
    assert sum([int(row[1]) for row in samurai.rows]) == 4 * games
    levels = report.matrices["players_difficulty"]
    assert sum([int(row["games"]) for row in report.raw["defeats"]]) == sum([cell.games for cell in levels.cells])
    assert games + sum([cell.games for cell in levels.cells]) == balance.total


def test_whoever_is_alone_does_not_draw() -> None:
    balance = played("way_of_the_samurai", 1)
    report = balance.report()
    cells = report.matrices["weapon_opponent"].cells
    assert any(cell.wins < cell.games for cell in cells)
    assert not any(cell.draws for cell in cells)


def test_every_module_is_compared_with_the_same_duel_without_it() -> None:
    balance = WayOfTheSamuraiBalance("random", 540, 1)
    modules = dict(balance.modules)
    assert len(modules) == len(balance.modules)
    without = balance.without.series
    assert without.games == BASELINE_PARTS * balance.matrix.games
    for name, run in modules.items():
        changed = {key for key, value in run.series.options.items() if value != without.options[key]}
        assert changed - {"weather_needs_environment"}, name
        assert run.series.options["weapon"] == "katana"
    for option, value in balance.rules.modules.values():
        assert any(str(run.series.options[option]).lower() == value for run in modules.values())


def test_the_figures_of_senjutsu_add_up() -> None:
    balance = played("senjutsu", 1)
    report = balance.report()
    heroes = HEROES_BY_SEAT[0]
    assert balance.total == len(report.raw["games"]) == len(heroes) ** 2
    for run in balance.runs:
        for game in run.games:
            cards = {card for seat in (1, 2) for card in str(game.facts[f"cards_{seat}"]).split("+")}
            assert cards - {""} == game.result.played - {""}
    advantage = section(report.sections, "First Advantage").table
    assert advantage is not None
    decided = {row[0]: int(row[1]) for row in advantage.rows}
    draws = sum([cell.draws for cell in report.matrices["heroes"].cells])
    assert decided["all mirror duels"] + decided["different heroes"] + draws == balance.total
    numbers = {
        str(row["hero_1"]): str(row["first_advantage"]) for row in report.raw["games"] if row["hero_2"] == "ronin"
    }
    ronin = HEROES["ronin"].advantage
    for hero in [hero for hero in heroes if hero != "ronin"]:  # SJ-2.7
        assert numbers[hero] == ("seat_1" if HEROES[hero].advantage > ronin else "seat_2")


def test_the_figures_of_senjutsu_alone_add_up() -> None:
    balance = played("senjutsu_solo", 1)
    report = balance.report()
    fights = sum([cell.games for matrix in report.matrices.values() for cell in matrix.cells])
    assert fights + len(report.raw["horde"]) == balance.total
    enemies = report.matrices["enemies"]
    assert len(report.raw["lengths"]) == sum([cell.games for cell in enemies.cells])
    assert sum([int(row["won"]) for row in report.raw["lengths"]]) == sum([cell.wins for cell in enemies.cells])
    assert not any(cell.draws for matrix in report.matrices.values() for cell in matrix.cells)
    for mode, title in (("horde", "Horde"), ("fallen_lord", "Horde with the fallen lord")):
        chart = section(report.sections, title).chart
        assert isinstance(chart, Columns)
        counts = [sum(number) for number in zip(*chart.kinds.values(), strict=True)]
        waves = [int(row["waves"]) for row in report.raw["horde"] if row["mode"] == mode]
        assert counts == [waves.count(number) for number in range(max(waves) + 1)]


def test_a_card_is_judged_among_games_of_the_same_heroes() -> None:
    counts = CardCounts()
    for number in range(40):  # the first hero wins half; with the good card always, with the usual one as ever
        cards = ["usual", "good"] if number % 2 else ["usual"]
        counts.add(("first", "second"), [cards, ["other"]], 0 if number % 2 else 1)
    for _ in range(40):  # against the third hero the first one always wins, whatever is played
        counts.add(("first", "third"), [["usual", "easy"], []], 0)
    good, usual, easy = [counts.effect(card) for card in ("good", "usual", "easy")]
    assert good.value == pytest.approx(0.5)
    assert good.above(0)
    assert (usual.value, usual.low, usual.high) == pytest.approx((0, 0, 0))
    assert easy.value == pytest.approx(0)
    assert counts.number("usual") == 80
    assert counts.heroes("other") == ["second"]
    judged = card_section(counts, str).table
    assert judged is not None
    assert [row[0] for row in judged.rows] == ["good (good)"]
    assert counts.number("good") == LEAST


def test_cards_that_were_never_played_are_named_with_what_may_still_be() -> None:
    counts = CardCounts()
    for _ in range(10):
        counts.add(("first", "second"), [["a"], ["b"]], 0)
    table = unplayed_section(counts, {"first": ("a", "b"), "second": ("b",)}, str).table
    assert table is not None
    assert table.rows == [("first", "b (b)", "10", "below 27.8 %")]
    assert unplayed_section(counts, {"first": ("a",)}, str).table is None
