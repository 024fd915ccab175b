"""A page as a browser sees it: its tags, its forms with what they would send, and its text."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

VOID: Final = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"})


@dataclass(frozen=True)
class Tag:
    """A start tag."""

    name: str
    attributes: dict[str, str]


@dataclass
class Button:
    """Something that sends a form."""

    name: str
    value: str
    action: str  # where it goes instead of the form's own address


@dataclass
class Form:
    """A form: its address, what it sends anyway, and its buttons."""

    id: str
    action: str
    method: str
    values: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)

    def choices(self) -> list[str]:
        """The values of its buttons."""
        return [button.value for button in self.buttons]


class Page(HTMLParser):
    """Reads the HTML of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[Tag] = []
        self.forms: list[Form] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.unclosed: list[str] = []
        self._form: Form | None = None
        self._select: str | None = None
        self._options: list[tuple[str, bool]] = []
        self._elsewhere: list[tuple[str, Button]] = []
        self.feed(html)
        self.close()
        for id, button in self._elsewhere:
            self.form_with_id(id).buttons.append(button)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append(Tag(tag, given))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "form":
            self._form = Form(given.get("id", ""), given.get("action", ""), given.get("method", "get"))
            self.forms.append(self._form)
        elif tag == "select":
            self._select, self._options = given.get("name", ""), []
        elif tag == "option":
            self._options.append((given.get("value", ""), "selected" in given))
        elif tag == "input" and self._form is not None:
            sent = given.get("type") not in ("checkbox", "radio") or "checked" in given
            if sent and given.get("type") != "file":
                self._form.values.append((given.get("name", ""), given.get("value", "")))
        elif tag == "button":
            button = Button(given.get("name", ""), given.get("value", ""), given.get("formaction", ""))
            if "form" in given:
                self._elsewhere.append((given["form"], button))
            elif self._form is not None:
                self._form.buttons.append(button)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(Tag(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1] != tag:
            self.unclosed.append(f"</{tag}> within <{self.open[-1] if self.open else ''}>")
        else:
            self.open.pop()
        if tag == "form":
            self._form = None
        elif tag == "select" and self._form is not None and self._options:
            chosen = next((value for value, selected in self._options if selected), self._options[0][0])
            self._form.values.append((self._select or "", chosen))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        """All words of the page, with single spaces."""
        return " ".join(" ".join(self.words).split())

    def named(self, name: str) -> list[Tag]:
        """All tags of a kind."""
        return [tag for tag in self.tags if tag.name == name]

    def attributes(self, name: str) -> list[str]:
        """All values of an attribute."""
        return [tag.attributes[name] for tag in self.tags if name in tag.attributes]

    def form_with_id(self, id: str) -> Form:
        """The form of that id."""
        return next(form for form in self.forms if form.id == id)

    def form_to(self, ending: str, choice: str | None = None) -> Form:
        """The form that goes to an address with this ending (and has such a button)."""
        found = [
            form for form in self.forms if form.action.endswith(ending) and (choice is None or choice in form.choices())
        ]
        assert found, f"no form to {ending} with {choice}; there are {[(f.action, f.choices()) for f in self.forms]}"
        return found[0]
