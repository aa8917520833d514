"""Every link on every page leads somewhere, and every anchor is on its page: the whole site, followed."""

from __future__ import annotations

import html
import re
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from kb.model import Kind
from service.laws import addresses
from service.library import Library
from service.texts import LANGUAGES
from tests.service.client import Client
from tests.service.shelf import shelf

_HREF = re.compile(r"""<(?:a|link|script|img|form)\b[^>]*?\s(?:href|src|action)="([^"]*)\"""")
_ID = re.compile(r"""\sid="([^"]*)\"""")
_PANEL = re.compile(r"""data-panel="([^"]*)\"""")


class Crawl:
    """Pages by path, fetched once each; what is wrong is collected with the page it was found on."""

    def __init__(self, client: Client, language: str) -> None:
        self.client = client
        self.language = language
        self.ids: dict[str, set[str]] = {}
        self.wrong: list[str] = []

    def run(self) -> None:
        waiting, seen = ["/"], {"/"}
        anchors: list[tuple[str, str, str]] = []
        while waiting:
            path = waiting.pop()
            for target, anchor in self._page(path):
                anchors.append((path, target, anchor))
                if target not in seen:
                    seen.add(target)
                    waiting.append(target)
        for origin, target, anchor in anchors:
            if anchor and target in self.ids and anchor not in self.ids[target]:
                self.wrong.append(f"{origin}: no {anchor} on {target}")

    def _page(self, path: str) -> list[tuple[str, str]]:
        answer = self.client.get(path, accept_language=self.language)
        if 300 <= answer.status_code < 400:
            target = urlsplit(urljoin(path, answer.headers["location"]))
            return [(target.path, unquote(target.fragment))]
        if answer.status_code != 200:
            self.wrong.append(f"{path}: {answer.status_code}")
            return []
        if "html" not in answer.headers["content-type"]:
            return []
        ids = [html.unescape(one) for one in _ID.findall(answer.text)]
        twice = {one for one in ids if ids.count(one) > 1} if len(ids) != len(set(ids)) else set()
        self.wrong += [f"{path}: id {one} stands twice" for one in sorted(twice)]
        self.ids[path] = set(ids)
        for panels in _PANEL.findall(answer.text):
            for one in html.unescape(panels).split():
                if f"panel:{one}" not in self.ids[path]:
                    self.wrong.append(f"{path}: no words for {one}")
        links = []
        for href in _HREF.findall(answer.text):
            parts = urlsplit(urljoin(path, html.unescape(href)))
            if not parts.netloc and not parts.query and parts.path != "/go":
                links.append((parts.path, unquote(parts.fragment)))
        return links


def test_small_site(small: Client) -> None:
    crawl = Crawl(small, "en")
    crawl.run()
    assert crawl.wrong == []
    assert {"/dk1/1", "/dk1/2", "/dk1/3", "/dk1/notes", "/laws9/5", "/cases/c-1", "/se1"} <= crawl.ids.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_corpus(real: Client, corpus: Library, language: str) -> None:
    crawl = Crawl(real, language)
    crawl.run()
    assert crawl.wrong == []
    reached = crawl.ids.keys()
    for edition in corpus.editions:
        assert {f"/{edition}", f"/{edition}/def", f"/{edition}/notes", f"/{edition}/report"} <= reached
    for node in corpus.nodes.values():
        if node.kind is Kind.LAW:
            assert unquote(addresses.page_of(corpus, node)) in {unquote(path) for path in reached}, node.id


def test_every_node_of_the_corpus_has_its_place(real: Client, corpus: Library) -> None:
    """The address of each node: its page exists, and carries the node's anchor."""
    ids: dict[str, set[str]] = {}
    for node in corpus.nodes.values():
        address = urlsplit(addresses.address(corpus, node))
        if address.path not in ids:
            answer = real.get(address.path)
            assert answer.status_code == 200, (node.id, address.path, answer.status_code)
            ids[address.path] = {html.unescape(one) for one in _ID.findall(answer.text)}
        anchor = unquote(address.fragment)
        assert not anchor or anchor in ids[address.path], (node.id, anchor)


def test_every_node_of_the_shelf_has_its_place(small: Client) -> None:
    test_every_node_of_the_corpus_has_its_place(small, shelf())
