"""Pages of the precedents.

Comes in: a case id. Goes out: the list by subject, or the case with its laws.
What always holds: a case that names no edition says so, and its numbers are not linked.
"""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from rapidfuzz import process

from kb.errors import NotFoundError
from service.cases import view
from service.site import site_of
from service.texts import Texts

__all__ = ["router"]

router = APIRouter(include_in_schema=False)


@router.api_route("/cases", methods=["GET", "HEAD"])
async def cases(request: Request) -> Response:
    site = site_of(request)

    def make(t: Texts) -> bytes:
        return site.render("cases.html", t, rows=list(view.case_rows(site.library, t)), here="cases")

    return site.page(request, "cases", make)


@router.api_route("/cases/{id}", methods=["GET", "HEAD"])
async def case(request: Request, id: str) -> Response:
    site = site_of(request)
    found = site.library.cases.get(id)
    if found is None:
        near = [one for one, _, _ in process.extract(id[:80], list(site.library.cases), limit=3, score_cutoff=60)]
        raise NotFoundError(id[:80], [f"case:{one}" for one in near], kind="case")

    def make(t: Texts) -> bytes:
        return site.render("case.html", t, page=view.case_page(site.library, found, t), here="cases")

    return site.page(request, f"case {found.id}", make)
