"""Numbers and cells that compiled code keeps outside Python's objects: plain ints and lists when interpreted.

`Cells` are read and written like a list, and sliced; they are made by `vec[i64](values)`. Numbers in them must fit into
64 bits. This module is not compiled: mypyc knows the types by what the type checker sees.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
    from typing_extensions import TypeVar

    C = TypeVar("C", default=Any)
else:
    from typing import TypeVar

    i64 = int
    vec = {int: list}
    C = TypeVar("C")

Cells = vec[i64]

__all__ = ["C", "Cells", "i64", "vec"]
