"""`bridgelex serve`: the service on an address of this machine.

Comes in: --host, --port, --open, --database, --rulings and a function that loads the knowledge base. Goes out: an exit
status; the address on stdout as soon as the first request can be answered.
What always holds: the port is taken before the corpus is loaded, so a port in use is said at once.
The surprising choice: we bind the socket ourselves and hand it to uvicorn, whose own message for a port in
use is a log line and an exit status of 1.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from service.library import Library

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the options of `serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument(
        "--port", type=_port, default=8000, help="port to listen on; 0 takes a free one (default: 8000)"
    )
    parser.add_argument("--open", action="store_true", help="open the first page in the browser")
    parser.add_argument("--database", metavar="URL", default=None, help="where rulings and own cases are kept")
    parser.add_argument(
        "--rulings", type=Path, metavar="DIR", default=None,
        help="saved rulings ('rule --save DIR') to show beside the changes they rest on; read at the start",
    )  # fmt: skip


def run(args: argparse.Namespace, load: Callable[[], Library]) -> int:
    """Serves until interrupted. 0 when stopped, 2 when the address cannot be used."""
    listener = _listen(args.host, args.port)
    if isinstance(listener, str):
        print(f"bridgelex serve: {listener}", file=sys.stderr)
        return 2
    with listener:
        # Loaded here, so that the other commands do not pay for the web server. Nothing of it is garbage for as
        # long as the process lives: collecting is put off until all is there, and then spares it for good.
        gc.disable()
        import uvicorn

        from service.app import create_app

        app = create_app(load(), database=args.database, rulings=args.rulings)
        gc.freeze()
        gc.enable()
        address = _address(args.host, listener.getsockname()[1])

        class Announcing(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                if self.started:
                    print(f"Bridgelex: {address}  (stop with Ctrl+C)", flush=True)
                    if args.open:
                        webbrowser.open(address)

        server = Announcing(uvicorn.Config(app, log_level="warning", access_log=False, server_header=False))
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
        return 0 if server.started else 2


def _port(text: str) -> int:
    try:
        port = int(text)
    except ValueError:
        port = -1
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port; give a number from 0 to 65535")
    return port


def _listen(host: str, port: int) -> socket.socket | str:
    """A listening socket, or why there is none."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError):
        return f"'{host}' is not an address of this machine. Try --host 127.0.0.1."
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)
        listener.listen(512)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            return f"port {port} on {host} is in use. Choose another with --port, or --port 0 for any free one."
        if error.errno == errno.EACCES:
            return f"port {port} may not be opened by this user. Choose one above 1023 with --port."
        return f"{host} port {port}: {error.strerror}."
    return listener


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    return f"http://{shown}:{port}/"
