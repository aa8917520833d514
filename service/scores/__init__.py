"""Scores: `POST /api/v1/score`, `GET /api/v1/score/{kind}` and the pages at `/scores`, thin over kb.scoring.compute."""
