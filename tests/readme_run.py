"""`python -m tests.readme_run`: does what the README says on its first screen, in an empty folder.

Comes in: README.md. Goes out: nothing when the service answers, an error when it does not. What always
holds: the command is read from the README, not repeated here. The surprising choice: only the port is
changed, so that it can run beside a service that is already there.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run_command() -> str:
    """The first shell command of the README."""
    match = re.search(r"```sh\n(.*?)\n```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert match, "README.md has no command"
    return match.group(1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> None:
    """Copy what git tracks, run the command, wait for a page, stop it."""
    port = free_port()
    command = run_command()
    assert command.endswith("bridgelex serve"), command
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "bridgelex"
        files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
        for name in filter(None, files):
            if (ROOT / name).exists():
                (clone / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, clone / name)
        environment = {**os.environ, "BRIDGELEX_CACHE": str(Path(folder) / "cache")}
        environment.pop("BRIDGELEX_CORPUS", None)
        process = subprocess.Popen(
            ["bash", "-c", f"{command} --port {port}"], cwd=clone, env=environment, start_new_session=True,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            for path, words in (("/", "Bridgelex"), ("/dk1997/27", "Utilstrækkeligt bud")):
                page = wait_for(f"http://127.0.0.1:{port}{path}", process)
                assert words in page, f"{path} does not show '{words}'"
        finally:
            os.killpg(process.pid, 15)
            process.wait(20)
    print("the README's first command serves its pages")


def wait_for(address: str, process: subprocess.Popen[bytes]) -> str:
    """The page at `address`, once the service is up."""
    deadline = time.monotonic() + 240
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                text: str = answer.read().decode("utf-8")
                return text
        except OSError:
            if process.poll() is not None:
                raise SystemExit(f"the README's command ended with status {process.returncode}") from None
            if time.monotonic() > deadline:
                raise
            time.sleep(0.5)


if __name__ == "__main__":
    main()
