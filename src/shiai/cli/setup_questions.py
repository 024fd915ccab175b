"""The questions before a new game: its main options and modules."""

from rich.console import Console

from shiai.cli.kit.asking import Ask, pick, show_list
from shiai.cli.kit.drawing import SetupQuestions
from shiai.cli.options import module
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.options import Option, Switch, word
from shiai.core.state import plain
from shiai.i18n.catalogue import Catalogue


def ask_options(
    game: AnyGame, questions: SetupQuestions, words: Catalogue, console: Console, ask: Ask
) -> dict[str, object]:
    """Ask for options; a question that does not apply or has only one possible answer is skipped."""
    given: dict[str, object] = {}
    for option in game.options:
        if option.name in questions.options and game.face.applies(option.name, given):
            values = tuple([word(value) for value in option.values if possible(game, {**given, option.name: value})])
            if len(values) > 1:
                labels = [label(option, value, words) for value in values]
                given[option.name] = pick(values, words.say(f"option-{option.name}"), labels, console, ask)
    if questions.modules:
        given.update(ask_modules(game, given, questions, words, console, ask))
    return given


def possible(game: AnyGame, given: dict[str, object]) -> bool:
    """Can the game be set up like this?"""
    try:
        game.setup(**given)
    except OptionError:
        return False
    return True


def label(option: Option, value: str, words: Catalogue) -> str:
    """The label of a value."""
    return words.say(f"value-{option.name}-{value}")


def ask_modules(
    game: AnyGame, given: dict[str, object], questions: SetupQuestions, words: Catalogue, console: Console, ask: Ask
) -> dict[str, object]:
    """Ask for modules (none by Enter); returns the options that they set."""
    offered = {
        name: module_label(game, name, words)
        for name, (option, value) in game.modules.items()
        if option not in questions.options and possible(game, {**given, option: value})
    }
    if not offered:
        return {}
    show_list(words.say(questions.modules, example="1,3"), list(offered.values()), console)
    while True:
        typed = ask("> ", [*offered, *offered.values()]).strip()
        try:
            chosen = dict([read_module(part, offered, game) for part in typed.split(",") if part.strip()])
            game.setup(**{**given, **chosen})
        except OptionError as error:
            console.print(str(error), style="red", markup=False)
        else:
            return dict(chosen)


def module_label(game: AnyGame, name: str, words: Catalogue) -> str:
    """The label of a module: the name of its switch, or of its option and value."""
    option_name, value = game.modules[name]
    option = next(option for option in game.options if option.name == option_name)
    heading = words.say(f"option-{option_name}")
    return heading if isinstance(option, Switch) else f"{heading}: {label(option, value, words)}"


def read_module(typed: str, offered: dict[str, str], game: AnyGame) -> tuple[str, str]:
    """The option of an offered module, by number, name or label."""
    for number, (name, title) in enumerate(offered.items(), 1):
        if plain(typed.replace("-", "_")) in (str(number), plain(name)) or plain(typed) == plain(title):
            return game.modules[name]
    return module(game, typed.strip())
