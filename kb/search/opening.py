"""Opening the engine: everything it needs, from the cache beside the snapshot, or made and kept there.

Comes in: the handle of the knowledge base. Goes out: an `Engine`. What always holds: what is kept is named by a hash of
all it is made of, so what is opened is what would be made now. The surprising choice: the parts are made one after the
other from the index on, since each is made of those before it.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np

from kb.build import corpus_folder
from kb.graph import KnowledgeBase
from kb.search.cited import exists
from kb.search.engine import Engine
from kb.search.features import Standing
from kb.search.impacts import Impacts
from kb.search.kept import speech_of
from kb.search.letters import letters_of
from kb.search.making import index_folder, indexes
from kb.search.order import Order
from kb.search.passages import FIELDS, law_passages
from kb.search.phrasebook import Phrasebook, phrasebook_of
from kb.search.reading import load_rules
from kb.search.shape import Shape
from kb.search.showing import Showing
from kb.search.space import space_of
from kb.search.strengths import Weights, strengths_of
from kb.search.understand import Understander

__all__ = ["open_engine"]

_HERE = Path(__file__).resolve().parent


def open_engine(
    kb: KnowledgeBase,
    glossary: Path | None = None,
    corpus: Path | None = None,
    questions: Path | None = None,
    order: Order | None = None,
) -> Engine:
    """The engine of a knowledge base. glossary, questions: another file, another folder than those of the corpus;
    order: another than the one that was learnt. Raises GlossaryError, QuestionsError."""
    path = glossary or corpus_folder(corpus) / "glossary.toml"
    if not path.exists():
        path = corpus_folder(None) / "glossary.toml"
    questions = questions or path.parent / "questions"
    folder = index_folder(kb, path, questions)
    speech = speech_of(path, folder)
    law, cases = indexes(kb, speech, folder)
    meant = [frozenset(row["meant"].split()) for row in law.stored]
    understander = Understander(speech, load_rules(_HERE / "situations.toml"), law, partial(exists, kb=kb))
    phrasebook = phrasebook_of(questions, understander, law.ids, folder)
    understander.learn(phrasebook.words)
    weights = Weights()
    shape = Shape.of(kb, law.ids, meant, speech.glossary)
    strengths = strengths_of(law, weights, phrasebook, folder and folder / "law.npz")
    case_strengths = strengths_of(cases, weights, None, folder and folder / "cases.npz")
    impacts = Impacts(law, shape, weights, strengths)
    lengths = np.array(law.lengths, float).reshape(len(law), len(FIELDS))
    return Engine(
        kb,
        speech.glossary,
        law,
        cases,
        understander,
        phrasebook,
        letters_of(lambda: _texts(kb, phrasebook), folder),
        impacts,
        Impacts(cases, Shape.of(kb, cases.ids, [frozenset()] * len(cases)), weights, case_strengths),
        Showing(kb, law, cases),
        space_of(lambda: _with_company(kb, phrasebook, shape), folder),
        Standing.of(shape, lengths, impacts.things),
        order or Order.read(),
    )


def _texts(kb: KnowledgeBase, phrasebook: Phrasebook) -> dict[str, list[str]]:
    """What a query in each language is compared with by its letters; a heading counts twice in its passage."""
    passages = [" . ".join((one.head, one.head, one.own, *one.above)) for one in law_passages(kb)]
    return {
        lang: [*(phrasebook.texts[number] for number in numbers.tolist()), *passages]
        for lang, numbers in phrasebook.spoken.items()
    }


def _with_company(kb: KnowledgeBase, phrasebook: Phrasebook, shape: Shape) -> list[str]:
    """Each passage with the headings above it, its counterparts, and the phrases that ask for it; a heading counts
    twice."""
    passages = list(law_passages(kb))
    own = [" . ".join((one.head, one.head, one.own)) for one in passages]
    found = []
    for number, one in enumerate(passages):
        twins = (own[twin] for twin in shape.twins[number])
        found.append(" . ".join((own[number], *one.above, *phrasebook.asks_for(number), *twins)))
    return found
