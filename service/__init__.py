"""The web service: pages and a JSON API over one `kb` handle.

Comes in: a `KnowledgeBase` (see `service.library` for the part of it used here). Goes out: `create_app`,
a FastAPI application; one folder a feature, each with a router, listed once in `service.app`.
What always holds: nothing is fetched from the network, nothing about the reader is stored, and a page is
a function of the snapshot, the language and its address, so its bytes are made once and kept.
The surprising choice: pages work without JavaScript; the script only saves taps and lets them work offline.
"""
