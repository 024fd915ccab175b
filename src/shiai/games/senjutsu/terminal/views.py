"""Further views of Senjutsu: previews of cards, the hand in full, the discard piles, explanations."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Drawing
from shiai.core.seats import HOLE
from shiai.core.state import plain
from shiai.games.senjutsu.cards.cards import HERO_DESIGNS, NUMBERS
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES, TYPE_NAMES
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.battlefield.preview import preview as preview_of
from shiai.games.senjutsu.rules.heroes import POISON_NAMES
from shiai.games.senjutsu.rules.state import BLOCK, DOWN, DOWN_SIZE, HAND, UNSEEN_DISCARDS, UP, Senjutsu
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.terminal.cards import hand_table
from shiai.games.senjutsu.terminal.heroes import card_names
from shiai.games.senjutsu.terminal.hexes import battlefield
from shiai.games.senjutsu.terminal.symbols import LATER, SHIELD, STAR, STRIKE, card_title, viewer_seat
from shiai.i18n.catalogue import Catalogue

View = Callable[[Senjutsu, Catalogue, int], RenderableType]  # state, words, width in columns


# Previews -------------------------------------------------------------------------------------------------------------


def preview(state: Senjutsu, words: Catalogue, _width: int) -> RenderableType:
    """The spaces that each card of the hand would hit or shield."""
    seat = viewer_seat(state)
    if seat < 0:
        return Text(words.say("draw-no_preview"))
    rules = state.rules
    cards = [*designs(state.cells[seat * BLOCK + HAND]), rules.heroes[seat].core, *rules.decks[seat].weapons]
    table = Table.grid(padding=(0, 2))
    for card in cards:
        symbols = preview_symbols(state, seat, card)
        if symbols:
            table.add_row(Text(card_title(card, words), style="bold"), Text(previewed_spaces(state, symbols)))
    return Group(table, Text(preview_legend(words), style="dim"))


def find_preview(typed: str) -> Drawing:
    """The battlefield with a preview of one card, given by its number or the beginning of its name."""

    def view(state: Senjutsu, words: Catalogue, width: int) -> RenderableType:
        card = card_meant(typed, words)
        seat = viewer_seat(state)
        symbols = preview_symbols(state, seat, card) if card >= 0 and seat >= 0 else {}
        if not symbols:
            return Text(words.say("draw-no_preview"))
        title = Text(card_title(card, words), style="bold")
        return Group(title, *battlefield(state, words, width, symbols), Text(preview_legend(words), style="dim"))

    return view


def card_meant(typed: str, words: Catalogue) -> int:
    """The hero's card with this number or beginning of a name; -1 if there is none."""
    for card in range(HERO_DESIGNS):
        number = NUMBERS[card]
        if typed.strip() in (number, number.lstrip("0")) or plain(words.name(f"card-{number}")).startswith(
            plain(typed)
        ):
            return card
    return -1


def preview_symbols(state: Senjutsu, seat: int, card: int) -> dict[int, str]:
    """A symbol for each space that a card concerns now or after its own movement."""
    foreseen = preview_of(state, seat, card)
    if foreseen is None:
        return {}
    here, later = foreseen.here, foreseen.later
    symbols: dict[int, str] = {}
    for mask, symbol in (
        (later.strikes | later.shields | later.stars, LATER),
        (here.stars, STAR),
        (here.shields, SHIELD),
        (here.strikes, STRIKE),
    ):
        symbols |= dict.fromkeys(bits(mask & state.terrain.playable), symbol)
    return symbols


def previewed_spaces(state: Senjutsu, symbols: dict[int, str]) -> str:
    """The names of the spaces of a preview, by symbol."""
    parts: list[str] = []
    for symbol in (STRIKE, STAR, SHIELD, LATER):
        spaces = [space_name(state, space) for space, found in symbols.items() if found == symbol]
        if spaces:
            parts.append(f"{symbol} {' '.join(sorted(spaces))}")
    return "   ".join(parts)


def preview_legend(words: Catalogue) -> str:
    """The meaning of the symbols of a preview."""
    return "  ".join(
        [
            f"{STRIKE} {words.say('draw-strikes')}",
            f"{STAR} {words.say('draw-star')}",
            f"{SHIELD} {words.say('draw-shield')}",
            f"{LATER} {words.say('draw-later')}",
        ]
    )


# Cards and words ------------------------------------------------------------------------------------------------------


def hand(state: Senjutsu, words: Catalogue, _width: int) -> RenderableType:
    """The hand with the full texts of its cards."""
    seat = viewer_seat(state)
    return hand_table(state, seat, words, True) if seat >= 0 else Text(words.say("draw-no_preview"))


def discards(state: Senjutsu, words: Catalogue, _width: int) -> RenderableType:
    """The discard piles of all heroes, as far as the viewer may see them."""
    table = Table.grid(padding=(0, 2))
    for seat in range(state.rules.count):
        base = seat * BLOCK
        up, down = state.cells[base + UP], state.cells[base + DOWN]
        lines = [card_names(up, words) or "–"]
        hidden = state.cells[base + DOWN_SIZE] + state.cells[base + UNSEEN_DISCARDS]
        if hidden:
            lines.append(words.say("draw-face_down", number=hidden))
        if down not in (0, HOLE):
            lines[-1] += f": {card_names(down, words)}"
        table.add_row(f"[bold]{escape(words.name(who(state, seat)))}[/]", escape("\n".join(lines)))
    return table


def contract_mask(state: Senjutsu) -> int:
    """The contracts of all heroes."""
    mask = 0
    for hero in state.rules.heroes[: state.rules.people]:
        mask |= hero.contracts
    return mask


def about(state: Senjutsu, words: Catalogue, _width: int) -> RenderableType:
    """Explanations of the heroes, Kamae, card types, statuses and terrain of this game."""
    poisons = 0
    positions = 0
    cards = state.rules.cards
    for seat in range(state.rules.count):
        owned = state.rules.decks[seat].poisons if seat < state.rules.people else state.rules.heroes[seat].poisons
        poisons |= owned
        positions |= state.rules.heroes[seat].positions if seat < state.rules.people else 0
    names = [
        *dict.fromkeys([hero.name for hero in state.rules.heroes]),
        *[name for kamae, name in enumerate(KAMAE_NAMES) if positions >> kamae & 1],
        *TYPE_NAMES,
        "stun",
        "hobble",
        "bleeding_wound",
        *(["stealth"] if any(hero.stealth for hero in state.rules.heroes) else []),
        *(["load"] if any(heap & cards.loading for heap in state.rules.heaps) else []),
        *(["desperation"] if any(hero.desperate for hero in state.rules.heroes) else []),
        *(["drunk"] if any(hero.drunk for hero in state.rules.heroes) else []),
        *(["enlightenment"] if any(heap & cards.raising for heap in state.rules.heaps) else []),
        *[f"poison-{number}" for bit, number in enumerate(POISON_NAMES) if poisons >> bit & 1],
        *[f"contract-{name}" for bit, name in enumerate(CONTRACT_NAMES) if contract_mask(state) >> bit & 1],
        *(["caltrop", "trap"] if any(cards.scatters(heap) for heap in state.rules.heaps) else []),
        *[KIND_NAMES[kind] for kind in sorted(set(state.terrain.kind_at.values()))],
    ]
    table = Table.grid(padding=(0, 2))
    for name in names:
        table.add_row(f"[bold]{escape(words.name(name))}[/]", escape(words.say(f"about-{name}")))
    return table
