"""GraphML: the graph for tools that draw and measure networks.

Comes in: the handle. Goes out: graph.graphml. What always holds: well-formed XML, one node and one edge
element for each of the handle's. The surprising choice: text is left out; it can be joined by id.
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from kb.graph import KnowledgeBase

__all__ = ["graphml_files"]

_NODE_KEYS = ("edition", "work", "kind", "number", "heading", "flags")
_EDGE_KEYS = ("type", "relation", "reference", "surface", "note")


def graphml_files(kb: KnowledgeBase) -> dict[str, str]:
    """{'graph.graphml': text}."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">']
    lines += [f'<key id="n_{key}" for="node" attr.name="{key}" attr.type="string"/>' for key in _NODE_KEYS]
    lines += [f'<key id="e_{key}" for="edge" attr.name="{key}" attr.type="string"/>' for key in _EDGE_KEYS]
    lines.append('<graph id="bridgelex" edgedefault="directed">')
    for node in kb.nodes.values():
        values = (node.edition, node.work, str(node.kind), node.number, node.heading or "", " ".join(node.flags))
        lines.append(f"<node id={quoteattr(node.id)}>{_data('n', _NODE_KEYS, values)}</node>")
    for place, edge in enumerate(kb.edges):
        ways = (str(edge.type), str(edge.relation or ""), str(edge.kind or ""), edge.surface, edge.note)
        lines.append(
            f'<edge id="e{place}" source={quoteattr(edge.source)} target={quoteattr(edge.target)}>'
            f"{_data('e', _EDGE_KEYS, ways)}</edge>"
        )
    lines += ["</graph>", "</graphml>", ""]
    return {"graph.graphml": "\n".join(lines)}


def _data(prefix: str, keys: tuple[str, ...], values: tuple[str, ...]) -> str:
    return "".join(
        f'<data key="{prefix}_{key}">{escape(_printable(value))}</data>'
        for key, value in zip(keys, values, strict=True)
        if value
    )


def _printable(text: str) -> str:
    """Without the control characters that XML forbids."""
    return "".join(char for char in text if char >= " " or char in "\t\n\r")
