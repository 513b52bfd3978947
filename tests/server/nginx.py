"""nginx as a proxy of servers on this machine, with the documented configuration, if it is installed."""

import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.waiting import wait_until

CONFIGURATION = Path(__file__).parents[2] / "examples" / "nginx.scale.conf"
MISSING = "nginx is not installed (Debian: apt install nginx-light)"
# The surroundings of the configuration on Debian, but in a folder of its own and with a log of the answering servers.
AROUND = """daemon off;
pid {home}/pid;
error_log {home}/errors;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    log_format servers '$upstream_addr $status $request_uri';
    access_log {home}/requests servers;
    client_body_temp_path {home}/bodies; proxy_temp_path {home}/proxied; fastcgi_temp_path {home}/fastcgi;
    uwsgi_temp_path {home}/uwsgi; scgi_temp_path {home}/scgi;
    include {home}/mercat.conf;
}}
"""


def program() -> str | None:
    """Return the path of nginx; None if it is not installed."""
    found = shutil.which("nginx") or "/usr/sbin/nginx"
    return found if Path(found).exists() else None


def configured(servers: Sequence[str], port: int, text: str = "") -> str:
    """Return the documented configuration for servers at these addresses (`127.0.0.1:8000`) and with this port."""
    text = text or CONFIGURATION.read_text("utf-8")
    line = re.search(r"^    server 127\.0\.0\.1:8000(.*)$", text, re.MULTILINE)
    assert line is not None
    text = re.sub(r"^    server 127\.0\.0\..*\n", "", text, flags=re.MULTILINE)
    listed = "".join(f"    server {address}{line[1]}\n" for address in servers)
    text = text.replace("    keepalive", f"{listed}    keepalive", 1)
    return text.replace("listen 80;", f"listen 127.0.0.1:{port};", 1)


class Proxy:
    """A running nginx."""

    def __init__(self, home: Path, port: int) -> None:
        self.home = home
        self.address = f"http://127.0.0.1:{port}"

    def answered_by(self, path: str) -> list[str]:
        """Return the servers that were asked for addresses beginning with this path, in order; several for one request are
        separated by commas."""
        lines = (line.split(" ") for line in (self.home / "requests").read_text().splitlines())
        found = [(line[:-2], line[-1]) for line in lines]
        return [" ".join(servers) for servers, asked in found if asked.startswith(path)]


@contextmanager
def running_proxy(servers: Sequence[str]) -> Iterator[Proxy]:
    """Yield an nginx for these servers, which ends with the block."""
    nginx = program()
    assert nginx is not None, MISSING
    home = Path(tempfile.mkdtemp(prefix="mercat-nginx-"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    (home / "mercat.conf").write_text(configured(servers, port))
    (home / "nginx.conf").write_text(AROUND.format(home=home))
    home.chmod(0o755)                                    # if it runs as root, its workers are another user
    process = subprocess.Popen([nginx, "-c", home / "nginx.conf", "-e", home / "errors"])
    proxy = Proxy(home, port)

    def answers() -> bool:
        assert process.poll() is None, (home / "errors").read_text()
        with suppress(httpx.TransportError):
            return httpx.get(f"{proxy.address}/healthz", timeout=10, verify=False).status_code == 200
        return False

    try:
        wait_until(answers)
        yield proxy
    finally:
        process.terminate()
        process.wait(60)
        shutil.rmtree(home, ignore_errors=True)
