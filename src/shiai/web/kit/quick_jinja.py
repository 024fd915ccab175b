"""Jinja with less work for each value and each call: a table page has more than a thousand of them.

Escaped texts are remembered, because pages repeat most of them. Macros, functions and methods are called at once; Jinja
would look three times whether they want its context.
"""

from functools import lru_cache
from types import FunctionType, MethodType
from typing import Any, Final

from jinja2 import Environment
from jinja2.compiler import CodeGenerator, Frame
from jinja2.nodes import Expr
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

REMEMBERED: Final = 20_000  # texts
LONGEST: Final = 1000  # characters of a text that is remembered
PASSES_CONTEXT: Final = "jinja_pass_arg"  # what Jinja sets on functions that want its context

escaped_text: Final = lru_cache(REMEMBERED)(escape)


def escaped(value: Any) -> str:
    """Return a value as a page shows it, as `markupsafe.escape` does."""
    kind = type(value)
    if kind is str:
        return escaped_text(value) if len(value) <= LONGEST else escape(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    return str(value) if kind is int else escape(value)


class QuickContext(Context):
    """Calls what needs no context at once."""

    def call(self, called: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call a macro, function or method of a template."""
        kind = type(called)
        if kind is Macro:
            args = (self.eval_ctx, *args)
        elif (kind is not MethodType and kind is not FunctionType) or hasattr(called, PASSES_CONTEXT):
            return super().call(called, *args, **kwargs)
        kwargs.pop("_block_vars", None)
        kwargs.pop("_loop_vars", None)
        return called(*args, **kwargs)


class QuickGenerator(CodeGenerator):
    """Writes templates that escape values with `escaped`."""

    def _output_child_pre(self, node: Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.escaped(")


class QuickEnvironment(Environment):
    """An environment of such templates."""

    context_class = QuickContext
    code_generator_class = QuickGenerator
    escaped = staticmethod(escaped)
