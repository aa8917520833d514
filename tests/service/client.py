"""Speaks to the application in process, as a browser would, without following redirects."""

from __future__ import annotations

import asyncio

import httpx
from fastapi import FastAPI

__all__ = ["Client"]


class Client:
    """GETs without following redirects; an exception of ours comes back as the 500 a visitor would see."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def get(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                return await client.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})

        return asyncio.run(ask())
