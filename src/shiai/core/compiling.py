"""The one hint the compiler needs; without a compiler it does nothing, so that the core depends on no other package."""

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**_attributes):
        """Leave the class as it is."""

        def unchanged(cls: T) -> T:
            return cls

        return unchanged


__all__ = ["mypyc_attr"]
