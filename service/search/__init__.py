"""Search for the reader: the page, the hits as they are typed, the register, and the API.

`router` is one of the features of `service.app`; it must stand before the laws, whose paths take every word.
"""

from __future__ import annotations

from service.search.router import router

__all__ = ["router"]
