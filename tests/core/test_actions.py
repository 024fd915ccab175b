"""Action spaces: kinds of choices with their parts, as consecutive ints with names."""

import pytest

from shiai.core.actions import REMEMBERED, SMALL, ActionSpace, Kind

PLACES = ("inn", "well", "shrine")
NINJA = ("1", "2")
CARDS = tuple([f"card_{number}" for number in range(30)])


def space() -> tuple[ActionSpace, Kind, int, Kind, Kind, Kind]:
    """A space of three small kinds, one choice without parts, and a wide kind."""
    actions = ActionSpace()
    place = actions.kind("place", PLACES)
    done = actions.single("done")
    send = actions.kind("send", PLACES, NINJA)
    deal = actions.kind("deal", CARDS, text="")
    road = actions.kind("road", PLACES, PLACES, NINJA, text="go by")
    return actions, place, done, send, deal, road


def test_actions_are_numbered_and_named_in_the_order_of_the_declaration() -> None:
    actions, place, done, send, deal, road = space()
    assert actions.names[:10] == [
        "place inn",
        "place well",
        "place shrine",
        "done",
        "send inn 1",
        "send inn 2",
        "send well 1",
        "send well 2",
        "send shrine 1",
        "send shrine 2",
    ]
    assert actions.names[deal.first : deal.end] == list(CARDS)
    assert actions.names[road.first] == "go by inn inn 1"
    assert actions.names[-1] == "go by shrine shrine 2"
    assert (place.first, done, send.first, deal.first, road.first) == (0, 3, 4, 10, 40)
    assert actions.count == len(actions.names) == 40 + 3 * 3 * 2
    assert [kind.name for kind in actions.kinds] == ["place", "done", "send", "deal", "road"]


def test_names_may_be_given_in_full() -> None:
    actions = ActionSpace()
    bid = actions.kind("bid", names=("pass", "bid 1", "bid 2"))
    assert actions.names == ["pass", "bid 1", "bid 2"]
    assert [bid.part(action) for action in bid.all()] == [0, 1, 2]
    assert actions.decode(2) == ("bid", (2,))


def test_actions_are_made_from_parts_and_taken_apart_again() -> None:
    actions, place, _, send, _, road = space()
    for part in range(3):
        assert place.part(place.at(part)) == part
        for number in range(2):
            action = send.at2(part, number)
            assert actions.names[action] == f"send {PLACES[part]} {NINJA[number]}"
            assert send.pair(action) == send.parts(action) == (part, number)
            assert send.at(send.part(action)) == action
    for index, action in enumerate(road.all()):
        first, second, number = road.parts(action)
        assert road.part(action) == index == first * 6 + second * 2 + number
        assert actions.names[action] == f"go by {PLACES[first]} {PLACES[second]} {NINJA[number]}"


def test_a_kind_has_exactly_its_own_actions() -> None:
    actions, *_ = space()
    for kind in actions.kinds:
        owned = [action for action in range(-2, actions.count + 2) if kind.has(action)]
        assert tuple(owned) == kind.all()
        assert len(owned) == kind.count
        assert all(actions.kind_of(action) is kind for action in owned)


def test_an_action_is_decoded_to_its_kind_and_parts() -> None:
    actions, place, done, send, deal, road = space()
    assert actions.decode(place.at(2)) == ("place", (2,))
    assert actions.decode(done) == ("done", ())
    assert actions.decode(send.at2(1, 0)) == ("send", (1, 0))
    assert actions.decode(deal.at(29)) == ("deal", (29,))
    assert actions.decode(road.at(17)) == ("road", (2, 2, 1))
    assert actions.kind_of(done).all() == (done,)


@pytest.mark.parametrize("width", [1, 5, SMALL, SMALL + 1, 40])
def test_masks_become_sorted_actions(width: int) -> None:
    actions = ActionSpace()
    actions.kind("before", [str(number) for number in range(20)])
    kind = actions.kind("card", [str(number) for number in range(width)])
    masks = range(1 << width) if width < 10 else [0, 1, (1 << width) - 1, 0b101, 1 << (width - 1), 0b1100101]
    for mask in masks:
        found = kind.masked(mask)
        assert list(found) == sorted(set(found))
        assert sum(1 << kind.part(action) for action in found) == mask
        assert kind.masked(mask) is found
    assert kind.masked((1 << width) - 1) == kind.all()


def test_a_wide_kind_remembers_a_limited_number_of_masks() -> None:
    kind = ActionSpace().kind("card", [str(number) for number in range(SMALL + 10)])
    low_and_high = 1 | 1 << SMALL + 9  # actions of one part of the mask are shared for ever
    first = kind.masked(low_and_high)
    for mask in range(2, REMEMBERED + 2):
        kind.masked(mask)
    again = kind.masked(low_and_high)
    assert again == first
    assert again is not first


def test_two_kinds_of_one_name_are_refused() -> None:
    actions, *_ = space()
    before = actions.count
    for name in ("place", "done"):
        with pytest.raises(ValueError, match=f"^the action space has two kinds called '{name}'; rename one$"):
            actions.kind(name, PLACES)
        with pytest.raises(ValueError, match=f"two kinds called '{name}'"):
            actions.single(name)
    assert actions.count == before
