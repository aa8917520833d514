"""Routes of the comparison: `/compare`, one filter or pair of it, the table of numbers, exports, `GET /api/v1/compare`.

Comes in: two editions and a filter, or the id of a provision. Goes out: pages, CSV, JSON. What always holds: a page is
kept under an address made of editions, a filter or an id that exist; what was asked for in a query is answered by a
redirect to that address. The surprising choice: `?from=&to=&relation=&at=` is only a way in, so that every page of a
comparison can be kept, printed and read without a network like any law.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from kb.build import corpus_folder
from kb.compare.life import Path, Tracer
from kb.compare.tables import COLUMNS, as_json, between, pair_json, rows
from kb.errors import BadInputError, BridgelexError, NotFoundError
from kb.graph import KnowledgeBase
from kb.language.glossary import Glossary, load_glossary
from kb.model import Concordance, Correspondence, Fate, Node
from service.compare import resting, saved, steps, view, words
from service.laws import addresses
from service.laws.api import dump
from service.laws.lookup import look_up
from service.site import JSON, Site, site_of
from service.texts import Texts

__all__ = ["router"]

router = APIRouter(default_response_class=Response)

_READ = ["GET", "HEAD"]
_CSV = "text/csv; charset=utf-8"


@router.get("/api/v1/compare", tags=["compare"])
async def compare_json(request: Request, relation: str = "") -> Response:
    """All pairs of two editions, as `bridgelex compare --json` gives them; `relation` leaves those of one kind."""
    site = site_of(request)
    found = _asked(site, request)
    if relation and relation not in view.FILTERS:
        raise NotFoundError(relation[:80], view.FILTERS, kind="relation")
    pairs = [pair for pair in found.pairs if view.passes(pair, relation or "all")]
    return site.once(request, dump(as_json(found, pairs)), media=JSON)


@router.get("/api/v1/compare/rulings", tags=["compare"])
async def rulings_json(request: Request) -> Response:
    """The saved rulings of two editions: what they rest on that changed, and whether they come out otherwise."""
    site = site_of(request)
    found = _asked(site, request)
    again = saved.reviewed(request.app, _library(site), found)
    body = {"from": found.old, "to": found.new, "rulings": [one.as_json() for one in again]}
    return site.once(request, dump(body), media=JSON)


@router.get("/api/v1/compare/words", tags=["compare"])
async def words_json(request: Request) -> Response:
    """Any two provisions, `from` and `to`, word by word, whether they correspond or not."""
    site = site_of(request)
    pair = _two(request)
    wording = words.as_json(_library(site), pair, _glossary(request))
    body = {"from": pair.old[0], "to": pair.new[0], "wording": wording}
    return site.once(request, dump(body), media=JSON)


@router.get("/api/v1/compare/{id:path}", tags=["compare"])
async def provision_json(request: Request, id: str) -> Response:
    """The counterparts of a provision, each with its wording side by side."""
    site = site_of(request)
    library = _library(site)
    node = _node(library, id)

    def make() -> bytes:
        glossary = _glossary(request)
        pairs = [
            {**pair_json(pair), "wording": words.as_json(library, pair, glossary)}
            for _, pair in library.counterparts(node.id)
        ]
        life = _tracer(request).life(node.id)
        return dump({
            "id": node.id,
            "pairs": pairs,
            "earlier": [_path(one) for one in life.earlier],
            "later": [_path(one) for one in life.later],
        })  # fmt: skip

    return site.json(request, f"api compare {node.id}", make)


@router.api_route("/compare", methods=_READ, include_in_schema=False)
async def compare(request: Request, relation: str = "", at: str = "") -> Response:
    """To the address of what was asked for; what there is to compare when nothing was."""
    site = site_of(request)
    if not _tables(site):
        return _refused(site, request, "no-editions", 200)
    try:
        found = _asked(site, request)
    except BadInputError:
        same = request.query_params.get("from") == request.query_params.get("to")
        return _refused(site, request, "same-edition" if same else "not-compared", 400)
    if relation and relation not in view.FILTERS:
        raise NotFoundError(relation[:80], view.FILTERS, kind="relation")
    target = view.base_of(found)
    if relation and relation != "all":
        target += f"/{relation}"
    if at.strip():
        pair = _at(_library(site), found, at)
        base = target if view.passes(pair, relation or "all") else view.base_of(found)
        target = f"{base}#{addresses.quoted(view.anchor_of(found, pair))}"
    return RedirectResponse(target, 303)


@router.api_route("/compare/words", methods=_READ, include_in_schema=False)
async def compare_words(request: Request) -> Response:
    """Any two provisions word by word; nothing is said of whether they correspond. To the books when none is named."""
    site = site_of(request)
    library = _library(site)
    if not any(request.query_params.get(key, "").strip() for key in ("from", "to")):
        return RedirectResponse("/compare", 303)
    t = site.texts(request)
    pair = _two(request)
    old, new = (library.nodes[side[0]] for side in (pair.old, pair.new))
    shown = view.pair_of(library, pair, "", t)
    page = words.page(library, pair, _glossary(request), t)
    found = (shown, page, "", Concordance(old.edition, new.edition, ()), resting.resting(library, pair, t), ())
    return site.once(request, _pair_page(site, library, old, t, [found], beside=new.id))


@router.api_route("/compare/numbers", methods=_READ, include_in_schema=False)
@router.api_route("/compare/numbers.csv", methods=_READ, include_in_schema=False)
async def numbers_of(request: Request) -> Response:
    name = request.scope["path"].rpartition("/")[2]
    return RedirectResponse(f"{view.base_of(_asked(site_of(request), request))}/{name}", 303)


@router.api_route("/compare/{old}/{new}", methods=_READ, include_in_schema=False)
@router.api_route("/compare/{old}/{new}/{part}", methods=_READ, include_in_schema=False)
async def compare_editions(request: Request, old: str, new: str, part: str = "all") -> Response:
    """All pairs under a filter, the table of numbers, the page to print, or a file."""
    site = site_of(request)
    if ":" in old:  # the id of a provision may hold a slash
        return _provision(request, "/".join(step for step in (old, new, part if part != "all" else "") if step))
    library = _library(site)
    found = between(library, old, new)
    if part in view.FILTERS:
        return _page(site, request, found, part)
    match part:
        case "numbers":
            return _numbers(site, request, library, found)
        case "rulings":
            return _rulings(site, request, library, found)
        case "print":

            def make(t: Texts) -> bytes:
                return site.render("compare_print.html", t, table=view.table(library, found, "all", t), here="compare")

            return site.page(request, f"compare print {found.old} {found.new}", make)
        case "pairs.csv":
            t = site.texts(request)
            return _file(site, request, f"{found.old}-{found.new}", [COLUMNS, *rows(found.pairs, t.language)])
        case "numbers.csv":
            lines = [
                (one.old, " ".join(number for number, _ in one.new), one.fate, "certain" if one.sure else "computed")
                for one in view.numbers(library, found)
            ]
            table = [(found.old, found.new, "relation", "basis"), *lines]
            return _file(site, request, f"{found.old}-{found.new}-numbers", table)
    parts = (*view.FILTERS, "numbers", "rulings", "print", "pairs.csv", "numbers.csv")
    raise NotFoundError(part[:80], parts, kind="part of a comparison")


@router.api_route("/compare/{name:path}", methods=_READ, include_in_schema=False)
async def compare_provision(request: Request, name: str) -> Response:
    return _provision(request, name)


def _page(site: Site, request: Request, found: Concordance, shown: str) -> Response:
    def make(t: Texts) -> bytes:
        table = view.table(_library(site), found, shown, t)
        others = [(view.base_of(one), one.old, one.new) for one in _tables(site)]
        kept = saved.there(request.app)
        return site.render("compare.html", t, table=table, others=others, kept=kept, here="compare")

    return site.page(request, f"compare {found.old} {found.new} {shown}", make)


def _numbers(site: Site, request: Request, library: KnowledgeBase, found: Concordance) -> Response:
    def make(t: Texts) -> bytes:
        lines = view.numbers(library, found)
        base = view.base_of(found)
        return site.render(
            "compare_numbers.html", t, lines=lines, old=found.old, new=found.new, base=base, here="compare"
        )

    return site.page(request, f"compare numbers {found.old} {found.new}", make)


def _rulings(site: Site, request: Request, library: KnowledgeBase, found: Concordance) -> Response:
    def make(t: Texts) -> bytes:
        rulings = saved.kept(library, saved.reviewed(request.app, library, found), t)
        return site.render(
            "compare_rulings.html", t, told_on=[one for one in rulings if one.told_on],
            untouched=[one for one in rulings if not one.told_on], old=found.old, new=found.new,
            base=view.base_of(found), kept=saved.there(request.app), here="compare",
        )  # fmt: skip

    return site.page(request, f"compare rulings {found.old} {found.new}", make)


def _provision(request: Request, name: str) -> Response:
    """The pairs of one provision; where it has none, that it has none and what stands nearest."""
    site = site_of(request)
    library = _library(site)
    node = _node(library, name)

    def make(t: Texts) -> bytes:
        glossary = _glossary(request)
        pairs = [
            (
                view.pair_of(library, pair, view.anchor_of(table, pair), t),
                words.page(library, pair, glossary, t),
                view.base_of(table),
                table,
                resting.resting(library, pair, t),
                saved.kept(library, saved.reviewed(request.app, library, table), t, pair),
            )
            for table, pair in library.counterparts(node.id)
        ]
        return _pair_page(site, library, node, t, pairs, life=steps.stations(_tracer(request), node, t))

    return site.page(request, f"compare pair {node.id}", make)


def _pair_page(
    site: Site, library: KnowledgeBase, node: Node, t: Texts, pairs: Sequence[object],
    *, life: Sequence[steps.Station] = (), beside: str = "",
) -> bytes:  # fmt: skip
    return site.render(
        "compare_pair.html",
        t,
        shown=view.side(library, node, t),
        where=addresses.where(library, node, t),
        title=addresses.label(library, node, t),
        pairs=pairs,
        life=life,
        nearest=[] if pairs else [addresses.link(library, one, t) for one in _near(library, node)],
        beside=beside,
        here="compare",
    )


def _near(library: KnowledgeBase, node: Node) -> list[Node]:
    """What stands above a provision without counterparts, as far as it has some."""
    return [one for one in reversed(library.ancestors(node.id)) if library.counterparts(one.id)][:3]


def _library(site: Site) -> KnowledgeBase:
    if not isinstance(site.library, KnowledgeBase):
        raise NotFoundError("compare", kind="page")
    return site.library


def _tables(site: Site) -> tuple[Concordance, ...]:
    return site.library.concordances if isinstance(site.library, KnowledgeBase) else ()


def _asked(site: Site, request: Request) -> Concordance:
    """The concordance of `from` and `to`, in the order of the books whichever way they were asked for."""
    library = _library(site)
    old = request.query_params.get("from", "").strip()[:80] or None
    new = request.query_params.get("to", "").strip()[:80] or None
    if old and old == new and old in library.editions:
        raise BadInputError(f"an edition is compared with itself ({old})", "Name two different ones with from and to")
    if old and new and library.concordance(new, old) is not None:
        old, new = new, old
    return between(library, old, new)


def _node(library: KnowledgeBase, name: str) -> Node:
    """The provision of an id, or of a citation that names one edition."""
    found = library.nodes.get(name)
    if found is not None:
        return found
    edition, _, number = name[:200].partition(":")
    if edition not in library.editions:
        raise NotFoundError(name[:80], tuple(library.editions))
    try:
        return library.resolve(number, edition=edition)[0]
    except BridgelexError as error:
        raise NotFoundError(name[:80], getattr(error, "nearest", ())) from error


def _two(request: Request) -> Correspondence:
    """The two provisions that `from` and `to` name, by id or citation, as a pair of which nothing more is known."""
    library = _library(site_of(request))
    nodes = []
    for key in ("from", "to"):
        name = request.query_params.get(key, "").strip()[:120]
        if not name:
            raise BadInputError("two provisions are compared", "Name them with from and to")
        nodes.append(_node(library, name) if ":" in name else library.resolve(name)[0])
    if nodes[0].id == nodes[1].id:
        raise BadInputError(f"a provision is compared with itself ({nodes[0].id})", "Name two different ones")
    return Correspondence((nodes[0].id,), (nodes[1].id,), Fate.CHANGED, "", "")


def _refused(site: Site, request: Request, why: str, status: int) -> Response:
    """A page that says why nothing is compared, with what can be."""
    t = site.texts(request)
    others = [(view.base_of(one), one.old, one.new) for one in _tables(site)]
    page = site.render("compare_none.html", t, why=why, others=others, here="compare")
    return site.once(request, page, status=status)


def _at(library: KnowledgeBase, found: Concordance, at: str) -> Correspondence:
    """The pair of a provision, given by id or number; a number is the old book's first."""
    nodes: list[Node] = []
    if at in library.nodes:
        nodes = [library.nodes[at]]
    else:
        for edition in (found.old, found.new):
            try:
                nodes += [one for one in look_up(library, at, edition) if one.edition == edition]
            except NotFoundError:
                continue
    for node in nodes:
        for pair in found.of(node.id):
            return pair
    raise NotFoundError(at[:80], [one.id for node in nodes for one in _near(library, node)])


def _glossary(request: Request) -> Glossary:
    """The glossary of the corpus, read when the first wording is asked for."""
    state = request.app.state
    if getattr(state, "glossary", None) is None:
        state.glossary = load_glossary(corpus_folder(None) / "glossary.toml")
    glossary: Glossary = state.glossary
    return glossary


def _tracer(request: Request) -> Tracer:
    """Follows provisions through the books; made once, since it reads what the cited numbers are cited about."""
    state = request.app.state
    if getattr(state, "tracer", None) is None:
        state.tracer = Tracer(_library(site_of(request)), _glossary(request))
    tracer: Tracer = state.tracer
    return tracer


def _path(path: Path) -> list[dict[str, object]]:
    return [
        {
            "from": step.source,
            "to": step.target or None,
            "how": step.how.value,
            "certain": step.certain,
            "exact": step.exact,
            "reason": step.reason,
        }
        for step in path.steps
    ]


def _file(site: Site, request: Request, name: str, lines: Iterable[Iterable[str]]) -> Response:
    """A CSV with a byte order mark, which spreadsheets need to read æ, ø and å."""
    text = io.StringIO()
    csv.writer(text).writerows([[_harmless(cell) for cell in line] for line in lines])
    answer = site.once(request, text.getvalue().encode("utf-8-sig"), media=_CSV)
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}.csv"'
    return answer


def _harmless(cell: str) -> str:
    """A cell that a spreadsheet would take for a formula gets an apostrophe."""
    return f"'{cell}" if cell[:1] in "=+-@" and cell else cell
