"""Nobody knows the luck of a game against others in advance, and everybody can check it afterwards."""

import pytest

import shiai
from shiai.core.errors import RecordError
from shiai.core.seats import CHANCE
from shiai.table.errors import KnownLuck
from shiai.table.fairness import check_luck, fingerprint
from shiai.table.new_tables import NewSeat, create_table
from shiai.table.service import TableService
from tests.table.tables import ANN, bot, choose, friend, luck_of, mine, now, play_to_the_end, spirit, undo


@pytest.mark.parametrize("seats", [(mine(), friend()), (friend(), friend())])
def test_rivals_cannot_choose_the_seed(service: TableService, seats: tuple[NewSeat, ...]) -> None:
    with pytest.raises(KnownLuck, match="leave it empty"):
        create_table(service, shiai.game("seven_ronin"), {}, list(seats), ANN, "known")
    assert service.loaded == {}


def test_alone_at_one_screen_or_as_a_team_the_seed_may_be_chosen(service: TableService) -> None:
    for seats in ((mine(), bot()), (mine(), mine())):
        create_table(service, shiai.game("seven_ronin"), {}, list(seats), ANN, "known")
    team = [mine(), friend(), friend()]
    id = create_table(service, shiai.game("samurai_spirit"), {"players": 3}, team, ANN, "known")
    assert service.stored(id).info.seed == "known"


def test_a_fingerprint_tells_seeds_apart_and_not_what_they_are() -> None:
    assert fingerprint("a") == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
    assert fingerprint("a") != fingerprint("b")


def test_the_luck_of_a_game_follows_from_its_seed_also_after_a_rewind(service: TableService) -> None:
    id = spirit(service, mine(), mine(), mine(), deal="")
    first = now(service, id).game.state.actors()[0]
    for _ in range(2):
        choose(service, id, ANN, first, "fight")
        undo(service, id, ANN, first)
    assert now(service, id).rewinds == 2
    play_to_the_end(service, id, dict.fromkeys(range(3), ANN))
    table = now(service, id)
    assert check_luck(table.game.record) == len(luck_of(table)) > 0


def test_luck_that_does_not_follow_from_the_seed_is_found(service: TableService) -> None:
    id = spirit(service, mine(), mine(), mine(), deal="")
    play_to_the_end(service, id, dict.fromkeys(range(3), ANN))
    record = now(service, id).game.record
    check_luck(record)
    place = next(place for place, (seat, _) in enumerate(record.choices) if seat == CHANCE)
    record.choices[place] = (CHANCE, -1)
    with pytest.raises(RecordError, match="not what the seed gives here"):
        check_luck(record)
    del record.tags["seed"]
    with pytest.raises(RecordError, match="no seed"):
        check_luck(record)
