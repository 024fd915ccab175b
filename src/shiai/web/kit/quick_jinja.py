"""Jinja with less work for each value and each call: a table page has more than a thousand of them.

Escaped texts are remembered, because pages repeat most of them. Attributes are looked up where they are needed. Macros,
functions and methods are called at once; Jinja would look three times whether they want its context.
"""

from functools import lru_cache
from types import FunctionType, MethodType
from typing import Any, Final

from jinja2 import Environment
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.nodes import Expr, Getattr
from jinja2.runtime import Context, Macro
from jinja2.utils import missing
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


class QuickMacro(Macro):
    """Hands positional arguments on as they are."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.plain = not (self.catch_kwargs or self.catch_varargs or self.caller) and self._default_autoescape
        self.defaults = (missing,) * self._argument_count

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        """Return the text of the macro."""
        if kwargs or not self.plain or len(args) > self._argument_count:
            return super().__call__(*args, **kwargs)
        return str.__new__(Markup, self._func(*args, *self.defaults[len(args) :]))


class QuickContext(Context):
    """Calls what needs no context at once."""

    def call(self, called: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call a macro, function or method of a template."""
        kind = type(called)
        if kind is not QuickMacro and (
            (kind is not MethodType and kind is not FunctionType) or hasattr(called, PASSES_CONTEXT)
        ):
            return super().call(called, *args, **kwargs)
        if kwargs:
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

    def visit_Getattr(self, node: Getattr, frame: Frame) -> None:
        """Write an attribute of an object; the environment looks for what is none, such as an entry of a dictionary."""
        self.write("(found if (found := getattr(")
        self.visit(node.node, frame)
        self.write(f", {node.attr!r}, missing)) is not missing else environment.getattr(")
        self.visit(node.node, frame)
        self.write(f", {node.attr!r}))")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """Write the definition of a macro."""
        self.write("environment.quick_")
        super().macro_def(macro_ref, frame)


class QuickEnvironment(Environment):
    """An environment of such templates."""

    context_class = QuickContext
    code_generator_class = QuickGenerator
    escaped = staticmethod(escaped)
    quick_Macro = QuickMacro
