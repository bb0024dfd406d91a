"""How much one person and one address may have open at a time. Guests cost nothing, so an address
is counted as well as a person; a club behind one address is many people, so it may have more."""

from dataclasses import fields

from palatine.server.config import Config
from palatine.server.db import quotas
from palatine.server.db.quotas import Held
from palatine.server.db.store import Store
from palatine.server.play.live_table import now_ms
from palatine.server.workers.schedule import Payer
from palatine.table.errors import Refused

DAY = 86_400_000  # ms


async def check(config: Config, store: Store, payer: Payer, more: Held) -> None:
    """Refuse what would be more than a person or his address may have. Two requests in the same
    moment may both pass: then there is one more than the limit, and no third."""
    if not config.limits:
        return
    since = now_ms() - round(config.quota_days * DAY)
    person, address = await store.read(quotas.held(payer.person, payer.address, since))
    check_held(config, "person", person, more)
    check_held(config, "address", address, more)


def check_held(config: Config, whose: str, now: Held, more: Held) -> None:
    """Refuse what is beyond the settings `tables_person`, `tables_address` and so on."""
    for field in fields(Held):
        limit: int = getattr(config, f"{field.name}_{whose}")
        wanted = getattr(more, field.name)
        if wanted and getattr(now, field.name) + wanted > limit:
            key = f"server-quota-{field.name.replace('_', '-')}-{whose}"
            raise Refused("quota", key, {"limit": limit})


def check_own_data(config: Config, size: int) -> None:
    """Refuse components of a table's own that are too large for one table."""
    if config.limits and size > config.own_data_table:
        raise Refused("quota", "server-quota-own-data-table", {"limit": config.own_data_table})
