"""The register: order, pointers, places."""

from __future__ import annotations

import pytest

from kb.search import Engine
from kb.search.register import letter, register, sort_key


@pytest.mark.parametrize("lang", ["da", "sv", "en"])
def test_order_pointers_and_places(engine: Engine, lang: str) -> None:
    entries = register(engine, lang)
    assert len(entries) > 300
    keys = [sort_key(entry.word, lang) for entry in entries]
    assert keys == sorted(keys)
    words = {entry.word for entry in entries if entry.see is None}
    for entry in entries:
        assert (entry.see is None) == bool(entry.places)
        assert entry.see is None or entry.see in words, entry
        for places in entry.places:
            for name in places.ids:
                assert engine.kb.nodes[name].edition == places.edition


def test_alphabets() -> None:
    assert [letter(word, "da") for word in ("Åbent", "ærlig", "østre", "1.")] == ["Å", "Æ", "Ø", "#"]
    assert sorted(["åbent", "ærlig", "zone", "øst"], key=lambda w: sort_key(w, "da")) == [
        "zone",
        "ærlig",
        "øst",
        "åbent",
    ]
    assert sorted(["ärlig", "åter", "öst", "zon"], key=lambda w: sort_key(w, "sv")) == ["zon", "åter", "ärlig", "öst"]


def test_revoke_leads_to_its_laws(engine: Engine) -> None:
    entry = next(entry for entry in register(engine, "da") if entry.word == "kulørsvigt")
    danish = next(places for places in entry.places if places.edition == "dk1997")
    assert danish.defined == "dk1997:def.kulørsvigt"
    assert {"dk1997:61", "dk1997:62", "dk1997:63", "dk1997:64"} <= set(danish.ids)
