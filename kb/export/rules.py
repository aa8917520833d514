"""The rules as JSON, complete enough for another program to evaluate them.

Comes in: the handle. Goes out: rules.json. What always holds: the file is the rule engine's own export.
The surprising choice: none; this module only names the file.
"""

from __future__ import annotations

import json

from kb.graph import KnowledgeBase

__all__ = ["rule_files"]


def rule_files(kb: KnowledgeBase) -> dict[str, str]:
    """{'rules.json': text}."""
    from kb.rules import export_rules

    return {"rules.json": json.dumps(export_rules(), ensure_ascii=False, indent=1) + "\n"}
