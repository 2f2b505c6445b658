"""Native integers and arrays: the one place that knows whether `librt` is here.

Compiled code gets machine integers and packed arrays. Where `librt` or `mypy_extensions` is missing
(a browser, a bare Python) the same names are plain Python, and the rules run unchanged.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64, mypyc_attr, u8
else:
    try:
        from librt.vecs import append, extend, vec
    except ImportError:

        class vec(list):
            """A list that can be asked for its type and its capacity, and slices to its own kind."""

            def __init__(self, items=(), *, capacity=0):
                super().__init__(items)

            def __class_getitem__(cls, item):
                return cls

            def __getitem__(self, place):
                found = super().__getitem__(place)
                return vec(found) if isinstance(place, slice) else found

        def append(items, item):
            items.append(item)
            return items

        def extend(items, more):
            items.extend(more)
            return items

    try:
        from mypy_extensions import i64, mypyc_attr, u8
    except ImportError:
        i64 = u8 = int

        def mypyc_attr(*names, **values):
            return lambda made: made


__all__ = ["append", "extend", "i64", "mypyc_attr", "u8", "vec"]
