"""Whom an address stands for."""

import pytest

from palatine.server.limits import network_of


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("", ""),
        ("unix socket", "unix socket"),
    ],
)
def test_ipv6_counts_by_its_network(address: str, counted: str) -> None:
    assert network_of(address) == counted
