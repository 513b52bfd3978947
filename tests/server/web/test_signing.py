"""What the server signs and hashes with its key."""

import pytest

from mercat.server.web.signing import Signer, network


@pytest.mark.parametrize(("one", "other", "same"), [
    ("192.0.2.1", "192.0.2.1", True), ("192.0.2.1", "192.0.2.2", False), ("::ffff:192.0.2.1", "192.0.2.1", True),
    ("2001:db8:1:2::3", "2001:db8:1:2:ffff::9", True), ("2001:db8:1:2::3", "2001:db8:1:3::3", False),
    ("fe80::1%eth0", "fe80::2", True), ("unix", "unix", True), ("unix", "?", False)])
def test_what_counts_as_one_network(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same
    signer = Signer("k" * 40)
    assert (signer.network_of(one) == signer.network_of(other)) is same


def test_a_network_is_stored_so_that_only_this_server_can_tell() -> None:
    assert "192" not in Signer("k" * 40).network_of("192.0.2.1")
    assert Signer("k" * 40).network_of("192.0.2.1") != Signer("j" * 40).network_of("192.0.2.1")
