"""The report on an edition's transcript, as `bridgelex check corpus` prints it.

Comes in: an edition. Goes out: its findings by kind, each with page, words and reason.
What always holds: every finding of the edition is on the page; those of an absent text too.
"""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from kb.model import Edition, Finding, FindingKind
from service.laws import addresses
from service.laws.addresses import Link
from service.library import Library
from service.site import site_of
from service.texts import Texts

__all__ = ["router"]

router = APIRouter(include_in_schema=False)

_ORDER = (
    FindingKind.TEXT_ABSENT,
    FindingKind.UNASSIGNED,
    FindingKind.LOSS,
    FindingKind.DOUBT,
    FindingKind.UNRESOLVED,
    FindingKind.STALE,
    FindingKind.EXTERNAL,
    FindingKind.NOTE,
    FindingKind.REPAIR,
    FindingKind.OTHER_TEXT,
    FindingKind.CASE,
)
"""Worst first."""


@dataclass(frozen=True, slots=True)
class Line:
    """A finding with a link to where it is."""

    finding: Finding
    link: Link | None


def lines(library: Library, edition: Edition, t: Texts) -> list[tuple[str, list[Line]]]:
    """(kind, findings) in the order of gravity."""
    kinds: dict[FindingKind, list[Line]] = {kind: [] for kind in (*_ORDER, *FindingKind)}
    for finding in library.findings:
        if finding.edition == edition.id:
            node = library.nodes.get(finding.node)
            link = addresses.link(library, node, t, foreign=False) if node is not None else None
            kinds[finding.kind].append(Line(finding, link))
    return [(kind.value, found) for kind, found in kinds.items() if found]


@router.api_route("/{edition}/report", methods=["GET", "HEAD"])
async def report(request: Request, edition: str) -> Response:
    site = site_of(request)
    found = site.edition(edition)

    def make(t: Texts) -> bytes:
        return site.render("report.html", t, edition=found, kinds=lines(site.library, found, t), here="report")

    return site.page(request, f"report {found.id}", make)
