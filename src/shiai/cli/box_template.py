"""A box to be filled in: our values as comments, so that an owner only uncomments and corrects."""

from shiai.cli.component_words import changeable, part_label, takes
from shiai.cli.kit.marks import confidence_word
from shiai.core.box import Components, header_lines, table_line, toml_value
from shiai.core.components import PRINTED, Entry, Part
from shiai.i18n.catalogue import Catalogue


def template(components: Components, parts: list[Part], everything: bool, words: Catalogue, command: str) -> str:
    """The text of a box that changes nothing yet. Without `everything` it leaves out what is printed."""
    lines = [f"# {line}" for line in words.say("box-introduction", title=words.say("game-title")).splitlines()]
    lines += [*header_lines(components.game), f'# name = "{words.say("box-example-name")}"']
    for part in parts:
        shown = [entry for entry in part.entries.values() if everything or entry.confidence() != PRINTED]
        lines += ["", f"# {part_label(part, words)}"]
        lines += [f"#   {field.name}: {takes(field, words)}" for field in part.fields]
        if len(shown) < len(part.entries):
            left = len(part.entries) - len(shown)
            lines.append(f"#   {words.say('box-left-out', number=left, command=f'{command} --part {part.name}')}")
        for entry in shown:
            lines += ["", *entry_lines(part, entry, words)]
    return "\n".join(lines) + "\n"


def entry_lines(part: Part, entry: Entry, words: Catalogue) -> list[str]:
    """The table of an entry with our values as comments."""
    name = words.name_or(entry.id)
    about = [] if name == entry.id else [name]
    about.append(f"{confidence_word(entry.confidence(), words)} ({' '.join(entry.source.source.split())})")
    lines = [f"# {', '.join(about)}", table_line(part.name, entry.id)]
    return [*lines, *[f"# {field.name} = {toml_value(entry.values[field.name])}" for field in changeable(part, entry)]]
