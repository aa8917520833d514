"""`bridgelex serve`: ports, messages, the address when ready."""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

from service import command
from service.library import Library
from tests.service.shelf import shelf


def _parse(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    command.configure(parser)
    return parser.parse_args(words)


def _no_load() -> Library:
    raise AssertionError("the corpus must not be loaded for an address that cannot be used")


def test_port_in_use_is_said_before_anything_is_loaded(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert command.run(_parse("--port", str(port)), _no_load) == 2
    said = capsys.readouterr().err
    assert f"port {port} on 127.0.0.1 is in use" in said
    assert "--port" in said


def test_no_such_host(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(_parse("--host", "256.1.1.1"), _no_load) == 2
    assert "not an address" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["x", "-1", "65536", ""])
def test_not_a_port(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        _parse(f"--port={port}")
    assert "not a port" in capsys.readouterr().err


def test_prints_the_address_when_it_answers() -> None:
    assert shelf() is not None
    program = (
        "import argparse; from service import command; from tests.service.shelf import shelf;"
        "p = argparse.ArgumentParser(); command.configure(p);"
        "raise SystemExit(command.run(p.parse_args(['--port', '0']), shelf))"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = line.split()[1]
            with urllib.request.urlopen(address + "healthz", timeout=10) as answer:
                assert answer.status == 200
        finally:
            server.terminate()
            deadline = time.monotonic() + 10
            while server.poll() is None and time.monotonic() < deadline:
                time.sleep(0.05)
    assert line.startswith("Bridgelex: http://localhost:")
