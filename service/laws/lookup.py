"""From what somebody typed or followed to the provisions meant.

Comes in: a citation in any form, or the parts of a path. Goes out: nodes, or a named error with the nearest.
What always holds: what is longer than any citation is refused before it is looked at.
The surprising choice: a look-up made inside one edition falls back on all of them, since a director who has the
regulations open still types the number of a law.
"""

from __future__ import annotations

from kb.errors import BridgelexError, CitationError, NotFoundError
from kb.model import Node
from service.library import Library

__all__ = ["LONGEST", "find", "look_up"]

LONGEST = 120
"""A citation longer than this is not one."""


def look_up(library: Library, text: str, edition: str = "") -> tuple[Node, ...]:
    """The provisions a text may mean, first in one edition, then in all."""
    if len(text) > LONGEST:
        raise CitationError(text[:LONGEST])
    if edition in library.editions:
        try:
            return library.resolve(text, edition=edition)
        except BridgelexError:
            pass  # perhaps it is another edition's; that look-up's error is the one to show
    return library.resolve(text)


def find(library: Library, edition: str, name: str) -> Node:
    """The node a path means: exact id, front matter by its slug, else the forgiving look-up in that edition."""
    if edition not in library.editions and edition not in library.works and f"{edition}:{name}" not in library.nodes:
        raise NotFoundError(edition[:80], tuple(library.editions), kind="edition")
    slug = name.removeprefix("front/")
    for local in (name, *((f"front.{slug}", slug) if slug != name else ())):
        node = library.nodes.get(f"{edition}:{local}")
        if node is not None:
            return node
    if len(name) > LONGEST:
        raise NotFoundError(name[:LONGEST])
    texts = (
        [edition]
        if edition in library.editions
        else [one.id for one in library.editions.values() if one.work == edition]
    )
    if not texts:
        raise NotFoundError(f"{edition}:{name}")
    try:
        return library.resolve(name, edition=texts[0])[0]
    except CitationError as error:  # as an address, what cannot be read is simply not there
        raise NotFoundError(name, error.nearest) from error
