"""Quotas: how much one person and one address may have open at a time, and how many lines of chat
they may write. A new guest costs nothing, so addresses are counted as well as people; several
people may share an address, so an address may have more."""

from dataclasses import fields

from palatine.server.config import Config
from palatine.server.db import quotas
from palatine.server.db.quotas import Held
from palatine.server.db.tables import size_of
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.server.workers.schedule import Payer
from palatine.table.errors import Refused
from palatine.table.setup import DAY, Setup


async def check_new(hub: Hub, payer: Payer, setup: Setup, opponents: int, open_seats: int) -> None:
    """Refuse a new table where there are too many already, or where its own components are too
    large."""
    size = size_of(setup.own_data)
    if hub.config.limits and size > hub.config.own_data_table:
        raise Refused("quota", "server-quota-own-data-table", {"limit": hub.config.own_data_table})
    lobby = int(bool(open_seats) and not setup.private)
    await check(hub, payer, Held(1, opponents, lobby, size))


async def check_seat(hub: Hub, payer: Payer, live: LiveTable) -> None:
    """Refuse a seat to a person who has too many already. The host's own table is counted when it
    is created."""
    if payer.person != live.table.setup.host:
        person = Payer(payer.person)  # the table is counted to the address that created it
        await check(hub, person, Held(tables=1, lobby=int(not live.table.setup.private)))


async def check_opponent(hub: Hub, live: LiveTable) -> None:
    """Refuse one more bot at a table whose host or address has too many."""
    await check(hub, live.payer, Held(opponents=1))


async def check(hub: Hub, payer: Payer, more: Held) -> None:
    """Refuse a request where a person or an address would have more than allowed. Two requests at
    the same moment may both pass: then there is one more than the limit, but a third is refused."""
    if not hub.config.limits:
        return
    since = now_ms() - round(hub.config.quota_days * DAY)
    person, address = await hub.store.read(quotas.held(payer.person, payer.address, since))
    check_held(hub.config, "person", person, more)
    check_held(hub.config, "address", address, more)


def check_held(config: Config, whose: str, now: Held, more: Held) -> None:
    """Refuse a request that exceeds one of the settings `tables_person`, `tables_address` and so
    on. whose: person | address; now: what is open already; more: what the request adds."""
    for field in fields(Held):
        limit: int = getattr(config, f"{field.name}_{whose}")
        wanted = getattr(more, field.name)
        if wanted and getattr(now, field.name) + wanted > limit:
            key = f"server-quota-{field.name.replace('_', '-')}-{whose}"
            raise Refused("quota", key, {"limit": limit})


def check_chat(hub: Hub, payer: Payer) -> None:
    """Refuse a chat line where one person or one address has written too many, over sockets and
    HTTP together."""
    if not hub.config.limits:
        return
    if not hub.talk.bucket(payer.person).take():
        raise Refused("too-often")
    if payer.address and not hub.talk_of_address.bucket(payer.address).take():
        raise Refused("too-often")
