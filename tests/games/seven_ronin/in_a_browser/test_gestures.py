"""Planning with few gestures: dragging, the plan of the last round, and notes about areas and ronin."""

from playwright.sync_api import Locator, Request, expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import PHONE, Visitor

PLAN = {
    "hayai": "inn",
    "kabe": "well",
    "musashi": "granary",
    "taiko": "shrine",
    "tasuke": "inn",
    "yobu": "passage",
    "yumi": "watchtower",
}


def drag(visitor: Visitor, piece: Locator, target: Locator) -> None:
    """Drag a piece onto a target, and wait until the answer is on the page."""
    start, end = piece.bounding_box(), target.bounding_box()
    assert start
    assert end
    mouse = visitor.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    with visitor.page.expect_response(lambda answer: answer.request.method == "POST"):
        mouse.up()
    visitor.settle()


def test_a_whole_defence_plan_takes_eight_gestures(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.awake()
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    for ronin, place in PLAN.items():
        drag(visitor, page.locator(f"#pick-{ronin}"), page.locator(f"#plot-{place}"))
        expect(page.locator(f"#plot-{place} #guard-{ronin}[data-planned]")).to_be_visible()
    visitor.choose("done")
    assert len(sent) == 8
    assert visitor.wait_for_turn()


def test_a_piece_dropped_elsewhere_stays_where_it_was(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.awake()
    drag(visitor, page.locator("#pick-kabe"), page.locator("#plot-inn"))
    yumi = page.locator("#pick-yumi").bounding_box()
    inn = page.locator("#plot-inn").bounding_box()
    assert yumi
    assert inn
    page.mouse.move(yumi["x"] + 20, yumi["y"] + 20)
    page.mouse.down()
    page.mouse.move(inn["x"] + 20, inn["y"] + 60, steps=4)
    expect(page.locator("#plot-inn.takes")).to_have_count(0)  # Kabe is there
    expect(page.locator("#plot-well.takes")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".takes, .ronin-dragged")).to_have_count(0)
    expect(page.locator("#pick-yumi:not([aria-current])")).to_have_count(1)
    expect(page.locator("#guard-yumi")).to_have_count(0)


def test_a_planned_ronin_is_dragged_to_another_area_and_away(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.awake()
    drag(visitor, page.locator("#pick-kabe"), page.locator("#plot-inn"))
    drag(visitor, page.locator("#guard-kabe .face"), page.locator("#plot-well"))
    expect(page.locator("#plot-well #guard-kabe")).to_be_visible()
    expect(page.locator("#plot-inn .guard")).to_have_count(0)
    drag(visitor, page.locator("#guard-kabe .face"), page.locator("#tile-kabe"))
    expect(page.locator("#guard-kabe")).to_have_count(0)
    expect(page.locator("#pick-kabe")).to_be_visible()


def test_ninja_are_dragged_from_the_reserve(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("seven_ronin", "me", "heuristic")
    visitor.awake()
    for _ in range(2):
        drag(visitor, page.locator("#reserve"), page.locator("#plot-granary"))
    expect(page.locator("#plot-granary .planned .symbol")).to_have_count(2)
    expect(page.locator("#plot-granary.takes")).to_have_count(0)
    visitor.press(page.locator("#back-place-granary"))
    expect(page.locator("#plot-granary .planned .symbol")).to_have_count(1)


def test_the_plan_of_the_last_round_takes_one_gesture(visitor: Visitor) -> None:
    page = visitor.page
    table = visitor.set_up("seven_ronin", "heuristic", "me")
    first = [f"assign {ronin} {place}" for ronin, place in PLAN.items()]
    visitor.by_program(table, 1, *first, last="done")
    assert visitor.wait_for_turn()
    while not page.locator("#last-plan").count():
        visitor.take_turn()
        assert visitor.wait_for_turn()
    wanted = {choice for choice in first if page.locator(f"#pick-{choice.split()[1]}").count()}
    visitor.press(page.locator("#last-plan"))
    planned = page.locator("#board button[form=takeback]").evaluate_all("all => all.map((each) => each.value)")
    assert {*planned} == wanted
    assert len(wanted) >= 4
    expect(page.locator("#last-plan")).to_have_count(0)


def test_a_tap_or_a_long_press_says_what_an_area_or_a_ronin_does(visitors: Visitors) -> None:
    phone = visitors(viewport=PHONE, has_touch=True, is_mobile=True)
    page = phone.page
    phone.set_up("seven_ronin", "heuristic", "me")
    phone.awake()
    slip = page.locator("#explained")
    page.locator("#plot-well .plot-name").tap()
    expect(slip).to_contain_text("Wounds one ronin")
    page.mouse.click(200, 5)
    expect(slip).to_be_hidden()

    finger = phone.context.new_cdp_session(page)
    tile = page.locator("#pick-yobu").bounding_box()
    assert tile
    touched = [{"x": tile["x"] + 20, "y": tile["y"] + 20}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touched})
    expect(slip).to_contain_text("Drives up to two ninja")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(slip).to_be_visible()
    expect(page.locator("#board a.pick[aria-current=true]")).to_have_count(0)  # nothing was picked

    page.locator("#pick-yobu").tap()
    expect(page.locator(".picked")).to_contain_text("Drives up to two ninja")
