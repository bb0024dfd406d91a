"""Records of finished games: they are signed at the end of the game and kept exactly as they were
given out."""

import json
import os
from pathlib import Path

from palatine.core.state import Json
from palatine.server.config import Config
from palatine.server.db import records
from palatine.server.db.private import make_folder
from palatine.server.db.store import Store
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.server.signing import PUBLISHED, PublicKey, load_signer
from palatine.service.importing import IMPORTED


class Records:
    """The signed records of this server, and all public keys that it has used."""

    def __init__(self, config: Config, store: Store) -> None:
        self.store = store
        self.folder = config.folder
        self.signer = load_signer(config)

    async def start(self) -> None:
        """Store the public key of this server, and write all known keys to the file in which
        `palatine verify` looks for them."""
        keys = await self.store.write(records.add_key(self.signer.public, now_ms()))
        publish(self.folder, self._keys_json(keys))

    async def text(self, live: LiveTable) -> str:
        """The record of a finished table, signed if it was played here. The first text that was
        given out is kept."""
        kept = await self.store.read(records.text_of(live.id))
        if kept is not None:
            return kept
        record = live.table.record
        ours = live.table.setup.host != IMPORTED
        text = self.signer.sign(record) if ours else str(record)
        return await self.store.write(records.keep(live.id, text), live.id)

    async def keys(self) -> Json:
        """All public keys, as /api/keys shows them. They are read each time, since another machine
        may have a key of its own."""
        return self._keys_json(await self.store.read(records.keys))

    async def known(self) -> dict[str, str]:
        """The public keys by their ids."""
        return {key.id: key.public for key in await self.store.read(records.keys)}

    def _keys_json(self, keys: list[PublicKey]) -> Json:
        return {"keys": [key.to_json(self.signer.id) for key in keys]}


def publish(folder: Path, keys: Json) -> None:
    """Write the list of public keys, completely or not at all."""
    make_folder(folder)
    draft = folder / f"{PUBLISHED}.{os.getpid()}"
    draft.write_text(json.dumps(keys, indent=1) + "\n", "utf-8")
    draft.replace(folder / PUBLISHED)
