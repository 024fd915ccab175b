"""Our Jinja shows what Jinja shows."""

from typing import Any

import pytest
from jinja2 import Environment, pass_context
from markupsafe import Markup, escape

from shiai.web.kit.quick_jinja import QuickEnvironment, escaped


@pytest.mark.parametrize("value", ["", "a < b & 'c'", Markup("<b>&amp;</b>"), 0, 7, True, 1.5, None, ["<i>"]])
def test_a_value_is_escaped_as_elsewhere(value: object) -> None:
    assert escaped(value) == str(escape(value))


def test_equal_texts_of_which_one_is_markup_are_told_apart() -> None:
    assert [escaped("<b>"), escaped(Markup("<b>")), escaped("<b>")] == ["&lt;b&gt;", "<b>", "&lt;b&gt;"]


def test_macros_functions_methods_and_those_that_want_the_context_are_called() -> None:
    @pass_context
    def told(context: Any, more: str) -> str:
        return f"{context['given']} {more}"

    source = """{% macro bold(text, sign="!") %}<b>{{ text }}{{ sign }}{{ caller() if caller }}</b>{% endmacro %}
    {{ bold("a<b") }}{{ bold("c", sign="?") }}{% call bold("d") %}<i>{{ given }}</i>{% endcall %}{{ told("<more>") }}
    {{ bold() if false }}{{ given.upper() }}{{ of.name.deep }}{{ of.items }}{{ of.name.none is defined }}
    {{ plain(x=given) }}{% for n in range(2) %}{{ n }}{{ loop.cycle("<", ">") }}{% endfor %}"""
    values = {"given": "<x>", "told": told, "plain": lambda x: Markup("<u>") + x}
    values["of"] = {"name": {"deep": "<d>"}, "items": 1}
    made, wanted = [
        kind(autoescape=True).from_string(source).render(values) for kind in (QuickEnvironment, Environment)
    ]
    assert made == wanted
    assert "<b>a&lt;b!</b>" in made
