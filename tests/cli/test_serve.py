"""serve: the address it prints answers, and what keeps it from starting is one sentence."""

import socket
import sys

import pytest

from mercat.cli.serve import address_of, listening


def test_a_port_that_is_taken(mercat):
    pytest.importorskip("uvicorn")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = mercat("serve", "--port", taken.getsockname()[1])
    assert said.code == 1 and "in use" in said.err and said.out == ""


def test_without_the_server_installed(mercat, monkeypatch):
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    said = mercat("serve")
    assert said.code == 1 and "mercat[server]" in said.err


def test_a_host_that_is_none(mercat):
    pytest.importorskip("uvicorn")
    said = mercat("serve", "--host", "203.0.113.7", "--port", 0)
    assert said.code == 1 and "cannot listen at 203.0.113.7" in said.err


@pytest.mark.parametrize("port", [-1, 70_000, "http"])
def test_ports_that_cannot_be(mercat, port):
    assert mercat("serve", "--port", port).code == 2


def test_addresses():
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/" and address_of("::", 80) == "http://[::1]:80/"
    with listening("127.0.0.1", 0) as listener:
        assert listener.getsockname()[1] > 0
