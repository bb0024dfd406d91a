"""What a record proves, worked out in a process of the pool: plain values in and out."""

from palatine import games
from palatine.core.record import Record
from palatine.core.state import Json
from palatine.core.verification import Finding, examine, read
from palatine.locales import Words
from palatine.server.signing import checker


def verified(text: str, noted: str, known: dict[str, str], words: Words) -> Json:
    """What a record proves, as the protocol tells it. noted: the commitment somebody has noted;
    known: public keys by their ids."""
    found = read(text)
    record = found.record
    game = games.load(record.game).for_version(record.version)
    game.meta.check_seats(record.seats)
    record.options = game.meta.read_options(record.options)
    if record.own_data is not None:
        game = game.with_data(record.own_data)
    return told(record, examine(game, found, noted, checker(known)), words)


def told(record: Record, finding: Finding, words: Words) -> Json:
    sentences = [words(key, details) for key, details in finding.told]
    return {
        "status": finding.status,
        "agrees": finding.agrees,
        "chosen": record.commitment == "chosen",
        "sentence": sentences[0],
        "sentences": sentences,
        "draws": finding.draws,
        "commitment": record.commitment,
        "commitments": record.commitments,
        "luck": record.luck,
        "seed": record.seed,
        "words": record.words,
        "signature": {"state": finding.signature, "key": finding.key},
    }
