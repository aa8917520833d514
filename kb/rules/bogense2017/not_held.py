"""What the sheet says nothing of: the laws of 2017 themselves would be needed."""

from __future__ import annotations

from kb.rules.model import NotHeld
from kb.rules.text import t

__all__ = ["NOT_HELD"]

NOT_HELD = NotHeld(
    laws={},
    lost=t("Ordene er tabt: {laws}", "Orden är förlorade: {laws}", "The words are lost: {laws}"),
    absent=t(
        "Arket fra Bogense siger intet om dette; der skulle bruges lovene af 2017 selv",
        "Bladet från Bogense säger inget om detta; det som skulle behövas är själva lagarna av 2017",
        "The Bogense sheet says nothing about this; what would be needed is the laws of 2017 themselves",
    ),
)
