"""Rulings: `POST /api/v1/rulings`, `GET /api/v1/facts` and the pages at `/rulings`.

The rules load on the first question about them (router.py imports the rest of this folder inside its handlers),
so that the service starts without them.
"""
