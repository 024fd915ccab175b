"""The decorator of mypyc; without it a decorator that does nothing, so that core needs no third-party package."""

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**_attributes):
        """Return the class unchanged."""

        def unchanged(cls: T) -> T:
            return cls

        return unchanged


__all__ = ["mypyc_attr"]
